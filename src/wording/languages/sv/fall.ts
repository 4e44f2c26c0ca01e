import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';

export const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'regn',
  snow: 'snöfall',
  sleet: 'snöblandat regn',
  freezing: 'underkylt regn',
  unknown: 'nederbörd',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regnar', 'regna'],
  snow: ['snöar', 'snöa'],
};

/** With a verb, and with what is neuter. */
const ADVERBS: Record<Intensity, string> = {
  light: 'lätt',
  moderate: '',
  heavy: 'kraftigt',
  veryHeavy: 'mycket kraftigt',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'lätt',
  moderate: '',
  heavy: 'kraftig',
  veryHeavy: 'mycket kraftig',
};

/** How hard it falls: `lätt`, `kraftigt`. */
export function adverb(intensity: Intensity): string {
  return ADVERBS[intensity];
}

/** `kraftigt regn`, `kraftig nederbörd`. */
export function nounWords({ of, intensity }: Fall): string {
  const adjectives = of === 'unknown' ? ADJECTIVES : ADVERBS;
  return joined(adjectives[intensity], NOUNS[of]);
}

/** To follow a time: `regnar det lätt`, `faller det lätt snöblandat regn`. */
export function falls(fall: Fall): string {
  const { verbs, what } = clauseOf(fall);
  return joined(verbs[0], 'det', what);
}

/** `börjar det regna lätt`, `börjar det falla lätt snöblandat regn`. */
export function begins(fall: Fall): string {
  const { verbs, what } = clauseOf(fall);
  return joined('börjar det', verbs[1], what);
}

/** `fortsätter det att regna lätt`, `fortsätter det att falla lätt snöblandat regn`. */
export function goesOn(fall: Fall): string {
  const { verbs, what } = clauseOf(fall);
  return joined('fortsätter det att', verbs[1], what);
}

function clauseOf(fall: Fall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { verbs, what: adverb(fall.intensity) }
    : { verbs: ['faller', 'falla'] as const, what: nounWords(fall) };
}
