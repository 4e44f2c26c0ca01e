import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';

/** Forms of a verb for what falls. */
export interface Falls {
  ahead: string;
  now: string;
  /** After "empezará a", "volverá a" and "dejará de". */
  infinitive: string;
  /** After "seguirá". */
  gerund: string;
  /** After "es posible que". */
  subjunctive: string;
}

const FALLS: Falls = {
  ahead: 'caerá',
  now: 'cae',
  infinitive: 'caer',
  gerund: 'cayendo',
  subjunctive: 'caiga',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, Falls>> = {
  rain: {
    ahead: 'lloverá',
    now: 'llueve',
    infinitive: 'llover',
    gerund: 'lloviendo',
    subjunctive: 'llueva',
  },
  snow: {
    ahead: 'nevará',
    now: 'nieva',
    infinitive: 'nevar',
    gerund: 'nevando',
    subjunctive: 'nieve',
  },
};

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'lluvia',
  snow: 'nieve',
  sleet: 'aguanieve',
  freezing: 'lluvia helada',
  unknown: 'lluvia o nieve',
};

const ADVERBS: Record<Intensity, string> = {
  light: 'débilmente',
  moderate: '',
  heavy: 'con fuerza',
  veryHeavy: 'con mucha fuerza',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'débil',
  moderate: '',
  heavy: 'fuerte',
  veryHeavy: 'muy fuerte',
};

/** `lloverá débilmente`, `empezar a` + `caer aguanieve`. */
export function fallWords(fall: Fall, form: keyof Falls): string {
  const verb = VERBS[fall.of];
  return verb ? joined(verb[form], ADVERBS[fall.intensity]) : joined(FALLS[form], nounWords(fall));
}

/** The same of a kind alone: `dejará de` + `llover`. */
export function kindFalls(of: PrecipitationKind, form: keyof Falls): string {
  return fallWords({ of, intensity: 'moderate' }, form);
}

/** `lluvia débil`. */
export function nounWords({ of, intensity }: Fall): string {
  return joined(NOUNS[of], ADJECTIVES[intensity]);
}

/** How hard it falls, apart from what: `con fuerza` of rain, `fuerte` of sleet. */
export function strengthWords(of: PrecipitationKind, intensity: Intensity): string {
  return (VERBS[of] ? ADVERBS : ADJECTIVES)[intensity];
}
