import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { SKY, SKY_AT_NIGHT, type Words } from './words.ts';

/** What the sky does, as verb and rest: `valt er` + `lichte regen`. */
export function predicate({ state, night }: Sky): [verb: string, rest: string] {
  const [verb, rest] = skyWords(skyClassOf(state) ?? 'cloudy', night);
  return [verb, rest];
}

/** The same verb is not said twice: `is het tot 12 uur mistig, daarna geheel bewolkt`. */
export function following(firstVerb: string, [verb, rest]: readonly [string, string]): string[] {
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}
