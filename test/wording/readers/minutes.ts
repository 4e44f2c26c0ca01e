import { findReader } from './index.ts';
import type { ReadMinutes } from './text-reader.ts';

/** What comes "but only briefly" lasts about so long, minutes. */
const BRIEFLY = 5;

/** Of a text by radar; a forecast by the hour names no minutes. */
export function readMinutes(text: string, tag: string): ReadMinutes {
  const { minutes, durations, briefly } = findReader(tag).nextHour;
  const parsed: ReadMinutes = {};
  for (const sentence of text.split(/(?<=\.) /)) {
    for (const [kind, reader] of minutes) {
      const { time, few } = reader.exec(sentence)?.groups ?? {};
      const said = (few ?? time)?.toLowerCase();
      if (said !== undefined) parsed[kind] = durations[said] ?? Number.parseInt(said, 10);
    }
    if (parsed.starts !== undefined && briefly.test(sentence)) parsed.lasts = BRIEFLY;
  }
  const { starts, lasts } = parsed;
  if (starts !== undefined && lasts !== undefined) parsed.stops = starts + lasts;
  return parsed;
}
