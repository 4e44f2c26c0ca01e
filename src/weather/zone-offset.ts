/** How far the clock of a zone (IANA) is ahead of UTC at an instant (epoch milliseconds); milliseconds. */
export type ReadOffset = (instant: number, timeZone: string) => number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} for a zone that there is not */
export const offsetByIntl: ReadOffset = (instant, timeZone) => {
  const wall = formatFor(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${wall}Z`) - instant;
};

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}
