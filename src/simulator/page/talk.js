/** @import { TurnOptions, SavedDialog, PageTurn } from './contract.ts' */
import { withOffset } from './choices.js';
import { ask } from './server.js';

/** A conversation with the skill: what was said since something around it was changed. */
export class Talk {
  #id = newId();
  /** @type {{ turn: PageTurn, circumstances: TurnOptions, asked: Date }[]} */
  #said = [];

  /**
   * @param {string} utterance
   * @param {TurnOptions} circumstances
   * @returns {Promise<PageTurn>}
   */
  async say(utterance, circumstances) {
    const said = this.#said;
    const asked = new Date();
    const turn = await ask({ ...circumstances, conversation: this.#id, utterance });
    said.push({ turn, circumstances, asked });
    return turn;
  }

  get isEmpty() {
    return this.#said.length === 0;
  }

  /** The session goes on, but a saved dialog has one device and one clock: it begins here. */
  goOnElsewhere() {
    this.#said = [];
  }

  /**
   * @param {string} defaultPlace where no other was chosen
   * @returns {SavedDialog | undefined} nothing where nothing was said
   */
  saved(defaultPlace) {
    const [first] = this.#said;
    if (!first) return undefined;
    const { locale, device, place = defaultPlace, now = isoOf(first.asked) } = first.circumstances;
    const turns = this.#said.map(({ turn: { utterance, speech } }) => ({ utterance, speech }));
    return { turns, locale, device, place, now };
  }
}

/** @param {Date} time */
function isoOf(time) {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return withOffset(local.toISOString());
}

/** A random UUID. Browsers keep `crypto.randomUUID` for pages of loopback or over TLS, which a home may lack. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, low, middle, high, sequence, node) => `${low}-${middle}-4${high}-8${sequence}-${node}`,
  );
}
