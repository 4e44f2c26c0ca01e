import { byId } from './elements.js';
import { keep, readKept } from './kept.js';

/** @typedef {'light' | 'dark'} Theme */

const darkWanted = matchMedia('(prefers-color-scheme: dark)');

/**
 * The system's colours, until the switch is used; then what was chosen, also the next time.
 *
 * @param {() => void} changed
 */
export function setUpTheme(changed) {
  const button = byId('theme', HTMLButtonElement);
  const show = () => {
    const theme = currentTheme();
    document.documentElement.dataset['theme'] = theme;
    button.setAttribute('aria-pressed', String(theme === 'dark'));
    changed();
  };
  button.addEventListener('click', () => {
    keep('theme', currentTheme() === 'dark' ? 'light' : 'dark');
    show();
  });
  darkWanted.addEventListener('change', show);
  show();
}

/** @returns {Theme} */
export function currentTheme() {
  const chosen = readKept('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkWanted.matches ? 'dark' : 'light';
}
