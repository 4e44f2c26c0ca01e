import { beaufort } from '../../../weather/wind.ts';
import type { Language } from '../../language.ts';
import type { Opening, TemperatureStatement } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { courseWords } from './course.ts';
import { chanceWords, expectationWords } from './expectation.ts';
import { againWords, nextHourWords } from './next-hour.ts';
import { amountWords, degreesWords, temperaturesWords, upToGust } from './numbers.ts';
import { forPlace, placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { skyText } from './sky.ts';
import { dayAfter, dayWords, whenWords } from './time.ts';
import { DIRECTIONS, SHARES, STORM_GUSTS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * Swedish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regnar det lätt` + `i Uppsala`.
 */
export const swedish: Language = {
  course: courseWords,

  uncertainty: () => 'men säkert är det inte',

  ice: () => 'se upp för halka',

  storm({ opening, gust, atTimes }, { units, now }) {
    const [time, place] = opening ? openingWords(opening) : ['samtidigt', ''];
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const share = atTimes ? SHARES.atTimes : '';
    return `${joined(time, now ? 'är det' : 'väntas', share, kind, place)}, ${upToGust(gust, units)}`;
  },

  temperature: (statement, { units, now }) =>
    temperatureWords(statement, units, now ? 'är' : 'blir'),

  chance: chanceWords,

  amount: ({ of, amount }, { units }) => `det väntas ${amountWords(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `${upToGust(gust, units)} i byarna`;
    if (force === null) return `det blåser ${gusts}`;
    const from = direction && `från ${DIRECTIONS[direction]}`;
    const wind = joined('det blåser', WINDS[force] ?? '', from);
    return gusts === '' ? wind : `${wind}, ${gusts}`;
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'varmare' : 'kallare';
    return joined('de närmaste dagarna blir det', word, placeWords(place));
  },

  noData: ({ opening }) =>
    opening
      ? joined(whenWords(opening.when), 'finns det ingen prognos', forPlace(opening.place))
      : 'det finns det ingen prognos för',

  nextHour: nextHourWords,
  again: againWords,
  expectation: expectationWords,
  pollen: pollenWords,
  otherPollen: otherPollenWords,
  day: dayWords,
  dayAfter,
  placeAfter,

  skyText,
  unknownText: 'okänt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O').replaceAll('W', 'V'),
  gustText: (gust, units) => `vindbyar ${upToGust(gust, units)}`,
};

/** `som varmast blir det 12 grader`, `i dag blir det som varmast 12 grader i Uppsala`. */
function temperatureWords(
  { opening, temperature }: TemperatureStatement,
  units: Units,
  verb: 'är' | 'blir',
): string {
  const [time, place] = opening ? openingWords(opening) : ['', ''];
  switch (temperature.form) {
    case 'exactly': {
      const degrees = degreesWords(temperature.value, units);
      return opening ? joined(time, verb, 'det', degrees, place) : joined('det', verb, degrees);
    }
    case 'high':
    case 'low': {
      const extreme = temperature.form === 'high' ? 'som varmast' : 'som kallast';
      const degrees = degreesWords(temperature.value, units);
      return opening
        ? joined(time, verb, 'det', extreme, degrees, place)
        : joined(extreme, verb, 'det', degrees);
    }
    default: {
      const goes = temperature.form === 'change' ? changes(temperature) : 'ligger';
      const value = temperaturesWords(temperature, units);
      return opening
        ? joined(time, goes, 'temperaturen', place, value)
        : joined('temperaturen', goes, value);
    }
  }
}

function changes({ from, to }: { from: number; to: number }): 'stiger' | 'sjunker' {
  return to > from ? 'stiger' : 'sjunker';
}

function openingWords({ when, place }: Opening): [time: string, place: string] {
  return [whenWords(when), placeWords(place)];
}
