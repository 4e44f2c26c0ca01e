import type { ActiveWarningsResponse, WarningEntry } from '../../contract/public/warnings.ts';
import type { WarnGroup } from '../../contract/parameters.ts';
import type { SpokenWarning } from '../../contract/voice-text/responses.ts';
import { addDays, toLocalHour } from '../../time/local-time.ts';
import { HOUR_MS } from '../../time/units.ts';
import { getWeatherFamily, type WeatherFamily } from '../../weather/state.ts';
import { MIN_STORM_GUST_KMH } from './winds.ts';
import type { AnswerPlan, AnswerStatement, Condition, Plan, WeatherFinding } from './plan.ts';
import { toClockTime } from './questions/sun-times.ts';
import { listFindingSkies } from './questions/supplement.ts';
import { listSkies } from './sky.ts';
import { toNamedDay, type Audience, type Sky, type Temperature, type When } from './statement.ts';
import type { WarningStatement, WarningTime } from './reading-statement.ts';

/** What the text of a forecast says of an official warning. */
export interface OfficialWarning {
  /** As the weather service words it: `Amtliche WARNUNG vor STURMBÖEN`. */
  headline: string;
  /** The name of its severity: `Unwetterwarnung`. */
  level: string;
  /** 1 minor to 4 extreme. */
  severity: number;
  /** The first is that of the event. */
  groups: readonly WarnGroup[];
  /** Epoch milliseconds; `expires` is null until further notice. */
  onset: number;
  expires: number | null;
}

/** Epoch milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

interface Listener {
  audience: Audience;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether a warning holds within a time; epoch milliseconds. */
export function holdsWithin(
  { onset, expires }: Pick<OfficialWarning, 'onset' | 'expires'>,
  { from, to }: TimeSpan,
): boolean {
  return onset < to && (expires ?? Infinity) > from;
}

/** The clause before a text: the danger that is warned of, or only the level where the text names the danger itself. */
export function planOfficialWarning(
  warning: OfficialWarning,
  text: Plan,
  span: TimeSpan,
  listener: Listener,
): WarningStatement | null {
  if (isToldBy(text, warning)) return null;
  // "Watch out for ice" has no time of its own.
  const isMeant = warning.groups[0] === 'GLAZE' || holdsMostly(warning, span);
  const isNamed = isMeant && namesDangerOf(text, warning);
  return planWarning(isNamed ? toLevel(warning) : warning, listener);
}

/** A warning whose danger is named before or after it. */
export function toLevel(warning: OfficialWarning): OfficialWarning {
  return { ...warning, headline: warning.level };
}

/** A danger that is named in the rest of the time may be another than that of the warning. */
const MIN_HELD_SHARE = 0.5;

function holdsMostly({ onset, expires }: OfficialWarning, { from, to }: TimeSpan): boolean {
  const held = Math.min(expires ?? Infinity, to) - Math.max(onset, from);
  return held >= (to - from) * MIN_HELD_SHARE;
}

/** From this severity on, a warning is told even if the text names its danger. */
const MIN_TOLD_SEVERITY = 2;

/** Whether a text says all that a minor warning would: the danger, or its gusts or degrees below zero. */
export function isToldBy(
  text: AnswerPlan,
  { severity, groups: [group] }: Pick<OfficialWarning, 'severity' | 'groups'>,
): boolean {
  if (severity >= MIN_TOLD_SEVERITY) return false;
  return text.some(
    (statement) =>
      namesWarnedDanger(statement, group) ||
      (group === 'WIND' && statement.kind === 'wind' && statement.gust !== null) ||
      (group === 'FROST' && tellsFrost(statement)),
  );
}

export function planWarning(
  { headline, onset, expires }: Pick<OfficialWarning, 'headline' | 'onset' | 'expires'>,
  listener: Listener,
): WarningStatement {
  const holds: WarningTime =
    onset <= listener.now
      ? {
          since: toDayAndHour(listener.now, listener),
          until: expires === null ? null : toEnd(expires, listener),
        }
      : { during: toAnnouncedTime(onset, expires, listener) };
  return { kind: 'warning', headline, holds };
}

/** Midnight is the end of the day before it. */
function toEnd(instant: number, { audience, timeZone }: Listener) {
  const { date, ...clock } = toClockTime(instant, timeZone);
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  return { day: toNamedDay(isMidnight ? addDays(date, -1) : date, audience), clock };
}

/** Whole hours that a warning is within. */
function toAnnouncedTime(onset: number, expires: number | null, listener: Listener): When {
  const from = toDayAndHour(onset, listener);
  if (expires === null) return { kind: 'hour', ...from };
  const to = toDayAndHour(Math.ceil(expires / HOUR_MS) * HOUR_MS, listener);
  return { kind: 'hours', from, to };
}

function toDayAndHour(instant: number, { audience, timeZone }: Listener) {
  const { date, hour } = toLocalHour(instant, timeZone);
  return { day: toNamedDay(date, audience), hour };
}

/** Whether an answer names the danger that is warned of. */
export function namesDangerOf(
  answer: AnswerPlan,
  { groups: [group] }: Pick<OfficialWarning, 'groups'>,
): boolean {
  return answer.some((statement) => namesWarnedDanger(statement, group));
}

/** Whether a statement names the danger that a group of events warns of. */
function namesWarnedDanger(statement: AnswerStatement, group: WarnGroup | undefined): boolean {
  switch (group) {
    case 'WIND':
      return namesStorm(statement);
    case 'THUNDERSTORM':
      return namesFamily(statement, 'thunder');
    case 'RAIN':
      return statement.kind === 'amount' && statement.of !== 'snow';
    case 'SNOWFALL':
      return statement.kind === 'amount' && statement.of !== 'rain';
    case 'GLAZE':
      return statement.kind === 'ice' || namesFamily(statement, 'ice');
    case 'FOG':
      return namesFamily(statement, 'fog');
    case 'FROST':
      return namesExtreme(statement, 'frost');
    case 'HEAT':
      return namesExtreme(statement, 'heat');
    default:
      return false;
  }
}

