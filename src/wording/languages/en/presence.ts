import type { Condition, Presence } from '../../plan/questions/verdict-statement.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [ahead: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ["it'll rain", "it's raining"],
    maybe: ['rain is possible'],
    hardly: ["there'll be hardly any rain", "there's hardly any rain"],
    no: ["it won't rain", "it isn't raining"],
    dry: ["it'll stay dry", "it's dry"],
  },
  snow: {
    yes: ["it'll snow", "it's snowing"],
    maybe: ['snow is possible'],
    hardly: ["there'll be hardly any snow", "there's hardly any snow"],
    no: ["it won't snow", "it isn't snowing"],
  },
  sun: {
    yes: ['the sun will shine', 'the sun is shining'],
    maybe: ["there'll be some sun", "there's some sun"],
    hardly: ["there'll be hardly any sun", "there's hardly any sun"],
    no: ["the sun won't come out", "the sun isn't shining"],
  },
  fog: {
    yes: ["there'll be fog", "there's fog"],
    maybe: ['fog is possible'],
    no: ["there won't be any fog", "there isn't any fog"],
  },
  storm: {
    yes: ["it'll be stormy", "it's stormy"],
    maybe: ['a thunderstorm is possible'],
    no: ["there won't be any storms", "there aren't any storms"],
  },
  thunder: {
    yes: ["there'll be thunderstorms", 'there are thunderstorms'],
    maybe: ['a thunderstorm is possible'],
    no: ["there won't be any thunderstorms", "there aren't any thunderstorms"],
  },
  frost: {
    yes: ["it'll be below freezing", "it's below freezing"],
    maybe: ['frost is possible'],
    no: ["it'll stay above freezing", "it's above freezing"],
  },
  ice: {
    yes: ["it'll be icy", "it's icy"],
    maybe: ['icy patches are possible'],
    hardly: ["there'll be frost but hardly any ice", "there's frost but hardly any ice"],
    no: ["there won't be any ice", "there isn't any ice"],
  },
  suitable: {
    yes: ['the weather will be fine for that', 'the weather is fine for that'],
    maybe: ['it might just work'],
    no: ["it won't work out"],
  },
};

export function presenceWords(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [ahead, present = ahead] = clauses[is] ?? clauses.no;
  return now ? present : ahead;
}
