import type { FactWords } from '../../language.ts';
import { bestDayWords, noDryDayWords } from './fact/best-day.ts';
import {
  nextRainWords,
  noRainStopWords,
  noRainWords,
  rainNowWords,
  rainStopWords,
} from './fact/rain.ts';
import { noSunTimeWords, sunTimeWords } from './fact/sun.ts';
import {
  comparisonWords,
  extremeWords,
  feelsColdestWords,
  feelsLikeWords,
  temperatureFactWords,
} from './fact/temperature.ts';
import { windFactWords } from './fact/wind.ts';

/** German answers to questions for one fact. */
export const factWords: FactWords = {
  temperature: (fact, { units }) => temperatureFactWords(fact, units),
  extreme: (fact, { units }) => extremeWords(fact, units),
  feelsLike: (fact, { units }) => feelsLikeWords(fact, units),
  feelsColdest: (fact, { units }) => feelsColdestWords(fact, units),
  comparison: (fact, { units }) => comparisonWords(fact, units),
  wind: (fact, { units }) => windFactWords(fact, units),
  sunTime: sunTimeWords,
  noSunTime: noSunTimeWords,
  rainNow: rainNowWords,
  nextRain: nextRainWords,
  noRain: noRainWords,
  rainStop: rainStopWords,
  noRainStop: noRainStopWords,
  bestDay: (fact, { units }) => bestDayWords(fact, units),
  noDryDay: noDryDayWords,
};
