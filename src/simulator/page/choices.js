/** @import { TurnOptions, DeviceKind, LocaleOption, OptionsResponse, WeatherOption } from './contract.ts' */
import { byId, html } from './elements.js';

/** @type {Record<DeviceKind, string>} */
const DEVICES = { speaker: 'Speaker', screen: 'Screen', phone: 'Phone' };

/** @type {Record<WeatherOption['id'], string>} */
const WEATHERS = {
  own: 'As it is',
  demo: 'Demo',
  heatWave: 'Heat wave',
  thunderstorm: 'Thunderstorm',
  snow: 'Snow',
  storm: 'Storm',
  fog: 'Fog',
};

/** The settings of a conversation: language, device, place, time and weather. */
export class Choices {
  #form = byId('choosing', HTMLFormElement);
  #placeNote = byId('place-note', HTMLElement);

  /**
   * @param {OptionsResponse} options
   * @param {(name: string) => void} onChange called with the choice's name
   */
  constructor(options, onChange) {
    this.options = options;
    byId('devices', HTMLFieldSetElement).append(...options.devices.map(deviceChoice));
    this.#select('locale').append(...options.locales.map(localeChoice));
    this.#select('locale').value = selectLocale(options.locales);
    this.#select('weather').append(...options.weathers.map(weatherChoice));
    this.#input('place').placeholder = options.defaultPlace.name;
    const isFixed = options.weathers.length === 1;
    for (const control of [this.#input('clock'), this.#select('weather')]) hide(control, isFixed);
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('change', ({ target }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      this.#updateControls();
      if (name) onChange(name);
    });
    this.#updateControls();
  }

  /** @returns {TurnOptions} */
  get turnOptions() {
    const { device } = this;
    const [place, clock] = [this.#input('place').value.trim(), this.#input('clock').value];
    return {
      locale: this.locale.tag,
      device,
      weather: this.weather.id,
      ...(device !== 'phone' && { permissions: this.#permissions }),
      mayNotify: this.#input('notifications').checked,
      ...(place && { place }),
      ...(clock && { now: withOffset(clock) }),
    };
  }

  /** @returns {LocaleOption} */
  get locale() {
    return chosen(this.options.locales, ({ tag }) => tag === this.#select('locale').value);
  }

  /** @returns {DeviceKind} */
  get device() {
    const value = new FormData(this.#form).get('device');
    return chosen(this.options.devices, (each) => each === value);
  }

  /** @returns {WeatherOption} */
  get weather() {
    return chosen(this.options.weathers, ({ id }) => id === this.#select('weather').value);
  }

  /** A summary of all settings in a few words. */
  get summary() {
    const place = this.#input('place').value.trim() || this.options.defaultPlace.name;
    const clock = this.#input('clock').value.replace('T', ' ');
    const weather = `weather: ${WEATHERS[this.weather.id].toLowerCase()}`;
    const parts = [`${DEVICES[this.device].toLowerCase()} in ${place}`, this.locale.name, weather];
    return [...parts, ...(clock ? [clock] : [])].join(', ');
  }

  /** @param {string} problem empty for a valid place */
  showPlaceProblem(problem) {
    this.#placeNote.textContent = problem;
    this.#placeNote.hidden = problem === '';
    this.#input('place').setAttribute('aria-invalid', String(problem !== ''));
  }

  get #permissions() {
    const { value } = this.#select('permissions');
    return value === 'postcode' || value === 'none' ? value : 'all';
  }

  /** A phone sends its position instead of an address, so it has no address permission. */
  #updateControls() {
    this.#select('permissions').disabled = this.device === 'phone';
    this.showPlaceProblem('');
  }

  /** @param {string} name */
  #select(name) {
    return controlOf(this.#form, name, HTMLSelectElement);
  }

  /** @param {string} name */
  #input(name) {
    return controlOf(this.#form, name, HTMLInputElement);
  }
}

/**
 * @template {Element} Kind
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function controlOf(form, name, kind) {
  const control = form.elements.namedItem(name);
  if (!(control instanceof kind)) throw new Error(`The form has no ${kind.name} "${name}"`);
  return control;
}

/**
 * @template Option
 * @param {Option[]} options
 * @param {(option: Option) => boolean} isChosen
 * @returns {Option}
 */
function chosen(options, isChosen) {
  const option = options.find(isChosen) ?? options[0];
  if (option === undefined) throw new Error('There is nothing to choose from');
  return option;
}

/**
 * Hides a setting that this server does not have, with its label.
 *
 * @param {Element} control
 * @param {boolean} isHidden
 */
function hide(control, isHidden) {
  control.closest('label')?.toggleAttribute('hidden', isHidden);
}

/**
 * Selects the first supported language of the browser.
 *
 * @param {LocaleOption[]} locales
 */
function selectLocale(locales) {
  const understood = locales.filter(({ understands }) => understands);
  const preferred = navigator.languages.flatMap((language) => {
    const [base = ''] = language.split('-');
    return (
      understood.find(({ tag }) => tag === language) ??
      understood.find(({ tag }) => tag.split('-')[0] === base) ??
      []
    );
  });
  return (preferred[0] ?? understood[0])?.tag ?? '';
}

/**
 * @param {DeviceKind} device
 * @param {number} at
 */
function deviceChoice(device, at) {
  const input = html('input', { type: 'radio', name: 'device', value: device, checked: at === 0 });
  return html('label', {}, input, html('span', {}, DEVICES[device]));
}

/** @param {LocaleOption} locale */
function localeChoice({ tag, name, understands }) {
  return html('option', { value: tag, disabled: !understands }, name);
}

/** @param {WeatherOption} weather */
function weatherChoice({ id, isDemo }) {
  return html(
    'option',
    { value: id },
    isDemo && id !== 'demo' ? `${WEATHERS[id]} (demo)` : WEATHERS[id],
  );
}

/**
 * Formats a local time as ISO 8601 with its offset: `2026-11-21T14:05` to `2026-11-21T14:05:00+01:00`.
 *
 * @param {string} local
 */
export function withOffset(local) {
  const minutes = -new Date(local).getTimezoneOffset();
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${twoDigits(size / 60)}:${twoDigits(size % 60)}`;
  return `${local.slice(0, 16)}:00${offset}`;
}

/** @param {number} value */
function twoDigits(value) {
  return String(Math.floor(value)).padStart(2, '0');
}
