import { html } from './elements.js';

/**
 * Hands a text to the browser as a download.
 *
 * @param {string} name
 * @param {string} text
 */
export function saveAsFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  html('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
