/** @import { TurnOptions, Inbox, SavedDialog, PageTurn } from './contract.ts' */
import { withOffset } from './choices.js';
import { fetchInbox, sendTurn } from './server.js';

/** A conversation with the skill, and its turns since the last change of device or settings. */
export class TalkSession {
  #id = createId();
  /** @type {{ turn: PageTurn, options: TurnOptions, requestedAt: Date }[]} */
  #turns = [];

  /**
   * @param {string} utterance
   * @param {TurnOptions} options
   * @returns {Promise<PageTurn>}
   */
  async say(utterance, options) {
    const turns = this.#turns;
    const requestedAt = new Date();
    const turn = await sendTurn({ ...options, conversation: this.#id, utterance });
    turns.push({ turn, options, requestedAt });
    return turn;
  }

  /**
   * What its user was told by then.
   *
   * @param {TurnOptions} options
   * @returns {Promise<Inbox>}
   */
  async fetchInbox({ locale, mayNotify, weather, now }) {
    return fetchInbox({
      conversation: this.#id,
      locale,
      weather,
      ...(mayNotify !== undefined && { mayNotify }),
      ...(now !== undefined && { now }),
    });
  }

  get isEmpty() {
    return this.#turns.length === 0;
  }

  /** Starts a new dialog in the same session: a saved dialog has one device and one clock. */
  startDialog() {
    this.#turns = [];
  }

  /**
   * @param {string} defaultPlace if no other was chosen
   * @returns {SavedDialog | undefined} undefined without turns
   */
  toSavedDialog(defaultPlace) {
    const [first] = this.#turns;
    if (!first) return undefined;
    const {
      locale,
      device,
      place = defaultPlace,
      now = formatIsoTime(first.requestedAt),
    } = first.options;
    const turns = this.#turns.map(({ turn: { utterance, speech } }) => ({ utterance, speech }));
    return { turns, locale, device, place, now };
  }
}

/** @param {Date} time */
function formatIsoTime(time) {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return withOffset(local.toISOString());
}

/** A random UUID. Browsers keep `crypto.randomUUID` for pages of loopback or over TLS, which a home may lack. */
function createId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, low, middle, high, sequence, node) => `${low}-${middle}-4${high}-8${sequence}-${node}`,
  );
}
