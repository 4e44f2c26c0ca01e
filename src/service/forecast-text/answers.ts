import type { HourlyEntry } from '../../contract/voice-text/forecast.ts';
import type { VoiceTextId } from '../../contract/voice-text/operations.ts';
import { LATE, PART_HOURS } from '../../weather/day-parts.ts';
import { HOUR } from '../../weather/hour.ts';
import {
  addDays,
  clockHour,
  localHour,
  startOfDay,
  startOfHour,
  type LocalDate,
} from '../../weather/local-time.ts';
import { planHour, planHours, planNextHours } from '../../wording/plan/hours.ts';
import { planDay, planDayPart, planDays } from '../../wording/plan/period.ts';
import { planNextDays } from '../../wording/plan/trend.ts';
import { say } from '../../wording/say.ts';
import type { AnswersOf } from '../answers.ts';
import { placeTime, type PlaceTime } from '../asked-place.ts';
import { lastWholeDay } from '../forecast-entries/place-forecast.ts';
import { invalidParameter, noForecast, sourceUnavailable } from '../problems.ts';
import type { Sources } from '../sources.ts';
import { hourlyEntry } from './entries.ts';
import { dayOf, lookOut, partOf, spacesOf, type Outlook } from './outlook.ts';
import { dateOf, dayRange, hourRange, saturdayOf } from './range.ts';
import { beyondDays, beyondParts, hoursWithin, isWholePart } from './reach.ts';

/** Operations 4 to 9. */
export type VoiceForecastId = Extract<VoiceTextId, `forecast${string}`>;

/** Answers them as the voice-text document says. */
export function forecastTextAnswers(sources: Sources): AnswersOf<VoiceForecastId> {
  return {
    async forecastNextThreeHours(where, locale) {
      const time = placeTime(where, sources);
      const from = time.now - (time.now % HOUR);
      const outlook = await lookOut(where, time, from, locale, sources);
      const hourly = soonest(outlook, from, from + 2 * HOUR);
      const plan = planNextHours(hourly, time.timeZone, outlook.audience);
      return { ...outlook.shared, text: say(plan, locale), hourly };
    },

    async forecastHours({ datetimefrom, datetimeto, ...where }, locale) {
      const time = placeTime(where, sources);
      const { from, to } = hourRange({ datetimefrom, datetimeto }, time);
      const outlook = await lookOut(where, time, from, locale, sources);
      const hourly = hoursWithin(outlook, { from, to }).map((hour) => hourlyEntry(hour, outlook));
      return {
        ...outlook.shared,
        text: hoursText(hourly, outlook),
        hourly: withTexts(hourly, outlook),
      };
    },

    async forecastDayPart({ space, date, ...where }, locale) {
      const time = placeTime(where, sources);
      const day = date === undefined ? time.today : dateOf(date);
      const { from, to } = PART_HOURS[space];
      const end = startOfHour({ date: to < from ? addDays(day, 1) : day, hour: to }, time.timeZone);
      if (end <= time.now) {
        throw invalidParameter('date', `must not be in the past: its ${space} is over`);
      }
      const outlook = await lookOut(where, time, startOfDay(day, time.timeZone), locale, sources);
      const isWhole = (on: LocalDate) =>
        isWholePart(outlook.calendar.ofPart(on, space), space, time.timeZone);
      const part = partOf(outlook, day, space);
      if (!part || !isWhole(day)) throw beyondParts(outlook, isWhole);
      const running = startOfHour({ date: day, hour: from }, time.timeZone) <= time.now;
      const plan = planDayPart(part.spoken, space, running, outlook.audience);
      return { ...outlook.shared, text: say(plan, locale), spaces: [spacesOf(outlook, day)] };
    },

    async forecastDays({ datefrom, datetimeto, ...where }, locale) {
      const time = placeTime(where, sources);
      const { first, last } = dayRange({ datefrom, datetimeto }, time);
      const outlook = await lookOut(where, time, startOfDay(first, time.timeZone), locale, sources);
      const end = lastWholeDay(outlook) ?? '';
      if (first > end) throw beyondDays('datefrom', outlook);
      if (last > end) throw beyondDays('datetimeto', outlook);
      const days = daysBetween(outlook, first, last);
      const summary = days.map(({ entry, spoken }) => ({
        ...entry,
        text: say(planDay(spoken, outlook.audience), locale),
      }));
      const text = say(planDays(spokenOf(days), outlook.audience), locale);
      return {
        ...outlook.shared,
        text: days.length === 1 ? (summary[0]?.text ?? text) : text,
        summary,
      };
    },

    async forecastWeekend({ date, ...where }, locale) {
      const time = placeTime(where, sources);
      const saturday = saturdayOf(date, time);
      const outlook = await lookOut(
        where,
        time,
        startOfDay(saturday, time.timeZone),
        locale,
        sources,
      );
      const sunday = addDays(saturday, 1);
      if (sunday > (lastWholeDay(outlook) ?? '')) {
        throw beyondDays('date', outlook, 'must be of a weekend that lies as a whole');
      }
      const ahead = daysBetween(outlook, saturday < time.today ? time.today : saturday, sunday);
      const days = saturday < time.today ? [...pastDay(outlook, saturday), ...ahead] : ahead;
      const text = say(planDays(spokenOf(ahead), outlook.audience), locale);
      return { ...outlook.shared, text, summary: days.map(({ entry }) => entry) };
    },

    async forecastNextThreeDays(where, locale) {
      const time = placeTime(where, sources);
      const first = firstOfNextDays(time);
      const outlook = await lookOut(where, time, startOfDay(first, time.timeZone), locale, sources);
      const days = daysBetween(outlook, first, addDays(first, 2));
      const text = say(planNextDays(spokenOf(days), outlook.audience), locale);
      return {
        ...outlook.shared,
        text,
        summary: days.map(({ entry }) => entry),
        spaces: days.map(({ entry }) => spacesOf(outlook, entry.date)),
      };
    },
  };
}

