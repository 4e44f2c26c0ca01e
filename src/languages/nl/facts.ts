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
  SunEvent,
  SunTimeFact,
  SpokenWind,
  WindFact,
} from '../../wording/plan/fact-statement.ts';
import type { Sky } from '../../wording/plan/statement.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import type { Units } from '../../wording/units.ts';
import {
  spanOfDegrees,
  describePlace,
  selectSkyClassWords,
  describeGust,
  describeWind,
} from './words.ts';
import {
  describeWhen,
  describeDay,
  describeClock,
  describeDayOfClock,
  frameOpening,
} from './time.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { inMinutes } from './precipitation.ts';

/** Dutch answers to questions for one fact. */
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

const BEST_DAY_RANKS: Record<BestDayFact['rank'], string> = {
  best: 'het mooist',
  alike: 'ongeveer even mooi',
  leastBad: 'het minst slecht',
};

/** `het mooist wordt het zaterdag in Utrecht: zonnig bij 12 graden`. */
function describeBestDay({ rank, opening, sky, temperature }: BestDayFact, units: Units): string {
  const { when, place } = opening;
  const day = joinWords(
    BEST_DAY_RANKS[rank],
    'wordt het',
    describeWhen(when),
    describePlace(place),
  );
  const degrees = temperature && `bij ${spanOfDegrees(temperature, units)}`;
  const why = joinWords(sky && labelOf(sky), degrees);
  return why === '' ? day : `${day}: ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords(
    'helemaal droog blijft het',
    describePlace(place),
    'waarschijnlijk geen enkele dag',
  );
}

function labelOf({ state, night }: Sky): string | null {
  const sky = findSkyClass(state);
  return sky === undefined ? null : selectSkyClassWords(sky, night)[2];
}

type Pieces = readonly [verb: string, rest: string];

/** `regent het` + place, `valt er` + place + `natte sneeuw`. */
const FALLS: Record<PrecipitationKind, Pieces> = {
  rain: ['regent het', ''],
  snow: ['sneeuwt het', ''],
  sleet: ['valt er', 'natte sneeuw'],
  freezing: ['valt er', 'ijzel'],
  unknown: ['valt er', 'neerslag'],
};

/** `gaat het` + place + `regenen`. */
const WILL_FALL: Record<PrecipitationKind, Pieces> = {
  rain: ['gaat het', 'regenen'],
  snow: ['gaat het', 'sneeuwen'],
  sleet: ['gaat er', 'natte sneeuw vallen'],
  freezing: ['gaat er', 'ijzel vallen'],
  unknown: ['gaat er', 'neerslag vallen'],
};

/** `stopt het` + place + `met regenen`, `stopt` + place + `de natte sneeuw`. */
const STOPS: Record<PrecipitationKind, readonly [verb: string, subject: string, rest: string]> = {
  rain: ['stopt het', '', 'met regenen'],
  snow: ['stopt het', '', 'met sneeuwen'],
  sleet: ['stopt', 'de natte sneeuw', ''],
  freezing: ['stopt', 'de ijzel', ''],
  unknown: ['stopt', 'de neerslag', ''],
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: '',
  likely: 'waarschijnlijk',
  possible: 'misschien',
};

const NUMBERS = [
  '', '', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf',
  'dertien', 'veertien',
]; // prettier-ignore

function describeRainNow({ place, of, falls }: RainNowFact): string {
  const { front, middle } = frameOpening({ when: { kind: 'now' }, place });
  const [verb, rest] = falls ? FALLS[of] : ['is het', 'droog'];
  return joinWords(front, verb, middle, rest);
}

/** `vandaag rond 19 uur gaat het in Utrecht regenen`. */
function describeNextRain({ place, of, at, certainty }: NextRainFact): string {
  const [verb, rest] = WILL_FALL[of];
  return joinWords(describeTime(at), verb, describePlace(place), CERTAINTIES[certainty], rest);
}

function describeNoRain({ place, ahead }: NoRainFact): string {
  return joinWords(describeAhead(ahead), 'is er', describePlace(place), 'geen regen in zicht');
}

function describeRainStop({ place, of, at, byRadar, brief }: RainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  const probably = byRadar ? '' : 'naar verwachting';
  const briefly = brief ? 'even' : '';
  return joinWords(describeTime(at), verb, describePlace(place), subject, probably, briefly, rest);
}

function describeNoRainStop({ place, of, ahead }: NoRainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  return joinWords(describeAhead(ahead), verb, describePlace(place), subject, 'niet', rest);
}

function describeTime(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'het komende uur';
  const { day, hour } = time;
  if (hour === null) return describeDay(day);
  const clock = { hour, minute: 0 };
  return joinWords(describeDayOfClock(day, clock), 'rond', describeClock(clock));
}

function describeAhead(ahead: ForecastReach): string {
  if ('hours' in ahead) return describeWhen({ kind: 'nextHours', count: ahead.hours });
  return `de komende ${NUMBERS[ahead.days] ?? ahead.days} dagen`;
}

/** `komt` + `op`: verbs that come apart. */
const SUN_VERBS: Record<SunEvent, { past: string; coming: string; rest: string }> = {
  sunrise: { past: 'kwam', coming: 'komt', rest: 'op' },
  sunset: { past: 'ging', coming: 'gaat', rest: 'onder' },
};

/** `de zon komt morgen in Utrecht om 7 uur 53 op`. */
function describeSunTime({ event, place, day, clock, past }: SunTimeFact): string {
  const verb = SUN_VERBS[event];
  const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
  return joinWords(
    'de zon',
    past ? verb.past : verb.coming,
    when,
    describePlace(place),
    'om',
    describeClock(clock),
    verb.rest,
  );
}

function describeNoSunTime({ form, place, day }: NoSunTimeFact): string {
  const [event, why] =
    form === 'polarDay'
      ? (['sunset', 'het is pooldag'] as const)
      : (['sunrise', 'het is poolnacht'] as const);
  const { coming, rest } = SUN_VERBS[event];
  return `${joinWords('de zon', coming, describeDay(day), describePlace(place), 'niet', rest)}, ${why}`;
}

const WIND_RANKS = { windiest: 'het hardst waait het', calmest: 'het minst waait het' };

/** `morgen waait er in Utrecht een krachtige wind uit het westen`. */
function describeWindFact({ opening, rank, wind }: WindFact, units: Units): string {
  const gusts = wind.gust === null ? '' : `met windstoten tot ${describeGust(wind.gust, units)}`;
  if (rank) {
    const { when, place } = opening;
    const day = joinWords(WIND_RANKS[rank], describeWhen(when), describePlace(place));
    return `${day}: ${joinWords(nameOf(wind), gusts)}`;
  }
  const { front, middle } = frameOpening(opening);
  const [verb, article] = wind.force === 0 ? ['is het', ''] : ['waait er', 'een'];
  return joinWords(front, verb, middle, article, nameOf(wind), gusts);
}

/** `zwakke wind uit het zuidwesten`, `windstil`. */
function nameOf({ force, direction }: SpokenWind): string {
  return force === 0 ? 'windstil' : describeWind(force, direction);
}
