import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { atHour, betweenHours, fromHour } from './hour.ts';
import { whenWords } from './time.ts';
import { SHARES } from './words.ts';
import { listsIn } from '../../intl.ts';

const LIST = listsIn('it');

/** When within a stretch: `dalle 15`, `fino alle 9 e dalle 18`, `a tratti`. */
export function timesWords(times: Times | null): string {
  if (!times) return '';
  if ('spans' in times) return LIST.format(times.spans.map(clockSpanWords));
  return times.share === 'mostly' ? 'per lo più' : SHARES[times.share];
}

/** `lunedì, mercoledì e venerdì`, `in 5 giorni su 9`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return LIST.format(whens.map((when) => whenWords(when)));
  const days = whens.count === 1 ? 'in un giorno' : `in ${whens.count} giorni`;
  return isFirst ? `${days} su ${whens.of}` : days;
}

function clockSpanWords({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return betweenHours(from, to);
  if (to !== null) return `fino ${atHour(to)}`;
  return from === null ? '' : fromHour(from);
}
