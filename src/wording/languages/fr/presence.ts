import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';
import type { Tense } from './sky.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [future: string, present?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['il pleuvra', 'il pleut'],
    maybe: ['il pourrait pleuvoir'],
    hardly: ['il ne pleuvra presque pas', 'il ne pleut presque pas'],
    no: ['il ne pleuvra pas', 'il ne pleut pas'],
    dry: ['le temps restera sec', 'le temps est sec'],
  },
  snow: {
    yes: ['il neigera', 'il neige'],
    maybe: ['il pourrait neiger'],
    hardly: ['il ne neigera presque pas', 'il ne neige presque pas'],
    no: ['il ne neigera pas', 'il ne neige pas'],
  },
  sun: {
    yes: ['le soleil brillera', 'le soleil brille'],
    maybe: ['il y aura un peu de soleil', 'il y a un peu de soleil'],
    hardly: ["il n'y aura presque pas de soleil", "il n'y a presque pas de soleil"],
    no: ["il n'y aura pas de soleil", "il n'y a pas de soleil"],
  },
  fog: {
    yes: ['il y aura du brouillard', 'il y a du brouillard'],
    maybe: ['il pourrait y avoir du brouillard'],
    no: ["il n'y aura pas de brouillard", "il n'y a pas de brouillard"],
  },
  storm: {
    yes: ["il y aura de l'orage ou de la tempête", "il y a de l'orage ou de la tempête"],
    maybe: ['il pourrait y avoir un orage'],
    no: ["il n'y aura ni orage ni tempête", "il n'y a ni orage ni tempête"],
  },
  thunder: {
    yes: ['il y aura des orages', 'il y a des orages'],
    maybe: ['il pourrait y avoir un orage'],
    no: ["il n'y aura pas d'orage", "il n'y a pas d'orage"],
  },
  frost: {
    yes: ['il gèlera', 'il gèle'],
    maybe: ['il pourrait geler légèrement'],
    no: ['il ne gèlera pas', 'il ne gèle pas'],
  },
  ice: {
    yes: ['il y aura du verglas', 'il y a du verglas'],
    maybe: ['il pourrait y avoir du verglas'],
    hardly: ['malgré le gel, il ne devrait pas y avoir de verglas'],
    no: ["il n'y aura pas de verglas", "il n'y a pas de verglas"],
  },
  suitable: {
    yes: ["le temps s'y prêtera", "le temps s'y prête"],
    maybe: ["le temps s'y prêtera peut-être", "le temps s'y prête peut-être"],
    no: ["le temps ne s'y prêtera pas", "le temps ne s'y prête pas"],
  },
};

/** `il pleuvra`, `le temps est sec`. */
export function presenceWords(of: Condition | 'suitable', is: Presence, tense: Tense): string {
  const clauses = CLAUSES[of];
  const [future, present = future] = clauses[is] ?? clauses.no;
  return tense === 'present' ? present : future;
}
