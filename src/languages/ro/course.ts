import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { CourseStatement, Opening, Span, Temperature } from '../../wording/plan/statement.ts';
import { isWet } from '../../weather/state.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { capitalize } from '../age-phrases.ts';
import { isUnexpected, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import { isNightWhen } from '../skeleton-time.ts';
import { describeAround, describeDegrees, describeRange, isOneDegree } from './numbers.ts';
import { describeLateStart, describeSpan, describeUntil, onEachDay, withoutNight } from './time.ts';
import { ARE, inTense, IS, isGrey, onlyClouds, SHARES, skyAfter, skyBesideDegrees, skyClause } from './words.ts'; // prettier-ignore

/** `va fi soare, cu maxima de 8 grade`, but after two clauses in a sentence of its own; of an hour `vor fi 8 grade și soare`. */
export function describeCourse(
  { opening, course, temperature, daily = false }: CourseStatement,
  { units, now }: SpeechOptions,
): string {
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    const be = inTense(isOneDegree(temperature.value, units) ? IS : ARE, now);
    const degrees = describeDegrees(temperature.value, units);
    return `${be} ${degrees} și ${skyBesideDegrees(course.sky, now)}`;
  }
  const eachDay = daily ? 'în fiecare zi' : '';
  const inTheNight = isNightWhen(opening?.when);
  const spanOf = (span: Span) => withoutNight(describeSpan(span), inTheNight);
  const clauses = wordCourse(course, spanOf, 'și', SHARES, {
    steady: (sky) => skyClause(sky, now),
    change(first, second, at) {
      const [before, after] = [skyClause(first, now), skyAfter(first, second, now)];
      const from = isWet(second.state) ? describeLateStart(at) : null;
      const until = withoutNight(describeUntil(at), inTheNight);
      return from === null
        ? `${joinWords(before, eachDay, until)}, apoi ${after}`
        : `${before}, iar ${joinWords(eachDay, from, after)}`;
    },
    passing(background, passing, when) {
      const but = isUnexpected(background, passing) ? 'dar' : 'iar';
      const isDryOnly = isWet(background.state) && isGrey(passing);
      const other = isDryOnly ? onlyClouds(now) : skyAfter(background, passing, now);
      return `${skyClause(background, now)}, ${joinWords(but, daily ? onEachDay(when) : when, other)}`;
    },
  });
  if (!temperature) return clauses;
  const measured = inPlural(temperature, opening);
  return course.form === 'steady'
    ? `${clauses}, ${joinTemperature(measured, units)}`
    : `${clauses}. ${capitalize(describeTemperature(measured, units, now))}`;
}

/** Several days have several highs, even if they are alike. */
function inPlural(temperature: Temperature, opening: Opening | null): Temperature {
  const kind = opening?.when.kind;
  const areSeveral = kind === 'days' || kind === 'weekend';
  return areSeveral && temperature.form === 'high'
    ? { form: 'highs', low: temperature.value, high: temperature.value }
    : temperature;
}

/** After the weather: `cu maxima de 26 de grade și minima nopții de 14 grade`. */
function joinTemperature(temperature: Temperature, units: Units): string {
  const of = (value: number) => `de ${describeDegrees(value, units)}`;
  return wordTemperature(temperature, {
    exactly: (value) => `cu ${describeDegrees(value, units)}`,
    high: (value) => `cu maxima ${of(value)}`,
    low: (value) => `cu minima ${of(value)}`,
    around: (value) => `cu temperaturi ${describeAround(value, units)}`,
    range: (low, high) => `cu temperaturi ${fromTo(low, high, units)}`,
    highs: (low, high) => `cu maxime ${fromTo(low, high, units)}`,
    highAndLow: (high, low, lowIsAtNight) =>
      `cu maxima ${of(high)} și ${nameLow(lowIsAtNight)} ${of(low)}`,
    change: (from, to) => `iar ${describeChange(from, to, units)}`,
  });
}

/** `temperatura maximă va fi de 12 grade`. */
export function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  const [be, are] = [inTense(IS, now), inTense(ARE, now)];
  const degrees = (value: number) => describeDegrees(value, units);
  const range = (low: number, high: number) => fromTo(low, high, units);
  return wordTemperature(temperature, {
    exactly: (value) => `temperatura ${be} de ${degrees(value)}`,
    high: (value) => `temperatura maximă ${be} de ${degrees(value)}`,
    low: (value, isAtNight) =>
      `${isAtNight ? nameLow(true) : 'temperatura minimă'} ${be} de ${degrees(value)}`,
    around: (value) => `temperaturile ${are} ${describeAround(value, units)}`,
    range: (low, high) => `temperaturile ${are} ${range(low, high)}`,
    highs: (low, high) => `temperaturile maxime ${are} ${range(low, high)}`,
    highAndLow: (high, low, lowIsAtNight) =>
      `temperatura maximă ${be} de ${degrees(high)}, iar ${nameLow(lowIsAtNight)} de ${degrees(low)}`,
    change: (from, to) => describeChange(from, to, units),
  });
}

function nameLow(isAtNight: boolean): string {
  return isAtNight ? 'minima nopții' : 'minima';
}

/** `temperatura va scădea de la 23 la 18 grade`. */
function describeChange(from: number, to: number, units: Units): string {
  const verb = to > from ? 'va crește' : 'va scădea';
  return `temperatura ${verb} de la ${describeRange(from, 'la', to, units)}`;
}

/** `între 18 și 22 de grade`, of one value `de 22 de grade`. */
function fromTo(low: number, high: number, units: Units): string {
  return toSpokenTemperature(low, units) === toSpokenTemperature(high, units)
    ? `de ${describeDegrees(high, units)}`
    : `între ${describeRange(low, 'și', high, units)}`;
}
