import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Fall, Intensity } from '../../plan/statement.ts';

/** What has a verb of its own; only then how hard it falls can be said by an adverb. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regent het', 'regenen'],
  snow: ['sneeuwt het', 'sneeuwen'],
};

const ADVERBS: Record<Intensity, string> = {
  light: 'licht',
  moderate: '',
  heavy: 'hard',
  veryHeavy: 'heel hard',
};

const HEAVINESS: Record<Intensity, string> = {
  light: 'lichte',
  moderate: '',
  heavy: 'zware',
  veryHeavy: 'zeer zware',
};

/** Of what is flaky. */
const QUANTITY: Record<Intensity, string> = {
  light: 'lichte',
  moderate: '',
  heavy: 'veel',
  veryHeavy: 'heel veel',
};

const NOUNS: Record<PrecipitationKind, readonly [Record<Intensity, string>, noun: string]> = {
  rain: [HEAVINESS, 'regen'],
  snow: [QUANTITY, 'sneeuw'],
  sleet: [QUANTITY, 'natte sneeuw'],
  freezing: [HEAVINESS, 'ijzel'],
  unknown: [HEAVINESS, 'neerslag'],
};

/** `zware regen`, `wat natte sneeuw`. */
export function nounWords({ of, intensity }: Fall): string {
  const [intensities, noun] = NOUNS[of];
  return joined(intensities[intensity], noun);
}

/** `regent het` + place + `hard`, `valt er` + place + `lichte regen`. */
export function predicate(fall: Fall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb && fall.intensity !== 'light'
    ? [verb[0], ADVERBS[fall.intensity]]
    : ['valt er', nounWords(fall)];
}

/** To stand after another verb: `het` + place + `licht te regenen`, `er` + place + `ijzel vallen`. */
export function infinitive(fall: Fall, to = ''): readonly [subject: string, words: string] {
  const verb = VERBS[fall.of];
  return verb
    ? ['het', joined(ADVERBS[fall.intensity], to, verb[1])]
    : ['er', joined(nounWords(fall), to, 'vallen')];
}
