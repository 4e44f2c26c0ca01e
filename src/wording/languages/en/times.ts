import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { timeWords } from './time.ts';
import { SHARES, type Country } from './words.ts';
import { listsIn } from '../../intl.ts';

/** English words for when within a stretch of time, and for several of them. */
export function timesWordsOf(country: Country) {
  const { boundaryWords, spanWords, whenWords } = timeWords(country);
  const list = listsIn(`en-${country}`);
  const choice = listsIn(`en-${country}`, 'disjunction');

  /** `from 3 PM`, `until 9 AM and from 6 PM`, `at times`. */
  function timesWords(times: Times | null): string {
    if (!times) return '';
    if ('spans' in times) return list.format(times.spans.map(clockSpanWords));
    return times.share === 'mostly' ? 'most of the time' : SHARES[times.share];
  }

  /** `on Monday and Friday`, `today, tomorrow or on Saturday` after "not", `on 5 of the 9 days`. */
  function daysList(
    whens: Exclude<DayGroup['whens'], 'others'>,
    isDenied: boolean,
    isFirst: boolean,
  ): string {
    if ('count' in whens) {
      return isFirst ? `on ${whens.count} of the ${whens.of} days` : `on ${whens.count} days`;
    }
    const words = whens.map((when) => whenWords(when));
    return (isDenied ? choice : list).format(
      words.map((word, at) => {
        const isBare = word.startsWith('on ') && words[at - 1]?.startsWith('on ');
        return (isBare ? word.slice(3) : word).replace(/,$/, '');
      }),
    );
  }

  function clockSpanWords({ from, to }: ClockSpan): string {
    if (from !== null && to !== null) return spanWords({ from, to });
    if (to !== null) return boundaryWords({ hour: to })[0];
    return from === null ? '' : boundaryWords({ hour: from })[1];
  }

  return { timesWords, daysList };
}
