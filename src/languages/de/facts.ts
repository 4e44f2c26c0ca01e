import type { FactWords } from '../../wording/language.ts';
import {
  describeComparison,
  describeExtreme,
  describeFeelsColdest,
  describeFeelsLike,
  describeTemperatureFact,
} from './temperature-facts.ts';
import { joinWords } from '../../wording/grammar.ts';
import type {
  BestDayFact,
  NoDryDayFact,
  ForecastReach,
  NextRainFact,
  NoRainFact,
  NoRainStopFact,
  RainNowFact,
  RainStopFact,
  RainTime,
  NoSunTimeFact,
  SunTimeFact,
  SpokenWind,
  WindFact,
} from '../../wording/plan/fact-statement.ts';
import type { Sky } from '../../wording/plan/statement.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import type { Units } from '../../wording/units.ts';
import {
  degreesAfterBei,
  describePlace,
  SKY,
  SKY_AT_NIGHT,
  describeGust,
  DIRECTIONS,
  WINDS,
} from './words.ts';
import {
  describeWhen,
  withoutComma,
  describeDay,
  describeClock,
  describeDayOfClock,
  frameOpening,
} from './time.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { inMinutes } from './precipitation.ts';

/** German answers to questions for one fact. */
export const facts: FactWords = {
  temperature: (fact, { units }) => describeTemperatureFact(fact, units),
  extreme: (fact, { units }) => describeExtreme(fact, units),
  feelsLike: (fact, { units }) => describeFeelsLike(fact, units),
  feelsColdest: (fact, { units }) => describeFeelsColdest(fact, units),
  comparison: (fact, { units }) => describeComparison(fact, units),
  wind: (fact, { units }) => describeWindFact(fact, units),
  sunTime: describeSunTime,
  noSunTime: describeNoSunTime,
  rainNow: describeRainNow,
  nextRain: describeNextRain,
  noRain: describeNoRain,
  rainStop: describeRainStop,
  noRainStop: describeNoRainStop,
  bestDay: (fact, { units }) => describeBestDay(fact, units),
  noDryDay: describeNoDryDay,
};

const BEST_DAY_RANKS: Record<BestDayFact['rank'], readonly [most: string, still: string]> = {
  best: ['am schönsten', ''],
  alike: ['ähnlich schön', ''],
  leastBad: ['am besten', 'noch'],
};

