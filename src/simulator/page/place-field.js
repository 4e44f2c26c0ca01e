/** @import { PlaceSuggestion } from './contract.ts' */
import { byId, html } from './elements.js';
import { fetchPlaces } from './server.js';

/** Who still types is not asked about yet. */
const TYPING_MS = 180;

const MAX_POSTCODES = 2;

/** Decimals of the browser's position: about a kilometre is enough for the weather. */
const POSITION_DECIMALS = 2;

/** The field of the place: suggestions for what is typed (a combobox of WAI-ARIA), and the browser's position. */
export class PlaceField {
  #input = byId('place', HTMLInputElement);
  #list = byId('places', HTMLUListElement);
  #locate = byId('locate', HTMLButtonElement);
  /** @type {PlaceSuggestion[]} */
  #suggestions = [];
  #active = -1;
  #typed = 0;
  #chosen = '';
  #locale;
  #onChoice;
  #onDenied;

  /**
   * @param {object} options
   * @param {() => string} options.locale BCP 47, of the names
   * @param {() => void} options.onChoice called after another place was chosen
   * @param {() => void} options.onDenied called if the browser gives no position
   */
  constructor({ locale, onChoice, onDenied }) {
    this.#locale = locale;
    this.#onChoice = onChoice;
    this.#onDenied = onDenied;
    this.#input.addEventListener('input', () => void this.#suggest());
    this.#input.addEventListener('keydown', (event) => this.#handleKey(event));
    this.#input.addEventListener('change', () => this.#choose());
    this.#input.addEventListener('blur', () => this.#close());
    this.#locate.hidden = !('geolocation' in navigator) || !globalThis.isSecureContext;
    this.#locate.addEventListener('click', () => this.#findPosition());
  }

  /** Empty for the default place. */
  get value() {
    return this.#input.value.trim();
  }

  set value(text) {
    this.#input.value = text;
    this.#chosen = text;
  }

  async #suggest() {
    const typed = ++this.#typed;
    await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
    if (typed !== this.#typed || this.value === '') return this.#close();
    const items = await fetchPlaces(this.value, this.#locale()).catch(() => []);
    if (typed === this.#typed && document.activeElement === this.#input) this.#show(items);
  }

  /** @param {PlaceSuggestion[]} items */
  #show(items) {
    this.#suggestions = items;
    this.#active = -1;
    this.#list.replaceChildren(...items.map((item, at) => this.#optionOf(item, at)));
    this.#list.hidden = items.length === 0;
    this.#mark();
  }

  /**
   * @param {PlaceSuggestion} item
   * @param {number} at
   */
  #optionOf({ name, area, country, postcodes }, at) {
    const where = [
      ...postcodes.slice(0, MAX_POSTCODES),
      ...(area && area !== name ? [area] : []),
      country,
    ];
    const option = html(
      'li',
      { role: 'option', id: `place-${at}` },
      html('strong', {}, name),
      html('small', {}, where.join(', ')),
    );
    // The field keeps the focus.
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => this.#take(at));
    return option;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const isOpen = !this.#list.hidden;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isOpen && step) {
      event.preventDefault();
      const count = this.#suggestions.length;
      this.#active = (this.#active + step + count + (this.#active < 0 && step < 0 ? 1 : 0)) % count;
      this.#mark();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen && this.#active >= 0) this.#take(this.#active);
      else this.#choose();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      this.#close();
    }
  }

  #mark() {
    for (const [at, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(at === this.#active));
    }
    this.#input.setAttribute('aria-expanded', String(!this.#list.hidden));
    if (this.#active < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `place-${this.#active}`);
  }

  /** @param {number} at */
  #take(at) {
    const suggestion = this.#suggestions[at];
    if (!suggestion) return;
    this.#input.value = suggestion.value;
    this.#choose();
  }

  /** Leaving the field after a choice is no second one. */
  #choose() {
    this.#typed += 1;
    this.#close();
    if (this.value === this.#chosen) return;
    this.#chosen = this.value;
    this.#onChoice();
  }

  #close() {
    this.#show([]);
  }

  #findPosition() {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = [latitude, longitude].map((each) => each.toFixed(POSITION_DECIMALS));
        this.#input.value = position.join(',');
        this.#choose();
      },
      () => this.#onDenied(),
    );
  }
}
