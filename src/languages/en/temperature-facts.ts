import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import {
  compareSpoken,
  asMeasured,
  coolsDown,
  isHourWhen,
} from '../../wording/plan/questions/temperature.ts';
import type {
  ComparisonFact,
  DegreesRange,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../wording/plan/fact-statement.ts';
import type { When } from '../../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { describeAround, describeDegrees, describeRange } from './words.ts';
import { withoutComma, type SentenceFrames } from './time.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

/** English answers to "how warm?", "how cold?", "how does it feel?" and "is it warmer?" */
export function createTemperatureWords({ opened, closed, whenWords }: SentenceFrames) {
  return {
    fact({ opening, temperature }: TemperatureFact, { units, now }: SpeechOptions): string {
      return `${opened(opening)}${clause(temperature, opening.when, units, now)}`;
    },

    extreme({ form, opening, value }: ExtremeFact, { units }: SpeechOptions): string {
      const coldest = value >= COOL_FROM ? 'coolest' : 'coldest';
      const [most, measure] = form === 'warmest' ? [form, 'high'] : [coldest, 'low'];
      const day = joinWords("it'll be", most, closed(opening));
      return `${day}, with a ${measure} of ${describeDegrees(value, units)}`;
    },

    feelsLike(fact: FeelsLikeFact, { units, now }: SpeechOptions): string {
      const { opening, felt, measured } = fact;
      const feels = `${now ? 'it feels' : "it'll feel"} like`;
      const alike = asMeasured(fact, units);
      if (alike) {
        const is = clause(alike, opening.when, units, now);
        return `${opened(opening)}${is}, and that's what ${feels}`;
      }
      const clauses = `${opened(opening)}${feels} ${describeLike(felt, units)}`;
      if (fact.brief || !isHourWhen(opening.when)) return clauses;
      const actually = now ? "it's actually" : "it'll actually be";
      return `${clauses}, though ${actually} ${describeDegrees(measured.high, units)}`;
    },

    feelsColdest({ opening, value }: FeelsColdestFact, { units }: SpeechOptions): string {
      return `${joinWords("it'll feel coldest", closed(opening))}, like ${describeDegrees(value, units)}`;
    },

    comparison(fact: ComparisonFact, { units }: SpeechOptions): string {
      const { question, opening, than, value } = fact;
      const { direction, difference } = compareSpoken(fact, units);
      const answer = question && (direction === question ? 'yes,' : 'no,');
      const be = opening.when.kind === 'now' ? "it's" : "it'll be";
      const change = direction === 'colder' && value >= COOL_FROM ? 'cooler' : direction;
      const [how, to] =
        direction === 'alike'
          ? ['about the same', 'as']
          : [`about ${difference} degrees ${change}`, 'than'];
      const clauses = joinWords(answer, be, how, closed(opening), to, whenWords(than));
      return `${withoutComma(clauses)}, ${describeCompared(fact, units)}`;
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
      return `${it} ${describeDegrees(temperature.value, units)}`;
    case 'around':
      return `${it} ${describeAround(temperature.value, units)}`;
    case 'range':
      return `${it} between ${describeRange(temperature.low, 'and', temperature.high, units)}`;
    case 'high':
      return `the high will be ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return coolsDown(when)
        ? `it'll cool down to ${describeDegrees(temperature.value, units)}`
        : `the low will be ${describeDegrees(temperature.value, units)}`;
  }
}

function describeLike({ low, high }: DegreesRange, units: Units): string {
  const isOne = toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
  return isOne ? describeDegrees(high, units) : describeRange(low, 'to', high, units);
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  const degrees = describeDegrees(value, units);
  return of === 'exactly' ? `at ${degrees}` : `with a ${of} of ${degrees}`;
}