type DayOutlook = NonNullable<ReturnType<typeof dayOf>>;

/** The hours that begin from an instant to another, as far as they are known. */
function soonest(outlook: Outlook, from: number, to: number): HourlyEntry[] {
  const hours = outlook.hours.filter(({ start }) => start > from - HOUR && start <= to);
  if (hours.length === 0) throw noForecast();
  return hours.map((hour) => hourlyEntry(hour, outlook));
}

function hoursText(hourly: readonly HourlyEntry[], outlook: Outlook): string {
  const { timeZone, now, audience, locale } = outlook;
  const [only] = hourly;
  const plan =
    only && hourly.length === 1
      ? planHour(only, timeZone, now, audience)
      : planHours(hourly, timeZone, audience);
  return say(plan, locale);
}

function withTexts(hourly: readonly HourlyEntry[], outlook: Outlook) {
  const { timeZone, now, audience, locale } = outlook;
  return hourly.map((entry) => ({
    ...entry,
    text: say(planHour(entry, timeZone, now, audience), locale),
  }));
}

/**
 * Every day from one to another, of which the forecast has all hours still to come.
 *
 * @throws {ServiceError} where it lacks a day
 */
function daysBetween(outlook: Outlook, first: LocalDate, last: LocalDate): DayOutlook[] {
  const days: DayOutlook[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = dayOf(outlook, date);
    if (!day || date > (lastWholeDay(outlook) ?? '')) throw sourceUnavailable();
    days.push(day);
  }
  return days;
}

/** A day that is over, where the forecast still has all of it. */
function pastDay(outlook: Outlook, date: LocalDate): DayOutlook[] {
  const [first] = outlook.calendar.ofDay(date);
  const isWhole = first !== undefined && localHour(first.start, outlook.timeZone).hour === 0;
  const day = isWhole ? dayOf(outlook, date) : undefined;
  return day ? [day] : [];
}

function spokenOf(days: readonly DayOutlook[]): DayOutlook['spoken'][] {
  return days.map(({ spoken }) => spoken);
}

function firstOfNextDays({ now, today, timeZone }: PlaceTime): LocalDate {
  return clockHour(now, timeZone).hour >= LATE ? addDays(today, 1) : today;
}
