import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';
import { de } from './elision.ts';

type Form = 'present' | 'future' | 'infinitive';

/** What has a verb of its own. */
type Verbal = 'rain' | 'snow';

/** All else "tombe". */
const VERBS: Record<Verbal | 'other', Record<Form, string>> = {
  rain: { present: 'il pleut', future: 'il pleuvra', infinitive: 'pleuvoir' },
  snow: { present: 'il neige', future: 'il neigera', infinitive: 'neiger' },
  other: { present: 'il tombe', future: 'il tombera', infinitive: 'tomber' },
};

const ADVERBS: Record<Intensity, string> = {
  light: 'légèrement',
  moderate: '',
  heavy: 'fort',
  veryHeavy: 'très fort',
};

/** What falls, by how much of it does. */
const OBJECTS: Record<Exclude<PrecipitationKind, Verbal>, Record<Intensity, string>> = {
  sleet: {
    light: 'un peu de neige fondue',
    moderate: 'de la neige fondue',
    heavy: 'beaucoup de neige fondue',
    veryHeavy: 'énormément de neige fondue',
  },
  freezing: {
    light: 'une légère pluie verglaçante',
    moderate: 'de la pluie verglaçante',
    heavy: 'une forte pluie verglaçante',
    veryHeavy: 'une très forte pluie verglaçante',
  },
  unknown: {
    light: 'de légères précipitations',
    moderate: 'des précipitations',
    heavy: 'de fortes précipitations',
    veryHeavy: 'de très fortes précipitations',
  },
};

/** To follow "dix minutes de". */
const NOUNS: Record<keyof typeof OBJECTS, string> = {
  sleet: 'neige fondue',
  freezing: 'pluie verglaçante',
  unknown: 'précipitations',
};

/** What becomes of that which falls, to agree with it: `par moments` + `fort`. */
const CHANGES: Record<PrecipitationKind, Record<Exclude<Intensity, 'moderate'>, string>> = {
  rain: { light: 'plus légèrement', heavy: 'fort', veryHeavy: 'très fort' },
  snow: { light: 'plus légèrement', heavy: 'fort', veryHeavy: 'très fort' },
  sleet: { light: 'un peu seulement', heavy: 'beaucoup', veryHeavy: 'énormément' },
  freezing: { light: 'plus légère', heavy: 'forte', veryHeavy: 'très forte' },
  unknown: { light: 'plus légères', heavy: 'fortes', veryHeavy: 'très fortes' },
};

/** `il pleuvra fort`, `il tombe de la pluie verglaçante`, `neiger`. */
export function fallWords(fall: Fall, form: Form): string {
  return joined(fallVerb(fall.of, form), fallRest(fall));
}

/** `il pleuvra`, `il tombera`. */
export function fallVerb(of: PrecipitationKind, form: Form): string {
  return VERBS[isVerbal(of) ? of : 'other'][form];
}

/** `fort` of rain, `une forte pluie verglaçante`. */
export function fallRest({ of, intensity }: Fall): string {
  return isVerbal(of) ? ADVERBS[intensity] : OBJECTS[of][intensity];
}

/** `il pleuvra encore fort pendant dix minutes`, `il y aura dix minutes de neige fondue`. */
export function fallFor(fall: Fall, duration: string, encore: 'encore' | ''): string {
  return isVerbal(fall.of) || fall.intensity !== 'moderate'
    ? joined(fallVerb(fall.of, 'future'), encore, fallRest(fall), `pendant ${duration}`)
    : joined('il y aura', encore, duration, de(NOUNS[fall.of]));
}

/** `fort` of rain, `forte` of freezing rain, `fortes` of what is not known. */
export function changedWord(of: PrecipitationKind, to: Exclude<Intensity, 'moderate'>): string {
  return CHANGES[of][to];
}

/** Whether it has a verb of its own. */
export function isVerbal(of: PrecipitationKind): of is Verbal {
  return of === 'rain' || of === 'snow';
}
