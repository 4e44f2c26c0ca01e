import type { FactWords } from '../../wording/language.ts';
import type { ContrastQuality } from '../../wording/plan/fact-statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { PrecipitationKind } from '../../weather/atmosphere.ts';
import { createFacts, isOneTemperature, type Contrasts } from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import { createSentenceFrames, withoutComma } from './time.ts';
import { describePlace, isAmerican, type Country } from './words.ts';
import {
  describeAround,
  describeDegrees,
  describeRange,
  describeJoinedTemperature,
} from './temperatures.ts';
import { itIs, nameSky, nameSleet, selectSkyClassWords } from './sky.ts';
import { inMinutes } from './precipitation.ts';
import { describeWind, describeWindDetails } from './wind.ts';

const BEST_DAY_RANKS = {
  best: 'the weather will be best',
  alike: "it'll be about as nice",
  leastBad: "it'll be best",
};

const IT_IS = ["it's", "it'll be"] as const;
const THERE_IS = ["there's", "there'll be"] as const;

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: [...IT_IS, 'warmer'], less: [...IT_IS, 'colder'] },
  wind: { more: [...IT_IS, 'windier'], less: [...IT_IS, 'less windy'] },
  rain: { more: [...THERE_IS, 'more rain'], less: [...IT_IS, 'drier'] },
  rainChance: {
    more: ['rain is', 'rain is', 'more likely'],
    less: ['rain is', 'rain is', 'less likely'],
  },
  sun: { more: [...THERE_IS, 'more sunshine'], less: [...THERE_IS, 'less sunshine'] },
  weather: { more: [...IT_IS, 'nicer'], less: [...IT_IS, 'less nice'] },
  suitability: { more: [...IT_IS, 'better for that'], less: [...IT_IS, 'worse for that'] },
};

/** What has a verb of its own. */
const RAIN_VERBS: Partial<Record<PrecipitationKind, string>> = { rain: 'raining', snow: 'snowing' };

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'rain',
  snow: 'snow',
  sleet: 'sleet',
  freezing: 'freezing rain',
  unknown: 'precipitation',
};

const NUMBERS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen',
]; // prettier-ignore

const SUN_VERBS = {
  sunrise: { past: 'rose', coming: 'rises' },
  sunset: { past: 'set', coming: 'sets' },
};

