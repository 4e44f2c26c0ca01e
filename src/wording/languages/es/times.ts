import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { hourWords } from './clock.ts';
import { spanWords, untilWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';
import { listsIn } from '../../intl.ts';

const LIST = listsIn('es');

/** When within a stretch: `desde las 3 de la tarde`, `hasta las 9 de la mañana`, `a ratos`. */
export function timesWords(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) {
    return times.share === 'mostly' ? 'casi siempre' : SHARES[times.share];
  }
  return LIST.format(times.spans.map(clockSpanWords));
}

/** `el lunes, el miércoles y el viernes`, `en 5 de los 9 días`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return LIST.format(whens.map((when) => whenWords(when)));
  const { count, of } = whens;
  if (isFirst) return `en ${count} de los ${of} días`;
  return count === 1 ? 'en un día' : `en ${count} días`;
}

function clockSpanWords({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return spanWords({ from, to });
  if (to !== null) return untilWords({ hour: to });
  return from === null ? '' : `desde ${hourWords(from)}`;
}
