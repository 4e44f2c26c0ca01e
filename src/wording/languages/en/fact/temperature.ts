import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import { spokenComparison } from '../../../plan/questions/comparison.ts';
import type {
  ComparisonFact,
  Degrees,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../../plan/questions/fact-statement.ts';
import { asMeasured } from '../../../plan/questions/feels-like.ts';
import { coolsDown, isHour } from '../../../plan/questions/temperature.ts';
import type { When } from '../../../plan/statement.ts';
import { spokenTemperature, type Units } from '../../../units.ts';
import { aroundWords, degreesWords, rangeWords } from '../numbers.ts';
import { withoutComma, type Frame } from './frame.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

/** English answers to "how warm?", "how cold?", "how does it feel?" and "is it warmer?" */
export function temperatureWords({ opened, closed, whenWords }: Frame) {
  return {
    fact({ opening, temperature }: TemperatureFact, { units, now }: Manner): string {
      return `${opened(opening)}${clause(temperature, opening.when, units, now)}`;
    },

    extreme({ form, opening, value }: ExtremeFact, { units }: Manner): string {
      const coldest = value >= COOL_FROM ? 'coolest' : 'coldest';
      const [most, measure] = form === 'warmest' ? [form, 'high'] : [coldest, 'low'];
      const day = joined("it'll be", most, closed(opening));
      return `${day}, with a ${measure} of ${degreesWords(value, units)}`;
    },

    feelsLike(fact: FeelsLikeFact, { units, now }: Manner): string {
      const { opening, felt, measured } = fact;
      const feels = `${now ? 'it feels' : "it'll feel"} like`;
      const alike = asMeasured(fact, units);
      if (alike) {
        const is = clause(alike, opening.when, units, now);
        return `${opened(opening)}${is}, and that's what ${feels}`;
      }
      const clauses = `${opened(opening)}${feels} ${likeWords(felt, units)}`;
      if (fact.brief || !isHour(opening.when)) return clauses;
      const actually = now ? "it's actually" : "it'll actually be";
      return `${clauses}, though ${actually} ${degreesWords(measured.high, units)}`;
    },

    feelsColdest({ opening, value }: FeelsColdestFact, { units }: Manner): string {
      return `${joined("it'll feel coldest", closed(opening))}, like ${degreesWords(value, units)}`;
    },

    comparison(fact: ComparisonFact, { units }: Manner): string {
      const { question, opening, than, value } = fact;
      const { direction, difference } = spokenComparison(fact, units);
      const answer = question && (direction === question ? 'yes,' : 'no,');
      const be = opening.when.kind === 'now' ? "it's" : "it'll be";
      const change = direction === 'colder' && value >= COOL_FROM ? 'cooler' : direction;
      const [how, to] =
        direction === 'alike'
          ? ['about the same', 'as']
          : [`about ${difference} degrees ${change}`, 'than'];
      const clauses = joined(answer, be, how, closed(opening), to, whenWords(than));
      return `${withoutComma(clauses)}, ${comparedWords(fact, units)}`;
    },
  };
}

function clause(
  temperature: TemperatureFact['temperature'],
  when: When,
  units: Units,
  now: boolean,
): string {
  const it = now ? "it's" : "it'll be";
  switch (temperature.form) {
    case 'exactly':
      return `${it} ${degreesWords(temperature.value, units)}`;
    case 'around':
      return `${it} ${aroundWords(temperature.value, units)}`;
    case 'range':
      return `${it} between ${rangeWords(temperature.low, 'and', temperature.high, units)}`;
    case 'high':
      return `the high will be ${degreesWords(temperature.value, units)}`;
    case 'low':
      return coolsDown(when)
        ? `it'll cool down to ${degreesWords(temperature.value, units)}`
        : `the low will be ${degreesWords(temperature.value, units)}`;
  }
}

function likeWords({ low, high }: Degrees, units: Units): string {
  const isOne = spokenTemperature(low, units) === spokenTemperature(high, units);
  return isOne ? degreesWords(high, units) : rangeWords(low, 'to', high, units);
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  const degrees = degreesWords(value, units);
  return of === 'exactly' ? `at ${degrees}` : `with a ${of} of ${degrees}`;
}
