import { familyOf } from '../../../weather/state.ts';
import type { Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { joined } from '../../joined.ts';
import { SKY, SKY_AT_NIGHT, type Verb, type Words } from './words.ts';

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'bliver det': 'er det', 'kommer der': 'er der' };

/** Verbs that take their temperatures with "ved": `regner det ved`, as "regner med" is to reckon. */
const FALLING: ReadonlySet<Verb> = new Set(['regner det', 'sner det', 'falder der']);

/** To follow a time: `regner det let`, `bliver det overskyet`, or `er det overskyet` already. */
export function predicate(sky: Sky, isPresent: boolean): string {
  const [verb, rest] = wordsOf(sky);
  return joined((isPresent ? PRESENT[verb] : undefined) ?? verb, rest);
}

/** After the degrees: `og overskyet`, `med let regn`. */
export function besideDegrees(sky: Sky): string {
  const [verb, rest, label] = wordsOf(sky);
  return verb === 'bliver det' ? `og ${rest}` : `med ${label}`;
}

/** Before temperatures: `overskyet med`, `regner det ved`. */
export function beforeTemperatures(sky: Sky): 'med' | 'ved' {
  const [verb] = wordsOf(sky);
  return FALLING.has(verb) ? 'ved' : 'med';
}

/** `men` before what one would not expect beside the other, else `og`. */
export function linkOf(background: Sky, passing: Sky): 'men' | 'og' {
  const [usual, other] = [familyOf(background.state), familyOf(passing.state)];
  return usual === 'bright' || other === 'bright' || other === 'cloudy' ? 'men' : 'og';
}

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

function wordsOf({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}
