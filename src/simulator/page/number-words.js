/**
 * The words around the numbers of a language's sentences, in small letters: `after` a number from its end on, `before`
 * a number up to its beginning.
 *
 * @typedef {object} NumberWords
 * @property {RegExp} degrees after: its unit; only what follows it says that it is a temperature
 * @property {RegExp} difference after: the number compares two temperatures, or is one to be warned of
 * @property {RegExp} extreme before: a temperature, often without its unit
 * @property {RegExp} speed after: its unit
 * @property {RegExp} gust before: a gust, often without its unit
 * @property {RegExp} hour after: an hour of the clock
 * @property {RegExp} beforeHour before: an hour of the clock
 * @property {RegExp} notHour before: the minutes of a time, or a length of time
 * @property {RegExp} [below] after: a temperature below zero
 * @property {DayHalves} [halves] of languages with a clock of twelve hours
 */

/**
 * @typedef {object} DayHalves
 * @property {RegExp} morning after
 * @property {RegExp} afternoon after
 * @property {RegExp} night after: from six on before midnight, else after it
 * @property {{ any: RegExp, afternoon: RegExp, night: RegExp }} [earlier] words by which an earlier part of the sentence
 *   names the half; `any` with flag `g`
 */

/** A pattern that nothing matches. */
const NEVER = /(?!)/u;

/** Signs of speeds, in any language. */
const SPEED_SIGNS = 'km/h|m/s|mph|kn\\b|kt\\b|bft|beaufort';

/** @param {string} words */
const speed = (words) => new RegExp(`^ ?(?:${SPEED_SIGNS}|${words})`, 'u');

/**
 * By language. The hours of Polish sentences are words.
 *
 * @type {Readonly<Record<string, NumberWords>>}
 */
