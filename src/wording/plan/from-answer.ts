import type { PeriodEntry } from '../../contract/forecast-text.ts';
import type { OperationId, ResponseOf } from '../../contract/operations.ts';
import type { DayPart } from '../../contract/parameters.ts';
import type { LocalDate } from '../../weather/local-time.ts';
import type { Audience } from './day.ts';
import { planHour, planHours, planNextHours } from './hours.ts';
import { planDay, planDayPart, planDays } from './period.ts';
import type { PlannedPeriod } from './planned-period.ts';
import { NO_DATA, type Plan } from './statement.ts';
import { planNextDays } from './trend.ts';

/** What of the question a plan needs beside the answer. */
export interface Asked {
  /** Epoch milliseconds, and the place's zone and date. */
  now: number;
  timeZone: string;
  today: LocalDate;
  /** The part of the day that operation 6 was asked for. */
  space?: DayPart | undefined;
  audience: Audience;
}

/** Plans what to say of an answer from its structured fields alone, whoever gave it. */
export const planAnswer: {
  [Id in OperationId]: (body: ResponseOf<Id>, asked: Asked) => Plan;
} = {
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

function period(entry: PeriodEntry): PlannedPeriod {
  return { entry, hours: [] };
}
