/** @import { PageTurn } from './contract.ts' */
import { byId, html } from './elements.js';

/** The list of turns, and the region that announces answers to screen readers. */
export class ConversationList {
  #list = byId('turns', HTMLOListElement);
  #announced = byId('announced', HTMLElement);

  /**
   * Shows a question, whose answer follows.
   *
   * @param {string} utterance
   * @param {string} locale
   * @returns {HTMLLIElement}
   */
  addQuestion(utterance, locale) {
    const waiting = html('p', { class: 'answered waiting', 'aria-hidden': 'true' });
    waiting.append(html('span'), html('span'), html('span'));
    const item = html('li', {}, html('p', { class: 'asked', lang: locale }, utterance), waiting);
    this.#list.append(item);
    item.scrollIntoView({ block: 'end' });
    return item;
  }

  /**
   * @param {HTMLLIElement} item
   * @param {PageTurn} turn
   * @param {() => void} onTrace
   */
  showAnswer(item, turn, onTrace) {
    const button = html('button', { type: 'button', class: 'inside' }, summaryOf(turn));
    button.addEventListener('click', onTrace);
    this.#fill(item, 'answered', turn.speech, turn.language);
    item.append(
      html(
        'p',
        { class: 'under' },
        button,
        ...(turn.weather.isDemo ? [html('span', {}, 'demo weather')] : []),
      ),
    );
    item.scrollIntoView({ block: 'end' });
  }

  /**
   * @param {HTMLLIElement} item
   * @param {string} problem
   */
  showError(item, problem) {
    this.#fill(item, 'answered failed', problem, 'en');
    item.scrollIntoView({ block: 'end' });
  }

  /**
   * Adds a line between two turns that announces changed settings.
   *
   * @param {string} text
   */
  addNote(text) {
    const last = this.#list.lastElementChild;
    if (!last) return;
    if (last.className === 'break') last.textContent = text;
    else this.#list.append(html('li', { class: 'break' }, text));
  }

  get isEmpty() {
    return this.#list.childElementCount === 0;
  }

  clear() {
    this.#list.replaceChildren();
    this.#announced.textContent = '';
  }

  /**
   * @param {HTMLLIElement} item
   * @param {string} name
   * @param {string} text
   * @param {string} lang
   */
  #fill(item, name, text, lang) {
    item.querySelector('.waiting')?.replaceWith(html('p', { class: name, lang }, text));
    this.#announced.lang = lang;
    this.#announced.textContent = text;
  }
}

/** @param {PageTurn} turn */
function summaryOf({ intent, calls, milliseconds }) {
  const operations = calls.map(({ operation }) => operation);
  return `${[intent, ...operations].join(' → ')} · ${Math.round(milliseconds)} ms`;
}
