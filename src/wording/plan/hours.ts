import type { HourlyEntry, PeriodEntry } from '../../contract/voice-text/forecast.ts';
import { HOUR } from '../../weather/hour.ts';
import { addDays, localHour } from '../../weather/local-time.ts';
import { precipitationClass } from '../../weather/precipitation-class.ts';
import { courseOf, type CourseHour } from './course.ts';
import { dayOf, type Audience } from './day.ts';
import { lowAndHigh } from './facts.ts';
import { CLAUSES_OF_DAY, planPeriod } from './period.ts';
import { NO_DATA, type Plan, type Statement } from './plan.ts';
import type { Day, Temperature, When } from './statement.ts';

/** Temperatures (K) that differ by this much over three hours are said as a change. */
const CHANGE_FROM = 2;

/** As much as can be listened to; the temperature of an hour joins the sky. */
const CLAUSES_OF_HOUR = 2;
const CLAUSES_OF_NEXT_HOURS = 4;

/** Ranges longer than this are told without hours. */
const LONGEST_BY_THE_HOUR = 24;

/** One hour; the running one where `now` lies in it. */
export function planHour(
  entry: HourlyEntry,
  timeZone: string,
  now: number | null,
  audience: Audience,
): Plan {
  const when = whenOfHour(entry, timeZone, now, audience);
  const value = entry.temperature.avg;
  const temperature: Temperature | null = value === null ? null : { form: 'exactly', value };
  const plan = planOf(
    [entry],
    timeZone,
    temperature,
    when,
    audience,
    CLAUSES_OF_HOUR + Number(temperature !== null),
  );
  return withoutAmount(inOneSentence(plan)).map(withoutDirection);
}

/** Every hour of a range in one text. */
export function planHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return NO_DATA;
  const when = whenOfHours(first, last, timeZone, audience);
  return planOf(entries, timeZone, null, when, audience, CLAUSES_OF_DAY);
}

/** The hour as it is called: `now` while it runs. */
export function whenOfHour(
  entry: HourlyEntry,
  timeZone: string,
  now: number | null,
  audience: Audience,
): When {
  const start = Date.parse(entry.date);
  const running = now !== null && start <= now && now < start + HOUR;
  return running ? { kind: 'now' } : atHour(hourOf(entry, timeZone, audience), audience);
}

/** A range of hours as it is called. */
export function whenOfHours(
  first: HourlyEntry,
  last: HourlyEntry,
  timeZone: string,
  audience: Audience,
): When {
  const [from, to] = [hourOf(first, timeZone, audience), hourOf(last, timeZone, audience)];
  // Where the clock goes back, two hours have one name.
  const isOne = from.hour === to.hour && from.day.date === to.day.date;
  return isOne ? atHour(from, audience) : { kind: 'hours', from, to };
}

/** Midnight is called by the day that ends with it. */
function atHour({ day, hour }: { day: Day; hour: number }, audience: Audience): When {
  return { kind: 'hour', day: hour === 0 ? dayOf(addDays(day.date, -1), audience) : day, hour };
}

function hourOf(
  { date: start }: HourlyEntry,
  timeZone: string,
  audience: Audience,
): { day: Day; hour: number } {
  const { date, hour } = localHour(Date.parse(start), timeZone);
  return { day: dayOf(date, audience), hour };
}

/** The hours from now on. */
export function planNextHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  if (entries.length === 0) return NO_DATA;
  const when: When = { kind: 'nextHours', count: entries.length };
  const first = entries[0]?.temperature.avg ?? null;
  const last = entries.at(-1)?.temperature.avg ?? null;
  return withoutAmount(
    planOf(entries, timeZone, changeOf(first, last), when, audience, CLAUSES_OF_NEXT_HOURS),
  );
}

function planOf(
  entries: readonly HourlyEntry[],
  timeZone: string,
  temperature: Temperature | null,
  when: When,
  audience: Audience,
  mostClauses: number,
): Plan {
  const detail = entries.length <= LONGEST_BY_THE_HOUR ? 'hours' : 'shares';
  const course = courseOf(
    entries.map((entry) => courseHour(entry, timeZone)),
    detail,
  );
  const whole = summaryOf(entries);
  const { min, max } = whole.temperature;
  const spoken = temperature ?? lowAndHigh(min, max);
  return planPeriod(whole, course, spoken, { when, place: audience.place }, mostClauses);
}

/** Joins the temperature to the sky: "bedeckt bei 8 Grad". */
function inOneSentence(plan: Plan): Plan {
  const found = plan.find((statement) => statement.kind === 'temperature');
  const hasCourse = plan.some((statement) => statement.kind === 'course');
  if (!found || !hasCourse) return plan;
  return plan
    .filter((statement) => statement !== found)
    .map((statement) =>
      statement.kind === 'course' ? { ...statement, temperature: found.temperature } : statement,
    );
}

/** For an hour or three, how hard it rains says enough. */
function withoutAmount(plan: Plan): Plan {
  return plan.filter(({ kind }) => kind !== 'amount');
}

/** Beside gusts, where the wind of an hour comes from matters least. */
function withoutDirection(statement: Statement): Statement {
  return statement.kind === 'wind' && statement.gust !== null
    ? { ...statement, direction: null }
    : statement;
}

function changeOf(first: number | null, last: number | null): Temperature | null {
  if (first === null || last === null) return null;
  const changes = Math.abs(Math.round(last) - Math.round(first)) >= CHANGE_FROM;
  return changes ? { form: 'change', from: first, to: last } : { form: 'around', value: first };
}

export function courseHour(
  { date, weather: { state, icon } }: HourlyEntry,
  timeZone: string,
): CourseHour {
  return { local: localHour(Date.parse(date), timeZone), state, night: icon.startsWith('n_') };
}

type Summary = Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;

export function summaryOf(entries: readonly HourlyEntry[]): Summary {
  const values = (pick: (entry: HourlyEntry) => number | null) =>
    entries.map(pick).filter((value) => value !== null);
  const temperatures = values((entry) => entry.temperature.avg);
  const amounts = values((entry) => entry.prec.sum);
  const rain = values((entry) => entry.prec.sumAsRain);
  const sum = amounts.length > 0 ? total(amounts) : null;
  return {
    temperature: { min: least(temperatures), max: most(temperatures), avg: null },
    prec: {
      sum,
      probability: most(values((entry) => entry.prec.probability)),
      sumAsRain: rain.length > 0 ? total(rain) : null,
      class: sum === null ? null : precipitationClass(sum, entries.length),
    },
    wind: windOf(entries),
  };
}

/** The strongest wind of the hours, with the strongest gust of any. */
function windOf(entries: readonly HourlyEntry[]): Summary['wind'] {
  const byMean = [...entries].toSorted(
    (one, other) => (other.wind.max ?? -1) - (one.wind.max ?? -1),
  );
  const byGust = [...entries].toSorted(
    (one, other) => (other.wind.gusts.value ?? -1) - (one.wind.gusts.value ?? -1),
  );
  const [strongest] = byMean;
  const [gustiest] = byGust;
  const calm: Summary['wind'] = {
    unit: 'km/h', direction: null, text: null, degree: null, gusts: {}, significationWind: false,
    avg: null, min: null, max: null, mean: null,
  }; // prettier-ignore
  return { ...(strongest?.wind ?? calm), gusts: gustiest?.wind.gusts ?? {} };
}

/** Of amounts in hundredths; their sum must not lie a hair below the half. */
function total(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;
}

function least(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function most(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}
