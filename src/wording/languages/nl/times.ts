import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { boundaryWords, hourWords, spanWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';
import { listsIn } from '../../intl.ts';

const list = listsIn('nl');

/** When within a stretch: `vanaf 15 uur`, `tot 9 uur en vanaf 18 uur`, `af en toe`. */
export function timesWords(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) return times.share === 'mostly' ? 'meestal' : SHARES[times.share];
  return list.format(times.spans.map(clockSpanWords));
}

/** `maandag, woensdag en vrijdag`, `op 5 van de 9 dagen`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return list.format(whens.map((when) => whenWords(when)));
  return isFirst ? `op ${whens.count} van de ${whens.of} dagen` : `op ${whens.count} dagen`;
}

function clockSpanWords({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return spanWords({ from, to });
  if (to !== null) return boundaryWords({ hour: to })[0];
  return from === null ? '' : `vanaf ${hourWords(from)}`;
}
