import { byId } from './elements.js';

/**
 * The used part of the speech recognition of the Web Speech API, which has no published types.
 *
 * @typedef {EventTarget & { lang: string, interimResults: boolean, start(): void, abort(): void }} Recognition
 */

/**
 * @typedef {object} Listener
 * @property {() => string} language BCP 47
 * @property {(isListening: boolean) => void} onListening
 * @property {(words: string) => void} onInterim called with the words so far
 * @property {(utterance: string) => void} onUtterance
 */

/** Recognizes a spoken question with the browser's speech recognition; hides the button without it. */
export class SpeechInput {
  #button = byId('hear', HTMLButtonElement);
  /** @type {Recognition | undefined} */
  #recognition;
  #isListening = false;

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    this.#recognition = createRecognition();
    if (!this.#recognition) return;
    this.#button.hidden = false;
    this.#button.addEventListener('click', () => (this.#isListening ? this.stop() : this.start()));
    this.#recognition.addEventListener('result', (event) => this.#handleResult(event));
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
  #handleResult(event) {
    /** @type {ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>} */
    const results = Reflect.get(event, 'results');
    const parts = Array.from(results);
    const words = parts.map((part) => part[0]?.transcript ?? '').join('');
    if (parts.at(-1)?.isFinal) this.listener.onUtterance(words);
    else this.listener.onInterim(words);
  }

  /** @param {boolean} isListening */
  #show(isListening) {
    this.#isListening = isListening;
    this.#button.setAttribute('aria-pressed', String(isListening));
    this.listener.onListening(isListening);
  }
}

/** @returns {Recognition | undefined} */
function createRecognition() {
  const Available =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition');
  return Available && new Available();
}
