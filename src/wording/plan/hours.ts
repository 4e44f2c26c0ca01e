import type { HourlyEntry, PeriodEntry } from '../../contract/forecast-text.ts';
import { HOUR } from '../../weather/hour.ts';
import { localHour } from '../../weather/local-time.ts';
import { precipitationClass } from '../../weather/precipitation-class.ts';
import { courseOf, type CourseHour } from './course.ts';
import { dayOf, type Audience } from './day.ts';
import { planPeriod } from './period.ts';
import type { Plan, Temperature, When } from './statement.ts';

/** Temperatures (K) that differ by this much over three hours are said as a change. */
const CHANGE_FROM = 2;

/** Ranges longer than this are told without hours. */
const LONGEST_BY_THE_HOUR = 24;

/** One hour; the running one where `now` lies in it. */
export function planHour(
  entry: HourlyEntry,
  timeZone: string,
  now: number | null,
  audience: Audience,
): Plan {
  const start = Date.parse(entry.date);
  const running = now !== null && start <= now && now < start + HOUR;
  const { date, hour } = localHour(start, timeZone);
  const when: When = running ? { kind: 'now' } : { kind: 'hour', day: dayOf(date, audience), hour };
  const value = entry.temperature.avg;
  const temperature: Temperature | null = value === null ? null : { form: 'exactly', value };
  const plan = planOf([entry], timeZone, temperature, when, audience);
  return inOneSentence(plan);
}

/** Every hour of a range in one text. */
export function planHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  const [from, to] = [0, entries.length - 1].map((at) => {
    const start = Date.parse(entries[0]?.date ?? '') + at * HOUR;
    const { date, hour } = localHour(start, timeZone);
    return { day: dayOf(date, audience), hour };
  });
  if (!from || !to) return [];
  return planOf(entries, timeZone, null, { kind: 'hours', from, to }, audience);
}

/** The hours from now on. */
export function planNextHours(
  entries: readonly HourlyEntry[],
  timeZone: string,
  audience: Audience,
): Plan {
  const when: When = { kind: 'nextHours', count: entries.length };
  const first = entries[0]?.temperature.avg ?? null;
  const last = entries.at(-1)?.temperature.avg ?? null;
  return planOf(entries, timeZone, changeOf(first, last), when, audience);
}

function planOf(
  entries: readonly HourlyEntry[],
  timeZone: string,
  temperature: Temperature | null,
  when: When,
  audience: Audience,
): Plan {
  const detail = entries.length <= LONGEST_BY_THE_HOUR ? 'hours' : 'shares';
  const course = courseOf(
    entries.map((entry) => courseHour(entry, timeZone)),
    detail,
  );
  const whole = summaryOf(entries);
  const spoken = temperature ?? rangeOf(whole.temperature);
  return planPeriod(whole, course, spoken, { when, place: audience.place });
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

function changeOf(first: number | null, last: number | null): Temperature | null {
  if (first === null || last === null) return null;
  const changes = Math.abs(Math.round(last) - Math.round(first)) >= CHANGE_FROM;
  return changes ? { form: 'change', from: first, to: last } : { form: 'around', value: first };
}

function rangeOf({ min, max }: PeriodEntry['temperature']): Temperature | null {
  if (min === null || max === null) return null;
  if (Math.round(min) === Math.round(max)) return { form: 'around', value: max };
  return { form: 'range', low: min, high: max };
}

function courseHour({ date, weather: { state, icon } }: HourlyEntry, timeZone: string): CourseHour {
  return { local: localHour(Date.parse(date), timeZone), state, night: icon.startsWith('n_') };
}

type Summary = Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;

function summaryOf(entries: readonly HourlyEntry[]): Summary {
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

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function least(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function most(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}
