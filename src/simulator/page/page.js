/** @import { OptionsResponse, PageTurn } from './contract.ts' */
import { Choices } from './choices.js';
import { ConversationList } from './conversation.js';
import { Device } from './device.js';
import { lookInside } from './drawer.js';
import { byId, html } from './elements.js';
import { examplesFor } from './examples.js';
import { Hearing } from './hearing.js';
import { saveAsFile } from './save.js';
import { dialogFile, Refusal } from './server.js';
import { Talk } from './talk.js';
import { setUpTheme } from './theme.js';
import { Voice } from './voice.js';

const UNKNOWN_PLACE = 'No place of this name is known.';

/** Wide enough for the choices to be always in sight. */
const wide = matchMedia('(min-width: 62rem)');

/** The page as a whole: takes questions, shows and speaks answers. */
export class Page {
  #input = byId('utterance', HTMLInputElement);
  #notice = byId('notice', HTMLElement);
  #drawn = byId('choices', HTMLDetailsElement);
  #save = byId('save', HTMLButtonElement);
  #restart = byId('restart', HTMLButtonElement);
  #list = new ConversationList();
  #device = new Device();
  #voice = new Voice();
  #talk = new Talk();
  /** @type {PageTurn | undefined} */
  #spoken;
  #choices;
  #hearing;

  /** @param {OptionsResponse} options */
  constructor(options) {
    this.#choices = new Choices(options, (name) => this.#goOnElsewhere(name));
    this.#hearing = new Hearing({
      language: () => this.#choices.locale.tag,
      listening: (isListening) => this.#listen(isListening),
      hearing: (words) => (this.#input.value = words),
      heard: (words) => void this.#answer(words, true),
    });
  }

  start() {
    setUpTheme(() => this.#device.draw());
    this.#drawn.open = wide.matches;
    byId('ask', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#answer(this.#input.value.trim() || this.#input.placeholder, false);
    });
    this.#save.addEventListener('click', () => void this.#saveDialog());
    this.#restart.addEventListener('click', () => this.#startAgain());
    this.#showChoices();
    this.#offerToSave();
  }

  /**
   * @param {string} utterance
   * @param {boolean} isSpoken
   */
  async #answer(utterance, isSpoken) {
    if (this.#device.is('thinking')) return;
    this.#voice.stop();
    this.#input.value = '';
    this.#tell('');
    byId('welcome', HTMLElement).hidden = true;
    const talk = this.#talk;
    const { circumstances } = this.#choices;
    const item = this.#list.ask(utterance, circumstances.locale);
    this.#device.state = 'thinking';
    try {
      const turn = await talk.say(utterance, circumstances);
      if (talk !== this.#talk) return;
      this.#list.answer(item, turn, () => lookInside(turn));
      this.#device.show(turn);
      this.#offerToSave();
      await this.#speak(turn, isSpoken);
    } catch (error) {
      if (talk !== this.#talk) return;
      this.#list.fail(item, this.#explain(error));
      this.#device.state = 'idle';
    }
  }

  /**
   * A question that was spoken is followed by listening, where the skill does.
   *
   * @param {PageTurn} turn
   * @param {boolean} isSpoken
   */
  async #speak(turn, isSpoken) {
    const { speech, language, listens } = turn;
    this.#spoken = turn;
    const afterwards = listens ? 'waiting' : 'idle';
    this.#device.state = afterwards;
    const spoken = await this.#voice.speak(speech, language, () => {
      this.#device.state = 'speaking';
    });
    if (turn !== this.#spoken) return;
    if (spoken === 'voiceless') {
      this.#tell(`This browser does not speak ${this.#choices.locale.name}: read the answer.`);
    }
    if (this.#device.is('speaking')) this.#device.state = afterwards;
    if (isSpoken && this.#device.is('waiting')) this.#hearing.start();
  }

  /** @param {boolean} isListening */
  #listen(isListening) {
    if (isListening) {
      this.#voice.stop();
      this.#device.state = 'listening';
    } else if (this.#device.is('listening')) {
      this.#device.state = 'idle';
    }
  }

  /**
   * What cannot be found is said beside its field as well.
   *
   * @param {unknown} error
   */
  #explain(error) {
    if (error instanceof Refusal && error.fields.includes('place')) {
      this.#choices.tellOfPlace(UNKNOWN_PLACE);
      this.#drawn.open = true;
      return UNKNOWN_PLACE;
    }
    return error instanceof Error ? error.message : String(error);
  }

  /** @param {string} changed the choice's name */
  #goOnElsewhere(changed) {
    this.#talk.goOnElsewhere();
    this.#list.note(`From here: ${this.#choices.told}`);
    this.#offerToSave();
    if (changed === 'device') this.#device.become(this.#choices.device);
    this.#showChoices();
  }

  #showChoices() {
    const { locale, weather } = this.#choices;
    const examples = examplesFor(locale);
    this.#input.placeholder = examples[0];
    this.#input.lang = locale.tag;
    byId('demo', HTMLElement).hidden = !weather.isDemo;
    byId('examples', HTMLElement).replaceChildren(
      ...examples.map((example) => this.#exampleOf(example, locale.tag)),
    );
  }

  /**
   * @param {string} example
   * @param {string} lang
   */
  #exampleOf(example, lang) {
    const button = html('button', { type: 'button', lang }, example);
    button.addEventListener('click', () => {
      void this.#answer(example, false);
      this.#input.focus();
    });
    return html('li', {}, button);
  }

  async #saveDialog() {
    const dialog = this.#talk.saved(this.#choices.options.defaultPlace.name);
    if (!dialog) return;
    try {
      saveAsFile(`dialog-${dialog.locale}.txt`, await dialogFile(dialog));
      this.#tell(
        `Saved ${dialog.turns.length === 1 ? 'one turn' : `${dialog.turns.length} turns`}.`,
      );
    } catch (error) {
      this.#tell(this.#explain(error));
    }
  }

  #startAgain() {
    this.#voice.stop();
    this.#spoken = undefined;
    this.#talk = new Talk();
    this.#list.clear();
    this.#device.become(this.#choices.device);
    this.#device.state = 'idle';
    this.#tell('');
    this.#offerToSave();
    byId('welcome', HTMLElement).hidden = false;
    this.#input.focus();
  }

  #offerToSave() {
    this.#save.disabled = this.#talk.isEmpty;
    this.#restart.disabled = this.#list.isEmpty;
  }

  /** @param {string} text */
  #tell(text) {
    this.#notice.textContent = text;
  }
}
