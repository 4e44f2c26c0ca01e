import { beaufort } from '../../../weather/wind.ts';
import type { Language, Manner } from '../../language.ts';
import type { Course, Opening, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { dayAfter, dayWords } from './day.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import {
  amountFalls,
  aroundWords,
  degreesWords,
  gustWords,
  pairWords,
  rangeWords,
} from './numbers.ts';
import { placeAfter, placed } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { spanWords, untilWords, whenWords } from './time.ts';
import {
  DIRECTIONS,
  IS,
  said,
  SHARES,
  skyWords,
  STORM_GUSTS,
  WINDS,
  wordsOf,
  type Words,
} from './words.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * Polish. A place is named before the first sentence, where its name keeps the nominative; numbers
 * stand in the accusative as digits, in any other case as words.
 */
export const polish: Language = {
  course({ opening, course, temperature }, manner) {
    const clauses = courseWords(course, manner);
    if (!temperature) return opened(opening, clauses);
    return opened(opening, `${clauses}, ${besideSky(temperature, manner.units)}`);
  },

  uncertainty: () => 'nie jest to jednak pewne',

  ice: () => 'uwaga, może być ślisko',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const reach = said(['osiągną', 'osiągają'], now);
    return opened(opening, joined(atTimes ? 'okresami' : '', kind, reach, gustWords(gust, units)));
  },

  temperature: ({ opening, temperature }, manner) =>
    opened(opening, temperatureWords(temperature, manner)),

  chance: ({ of, likely }) =>
    `${likely ? 'prawdopodobnie będzie' : 'może'} padać ${of === 'snow' ? 'śnieg' : 'deszcz'}`,

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    const name = force === null ? undefined : WINDS[force];
    const wind = joined(name ?? 'wiatr', direction && DIRECTIONS[direction][1]);
    return gust === null
      ? `${said(['będzie wiać', 'wieje'], now)} ${wind}`
      : `${wind} ${said(['osiągnie', 'osiąga'], now)} w porywach ${gustWords(gust, units)}`;
  },

  trend({ place, direction }) {
    const change = direction === 'warmer' ? 'ociepli' : 'ochłodzi';
    return placed(place, `w najbliższych dniach się ${change}`);
  },

  noData({ opening }) {
    if (!opening) return 'na ten czas nie ma prognozy';
    const { when, place } = opening;
    const verb = said(IS, when.kind === 'now');
    return placed(place, `nie wiadomo, jaka ${verb} pogoda ${whenWords(when)}`);
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
  unknownText: 'brak danych',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point][0],
  directionAbbreviation: (point) => point,
  gustText: (gust, units) => `w porywach ${gustWords(gust, units)}`,
};

/** `Kraków. Dziś po południu` + the words. */
function opened(opening: Opening | null, words: string): string {
  return opening ? placed(opening.place, `${whenWords(opening.when)} ${words}`) : words;
}

/** `będzie pochmurno do siedemnastej, potem deszcz`. */
function courseWords(course: Course, { now }: Manner): string {
  if (course.form === 'steady') return skyClause(wordsOf(course.sky), now);
  if (course.form === 'change') {
    const [first, second] = [wordsOf(course.first), wordsOf(course.second)];
    return `${joined(skyClause(first, now), untilWords(course.at))}, potem ${after(first, second)}`;
  }
  const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
  const when = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
  return `${skyClause(background, now)}, ${when} ${after(background, passing)}`;
}

function skyClause({ verb, rest }: Words, now: boolean): string {
  return `${said(verb, now)} ${rest}`;
}

/** A noun needs no verb in a second clause: `burze`; an adverb has the first one's, or its own. */
function after(first: Words, second: Words): string {
  if (second.verb !== IS) return second.label;
  return first.verb === IS ? second.rest : skyClause(second, false);
}

/** To follow the sky: `8 stopni`, `minimalnie 3, maksymalnie 8 stopni`. */
function besideSky(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `minimalnie ${pairWords(temperature.low, 'maksymalnie', temperature.high, units)}`;
    case 'change':
      return pairWords(temperature.from, 'potem', temperature.to, units);
    case 'around':
      return `temperatura ${aroundWords(temperature.value, units)}`;
    default:
      return degreesWords(temperature.value, units);
  }
}

/** `temperatura wyniesie od trzech do ośmiu stopni`. */
function temperatureWords(temperature: Temperature, { units, now }: Manner): string {
  const amounts = said(['wyniesie', 'wynosi'], now);
  switch (temperature.form) {
    case 'exactly':
      return `temperatura ${amounts} ${degreesWords(temperature.value, units)}`;
    case 'high':
      return `temperatura maksymalna ${amounts} ${degreesWords(temperature.value, units)}`;
    case 'low':
      return `temperatura minimalna ${amounts} ${degreesWords(temperature.value, units)}`;
    case 'around':
      return `temperatura ${amounts} ${aroundWords(temperature.value, units)}`;
    case 'range':
      return `temperatura ${amounts} ${rangeWords(temperature.low, temperature.high, units)}`;
    case 'change':
      return `temperatura ${amounts} ${besideSky(temperature, units)}`;
  }
}
