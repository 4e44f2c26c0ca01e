import { joined } from '../../joined.ts';
import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { SKY, SKY_AT_NIGHT, type Words } from './words.ts';

export function wordsOfSky({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `lloverá débilmente`, of this moment `llueve débilmente`. */
export function clause({ verb: [ahead, present], rest }: Words, now: boolean): string {
  return joined(now ? present : ahead, rest);
}
