import { joined } from '../../joined.ts';
import type { ChanceStatement, Expectation, ExpectationStatement } from '../../plan/statement.ts';
import { nounWords } from './fall.ts';
import { DEPTHS_OF } from './numbers.ts';
import { placeWords } from './place.ts';

/** `det kan bli regn`, `det blir troligen snö`. */
export function chanceWords({ of, likely }: ChanceStatement): string {
  return joined('det', likely ? 'blir troligen' : 'kan bli', DEPTHS_OF[of]);
}

/** Swedish for operation 3, by a forecast. */
export function expectationWords({ place: name, first, later }: ExpectationStatement): string {
  const { finite, infinitive, what } = expected(first);
  const place = placeWords(name);
  if (!later) return joined('den närmaste timmen', finite, infinitive, what, place);
  const next = expected(later);
  const start = joined('den närmaste timmen', finite, 'först', infinitive, what, place);
  return next.finite === finite
    ? `${start} och senare ${next.what}`
    : joined(`${start}, och senare`, next.finite, next.infinitive, next.what);
}

/** `väntas` + `lätt regn`, `kan det` + `bli` + `lätt regn`. */
function expected(expectation: Expectation) {
  if (expectation === 'dry') return { finite: 'väntas', infinitive: '', what: 'uppehåll' };
  const what = nounWords(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return { finite: 'väntas', infinitive: '', what };
    case 'likely':
      return { finite: 'blir det troligen', infinitive: '', what };
    case 'possible':
      return { finite: 'kan det', infinitive: 'bli', what };
  }
}
