import { joined } from '../../joined.ts';
import type { Sky } from '../../plan/statement.ts';
import { skyClassOf } from '../../sky-class.ts';
import { skyWords, type Words } from './words.ts';

export function wordsOfSky({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}

/** `il cielo sarà coperto`; of this moment `il cielo è coperto`. */
export function clause({ verb, rest }: Words, now: boolean): string {
  return joined(now ? verb.now : verb.later, rest);
}

/** The same verb is not said twice: `il cielo sarà coperto, poi sereno`. */
export function clauseAfter(first: Words, { verb, rest }: Words, now: boolean): string {
  const isSame = verb === first.verb && rest !== '';
  return joined(isSame ? '' : verb[now ? 'now' : 'later'], rest);
}
