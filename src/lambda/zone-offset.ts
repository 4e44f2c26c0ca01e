import type { OffsetReader } from '../time/local-time.ts';
import { MINUTE_MS } from '../time/units.ts';

/**
 * The offset of a zone by the clock of the process, which is set to that zone while it is asked: the
 * first `Intl.DateTimeFormat` of a process takes Node.js a tenth of a cold start. A zone that there is
 * not counts as UTC.
 */
export const readProcessOffset: OffsetReader = (instant, timeZone) => {
  const own = process.env['TZ'];
  process.env['TZ'] = timeZone;
  try {
    return 0 - new Date(instant).getTimezoneOffset() * MINUTE_MS;
  } finally {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  }
};

/** A clock that is unlike that of any other zone. */
const TEST_ZONE = { zone: 'Asia/Kathmandu', offset: 345 * MINUTE_MS };

/** Whether the clock of the process can be set: that of a worker thread, as in an emulation, cannot. */
export function canSetClock(): boolean {
  return readProcessOffset(Date.now(), TEST_ZONE.zone) === TEST_ZONE.offset;
}
