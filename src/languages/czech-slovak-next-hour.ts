import { joinClauses, joinWords } from '../wording/grammar.ts';
import {
  atLeastFive,
  createChange,
  createNextHour,
  type NextHourTable,
  type SpokenFall,
  type Strengths,
} from './skeleton-next-hour.ts';
import { verbSecond } from './slavic-places.ts';

/** What falls, as a verb of its own: `prší`, `pršet`. */
interface Verb {
  now: string;
  infinitive: string;
}

/** Verbs of which what falls is the subject: will, begins, stops, should, may. */
type Auxiliaries = readonly [will: string, starts: string, stops: string, should: string, may: string]; // prettier-ignore

/** A noun stands after "padat"; what has a verb of its own needs none. */
interface Kind {
  verb: Verb;
  noun: string;
  strengths: Strengths;
  auxiliaries: Auxiliaries;
}

/** What Czech and Slovak say with the same clauses. */
type SharedSlots =
  'place' | 'throughout' | 'begins' | 'passes' | 'stops' | 'restarts' | 'restartsBriefly' |
  'continues' | 'later' | 'expected' | 'likely' | 'possible' | 'inTheHour' | 'firstThenLater'; // prettier-ignore

type Words = readonly [verb: string, rest: string];

interface CzechSlovakTable extends Omit<NextHourTable<string, Words>, SharedSlots> {
  /** `v Praze`, nothing if its locative is unknown. */
  describePlace: (name: string | null) => string;
  kinds: Readonly<Record<SpokenFall['of'], Kind>>;
  now: string;
  throughoutWord: string;
  atTimes: string;
  laterAtTimes: string;
  onlyBriefly: string;
  forAWhile: string;
  /** `po deseti minutách`. */
  afterMinutes: (minutes: number) => string;
  stopsAgain: string;
  onlyLight: (light: string) => string;
  /** `o` + duration + `později`. */
  afterDuration: (duration: string) => string;
  once: string;
  briefly: string;
  again: string;
  still: string;
  withBreaks: string;
  /** Whether those breaks are named before what falls. */
  breaksFirst: boolean;
  probably: string;
  hour: string;
  atFirst: string;
}

/** The next hour in Czech and Slovak. */
export function createCzechSlovakNextHour(table: CzechSlovakTable) {
  const describeChange = createChange({
    light: (of) => table.onlyLight(table.kinds[of].strengths.light),
    harder: (change, atTimes, of) => `${atTimes} ${table.kinds[of].strengths[change]}`,
    turns(fall) {
      const { will, infinitive } = describeFall(fall);
      return `${table.laterOn} ${will} ${infinitive}`;
    },
  });

  return createNextHour<string, Words>({
    ...table,
    place: table.describePlace,
    throughout(time, place, fall) {
      const { will, infinitive } = describeFall(fall);
      const throughout = fall.change ? '' : table.throughoutWord;
      const clause = joinWords(verbSecond(time, will, place), throughout, infinitive);
      return joinClauses(clause, describeChange(fall, table.atTimes));
    },
    begins(time, place, fall, stop) {
      const { starts, infinitive, stops } = describeFall(fall);
      const how = stop?.brief ? table.forAWhile : table.stopsAgain;
      const end = stop && joinWords(table.afterMinutes(atLeastFive(stop.minutes)), how, stops);
      const change = describeChange(fall, table.atTimes);
      return joinClauses(joinWords(place, time, starts, infinitive), change, end);
    },
    passes(time, place, fall) {
      const { will, infinitive } = describeFall(fall);
      return `${joinWords(verbSecond(time, will, place), infinitive)}, ${table.onlyBriefly}`;
    },
    stops(time, place, fall, brief) {
      const { now, stops } = describeFall(fall);
      const end = joinWords(time, brief ? table.forAWhile : '', stops);
      const start = joinWords(place, table.now, now);
      return joinClauses(start, describeChange(fall, table.laterAtTimes), end);
    },
    restarts(after, { fall, alike }) {
      const { starts, infinitive, bare } = describeFall(fall);
      const begins = alike ? `${starts} ${table.again} ${bare}` : `${starts} ${infinitive}`;
      return `${table.afterDuration(after)} ${begins}`;
    },
    restartsBriefly(after, { fall, alike }) {
      const { will, infinitive } = describeFall(fall);
      const once = alike ? table.once : '';
      return joinWords(table.afterDuration(after), will, once, table.briefly, infinitive);
    },
    continues(duration, { fall }) {
      const { will, infinitive } = describeFall(fall);
      return joinWords(table.afterThat, will, table.still, duration, infinitive);
    },
    later(when, { fall, alike }, often) {
      const { will, infinitive } = describeFall(fall);
      if (!often) return joinWords(when, will, alike ? table.once : '', infinitive);
      return table.breaksFirst
        ? joinWords(when, will, table.withBreaks, infinitive)
        : joinWords(when, will, infinitive, table.withBreaks);
    },
    expected: (fall) => [describeFall(fall).should, describeFall(fall).infinitive],
    likely: (fall) => [
      describeFall(fall).will,
      `${table.probably} ${describeFall(fall).infinitive}`,
    ],
    possible: (fall) => [describeFall(fall).may, describeFall(fall).infinitive],
    inTheHour: (place, [verb, rest]) => joinWords(verbSecond(table.hour, verb, place), rest),
    firstThenLater(place, { words: [verb, rest] }, later) {
      const opening = joinWords(place, table.hour, table.atFirst, verb, rest);
      return `${opening}, ${joinWords(table.laterOn, ...later.words)}`;
    },
  });

  /** What falls, in the pieces that sentences are made of. */
  function describeFall({ of, intensity }: SpokenFall) {
    const { verb, noun, strengths, auxiliaries } = table.kinds[of];
    const [will, starts, stops, should, may] = auxiliaries;
    const strength = strengths[intensity];
    const words = (form: string) =>
      noun === '' ? joinWords(strength, form) : joinWords(form, strength, noun);
    const [now, infinitive] = [words(verb.now), words(verb.infinitive)];
    return { will, starts, stops, should, may, now, infinitive, bare: verb.infinitive };
  }
}
