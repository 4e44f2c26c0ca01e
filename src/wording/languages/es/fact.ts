import type { Manner } from '../../language.ts';
import type { FactStatement } from '../../plan/questions/fact-statement.ts';
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

/** Spanish answers to questions for one fact. */
export function factWords(fact: FactStatement, { units, now }: Manner): string {
  switch (fact.form) {
    case 'temperature':
      return temperatureFactWords(fact, units, now);
    case 'warmest':
    case 'coldest':
      return extremeWords(fact, units);
    case 'feelsLike':
      return feelsLikeWords(fact, units, now);
    case 'feelsColdest':
      return feelsColdestWords(fact, units);
    case 'wind':
      return windFactWords(fact, units, now);
    case 'sunTime':
      return sunTimeWords(fact);
    case 'polarDay':
    case 'polarNight':
      return noSunTimeWords(fact);
    case 'rainNow':
      return rainNowWords(fact);
    case 'nextRain':
      return nextRainWords(fact);
    case 'noRain':
      return noRainWords(fact);
    case 'rainStop':
      return rainStopWords(fact);
    case 'noRainStop':
      return noRainStopWords(fact);
    case 'noDryDay':
      return noDryDayWords(fact);
    case 'bestDay':
      return bestDayWords(fact, units);
    case 'comparison':
      return comparisonWords(fact, units);
  }
}
