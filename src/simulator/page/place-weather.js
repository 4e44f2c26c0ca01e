/** @import { IconSet, PlaceWeather, TurnOptions } from './contract.ts' */
/** @import { Reader } from './formats.js' */
/** @import { Words } from './words.js' */
import { describeError, fetchIcons, fetchWeather, isAbout } from './server.js';
import { WeatherView } from './weather-view.js';

/** Loads the weather of the place that is chosen, and shows it. */
export class PlaceWeatherLoader {
  #view;
  #load = 0;
  #isShown = false;
  /** @type {Promise<IconSet | undefined> | undefined} */
  #icons;
  /** @type {IconSet | undefined} */
  #iconSet;

  /** @param {(text: string) => void} onHear called with the sentence to speak */
  constructor(onHear) {
    this.#view = new WeatherView(onHear);
  }

  /**
   * @param {TurnOptions} options
   * @param {Words} words
   * @throws {import('./server.js').RequestError} if the server rejects the request, such as for an unknown place
   */
  async load(options, words) {
    const load = ++this.#load;
    if (!this.#isShown) this.#view.showNote(words.loading);
    try {
      const [weather] = await Promise.all([fetchWeather(options), this.loadIcons()]);
      if (load !== this.#load) return;
      this.#view.show(weather, this.#readerOf(weather, options.locale, words));
      this.#isShown = true;
    } catch (error) {
      if (load !== this.#load) return;
      this.#view.showNote(noteOf(error, words));
      this.#isShown = false;
      throw error;
    }
  }

  /** Without icons, the words and numbers remain. */
  async loadIcons() {
    this.#icons ??= fetchIcons().catch(() => undefined);
    this.#iconSet = await this.#icons;
    return this.#iconSet;
  }

  /**
   * @param {PlaceWeather} weather
   * @param {string} locale
   * @param {Words} words
   * @returns {Reader}
   */
  #readerOf({ place, units, pollenNames }, locale, words) {
    const { timeZone } = place;
    return { locale, words, units, timeZone, pollenNames, icons: this.#iconSet };
  }
}

/**
 * What a user has chosen wrongly is no outage.
 *
 * @param {unknown} error
 * @param {Words} words
 */
function noteOf(error, words) {
  const isChosen = isAbout(error, 'place') || isAbout(error, 'now');
  return isChosen ? describeError(error, words) : words.missing.weather;
}
