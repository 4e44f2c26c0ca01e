import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { joined } from '../../joined.ts';
import type { Expectation, Fall, Intensity } from '../../plan/statement.ts';

/** A verb in the forms that a sentence about rain may want: `piove`, `pioverà`, `piovere`, `piova`. */
type Form = 'now' | 'later' | 'infinitive' | 'subjunctive';
type Forms = Readonly<Record<Form, string>>;

const RAIN: Forms = { now: 'piove', later: 'pioverà', infinitive: 'piovere', subjunctive: 'piova' };
const SNOW: Forms = {
  now: 'nevica',
  later: 'nevicherà',
  infinitive: 'nevicare',
  subjunctive: 'nevichi',
};
const FALL: Forms = { now: 'cade', later: 'cadrà', infinitive: 'cadere', subjunctive: 'cada' };

const ADVERBS: Record<Intensity, string> = {
  light: 'leggermente',
  moderate: '',
  heavy: 'forte',
  veryHeavy: 'molto forte',
};

/** The verb and what follows it, by intensity. */
const FALLS: Record<PrecipitationKind, readonly [Forms, Readonly<Record<Intensity, string>>]> = {
  rain: [RAIN, ADVERBS],
  snow: [SNOW, ADVERBS],
  sleet: [FALL, some('pioggia mista a neve')],
  freezing: [FALL, some('pioggia gelata')],
  unknown: [FALL, after('pioggia o neve')],
};

/** `pioverà leggermente`, `cadere una forte pioggia gelata`. */
export function fallWords({ of, intensity }: Fall, form: Form): string {
  const [forms, rest] = FALLS[of];
  return joined(forms[form], rest[intensity]);
}

/** `dovrebbe piovere leggermente`, `è probabile che nevichi`. */
export function expected(expectation: Expectation): string {
  if (expectation === 'dry') return 'il tempo dovrebbe restare asciutto';
  switch (expectation.certainty) {
    case 'expected':
      return `dovrebbe ${fallWords(expectation, 'infinitive')}`;
    case 'likely':
      return `è probabile che ${fallWords(expectation, 'subjunctive')}`;
    case 'possible':
      return `è possibile che ${fallWords(expectation, 'subjunctive')}`;
  }
}

function some(noun: string): Record<Intensity, string> {
  return {
    light: `una leggera ${noun}`,
    moderate: noun,
    heavy: `una forte ${noun}`,
    veryHeavy: `una fortissima ${noun}`,
  };
}

function after(noun: string): Record<Intensity, string> {
  return {
    light: `${noun} leggera`,
    moderate: noun,
    heavy: `${noun} forte`,
    veryHeavy: `${noun} molto forte`,
  };
}
