import { findReader } from './index.ts';
import type { ReadMinutes } from './text-reader.ts';

/** What comes "but only briefly" lasts about so long, minutes. */
const BRIEFLY = 5;

/** Of a text by radar; a forecast by the hour names no minutes. */
export function readMinutes(text: string, tag: string): ReadMinutes {
  const { minutes, durations, briefly } = findReader(tag).nextHour;
  const heard: ReadMinutes = {};
  for (const sentence of text.split(/(?<=\.) /)) {
    for (const [kind, reader] of minutes) {
      const { time, few } = reader.exec(sentence)?.groups ?? {};
      const said = (few ?? time)?.toLowerCase();
      if (said !== undefined) heard[kind] = durations[said] ?? Number.parseInt(said, 10);
    }
    if (heard.starts !== undefined && briefly.test(sentence)) heard.lasts = BRIEFLY;
  }
  const { starts, lasts } = heard;
  if (starts !== undefined && lasts !== undefined) heard.stops = starts + lasts;
  return heard;
}
