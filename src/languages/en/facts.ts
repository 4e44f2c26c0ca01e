import type { FactWords, SpeechOptions } from '../../wording/language.ts';
import { createSentenceFrames, type SentenceFrames, withoutComma } from './time.ts';
import { createTemperatureWords } from './temperature-facts.ts';
import {
  type Country,
  describeAround,
  describeRange,
  describePlace,
  selectSkyClassWords,
  describeGust,
  DIRECTIONS,
  WINDS,
  type Words,
} from './words.ts';
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
import type { Temperature } from '../../wording/plan/statement.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import type { Units } from '../../wording/units.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { inMinutes } from './precipitation.ts';

/** English answers to questions for one fact. */
export function createFactWords(country: Country): FactWords {
  const frame = createSentenceFrames(country);
  const temperature = createTemperatureWords(frame);
  const rain = createRainWords(frame, country);
  const sun = createSunWords(frame);
  return {
    temperature: (fact, manner) => temperature.fact(fact, manner),
    extreme: (fact, manner) => temperature.extreme(fact, manner),
    feelsLike: (fact, manner) => temperature.feelsLike(fact, manner),
    feelsColdest: (fact, manner) => temperature.feelsColdest(fact, manner),
    comparison: (fact, manner) => temperature.comparison(fact, manner),
    wind: (fact, manner) => describeWindFact(fact, manner, frame, country),
    sunTime: (fact) => sun.time(fact),
    noSunTime: (fact) => sun.none(fact),
    rainNow: (fact) => rain.now(fact),
    nextRain: (fact) => rain.next(fact),
    noRain: (fact) => rain.none(fact),
    rainStop: (fact) => rain.stop(fact),
    noRainStop: (fact) => rain.noStop(fact),
    bestDay: (fact, manner) => describeBestDay(fact, manner, frame, country),
    noDryDay: describeNoDryDay,
  };
}

const BEST_DAY_RANKS: Record<BestDayFact['rank'], string> = {
  best: 'the weather will be best',
  alike: "it'll be about as nice",
  leastBad: "it'll be best",
};

