import type { HourlyEntry } from '../../contract/voice-text/responses.ts';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { HOUR_MS } from '../../time/units.ts';
import { addDays, toNearestLocalHour } from '../../time/local-time.ts';
import { planCourse, type CourseHour } from './course.ts';
import {
  toNamedDay,
  type Audience,
  type Day,
  type HoursWhen,
  type Temperature,
  type When,
} from './statement.ts';
import { namesAnyDanger } from './dangers.ts';
import { tellReturns } from './chances.ts';
import { MAX_DAY_CLAUSES } from './day.ts';
import { planPeriod } from './periods.ts';
import { isWetCourse, maxKnown, minKnown, type PeriodSummary } from './facts.ts';
import { NO_DATA_PLAN, type Plan, type Statement } from './plan.ts';
import { planTemperatureThrough } from './temperatures.ts';

/** Maximum number of clauses; the temperature of an hour joins the sky clause. */
const MAX_HOUR_CLAUSES = 2;
const MAX_NEXT_HOURS_CLAUSES = 4;

/** Longer ranges are reported without hours. */
const MAX_HOURS_BY_CLOCK = 24;

/** Plans one hour, the current one if it includes `now`. */
export function planHour(
  entry: HourlyEntry,
  timeZone: string,
  now: number | null,
  audience: Audience,
): Plan {
  const when = toHourWhen(entry, timeZone, now, audience);
  const value = entry.temperature.avg;
  const temperature: Temperature | null = value === null ? null : { form: 'exactly', value };
  const plan = planEntries(
    [entry],
    timeZone,
    temperature,
    when,
    audience,
    MAX_HOUR_CLAUSES + Number(temperature !== null),
  );
  return withoutSmallAmount(joinTemperatureToCourse(plan)).map(withoutDirection);
}

/** Plans a range of hours as one text. */
export function planHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return NO_DATA_PLAN;
  const when = toHoursWhen(first, last, timeZone, audience);
  const asked = listAskedHours(entries, when);
  return planEntries(asked, timeZone, null, when, audience, MAX_DAY_CLAUSES);
}

/** "Between 6 and 10 PM" ends at ten: the fields have the hour from ten on, too, which no text and no answer tells. */
export function listAskedHours(
  entries: readonly HourlyEntry[],
  { kind }: When,
): readonly HourlyEntry[] {
  return kind === 'hours' ? entries.slice(0, -1) : entries;
}

/** The spoken time of an hour: `now` for the current one. */
export function toHourWhen(
  entry: HourlyEntry,
  timeZone: string,
  now: number | null,
  audience: Audience,
): When {
  const start = Date.parse(entry.date);
  const isCurrent = now !== null && start <= now && now < start + HOUR_MS;
  return isCurrent
    ? { kind: 'now' }
    : createHourWhen(toDayAndHour(entry, timeZone, audience), audience);
}

/** The spoken time of a range of hours. */
export function toHoursWhen(
  first: HourlyEntry,
  last: HourlyEntry,
  timeZone: string,
  audience: Audience,
): When {
  const [from, to] = [
    toDayAndHour(first, timeZone, audience),
    toDayAndHour(last, timeZone, audience),
  ];
  // When daylight saving time ends, two hours have the same name.
  const isOne = from.hour === to.hour && from.day.date === to.day.date;
  if (isOne) return createHourWhen(from, audience);
  const when = { kind: 'hours', from, to } as const;
  if (isTonight(when, audience)) return { ...when, tonight: true };
  return isOfNextNight(when, audience)
    ? { ...when, from: nameByWeekday(from), to: nameByWeekday(to) }
    : when;
}

/** Hours that end later are those of a morning. */
const LAST_NIGHT_HOUR = 6;

/** Whether hours are those of the night that listeners call tonight: before dawn it is the running one. */
function isTonight({ from, to }: HoursWhen, { isBeforeDawn = false }: Audience): boolean {
  const { ahead, byWeekday, date } = from.day;
  const isNext = ahead === (isBeforeDawn ? 0 : 1) && !byWeekday;
  return isNext && date === to.day.date && from.hour < to.hour && to.hour <= LAST_NIGHT_HOUR;
}

/** Whether hours before dawn are those of tomorrow, which who asks before dawn may take for today. */
function isOfNextNight({ from }: HoursWhen, { isBeforeDawn = false }: Audience): boolean {
  return isBeforeDawn && from.day.ahead === 1 && from.hour < LAST_NIGHT_HOUR;
}

function nameByWeekday({ day, hour }: HoursWhen['from']): HoursWhen['from'] {
  return { day: { ...day, byWeekday: true }, hour };
}

/** Midnight belongs to the day that ends with it. */
function createHourWhen({ day, hour }: { day: Day; hour: number }, audience: Audience): When {
  if (hour === 0) return { kind: 'hour', day: toNamedDay(addDays(day.date, -1), audience), hour };
  const isRunningNight = audience.isBeforeDawn === true && day.ahead === 0;
  const isDark = isRunningNight && hour < LAST_NIGHT_HOUR;
  return { kind: 'hour', day, hour, ...(isDark && { tonight: true }) };
}

function toDayAndHour(
  { date: start }: HourlyEntry,
  timeZone: string,
  audience: Audience,
): { day: Day; hour: number } {
  const { date, hour } = toNearestLocalHour(Date.parse(start), timeZone);
  return { day: toNamedDay(date, audience), hour };
}

