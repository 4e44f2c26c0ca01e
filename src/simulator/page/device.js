/** @import { DeviceKind, PageTurn } from './contract.ts' */
/** @import { Words } from './words.js' */
/** @import { Viewport } from './apl-screen.js' */
import { jsonOf } from './apl-json.js';
import { byId, html } from './elements.js';
import { currentTheme } from './theme.js';

/** @typedef {'idle' | 'listening' | 'thinking' | 'speaking' | 'waiting'} State */

/** Of a display that the request does not describe, in dp. */
const DISPLAY = { width: 1024, height: 600 };

/** Dots per inch at which a dp is a pixel. */
const DP_DENSITY = 160;

/** The device in the window: its light, its display, and the card in its owner's app. */
export class Device {
  #device = byId('device', HTMLElement);
  #display = byId('display', HTMLElement);
  #card = byId('card', HTMLElement);
  #state = byId('state', HTMLElement);
  /** @type {PageTurn | undefined} */
  #turn;
  /** @type {typeof import('./apl-screen.js').drawScreen | undefined} loaded with the first screen */
  #drawScreen;
  /** @type {DeviceKind} */
  #kind = 'speaker';
  /** @type {State} */
  #doing = 'idle';

  #words;

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
    new ResizeObserver(() => this.#fit()).observe(this.#display);
  }

  /** @param {Words} words */
  useWords(words) {
    this.#words = words;
    this.#state.textContent = words.states[this.#doing];
    this.draw();
  }

  /** @param {State} state */
  is(state) {
    return this.#doing === state;
  }

  /** @param {State} state */
  set state(state) {
    this.#doing = state;
    this.#device.dataset['state'] = state;
    this.#state.textContent = this.#words.states[state];
  }

  /** @param {DeviceKind} kind */
  become(kind) {
    this.#kind = kind;
    this.#turn = undefined;
    this.draw();
  }

  /** @param {PageTurn} turn */
  async show(turn) {
    if (turn.screen) this.#drawScreen ??= (await import('./apl-screen.js')).drawScreen;
    this.#turn = turn;
    this.draw();
  }

  /** Once more where the colours have changed. */
  draw() {
    this.#device.dataset['device'] = this.#kind;
    this.#display.hidden = this.#kind === 'speaker';
    this.#display.replaceChildren(this.#face());
    const card = this.#kind === 'speaker' ? this.#cardShown : [];
    this.#card.hidden = card.length === 0;
    this.#card.replaceChildren(...card);
    this.#fit();
  }

  /** What a display shows: the document, or without one the card. */
  #face() {
    const { screen = null } = this.#turn ?? {};
    if (this.#turn && screen && this.#drawScreen) {
      return this.#drawScreen(screen, viewportOf(this.#turn));
    }
    const card = this.#cardShown;
    return card.length > 0
      ? html(
          'div',
          { class: 'face', tabindex: 0, role: 'group', 'aria-label': this.#words.card },
          ...card,
        )
      : html('div', { class: 'face resting' }, html('span', { class: 'sun' }));
  }

  get #cardShown() {
    return this.#turn ? cardOf(this.#turn, this.#words) : [];
  }

  #fit() {
    const screen = this.#display.querySelector('.apl');
    if (!(screen instanceof HTMLElement)) return this.#display.style.removeProperty('aspect-ratio');
    const { width, height } = screen.style;
    this.#display.style.aspectRatio = `${Number.parseFloat(width)} / ${Number.parseFloat(height)}`;
    screen.style.scale = String(this.#display.clientWidth / Number.parseFloat(width));
  }
}

/**
 * @param {PageTurn} turn
 * @param {Words} words
 */
function cardOf({ card, permissionsAsked, language }, words) {
  if (permissionsAsked) {
    return [html('h2', {}, words.askedPermission), html('p', {}, permissionsAsked.join(', '))];
  }
  return card
    ? [html('h2', { lang: language }, card.title), html('p', { lang: language }, card.text)]
    : [];
}

/**
 * As the request describes the display, in the page's colours.
 *
 * @param {PageTurn} turn
 * @returns {Viewport}
 */
function viewportOf({ request }) {
  const viewport = jsonOf(jsonOf(jsonOf(request)['context'])['Viewport']);
  const { pixelWidth, pixelHeight, dpi = DP_DENSITY, shape } = viewport;
  const dp = (/** @type {unknown} */ pixels, /** @type {number} */ otherwise) =>
    typeof pixels === 'number' ? (pixels * DP_DENSITY) / Number(dpi) : otherwise;
  return {
    width: dp(pixelWidth, DISPLAY.width),
    height: dp(pixelHeight, DISPLAY.height),
    shape: shape === 'ROUND' ? 'round' : 'rectangle',
    mode: 'hub',
    theme: currentTheme(),
  };
}
