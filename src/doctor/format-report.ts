import type { CheckStatus, CheckReport, Report } from './product-check.ts';
import { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from '../time/units.ts';

const UNKNOWN_CELL = '-';

/** Start of a problem sentence, after the title. */
const PROBLEM_PREDICATES: Record<Exclude<CheckStatus, 'ok' | 'skipped'>, string> = {
  missing: 'is missing',
  moved: 'has moved',
  late: 'is late',
  changed: 'is unusable',
};

/** The report for people: a row per check, then the problems and what to do. */
export function formatReport(report: Report): string {
  const examined = report.checks.filter(({ status }) => status !== 'skipped');
  const problems = examined.filter(({ status }) => status !== 'ok');
  const sections = [
    formatHead(report),
    formatTable(examined),
    formatSkipped(report.checks.filter(({ status }) => status === 'skipped')),
    formatVerdict(examined.length, problems, report),
    formatAdvice(problems),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function formatHead({ version, node, platform, data, time, place, timeZone }: Report): string {
  const instant = Date.parse(time);
  const program = `Weather Voice ${version}, Node.js ${node}, ${platform}, ${time}`;
  const local = formatTime(instant, instant, timeZone);
  const what =
    data === 'demo'
      ? 'WEATHER_DATA is demo: no live data to examine. These are the generated DEMO data'
      : 'Live data, downloaded as by the service';
  return `${program}\n${what}, for ${place}. Times are in ${timeZone}, where it is ${local}.`;
}

function formatTable(checks: readonly CheckReport[]): string {
  const rows = checks.map(({ status, title, bytes, ageSeconds, milliseconds, value }) => [
    status === 'ok' ? 'ok' : status.toUpperCase(),
    title,
    bytes === null ? UNKNOWN_CELL : formatBytes(bytes),
    ageSeconds === null ? UNKNOWN_CELL : formatAge(ageSeconds * 1000),
    milliseconds === null ? UNKNOWN_CELL : formatDuration(milliseconds),
    value ?? UNKNOWN_CELL,
  ]);
  const table = [['', 'check', 'size', 'age', 'took', 'example'], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line per reason. */
function formatSkipped(skipped: readonly CheckReport[]): string {
  const byReason = Map.groupBy(skipped, ({ problem }) => problem ?? '');
  return [...byReason]
    .map(([reason, checks]) => `Not examined: ${joinTitles(checks)} (${reason}).`)
    .join('\n');
}

function formatVerdict(count: number, problems: readonly CheckReport[], { data }: Report): string {
  if (problems.length === 0) {
    return `All ${count} checks passed${data === 'demo' ? ', with demo data' : ''}.`;
  }
  const title = `${problems.length} of ${count} checks found a problem:`;
  return [title, ...problems.map((problem) => `- ${formatProblem(problem)}`)].join('\n');
}

function formatProblem({ status, title, problem, without }: CheckReport): string {
  const predicate = status === 'ok' || status === 'skipped' ? status : PROBLEM_PREDICATES[status];
  return `${title} ${predicate}: ${problem}. ${without}`;
}

/** Each advice once, with its checks if there are several. */
function formatAdvice(problems: readonly CheckReport[]): string {
  if (problems.length === 0) return '';
  const byAdvice = [...Map.groupBy(problems, ({ advice }) => advice ?? '')];
  const lines = byAdvice.map(([advice, checks]) =>
    byAdvice.length === 1 ? `- ${advice}` : `- ${joinTitles(checks)}: ${advice}`,
  );
  return ['What to do:', ...lines].join('\n');
}

function joinTitles(checks: readonly CheckReport[]): string {
  return checks.map(({ title }) => title).join(', ');
}

/** `840 B`, `12 KB`, `3.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `0 minutes`, `4 minutes`, `1 hour`, `3 days`. */
export function formatAge(ageMs: number): string {
  const minutes = Math.max(0, Math.floor(ageMs / MINUTE_MS));
  if (minutes < 90) return pluralize(minutes, 'minute');
  if (ageMs < 2 * DAY_MS) return pluralize(Math.floor(ageMs / HOUR_MS), 'hour');
  if (ageMs < 730 * DAY_MS) return pluralize(Math.floor(ageMs / DAY_MS), 'day');
  return pluralize(Math.floor(ageMs / (365 * DAY_MS)), 'year');
}

function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `0.04 s`, `1.2 s` */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / SECOND_MS;
  return `${seconds.toFixed(seconds < 0.1 ? 2 : 1)} s`;
}

/** Local time: `14:05`; on another day `8 Apr, 14:05`; in another year with the year. */
export function formatTime(instant: number, now: number, timeZone: string): string {
  const day = (at: number) => new Date(at).toLocaleDateString('en-GB', { timeZone });
  const isToday = day(instant) === day(now);
  const isThisYear = day(instant).slice(-4) === day(now).slice(-4);
  return new Date(instant).toLocaleString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** `7.3 °C`, `−7.3 °C` with a typographic minus. */
export function formatTemperature(celsius: number): string {
  const text = Math.abs(celsius).toFixed(1);
  return `${celsius < 0 && text !== '0.0' ? '−' : ''}${text} °C`;
}

/** `11,642` */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
