import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type { MoonPhaseFact } from '../../wording/plan/reading-statement.ts';
import type { Opening, When } from '../../wording/plan/statement.ts';
import { orderClause } from '../scandinavian-course.ts';
import {
  createMetricAmount,
  createPast,
  describeCover,
  toSpokenHeight,
} from '../skeleton-readings.ts';
import { atClock, describeDay, describeFor, describeWhen } from './time.ts';
import { counted, describeDegrees, describePlace, describeRange, upToGust } from './words.ts';

const FEELS = {
  pleasant: 'det känns behagligt',
  muggy: 'det känns kvavt',
  oppressive: 'det känns mycket kvavt',
};

const TENDENCIES = { rising: 'och stiger', falling: 'och faller', steady: 'och är stabilt' };

const UV_LEVELS = {
  low: 'lågt',
  moderate: 'måttligt',
  high: 'högt',
  veryHigh: 'mycket högt',
  extreme: 'extremt högt',
};

/** By phase, from 1 (new moon) on. */
const PHASES = [
  '',
  'är det nymåne',
  'är månen en tilltagande skära',
  'är månen i första kvarteret',
  'är månen tilltagande och mer än halv',
  'är det fullmåne',
  'är månen avtagande och mer än halv',
  'är månen i sista kvarteret',
  'är månen en avtagande skära',
];

const MOONS = { full: 'fullmåne', new: 'nymåne' };

const COUNTS = ['inga vädervarningar', 'en vädervarning', 'två vädervarningar'];

/** `i morgon är luftfuktigheten i Uppsala` + `i genomsnitt 80 procent`. */
function tell({ when, place }: Opening, verb: string, ...value: (string | null)[]): string {
  return joinWords(describeWhen(when), verb, describePlace(place), ...value);
}

/** Swedish answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  warningCount({ place, count, when }) {
    const isAhead = when !== null && when.kind !== 'now';
    const time = isAhead ? describeFor(when) : 'just nu';
    const soFar = isAhead && count === 0 ? 'än så länge' : '';
    const what = COUNTS[count] ?? `${count} vädervarningar`;
    return joinWords(time, 'finns det', soFar, what, describePlace(place));
  },
  noWarningService: ({ place }) =>
    `jag vet inte om det finns officiella varningar ${place ? `för ${place}` : 'där'}`,
  humidity({ opening, percent }) {
    const mean = isOneHour(opening.when) ? '' : 'i genomsnitt';
    return tell(opening, 'är luftfuktigheten', mean, `${Math.round(percent)} procent`);
  },
  dewPoint({ opening, value, feel }, { units }) {
    const most = isOneHour(opening.when) ? '' : 'som högst';
    const dewPoint = tell(opening, 'är daggpunkten', most, describeDegrees(value, units));
    return feel ? `${dewPoint}, ${FEELS[feel]}` : dewPoint;
  },
  pressure({ opening, value, tendency }) {
    const mean = isOneHour(opening.when) ? '' : 'i genomsnitt';
    const hectopascals = `${Math.round(value)} hektopascal`;
    return tell(opening, 'är lufttrycket', mean, hectopascals, tendency && TENDENCIES[tendency]);
  },
  cloudCover({ opening, percent }) {
    const cover = describeCover(percent, {
      clear: 'är himlen molnfri',
      overcast: 'är himlen helt täckt av moln',
      covered: (tens) => `täcker molnen omkring ${tens} procent av himlen`,
    });
    return joinWords(describeWhen(opening.when), cover, describePlace(opening.place));
  },
  snowLine({ opening, value, ofSeveral }, { units }) {
    const spoken = toSpokenHeight(value, units);
    const [verb, to, sea] = ofSeveral
      ? ['sjunker snöfallsgränsen', 'till', 'till havsnivån']
      : ['ligger snöfallsgränsen', 'på', 'vid havsnivån'];
    return tell(opening, verb, spoken === 0 ? sea : `${to} ${spoken} meter`);
  },
  uvIndex({ opening, value, ofSeveral, level }) {
    const index = tell(opening, 'är UV-indexet', ofSeveral ? 'som högst' : '', String(value));
    return `${index}, det är ${UV_LEVELS[level]}`;
  },
  moonPhase({ phase, next }) {
    if (!phase) return next ? describeNextMoon(next) : '';
    const now = joinWords(describeDay(phase.day), PHASES[phase.of] ?? '');
    return next ? `${now}, ${describeNextMoon(next)}` : now;
  },
  /** `i morgon går månen upp i Uppsala klockan 7 och 53`: verbs that come apart. */
  moonTime({ event, place, day, clock, past }) {
    const goes = past ? 'gick månen' : 'går månen';
    const [not, time] = clock ? ['', atClock(clock, true)] : ['inte', ''];
    const how = event === 'moonrise' ? 'upp' : 'ner';
    return joinWords(describeDay(day), goes, not, how, describePlace(place), time);
  },
};

