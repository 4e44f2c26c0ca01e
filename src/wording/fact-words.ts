import type { FactWords, Manner } from './language.ts';
import type { FactStatement } from './plan/questions/fact-statement.ts';

/** The words of a language for the one fact that was asked for. */
export function factOf(fact: FactStatement, words: FactWords, manner: Manner): string {
  switch (fact.form) {
    case 'temperature':
      return words.temperature(fact, manner);
    case 'warmest':
    case 'coldest':
      return words.extreme(fact, manner);
    case 'feelsLike':
      return words.feelsLike(fact, manner);
    case 'feelsColdest':
      return words.feelsColdest(fact, manner);
    case 'comparison':
      return words.comparison(fact, manner);
    case 'wind':
      return words.wind(fact, manner);
    case 'sunTime':
      return words.sunTime(fact);
    case 'polarDay':
    case 'polarNight':
      return words.noSunTime(fact);
    case 'rainNow':
      return words.rainNow(fact);
    case 'nextRain':
      return words.nextRain(fact);
    case 'noRain':
      return words.noRain(fact);
    case 'rainStop':
      return words.rainStop(fact);
    case 'noRainStop':
      return words.noRainStop(fact);
    case 'bestDay':
      return words.bestDay(fact, manner);
    case 'noDryDay':
      return words.noDryDay(fact);
  }
}
