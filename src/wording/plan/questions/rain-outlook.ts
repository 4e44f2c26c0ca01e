import type {
  HourlyEntry,
  PeriodEntry,
  NextHourResponse,
} from '../../../contract/voice-text/responses.ts';
import { type Audience, toNamedDay, type Day } from '../statement.ts';
import { HOUR_MS, MINUTE_MS, HOURS_PER_DAY } from '../../../time/units.ts';
import { NOWCAST_STEP_MS, type NextHourStep } from '../../../weather/nowcast.ts';
import { classifyPrecipitationKind, type PrecipitationKind } from '../../../weather/atmosphere.ts';
import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { getStepEnd, takeKnownSteps, type KnownStep } from '../nowcast.ts';
import { addDays, toNearestLocalHour } from '../../../time/local-time.ts';
import { classifyDoubt, MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from '../facts.ts';
import type { ForecastReach, NextRainFact, RainTime } from '../fact-statement.ts';

/** All data about future precipitation. */
export interface RainOutlook {
  /** Null if the radar nowcast is not available. */
  nextHour: NextHourResponse | null;
  /** The hourly forecast from the current hour on, ascending. */
  hours: readonly HourlyEntry[];
  /** The days after, ascending. */
  days: readonly PeriodEntry[];
  audience: Audience;
  /** Of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The radar steps from now on up to the first gap, each with the kind from the forecast of its hour; empty if
 * the next hour has forecast steps only.
 */
export function createRadarSteps({ nextHour, hours, now }: RainOutlook): KnownStep[] {
  const items = nextHour?.items ?? [];
  const starts = items.map(({ date }) => Date.parse(date));
  const [first, second] = starts;
  if (first === undefined || second === undefined || second - first > NOWCAST_STEP_MS) return [];
  const steps = items.map(({ value }, at): NextHourStep => {
    const start = starts[at] ?? first;
    return { start, length: NOWCAST_STEP_MS, rate: value, kind: findFallKindAt(start, hours) };
  });
  const ahead = steps.filter((step) => getStepEnd(step) > now && step.start < now + HOUR_MS);
  return takeKnownSteps(now, ahead);
}

/** The steps of operation 3, with what it lacks from the forecast of their hours: kind and probability. */
export function toNextHourSteps(
  { items }: NextHourResponse,
  hours: readonly HourlyEntry[],
): NextHourStep[] {
  const starts = items.map(({ date }) => Date.parse(date));
  const [first, second] = starts;
  const length = first === undefined || second === undefined ? HOUR_MS : second - first;
  return items.map(({ value }, at): NextHourStep => {
    const start = starts[at] ?? 0;
    const step = { start, length, rate: value, kind: findFallKindAt(start, hours) };
    if (length < HOUR_MS) return step;
    return { ...step, probability: findHourAt(start, hours)?.prec.probability ?? null };
  });
}

/** The kind of precipitation of an hour or a day, by state, share of snow or temperature. */
function findFallKind({
  weather: { state },
  prec: { sum, sumAsRain },
  temperature,
}: HourlyEntry | PeriodEntry): PrecipitationKind {
  const hasWetState = isWet(state) && getWeatherFamily(state) !== 'thunder';
  const snow = sum === null || sumAsRain === null ? null : sum - sumAsRain;
  return classifyPrecipitationKind({
    temperature: 'max' in temperature ? temperature.max : temperature.avg,
    precipitation: sum,
    snow: hasWetState ? null : snow,
    family: getWeatherFamily(state),
  });
}

/** The kind of precipitation at an instant, from the forecast of its hour. */
export function findFallKindAt(instant: number, hours: readonly HourlyEntry[]): PrecipitationKind {
  const entry = findHourAt(instant, hours);
  return entry ? findFallKind(entry) : 'unknown';
}

function findHourAt(instant: number, hours: readonly HourlyEntry[]): HourlyEntry | undefined {
  return hours.find(({ date }) => {
    const start = Date.parse(date);
    return start <= instant && instant < start + HOUR_MS;
  });
}

/** An hour or a day of the forecast. */
interface ExpectedFall {
  /** Epoch milliseconds. */
  start: number;
  end: number;
  /** The hour is null for a whole day. */
  at: { day: Day; hour: number | null };
  of: PrecipitationKind;
  /** Null if it stays dry. */
  certainty: NextRainFact['certainty'] | null;
}

/** `certainty` is undefined if unknown. */
type FallForecast = Omit<ExpectedFall, 'certainty'> & {
  certainty: ExpectedFall['certainty'] | undefined;
};

/** From this reach on, it is reported in days. */
const MIN_REACH_DAYS = 2;

/** The end of the radar steps, or now; epoch milliseconds. */
export function findRadarEnd(radar: readonly KnownStep[], now: number): number {
  const last = radar.at(-1);
  return last ? getStepEnd(last) : now;
}

/**
 * Lists hours and then days from the end of radar on, up to the first gap. Skips an hour if radar covers at
 * least half of it.
 */
export function listExpectedFalls(
  radar: readonly KnownStep[],
  outlook: RainOutlook,
): ExpectedFall[] {
  const from = findRadarEnd(radar, outlook.now);
  const least = radar.length > 0 ? HOUR_MS / 2 : 0;
  const hours = outlook.hours
    .filter(({ date }) => Date.parse(date) + HOUR_MS - from > least)
    .map((entry) => toHourForecast(entry, outlook));
  const byHour = hours.at(-1)?.end ?? from;
  const days = outlook.days
    .map((entry) => toDayForecast(entry, outlook))
    .filter(({ end }) => end > byHour);
  return takeUntilGap([...hours, ...days], from + HOUR_MS - least);
}

/** Creates the fact of the next rain; in an hour that radar covers partly, after the end of radar. */
export function createNextRainFact(
  { start, at, of, certainty }: ExpectedFall,
  radar: readonly KnownStep[],
  { now }: RainOutlook,
  place: string | null,
): NextRainFact {
  const from = findRadarEnd(radar, now);
  const soon: RainTime = radar.length > 0 ? { in: (from - now) / MINUTE_MS } : { within: 'hour' };
  const time = at.hour !== null && start < from ? soon : at;
  return {
    kind: 'fact',
    form: 'nextRain',
    place,
    of,
    at: time,
    certainty: certainty ?? 'possible',
  };
}

/** Computes the reach of the forecast from the current hour on; undefined without data. */
export function computeForecastReach(end: number, now: number): ForecastReach | undefined {
  const hours = Math.floor(end / HOUR_MS) - Math.floor(now / HOUR_MS);
  if (hours >= MIN_REACH_DAYS * HOURS_PER_DAY) return { days: Math.floor(hours / HOURS_PER_DAY) };
  return hours > 0 ? { hours } : undefined;
}

function toHourForecast(
  entry: HourlyEntry,
  { timeZone, audience, now }: RainOutlook,
): FallForecast {
  const start = Date.parse(entry.date);
  const certainty = classifyCertainty(entry);
  // What is likely to fall in the hour that has begun is told as falling.
  const hasBegun = start <= now;
  const { date, hour } = toNearestLocalHour(start, timeZone);
  // Midnight belongs to the day that ends with it.
  const day = toNamedDay(hour === 0 ? addDays(date, -1) : date, audience);
  return {
    start,
    end: start + HOUR_MS,
    at: { day, hour },
    of: findFallKind(entry),
    certainty:
      hasBegun && certainty === 'likely' && isWet(entry.weather.state) ? 'expected' : certainty,
  };
}

function toDayForecast(entry: PeriodEntry, { audience }: RainOutlook): FallForecast {
  const at = { day: toNamedDay(entry.date, audience), hour: null };
  return {
    start: Date.parse(entry.from),
    end: Date.parse(entry.to),
    at,
    of: findFallKind(entry),
    certainty: classifyCertainty(entry),
  };
}

function classifyCertainty({
  weather,
  prec,
}: HourlyEntry | PeriodEntry): FallForecast['certainty'] {
  const { sum, class: amountClass, probability } = prec;
  const isPrecipitating = isWet(weather.state) || (amountClass ?? 0) > 0;
  if (isPrecipitating) return classifyDoubt(probability) ?? 'expected';
  if (probability !== null && probability >= MIN_LIKELY_PERCENT) return 'likely';
  if (probability !== null && probability >= MIN_POSSIBLE_PERCENT) return 'possible';
  const isKnown =
    probability !== null || sum !== null || getWeatherFamily(weather.state) !== undefined;
  return isKnown ? null : undefined;
}

/** @param latest latest start of the first forecast, epoch milliseconds */
function takeUntilGap(forecasts: readonly FallForecast[], latest: number): ExpectedFall[] {
  const known: ExpectedFall[] = [];
  for (const { certainty, ...forecast } of forecasts) {
    const end = known.at(-1)?.end ?? latest;
    if (certainty === undefined || forecast.start > end) break;
    known.push({ ...forecast, certainty });
  }
  return known;
}
