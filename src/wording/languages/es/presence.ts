import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [ahead: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly', Clause>>;

/** A time without rain needs no other words where nothing falls at all. */
const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['lloverá', 'está lloviendo'],
    maybe: ['puede que llueva'],
    hardly: ['apenas lloverá', 'apenas llueve'],
    no: ['no lloverá', 'no llueve'],
  },
  snow: {
    yes: ['nevará', 'está nevando'],
    maybe: ['puede que nieve'],
    hardly: ['apenas nevará', 'apenas nieva'],
    no: ['no nevará', 'no nieva'],
  },
  sun: {
    yes: ['hará sol', 'hace sol'],
    maybe: ['habrá algo de sol', 'hay algo de sol'],
    hardly: ['apenas habrá sol', 'apenas hay sol'],
    no: ['no hará sol', 'no hace sol'],
  },
  fog: {
    yes: ['habrá niebla', 'hay niebla'],
    maybe: ['puede haber niebla'],
    no: ['no habrá niebla', 'no hay niebla'],
  },
  storm: {
    yes: ['habrá tormentas o temporal', 'hay tormentas o temporal'],
    maybe: ['puede haber alguna tormenta'],
    no: ['no habrá tormentas ni temporal', 'no hay tormentas ni temporal'],
  },
  thunder: {
    yes: ['habrá tormentas', 'hay tormentas'],
    maybe: ['puede haber alguna tormenta'],
    no: ['no habrá tormentas', 'no hay tormentas'],
  },
  frost: {
    yes: ['helará', 'está helando'],
    maybe: ['puede que hiele'],
    no: ['no helará', 'no hiela'],
  },
  ice: {
    yes: ['habrá hielo en el suelo', 'hay hielo en el suelo'],
    maybe: ['puede haber hielo'],
    hardly: [
      'helará, pero apenas habrá hielo en el suelo',
      'hiela, pero apenas hay hielo en el suelo',
    ],
    no: ['no habrá hielo en el suelo', 'no hay hielo en el suelo'],
  },
  suitable: {
    yes: ['el tiempo acompañará', 'el tiempo acompaña'],
    maybe: ['puede que el tiempo acompañe'],
    no: ['el tiempo no acompañará', 'el tiempo no acompaña'],
  },
};

/** `lloverá`, of this moment `está lloviendo`. */
export function presenceWords(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [ahead, present = ahead] = (is === 'dry' ? undefined : clauses[is]) ?? clauses.no;
  return now ? present : ahead;
}
