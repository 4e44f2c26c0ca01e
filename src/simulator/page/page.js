/** @import { AddressChoices } from './address.js' */
/** @import { OptionsResponse, PageTurn } from './contract.ts' */
/** @import { Words } from './words.js' */
import { writeAddress } from './address.js';
import { Choices } from './choices.js';
import { ConversationList } from './conversation.js';
import { Device } from './device.js';
import { byId, isSeen } from './elements.js';
import { examplesFor, showExamples } from './examples.js';
import { fill } from './formats.js';
import { keepLocale } from './locale-choice.js';
import { Notifications } from './notifications.js';
import { PlaceWeatherLoader } from './place-weather.js';
import { Speaker } from './speaker.js';
import { SpeechInput } from './speech-input.js';
import { saveAsFile } from './save.js';
import { describeError, fetchDialogFile, isAbout } from './server.js';
import { TalkSession } from './talk-session.js';
import { setUpTheme } from './theme.js';
import { applyWords, loadWords } from './words.js';

/** The intent of what is not understood. */
const NOT_UNDERSTOOD = 'AMAZON.FallbackIntent';

/** Choices that the weather of the place depends on. */
const OF_WEATHER = new Set(['place', 'locale', 'weather', 'clock']);

/** Its data change with a run of the radar at most. */
const RELOAD_INTERVAL_MS = 5 * 60_000;

const WATCH_INTERVAL_MS = 60_000;

/** Wide enough to show the choices beside the conversation. */
const wide = matchMedia('(min-width: 62rem)');

