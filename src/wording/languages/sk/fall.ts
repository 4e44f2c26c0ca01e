import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';
import { FALLS, RAINS, SNOWS, type Verb } from './words.ts';

/** Verbs of which what falls is the subject. */
type Verbs = Readonly<Record<'will' | 'starts' | 'stops' | 'should' | 'may', string>>;

const SINGULAR: Verbs = { will: 'bude', starts: 'začne', stops: 'prestane', should: 'má', may: 'môže' }; // prettier-ignore
const PLURAL: Verbs = { will: 'budú', starts: 'začnú', stops: 'prestanú', should: 'majú', may: 'môžu' }; // prettier-ignore

type Strengths = Record<Intensity, string>;

const OF_RAIN: Strengths = { light: 'slabo', moderate: '', heavy: 'silno', veryHeavy: 'veľmi silno' }; // prettier-ignore
const OF_SNOW: Strengths = { light: 'slabo', moderate: '', heavy: 'husto', veryHeavy: 'veľmi husto' }; // prettier-ignore
const OF_ONE: Strengths = { light: 'slabý', moderate: '', heavy: 'silný', veryHeavy: 'veľmi silný' }; // prettier-ignore
const OF_MANY: Strengths = { light: 'slabé', moderate: '', heavy: 'silné', veryHeavy: 'veľmi silné' }; // prettier-ignore

/** A noun stands after "padať"; what has a verb of its own needs none. */
interface Kind {
  verb: Verb;
  noun: string;
  strengths: Strengths;
  verbs: Verbs;
}

const KINDS: Record<PrecipitationKind, Kind> = {
  rain: { verb: RAINS, noun: '', strengths: OF_RAIN, verbs: SINGULAR },
  snow: { verb: SNOWS, noun: '', strengths: OF_SNOW, verbs: SINGULAR },
  sleet: { verb: FALLS, noun: 'dážď so snehom', strengths: OF_ONE, verbs: SINGULAR },
  freezing: { verb: FALLS, noun: 'mrznúci dážď', strengths: OF_ONE, verbs: SINGULAR },
  unknown: {
    verb: { ...FALLS, now: 'padajú' },
    noun: 'zrážky',
    strengths: OF_MANY,
    verbs: PLURAL,
  },
};

/** What falls, in the pieces that sentences are made of. */
export interface FallWords extends Verbs {
  /** `slabo prší`, `padá slabý dážď so snehom`. */
  now: string;
  /** `slabo pršať`, `padať slabý dážď so snehom`. */
  infinitive: string;
  /** Without how hard and what: `pršať`, `padať`. */
  bare: string;
  /** How hard, to stand alone: `silno`, `silný`. */
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
