/** @import { OptionsResponse, PageTurn } from './contract.ts' */
import { Choices } from './choices.js';
import { ConversationList } from './conversation.js';
import { Device } from './device.js';
import { showTrace } from './drawer.js';
import { byId, html } from './elements.js';
import { examplesFor } from './examples.js';
import { Notifications } from './notifications.js';
import { SpeechInput } from './speech-input.js';
import { saveAsFile } from './save.js';
import { fetchDialogFile, RequestError } from './server.js';
import { TalkSession } from './talk-session.js';
import { setUpTheme } from './theme.js';
import { Voice } from './voice.js';

const UNKNOWN_PLACE = 'No place of this name is known.';

const WATCH_INTERVAL_MS = 60_000;

/** Wide enough to show the choices beside the conversation. */
const wide = matchMedia('(min-width: 62rem)');

/** The page: sends questions, shows and speaks answers. */
export class Page {
  #input = byId('utterance', HTMLInputElement);
  #notice = byId('notice', HTMLElement);
  #choicesPanel = byId('choices', HTMLDetailsElement);
  #saveButton = byId('save', HTMLButtonElement);
  #resetButton = byId('restart', HTMLButtonElement);
  #list = new ConversationList();
  #device = new Device();
  #notifications = new Notifications();
  #voice = new Voice();
  #talk = new TalkSession();
  /** @type {PageTurn | undefined} */
  #spoken;
  #choices;
  #speechInput;

  /** @param {OptionsResponse} options */
  constructor(options) {
    this.#choices = new Choices(options, (name) => this.#applyChoice(name));
    this.#speechInput = new SpeechInput({
      language: () => this.#choices.locale.tag,
      onListening: (isListening) => this.#listen(isListening),
      onInterim: (words) => (this.#input.value = words),
      onUtterance: (words) => void this.#answer(words, true),
    });
  }

  start() {
    setUpTheme(() => this.#device.draw());
    this.#choicesPanel.open = wide.matches;
    byId('ask', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#answer(this.#input.value.trim() || this.#input.placeholder, false);
    });
    this.#saveButton.addEventListener('click', () => void this.#saveDialog());
    this.#resetButton.addEventListener('click', () => this.#resetConversation());
    this.#showChoices();
    this.#updateButtons();
    setInterval(() => this.#watchAgain(), WATCH_INTERVAL_MS);
  }

  /**
   * @param {string} utterance
   * @param {boolean} isSpoken
   */
  async #answer(utterance, isSpoken) {
    if (this.#device.is('thinking')) return;
    this.#voice.stop();
    this.#input.value = '';
    this.#showNotice('');
    byId('welcome', HTMLElement).hidden = true;
    const talk = this.#talk;
    const { turnOptions } = this.#choices;
    const item = this.#list.addQuestion(utterance, turnOptions.locale);
    this.#device.state = 'thinking';
    try {
      const turn = await talk.say(utterance, turnOptions);
      if (talk !== this.#talk) return;
      this.#list.showAnswer(item, turn, () => showTrace(turn));
      this.#device.show(turn);
      this.#updateButtons();
      void this.#watch();
      await this.#speak(turn, isSpoken);
    } catch (error) {
      if (talk !== this.#talk) return;
      this.#list.showError(item, this.#describeError(error));
      this.#device.state = 'idle';
    }
  }

  /**
   * Speaks an answer; after a spoken question, it listens if the skill does.
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
      this.#showNotice(
        `This browser does not speak ${this.#choices.locale.name}: read the answer.`,
      );
    }
    if (this.#device.is('speaking')) this.#device.state = afterwards;
    if (isSpoken && this.#device.is('waiting')) this.#speechInput.start();
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
   * Returns the message of an error; an unknown place is also marked at its field.
   *
   * @param {unknown} error
   */
  #describeError(error) {
    if (error instanceof RequestError && error.fields.includes('place')) {
      this.#choices.showPlaceProblem(UNKNOWN_PLACE);
      this.#choicesPanel.open = true;
      return UNKNOWN_PLACE;
    }
    return error instanceof Error ? error.message : String(error);
  }

  /** @param {string} name the choice's name */
  #applyChoice(name) {
    this.#talk.startDialog();
    this.#list.addNote(`From here: ${this.#choices.summary}`);
    this.#updateButtons();
    if (name === 'device') this.#device.become(this.#choices.device);
    this.#showChoices();
    void this.#watch();
  }

  /** Shows what the device is notified of by now. Only who has talked can have asked for it. */
  async #watch() {
    const talk = this.#talk;
    if (this.#list.isEmpty) return;
    const { turnOptions } = this.#choices;
    const inbox = await talk.fetchInbox(turnOptions).catch(() => undefined);
    if (inbox && talk === this.#talk) this.#notifications.show(inbox, turnOptions.locale);
  }

  /** Each minute, of a page that somebody may see and whose listener is watched for. */
  #watchAgain() {
    if (document.visibilityState === 'visible' && this.#notifications.isWatching) {
      void this.#watch();
    }
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
    const dialog = this.#talk.toSavedDialog(this.#choices.options.defaultPlace.name);
    if (!dialog) return;
    try {
      saveAsFile(`dialog-${dialog.locale}.txt`, await fetchDialogFile(dialog));
      this.#showNotice(
        `Saved ${dialog.turns.length === 1 ? 'one turn' : `${dialog.turns.length} turns`}.`,
      );
    } catch (error) {
      this.#showNotice(this.#describeError(error));
    }
  }

  #resetConversation() {
    this.#voice.stop();
    this.#spoken = undefined;
    this.#talk = new TalkSession();
    this.#list.clear();
    this.#notifications.clear();
    this.#device.become(this.#choices.device);
    this.#device.state = 'idle';
    this.#showNotice('');
    this.#updateButtons();
    byId('welcome', HTMLElement).hidden = false;
    this.#input.focus();
  }

  #updateButtons() {
    this.#saveButton.disabled = this.#talk.isEmpty;
    this.#resetButton.disabled = this.#list.isEmpty;
  }

  /** @param {string} text */
  #showNotice(text) {
    this.#notice.textContent = text;
  }
}
