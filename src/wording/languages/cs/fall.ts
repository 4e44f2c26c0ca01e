import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';
import { FALLS, RAINS, SNOWS, type Verb } from './words.ts';

/** Verbs of which what falls is the subject. */
type Verbs = Readonly<Record<'will' | 'starts' | 'stops' | 'should' | 'may', string>>;

const SINGULAR: Verbs = { will: 'bude', starts: 'začne', stops: 'přestane', should: 'má', may: 'může' }; // prettier-ignore
const PLURAL: Verbs = { will: 'budou', starts: 'začnou', stops: 'přestanou', should: 'mají', may: 'mohou' }; // prettier-ignore

type Strengths = Record<Intensity, string>;

const OF_RAIN: Strengths = { light: 'slabě', moderate: '', heavy: 'silně', veryHeavy: 'velmi silně' }; // prettier-ignore
const OF_SNOW: Strengths = { light: 'slabě', moderate: '', heavy: 'hustě', veryHeavy: 'velmi hustě' }; // prettier-ignore
const OF_ONE: Strengths = { light: 'slabý', moderate: '', heavy: 'silný', veryHeavy: 'velmi silný' }; // prettier-ignore
const OF_MANY: Strengths = { light: 'slabé', moderate: '', heavy: 'silné', veryHeavy: 'velmi silné' }; // prettier-ignore

/** A noun stands after "padat"; what has a verb of its own needs none. */
interface Kind {
  verb: Verb;
  noun: string;
  strengths: Strengths;
  verbs: Verbs;
}

const KINDS: Record<PrecipitationKind, Kind> = {
  rain: { verb: RAINS, noun: '', strengths: OF_RAIN, verbs: SINGULAR },
  snow: { verb: SNOWS, noun: '', strengths: OF_SNOW, verbs: SINGULAR },
  sleet: { verb: FALLS, noun: 'déšť se sněhem', strengths: OF_ONE, verbs: SINGULAR },
  freezing: { verb: FALLS, noun: 'mrznoucí déšť', strengths: OF_ONE, verbs: SINGULAR },
  unknown: {
    verb: { ...FALLS, now: 'padají' },
    noun: 'srážky',
    strengths: OF_MANY,
    verbs: PLURAL,
  },
};

/** What falls, in the pieces that sentences are made of. */
export interface FallWords extends Verbs {
  /** `slabě prší`, `padá slabý déšť se sněhem`. */
  now: string;
  /** `slabě pršet`, `padat slabý déšť se sněhem`. */
  infinitive: string;
  /** Without how hard and what: `pršet`, `padat`. */
  bare: string;
  /** How hard, to stand alone: `silně`, `silný`. */
  strengths: Strengths;
}

export function fallWords({ of, intensity }: Fall): FallWords {
  const { verb, noun, strengths, verbs } = KINDS[of];
  const strength = strengths[intensity];
  const words = (form: string) =>
    noun === '' ? joined(strength, form) : joined(form, strength, noun);
  return {
    ...verbs,
    now: words(verb.now),
    infinitive: words(verb.infinitive),
    bare: verb.infinitive,
    strengths,
  };
}
