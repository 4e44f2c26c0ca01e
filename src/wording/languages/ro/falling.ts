import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';
import { FALL, FALLS, RAINS, SNOWS, type FallVerb } from './verbs.ts';

/** `va ploua` + `slab`, `va cădea` + `lapoviță` + `slabă`. */
interface Falling {
  verb: FallVerb;
  noun: string;
  /** What its strength agrees with. */
  strength: 'verb' | 'feminine' | 'plural';
}

export const FALLING: Record<PrecipitationKind, Falling> = {
  rain: { verb: RAINS, noun: '', strength: 'verb' },
  snow: { verb: SNOWS, noun: '', strength: 'verb' },
  sleet: { verb: FALLS, noun: 'lapoviță', strength: 'feminine' },
  freezing: { verb: FALLS, noun: 'ploaie înghețată', strength: 'feminine' },
  unknown: { verb: FALL, noun: 'precipitații', strength: 'plural' },
};

const STRENGTHS: Record<Intensity, Record<Falling['strength'], string>> = {
  light: { verb: 'slab', feminine: 'slabă', plural: 'slabe' },
  moderate: { verb: '', feminine: '', plural: '' },
  heavy: { verb: 'puternic', feminine: 'puternică', plural: 'puternice' },
  veryHeavy: {
    verb: 'foarte puternic',
    feminine: 'foarte puternică',
    plural: 'foarte puternice',
  },
};

/** `slab` of rain, `slabă` of sleet; nothing where the strength is not worth a word. */
export function strengthWords({ of, intensity }: Fall): string {
  return STRENGTHS[intensity][FALLING[of].strength];
}
