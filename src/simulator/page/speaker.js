/** @import { Device } from './device.js' */
import { Voice } from './voice.js';

/** Speaks as the device does, which shows it. */
export class Speaker {
  #voice = new Voice();
  #device;
  #onVoiceless;
  #last = 0;

  /**
   * @param {Device} device
   * @param {() => void} onVoiceless called if the browser has no voice for a text
   */
  constructor(device, onVoiceless) {
    this.#device = device;
    this.#onVoiceless = onVoiceless;
  }

  /**
   * @param {string} text
   * @param {string} language BCP 47
   * @param {object} [options]
   * @param {'waiting' | 'idle'} [options.afterwards] state of the device
   * @param {boolean} [options.isAlways] whether it is spoken if answers are not
   * @returns {Promise<boolean>} whether nothing else was spoken or stopped meanwhile
   */
  async speak(text, language, { afterwards = 'idle', isAlways = false } = {}) {
    this.#voice.stop();
    const speech = ++this.#last;
    const begin = () => {
      this.#device.state = 'speaking';
    };
    const spoken = isAlways
      ? await this.#voice.speakAloud(text, language, begin)
      : await this.#voice.speak(text, language, begin);
    if (speech !== this.#last) return false;
    if (spoken === 'voiceless') this.#onVoiceless();
    if (this.#device.is('speaking')) this.#device.state = afterwards;
    return true;
  }

  stop() {
    this.#last += 1;
    this.#voice.stop();
  }
}
