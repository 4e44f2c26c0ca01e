import type { SkillLanguage, Manner } from '../../language.ts';
import type { FactStatement } from '../../plan/questions/fact-statement.ts';
import { bestDayWords, noDryDayWords } from './fact/best-day.ts';
import { frames } from './fact/frame.ts';
import { rainWords } from './fact/rain.ts';
import { sunWords } from './fact/sun.ts';
import { temperatureWords } from './fact/temperature.ts';
import { windFactWords } from './fact/wind.ts';
import type { Country } from './words.ts';

/** English answers to questions for one fact. */
export function factWords(country: Country): SkillLanguage['fact'] {
  const frame = frames(country);
  const temperature = temperatureWords(frame);
  const rain = rainWords(frame, country);
  const sun = sunWords(frame);

  return (fact: FactStatement, manner: Manner): string => {
    switch (fact.form) {
      case 'temperature':
        return temperature.fact(fact, manner);
      case 'warmest':
      case 'coldest':
        return temperature.extreme(fact, manner);
      case 'feelsLike':
        return temperature.feelsLike(fact, manner);
      case 'feelsColdest':
        return temperature.feelsColdest(fact, manner);
      case 'comparison':
        return temperature.comparison(fact, manner);
      case 'wind':
        return windFactWords(fact, manner, frame, country);
      case 'sunTime':
        return sun.time(fact);
      case 'polarDay':
      case 'polarNight':
        return sun.none(fact);
      case 'rainNow':
        return rain.now(fact);
      case 'nextRain':
        return rain.next(fact);
      case 'noRain':
        return rain.none(fact);
      case 'rainStop':
        return rain.stop(fact);
      case 'noRainStop':
        return rain.noStop(fact);
      case 'noDryDay':
        return noDryDayWords(fact);
      case 'bestDay':
        return bestDayWords(fact, manner, frame, country);
    }
  };
}
