/** How far the clock of a zone (IANA) is ahead of UTC at an instant (epoch milliseconds); milliseconds. */
export type ReadOffset = (instant: number, timeZone: string) => number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone that there is not counts as UTC. */
export const offsetByIntl: ReadOffset = (instant, timeZone) => {
  const wall = formatFor(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${wall}Z`) - instant;
};

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = createFormat(timeZone);
    if (!format) return formatFor('UTC');
    formats.set(timeZone, format);
  }
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
}
