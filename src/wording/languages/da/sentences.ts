import { beaufort } from '../../../weather/wind.ts';
import type { Language } from '../../language.ts';
import type { Opening, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { courseWords } from './course.ts';
import { chanceWords, expectationWords } from './expectation.ts';
import { againWords, nextHourWords } from './next-hour.ts';
import { amountWords, degreesWords, temperaturesWords, upToGust } from './numbers.ts';
import { forPlace, placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { skyWords } from './sky.ts';
import { dayAfter, dayWords, whenWords } from './time.ts';
import { DIRECTIONS, SHARES, STORM_GUSTS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * Danish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regner det let` + `i Aarhus`.
 */
export const danish: Language = {
  course: courseWords,

  uncertainty: () => 'det er dog ikke sikkert',

  ice: () => 'pas på, det kan blive glat',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['samtidig', ''];
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const gusts = joined(time, 'er der', atTimes ? SHARES.atTimes : '', kind, place);
    return `${gusts}, ${upToGust(gust, units)}`;
  },

  temperature({ opening, temperature }, { units }) {
    const [verb, value] = temperatureWords(temperature, units);
    if (!opening) return joined('temperaturen', verb, value);
    const [time, place] = openingWords(opening);
    return joined(time, verb, 'temperaturen', place, value);
  },

  chance: chanceWords,

  amount: ({ of, amount }, { units }) => `der falder ${amountWords(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `vindstød på ${upToGust(gust, units)}`;
    if (force === null) return `der er ${gusts}`;
    const from = direction && `fra ${DIRECTIONS[direction]}`;
    return joined('der blæser en', WINDS[force] ?? '', from, gusts && `med ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'varmere' : 'koldere';
    return joined('de kommende dage bliver det', word, placeWords(place));
  },

  noData: ({ opening }) =>
    opening
      ? joined(whenWords(opening.when), 'er der ingen vejrudsigt', forPlace(opening.place))
      : 'det er der ingen vejrudsigt for',

  nextHour: nextHourWords,
  again: againWords,
  expectation: expectationWords,
  pollen: pollenWords,
  otherPollen: otherPollenWords,
  day: dayWords,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => skyWords(sky, night)[2],
  unknownText: 'ukendt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'Ø').replaceAll('W', 'V'),
  gustText: (gust, units) => `vindstød på ${upToGust(gust, units)}`,
};

function temperatureWords(
  temperature: Temperature,
  units: Units,
): readonly [verb: string, value: string] {
  switch (temperature.form) {
    case 'exactly':
      return ['ligger', `på ${degreesWords(temperature.value, units)}`];
    case 'high':
      return ['når', `op på ${degreesWords(temperature.value, units)}`];
    case 'low':
      return ['kommer', `ned på ${degreesWords(temperature.value, units)}`];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stiger' : 'falder';
      return [verb, temperaturesWords(temperature, units)];
    }
    default:
      return ['ligger', temperaturesWords(temperature, units)];
  }
}

function openingWords({ when, place }: Opening): [time: string, place: string] {
  return [whenWords(when), placeWords(place)];
}
