import type { CompassPoint } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import { DIRECTIONS, WINDS } from './words.ts';

/** By Beaufort force (KNMI); who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'zwakke wind',
  2: 'zwakke wind',
  3: 'matige wind',
  4: 'matige wind',
  ...WINDS,
};

/** `krachtige wind uit het zuidwesten`, without its article. */
export function windWords(force: number, direction: CompassPoint | null): string {
  return joined(FORCES[force] ?? 'wind', direction && `uit het ${DIRECTIONS[direction]}en`);
}
