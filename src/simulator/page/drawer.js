/** @import { CallReport, PageTurn } from './contract.ts' */
import { byId, html } from './elements.js';

/** @typedef {readonly [name: string, value: string]} Fact */

const drawer = byId('drawer', HTMLDialogElement);
drawer.addEventListener('click', ({ target }) => {
  if (target === drawer) drawer.close();
});

/**
 * Opens the trace of a turn: its steps from the sentence to the answer.
 *
 * @param {PageTurn} turn
 */
export function showTrace(turn) {
  byId('path', HTMLElement).replaceChildren(
    createStep('Heard', quote(turn.utterance, turn.locale), facts([['language', turn.locale]])),
    createStep(
      'Understood',
      html('p', { class: 'name' }, turn.intent),
      ...confidence(turn),
      ...slotsOf(turn),
    ),
    ...placeOf(turn),
    ...turn.calls.map((call) => callOf(call, turn)),
    createStep(
      'Answered',
      quote(turn.speech, turn.language),
      facts(answerFacts(turn)),
      ...ssmlOf(turn),
    ),
    createStep(
      `Whole turn: ${milliseconds(turn.milliseconds)}`,
      raw('Request to the skill', turn.request),
      raw('Response of the skill', turn.response),
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

/** @param {PageTurn} turn */
function confidence({ confidence: value }) {
  if (value === undefined) return [];
  const percent = `${Math.round(value * 100)} %`;
  return [measure(value, `${percent} confidence`)];
}

/** @param {PageTurn} turn */
function slotsOf({ slots }) {
  const filled = Object.entries(slots);
  return [
    filled.length > 0 ? facts(filled) : html('p', { class: 'note' }, 'Nothing more was said.'),
  ];
}

/** @param {PageTurn} turn */
function placeOf({ place }) {
  if (!place) return [];
  const position = `${place.latitude.toFixed(3)}, ${place.longitude.toFixed(3)}`;
  return [
    createStep('Place', html('p', { class: 'name' }, place.name), facts([['position', position]])),
  ];
}

/**
 * @param {CallReport} call
 * @param {PageTurn} turn
 */
function callOf({ operation, parameters, status, milliseconds: time, response }, turn) {
  const entries = Object.entries(parameters).map(
    ([name, value]) => /** @type {const} */ ([name, String(value)]),
  );
  return createStep(
    'Asked the weather service',
    html('p', { class: 'name' }, operation),
    facts([
      ...entries,
      ...(status === undefined ? [] : [/** @type {const} */ (['status', String(status)])]),
    ]),
    ...(time === undefined
      ? []
      : [
          measure(
            time / (turn.milliseconds || 1),
            `${milliseconds(time)} of ${milliseconds(turn.milliseconds)}`,
          ),
        ]),
    ...(response === undefined ? [] : [raw('Response', response)]),
  );
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
 * @returns {Fact[]}
 */
function answerFacts({ language, listens, reprompt, card, screen, permissionsAsked, weather }) {
  return [
    ['language', language],
    ['then', listens ? 'listens for more' : 'the session ends'],
    ...(reprompt ? [/** @type {const} */ (['asks again', reprompt])] : []),
    ...(card ? [/** @type {const} */ (['card', card.title])] : []),
    ...(screen ? [/** @type {const} */ (['screen', 'shows a document'])] : []),
    ...(permissionsAsked
      ? [/** @type {const} */ (['asks permission', permissionsAsked.join(', ')])]
      : []),
    ['weather', weather.isDemo ? `${weather.id}, made up` : weather.id],
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
