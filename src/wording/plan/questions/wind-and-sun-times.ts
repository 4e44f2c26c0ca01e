import { toBeaufort, toMainCompassPoint } from '../../../weather/atmosphere.ts';
import { planWindStatement } from '../facts.ts';
import { NO_DATA_PLAN, type AnswerPlan, type AnswerStatement } from '../plan.ts';
import { type Opening, toRelativeDay, type Audience, type Day, type When } from '../statement.ts';
import {
  MAX_SPOKEN_RANGES,
  findHighestRange,
  planEachRange,
  type TimeRange,
  type AnswerFacts,
} from './answer-facts.ts';
import type { WindFact, ClockTime, SunEvent } from '../fact-statement.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import type { SunInstant } from '../../../weather/periods.ts';
import { toLocalHour, startOfHour, type LocalDate, addDays } from '../../../time/local-time.ts';

/** Maximum number of sentences with wind directions. */
const MAX_DIRECTIONS = 2;

/** "How windy will it be?": strongest wind, direction, and notable gusts. */
export function planWind({ ranges, audience }: AnswerFacts): AnswerPlan {
  if (ranges.length > MAX_SPOKEN_RANGES) return planExtremes(ranges, audience.place);
  const gustiest = findHighestRange(ranges, ({ entry }) => entry.wind.gusts.value ?? null)?.range;
  const plan = planEachRange(ranges, audience, (range, opening) =>
    createWindFact(range, opening, null, range === gustiest),
  );
  return ranges.length > MAX_DIRECTIONS ? plan.map(withoutDirection) : plan;
}

/** Plans the windiest day, and the calmest if it has another force. */
function planExtremes(ranges: readonly TimeRange[], place: string | null): AnswerPlan {
  const windiest = findHighestRange(ranges, getWindSpeed)?.range;
  const calmest = findHighestRange(ranges, (range) => {
    const speed = getWindSpeed(range);
    return speed === null ? null : -speed;
  })?.range;
  const most =
    windiest && createWindFact(windiest, { when: windiest.when, place }, 'windiest', true);
  const least =
    calmest && createWindFact(calmest, { when: calmest.when, place: null }, 'calmest', false);
  if (!most || !least) return NO_DATA_PLAN;
  return most.wind.force === least.wind.force ? [most] : [most, least];
}

function createWindFact(
  range: TimeRange,
  opening: Opening,
  rank: WindFact['rank'],
  withGusts: boolean,
): WindFact | null {
  const speed = getWindSpeed(range);
  if (speed === null) return null;
  const { wind } = range.entry;
  return {
    kind: 'fact',
    form: 'wind',
    opening,
    rank,
    wind: {
      force: toBeaufort(speed),
      direction: wind.degree === null ? null : toMainCompassPoint(wind.degree),
      gust: withGusts ? (planWindStatement(wind)?.gust ?? null) : null,
    },
  };
}

function withoutDirection(statement: AnswerStatement): AnswerStatement {
  return statement.kind === 'fact' && statement.form === 'wind'
    ? { ...statement, wind: { ...statement.wind, direction: null } }
    : statement;
}

/** The strongest mean wind, km/h. */
function getWindSpeed({ entry: { wind } }: TimeRange): number | null {
  return wind.max ?? wind.mean ?? wind.avg;
}

interface SunTimeInput {
  event: SunEvent;
  day: Day;
  at: SunInstant;
  /** Of the place. */
  timeZone: string;
  audience: Audience;
  /** Epoch milliseconds. */
  now: number;
}

/** "When does the sun rise?", to the minute; or that it does not in polar regions. */
export function planSunTime({ event, day, at, timeZone, audience, now }: SunTimeInput): AnswerPlan {
  const { place } = audience;
  if (at === 'alwaysUp') return [{ kind: 'fact', form: 'polarDay', place, day }];
  if (at === 'alwaysDown') return [{ kind: 'fact', form: 'polarNight', place, day }];
  const { date, ...clock } = toClockTime(at, timeZone);
  const past = at < now;
  const eventDay = date === day.date ? day : toRelativeDay(date, audience);
  return [{ kind: 'fact', form: 'sunTime', event, place, day: eventDay, clock, past }];
}

/** To the nearest minute. */
function toClockTime(instant: number, timeZone: string): ClockTime & { date: LocalDate } {
  const whole = Math.round(instant / MINUTE_MS) * MINUTE_MS;
  const hour = toLocalHour(whole, timeZone);
  const minutes = (whole - startOfHour(hour, timeZone)) / MINUTE_MS;
  // When daylight saving time ends, an hour occurs twice.
  return { ...hour, minute: minutes % 60 };
}

/** Earlier hours belong to the previous night. */
const MORNING_HOUR = 5;

/** The night of a time after midnight; null for other times and for midnight itself. */
export function findNightOfClock(day: Day, { hour, minute }: ClockTime): When | null {
  const isMidnight = hour === 0 && minute === 0;
  if (hour >= MORNING_HOUR || isMidnight) return null;
  const previous: Day = {
    date: addDays(day.date, -1),
    ahead: day.ahead === null ? null : day.ahead - 1,
  };
  return { kind: 'part', day: previous, part: 'night', running: day.ahead === 0 };
}
