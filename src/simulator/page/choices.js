/** @import { AddressChoices } from './address.js' */
/** @import { TurnOptions, DeviceKind, LocaleOption, OptionsResponse, WeatherOption } from './contract.ts' */
/** @import { Words } from './words.js' */
import { byId, html } from './elements.js';
import { fill } from './formats.js';
import { PlaceField } from './place-field.js';

/** The settings of a conversation: language, device, place, time and weather. */
export class Choices {
  #form = byId('choosing', HTMLFormElement);
  #placeNote = byId('place-note', HTMLElement);
  #place;

  /**
   * @param {OptionsResponse} options
   * @param {AddressChoices & { locale: string }} first what is chosen at the start
   * @param {object} listener
   * @param {(name: string) => void} listener.onChange called with the choice's name
   * @param {() => void} listener.onDenied called if the browser gives no position
   */
  constructor(options, first, { onChange, onDenied }) {
    this.options = options;
    this.#place = new PlaceField({
      locale: () => this.locale.tag,
      onChoice: () => this.#apply('place', onChange),
      onDenied,
    });
    byId('devices', HTMLFieldSetElement).append(...options.devices.map(deviceChoice));
    this.#select('locale').append(...options.locales.map(localeChoice));
    this.#select('weather').append(...weatherChoices(options.weathers));
    this.#input('place').placeholder = options.defaultPlace.name;
    this.#choose(first);
    const isFixed = options.weathers.length === 1;
    for (const control of [this.#input('clock'), this.#select('weather')]) hide(control, isFixed);
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('change', ({ target }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name && name !== 'place') this.#apply(name, onChange);
    });
    this.#updateControls();
  }

  /** @returns {TurnOptions} */
  get turnOptions() {
    const { device } = this;
    const [place, clock] = [this.#place.value, this.#input('clock').value];
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

  /** What stands in the address of the page. @returns {AddressChoices} */
  get addressed() {
    const { id } = this.weather;
    return {
      place: this.#place.value,
      locale: this.locale.tag,
      device: this.device,
      ...(id !== 'own' && { weather: id }),
      clock: this.#input('clock').value,
    };
  }

  /** @returns {LocaleOption} */
  get locale() {
    return chosen(this.options.locales, ({ tag }) => tag === this.#select('locale').value);
  }

  /** Chooses another language, as its user does. @param {string} tag */
  switchLocale(tag) {
    this.#select('locale').value = tag;
    this.#select('locale').dispatchEvent(new Event('change', { bubbles: true }));
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

  /**
   * A summary of all settings in a few words.
   *
   * @param {Words} words
   */
  summarize({ inPlace, devices, weathers }) {
    const place = this.#place.value || this.options.defaultPlace.name;
    const clock = this.#input('clock').value.replace('T', ' ');
    const device = fill(inPlace, { device: devices[this.device], place });
    const isOrdinary = this.weather.id === 'own' || this.weather.id === 'demo';
    const weather = isOrdinary ? [] : [weathers[this.weather.id]];
    return [device, this.locale.name, ...weather, ...(clock ? [clock] : [])].join(', ');
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

  /** @param {AddressChoices & { locale: string }} first */
  #choose({ locale, place = '', device, weather, clock = '' }) {
    this.#select('locale').value = locale;
    this.#place.value = place;
    this.#input('clock').value = clock;
    for (const radio of this.#form.querySelectorAll('[name=device]')) {
      if (radio instanceof HTMLInputElement && radio.value === device) radio.checked = true;
    }
    const isKnown = this.options.weathers.some(({ id }) => id === weather);
    if (weather !== undefined && isKnown) this.#select('weather').value = weather;
  }

  /**
   * @param {string} name
   * @param {(name: string) => void} onChange
   */
  #apply(name, onChange) {
    this.#updateControls();
    onChange(name);
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
 * @param {DeviceKind} device
 * @param {number} at
 */
function deviceChoice(device, at) {
  const input = html('input', { type: 'radio', name: 'device', value: device, checked: at === 0 });
  return html('label', {}, input, html('span', { 'data-text': `devices.${device}` }));
}

/** @param {LocaleOption} locale */
function localeChoice({ tag, name, understands }) {
  return html('option', { value: tag, disabled: !understands, lang: tag }, name);
}

/**
 * The weather of the server, and the demo's. If the server's own is the demo's, there is no other.
 *
 * @param {WeatherOption[]} weathers
 */
function weatherChoices(weathers) {
  const own = weathers.find(({ id }) => id === 'own');
  const others = weathers.filter(({ id }) => id !== 'own' && !(own?.isDemo && id === 'demo'));
  const demo = others.map(({ id }) => weatherChoice(id, id));
  if (!own) return demo;
  if (own.isDemo) return [weatherChoice('own', 'demo'), ...demo];
  const group =
    demo.length > 0 ? [html('optgroup', { 'data-label': 'weathers.demo' }, ...demo)] : [];
  return [weatherChoice('own', 'own'), ...group];
}

/**
 * @param {string} id
 * @param {string} name of its words
 */
function weatherChoice(id, name) {
  return html('option', { value: id, 'data-text': `weathers.${name}` });
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
