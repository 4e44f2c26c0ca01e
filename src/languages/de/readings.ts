import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import {
  describeCover,
  toSpokenHeight,
  toLowerCase,
  createMetricAmount,
  createPast,
} from '../skeleton-readings.ts';
import { describeDegrees, describeRange } from './numbers.ts';
import {
  describeClock,
  describeDay,
  describeWhen,
  frameOpening,
  withoutComma,
  plainDay,
} from './time.ts';
import { describePlace, describeGust } from './words.ts';
import type { WarningStatement, WarningTime } from '../../wording/plan/reading-statement.ts';

const FEELS = {
  pleasant: 'das ist angenehm',
  muggy: 'das ist schwül',
  oppressive: 'das ist drückend schwül',
};

const TENDENCIES = { rising: 'und steigt', falling: 'und fällt', steady: 'und bleibt gleich' };

const UV_LEVELS = {
  low: 'niedrig',
  moderate: 'mäßig',
  high: 'hoch',
  veryHigh: 'sehr hoch',
  extreme: 'extrem hoch',
};

/** By phase, from 1 (new moon) on. */
const PHASES = [
  '',
  'ist Neumond',
  'ist der Mond eine zunehmende Sichel',
  'ist zunehmender Halbmond',
  'ist zunehmender Mond, mehr als halb voll',
  'ist Vollmond',
  'ist abnehmender Mond, mehr als halb voll',
  'ist abnehmender Halbmond',
  'ist der Mond eine abnehmende Sichel',
];

const COUNTS = ['keine Wetterwarnung', 'eine Wetterwarnung', 'zwei Wetterwarnungen'];

/** German answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  warningCount({ place, count, when }) {
    const first = when ? describeWhen(when) : 'zurzeit';
    const soFar = when && when.kind !== 'now' && count === 0 ? 'bisher' : '';
    const what = COUNTS[count] ?? `${count} Wetterwarnungen`;
    return joinWords(first, 'gibt es', describePlace(place), soFar, what);
  },
  noWarningService: ({ place }) =>
    `ob es ${place ? `für ${place}` : 'dort'} amtliche Warnungen gibt, weiß ich nicht`,
  humidity({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const value = `bei ${Math.round(percent)} Prozent`;
    return joinWords('die Luftfeuchtigkeit liegt', front, middle, value);
  },
  dewPoint({ opening, value, feel }, { units }) {
    const { front, middle } = frameOpening(opening);
    const degrees = describeDegrees(value, units, 'einem');
    const dewPoint = joinWords('der Taupunkt liegt', front, middle, 'bei', degrees);
    return feel ? `${dewPoint}, ${FEELS[feel]}` : dewPoint;
  },
  pressure({ opening, value, tendency }) {
    const { front, middle } = frameOpening(opening);
    const hectopascals = `bei ${Math.round(value)} Hektopascal`;
    const change = tendency && TENDENCIES[tendency];
    return joinWords('der Luftdruck liegt', front, middle, hectopascals, change);
  },
  cloudCover({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const cover = describeCover(percent, {
      clear: 'wolkenlos',
      overcast: 'zu 100 Prozent bedeckt',
      covered: (tens) => `zu rund ${tens} Prozent bedeckt`,
    });
    return joinWords('der Himmel ist', front, middle, cover);
  },
  snowLine({ opening, value, ofSeveral }, { units }) {
    const { front, middle } = frameOpening(opening);
    const metres = toSpokenHeight(value, units);
    const height = metres === 0 ? 'Meereshöhe' : `${metres} ${ofSeveral ? 'Meter' : 'Metern'}`;
    const verb = ofSeveral ? 'sinkt' : 'liegt';
    const at = ofSeveral || metres === 0 ? 'auf' : 'bei';
    return joinWords('die Schneefallgrenze', verb, front, middle, at, height);
  },
  uvIndex({ opening, value, ofSeveral, level }) {
    const { front, middle } = frameOpening(opening);
    const index = joinWords('bei', ofSeveral ? 'höchstens' : '', String(value));
    return joinWords('der UV-Index liegt', front, middle, `${index}, das ist ${UV_LEVELS[level]}`);
  },
  moonPhase({ phase, next }) {
    const following = next && `${next.of === 'full' ? 'Vollmond' : 'Neumond'} ist`;
    const when = next && withoutComma(describeDay(next.day));
    if (!phase) return joinWords('der nächste', following, when);
    const now = joinWords(describeDay(phase.day), PHASES[phase.of] ?? '');
    return next ? `${now}, ${joinWords('der nächste', following, when)}` : now;
  },
  moonTime({ event, place, day, clock, past }) {
    const goes = joinWords(
      'der Mond',
      past ? 'ging' : 'geht',
      describeDay(day),
      describePlace(place),
    );
    const way = event === 'moonrise' ? 'auf' : 'unter';
    return clock ? joinWords(goes, 'um', describeClock(clock), way) : joinWords(goes, 'nicht', way);
  },
};

/** Words of headlines that are no nouns: `schweren Sturmböen mit Hagel`. */
const LOWER_WORDS =
  /^(?:(?:schwer|stark|orkanartig|extrem|leicht|ergiebig|heftig|streng|gering|verbreitet|markant|amtlich)(?:e[mnrs]?)?|und|mit|vor|in|bis|zu|von)$/u;

