import { beaufort } from '../../../weather/wind.ts';
import type { Language } from '../../language.ts';
import type { Opening } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { amountFalls } from './amount.ts';
import { dayAfter, dayWords } from './days.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import { gustWords } from './numbers.ts';
import { placeAfter, placed } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { courseWords, skyWords } from './sky.ts';
import { temperatureBeside, temperatureWords } from './temperature.ts';
import { whenWords } from './time.ts';
import { directionAdjective, DIRECTIONS, SHARES, STORM_GUSTS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/** The compass rose: north, east, south, west. */
const POINTS: Readonly<Record<string, string>> = { N: 'S', E: 'V', S: 'J', W: 'Z' };

/**
 * Czech. The name of a place would be inflected in a sentence, so it stands before it with a full
 * stop; a sentence then opens with its time: `Praha. Zítra bude zataženo`.
 */
export const czech: Language = {
  course({ opening, course, temperature }, { units, now }) {
    const words = courseWords(timeOf(opening), course, now);
    const degrees = temperature ? `, ${temperatureBeside(temperature, units)}` : '';
    return opened(opening, `${words}${degrees}`);
  },

  uncertainty: () => 'jisté to ale není',

  ice: () => 'pozor, může se tvořit ledovka',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const words = joined(
      timeOf(opening),
      now ? 'jsou' : 'čekejte',
      atTimes ? SHARES.atTimes : '',
      `${kind},`,
      'až',
      gustWords(gust, units),
    );
    return opened(opening, words);
  },

  temperature: ({ opening, temperature }, manner) =>
    opened(opening, temperatureWords(timeOf(opening), temperature, manner)),

  chance({ of, likely }) {
    const verb = of === 'snow' ? 'sněžit' : 'pršet';
    return likely ? `pravděpodobně bude ${verb}` : `může ${verb}`;
  },

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    const upTo = gust === null ? '' : `až ${gustWords(gust, units)}`;
    if (force === null) {
      return joined('vítr', now ? 'v nárazech dosahuje' : 'bude v nárazech dosahovat', upTo);
    }
    const [adjective, noun] = WINDS[force] ?? ['', 'vítr'];
    const wind = joined(adjective, direction && directionAdjective(direction), noun);
    return joined(now ? 'fouká' : 'foukat bude', wind, upTo && `s nárazy ${upTo}`);
  },

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'oteplí' : 'ochladí';
    return placed(place, `v příštích dnech se ${verb}`);
  },

  noData({ opening }) {
    if (!opening) return 'předpověď bohužel není k dispozici';
    const be = opening.when.kind === 'now' ? 'je' : 'bude';
    return opened(opening, `jak ${be} ${whenWords(opening.when)}, bohužel nevíme`);
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
  unknownText: 'neznámé',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => Array.from(point, (letter) => POINTS[letter]).join(''),
  gustText: (gust, units) => `nárazy větru až ${gustWords(gust, units)}`,
};

function timeOf(opening: Opening | null): string {
  return opening ? whenWords(opening.when) : '';
}

function opened(opening: Opening | null, words: string): string {
  return placed(opening?.place ?? null, words);
}
