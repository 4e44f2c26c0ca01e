import type { PlaceIndex } from './place-index.ts';
import { kilometres } from './positions.ts';
import { ranked, type Candidate, type Listener } from './rank.ts';
import { positionAt } from './read-place.ts';

/** On the scale of fame: with less than twice the inhabitants, a town is no more likely meant. */
const ALIKE = 0.25;

/** What being close to the listener makes up for. */
const CLOSE = 0.75;

/** Kilometres. So close together, places have the same weather. */
const APART = 30;

/**
 * The places that a name may as well mean, the one that is taken without asking first; only that
 * one where it is clear. A village is no rival of a town, nor a place abroad of one at home, nor
 * one that merely has the name in another language or time.
 */
export function rivalsOf(
  candidates: readonly Candidate[],
  index: PlaceIndex,
  listener: Listener,
): number[] {
  const all = ranked(candidates, index, listener);
  const [first] = all;
  if (!first) return [];
  const own = all.filter(({ claim, isAtHome }) => claim > 0 && (isAtHome || !first.isAtHome));
  const most = Math.max(...own.map(({ renown }) => renown));
  const alike = own.filter(({ renown, isNear }) => renown + (isNear ? CLOSE : 0) >= most - ALIKE);
  return first.claim === 0
    ? [first.place]
    : farApart([first.place, ...alike.map(({ place }) => place)], index);
}

/** Of places close together, the first. */
function farApart(places: readonly number[], index: PlaceIndex): number[] {
  const apart: number[] = [];
  for (const place of places) {
    const here = positionAt(place, index);
    if (apart.every((other) => kilometres(here, positionAt(other, index)) > APART)) {
      apart.push(place);
    }
  }
  return apart;
}
