import { filledSlots, type SpokenSlots } from './spoken-slots.ts';

/** The slots that say which day, and those that say which time of it. */
const OF_DAY = ['date', 'untilDate', 'duration', 'span'] as const;
const OF_TIME = ['time', 'untilTime', 'dayPart'] as const;
const OF_PLACE = ['place', 'postcode'] as const;
const OF_POLLEN = ['pollenType', 'unknownPollen'] as const;

const saysAny = (slots: SpokenSlots, names: readonly (keyof SpokenSlots)[]) =>
  names.some((name) => slots[name] !== undefined);

/**
 * A question that goes on from another: what is said anew replaces what was said of the same before,
 * the rest stays. A new day comes without the old one's time, a new time keeps its day.
 */
export function continued(before: SpokenSlots, said: SpokenSlots): SpokenSlots {
  const stale = new Set<keyof SpokenSlots>();
  const drop = (names: readonly (keyof SpokenSlots)[]) => {
    for (const name of names) stale.add(name);
  };
  const saysDay = saysAny(said, OF_DAY);
  if (saysDay) drop(OF_DAY);
  if (saysDay || saysAny(said, OF_TIME)) drop(OF_TIME);
  // "In the next three hours" is no day that "at eight" could belong to.
  if (saysAny(said, OF_TIME)) drop(['duration', 'span']);
  if (saysAny(said, OF_PLACE)) drop(OF_PLACE);
  if (saysAny(said, OF_POLLEN)) drop(OF_POLLEN);
  return { ...without(before, stale), ...filledSlots(said) };
}

/** Whether anything was said of the time. */
export function saysWhen(slots: SpokenSlots): boolean {
  return saysAny(slots, [...OF_DAY, ...OF_TIME]);
}

/** Whether nothing but a place was said: the answer to "which place?". */
export function saysPlaceOnly(slots: SpokenSlots): boolean {
  const names = Object.keys(filledSlots(slots));
  return names.length > 0 && names.every((name) => name === 'place' || name === 'postcode');
}

function without(slots: SpokenSlots, names: ReadonlySet<string>): SpokenSlots {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !names.has(name)));
}
