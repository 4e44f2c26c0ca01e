import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { planCourse } from '../course.ts';
import { planTemperatureRange, planDayTemperature, getPeriodHours } from '../facts.ts';
import { MAX_DAY_CLAUSES, planDay, planPeriod } from '../periods.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import type { Sky } from '../statement.ts';
import type { BestDayFact } from '../fact-statement.ts';
import { toCourseHours, type TimeRange, type AnswerFacts } from './answer-facts.ts';
import type { PeriodEntry } from '../../../contract/voice-text/responses.ts';
import { toBeaufort } from '../../../weather/atmosphere.ts';

/** Days whose niceness differs by no more are alike. */
const MAX_ALIKE_DIFFERENCE = 0.02;

interface Candidate {
  stretch: TimeRange;
  niceness: number;
}

/** "Which day will be the nicest?", and why; two that are alike are both named. */
export function planBestDay(told: AnswerFacts): AnswerPlan {
  const { ranges, audience } = told;
  const [only] = ranges;
  if (only && ranges.length === 1) return planSingleDay(only, told);
  const candidates = ranges
    .map((stretch) => ({ stretch, niceness: scoreDay(stretch.entry) }))
    .filter((candidate): candidate is Candidate => candidate.niceness !== null)
    .toSorted((one, other) => other.niceness - one.niceness);
  const [best, second] = candidates;
  if (!best) return NO_DATA_PLAN;
  if (candidates.every(({ stretch }) => isWet(stretch.entry.weather.state))) {
    return [
      { kind: 'fact', form: 'noDryDay', place: audience.place },
      createBestDayFact(best.stretch, 'leastBad', null),
    ];
  }
  const isAlike = second && best.niceness - second.niceness <= MAX_ALIKE_DIFFERENCE;
  const named = ranges.filter(
    (stretch) => stretch === best.stretch || (isAlike && stretch === second.stretch),
  );
  return named.map((stretch, index) =>
    index === 0
      ? createBestDayFact(stretch, 'best', audience.place)
      : createBestDayFact(stretch, 'alike', null),
  );
}

function createBestDayFact(
  { when, entry }: TimeRange,
  rank: BestDayFact['rank'],
  place: string | null,
): BestDayFact {
  const { min, max } = entry.temperature;
  return {
    kind: 'fact',
    form: 'bestDay',
    rank,
    opening: { when, place },
    sky: toSky(entry.weather),
    temperature: planTemperatureRange(min, max),
  };
}

/** With nothing to compare it to, a day is described. */
function planSingleDay(stretch: TimeRange, { audience, timeZone }: AnswerFacts): AnswerPlan {
  const { when, entry } = stretch;
  const hours = toCourseHours(stretch, timeZone);
  if (when.kind === 'day') return planDay({ entry, hours }, audience);
  const opening = { when, place: audience.place };
  const course = planCourse(getPeriodHours({ entry, hours }), 'hours');
  return planPeriod(entry, course, planDayTemperature(entry.temperature), opening, MAX_DAY_CLAUSES);
}

function toSky({ state, icon }: TimeRange['entry']['weather']): Sky | null {
  return getWeatherFamily(state) === undefined ? null : { state, night: icon.startsWith('n_') };
}

/** What makes a day nice, and how much each counts; together 1. */
const WEIGHTS = { dryness: 0.4, sunshine: 0.3, warmth: 0.2, calm: 0.1 };

/** A day with this much sunshine (h) is sunny at any time of the year. */
const FULL_SUN_HOURS = 10;

/** Sunshine of the sky's states where its hours are not known: clear, up to 3/8, up to 6/8, above. */
const SUNSHINE_OF_STATES = [1, 0.75, 0.35, 0.05];

/** Amount of a day (mm) from which on more rain makes it no worse. */
const MAX_COUNTED_RAIN_MM = 5;

/** The part of a likely rain that spoils a day, however little falls. */
const MIN_RAIN_PENALTY = 0.5;

/** The nicest high, and how far from it (K) no day is nice. */
const IDEAL_HIGH_C = 24;
const MAX_HIGH_DEVIATION_K = 24;

/** Beaufort force at which no day is nice; gusts are as bad as a mean wind two forces weaker. */
const MAX_NICE_FORCE = 8;
const GUST_FORCES = 2;

/** What is not known counts as neither nice nor bad. */
const UNKNOWN_SCORE = 0.5;

/** How nice a day will be, from 0 to 1; null where nothing of it is known. */
function scoreDay(entry: PeriodEntry): number | null {
  const parts = {
    dryness: scoreDryness(entry),
    sunshine: scoreSunshine(entry),
    warmth: scoreWarmth(entry),
    calm: scoreCalm(entry),
  };
  if (Object.values(parts).every((part) => part === null)) return null;
  return (
    WEIGHTS.dryness * (parts.dryness ?? UNKNOWN_SCORE) +
    WEIGHTS.sunshine * (parts.sunshine ?? UNKNOWN_SCORE) +
    WEIGHTS.warmth * (parts.warmth ?? UNKNOWN_SCORE) +
    WEIGHTS.calm * (parts.calm ?? UNKNOWN_SCORE)
  );
}

function scoreDryness({
  prec: { probability, sum },
  weather: { state },
}: PeriodEntry): number | null {
  const isFalling = isWet(state) || (sum ?? 0) > 0;
  if (probability === null && sum === null && state < 0) return null;
  const chance = probability === null ? Number(isFalling) : probability / 100;
  const amount = Math.min((sum ?? 0) / MAX_COUNTED_RAIN_MM, 1);
  return 1 - chance * (MIN_RAIN_PENALTY + (1 - MIN_RAIN_PENALTY) * amount);
}

function scoreSunshine({ sunHours, weather: { state } }: PeriodEntry): number | null {
  if (sunHours !== null) return Math.min(sunHours / FULL_SUN_HOURS, 1);
  if (isWet(state)) return 0;
  return SUNSHINE_OF_STATES[state] ?? null;
}

function scoreWarmth({ temperature: { max } }: PeriodEntry): number | null {
  return max === null ? null : Math.max(0, 1 - Math.abs(max - IDEAL_HIGH_C) / MAX_HIGH_DEVIATION_K);
}

function scoreCalm({ wind: { max, gusts } }: PeriodEntry): number | null {
  if (max === null && gusts.value === undefined) return null;
  const force = Math.max(toBeaufort(max ?? 0), toBeaufort(gusts.value ?? 0) - GUST_FORCES);
  return Math.max(0, 1 - force / MAX_NICE_FORCE);
}
