import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import { spokenComparison } from '../../../plan/questions/comparison.ts';
import type { ComparisonFact } from '../../../plan/questions/fact-statement.ts';
import type { When } from '../../../plan/statement.ts';
import type { Units } from '../../../units.ts';
import { degreesWords } from '../numbers.ts';
import { openingWords } from '../opening.ts';
import { whenWords } from '../time.ts';
import { THERE_ARE } from '../words.ts';

/** `sì, domani a Roma ci saranno circa 4 gradi in più rispetto a oggi, con una massima di 12 gradi`. */
export function comparisonWords(fact: ComparisonFact, { units, now }: Manner): string {
  const { question, opening, than } = fact;
  const { direction, difference } = spokenComparison(fact, units);
  const answer = question && (direction === question ? 'sì,' : 'no,');
  const thereAre = now ? THERE_ARE.now : THERE_ARE.later;
  const more = direction === 'warmer' ? 'in più' : 'in meno';
  const comparison =
    direction === 'alike'
      ? `la temperatura ${now ? 'è' : 'sarà'} più o meno come`
      : `${thereAre} circa ${difference} gradi ${more} ${comparedTo(than)}`;
  const clause = joined(answer, openingWords(opening), comparison, whenWords(than));
  return `${clause}, ${comparedWords(fact, units)}`;
}

/** `rispetto a oggi`; words such as "nella notte" take no preposition. */
function comparedTo({ kind }: When): string {
  return kind === 'day' || kind === 'hour' ? 'rispetto a' : 'che';
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  const degrees = degreesWords(value, units);
  if (of === 'exactly') return `cioè ${degrees}`;
  return `con una ${of === 'high' ? 'massima' : 'minima'} di ${degrees}`;
}
