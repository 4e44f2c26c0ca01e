import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';

/** What stands around place and times: `kan er` + `in Utrecht vanaf 15 uur` + `regen vallen`. */
type Predicate = readonly [verb: string, rest: string];

type Predicates = Record<'yes' | 'maybe' | 'no', Predicate> &
  Partial<Record<'hardly' | 'dry', Predicate>>;

const PREDICATES: Record<Condition | 'suitable', Predicates> = {
  rain: {
    yes: ['regent het', ''],
    maybe: ['kan er', 'regen vallen'],
    hardly: ['valt er', 'nauwelijks regen'],
    no: ['regent het', 'niet'],
    dry: ['blijft het', 'droog'],
  },
  snow: {
    yes: ['sneeuwt het', ''],
    maybe: ['kan er', 'sneeuw vallen'],
    hardly: ['valt er', 'nauwelijks sneeuw'],
    no: ['sneeuwt het', 'niet'],
  },
  sun: {
    yes: ['schijnt', 'de zon'],
    maybe: ['schijnt', 'af en toe de zon'],
    hardly: ['schijnt', 'nauwelijks de zon'],
    no: ['schijnt', 'de zon niet'],
  },
  fog: {
    yes: ['is het', 'mistig'],
    maybe: ['kan er', 'mist zijn'],
    no: ['is er', 'geen mist'],
  },
  storm: {
    yes: ['is er', 'onweer of storm'],
    maybe: ['kan het', 'onweren'],
    no: ['is er', 'geen onweer of storm'],
  },
  thunder: {
    yes: ['is er', 'onweer'],
    maybe: ['kan het', 'onweren'],
    no: ['is er', 'geen onweer'],
  },
  frost: {
    yes: ['vriest het', ''],
    maybe: ['kan het', 'licht vriezen'],
    no: ['blijft het', 'vorstvrij'],
  },
  ice: {
    yes: ['wordt het', 'glad'],
    maybe: ['kan het', 'glad worden'],
    hardly: ['wordt het', 'ondanks de vorst nauwelijks glad'],
    no: ['wordt het', 'niet glad'],
  },
  suitable: {
    yes: ['is het er', 'goed weer voor'],
    maybe: ['is het weer', 'twijfelachtig'],
    no: ['is het er', 'geen weer voor'],
  },
};

/** What is so at this moment neither stays nor becomes so. */
const CHANGES = new Set(['blijft het', 'wordt het']);

/** `blijft het` + `droog`; of this moment `is het` + `droog`. */
export function presenceWords(of: Condition | 'suitable', is: Presence, now: boolean): Predicate {
  const predicates = PREDICATES[of];
  const [verb, rest] = predicates[is] ?? predicates.no;
  return [now && CHANGES.has(verb) ? 'is het' : verb, rest];
}
