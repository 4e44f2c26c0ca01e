import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { clockWords } from './fact/clock.ts';
import { boundaryWords, spanWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';
import { listsIn } from '../../intl.ts';

const LIST = listsIn('de');

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
export function timesWords(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) return times.share === 'mostly' ? 'meist' : SHARES[times.share];
  return LIST.format(times.spans.map(clockSpanWords));
}

/** `am Montag, Mittwoch und Freitag`, `heute, morgen und am Samstag`, `an 5 der 9 Tage`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if ('count' in whens) {
    return isFirst ? `an ${whens.count} der ${whens.of} Tage` : `an ${whens.count} Tagen`;
  }
  const words = whens.map((when) => whenWords(when));
  return LIST.format(
    words.map((word, at) => {
      const isLast = at === words.length - 1;
      const isBare = word.startsWith('am ') && words[at - 1]?.startsWith('am ');
      return (isBare ? word.slice(3) : word).replace(/,$/, isLast ? ',' : '');
    }),
  );
}

function clockSpanWords({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return spanWords({ from, to });
  if (to !== null) return boundaryWords({ hour: to })[0];
  return from === null ? '' : `ab ${clockWords({ hour: from, minute: 0 })}`;
}
