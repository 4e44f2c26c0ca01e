import type { CompassPoint } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { gustsUpTo } from './numbers.ts';
import { DIRECTIONS } from './words.ts';

/** `vento teso da ovest, con raffiche fino a 60 chilometri orari`; gusts from km/h. */
export function windWords(
  name: string,
  direction: CompassPoint | null,
  gust: number | null,
  units: Units,
): string {
  const wind = joined(name, direction && `da ${DIRECTIONS[direction]}`);
  return gust === null ? wind : `${wind}, con ${gustsUpTo(gust, units)}`;
}
