import { byId } from './elements.js';
import { keep, readKept } from './kept.js';

/** A browser that has not begun to speak after this time, in milliseconds, will not. */
const LONGEST_SILENCE = 3000;

/** Errors that a browser reports for cancelled speech. */
const STOPPED = new Set(['interrupted', 'canceled']);

/**
 * Whether there was a voice.
 *
 * @typedef {'spoken' | 'muted' | 'voiceless'} Spoken
 */

/** Speaks with the browser's voices. */
export class Voice {
  #button = byId('voice', HTMLButtonElement);

  constructor() {
    // The first call makes browsers look for their voices.
    globalThis.speechSynthesis?.getVoices();
    this.#show(readKept('voice') !== 'off');
    this.#button.addEventListener('click', () => {
      const isOn = !this.isOn;
      keep('voice', isOn ? 'on' : 'off');
      this.#show(isOn);
      if (!isOn) this.stop();
    });
  }

  get isOn() {
    return this.#button.getAttribute('aria-pressed') === 'true';
  }

  /**
   * @param {string} text
   * @param {string} language BCP 47
   * @param {() => void} begun
   * @returns {Promise<Spoken>} when the last word is spoken, or it was stopped
   */
  async speak(text, language, begun) {
    return this.isOn ? this.speakAloud(text, language, begun) : 'muted';
  }

  /**
   * Speaks, also if answers are not to be spoken.
   *
   * @param {string} text
   * @param {string} language BCP 47
   * @param {() => void} begun
   * @returns {Promise<Spoken>} when the last word is spoken, or it was stopped
   */
  async speakAloud(text, language, begun) {
    const synthesis = globalThis.speechSynthesis;
    if (text === '') return 'muted';
    if (!synthesis) return 'voiceless';
    const voices = synthesis.getVoices();
    const voice = voiceFor(language, voices);
    if (voices.length > 0 && !voice) return 'voiceless';
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.voice = voice ?? null;
    return spokenBy(synthesis, utterance, begun);
  }

  stop() {
    globalThis.speechSynthesis?.cancel();
  }

  /** @param {boolean} isOn */
  #show(isOn) {
    this.#button.setAttribute('aria-pressed', String(isOn));
  }
}

/**
 * @param {SpeechSynthesis} synthesis
 * @param {SpeechSynthesisUtterance} utterance
 * @param {() => void} begun
 * @returns {Promise<Spoken>}
 */
function spokenBy(synthesis, utterance, begun) {
  return new Promise((resolve) => {
    const silence = setTimeout(() => {
      synthesis.cancel();
      resolve('voiceless');
    }, LONGEST_SILENCE);
    utterance.addEventListener('start', () => {
      clearTimeout(silence);
      begun();
    });
    /** @param {Spoken} outcome */
    const end = (outcome) => {
      clearTimeout(silence);
      resolve(outcome);
    };
    utterance.addEventListener('end', () => end('spoken'));
    utterance.addEventListener('error', ({ error }) => {
      end(STOPPED.has(error) ? 'spoken' : 'voiceless');
    });
    synthesis.speak(utterance);
  });
}

/**
 * A voice of the very locale, else of its language.
 *
 * @param {string} language
 * @param {SpeechSynthesisVoice[]} voices
 */
function voiceFor(language, voices) {
  const [base = ''] = language.split('-');
  return (
    voices.find((voice) => tagOf(voice) === language) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === base)
  );
}

/**
 * Some browsers write `de_DE`.
 *
 * @param {SpeechSynthesisVoice} voice
 */
function tagOf({ lang }) {
  return lang.replace('_', '-');
}
