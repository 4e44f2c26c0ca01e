import { beaufort } from '../../../weather/wind.ts';
import type { Language } from '../../language.ts';
import type { Course, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import {
  amountFalls,
  aroundWords,
  degreesWords,
  gustWords,
  isOneDegree,
  rangeWords,
} from './numbers.ts';
import { opened, openingWords } from './opening.ts';
import { placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { skyAfter, skyBesideDegrees, skyClause, skyWords } from './sky.ts';
import { dayAfter, dayWords, spanWords, untilWords } from './time.ts';
import { ARE, inTense, IS } from './verbs.ts';
import { DIRECTIONS, SHARES, STORM_GUSTS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/** Romanian: time and place open the sentence between commas, a whole clause in the future follows. */
export const romanian: Language = {
  course({ opening, course, temperature }, { units, now }) {
    const start = openingWords(opening);
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      const be = inTense(isOneDegree(temperature.value, units) ? IS : ARE, now);
      const degrees = degreesWords(temperature.value, units);
      return `${start}${be} ${degrees} și ${skyBesideDegrees(course.sky, now)}`;
    }
    const degrees = temperature ? `, cu temperaturi ${temperaturesWords(temperature, units)}` : '';
    return `${start}${courseWords(course, degrees, now)}`;
  },

  uncertainty: () => 'nu este însă sigur',

  ice: () => 'atenție la polei',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const share = atTimes ? SHARES.atTimes : '';
    const gusts = joined(inTense(ARE, now), share, upTo(gust, units, kind));
    return `${openingWords(opening)}${gusts}`;
  },

  temperature({ opening, temperature }, { units, now }) {
    return `${openingWords(opening)}${temperatureWords(temperature, units, now)}`;
  },

  chance: ({ of, likely }) =>
    `este ${likely ? 'probabil' : 'posibil'} să ${of === 'snow' ? 'ningă' : 'plouă'}`,

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    if (force === null) {
      return joined(inTense(ARE, now), gust === null ? '' : upTo(gust, units, 'rafale de vânt'));
    }
    const from = direction && `din ${DIRECTIONS[direction]}`;
    const wind = joined(inTense(IS, now), WINDS[force] ?? '', from);
    return gust === null ? wind : `${wind}, cu rafale de ${gustWords(gust, units)}`;
  },

  trend({ place, direction }) {
    const change = direction === 'warmer' ? 'încălzi' : 'răci';
    return `${opened('în următoarele zile', placeWords(place))}vremea se va ${change}`;
  },

  noData({ opening }) {
    if (!opening) return 'nu avem nicio prognoză';
    const be = opening.when.kind === 'now' ? 'este' : 'va fi';
    return `${openingWords(opening)}nu știm cum ${be} vremea`;
  },

  nextHour: nextHourWords,
  again: againWords,
  expectation: expectationWords,
  pollen: pollenWords,
  otherPollen: otherPollenWords,
  day: dayWords,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => skyWords(sky, night).label,
  unknownText: 'necunoscut',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'V'),
  gustText: (gust, units) => upTo(gust, units, 'rafale'),
};

/** With the temperatures after the first clause: `va ploua, cu temperaturi de 3 grade, iar seara va ninge`. */
function courseWords(course: Course, degrees: string, now: boolean): string {
  switch (course.form) {
    case 'steady':
      return `${skyClause(course.sky, now)}${degrees}`;
    case 'change': {
      const { first, second, at } = course;
      const until = `${skyClause(first, now)} ${untilWords(at)}`;
      return `${until}${degrees}, apoi ${skyAfter(first, second, now)}`;
    }
    case 'interlude': {
      const { background, passing, span } = course;
      const then = `${spanWords(span)} ${skyAfter(background, passing, now)}`;
      return `${skyClause(background, now)}${degrees}, iar ${then}`;
    }
    case 'atTimes': {
      const { background, passing, share } = course;
      const then = `${SHARES[share]} ${skyAfter(background, passing, now)}`;
      return `${skyClause(background, now)}${degrees}, iar ${then}`;
    }
  }
}

/** `rafale de până la 70 de kilometri pe oră`; from km/h. */
function upTo(gust: number, units: Units, kind: string): string {
  return `${kind} de până la ${gustWords(gust, units)}`;
}

function temperatureWords(temperature: Temperature, units: Units, now: boolean): string {
  const be = inTense(IS, now);
  switch (temperature.form) {
    case 'exactly':
      return `temperatura ${be} de ${degreesWords(temperature.value, units)}`;
    case 'high':
      return `temperatura maximă ${be} de ${degreesWords(temperature.value, units)}`;
    case 'low':
      return `temperatura minimă ${be} de ${degreesWords(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'va crește' : 'va scădea';
      return `temperatura ${verb} ${temperaturesWords(temperature, units)}`;
    }
    default:
      return `temperaturile ${inTense(ARE, now)} ${temperaturesWords(temperature, units)}`;
  }
}

/** To follow "temperaturi": `între 3 și 5 grade`, `în jur de 8 grade`. */
function temperaturesWords(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `între ${rangeWords(temperature.low, 'și', temperature.high, units)}`;
    case 'change':
      return `de la ${rangeWords(temperature.from, 'la', temperature.to, units)}`;
    case 'around':
      return aroundWords(temperature.value, units);
    default:
      return `de ${degreesWords(temperature.value, units)}`;
  }
}
