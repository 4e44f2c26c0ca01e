import type { FactWords } from '../../language.ts';
import { bestDayWords, noDryDayWords } from './fact/best-day.ts';
import { frames } from './fact/frame.ts';
import { rainWords } from './fact/rain.ts';
import { sunWords } from './fact/sun.ts';
import { temperatureWords } from './fact/temperature.ts';
import { windFactWords } from './fact/wind.ts';
import type { Country } from './words.ts';

/** English answers to questions for one fact. */
export function factWords(country: Country): FactWords {
  const frame = frames(country);
  const temperature = temperatureWords(frame);
  const rain = rainWords(frame, country);
  const sun = sunWords(frame);
  return {
    temperature: (fact, manner) => temperature.fact(fact, manner),
    extreme: (fact, manner) => temperature.extreme(fact, manner),
    feelsLike: (fact, manner) => temperature.feelsLike(fact, manner),
    feelsColdest: (fact, manner) => temperature.feelsColdest(fact, manner),
    comparison: (fact, manner) => temperature.comparison(fact, manner),
    wind: (fact, manner) => windFactWords(fact, manner, frame, country),
    sunTime: (fact) => sun.time(fact),
    noSunTime: (fact) => sun.none(fact),
    rainNow: (fact) => rain.now(fact),
    nextRain: (fact) => rain.next(fact),
    noRain: (fact) => rain.none(fact),
    rainStop: (fact) => rain.stop(fact),
    noRainStop: (fact) => rain.noStop(fact),
    bestDay: (fact, manner) => bestDayWords(fact, manner, frame, country),
    noDryDay: noDryDayWords,
  };
}
