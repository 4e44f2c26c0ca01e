import { familyOf } from '../../../weather/state.ts';
import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { joined } from '../../joined.ts';
import { SKY, SKY_AT_NIGHT, type Verb, type Words } from './words.ts';

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'blir det': 'är det', 'kommer det': 'faller det' };

/** To follow a time: `regnar det lätt`, `blir det mulet`, or `är det mulet` already. */
export function predicate(sky: Sky, isPresent: boolean): string {
  const [verb, rest] = wordsOf(sky);
  return joined((isPresent ? PRESENT[verb] : undefined) ?? verb, rest);
}

/** The same before temperatures, which take a noun: `väntas lätt regn`, `blir det mulet`. */
export function outlook(sky: Sky, isPresent: boolean): string {
  const [verb, , , label] = wordsOf(sky);
  return verb === 'blir det' ? predicate(sky, isPresent) : `väntas ${label}`;
}

/** After the degrees: `och mulet`, `med lätt regn`. */
export function besideDegrees(sky: Sky): string {
  return wordsOf(sky)[2];
}

/** As a label: `lätt regn`. */
export function skyText(sky: SkyClass, night: boolean): string {
  return skyWords(sky, night)[3];
}

/** `men` before what one would not expect beside the other, else `och`. */
export function linkOf(background: Sky, passing: Sky): 'men' | 'och' {
  const [usual, other] = [familyOf(background.state), familyOf(passing.state)];
  return usual === 'bright' || other === 'bright' || other === 'cloudy' ? 'men' : 'och';
}

function wordsOf({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}

function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}
