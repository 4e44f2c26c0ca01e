import { afterAll, beforeAll, expect, it } from 'vitest';
import { toLocalDate, toMinuteOfDay } from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';

const FROM = Date.parse('2026-01-01T00:00Z');
const TO = Date.parse('2028-01-01T00:00Z');

let zone: string | undefined;

// As the entries do.
beforeAll(() => {
  zone = process.env['TZ'];
  process.env['TZ'] = 'UTC';
});

afterAll(() => {
  process.env['TZ'] = zone;
});

it(
  'equals Intl for every hour of two years in every zone',
  () => {
    const wrong = Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
      const instant = findWrongHour(timeZone);
      return instant === undefined ? [] : [`${timeZone} at ${new Date(instant).toISOString()}`];
    });
    expect(wrong).toEqual([]);
  },
  15 * 60_000,
);

function findWrongHour(timeZone: string): number | undefined {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let instant = FROM; instant < TO; instant += HOUR_MS) {
    if (format.format(instant) !== formatClock(instant, timeZone)) return instant;
  }
  return undefined;
}

/** `2026-11-21 15:00` */
function formatClock(instant: number, timeZone: string): string {
  const minutes = toMinuteOfDay(instant, timeZone);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${toLocalDate(instant, timeZone)} ${digits.join(':')}`;
}
