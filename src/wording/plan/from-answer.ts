import type { PeriodEntry } from '../../contract/voice-text/forecast.ts';
import type { VoiceTextId, VoiceTextResponse } from '../../contract/voice-text/operations.ts';
import { POLLEN_TYPES, type DayPart } from '../../contract/parameters.ts';
import { HOUR } from '../../weather/hour.ts';
import { daysBetween, type LocalDate } from '../../weather/local-time.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import type { PollenDay, PollenIndex } from '../../weather/pollen.ts';
import type { Audience } from './day.ts';
import { planHour, planHours, planNextHours } from './hours.ts';
import { planNextHour } from './next-hour.ts';
import { planDay, planDayPart, planDays } from './period.ts';
import type { PlannedPeriod } from './planned-period.ts';
import { planPollen } from './pollen.ts';
import { NO_DATA, type Plan } from './plan.ts';
import { planNextDays } from './trend.ts';

/** What of the question a plan needs beside the answer. */
export interface Asked {
  /** Epoch milliseconds, and the place's zone and date. */
  now: number;
  timeZone: string;
  today: LocalDate;
  /** The part of the day that operation 6 was asked for. */
  space?: DayPart | undefined;
  /** The days that are to be told of operation 1; today by default. */
  days?: readonly LocalDate[] | undefined;
  audience: Audience;
}

/** The operations whose answers have structured fields: that for pollen by postcode has texts only. */
export type PlannedOperation = Exclude<VoiceTextId, 'pollenTextByZip'>;

/** Plans what to say of an answer from its structured fields alone, whoever gave it. */
export const planAnswer: {
  [Id in PlannedOperation]: (body: VoiceTextResponse<Id>, asked: Asked) => Plan;
} = {
  /** Empty where nothing is known of the days. */
  pollenTextByCoordinates(body, { today, days = [today], audience }) {
    const type = POLLEN_TYPES.find((one) => one === body.pollenType);
    return days
      .map((date) => pollenDay(body, date, today))
      .filter(({ levels }) => Object.keys(levels).length > 0)
      .flatMap((day, index) =>
        planPollen(day, type, index === 0 ? audience : { ...audience, place: null }),
      );
  },

  precipitationNextHour: (body, { now, audience }) =>
    planNextHour(stepsOf(body), now, audience.place),

  forecastNextThreeHours: ({ hourly }, { timeZone, audience }) =>
    planNextHours(hourly, timeZone, audience),

  forecastHours({ hourly }, { timeZone, now, audience }) {
    const [only] = hourly;
    return only && hourly.length === 1
      ? planHour(only, timeZone, now, audience)
      : planHours(hourly, timeZone, audience);
  },

  forecastDayPart({ spaces }, { space, now, audience }) {
    const entry = space && spaces[0]?.[space];
    if (!entry) return NO_DATA;
    return planDayPart(period(entry), space, Date.parse(entry.from) <= now, audience);
  },

  forecastDays({ summary }, { audience }) {
    const [only] = summary;
    return only && summary.length === 1
      ? planDay(period(only), audience)
      : planDays(summary.map(period), audience);
  },

  forecastWeekend: ({ summary }, { today, audience }) =>
    planDays(summary.filter(({ date }) => date >= today).map(period), audience),

  forecastNextThreeDays: ({ summary }, { audience }) => planNextDays(summary.map(period), audience),
};

function pollenDay(
  { items }: VoiceTextResponse<'pollenTextByCoordinates'>,
  date: LocalDate,
  today: LocalDate,
): PollenDay {
  const ahead = daysBetween(today, date);
  const levels: PollenDay['levels'] = {};
  for (const type of POLLEN_TYPES) {
    const item = items.find(({ name }) => name === type);
    const level = item && [item.today, item.tomorrow, item.inTwoDays][ahead];
    if (isPollenIndex(level)) levels[type] = level;
  }
  return { date, levels };
}

function isPollenIndex(level: number | null | undefined): level is PollenIndex {
  return level === 0 || level === 1 || level === 2 || level === 3;
}

/** The steps without what the answer does not have: which kind of precipitation it is. */
function stepsOf({ items }: VoiceTextResponse<'precipitationNextHour'>): NextHourStep[] {
  const starts = items.map(({ date }) => Date.parse(date));
  const [first, second] = starts;
  const length = first === undefined || second === undefined ? HOUR : second - first;
  return items.map(({ value }, at) => ({
    start: starts[at] ?? 0,
    length,
    rate: value,
    kind: 'unknown',
  }));
}

function period(entry: PeriodEntry): PlannedPeriod {
  return { entry, hours: [] };
}
