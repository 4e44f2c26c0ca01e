import type { Language } from '../../language.ts';
import type { Course, Opening, Sky } from '../../plan/statement.ts';
import { joined } from '../../say.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import {
  amountWords,
  aroundWords,
  degreesWords,
  gustWords,
  rangeWords,
  withTemperature,
} from './numbers.ts';
import { timeWords } from './time.ts';
import {
  DIRECTIONS,
  SHARES,
  SKY,
  SKY_AT_NIGHT,
  SKY_IN_US,
  WINDS,
  type Country,
  type Words,
} from './words.ts';

/** English: time and place open the sentence before a comma, a whole clause follows. */
export function english(country: Country): Language {
  const { boundaryWords, spanWords, whenWords } = timeWords(country);

  return {
    course({ opening, course, temperature }, units) {
      const now = opening?.when.kind === 'now';
      const clauses = `${opened(opening)}${courseWords(course, now)}`;
      return temperature ? `${clauses}, with ${withTemperature(temperature, units)}` : clauses;
    },

    temperature({ opening, temperature }, units) {
      const number = (value: number) => degreesWords(value, units);
      const start = opened(opening);
      switch (temperature.form) {
        case 'range':
          return `${start}temperatures will be between ${rangeWords(temperature.low, 'and', temperature.high, units)}`;
        case 'exactly':
        case 'around':
          return `${start}temperatures will be ${aroundWords(temperature.value, units)}`;
        case 'upTo':
          return `${start}the high will be ${number(temperature.value)}`;
        case 'downTo':
          return `${start}the low will be ${number(temperature.value)}`;
        case 'change': {
          const verb = temperature.to > temperature.from ? 'rise' : 'fall';
          return `${start}temperatures will ${verb} from ${rangeWords(temperature.from, 'to', temperature.to, units)}`;
        }
      }
    },

    rain(statement, units) {
      switch (statement.form) {
        case 'uncertain':
          return "that's not certain, though";
        case 'possible':
          return `${statement.of} is possible`;
        case 'likely':
          return `${statement.of} is likely`;
        case 'amount':
          return `expect ${amountWords(statement.of, statement.amount, units)}`;
      }
    },

    wind({ force, direction, gust }, units) {
      const gusts = gust === null ? '' : `gusts of up to ${gustWords(gust, units)}`;
      if (force === null) return `expect ${gusts}`;
      const from = direction && `from the ${DIRECTIONS[direction]}`;
      const word = WINDS[country][force] ?? '';
      const isAdjective = word === 'breezy' || word.endsWith('windy');
      const wind = isAdjective
        ? `it'll be ${joined(word, direction && `with wind ${from}`)}`
        : joined('expect', word, from);
      return gusts ? `${wind}, with ${gusts}` : wind;
    },

    storm({ opening, gust }, units) {
      return `${opened(opening)}expect storm gusts of up to ${gustWords(gust, units)}`;
    },

    ice: () => 'watch for ice on the roads',

    trend({ place, direction }) {
      const word = direction === 'warmer' ? 'warmer' : 'colder';
      return joined("it'll get", word, place && `in ${place}`, 'over the next few days');
    },

    noData: ({ opening }) => `${opened(opening)}there's no forecast`,

    skyText: (sky, night) => skyWords(sky, night).words,
    unknownText: 'unknown',
    directionWord: (point) => DIRECTIONS[point],
    directionAbbreviation: (point) => point,
    gustText: (gust, units) => `gusts of up to ${gustWords(gust, units)}`,
  };

  /** `Tomorrow in Hamburg, `. */
  function opened(opening: Opening | null): string {
    if (!opening) return '';
    return `${joined(whenWords(opening.when), opening.place && `in ${opening.place}`)}, `;
  }

  function courseWords(course: Course, now: boolean): string {
    switch (course.form) {
      case 'steady':
        return clause(course.sky, now);
      case 'change': {
        const [until, from] = boundaryWords(course.at);
        return `${clause(course.first, now)} ${until}, then ${joined(clause(course.second, false), from)}`;
      }
      case 'interlude':
        return `${clause(course.background, now)}, and ${clause(course.passing, false)} ${spanWords(course.span)}`;
      case 'atTimes':
        return `${clause(course.background, now)}, and ${clause(course.passing, now)} ${SHARES[course.share]}`;
    }
  }

  function clause({ state, night }: Sky, now: boolean): string {
    const words = skyWords(skyClassOf(state) ?? 'cloudy', night);
    if (words.subject === 'it') return `${now ? "it's" : "it'll be"} ${words.words}`;
    if (!now) return `there'll be ${words.words}`;
    return `${words.plural ? 'there are' : "there's"} ${words.words}`;
  }

  function skyWords(sky: SkyClass, night: boolean): Words {
    const atNight = night ? SKY_AT_NIGHT[sky] : undefined;
    const inUs = country === 'US' ? SKY_IN_US[sky] : undefined;
    return atNight ?? inUs ?? SKY[sky];
  }
}
