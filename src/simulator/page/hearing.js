import { byId } from './elements.js';

/**
 * What the page uses of the Web Speech API's recognition, which has no types of its own yet.
 *
 * @typedef {EventTarget & { lang: string, interimResults: boolean, start(): void, abort(): void }} Recognition
 */

/**
 * @typedef {object} Listener
 * @property {() => string} language BCP 47
 * @property {(isListening: boolean) => void} listening
 * @property {(words: string) => void} hearing what was understood so far
 * @property {(utterance: string) => void} heard
 */

/** Hears a question with the browser's speech recognition; without one the button stays hidden. */
export class Hearing {
  #button = byId('hear', HTMLButtonElement);
  /** @type {Recognition | undefined} */
  #recognition;
  #isListening = false;

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    this.#recognition = newRecognition();
    if (!this.#recognition) return;
    this.#button.hidden = false;
    this.#button.addEventListener('click', () => (this.#isListening ? this.stop() : this.start()));
    this.#recognition.addEventListener('result', (event) => this.#hear(event));
    this.#recognition.addEventListener('start', () => this.#show(true));
    this.#recognition.addEventListener('end', () => this.#show(false));
  }

  start() {
    if (!this.#recognition || this.#isListening) return;
    this.#recognition.lang = this.listener.language();
    this.#recognition.interimResults = true;
    this.#recognition.start();
  }

  stop() {
    this.#recognition?.abort();
  }

  /** @param {Event} event */
  #hear(event) {
    /** @type {ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>} */
    const results = Reflect.get(event, 'results');
    const parts = Array.from(results);
    const words = parts.map((part) => part[0]?.transcript ?? '').join('');
    if (parts.at(-1)?.isFinal) this.listener.heard(words);
    else this.listener.hearing(words);
  }

  /** @param {boolean} isListening */
  #show(isListening) {
    this.#isListening = isListening;
    this.#button.setAttribute('aria-pressed', String(isListening));
    this.listener.listening(isListening);
  }
}

/** @returns {Recognition | undefined} */
function newRecognition() {
  const Available =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition');
  return Available && new Available();
}
