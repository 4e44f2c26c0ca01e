import type { Outlook } from './outlook.ts';
import { timesOf } from './times.ts';
import type { Finding } from './verdict-statement.ts';

/** Gusts of at least that speed, km/h; undefined where there are none. */
export function gustsFrom(least: number, outlook: Outlook): Finding | undefined {
  const gust = outlook.whole.wind.gusts.value;
  if (gust === undefined || gust < least) return undefined;
  const strong = outlook.hours.filter((hour) => (hour.gust ?? 0) >= least);
  return { form: 'gusts', gust, times: strong.length > 0 ? timesOf(outlook, strong) : null };
}
