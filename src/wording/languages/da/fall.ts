import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';

export const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'regn',
  snow: 'sne',
  sleet: 'slud',
  freezing: 'isslag',
  unknown: 'nedbør',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regner', 'at regne'],
  snow: ['sner', 'at sne'],
};

const ADVERBS: Record<Intensity, string> = {
  light: 'let',
  moderate: '',
  heavy: 'kraftigt',
  veryHeavy: 'meget kraftigt',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'let',
  moderate: '',
  heavy: 'kraftig',
  veryHeavy: 'meget kraftig',
};

/** How hard it falls: `let`, `kraftigt`. */
export function adverb(intensity: Intensity): string {
  return ADVERBS[intensity];
}

/** `let slud`, `kraftig slud`; what is neuter takes the form of the adverb: `kraftigt isslag`. */
export function nounWords({ of, intensity }: Fall): string {
  const adjectives = of === 'freezing' ? ADVERBS : ADJECTIVES;
  return joined(adjectives[intensity], NOUNS[of]);
}

/** To follow a time: `regner det let`, `falder der let slud`. */
export function falls(fall: Fall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joined(verbs[0], subject, what);
}

/** `begynder det at regne let`, `begynder der at falde let slud`. */
export function begins(fall: Fall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joined('begynder', subject, verbs[1], what);
}

/** `bliver det ved med at regne let`, `bliver der ved med at falde let slud`. */
export function goesOn(fall: Fall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joined('bliver', subject, 'ved med', verbs[1], what);
}

function clauseOf(fall: Fall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { subject: 'det', verbs, what: adverb(fall.intensity) }
    : { subject: 'der', verbs: ['falder', 'at falde'] as const, what: nounWords(fall) };
}