/** Whether a reading is that of an hour, not of several. */
function isOneHour(when: When): boolean {
  return when.kind === 'now' || when.kind === 'hour';
}

/** `nästa fullmåne är på lördag`; that of today is no next one. */
function describeNextMoon({ of, day }: NonNullable<MoonPhaseFact['next']>): string {
  const moon = MOONS[of];
  if (day.ahead === 0) return `i dag är det ${moon}`;
  return joinWords('nästa', moon, 'är', describeDay(day));
}

const NOUNS = { rain: 'regn', snow: 'snö' };
const VERBS = { rain: 'regnade det', snow: 'snöade det' };
const UNITS = { metres: 'meter', kilometres: 'kilometer', miles: 'engelska mil' };

/** Swedish answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'det senaste dygnet',
    yesterday: 'i går',
    yesterdayMorning: 'i går förmiddag',
    yesterdayAfternoon: 'i går eftermiddag',
    yesterdayEvening: 'i går kväll',
    lastNight: 'under natten',
    today: 'hittills i dag',
    thisMorning: 'i morse',
    thisAfternoon: 'i eftermiddag',
    thisEvening: 'i kväll',
  },
  place: describePlace,
  amount: createMetricAmount({
    lessThan: 'mindre än',
    about: 'omkring',
    rain: ['en millimeter', 'millimeter'],
    snow: ['en centimeter', 'centimeter'],
  }),
  fell: (of, { time, place }, { words }) => `${orderClause(time, VERBS[of], place)}, ${words}`,
  amountFell: (of, { time, place }, { words }) =>
    time
      ? joinWords(time, 'föll', words, NOUNS[of], place)
      : joinWords('det föll', words, NOUNS[of]),
  fellNot: (of, { time, place }) => orderClause(time, VERBS[of], joinWords('inte', place)),
  dry: ({ time, place }) => orderClause(time, 'höll det', joinWords('sig torrt', place)),
  high: ({ time, place }, value, units) =>
    orderClause(time, 'var det', joinWords('som varmast', describeDegrees(value, units), place)),
  low: ({ time, place }, value, units) =>
    orderClause(time, 'var det', joinWords('som kallast', describeDegrees(value, units), place)),
  range({ time, place }, low, high, units) {
    const range = joinWords(place, 'mellan', describeRange(low, 'och', high, units));
    return orderClause(time, 'låg temperaturen', range);
  },
  gust({ time, place }, value, units) {
    const speed = upToGust(value, units);
    return orderClause(time, 'blåste det', joinWords(place, speed, 'i byarna'));
  },
  snowDepth: (place, amount) =>
    orderClause(place, 'ligger det', amount ? `${amount.words} snö` : 'ingen snö'),
  visibility: (place, distance) => joinWords('sikten', place, 'är', distance),
  distance(count, unit) {
    if (count === 0) return 'mindre än en engelsk mil';
    if (count > 1) return `${count} ${UNITS[unit]}`;
    return `omkring ${counted(1)} ${unit === 'miles' ? 'engelsk mil' : UNITS[unit]}`;
  },
  nearest: (place, distance) => `den närmaste väderstationen ligger ${place}, ${distance} bort`,
  unknown: 'det vet jag inte: ',
  unmeasured: (place, nearest, distance) =>
    `det finns ingen väderstation ${place}, den närmaste ligger ${nearest}, ${distance} bort`,
  measuredAt: (place, distance) => `det har stationen ${place} mätt, ${distance} bort`,
  since: (time, hour) =>
    `mätningarna går bara tillbaka till ${time.replace('hittills ', '')} ${atClock({ hour, minute: 0 })}`,
  daylight(day, place, hours, minutes) {
    const light = hours === 1 ? 'en timme' : `${hours} timmar`;
    const more = minutes === 1 ? 'och en minut' : `och ${minutes} minuter`;
    const time = joinWords(light, minutes > 0 ? more : '');
    return joinWords(describeDay(day), 'är det ljust i', time, place);
  },
});