export const NUMBER_WORDS = {
  de: {
    degrees: /^ ?(?:°|grad\b)/u,
    difference: /^ ?(?:°|grad) (?:kälter|kühler|wärmer|mehr|weniger|oder)/u,
    extreme: /(?:temperatur|höchst|tiefst|maximal|minimal)[^.]{0,30}$/u,
    speed: speed('(?:kilometern?|meilen) (?:pro|in der) stunde|metern? pro sekunde|knoten'),
    gust: /böen[^.\d]{0,20} bis (?:zu )?$/u,
    hour: /^ ?uhr\b/u,
    beforeHour: NEVER,
    notHour: /\d uhr $/u,
  },
  en: {
    degrees: /^ ?(?:°|degrees?\b|above\b|below\b)/u,
    difference:
      /^ ?(?:°|degrees?)(?: fahrenheit| celsius)? (?:cooler|colder|warmer|hotter|higher|lower|more|less|or)\b/u,
    extreme: /(?:\bhighs?|\blows?|temperatures?|dropping|feels? like)\b[^.]{0,30}$/u,
    speed: speed(
      '(?:miles|kilomet(?:re|er)s?) (?:per|an) hour|met(?:re|er)s? (?:per|a) second|knots?\\b',
    ),
    gust: /gust(?:s|ing)?[^.\d]{0,20} to $/u,
    hour: /^ ?(?:o'clock|[ap]\.? ?m\b|in the (?:morning|afternoon|evening)|at night)/u,
    beforeHour: NEVER,
    notHour: NEVER,
    below: /^(?: degrees?(?: fahrenheit| celsius)?)? below\b/u,
    halves: {
      morning: /^ ?(?:a\.? ?m\b|in the morning)/u,
      afternoon: /^ ?(?:p\.? ?m\b|in the (?:afternoon|evening))/u,
      night: /^ at night/u,
    },
  },
  es: {
    degrees: /^ ?(?:°|grados?\b|bajo cero)/u,
    difference: /^ ?(?:°|grados?)(?: fahrenheit| celsius)? (?:más|menos|o más|o menos)\b/u,
    extreme: /(?:temperatura|máxima|mínima)[^.]{0,30}$/u,
    speed: speed('(?:kilómetros?|millas?) por hora|metros? por segundo|nudos?\\b'),
    gust: /(?:rachas|ráfagas)[^.\d]{0,20} de (?:hasta )?$/u,
    hour: /^ de (?:la|esta) (?:mañana|tarde|noche|madrugada)|^ del mediodía/u,
    beforeHour: /\blas? $/u,
    notHour: /\blas? \d+ y $/u,
    below: /^(?: grados?(?: fahrenheit| celsius)?)? bajo cero/u,
    halves: {
      morning: /^(?: y \d+)? de (?:la|esta) (?:mañana|madrugada)/u,
      afternoon: /^(?: y \d+)? (?:de (?:la|esta) tarde|del mediodía)/u,
      night: /^(?: y \d+)? de (?:la|esta) noche/u,
      earlier: {
        any: /mañana|tarde|noche|madrugada/gu,
        afternoon: /tarde/u,
        night: /noche|madrugada/u,
      },
    },
  },
  fr: {
    degrees: /^ ?(?:°|degrés?(?!\p{L}))/u,
    difference: /^ ?(?:°|degrés?)(?: fahrenheit| celsius)? (?:de (?:plus|moins)|ou plus|ou moins)/u,
    extreme: /(?:température|maxim|minim)[^.]{0,30}$/u,
    speed: speed(
      "(?:kilomètres?|mil{1,2}es?)(?:-heure|s? à l'heure|s? par heure)|mètres? par seconde|nœuds?",
    ),
    gust: /rafales[^.\d]{0,20} (?:à|de|jusqu'à|atteindront|atteignent) (?:près de )?$/u,
    hour: /^ ?(?:heures?|h)\b(?! (?:de soleil|après|plus tard))|^ (?:et|à) (?:vingt et )?une heures?\b/u,
    beforeHour: NEVER,
    notHour: /\d (?:heures?|h) $|(?:environ|pendant|dans|prochaines|d') ?$/u,
  },
  it: {
    degrees: /^ ?(?:°|grad[oi]\b)/u,
    difference: /^ ?(?:°|grad[oi])(?: fahrenheit| celsius)? (?:in|di) (?:più|meno)|^ ?gradi o più/u,
    extreme: /(?:temperatur|massim|minim)[^.]{0,30}$/u,
    speed: speed(
      "chilometr[io] (?:orari|all'ora)|migli[ao] (?:orari|all'ora)|metr[io] al secondo|nod[io]\\b",
    ),
    gust: /raffiche[^.\d]{0,20} (?:fino a|a|di) $/u,
    hour: /^ (?:del (?:mattino|pomeriggio)|di (?:sera|notte))/u,
    beforeHour: /\b(?:(?:al|dal)?le|ore) $/u,
    notHour: /\b(?:al|dal)?le \d+ e $/u,
  },
  nl: {
    degrees: /^ ?(?:°|gra(?:den|ad)\b)/u,
    difference: /^ ?(?:°|gra(?:den|ad)) (?:kouder|koeler|warmer|hoger|lager|meer|minder|of)/u,
    extreme: /(?:temperatu|maxim|minim)[^.]{0,30}$/u,
    speed: speed('(?:kilometer|mijl) per uur|meter per seconde|kno(?:op|pen)\\b'),
    gust: /windstoten[^.\d]{0,20} tot $/u,
    hour: /^ ?uur\b(?! (?:lang|zon))/u,
    beforeHour: NEVER,
    notHour: /\d uur $|(?:komende|over|ongeveer) $/u,
  },
  pl: {
    degrees: /^ ?(?:°|stop(?:ień|nie|nia|ni)(?!\p{L}))/u,
    difference: /^ ?(?:°|stop\p{L}+) (?:cieplej|chłodniej|zimniej|wyżej|niżej|więcej|mniej|lub)/u,
    extreme: /(?:temperatur|maksymaln|minimaln)[^.]{0,30}$/u,
    speed: speed(
      '(?:kilometr\\p{L}*|mil\\p{L}*) na godzinę|metr\\p{L}* na sekundę|węz\\p{L}+|stop\\p{L}+ beauforta',
    ),
    gust: /porywach do $/u,
    hour: NEVER,
    beforeHour: /\b(?:godz\.|godzin\p{L}+) $/u,
    notHour: NEVER,
  },
  sv: {
    degrees: /^ ?(?:°|(?:plus|minus)?grad(?:er)?(?!\p{L}))/u,
    difference: /^ ?(?:°|grad(?:er)?) (?:kallare|svalare|varmare|högre|lägre|mer|mindre|eller)/u,
    extreme: /(?:temperatur|varmast|kallast)[^.]{0,30}$/u,
    speed: speed('(?:kilometer|miles) i timmen|meter per sekund|knop\\b'),
    gust: /byar[^.\d]{0,20} upp till $/u,
    hour: NEVER,
    beforeHour: /(?:\bklockan|\bkl\.?) (?:(?:\d+(?:\.\d\d)?|ett)(?: på \p{L}+)? (?:och|till) )?$/u,
    notHour: NEVER,
    below: /^ ?minusgrad/u,
  },
};
