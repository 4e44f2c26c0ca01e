import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';

/** What stands around place and times: `ist` + `in Köln ab 15 Uhr` + `Regen möglich`. */
type Predicate = readonly [verb: string, rest: string];

type Predicates = Record<'yes' | 'maybe' | 'no', Predicate> &
  Partial<Record<'hardly' | 'dry', Predicate>>;

const PREDICATES: Record<Condition | 'suitable', Predicates> = {
  rain: {
    yes: ['regnet es', ''],
    maybe: ['ist', 'Regen möglich'],
    hardly: ['fällt', 'kaum Regen'],
    no: ['regnet es', 'nicht'],
    dry: ['bleibt es', 'trocken'],
  },
  snow: {
    yes: ['schneit es', ''],
    maybe: ['ist', 'Schnee möglich'],
    hardly: ['fällt', 'kaum Schnee'],
    no: ['schneit es', 'nicht'],
  },
  sun: {
    yes: ['scheint', 'die Sonne'],
    maybe: ['scheint', 'ab und zu die Sonne'],
    hardly: ['scheint', 'kaum die Sonne'],
    no: ['scheint', 'die Sonne nicht'],
  },
  fog: {
    yes: ['gibt es', 'Nebel'],
    maybe: ['ist', 'Nebel möglich'],
    no: ['gibt es', 'keinen Nebel'],
  },
  storm: {
    yes: ['gibt es', 'Gewitter oder Sturm'],
    maybe: ['ist', 'ein Gewitter möglich'],
    no: ['gibt es', 'weder Gewitter noch Sturm'],
  },
  thunder: {
    yes: ['gibt es', 'Gewitter'],
    maybe: ['ist', 'ein Gewitter möglich'],
    no: ['gibt es', 'kein Gewitter'],
  },
  frost: {
    yes: ['gibt es', 'Frost'],
    maybe: ['ist', 'leichter Frost möglich'],
    no: ['bleibt es', 'frostfrei'],
  },
  ice: {
    yes: ['wird es', 'glatt'],
    maybe: ['ist', 'Glätte möglich'],
    hardly: ['ist', 'trotz Frost kaum mit Glätte zu rechnen'],
    no: ['ist', 'nicht mit Glätte zu rechnen'],
  },
  suitable: {
    yes: ['passt das Wetter', 'dafür'],
    maybe: ['könnte es', 'passen'],
    no: ['passt es', 'nicht'],
  },
};

/** What does not change at this moment does not stay either: `ist es trocken`. */
export function presenceWords(of: Condition | 'suitable', is: Presence, now: boolean): Predicate {
  const predicates = PREDICATES[of];
  const [verb, rest] = predicates[is] ?? predicates.no;
  return [now && verb === 'bleibt es' ? 'ist es' : verb, rest];
}
