import type { ClockSpan, DayGroup, Times } from '../../plan/questions/verdict-statement.ts';
import { hourWords, spanWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';
import { listsIn } from '../../intl.ts';

const LIST = listsIn('fr');

/** When within a stretch: `à partir de 15 heures`, `jusqu'à 9 heures et à partir de midi`, `par moments`. */
export function timesWords(times: Times | null): string {
  if (!times) return '';
  if ('spans' in times) return LIST.format(times.spans.map(clockSpanWords));
  return times.share === 'mostly' ? 'la plupart du temps' : SHARES[times.share];
}

/** `lundi, mercredi et vendredi`, `5 jours sur 9`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if ('count' in whens) {
    return isFirst ? `${whens.count} jours sur ${whens.of}` : `pendant ${whens.count} jours`;
  }
  return LIST.format(whens.map((when) => whenWords(when)));
}

function clockSpanWords({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return spanWords({ from, to });
  if (to !== null) return `jusqu'à ${hourWords(to)}`;
  return from === null ? '' : `à partir de ${hourWords(from)}`;
}
