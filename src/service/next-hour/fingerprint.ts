import { createHash } from 'node:crypto';
import type { Where } from '../asked-place.ts';
import type { NextHour } from './look-ahead.ts';

/** The same for the same precipitation at the same point, whatever the place is called. */
export function fingerprintOf({ source, steps }: NextHour, { latitude, longitude }: Where): string {
  const content = JSON.stringify([source, latitude, longitude, steps]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
