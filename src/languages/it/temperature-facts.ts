import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature, When } from '../../wording/plan/statement.ts';
import { type Units, toSpokenTemperature } from '../../wording/units.ts';
import { describeAround, describeDegrees, describeRange, THERE_ARE, THERE_IS } from './words.ts';
import { joinWords } from '../../wording/grammar.ts';
import type {
  DegreesRange,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
  ComparisonFact,
} from '../../wording/plan/fact-statement.ts';
import {
  asMeasured,
  coolsDown,
  isHourWhen,
  compareSpoken,
} from '../../wording/plan/questions/temperature.ts';
import { describeOpening, describeWhen } from './time.ts';
import { describePlace } from './place-names.ts';

/** `la temperatura massima sarà di 12 gradi`, `le temperature saranno tra 3 e 8 gradi`. */
export function describeTemperature(
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const is = now ? 'è' : 'sarà';
  switch (temperature.form) {
    case 'exactly':
      return `la temperatura ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'high':
      return `la temperatura massima ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `la temperatura minima ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'salirà' : 'scenderà';
      const change = describeRange(temperature.from, 'a', temperature.to, units);
      return `la temperatura ${verb} da ${change}`;
    }
    default:
      return `le temperature saranno ${describeSeveral(temperature, units)}`;
  }
}

/** To follow "con": `8 gradi`, `temperature tra 3 e 8 gradi`. */
export function withTemperature(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
    case 'around':
      return `temperature ${describeSeveral(temperature, units)}`;
    case 'change':
      return `temperature da ${describeRange(temperature.from, 'a', temperature.to, units)}`;
    default:
      return describeDegrees(temperature.value, units);
  }
}

function describeSeveral(
  temperature: Extract<Temperature, { form: 'range' | 'around' }>,
  units: Units,
): string {
  return temperature.form === 'around'
    ? describeAround(temperature.value, units)
    : `tra ${describeRange(temperature.low, 'e', temperature.high, units)}`;
}

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

export function describeTemperatureFact(
  { opening, temperature }: TemperatureFact,
  manner: SpeechOptions,
): string {
  return joinWords(describeOpening(opening), clauseOf(temperature, opening.when, manner));
}

/** `a Roma farà più caldo domani, con una massima di 20 gradi`. */
export function describeExtreme(
  { form, opening, value }: ExtremeFact,
  { units }: SpeechOptions,
): string {
  const cold = value >= COOL_FROM ? 'farà più fresco' : 'farà più freddo';
  const [most, measure] = form === 'warmest' ? ['farà più caldo', 'massima'] : [cold, 'minima'];
  const day = joinWords(describePlace(opening.place), most, describeWhen(opening.when));
  return `${day}, con una ${measure} di ${describeDegrees(value, units)}`;
}

/** `al momento a Roma la temperatura percepita è di 3 gradi, anche se in realtà ci sono 7 gradi`. */
export function describeFeelsLike(fact: FeelsLikeFact, manner: SpeechOptions): string {
  const { opening, felt, measured, brief } = fact;
  const where = describeOpening(opening);
  const is = manner.now ? 'è' : 'sarà';
  const alike = asMeasured(fact, manner.units);
  if (alike) {
    const clause = joinWords(where, clauseOf(alike, opening.when, manner));
    return `${clause}, e la temperatura percepita ${is} la stessa`;
  }
  const feels = joinWords(where, 'la temperatura percepita', is, describeFelt(felt, manner.units));
  if (brief || !isHourWhen(opening.when)) return feels;
  return `${feels}, anche se in realtà ${exactly(measured.high, manner)}`;
}

export function describeFeelsColdest(
  { opening, value }: FeelsColdestFact,
  { units }: SpeechOptions,
): string {
  const day = joinWords(
    describePlace(opening.place),
    'si sentirà più freddo',
    describeWhen(opening.when),
  );
  return `${day}, con una temperatura percepita di ${describeDegrees(value, units)}`;
}

function clauseOf(
  temperature: TemperatureFact['temperature'],
  when: When,
  manner: SpeechOptions,
): string {
  if (temperature.form === 'exactly') return exactly(temperature.value, manner);
  if (temperature.form === 'low' && coolsDown(when)) {
    return `la temperatura scenderà a ${describeDegrees(temperature.value, manner.units)}`;
  }
  return describeTemperature(temperature, manner);
}

/** `ci sono 7 gradi`, `c'è un grado`. */
function exactly(value: number, { units, now }: SpeechOptions): string {
  const verb = Math.abs(toSpokenTemperature(value, units)) === 1 ? THERE_IS : THERE_ARE;
  return `${now ? verb.now : verb.later} ${describeDegrees(value, units)}`;
}

function describeFelt({ low, high }: DegreesRange, units: Units): string {
  return toSpokenTemperature(low, units) === toSpokenTemperature(high, units)
    ? `di ${describeDegrees(high, units)}`
    : `tra ${describeRange(low, 'e', high, units)}`;
}

/** `sì, domani a Roma ci saranno circa 4 gradi in più rispetto a oggi, con una massima di 12 gradi`. */
export function describeComparison(fact: ComparisonFact, { units, now }: SpeechOptions): string {
  const { question, opening, than } = fact;
  const { direction, difference } = compareSpoken(fact, units);
  const answer = question && (direction === question ? 'sì,' : 'no,');
  const thereAre = now ? THERE_ARE.now : THERE_ARE.later;
  const more = direction === 'warmer' ? 'in più' : 'in meno';
  const comparison =
    direction === 'alike'
      ? `la temperatura ${now ? 'è' : 'sarà'} più o meno come`
      : `${thereAre} circa ${difference} gradi ${more} ${comparedTo(than)}`;
  const clause = joinWords(answer, describeOpening(opening), comparison, describeWhen(than));
  return `${clause}, ${describeCompared(fact, units)}`;
}

/** `rispetto a oggi`; words such as "nella notte" take no preposition. */
function comparedTo({ kind }: When): string {
  return kind === 'day' || kind === 'hour' ? 'rispetto a' : 'che';
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  const degrees = describeDegrees(value, units);
  if (of === 'exactly') return `cioè ${degrees}`;
  return `con una ${of === 'high' ? 'massima' : 'minima'} di ${degrees}`;
}
