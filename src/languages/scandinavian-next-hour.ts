import { joinWords } from '../wording/grammar.ts';
import {
  createNextHour,
  type ChangingSpokenFall,
  type NextHourTable,
  type PrecipitationKind,
  type SpokenFall,
} from './skeleton-next-hour.ts';

/** What Danish and Swedish say with the same clauses. */
type SharedSlots =
  'throughout' | 'begins' | 'passes' | 'stops' | 'restarts' | 'restartsBriefly' | 'continues' | 'later'; // prettier-ignore

interface ScandinavianTable<Words> extends Omit<NextHourTable<string, Words>, SharedSlots> {
  /** `lige nu`. */
  now: string;
  and: string;
  /** To follow a time: `regner det let`. */
  falls: (fall: SpokenFall) => string;
  begins: (fall: SpokenFall) => string;
  goesOn: (fall: SpokenFall) => string;
  adverb: (intensity: 'heavy' | 'veryHeavy') => string;
  atTimes: string;
  onlyLight: string;
  turnsTo: (of: PrecipitationKind) => string;
  onlyBriefly: string;
  but: (stop: string) => string;
  breaksOff: string;
  stopsNow: string;
  stopsAfter: (after: string, brief: boolean) => string;
  beginsAgain: string;
  again: string;
  lasting: (duration: string, alike: boolean) => string;
  often: string;
}

/** The next hour in Danish and Swedish. */
export function createScandinavianNextHour<Words extends string | readonly [string, ...string[]]>(
  table: ScandinavianTable<Words>,
) {
  const { falls, begins, laterOn, atTimes, again, onlyBriefly } = table;
  return createNextHour<string, Words>({
    ...table,
    throughout: (time, place, fall) =>
      withChange(joinWords(time, table.goesOn(fall), place), fall, atTimes, null),
    begins(time, place, fall, stop) {
      const last = stop && table.stopsAfter(stop.after, stop.brief);
      return withChange(joinWords(time, begins(fall), place), fall, atTimes, last);
    },
    passes: (time, place, fall) => `${joinWords(time, falls(fall), place)}, ${onlyBriefly}`,
    stops(time, place, fall, brief) {
      const main = joinWords(table.now, falls(fall), place);
      const stop = `${time} ${brief ? table.breaksOff : table.stopsNow}`;
      return fall.change
        ? withChange(main, fall, `${laterOn} ${atTimes}`, stop)
        : `${main}, ${table.but(stop)}`;
    },
    restarts: (after, { fall, alike }) =>
      joinWords(after, laterOn, alike ? table.beginsAgain : begins(fall)),
    restartsBriefly: (after, { fall, alike }) =>
      `${joinWords(after, laterOn, falls(fall), alike ? again : '')}, ${onlyBriefly}`,
    continues: (duration, { fall, alike }) =>
      joinWords(table.afterThat, falls(fall), table.lasting(duration, alike)),
    later(when, { fall, alike }, often) {
      const how = alike ? again : '';
      return joinWords(when, falls(fall), often ? table.often : how);
    },
  });

  /** A clause, what becomes of that which falls, and a last clause: `..., til tider kraftigt, og ...`. */
  function withChange(
    main: string,
    { change }: ChangingSpokenFall,
    when: string,
    last: string | null,
  ): string {
    const end = last === null ? '' : `, ${table.and} ${last}`;
    if (change === null) return main + end;
    if (change === 'light') return `${main}, ${table.onlyLight}${end}`;
    if (typeof change === 'string') return `${main}, ${when} ${table.adverb(change)}${end}`;
    const turns = table.turnsTo(change.of);
    return last === null ? `${main}, ${table.and} ${turns}` : `${main}, ${turns}${end}`;
  }
}
