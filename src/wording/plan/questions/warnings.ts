import type {
  ActiveWarningsResponse,
  WarnGroup,
  WarningEntry,
} from '../../../contract/public/warnings.ts';
import { addDays, toLocalHour } from '../../../time/local-time.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { AnswerPlan } from '../plan.ts';
import type { WarningFact } from '../reading-statement.ts';
import { toNamedDay, type Audience, type When } from '../statement.ts';
import { toClockTime } from './sun-times.ts';

/** More warnings than these are counted only. */
const MAX_SPOKEN_WARNINGS = 3;

/** The time of a question; epoch milliseconds. */
interface AskedTime {
  from: number;
  to: number;
  when: When;
}

interface WarningsInput {
  body: ActiveWarningsResponse;
  /** Null for all that are in force or announced. */
  asked: AskedTime | null;
  audience: Audience;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** "Are there any warnings?": how many, and the gravest first; see "Active-warnings response" of the public document. */
export function planActiveWarnings(input: WarningsInput): AnswerPlan {
  const { asked, audience, timeZone, now } = input;
  const holding = sortHolding(input);
  const count = holding.length;
  const when = asked?.when ?? null;
  return [
    { kind: 'reading', form: 'warningCount', place: audience.place, count, when },
    ...holding
      .slice(0, MAX_SPOKEN_WARNINGS)
      .map((warning) => createWarningFact(warning, audience, timeZone, now)),
  ];
}

/**
 * Adds the gravest official warning of a danger to the answer whether the danger comes, unless the answer is yes:
 * a forecast without it must not keep the warning from the listener.
 */
export function addOfficialWarning(
  answer: AnswerPlan,
  groups: readonly WarnGroup[],
  input: WarningsInput,
): AnswerPlan {
  const [first] = answer;
  if (first?.kind === 'verdict' && first.answer === 'yes') return answer;
  const ofDanger = sortHolding(input).filter((warning) =>
    groups.some((group) => warning.groups.includes(group)),
  );
  const [gravest] = ofDanger;
  if (!gravest) return answer;
  const { asked, audience, timeZone, now } = input;
  const [count, when] = [ofDanger.length, asked?.when ?? null];
  return [
    ...answer,
    { kind: 'reading', form: 'warningCount', place: null, count, when },
    createWarningFact(gravest, audience, timeZone, now),
  ];
}

/** The warnings that hold in the asked time, the gravest first. */
function sortHolding({ body, asked, now }: WarningsInput): WarningEntry[] {
  return body.activeWarnings
    .filter((warning) => isHolding(warning, asked ?? { from: now, to: Infinity }))
    .toSorted((one, other) => other.severityInt - one.severityInt || compareOnset(one, other));
}

function isHolding(
  { onset, expires }: WarningEntry,
  { from, to }: Pick<AskedTime, 'from' | 'to'>,
): boolean {
  const ends = expires === null ? Infinity : Date.parse(expires);
  return Date.parse(onset) < to && ends > from;
}

function compareOnset(one: WarningEntry, other: WarningEntry): number {
  return Date.parse(one.onset) - Date.parse(other.onset);
}

function createWarningFact(
  { infos, event, onset, expires }: WarningEntry,
  audience: Audience,
  timeZone: string,
  now: number,
): WarningFact {
  const headline = infos.headline ?? event;
  const starts = Date.parse(onset);
  const ends = expires === null ? null : Date.parse(expires);
  const holds =
    starts <= now
      ? { until: ends === null ? null : toEnd(ends, audience, timeZone) }
      : { during: toAnnouncedTime(starts, ends, audience, timeZone) };
  return { kind: 'reading', form: 'warning', headline, holds };
}

/** Midnight is the end of the day before it. */
function toEnd(instant: number, audience: Audience, timeZone: string) {
  const { date, ...clock } = toClockTime(instant, timeZone);
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  return { day: toNamedDay(isMidnight ? addDays(date, -1) : date, audience), clock };
}

/** Whole hours that a warning is within. */
function toAnnouncedTime(
  starts: number,
  ends: number | null,
  audience: Audience,
  timeZone: string,
): When {
  const from = toDayAndHour(starts, audience, timeZone);
  if (ends === null) return { kind: 'hour', ...from };
  const to = toDayAndHour(Math.ceil(ends / HOUR_MS) * HOUR_MS, audience, timeZone);
  return { kind: 'hours', from, to };
}

function toDayAndHour(instant: number, audience: Audience, timeZone: string) {
  const { date, hour } = toLocalHour(instant, timeZone);
  return { day: toNamedDay(date, audience), hour };
}