/** `amtliche Warnung vor schweren Sturmböen, bis heute 22 Uhr`. */
export function warning({ headline, holds }: WarningStatement): string {
  return `${respell(headline)}, ${describeHold(holds)}`;
}

/** `bis heute 22 Uhr`, `morgen zwischen 3 und 9 Uhr`. */
function describeHold(holds: WarningTime): string {
  if ('during' in holds) return withoutComma(describeWhen(holds.during));
  if (!holds.until) return 'bis auf Weiteres';
  return joinWords('bis', plainDay(holds.until.day), describeClock(holds.until.clock));
}

/** `Amtliche WARNUNG vor SCHWEREN STURMBÖEN` as one writes it otherwise. */
function respell(headline: string): string {
  return toLowerCase(headline, 'de').replace(/\p{L}+/gu, (word) =>
    LOWER_WORDS.test(word) ? word : word.charAt(0).toLocaleUpperCase('de') + word.slice(1),
  );
}

const NOUNS = { rain: 'Regen', snow: 'Schnee' };
const PARTICIPLES = { rain: 'geregnet', snow: 'geschneit' };
const UNITS = { metres: 'Meter', kilometres: 'Kilometer', miles: 'Meile' };

/** German answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'in den letzten 24 Stunden',
    yesterday: 'gestern',
    yesterdayMorning: 'gestern Vormittag',
    yesterdayAfternoon: 'gestern Nachmittag',
    yesterdayEvening: 'gestern Abend',
    lastNight: 'letzte Nacht',
    today: 'heute bisher',
    thisMorning: 'heute Vormittag',
    thisAfternoon: 'heute Nachmittag',
    thisEvening: 'heute Abend',
  },
  place: describePlace,
  amount: createMetricAmount({
    lessThan: 'weniger als',
    about: 'rund',
    rain: ['ein Liter pro Quadratmeter', 'Liter pro Quadratmeter'],
    snow: ['ein Zentimeter', 'Zentimeter'],
  }),
  fell: (of, { time, place }, { words }) =>
    joinWords(time, 'hat es', place, `${PARTICIPLES[of]},`, words),
  amountFell: (of, { time, place }, { words, isOne }) =>
    joinWords(time || 'es', isOne ? 'ist' : 'sind', place, withNoun(words, of), 'gefallen'),
  fellNot: (of, { time, place }) => joinWords(time, 'hat es', place, 'nicht', PARTICIPLES[of]),
  dry: ({ time, place }) =>
    time ? joinWords(time, 'ist es', place, 'trocken geblieben') : 'es ist trocken geblieben',
  high: ({ time, place }, value, units) =>
    joinWords(time, 'lag der Höchstwert', place, 'bei', describeDegrees(value, units, 'einem')),
  low: ({ time, place }, value, units) =>
    joinWords(time, 'lag der Tiefstwert', place, 'bei', describeDegrees(value, units, 'einem')),
  range: ({ time, place }, low, high, units) =>
    joinWords(time, 'waren es', place, describeRange(low, 'bis', high, units)),
  gust: ({ time, place }, value, units) =>
    time
      ? joinWords(time, 'erreichte die stärkste Böe', place, describeGust(value, units))
      : `die stärkste Böe erreichte ${describeGust(value, units)}`,
  snowDepth: (place, amount) =>
    amount
      ? joinWords(place, amount.isOne ? 'liegt' : 'liegen', amount.words, 'Schnee')
      : joinWords(place, 'liegt kein Schnee'),
  visibility: (place, distance) => joinWords('die Sichtweite', place, 'beträgt', distance),
  distance(count, unit) {
    if (count === 0) return 'weniger als eine Meile';
    if (unit === 'miles') return count === 1 ? 'rund eine Meile' : `${count} Meilen`;
    return count === 1 ? `rund einen ${UNITS[unit]}` : `${count} ${UNITS[unit]}`;
  },
  nearest: (place, distance) => `die nächste Wetterstation steht ${place}, ${distance} entfernt`,
  unknown: 'das weiß ich nicht: ',
  unmeasured: (place, nearest, distance) =>
    `${place} misst keine Station, die nächste steht ${nearest}, ${distance} entfernt`,
  measuredAt: (place, distance) => `gemessen hat das die Station ${place}, ${distance} entfernt`,
  since: (time, hour) =>
    `die Messwerte reichen nur bis ${time.replace(' bisher', '')} ${hour} Uhr zurück`,
  daylight: (day, place, hours, minutes) =>
    joinWords(
      withoutComma(describeDay(day)),
      'ist es',
      place,
      hours === 1 ? 'eine Stunde' : `${hours} Stunden`,
      minutes > 0 ? `und ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}` : '',
      'hell',
    ),
});

/** `rund 5 Liter Regen pro Quadratmeter`, `rund 3 Zentimeter Schnee`. */
function withNoun(words: string, of: 'rain' | 'snow'): string {
  return of === 'snow' ? `${words} ${NOUNS.snow}` : words.replace(' pro ', ` ${NOUNS.rain} pro `);
}
