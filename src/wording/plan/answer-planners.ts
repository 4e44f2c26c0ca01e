import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import type { VoiceTextId, VoiceTextResponse } from '../../contract/client-calls.ts';
import { POLLEN_TYPES, type DayPart } from '../../contract/parameters.ts';
import { HOUR_MS } from '../../time/units.ts';
import { daysBetween, type LocalDate } from '../../time/local-time.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import type { PollenDay, PollenIndex } from '../../weather/atmosphere.ts';
import type { Audience } from './statement.ts';
import { planHour, planHours, planNextHours } from './hours.ts';
import { planNextHour } from './next-hour.ts';
import { planDays, planNextDays } from './days.ts';
import { planDay, planDayPart } from './day.ts';
import type { PlannedPeriod } from './facts.ts';
import { planPollen } from './pollen.ts';
import { NO_DATA_PLAN, type Plan } from './plan.ts';

/** The context of the question that a plan needs. */
export interface PlanContext {
  /** Epoch milliseconds, and the place's zone and date. */
  now: number;
  timeZone: string;
  today: LocalDate;
  /** The requested part of the day of operation 6. */
  dayPart?: DayPart | undefined;
  /** The days to speak of operation 1; defaults to today. */
  days?: readonly LocalDate[] | undefined;
  audience: Audience;
}

/** The operations with structured fields; pollen by postcode has texts only. */
type PlannedOperation = Exclude<VoiceTextId, 'pollenTextByZip'>;

/** Plan what to say about a response from its structured fields, independent of its source. */
export const answerPlanners: {
  [Id in PlannedOperation]: (body: VoiceTextResponse<Id>, context: PlanContext) => Plan;
} = {
  /** Empty without data for the days. */
  pollenTextByCoordinates(body, { today, days = [today], audience }) {
    const type = POLLEN_TYPES.find((one) => one === body.pollenType);
    return days
      .map((date) => toPollenDay(body, date, today))
      .filter(({ levels }) => Object.keys(levels).length > 0)
      .flatMap((day, index) =>
        planPollen(day, type, index === 0 ? audience : { ...audience, place: null }),
      );
  },

  precipitationNextHour: (body, { now, audience }) =>
    planNextHour(toNextHourSteps(body), now, audience.place),

  forecastNextThreeHours: ({ hourly }, { timeZone, audience }) =>
    planNextHours(hourly, timeZone, audience),

  forecastHours({ hourly }, { timeZone, now, audience }) {
    const [only] = hourly;
    return only && hourly.length === 1
      ? planHour(only, timeZone, now, audience)
      : planHours(hourly, timeZone, audience);
  },

  forecastDayPart({ spaces }, { dayPart, now, audience }) {
    const entry = dayPart && spaces[0]?.[dayPart];
    if (!entry) return NO_DATA_PLAN;
    return planDayPart(toPlannedPeriod(entry), dayPart, Date.parse(entry.from) <= now, audience);
  },

  forecastDays({ summary }, { audience }) {
    const [only] = summary;
    return only && summary.length === 1
      ? planDay(toPlannedPeriod(only), audience)
      : planDays(summary.map(toPlannedPeriod), audience);
  },

  forecastWeekend: ({ summary }, { today, audience }) =>
    planDays(summary.filter(({ date }) => date >= today).map(toPlannedPeriod), audience),

  forecastNextThreeDays: ({ summary }, { audience }) =>
    planNextDays(summary.map(toPlannedPeriod), audience),
};

function toPollenDay(
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

/** Converts the items to steps; the response lacks the kind of precipitation. */
function toNextHourSteps({ items }: VoiceTextResponse<'precipitationNextHour'>): NextHourStep[] {
  const starts = items.map(({ date }) => Date.parse(date));
  const [first, second] = starts;
  const length = first === undefined || second === undefined ? HOUR_MS : second - first;
  return items.map(({ value }, at) => ({
    start: starts[at] ?? 0,
    length,
    rate: value,
    kind: 'unknown',
  }));
}

function toPlannedPeriod(entry: PeriodEntry): PlannedPeriod {
  return { entry, hours: [] };
}
