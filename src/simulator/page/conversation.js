/** @import { PageTurn } from './contract.ts' */
/** @import { Words } from './words.js' */
import { byId, html } from './elements.js';

/** Of the height of the list: a higher answer is shown from its question on. */
const MAX_SHARE_AT_END = 0.8;

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
   * @param {object} shown
   * @param {Words} shown.words
   * @param {() => void} shown.onTrace
   */
  showAnswer(item, turn, { words, onTrace }) {
    const button = html('button', { type: 'button', class: 'inside' }, summaryOf(turn));
    button.addEventListener('click', onTrace);
    this.#fill(item, 'answered', turn.speech, turn.language);
    const demo = turn.weather.isDemo ? [html('span', {}, words.demoShort)] : [];
    item.append(html('p', { class: 'under' }, button, ...demo));
    this.#reveal(item);
  }

  /**
   * Shows between an answer and what stands below it what it was made of.
   *
   * @param {HTMLLIElement} item
   * @param {readonly HTMLElement[]} figures
   */
  addFigures(item, figures) {
    if (figures.length === 0) return;
    item.querySelector('.under')?.before(...figures);
    this.#reveal(item);
  }

  /**
   * Offers to go on in the language of a sentence that was not understood.
   *
   * @param {HTMLLIElement} item
   * @param {{ text: string, action: string, locale: string }} offer in that language
   * @param {() => void} onSwitch
   */
  addOffer(item, { text, action, locale: lang }, onSwitch) {
    const button = html('button', { type: 'button' }, action);
    button.addEventListener('click', () => {
      button.disabled = true;
      onSwitch();
    });
    item.append(html('p', { class: 'offer', lang, role: 'status' }, text, ' ', button));
    this.#reveal(item);
  }

  /**
   * @param {HTMLLIElement} item
   * @param {string} problem
   */
  showError(item, problem) {
    this.#fill(item, 'answered failed', problem, document.documentElement.lang);
    this.#reveal(item);
  }

  /**
   * Scrolls to the end of an item, or to its question if it is higher than the room for it.
   *
   * @param {HTMLLIElement} item
   */
  #reveal(item) {
    const room = (item.closest('.log')?.clientHeight ?? 0) || globalThis.innerHeight;
    item.scrollIntoView({ block: item.offsetHeight > room * MAX_SHARE_AT_END ? 'start' : 'end' });
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
