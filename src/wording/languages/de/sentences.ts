import { beaufort } from '../../../weather/wind.ts';
import type { Language } from '../../language.ts';
import type { Course, Opening, Sky } from '../../plan/statement.ts';
import { joined } from '../../say.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import {
  amountWords,
  aroundWords,
  degreesAfterBei,
  degreesWords,
  gustWords,
  rangeWords,
} from './numbers.ts';
import { boundaryWords, spanWords, whenWords } from './time.ts';
import {
  DIRECTIONS,
  ISLANDS,
  SHARES,
  SKY,
  SKY_AT_NIGHT,
  STORM_GUSTS,
  WINDS,
  type Words,
} from './words.ts';

/**
 * German. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `regnet es` + `leicht`.
 */
export const german: Language = {
  course({ opening, course, temperature }, units) {
    const [time, place] = opening ? openingWords(opening) : ['dabei', ''];
    const degrees = temperature && `bei ${degreesAfterBei(temperature, units)}`;
    const isTwoClauses = course.form !== 'steady';
    return `${courseWords(course, time, place)}${isTwoClauses && degrees ? ',' : ''}${degrees ? ` ${degrees}` : ''}`;
  },

  temperature({ opening, temperature }, units) {
    const [time, place] = opening ? openingWords(opening) : ['', ''];
    const number = (value: number, dative = false) => degreesWords(value, units, dative);
    switch (temperature.form) {
      case 'range': {
        const range = `zwischen ${rangeWords(temperature.low, 'und', temperature.high, units)}`;
        return joined(...verbSecond(time, 'die Temperaturen', 'liegen'), place, range);
      }
      case 'exactly':
      case 'around':
        return joined(
          ...verbSecond(time, 'die Temperaturen', 'liegen'),
          place,
          aroundWords(temperature.value, units),
        );
      case 'upTo':
        return joined(
          ...verbSecond(time, 'die Temperatur', 'erreicht'),
          place,
          number(temperature.value),
        );
      case 'downTo':
        return joined(
          ...verbSecond(time, 'die Temperatur', 'sinkt'),
          place,
          'auf',
          number(temperature.value),
        );
      case 'change': {
        const verb = temperature.to > temperature.from ? 'steigt' : 'sinkt';
        const [from, to] = [number(temperature.from, true), number(temperature.to)];
        return joined(...verbSecond(time, 'die Temperatur', verb), place, 'von', from, 'auf', to);
      }
    }
  },

  rain(statement, units) {
    switch (statement.form) {
      case 'uncertain':
        return 'sicher ist das aber nicht';
      case 'possible':
        return `${statement.of === 'snow' ? 'Schnee' : 'Regen'} ist möglich`;
      case 'likely':
        return `${statement.of === 'snow' ? 'Schnee' : 'Regen'} ist wahrscheinlich`;
      case 'amount':
        return `es fallen rund ${amountWords(statement.of, statement.amount, units)}`;
    }
  },

  wind({ force, direction, gust }, units) {
    if (force === null) return `Böen erreichen ${gustWords(gust ?? 0, units)}`;
    const from = direction && `aus ${DIRECTIONS[direction]}`;
    const gusts = gust === null ? '' : `, in Böen bis ${gustWords(gust, units)}`;
    return `${joined('dazu weht', WINDS[force] ?? '', from)}${gusts}`;
  },

  storm({ opening, gust }, units) {
    const [time, place] = opening ? openingWords(opening) : ['dazu', ''];
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    return joined(time, 'gibt es', place, kind, 'bis', gustWords(gust, units));
  },

  ice: () => 'Vorsicht, es kann glatt werden',

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'wärmer' : 'kälter';
    return joined('in den nächsten Tagen wird es', placeWords(place), word);
  },

  noData({ opening }) {
    const [time, place] = openingWords(opening);
    return joined(time, 'gibt es', place, 'keine Vorhersage');
  },

  skyText: (sky, night) => skyWords(sky, night)[2],
  unknownText: 'unbekannt',
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O'),
  gustText: (gust, units) => `Böen bis ${gustWords(gust, units)}`,
};

function courseWords(course: Course, time: string, place: string): string {
  switch (course.form) {
    case 'steady': {
      const [verb, rest] = predicate(course.sky);
      return joined(time, verb, place, rest);
    }
    case 'change': {
      const [verb, rest] = predicate(course.first);
      const [until, from] = boundaryWords(course.at);
      return `${joined(time, verb, place, until, rest)}, ${joined(from, ...predicate(course.second))}`;
    }
    case 'interlude': {
      const [verb, rest] = predicate(course.background);
      const passing = joined(spanWords(course.span), ...predicate(course.passing));
      return `${joined(time, verb, place, rest)}, ${passing}`;
    }
    case 'atTimes': {
      const [verb, rest] = predicate(course.background);
      const passing = joined(SHARES[course.share], ...predicate(course.passing));
      return `${joined(time, verb, place, rest)}, ${passing}`;
    }
  }
}

function predicate({ state, night }: Sky): [verb: string, rest: string] {
  const sky = skyClassOf(state);
  const [verb, rest] = skyWords(sky ?? 'cloudy', night);
  return [verb, rest];
}

function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

function openingWords({ when, place }: Opening): [time: string, place: string] {
  return [whenWords(when), placeWords(place)];
}

function placeWords(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'auf' : 'in'} ${place}`;
}

/** Subject and verb after a time, or before where no time is said. */
function verbSecond(time: string, subject: string, verb: string): string[] {
  return time === '' ? [subject, verb] : [time, verb, subject];
}
