import { joined } from '../../joined.ts';
import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { DRIZZLES, inTense, RAINS, SNOWS, type Verb } from './verbs.ts';
import { SKY, SKY_AT_NIGHT, type Words } from './words.ts';

/** What says on its own what falls. */
const WEATHER_VERBS: ReadonlySet<Verb> = new Set([DRIZZLES, RAINS, SNOWS]);

/** `cerul va fi acoperit`, `va ploua slab`; of this moment `plouă slab`. */
export function skyClause(sky: Sky, now: boolean): string {
  const { verb, rest } = wordsOf(sky);
  return joined(inTense(verb, now), rest);
}

/** What comes after another sky; the same verb is not said twice: `cerul va fi senin, apoi acoperit`. */
export function skyAfter(first: Sky, second: Sky, now: boolean): string {
  const { verb, rest } = wordsOf(second);
  return verb === wordsOf(first).verb && rest !== '' ? rest : skyClause(second, now);
}

/** After how many degrees there are: `8 grade și` + `cer senin`, `8 grade și` + `va ploua`. */
export function skyBesideDegrees(sky: Sky, now: boolean): string {
  const { verb, label } = wordsOf(sky);
  return WEATHER_VERBS.has(verb) ? skyClause(sky, now) : label;
}

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

function wordsOf({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}
