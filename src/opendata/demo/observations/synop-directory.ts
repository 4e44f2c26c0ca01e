import { SYNOP_LISTING } from '../../observations/synop/files.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Stations report every ten minutes, and their reports are there so much later… */
const REPORT_EVERY = 10 * MINUTE;
const MADE_AFTER = 5 * MINUTE;
/** …those of the last hours; of the day before that, the reports of the full hours stay. */
const ALL_KEPT = 2 * HOUR;
const HOURS_KEPT = 26 * HOUR;

/** Times of the reports that the server holds, newest first. */
export function reportTimes(now: number): number[] {
  const latest = now - MADE_AFTER;
  const newest = latest - (latest % REPORT_EVERY);
  return Array.from(
    { length: HOURS_KEPT / REPORT_EVERY },
    (_, at) => newest - at * REPORT_EVERY,
  ).filter((time) => time > now - ALL_KEPT || time % HOUR === 0);
}

/** Path of the file with the reports of a time. */
export function synopPath(time: number): string {
  const made = new Date(madeAt(time)).toISOString().slice(0, 19).replaceAll(/\D/g, '');
  return `${SYNOP_LISTING.path}Z__C_EDZW_${made}_bda01%2Csynop_bufr_GER_999999_999999__MW_000.json.bz2`;
}

/** When the file came to lie on the server, epoch milliseconds. */
export function madeAt(time: number): number {
  return time + MADE_AFTER;
}

/** The directory as a web page, in the form of nginx. */
export function directoryPage(now: number): string {
  const title = `Index of ${SYNOP_LISTING.path}`;
  const rows = reportTimes(now)
    .toReversed()
    .map((time) => rowOf(synopPath(time).slice(SYNOP_LISTING.path.length), madeAt(time)));
  return `<html>
<head><title>${title}</title></head>
<body>
<h1>${title}</h1><hr><pre><a href="../">../</a>
${rows.join('\n')}
</pre><hr></body>
</html>
`;
}

/** Names are cut at fifty characters. */
function rowOf(name: string, made: number): string {
  const [, day, month, year, time] = new Date(made).toUTCString().split(' ');
  return `<a href="${name}">${decodeURIComponent(name).slice(0, 47)}..&gt;</a> ${day}-${month}-${year} ${time}               10000`;
}