/** Plans the hours from now on. */
export function planNextHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  if (entries.length === 0) return NO_DATA_PLAN;
  const when: When = { kind: 'nextHours', count: entries.length };
  return withoutSmallAmount(
    planEntries(entries, timeZone, null, when, audience, MAX_NEXT_HOURS_CLAUSES),
  );
}

function planEntries(
  entries: readonly HourlyEntry[],
  timeZone: string,
  temperature: Temperature | null,
  when: When,
  audience: Audience,
  maxClauses: number,
): Plan {
  const detail = entries.length <= MAX_HOURS_BY_CLOCK ? 'hours' : 'shares';
  const hours = entries.map((entry) => toCourseHour(entry, timeZone));
  const plan = planPeriod(
    { entry: summarizeHourEntries(entries), hours },
    planCourse(hours, detail),
    temperature ?? planTemperatureThrough(hours),
    { when, place: audience.place },
    { maxClauses, audience, detail },
  );
  return tellReturns(plan);
}

/** Joins the temperature to the sky; beside what may fall it has its own sentence, the first unless that is a danger. */
function joinTemperatureToCourse(plan: Plan): Plan {
  const found = plan.find((statement) => statement.kind === 'temperature');
  const sky = plan.find((statement) => statement.kind === 'course');
  if (!found || !sky) return plan;
  const others = plan.filter((statement) => statement !== found);
  // What falls at a later hour is told before the temperature of that hour.
  const isLaterHour = sky.opening?.when.kind === 'hour';
  if (isLaterHour && isWetCourse(sky.course) && !sky.certainty) return plan;
  if (!sky.certainty && sky.gust === undefined) {
    const joined = { ...sky, temperature: found.temperature };
    return others.map((statement) => (statement === sky ? joined : tellApart(statement)));
  }
  if (namesAnyDanger(sky.course) || !sky.opening) return plan;
  const rest = others.map((one) => (one === sky ? { ...sky, opening: null } : one));
  return [{ ...found, opening: sky.opening }, ...rest];
}

/** After a temperature, a chance has its own sentence. */
function tellApart(statement: Statement): Statement {
  if (statement.kind !== 'chance' && statement.kind !== 'course') return statement;
  const { joins: _, ...rest } = statement;
  return rest;
}

/** Minimum rain and snow of up to three hours whose strength does not tell enough, mm and about as many cm. */
const MIN_RAIN_OF_HOURS_MM = 10;
const MIN_SNOW_OF_HOURS_CM = 3;

/** Drops small amounts: for up to three hours the strength is sufficient. */
function withoutSmallAmount(plan: Plan): Plan {
  return plan.filter(
    (one) =>
      one.kind !== 'amount' ||
      one.amount >= (one.of === 'snow' ? MIN_SNOW_OF_HOURS_CM : MIN_RAIN_OF_HOURS_MM),
  );
}

/** Drops the direction of wind with gusts, because it matters least. */
function withoutDirection(statement: Statement): Statement {
  return statement.kind === 'wind' && statement.gust !== null
    ? { ...statement, direction: null }
    : statement;
}

export function toCourseHour(
  { date, weather: { state, icon }, prec, temperature, wind }: HourlyEntry,
  timeZone: string,
): CourseHour {
  return {
    local: toNearestLocalHour(Date.parse(date), timeZone),
    state,
    precipitation: prec.sum,
    probability: prec.probability,
    temperature: temperature.avg,
    wind: wind.max,
    gust: wind.gusts.value ?? null,
    night: icon.startsWith('n_'),
  };
}

/** The extremes of some hours, and what falls in all of them. */
export function summarizeHourEntries(entries: readonly HourlyEntry[]): PeriodSummary {
  const values = (pick: (entry: HourlyEntry) => number | null) =>
    entries.map(pick).filter((value) => value !== null);
  const temperatures = values((entry) => entry.temperature.avg);
  const amounts = values((entry) => entry.prec.sum);
  const rain = values((entry) => entry.prec.sumAsRain);
  const sum = amounts.length > 0 ? sumHundredths(amounts) : null;
  return {
    temperature: { min: minKnown(temperatures), max: maxKnown(temperatures), avg: null },
    prec: {
      sum,
      probability: maxKnown(values((entry) => entry.prec.probability)),
      sumAsRain: rain.length > 0 ? sumHundredths(rain) : null,
      class: sum === null ? null : classifyPrecipitation(sum, entries.length),
    },
    wind: summarizeWind(entries),
  };
}

/** The strongest mean wind of the hours with their strongest gust. */
function summarizeWind(entries: readonly HourlyEntry[]): PeriodSummary['wind'] {
  const findMost = (pick: (wind: HourlyEntry['wind']) => number | null | undefined) =>
    entries.toSorted((one, other) => (pick(other.wind) ?? -1) - (pick(one.wind) ?? -1))[0]?.wind;
  const calm: PeriodSummary['wind'] = {
    unit: 'km/h', direction: null, text: null, degree: null, gusts: {}, significationWind: false,
    avg: null, min: null, max: null, mean: null,
  }; // prettier-ignore
  const { gusts = {} } = findMost((wind) => wind.gusts.value) ?? {};
  return { ...(findMost(({ max }) => max) ?? calm), gusts };
}

/** Sums amounts in hundredths, so that floating-point noise does not change the rounding. */
function sumHundredths(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;
}
