import { listenerOf } from './index.ts';
import type { MinutesHeard } from './listener.ts';

/** What comes "but only briefly" lasts about so long, minutes. */
const BRIEFLY = 5;

/** Of a text by radar; a forecast by the hour names no minutes. */
export function minutesHeard(text: string, tag: string): MinutesHeard {
  const { minutes, durations, briefly } = listenerOf(tag).nextHour;
  const heard: MinutesHeard = {};
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
