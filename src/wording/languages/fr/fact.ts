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

/** French answers to questions for one fact. */
export const factWords: FactWords = {
  temperature: temperatureFactWords,
  extreme: extremeWords,
  feelsLike: feelsLikeWords,
  feelsColdest: feelsColdestWords,
  comparison: comparisonWords,
  wind: windFactWords,
  sunTime: sunTimeWords,
  noSunTime: noSunTimeWords,
  rainNow: rainNowWords,
  nextRain: nextRainWords,
  noRain: noRainWords,
  rainStop: rainStopWords,
  noRainStop: noRainStopWords,
  bestDay: bestDayWords,
  noDryDay: noDryDayWords,
};
