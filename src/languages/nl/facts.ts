import { joinWords } from '../../wording/grammar.ts';
import type { SpokenWind } from '../../wording/plan/fact-statement.ts';
import { createFacts, isOneTemperature } from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import { inMinutes } from './precipitation.ts';

const { describeDegrees, describePlace, describeRange } = words;
const { describeClock, describeDayOfClock, describeWhen, frameOpening } = times;

type Predicate = readonly [verb: string, rest: string];

const MOST = { warmest: 'het warmst', coolest: 'het koelst', coldest: 'het koudst' };

/** `regent het` + place, `valt er` + place + `natte sneeuw`. */
const FALLS = {
  rain: ['regent het', ''],
  snow: ['sneeuwt het', ''],
  sleet: ['valt er', 'natte sneeuw'],
  freezing: ['valt er', 'ijzel'],
  unknown: ['valt er', 'neerslag'],
} as const;

/** `gaat het` + place + `regenen`. */
const WILL_FALL = {
  rain: ['gaat het', 'regenen'],
  snow: ['gaat het', 'sneeuwen'],
  sleet: ['gaat er', 'natte sneeuw vallen'],
  freezing: ['gaat er', 'ijzel vallen'],
  unknown: ['gaat er', 'neerslag vallen'],
} as const;

/** `stopt het` + place + `met regenen`, `stopt` + place + `de natte sneeuw`. */
const STOPS = {
  rain: ['stopt het', '', 'met regenen'],
  snow: ['stopt het', '', 'met sneeuwen'],
  sleet: ['stopt', 'de natte sneeuw', ''],
  freezing: ['stopt', 'de ijzel', ''],
  unknown: ['stopt', 'de neerslag', ''],
} as const;

const CERTAINTIES = { expected: '', likely: 'waarschijnlijk', possible: 'misschien' };

const NUMBERS = [
  '', '', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf',
  'dertien', 'veertien',
]; // prettier-ignore

const BEST_DAY_RANKS = {
  best: 'het mooist',
  alike: 'ongeveer even mooi',
  leastBad: 'het minst slecht',
};

