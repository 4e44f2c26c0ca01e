import { joinClauses, joinWords, isOfTwoDays } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type {
  Course,
  CourseStatement,
  Sky,
  Within,
  Temperature,
} from '../../wording/plan/statement.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { capitalize } from '../skeleton-phrases.ts';
import { isUnexpected, wordCourse } from '../skeleton-course.ts';
import { toSeveralHighs, wordTemperature } from '../skeleton-sentences.ts';
import { describeAround, describeDegrees, describeRange, isOneDegree } from './numbers.ts';
import {
  describeLateStart,
  describeStart,
  describeSpan,
  describeUntil,
  isSaidAtNight,
  onEachDay,
  withoutNight,
} from './time.ts';
import { ARE, inTense, IS, isGrey, SHARES, skyAfter, skyBesideDegrees, skyClause, skyWithin } from './words.ts'; // prettier-ignore

/** `va fi soare, cu maxima de 8 grade`; of an hour `vor fi 8 grade, cu soare`. */
export function describeCourse(statement: CourseStatement, { units, now }: SpeechOptions): string {
  const { opening, course, temperature } = statement;
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    const be = inTense(isOneDegree(temperature.value, units) ? IS : ARE, now);
    const degrees = describeDegrees(temperature.value, units);
    return `${be} ${degrees}${skyBesideDegrees(course.sky, now)}`;
  }
  if (!temperature) return describeClauses(statement, now);
  const measured = toSeveralHighs(temperature, opening);
  const joined = joinTemperature(measured, units);
  const alone = describeTemperature(measured, units, now);
  switch (findTemperaturePlace(course, measured)) {
    case 'besideSky':
      return describeClauses(statement, now, joined);
    case 'with':
      return `${describeClauses(statement, now)}, ${joined}`;
    case 'clause':
      return `${describeClauses(statement, now)}, iar ${alone}`;
    case 'andWith':
      return `${describeClauses(statement, now)} și ${joined}`;
    case 'sentence':
      return `${describeClauses(statement, now)}. ${capitalize(alone)}`;
  }
}

/** `besideSky` stands after the sky that something passes before. */
function describeClauses(statement: CourseStatement, now: boolean, besideSky = ''): string {
  const { opening, course, daily, alone, within } = statement;
  const inTheNight = isSaidAtNight(opening?.when);
  const timeOf = (when: string) => (daily ? onEachDay(when, isOfTwoDays(statement)) : when);
  const spanOf = (span: Within) => withoutNight(describeSpan(span), inTheNight);
  return wordCourse(course, spanOf, joinTwice(course), SHARES, {
    steady: (sky) => joinWords(skyClause(sky, now), within ? spanOf(within) : ''),
    change(first, second, at) {
      if (alone) return withoutSky(second, timeOf(withoutNight(describeStart(at), inTheNight)));
      const before = skyClause(first, now);
      const from = isWet(second.state) ? describeLateStart(at) : null;
      const until = withoutNight(describeUntil(at), inTheNight);
      return from === null
        ? `${joinWords(before, timeOf(until))}, apoi ${skyAfter(first, second, now)}`
        : `${before}, iar ${joinWords(timeOf(from), skyWithin(first, second, now))}`;
    },
    passing(background, passing, when) {
      const but = isUnexpected(background, passing) ? 'dar' : 'iar';
      const main = joinClauses(skyClause(background, now), besideSky);
      const time = timeOf(when);
      if (alone) return withoutSky(passing, time);
      if (isBreak(background, passing)) return `${main}, ${describeBreak(course, time)}`;
      return `${main}, ${joinWords(but, time, skyWithin(background, passing, now))}`;
    },
  });

  /** A danger alone: `vor fi averse cu descărcări electrice seara`. */
  function withoutSky(danger: Sky, when: string): string {
    return joinWords(skyClause(danger, now), when);
  }
}

type TemperaturePlace = 'with' | 'clause' | 'besideSky' | 'andWith' | 'sentence';

/** What falls has no maximum; a sentence of its own would part snow from its depth. */
function findTemperaturePlace(course: Course, { form }: Temperature): TemperaturePlace {
  if (course.form === 'steady') {
    if (!isWet(course.sky.state) || form === 'change') return 'with';
    return form === 'highAndLow' ? 'sentence' : 'clause';
  }
  if (course.form === 'change' || form === 'change') return 'sentence';
  if (isBreak(course.background, course.passing)) return 'andWith';
  const isSnow = getWeatherFamily(course.passing.state) === 'snow';
  return isSnow && !isWet(course.background.state) ? 'besideSky' : 'sentence';
}

const isBreak = (background: Sky, passing: Sky) => isWet(background.state) && isGrey(passing);

/** `cu o întrerupere între orele 10 și 15`, `cu scurte întreruperi`. */
function describeBreak(course: Course, when: string): string {
  if (course.form !== 'atTimes') return `cu o întrerupere ${when}`;
  return course.share === 'nowAndThen' ? 'cu scurte întreruperi' : 'cu întreruperi';
}

/** `dimineața și seara`, but `între orele 6 și 9 și din nou între orele 21 și 23`. */
function joinTwice(course: Course): string {
  return course.form === 'twice' && 'from' in course.spans[0] ? 'și din nou' : 'și';
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
    highs: (low, high) => `cu maxime ${fromTo(low, high, units, 'de până la')}`,
    alikeHighs: (high) => `cu maxime ${fromTo(high, high, units, 'de până la')}`,
    highAndLow: (high, low, lowIsAtNight) =>
      `cu maxima ${of(high)} și ${nameLow(lowIsAtNight)} ${of(low)}`,
    highsChange: (from, to) => `iar ${describeHighsChange(from, to, units)}`,
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
    highs: (low, high) => `temperaturile maxime ${are} ${fromTo(low, high, units, 'de până la')}`,
    alikeHighs: (high) => `temperaturile maxime ${are} ${fromTo(high, high, units, 'de până la')}`,
    highAndLow: (high, low, lowIsAtNight) =>
      `temperatura maximă ${be} de ${degrees(high)}, iar ${nameLow(lowIsAtNight)} de ${degrees(low)}`,
    highsChange: (from, to) => describeHighsChange(from, to, units),
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

/** `temperaturile maxime vor crește de la 3 la 6 grade`. */
function describeHighsChange(from: number, to: number, units: Units): string {
  const verb = to > from ? 'vor crește' : 'vor scădea';
  return `temperaturile maxime ${verb} de la ${describeRange(from, 'la', to, units)}`;
}

/** `între 18 și 22 de grade`, of one value `de 22 de grade`. */
function fromTo(low: number, high: number, units: Units, of = 'de'): string {
  const most = toSpokenTemperature(high, units);
  return toSpokenTemperature(low, units) === most
    ? `${most > 0 ? of : 'de'} ${describeDegrees(high, units)}`
    : `între ${describeRange(low, 'și', high, units)}`;
}