function describeBestDay({ rank, opening, sky, temperature }: BestDayFact, units: Units): string {
  const [most, still] = BEST_DAY_RANKS[rank];
  const place = describePlace(opening.place);
  const day = withoutComma(joinWords(most, 'wird es', place, still, describeWhen(opening.when)));
  const degrees = temperature && `bei ${degreesAfterBei(temperature, units)}`;
  const why = joinWords(sky && labelOf(sky), degrees);
  return why === '' ? day : `${day}: ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords('ganz trocken bleibt es', describePlace(place), 'wohl an keinem Tag');
}

function labelOf({ state, night }: Sky): string | null {
  const sky = findSkyClass(state);
  if (sky === undefined) return null;
  return ((night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky])[2];
}

/** `regnet es` + place, `fällt` + place + `Schneeregen`. */
const FALLS: Record<PrecipitationKind, readonly [verb: string, noun: string]> = {
  rain: ['regnet es', ''],
  snow: ['schneit es', ''],
  sleet: ['fällt', 'Schneeregen'],
  freezing: ['fällt', 'gefrierender Regen'],
  unknown: ['fällt', 'Niederschlag'],
};

/** `hört es` + place + `auf zu regnen`, `hört` + place + `der Schneeregen auf`. */
const STOPS: Record<PrecipitationKind, readonly [verb: string, subject: string, rest: string]> = {
  rain: ['hört es', '', 'auf zu regnen'],
  snow: ['hört es', '', 'auf zu schneien'],
  sleet: ['hört', 'der Schneeregen', 'auf'],
  freezing: ['hört', 'der gefrierende Regen', 'auf'],
  unknown: ['hört', 'der Niederschlag', 'auf'],
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: 'das nächste Mal',
  likely: 'wahrscheinlich',
  possible: 'vielleicht',
};

const NUMBERS = [
  '', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf',
  'zwölf', 'dreizehn', 'vierzehn',
]; // prettier-ignore

function describeRainNow({ place, of, falls }: RainNowFact): string {
  const { front, middle } = frameOpening({ when: { kind: 'now' }, place });
  if (falls) {
    const [verb, noun] = FALLS[of];
    return joinWords(front, verb, middle, noun);
  }
  return joinWords(front, 'ist es', middle, 'trocken');
}

function describeNextRain({ place, of, at, certainty }: NextRainFact): string {
  const [verb, noun] = FALLS[of];
  return joinWords(describeTime(at), verb, describePlace(place), CERTAINTIES[certainty], noun);
}

function describeNoRain({ place, ahead }: NoRainFact): string {
  return joinWords(describeAhead(ahead), 'ist', describePlace(place), 'kein Regen in Sicht');
}

function describeRainStop({ place, of, at, byRadar, brief }: RainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  const probably = byRadar ? '' : 'voraussichtlich';
  const briefly = brief ? 'kurz' : '';
  return joinWords(describeTime(at), verb, describePlace(place), subject, probably, briefly, rest);
}

function describeNoRainStop({ place, of, ahead }: NoRainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  return joinWords(describeAhead(ahead), verb, describePlace(place), subject, 'nicht', rest);
}

function describeTime(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'in der nächsten Stunde';
  const { day, hour } = time;
  if (hour === null) return describeDay(day);
  const clock = { hour, minute: 0 };
  return joinWords(describeDayOfClock(day, clock), 'gegen', describeClock(clock));
}

function describeAhead(ahead: ForecastReach): string {
  if ('hours' in ahead) return describeWhen({ kind: 'nextHours', count: ahead.hours });
  return `in den nächsten ${NUMBERS[ahead.days] ?? ahead.days} Tagen`;
}

function describeSunTime({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
  return joinWords(
    past ? 'die Sonne ging' : 'die Sonne geht',
    when,
    describePlace(place),
    'um',
    describeClock(clock),
    event === 'sunrise' ? 'auf' : 'unter',
  );
}

function describeNoSunTime({ form, place, day }: NoSunTimeFact): string {
  const why = form === 'polarDay' ? 'nicht unter, es ist Polartag' : 'nicht auf, es ist Polarnacht';
  return joinWords('die Sonne geht', describeDay(day), describePlace(place), why);
}

/** By Beaufort force (DWD); who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'schwacher Wind',
  2: 'schwacher Wind',
  3: 'schwacher Wind',
  4: 'mäßiger Wind',
  ...WINDS,
};

const WIND_RANKS = { windiest: 'am windigsten', calmest: 'am ruhigsten' };

function describeWindFact({ opening, rank, wind }: WindFact, units: Units): string {
  const gusts = wind.gust === null ? '' : `mit Böen bis ${describeGust(wind.gust, units)}`;
  if (rank) {
    const day = joinWords(
      WIND_RANKS[rank],
      'wird es',
      describePlace(opening.place),
      describeWhen(opening.when),
    );
    return `${withoutComma(day)}: ${joinWords(nameOf(wind), gusts)}`;
  }
  const { front, middle } = frameOpening(opening);
  return joinWords(front, wind.force === 0 ? 'ist es' : 'weht', middle, nameOf(wind), gusts);
}

/** `schwacher Wind aus Südwest`, `windstill`. */
function nameOf({ force, direction }: SpokenWind): string {
  if (force === 0) return 'windstill';
  return joinWords(FORCES[force] ?? 'Wind', direction && `aus ${DIRECTIONS[direction]}`);
}
