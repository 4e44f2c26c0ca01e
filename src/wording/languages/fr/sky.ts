import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { SKY, SKY_AT_NIGHT, VERBS, type Words } from './words.ts';

export type Tense = 'present' | 'future';

export function wordsOf({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `le ciel sera couvert`, of this moment `il pleut fort`. */
export function clause({ verb, rest }: Words, tense: Tense): string {
  return rest === '' ? VERBS[verb][tense] : `${VERBS[verb][tense]} ${rest}`;
}

export function tenseOf(now: boolean): Tense {
  return now ? 'present' : 'future';
}