/** The page: sends questions, shows and speaks answers. What only answers need loads with the first one. */
export class Page {
  #input = byId('utterance', HTMLInputElement);
  #notice = byId('notice', HTMLElement);
  #choicesPanel = byId('choices', HTMLDetailsElement);
  #saveButton = byId('save', HTMLButtonElement);
  #resetButton = byId('restart', HTMLButtonElement);
  #list = new ConversationList();
  #notifications = new Notifications();
  #talk = new TalkSession();
  #weather = new PlaceWeatherLoader((text) => {
    void this.#speaker.speak(text, this.#choices.locale.tag, { isAlways: true });
  });
  #words;
  #device;
  #speaker;
  #choices;
  #speechInput;

  /**
   * @param {OptionsResponse} options
   * @param {AddressChoices & { locale: string }} first what is chosen at the start
   * @param {Words} words
   */
  constructor(options, first, words) {
    this.#words = words;
    this.#device = new Device(words);
    this.#speaker = new Speaker(this.#device, () =>
      this.#showNotice(fill(this.#words.voiceless, { language: this.#choices.locale.name })),
    );
    this.#choices = new Choices(options, first, {
      onChange: (name) => void this.#applyChoice(name),
      onDenied: () => this.#choices.showPlaceProblem(this.#words.positionDenied),
    });
    this.#speechInput = new SpeechInput({
      language: () => this.#choices.locale.tag,
      onListening: (isListening) => this.#listen(isListening),
      onInterim: (heard) => (this.#input.value = heard),
      onUtterance: (heard) => void this.#answer(heard, true),
    });
  }

  start() {
    this.#choicesPanel.open = wide.matches;
    byId('ask', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#answer(this.#input.value.trim() || this.#input.placeholder, false);
    });
    this.#saveButton.addEventListener('click', () => void this.#saveDialog());
    this.#resetButton.addEventListener('click', () => this.#resetConversation());
    this.#device.become(this.#choices.device);
    this.#useWords(this.#words);
    setUpTheme(() => this.#device.draw());
    this.#updateButtons();
    void this.#loadWeather();
    setInterval(() => {
      if (isSeen() && this.#notifications.isWatching) void this.#watch();
    }, WATCH_INTERVAL_MS);
    setInterval(() => {
      if (isSeen() && this.#list.isEmpty) void this.#loadWeather();
    }, RELOAD_INTERVAL_MS);
  }

  /**
   * @param {string} utterance
   * @param {boolean} isSpoken
   */
  async #answer(utterance, isSpoken) {
    if (this.#device.is('thinking')) return;
    this.#speaker.stop();
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
      this.#list.showAnswer(item, turn, {
        words: this.#words,
        onTrace: () => {
          void import('./drawer.js').then(({ showTrace }) => showTrace(turn, this.#words));
        },
      });
      void this.#drawAnswer(item, turn);
      if (turn.intent === NOT_UNDERSTOOD) void this.#offerLanguage(item, turn);
      await this.#device.show(turn);
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
  async #speak({ speech, language, listens }, isSpoken) {
    const afterwards = listens ? 'waiting' : 'idle';
    this.#device.state = afterwards;
    const isLast = await this.#speaker.speak(speech, language, { afterwards });
    if (isLast && isSpoken && this.#device.is('waiting')) this.#speechInput.start();
  }

  /**
   * Draws what an answer was made of. Without it, the answer remains.
   *
   * @param {HTMLLIElement} item
   * @param {PageTurn} turn
   */
  async #drawAnswer(item, turn) {
    try {
      const { answerFigures } = await import('./answer-view.js');
      const icons = await this.#weather.loadIcons();
      this.#list.addFigures(item, answerFigures(turn, this.#words, icons));
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Offers the language in which a sentence would have been understood.
   *
   * @param {HTMLLIElement} item
   * @param {PageTurn} turn
   */
  async #offerLanguage(item, { utterance }) {
    const talk = this.#talk;
    const { options, turnOptions } = this.#choices;
    const { findOffer } = await import('./language-offer.js');
    const offer = await findOffer({ ...turnOptions, utterance }, options.locales);
    if (!offer || talk !== this.#talk) return;
    this.#list.addOffer(item, offer, () => {
      this.#choices.switchLocale(offer.locale);
      void this.#answer(utterance, false);
    });
  }

  /** @param {boolean} isListening */
  #listen(isListening) {
    if (isListening) {
      this.#speaker.stop();
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
    const message = describeError(error, this.#words);
    if (isAbout(error, 'place')) {
      this.#choices.showPlaceProblem(message);
      this.#choicesPanel.open = true;
    }
    return message;
  }

  /** @param {string} name the choice's name */
  async #applyChoice(name) {
    const { locale } = this.#choices;
    writeAddress(this.#choices.addressed);
    this.#talk.startDialog();
    this.#updateButtons();
    if (name === 'device') this.#device.become(this.#choices.device);
    if (name === 'locale') {
      keepLocale(locale.tag);
      const words = await loadWords(locale.tag);
      if (locale !== this.#choices.locale) return;
      this.#useWords(words);
    }
    const choices = this.#choices.summarize(this.#words);
    this.#list.addNote(fill(this.#words.fromHere, { choices }));
    this.#showChoices();
    void this.#watch();
    if (OF_WEATHER.has(name)) await this.#loadWeather();
  }

  /** @param {Words} words */
  #useWords(words) {
    this.#words = words;
    applyWords(words, this.#choices.locale.tag);
    this.#device.useWords(words);
    this.#showChoices();
  }

  async #loadWeather() {
    try {
      await this.#weather.load(this.#choices.turnOptions, this.#words);
    } catch (error) {
      const message = this.#describeError(error);
      if (!isAbout(error, 'place')) this.#showNotice(message);
    }
  }

  /** Shows what the device is notified of by now. Only who has talked can have asked for it. */
  async #watch() {
    const talk = this.#talk;
    if (this.#list.isEmpty) return;
    const { turnOptions } = this.#choices;
    const inbox = await talk.fetchInbox(turnOptions).catch(() => undefined);
    if (inbox && talk === this.#talk) {
      this.#notifications.show(inbox, turnOptions.locale, this.#words);
    }
  }

  #showChoices() {
    const { locale, weather } = this.#choices;
    const examples = examplesFor(locale);
    this.#input.placeholder = examples[0];
    this.#input.lang = locale.tag;
    byId('demo', HTMLElement).hidden = !weather.isDemo;
    showExamples(examples, locale.tag, (example) => {
      void this.#answer(example, false);
      this.#input.focus();
    });
  }

  async #saveDialog() {
    const dialog = this.#talk.toSavedDialog(this.#choices.options.defaultPlace.name);
    if (!dialog) return;
    try {
      saveAsFile(`dialog-${dialog.locale}.txt`, await fetchDialogFile(dialog));
      this.#showNotice(fill(this.#words.saved, { count: dialog.turns.length }));
    } catch (error) {
      this.#showNotice(this.#describeError(error));
    }
  }

  #resetConversation() {
    this.#speaker.stop();
    this.#talk = new TalkSession();
    this.#list.clear();
    this.#notifications.clear(this.#words);
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
