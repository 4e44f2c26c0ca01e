/** @import { CallReport, PageTurn } from './contract.ts' */
/** @import { Words } from './words.js' */
import { byId, html } from './elements.js';
import { fill } from './formats.js';

/** @typedef {readonly [name: string, value: string]} Fact */

const drawer = byId('drawer', HTMLDialogElement);
drawer.addEventListener('click', ({ target }) => {
  if (target === drawer) drawer.close();
});

/**
 * Opens the trace of a turn: its steps from the sentence to the answer.
 *
 * @param {PageTurn} turn
 * @param {Words} words
 */
export function showTrace(turn, words) {
  const { steps, trace } = words;
  byId('path', HTMLElement).replaceChildren(
    createStep(
      steps.heard,
      quote(turn.utterance, turn.locale),
      facts([[trace.language, turn.locale]]),
    ),
    createStep(
      steps.understood,
      html('p', { class: 'name' }, turn.intent),
      ...confidence(turn, words),
      slotsOf(turn, words),
    ),
    ...placeOf(turn, words),
    ...turn.calls.map((call) => callOf(call, turn, words)),
    createStep(
      steps.answered,
      quote(turn.speech, turn.language),
      facts(answerFacts(turn, words)),
      ...ssmlOf(turn),
    ),
    createStep(
      fill(steps.whole, { time: milliseconds(turn.milliseconds) }),
      raw(trace.request, turn.request),
      raw(trace.answer, turn.response),
    ),
  );
  drawer.showModal();
  drawer.scrollTop = 0;
}

/**
 * @param {string} name
 * @param {...Node} content
 */
function createStep(name, ...content) {
  return html('section', { class: 'station' }, html('h3', {}, name), ...content);
}

/**
 * @param {PageTurn} turn
 * @param {Words} words
 */
function confidence({ confidence: value }, { trace }) {
  if (value === undefined) return [];
  return [measure(value, fill(trace.confidence, { percent: `${Math.round(value * 100)} %` }))];
}

/**
 * @param {PageTurn} turn
 * @param {Words} words
 */
function slotsOf({ slots }, { trace }) {
  const filled = Object.entries(slots);
  return filled.length > 0 ? facts(filled) : html('p', { class: 'note' }, trace.nothingMore);
}

/**
 * @param {PageTurn} turn
 * @param {Words} words
 */
function placeOf({ place }, { steps, trace }) {
  if (!place) return [];
  const position = `${place.latitude.toFixed(3)}, ${place.longitude.toFixed(3)}`;
  const name = html('p', { class: 'name' }, place.name);
  return [createStep(steps.place, name, facts([[trace.position, position]]))];
}

/**
 * @param {CallReport} call
 * @param {PageTurn} turn
 * @param {Words} words
 */
function callOf({ operation, parameters, status, milliseconds: time, response }, turn, words) {
  const { steps, trace } = words;
  /** @type {Fact[]} */
  const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const whole = milliseconds(turn.milliseconds);
  return createStep(
    steps.called,
    html('p', { class: 'name' }, operation),
    facts([...entries, ...(status === undefined ? [] : [factOf(trace.status, String(status))])]),
    ...(time === undefined
      ? []
      : [
          measure(
            time / (turn.milliseconds || 1),
            fill(trace.share, { time: milliseconds(time), whole }),
          ),
        ]),
    ...(response === undefined ? [] : [raw(trace.response, response)]),
  );
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {Fact}
 */
function factOf(name, value) {
  return [name, value];
}

/**
 * @param {number} share from 0 to 1
 * @param {string} label
 */
function measure(share, label) {
  const bar = html('span', { class: 'share', 'aria-hidden': 'true' });
  bar.style.setProperty('--share', String(Math.min(1, share)));
  return html('p', { class: 'measure' }, bar, label);
}

/**
 * @param {PageTurn} turn
 * @param {Words} words
 * @returns {Fact[]}
 */
function answerFacts(turn, { trace, weathers }) {
  const { language, listens, reprompt, card, screen, permissionsAsked, weather } = turn;
  const name = weathers[weather.id];
  return [
    [trace.language, language],
    [trace.afterwards, listens ? trace.listens : trace.ends],
    ...(reprompt ? [factOf(trace.asksAgain, reprompt)] : []),
    ...(card ? [factOf(trace.card, card.title)] : []),
    ...(screen ? [factOf(trace.screen, trace.showsDocument)] : []),
    ...(permissionsAsked ? [factOf(trace.asksPermission, permissionsAsked.join(', '))] : []),
    [trace.weather, weather.isDemo ? fill(trace.madeUp, { weather: name }) : name],
  ];
}

/** @param {PageTurn} turn */
function ssmlOf({ ssml }) {
  return ssml ? [folded('SSML', ssml)] : [];
}

/**
 * @param {readonly Fact[]} entries
 */
function facts(entries) {
  const rows = entries.map(([name, value]) =>
    html('div', {}, html('dt', {}, name), html('dd', {}, value)),
  );
  return html('dl', {}, ...rows);
}

/**
 * @param {string} text
 * @param {string} lang
 */
function quote(text, lang) {
  return html('p', { class: 'quote', lang }, text);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function raw(name, value) {
  return folded(name, JSON.stringify(value, null, 2));
}

/**
 * @param {string} name
 * @param {string} text
 */
function folded(name, text) {
  const block = html('pre', { tabindex: 0, 'aria-label': name, role: 'region' }, text);
  return html('details', {}, html('summary', {}, name), block);
}

/** @param {number} value */
function milliseconds(value) {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
