import type { Status } from './check.ts';
import { formatAge, formatBytes, formatDuration, formatTime } from './format-units.ts';
import type { CheckReport, Report } from './report.ts';

const UNKNOWN = '-';

/** How a problem begins, after the title. */
const PREDICATES: Record<Exclude<Status, 'ok' | 'skipped'>, string> = {
  missing: 'is missing',
  moved: 'has moved',
  late: 'is late',
  changed: 'cannot be used',
};

/** The report for people: a row for each check, then what is wrong and what to do. */
export function formatReport(report: Report): string {
  const examined = report.checks.filter(({ status }) => status !== 'skipped');
  const problems = examined.filter(({ status }) => status !== 'ok');
  const sections = [
    headOf(report),
    tableOf(examined),
    skippedOf(report.checks.filter(({ status }) => status === 'skipped')),
    verdictOf(examined.length, problems, report),
    adviceOf(problems),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function headOf({ version, node, platform, data, time, place, timeZone }: Report): string {
  const instant = Date.parse(time);
  const program = `Weather Voice ${version}, Node.js ${node}, ${platform}, ${time}`;
  const local = formatTime(instant, instant, timeZone);
  const what =
    data === 'demo'
      ? 'WEATHER_DATA is demo: there is nothing live to examine. This is the DEMO data, made up inside the process'
      : 'Live data, asked for as the service does';
  return `${program}\n${what}, for ${place}. Times are those of ${timeZone}, where it is ${local}.`;
}

function tableOf(checks: readonly CheckReport[]): string {
  const rows = checks.map(({ status, title, bytes, ageSeconds, milliseconds, value }) => [
    status === 'ok' ? 'ok' : status.toUpperCase(),
    title,
    bytes === null ? UNKNOWN : formatBytes(bytes),
    ageSeconds === null ? UNKNOWN : formatAge(ageSeconds * 1000),
    milliseconds === null ? UNKNOWN : formatDuration(milliseconds),
    value ?? UNKNOWN,
  ]);
  const table = [['', 'what', 'size', 'age', 'took', 'for example'], ...rows];
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

/** One line for each reason. */
function skippedOf(skipped: readonly CheckReport[]): string {
  const byReason = Map.groupBy(skipped, ({ problem }) => problem ?? '');
  return [...byReason]
    .map(([reason, checks]) => `Not examined: ${titlesOf(checks)} (${reason}).`)
    .join('\n');
}

function verdictOf(count: number, problems: readonly CheckReport[], { data }: Report): string {
  if (problems.length === 0) {
    return `All ${count} checks are well${data === 'demo' ? ', of demo data' : ''}.`;
  }
  const title = `${problems.length} of ${count} checks need a look:`;
  return [title, ...problems.map((problem) => `- ${sentencesOf(problem)}`)].join('\n');
}

function sentencesOf({ status, title, problem, without }: CheckReport): string {
  const predicate = status === 'ok' || status === 'skipped' ? status : PREDICATES[status];
  return `${title} ${predicate}: ${problem}. ${without}`;
}

/** Each advice once, with whom it is for where there are several. */
function adviceOf(problems: readonly CheckReport[]): string {
  if (problems.length === 0) return '';
  const byAdvice = [...Map.groupBy(problems, ({ advice }) => advice ?? '')];
  const lines = byAdvice.map(([advice, checks]) =>
    byAdvice.length === 1 ? `- ${advice}` : `- ${titlesOf(checks)}: ${advice}`,
  );
  return ['What to do:', ...lines].join('\n');
}

function titlesOf(checks: readonly CheckReport[]): string {
  return checks.map(({ title }) => title).join(', ');
}
