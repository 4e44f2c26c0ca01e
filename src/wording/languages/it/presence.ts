import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [later: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['pioverà', 'piove'],
    maybe: ['è possibile che piova'],
    hardly: ['pioverà pochissimo', 'piove pochissimo'],
    no: ['non pioverà', 'non piove'],
    dry: ['il tempo resterà asciutto', 'il tempo è asciutto'],
  },
  snow: {
    yes: ['nevicherà', 'nevica'],
    maybe: ['è possibile che nevichi'],
    hardly: ['nevicherà pochissimo', 'nevica pochissimo'],
    no: ['non nevicherà', 'non nevica'],
  },
  sun: {
    yes: ['ci sarà il sole', "c'è il sole"],
    maybe: ["ci sarà un po' di sole", "c'è un po' di sole"],
    hardly: ['ci sarà pochissimo sole', "c'è pochissimo sole"],
    no: ['non ci sarà il sole', "non c'è il sole"],
  },
  fog: {
    yes: ['ci sarà nebbia', "c'è nebbia"],
    maybe: ['è possibile che ci sia nebbia'],
    no: ['non ci sarà nebbia', "non c'è nebbia"],
  },
  storm: {
    yes: ['ci saranno temporali o burrasche', 'ci sono temporali o burrasche'],
    maybe: ['è possibile un temporale'],
    no: ['non ci saranno né temporali né burrasche', 'non ci sono né temporali né burrasche'],
  },
  thunder: {
    yes: ['ci saranno temporali', 'ci sono temporali'],
    maybe: ['è possibile un temporale'],
    no: ['non ci saranno temporali', 'non ci sono temporali'],
  },
  frost: {
    yes: ['gelerà', 'gela'],
    maybe: ['è possibile una leggera gelata'],
    no: ['non gelerà', 'non gela'],
  },
  ice: {
    yes: ['ci sarà ghiaccio sulle strade', "c'è ghiaccio sulle strade"],
    maybe: ['è possibile che si formi ghiaccio sulle strade'],
    hardly: ['gelerà, ma difficilmente ci sarà ghiaccio sulle strade'],
    no: ['non ci sarà ghiaccio sulle strade', "non c'è ghiaccio sulle strade"],
  },
  suitable: {
    yes: ['il tempo sarà quello giusto', 'il tempo è quello giusto'],
    maybe: ['il tempo potrebbe essere quello giusto'],
    no: ['il tempo non sarà quello giusto', 'il tempo non è quello giusto'],
  },
};

/** `pioverà`, of this moment `piove`. */
export function presenceWords(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [later, present = later] = clauses[is] ?? clauses.no;
  return now ? present : later;
}