/** English answers to questions for one fact. */
export function createFactWords(country: Country): FactWords {
  const frame = createSentenceFrames(country);
  const { opened, closed, asObject, clockOfDay, whenWords } = frame;

  return createFacts(
    {
      at: (opening, clause: string) => `${opened(opening)}${clause}`,
      degrees: (temperature, { units, now }) =>
        wordDegrees(temperature, {
          exactly: (value) => `${itIs(now)} ${describeDegrees(value, units)}`,
          around: (value) => `${itIs(now)} ${describeAround(value, units)}`,
          range: (low, high) => `${itIs(now)} between ${describeRange(low, 'and', high, units)}`,
          high: (value) => `the high will be ${describeDegrees(value, units)}`,
          low: (value) => `the low will be ${describeDegrees(value, units)}`,
        }),
      coolsDownTo: (value, units) => `it'll cool down to ${describeDegrees(value, units)}`,
      upTo: (value, units) => `it'll be up to ${describeDegrees(value, units)}`,
      extreme(form, opening, value, units) {
        const most = form === 'leastWarm' ? 'least warm' : form;
        const day = joinWords("it'll be", most, closed(opening));
        const measure = form === 'coolest' || form === 'coldest' ? 'a low' : 'a high';
        return `${day}, with ${measure} of ${describeDegrees(value, units)}`;
      },
      feels(felt, { units, now }) {
        const degrees = isOneTemperature(felt, units)
          ? describeDegrees(felt.high, units)
          : describeRange(felt.low, 'to', felt.high, units);
        return `${now ? 'it feels' : "it'll feel"} like ${degrees}`;
      },
      feelsSo: (now) => `and that's what ${now ? 'it feels' : "it'll feel"} like`,
      actually: (value, { units, now }) =>
        `though ${now ? "it's actually" : "it'll actually be"} ${describeDegrees(value, units)}`,
      feelsColdest(opening, value, units) {
        const day = joinWords("it'll feel coldest", closed(opening));
        return `${day}, like ${describeDegrees(value, units)}`;
      },
      yes: 'yes,',
      no: 'no,',
      comparison({ answer, change, difference, opening, than }) {
        const isAlike = change === 'alikeWarm' || change === 'alikeCold';
        const how = isAlike ? 'about the same' : `about ${difference} degrees ${change}`;
        const be = itIs(opening.when.kind === 'now');
        const clause = joinWords(answer, be, how, closed(opening), isAlike ? 'as' : 'than');
        return `${clause} ${withoutComma(whenWords(than))}`;
      },
      compared(of, value, units) {
        const degrees = describeDegrees(value, units);
        return of === 'exactly' ? `, at ${degrees}` : `, with a ${of} of ${degrees}`;
      },
      withinHour: 'within the next hour',
      aroundHour: (day, hour) => clockOfDay(day, 'around', { hour, minute: 0 }),
      nextHours: (count) => (count === 1 ? 'for the next hour' : `for the next ${count} hours`),
      nextDays: (count) => `for the next ${NUMBERS[count] ?? count} days`,
      rainNow({ place }, of, falls) {
        const verb = RAIN_VERBS[of];
        const fall = verb ? `it's ${verb}` : `there's ${nounWords(of)}`;
        return joinWords(falls ? fall : "it's dry", describePlace(place), 'right now');
      },
      nextRain: (time, place, of, certainty) =>
        withoutComma(joinWords(`${nounWords(of)} is ${certainty}`, place, time)),
      noRain: (ahead, place) => joinWords("there's no rain in sight", place, ahead),
      rainStop(time, place, { of, byRadar, brief }) {
        const verb = RAIN_VERBS[of];
        const stops = joinWords('stop', verb ?? null, brief ? 'briefly' : null);
        const it = byRadar ? "it'll" : 'it should';
        const subject = verb ? it : `the ${definite(of)} ${byRadar ? 'will' : 'should'}`;
        return withoutComma(joinWords(subject, stops, place, time));
      },
      noRainStop(ahead, place, of) {
        const verb = RAIN_VERBS[of];
        const stops = verb ? `it won't stop ${verb}` : `the ${definite(of)} won't stop`;
        return joinWords(stops, place, ahead);
      },
      sunTime({ event, past, day, clock }, place) {
        const verb = SUN_VERBS[event][past ? 'past' : 'coming'];
        return joinWords('the sun', verb, place, clockOfDay(day, 'at', clock));
      },
      noSunTime(day, place, isDay) {
        const polarDay = "doesn't set, as it's polar day";
        const polarNight = "doesn't rise, as it's polar night";
        const where = withoutComma(joinWords(day, place));
        return `${where}, the sun ${isDay ? polarDay : polarNight}`;
      },
      wind({ opening, rank, wind }, { units, now }) {
        if (!rank) return `${opened(opening)}${describeWind(wind, country, units, now)}`;
        const { when, place } = opening;
        const day = `${asObject({ when, place: null })} will be the ${rank} day`;
        const details =
          wind.force === 0 ? 'hardly any wind' : describeWindDetails(wind, country, units);
        return `${joinWords(day, describePlace(place))}: ${details}`;
      },
      skyText: (sky, night) => nameSky(selectSkyClassWords(sky, night, country)),
      bestDay({ rank, opening, temperature }, units, label) {
        const most = rank === 'side' ? '' : BEST_DAY_RANKS[rank];
        const day = withoutComma(joinWords(most, closed(opening)));
        const degrees = temperature && describeJoinedTemperature(temperature, units);
        return [day, [label ?? '', degrees].filter((part) => part !== null).join(', with ')];
      },
      contrast({ of, is, now, difference }, where) {
        if (is === 'alike') return "there's hardly any difference";
        const [present, future, how] = CONTRASTS[of][is];
        const degrees = difference === null ? '' : `about ${difference} degrees`;
        return joinWords(now ? present : future, degrees, how, where);
      },
      wettestDay: (place, when) => joinWords("it'll rain the most", place, when),
      noDryDay: (place) => joinWords('no day looks completely dry', place),
    },
    {
      inMinutes,
      describeWhen: whenWords,
      describeDay: frame.dayWords,
      describeDayOfClock: (day, clock) => clockOfDay(day, 'at', clock),
      describePlace,
    },
  );

  /** In North America sleet is ice pellets. */
  function nounWords(of: PrecipitationKind): string {
    return of === 'sleet' && isAmerican(country) ? `a ${definite(of)}` : NOUNS[of];
  }

  /** To follow "the". */
  function definite(of: PrecipitationKind): string {
    return of === 'sleet' ? nameSleet(country) : NOUNS[of];
  }
}
