import { joined } from '../../joined.ts';
import type { ChanceStatement, Expectation, ExpectationStatement } from '../../plan/statement.ts';
import { NOUNS, nounWords } from './fall.ts';
import { placeWords } from './place.ts';

const CHANCES = { likely: 'stor sandsynlighed for', possible: 'mulighed for' } as const;

/** `der er mulighed for regn`. */
export function chanceWords({ of, likely }: ChanceStatement): string {
  return joined('der er', CHANCES[likely ? 'likely' : 'possible'], NOUNS[of]);
}

/** Danish for operation 3, by a forecast. */
export function expectationWords({ place: name, first, later }: ExpectationStatement): string {
  const [verb, what] = expected(first);
  const place = placeWords(name);
  if (!later) return joined('den næste time', verb, what, place);
  const [laterVerb, laterWhat] = expected(later);
  const then = laterVerb === verb ? ' og senere' : `, og senere ${laterVerb}`;
  return `${joined('den næste time', verb, 'først', what, place)}${then} ${laterWhat}`;
}

/** `ventes der` + `let regn`, `er der` + `mulighed for let regn`. */
function expected(expectation: Expectation): readonly [verb: string, what: string] {
  if (expectation === 'dry') return ['ventes der', 'tørvejr'];
  const noun = nounWords(expectation);
  return expectation.certainty === 'expected'
    ? ['ventes der', noun]
    : ['er der', `${CHANCES[expectation.certainty]} ${noun}`];
}
