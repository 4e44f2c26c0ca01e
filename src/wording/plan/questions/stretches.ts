import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import type { VoiceTextId, VoiceTextResponse } from '../../../contract/voice-text/operations.ts';
import { HOUR } from '../../../weather/hour.ts';
import { gravest, mostFrequent } from '../../../weather/state.ts';
import { dayOf } from '../day.ts';
import type { Asked } from '../from-answer.ts';
import { summaryOf, whenOfHour, whenOfHours } from '../hours.ts';
import type { When } from '../statement.ts';
import type { Stretch } from './told.ts';

export type ForecastOperation = Exclude<VoiceTextId, `pollen${string}`>;

/** The stretches that an answer tells of, without the hours of days and their parts. */
export function stretchesOf<Id extends ForecastOperation>(
  id: Id,
  body: VoiceTextResponse<Id>,
  asked: Asked,
): Stretch[] {
  return table[id](body, asked);
}

const table: {
  [Id in ForecastOperation]: (body: VoiceTextResponse<Id>, asked: Asked) => Stretch[];
} = {
  /** Minutes are no hours. */
  precipitationNextHour: () => [],

  forecastNextThreeHours: ({ hourly }) =>
    ofHours(hourly, { kind: 'nextHours', count: hourly.length }),

  forecastHours({ hourly }, { timeZone, now, audience }) {
    const [first, last] = [hourly[0], hourly.at(-1)];
    if (!first || !last) return [];
    return first === last
      ? ofHours(hourly, whenOfHour(first, timeZone, now, audience))
      : ofHours(hourly, whenOfHours(first, last, timeZone, audience));
  },

  forecastDayPart({ spaces }, { space, now, audience }) {
    const entry = space && spaces[0]?.[space];
    if (!entry) return [];
    const running = Date.parse(entry.from) <= now;
    const day = dayOf(entry.date, audience);
    return [{ when: { kind: 'part', day, part: space, running }, entry, hours: [] }];
  },

  forecastDays: ({ summary }, asked) => ofDays(summary, asked),

  forecastWeekend: ({ summary }, asked) =>
    ofDays(
      summary.filter(({ date }) => date >= asked.today),
      asked,
    ),

  forecastNextThreeDays: ({ summary }, asked) => ofDays(summary, asked),
};

/** Each stretch with those of the hours that lie in it. */
export function withHours(
  stretches: readonly Stretch[],
  hourly: readonly HourlyEntry[],
): Stretch[] {
  return stretches.map((stretch) => {
    if (stretch.hours.length > 0) return stretch;
    const [from, to] = [Date.parse(stretch.entry.from), Date.parse(stretch.entry.to)];
    const isWithin = ({ date }: HourlyEntry) => Date.parse(date) >= from && Date.parse(date) < to;
    return { ...stretch, hours: hourly.filter(isWithin) };
  });
}

function ofDays(summary: readonly PeriodEntry[], { audience }: Asked): Stretch[] {
  return summary.map((entry) => ({
    when: { kind: 'day', day: dayOf(entry.date, audience) },
    entry,
    hours: [],
  }));
}

function ofHours(hourly: readonly HourlyEntry[], when: When): Stretch[] {
  const [first, last] = [hourly[0], hourly.at(-1)];
  if (!first || !last) return [];
  const states = hourly.map(({ weather }) => weather.state);
  const state = gravest(states) ?? mostFrequent(states);
  const weather = hourly.find((entry) => entry.weather.state === state)?.weather ?? first.weather;
  const to = new Date(Date.parse(last.date) + HOUR).toISOString();
  const date = first.date.slice(0, 10);
  const entry = { date, from: first.date, to, sunHours: null, weather, ...summaryOf(hourly) };
  return [{ when, entry, hours: hourly }];
}