function namesStorm(statement: AnswerStatement): boolean {
  if (statement.kind === 'fact' && statement.form === 'wind') {
    return (statement.wind.gust ?? 0) >= MIN_STORM_GUST_KMH;
  }
  if (statement.kind === 'course') return (statement.gust ?? 0) >= MIN_STORM_GUST_KMH;
  return statement.kind === 'storm' || findFinding(statement)?.form === 'gusts';
}

function namesFamily(statement: AnswerStatement, family: WeatherFamily): boolean {
  return listNamedSkies(statement).some(({ state }) => getWeatherFamily(state) === family);
}

function listNamedSkies(statement: AnswerStatement): Sky[] {
  if (statement.kind === 'course') return listSkies(statement.course);
  const finding = findFinding(statement);
  return finding ? listFindingSkies(finding) : [];
}

function findFinding(statement: AnswerStatement): WeatherFinding | undefined {
  return statement.kind === 'verdict' || statement.kind === 'advice'
    ? statement.finding
    : undefined;
}

function namesExtreme(statement: AnswerStatement, of: 'heat' | 'frost'): boolean {
  return statement.kind === 'extreme' && statement.of === of;
}

function tellsFrost(statement: AnswerStatement): boolean {
  if (statement.kind !== 'course' && statement.kind !== 'temperature') return false;
  return statement.temperature !== null && findLow(statement.temperature) < 0;
}

/** °C. */
function findLow(temperature: Temperature): number {
  switch (temperature.form) {
    case 'change':
      return Math.min(temperature.from, temperature.to);
    case 'highAndLow':
    case 'highs':
    case 'range':
      return temperature.low;
    default:
      return temperature.value;
  }
}

/** From this severity on, a warning is told after every answer. */
const MIN_UNASKED_SEVERITY = 3;

/**
 * Chooses the sentence to tell after an answer: the gravest warning of the dangers that were asked for, unless the answer
 * is yes; else the gravest of all if it is severe. A danger that the answer names is not named again.
 */
export function chooseWarning(
  answer: AnswerPlan,
  warnings: readonly SpokenWarning[],
  asked: readonly WarnGroup[],
): string | undefined {
  const [first] = answer;
  const isYes = first?.kind === 'verdict' && first.answer === 'yes';
  const chosen = warnings.find(({ groups, severityInt }) => {
    if (isToldBy(answer, { groups, severity: severityInt })) return false;
    const isAsked = groups.some((group) => asked.includes(group));
    return isAsked ? !isYes : severityInt >= MIN_UNASKED_SEVERITY;
  });
  return chosen && namesDangerOf(answer, chosen) ? chosen.levelText : chosen?.text;
}

/** The conditions that a group of events warns of. */
const WARNED_CONDITIONS: Partial<Record<WarnGroup, Condition>> = {
  THUNDERSTORM: 'thunder',
  GLAZE: 'ice',
  FOG: 'fog',
};

/** "Will there be thunder?" is no plain no where it is warned of, although the forecast has none. */
export function admitWarned(
  answer: AnswerPlan,
  warnings: readonly Pick<OfficialWarning, 'groups'>[],
): AnswerPlan {
  const warned = new Set(warnings.map(({ groups: [group] }) => group && WARNED_CONDITIONS[group]));
  return answer.map((statement) => {
    const finding = statement.kind === 'verdict' ? statement.finding : undefined;
    const isDenied = finding?.form === 'condition' && finding.is === 'no';
    if (statement.kind !== 'verdict' || statement.answer !== 'no' || !isDenied) return statement;
    return warned.has(finding.of)
      ? { ...statement, answer: 'possible', finding: { ...finding, is: 'maybe' } }
      : statement;
  });
}

/** More warnings than these are counted only. */
const MAX_SPOKEN_WARNINGS = 3;

interface WarningsInput {
  body: ActiveWarningsResponse;
  /** The time of the question; null for all that are in force or announced. */
  asked: (TimeSpan & { when: When }) | null;
  audience: Audience;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** "Are there any warnings?": how many, and the gravest first; see "Active-warnings response" of the public document. */
export function planActiveWarnings({ body, asked, ...listener }: WarningsInput): AnswerPlan {
  const { audience, now } = listener;
  const holding = listHoldingWarnings(body, asked ?? { from: now, to: Infinity });
  const [count, when] = [holding.length, asked?.when ?? null];
  return [
    { kind: 'reading', form: 'warningCount', place: audience.place, count, when },
    ...holding
      .slice(0, MAX_SPOKEN_WARNINGS)
      .map((entry) => planWarning(readEntry(entry), listener)),
  ];
}

/** The warnings of a response that hold within a time: the gravest first, then the earliest. */
export function listHoldingWarnings(
  { activeWarnings }: ActiveWarningsResponse,
  span: TimeSpan,
): WarningEntry[] {
  return activeWarnings
    .filter((entry) => holdsWithin(readEntry(entry), span))
    .toSorted(
      (one, other) =>
        other.severityInt - one.severityInt || Date.parse(one.onset) - Date.parse(other.onset),
    );
}

function readEntry({ infos, event, onset, expires }: WarningEntry) {
  return {
    headline: infos.headline ?? event,
    onset: Date.parse(onset),
    expires: expires === null ? null : Date.parse(expires),
  };
}