function describeBestDay(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: SpeechOptions,
  { closed }: SentenceFrames,
  country: Country,
): string {
  const day = joinWords(BEST_DAY_RANKS[rank], closed(opening));
  const known = sky && findSkyClass(sky.state);
  const label = sky && known ? selectSkyClassWords(known, sky.night, country).words : null;
  const degrees = temperature && `temperatures ${degreesOf(temperature, units)}`;
  const why = [label, degrees].filter((words) => words !== null).join(', with ');
  return why === '' ? day : `${day}: ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords('no day looks completely dry', describePlace(place));
}

function degreesOf(temperature: Temperature, units: Units): string {
  return temperature.form === 'range'
    ? `between ${describeRange(temperature.low, 'and', temperature.high, units)}`
    : describeAround('value' in temperature ? temperature.value : temperature.to, units);
}

/** What has a verb of its own. */
const RAIN_VERBS: Partial<Record<PrecipitationKind, string>> = { rain: 'raining', snow: 'snowing' };

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'rain',
  snow: 'snow',
  sleet: 'sleet',
  freezing: 'freezing rain',
  unknown: 'precipitation',
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: 'next expected',
  likely: 'likely',
  possible: 'possible',
};

const NUMBERS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen',
]; // prettier-ignore

/** English answers to "when will it rain next?" and "when will it stop?" */
function createRainWords({ dayWords, clockOfDay }: SentenceFrames, country: Country) {
  return {
    now({ place, of, falls }: RainNowFact): string {
      const where = joinWords(describePlace(place), 'right now');
      if (!falls) return joinWords("it's dry", where);
      const verb = RAIN_VERBS[of];
      return joinWords(verb ? `it's ${verb}` : `there's ${nounWords(of)}`, where);
    },

    next({ place, of, at, certainty }: NextRainFact): string {
      const what = `${nounWords(of)} is ${CERTAINTIES[certainty]}`;
      return withoutComma(joinWords(what, describePlace(place), timeWords(at)));
    },

    none({ place, ahead }: NoRainFact): string {
      return joinWords("there's no rain in sight", describePlace(place), describeAhead(ahead));
    },

    stop({ place, of, at, byRadar, brief }: RainStopFact): string {
      const verb = RAIN_VERBS[of];
      const stops = joinWords('stop', verb ?? null, brief ? 'briefly' : null);
      const it = byRadar ? "it'll" : 'it should';
      const subject = verb ? it : `the ${definite(of)} ${byRadar ? 'will' : 'should'}`;
      return withoutComma(joinWords(subject, stops, describePlace(place), timeWords(at)));
    },

    noStop({ place, of, ahead }: NoRainStopFact): string {
      const verb = RAIN_VERBS[of];
      const stops = verb ? `it won't stop ${verb}` : `the ${definite(of)} won't stop`;
      return joinWords(stops, describePlace(place), describeAhead(ahead));
    },
  };

  function timeWords(time: RainTime): string {
    if ('in' in time) return inMinutes(time.in);
    if ('within' in time) return 'within the next hour';
    const { day, hour } = time;
    return hour === null ? dayWords(day) : clockOfDay(day, 'around', { hour, minute: 0 });
  }

  /** In the United States sleet is ice pellets. */
  function nounWords(of: PrecipitationKind): string {
    return of === 'sleet' && country === 'US' ? `a ${definite(of)}` : NOUNS[of];
  }

  /** To follow "the". */
  function definite(of: PrecipitationKind): string {
    return of === 'sleet' && country === 'US' ? 'mix of rain and snow' : NOUNS[of];
  }
}

function describeAhead(ahead: ForecastReach): string {
  if ('days' in ahead) return `for the next ${NUMBERS[ahead.days] ?? ahead.days} days`;
  return ahead.hours === 1 ? 'for the next hour' : `for the next ${ahead.hours} hours`;
}

const SUN_VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: 'rose', coming: 'rises' },
  sunset: { past: 'set', coming: 'sets' },
};

/** English answers to "when does the sun rise?" */
function createSunWords({ opened, clockOfDay }: SentenceFrames) {
  return {
    time({ event, place, day, clock, past }: SunTimeFact): string {
      const verb = SUN_VERBS[event][past ? 'past' : 'coming'];
      return joinWords('the sun', verb, describePlace(place), clockOfDay(day, 'at', clock));
    },

    none({ form, place, day }: NoSunTimeFact): string {
      const opening = opened({ when: { kind: 'day', day }, place });
      return form === 'polarDay'
        ? `${opening}the sun doesn't set, as it's polar day`
        : `${opening}the sun doesn't rise, as it's polar night`;
    },
  };
}

const CALM: Words = { subject: 'it', words: 'calm' };
const LIGHT: Record<Country, Words> = {
  GB: { subject: 'there', words: 'a light wind' },
  US: { subject: 'there', words: 'light winds', plural: true },
};
const MODERATE: Record<Country, Words> = {
  GB: { subject: 'there', words: 'a moderate wind' },
  US: { subject: 'there', words: 'moderate winds', plural: true },
};

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Record<Country, Readonly<Record<number, Words>>> = {
  GB: forcesOf('GB'),
  US: forcesOf('US'),
};

const WIND_RANKS = { windiest: 'the most wind', calmest: 'the least wind' };

function describeWindFact(
  { opening, rank, wind }: WindFact,
  { units, now }: SpeechOptions,
  { opened, closed }: SentenceFrames,
  country: Country,
): string {
  const words = FORCES[country][wind.force] ?? CALM;
  const details = `${words.words}${detailsOf(wind, words, units)}`;
  return rank
    ? `${joinWords(WIND_RANKS[rank], 'is expected', closed(opening))}: ${details}`
    : `${opened(opening)}${subjectOf(words, now)} ${details}`;
}

/** ` from the west, with gusts of up to 40 miles per hour`, `, with winds from the west`. */
function detailsOf({ force, direction, gust }: SpokenWind, words: Words, units: Units): string {
  const from = direction && force > 0 ? `from the ${DIRECTIONS[direction]}` : '';
  const upTo = gust === null ? '' : `of up to ${describeGust(gust, units)}`;
  if (words.subject === 'there') {
    return `${from && ` ${from}`}${upTo && `, with gusts ${upTo}`}`;
  }
  if (upTo) return `, with ${joinWords('gusts', from, upTo)}`;
  return from && `, with winds ${from}`;
}

function subjectOf({ subject, plural }: Words, now: boolean): string {
  if (subject === 'it') return now ? "it's" : "it'll be";
  if (!now) return "there'll be";
  return plural ? 'there are' : "there's";
}

function forcesOf(country: Country): Readonly<Record<number, Words>> {
  const [light, moderate] = [LIGHT[country], MODERATE[country]];
  return { 0: CALM, 1: light, 2: light, 3: light, 4: moderate, ...WINDS[country] };
}