/** Dutch answers to questions for one fact. */
export const facts = createFacts<Predicate>(
  {
    at(opening, [verb, rest]) {
      const { front, middle } = frameOpening(opening);
      return joinWords(front, verb, middle, rest);
    },
    degrees: (temperature, { units }) =>
      wordDegrees<Predicate>(temperature, {
        exactly: (value) => ['is het', describeDegrees(value, units)],
        around: (value) => ['wordt het', words.describeAround(value, units)],
        high: (value) => ['wordt het', `maximaal ${describeDegrees(value, units)}`],
        low: (value) => ['is de minimumtemperatuur', describeDegrees(value, units)],
        range: (low, high) => ['wordt het', describeRange(low, 'tot', high, units)],
      }),
    coolsDownTo: (value, units) => ['koelt het', `af tot ${describeDegrees(value, units)}`],
    /** `het warmst wordt het morgen in Utrecht met maximaal 12 graden`. */
    extreme(form, { when, place }, value, units) {
      const day = joinWords(MOST[form], 'wordt het', describeWhen(when), describePlace(place));
      const upTo = form === 'warmest' ? 'maximaal' : '';
      return joinWords(day, 'met', upTo, describeDegrees(value, units));
    },
    /** `in Utrecht voelt het nu als min 3 graden, in werkelijkheid is het 3 graden`. */
    feels(felt, { units }) {
      const degrees = isOneTemperature(felt, units)
        ? describeDegrees(felt.high, units)
        : describeRange(felt.low, 'tot', felt.high, units);
      return ['voelt het', `als ${degrees}`];
    },
    feelsSo: () => 'en zo voelt het ook',
    actually: (value, { units }) => `in werkelijkheid is het ${describeDegrees(value, units)}`,
    feelsColdest({ when, place }, value, units) {
      const day = joinWords(describeWhen(when), describePlace(place));
      return `het koudst voelt het ${day} aan: als ${describeDegrees(value, units)}`;
    },
    yes: 'ja,',
    no: 'nee,',
    /** `ja, morgen wordt het in Utrecht ongeveer 4 graden warmer dan vandaag: maximaal 12 graden`. */
    comparison({ answer, change, difference, opening, than }) {
      const { front, middle } = frameOpening(opening);
      const verb = opening.when.kind === 'now' ? 'is het' : 'wordt het';
      const how = {
        warmer: `ongeveer ${difference} graden warmer dan`,
        cooler: `ongeveer ${difference} graden koeler dan`,
        colder: `ongeveer ${difference} graden kouder dan`,
        alikeWarm: 'ongeveer even warm als',
        alikeCold: 'ongeveer even koud als',
      };
      return joinWords(answer, front, verb, middle, how[change], describeWhen(than));
    },
    compared(of, value, units) {
      const measure = { exactly: '', high: 'maximaal ', low: 'de minimumtemperatuur is ' };
      return `: ${measure[of]}${describeDegrees(value, units)}`;
    },
    inMinutes,
    withinHour: 'het komende uur',
    aroundHour(day, hour) {
      const clock = { hour, minute: 0 };
      return joinWords(describeDayOfClock(day, clock), 'rond', describeClock(clock));
    },
    nextHours: (count) => describeWhen({ kind: 'nextHours', count }),
    nextDays: (count) => `de komende ${NUMBERS[count] ?? count} dagen`,
    rainNow(opening, of, falls) {
      const { front, middle } = frameOpening(opening);
      const [verb, rest] = falls ? FALLS[of] : ['is het', 'droog'];
      return joinWords(front, verb, middle, rest);
    },
    /** `vandaag rond 19 uur gaat het in Utrecht regenen`. */
    nextRain(time, place, of, certainty) {
      const [verb, rest] = WILL_FALL[of];
      return joinWords(time, verb, place, CERTAINTIES[certainty], rest);
    },
    noRain: (ahead, place) => joinWords(ahead, 'is er', place, 'geen regen in zicht'),
    rainStop(time, place, { of, byRadar, brief }) {
      const [verb, subject, rest] = STOPS[of];
      const probably = byRadar ? '' : 'naar verwachting';
      return joinWords(time, verb, place, subject, probably, brief ? 'even' : '', rest);
    },
    noRainStop(ahead, place, of) {
      const [verb, subject, rest] = STOPS[of];
      return joinWords(ahead, verb, place, subject, 'niet', rest);
    },
    /** `de zon komt morgen in Utrecht om 7 uur 53 op`: verbs that come apart. */
    sunTime({ event, past, clock }, place, when) {
      const isRise = event === 'sunrise';
      const verb = past ? (isRise ? 'kwam' : 'ging') : isRise ? 'komt' : 'gaat';
      const goes = joinWords('de zon', verb, when, place, 'om', describeClock(clock));
      return `${goes} ${isRise ? 'op' : 'onder'}`;
    },
    noSunTime(day, place, isDay) {
      const goes = joinWords('de zon', isDay ? 'gaat' : 'komt', day, place);
      return `${goes} ${isDay ? 'niet onder, het is pooldag' : 'niet op, het is poolnacht'}`;
    },
    /** `morgen waait er in Utrecht een krachtige wind uit het westen`. */
    wind({ opening, rank, wind }, { units }) {
      const { gust, force } = wind;
      const gusts = gust === null ? '' : `met windstoten tot ${words.describeGust(gust, units)}`;
      if (rank) {
        const most = rank === 'windiest' ? 'het hardst waait het' : 'het minst waait het';
        const day = joinWords(most, describeWhen(opening.when), describePlace(opening.place));
        return `${day}: ${joinWords(nameOf(wind), gusts)}`;
      }
      const { front, middle } = frameOpening(opening);
      const [verb, article] = force === 0 ? ['is het', ''] : ['waait er', 'een'];
      return joinWords(front, verb, middle, article, nameOf(wind), gusts);
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night)[2],
    /** `het mooist wordt het zaterdag in Utrecht: zonnig bij 12 graden`. */
    bestDay({ rank, opening: { when, place }, temperature }, units, label) {
      const most = `${BEST_DAY_RANKS[rank]} wordt het`;
      const degrees = temperature && `bij ${words.spanOfDegrees(temperature, units)}`;
      return [joinWords(most, describeWhen(when), describePlace(place)), joinWords(label, degrees)];
    },
    because: ': ',
    noDryDay: (place) =>
      joinWords('helemaal droog blijft het', place, 'waarschijnlijk geen enkele dag'),
  },
  { ...times, describePlace },
);

/** `zwakke wind uit het zuidwesten`, `windstil`. */
function nameOf({ force, direction }: SpokenWind): string {
  return force === 0 ? 'windstil' : words.describeWind(force, direction);
}
