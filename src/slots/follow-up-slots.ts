import { DAY_PART_HOURS } from '../weather/periods.ts';
import { addDays, type LocalDate } from '../time/local-time.ts';
import { HOURS_PER_DAY } from '../time/units.ts';
import { parseAmazonDate } from './query.ts';
import { pickFilledSlots, type SpokenSlots } from './spoken-slots.ts';

/** Slots for the day, and slots for the time of day. */
const DAY_SLOTS = [
  'date', 'dayName', 'untilDate', 'otherDate', 'duration', 'span', 'namedDay', 'past', 'partOf',
] as const; // prettier-ignore
const TIME_SLOTS = [
  'time', 'timeName', 'untilTime', 'dayPart', 'otherDayPart', 'otherTime', 'namedTime',
] as const; // prettier-ignore
const PLACE_SLOTS = ['place', 'postcode', 'whereabouts', 'ownPlace'] as const;
const POLLEN_SLOTS = ['pollenType', 'unknownPollen'] as const;

const hasAnySlot = (slots: SpokenSlots, names: readonly (keyof SpokenSlots)[]) =>
  names.some((name) => slots[name] !== undefined);

/**
 * Merges a follow-up into the previous question: new slots replace previous ones of the same group. A new day
 * drops the previous time, unless it keeps it, as that of a correction; a new time preserves the previous day.
 */
export function mergeFollowUp(previous: SpokenSlots, followUp: SpokenSlots): SpokenSlots {
  const { keepsTime, ...spoken } = settleHour(previous, followUp);
  const stale = new Set<keyof SpokenSlots>();
  const drop = (names: readonly (keyof SpokenSlots)[]) => {
    for (const name of names) stale.add(name);
  };
  const saysDay = hasAnySlot(spoken, DAY_SLOTS);
  // "And on Sunday?" after "is it better on Saturday?" goes on comparing with the day before them.
  const comparesAgain = previous.comparedBy !== undefined && previous.otherDate !== spoken.date;
  if (saysDay) drop(DAY_SLOTS.filter((name) => name !== 'otherDate' || !comparesAgain));
  const saysTime = hasAnySlot(spoken, TIME_SLOTS);
  if (saysTime || (saysDay && keepsTime === undefined)) drop(TIME_SLOTS);
  // "At eight" does not apply to "in the next three hours".
  if (saysTime) drop(['duration', 'span']);
  // "And at six?" after "tonight" is the next six o'clock, not one of today.
  if (spoken.time !== undefined) drop(['partOf']);
  if (saysPlace(spoken)) drop(PLACE_SLOTS);
  if (spoken.whether !== undefined || previous.detail === 'REASON') drop(['detail']);
  if (hasAnySlot(spoken, POLLEN_SLOTS)) drop(POLLEN_SLOTS);
  const said = spoken.whereabouts === 'THERE' ? omitSlots(spoken, new Set(PLACE_SLOTS)) : spoken;
  return { ...omitSlots(previous, stale), ...pickFilledSlots(said) };
}

/** `18:30` for one hour after `17:30`. */
export function addHours(time: string, count: number): string {
  const hour = (Number(time.slice(0, 2)) + count) % HOURS_PER_DAY;
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** Whether a follow-up goes on with the hour of the question: "and on Thursday?", but not "on Thursday evening?" */
export function keepsHour({ time = '' }: SpokenSlots, spoken: SpokenSlots): boolean {
  const isOneDay = spoken.date !== undefined && parseAmazonDate(spoken.date).kind === 'day';
  const saysMore = hasAnySlot(spoken, [...TIME_SLOTS, 'untilDate', 'span', 'past', 'namedDay']);
  return isOneDay && !saysMore && /^\d{2}:/.test(time);
}

const HALF_DAY = 12;
/** Hours in the middle of the parts of a day. */
const MIDDLES: Readonly<Record<string, number>> = { MO: 9, AF: 15, EV: 20, NI: 22 };
/** The last hour on the morning after a part of the day that belongs to it. */
const LAST_HOURS_AFTER: Readonly<Record<string, number>> = { EV: 4, NI: 6 };

/** Between seven in the morning and six in the evening, when most is done. */
export const MIDDLE_OF_DAY = 12.4;

/**
 * "At eight?" after "tomorrow morning" is in the morning: of its two hours the one nearer to those of the talk.
 *
 * @param usual the hour of a talk that names none
 */
export function settleHour(
  previous: SpokenSlots,
  spoken: SpokenSlots,
  usual?: number,
): SpokenSlots {
  const { time = '', timeName, dayPart, date } = spoken;
  const talked =
    MIDDLES[previous.dayPart ?? ''] ?? Number(previous.time?.slice(0, 2) ?? usual ?? NaN);
  const hour = Number(time.slice(0, 2)) % HALF_DAY;
  if (timeName === undefined || (dayPart ?? date) !== undefined) return spoken;
  // Of today, the hour to come is meant.
  if (previous.date === undefined) return spoken;
  const meaning = parseAmazonDate(previous.date);
  if (meaning.kind === 'day' && hour <= (LAST_HOURS_AFTER[previous.dayPart ?? ''] ?? -1)) {
    const after = `${String(hour).padStart(2, '0')}${time.slice(2)}`;
    return { ...spoken, date: addDays(meaning.date, 1), time: after };
  }
  if (Number.isNaN(talked) || Number.isNaN(hour)) return spoken;
  const isLater = Math.abs(hour + HALF_DAY - talked) <= Math.abs(hour - talked);
  const settled = isLater ? hour + HALF_DAY : hour;
  return { ...spoken, time: `${String(settled).padStart(2, '0')}${time.slice(2)}` };
}

/** Whether the slots have any date or time. */
export function hasTimeSlot(slots: SpokenSlots): boolean {
  return hasAnySlot(slots, [...DAY_SLOTS, ...TIME_SLOTS]);
}

/** Whether the slots have any date. */
export function hasDaySlot(slots: SpokenSlots): boolean {
  return hasAnySlot(slots, DAY_SLOTS);
}

/** Whether the slots have more than one day. */
export function saysSeveralDays({ date, untilDate, duration, span }: SpokenSlots): boolean {
  const kind = date === undefined ? undefined : parseAmazonDate(date).kind;
  return (untilDate ?? duration ?? span) !== undefined || kind === 'days' || kind === 'weekend';
}

/** Whether the slots have a time of day. */
export function hasHourSlot(slots: SpokenSlots): boolean {
  return hasAnySlot(slots, TIME_SLOTS);
}

/** Whether the slots name a place: "in Rome", "here", but not "there". */
export function saysPlace({ place, postcode, whereabouts }: SpokenSlots): boolean {
  return (place ?? postcode) !== undefined || (whereabouts ?? 'THERE') !== 'THERE';
}

/** Whether a place is said that is not the listener's own: "here" goes on with the time of the talk. */
export function isElsewhere(slots: SpokenSlots): boolean {
  return saysPlace(slots) && slots.whereabouts !== 'HERE' && slots.whereabouts !== 'HOME';
}

/** The slots of the day and the time of day. */
export function pickTimeSlots(slots: SpokenSlots): SpokenSlots {
  return pickSlots(slots, [...DAY_SLOTS, ...TIME_SLOTS]);
}

export function pickPlaceSlots(slots: SpokenSlots): SpokenSlots {
  return pickSlots(slots, PLACE_SLOTS);
}

function pickSlots(slots: SpokenSlots, names: readonly string[]): SpokenSlots {
  return Object.fromEntries(
    Object.entries(pickFilledSlots(slots)).filter(([name]) => names.includes(name)),
  );
}

/** Whether the slots have only a place: the answer to "which place?". */
export function hasOnlyPlaceSlots(slots: SpokenSlots): boolean {
  const names = Object.keys(pickFilledSlots(slots));
  return names.length > 0 && names.every((name) => name === 'place' || name === 'postcode');
}

function omitSlots(slots: SpokenSlots, names: ReadonlySet<string>): SpokenSlots {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !names.has(name)));
}

const NEXT_PARTS: Readonly<Record<string, string>> = { MO: 'AF', AF: 'EV', EV: 'NI' };

const MOVES = ['LATER', 'NEXT_DAY', 'NEXT_NIGHT'] as const;

type Move = (typeof MOVES)[number];

/** Whether a detail is no question but another time: "and the day after?" */
export function isMove(detail: string | undefined): detail is Move {
  return MOVES.some((move) => move === detail);
}

/** The part of the day after the recent one, or the day or night after. */
export function moveOn(detail: Move, slots: SpokenSlots, today: LocalDate): SpokenSlots {
  const last = findLastTalkedDay(slots, today);
  const { dayPart } = slots;
  const part = detail === 'LATER' ? findPartAfterHour(slots) : undefined;
  if (part !== undefined) return { date: last, dayPart: part };
  if (detail === 'NEXT_NIGHT') {
    return { date: dayPart === 'NI' ? addDays(last, 1) : last, dayPart: 'NI' };
  }
  if (detail === 'NEXT_DAY') return { date: addDays(last, 1), dayPart };
  if (dayPart === undefined) return { date: addDays(last, 1) };
  const next = NEXT_PARTS[dayPart];
  return next === undefined
    ? { date: addDays(last, 1), dayPart: 'MO' }
    : { date: last, dayPart: next };
}

/** "And after that?" after "until noon" is the afternoon. */
function findPartAfterHour({ time, untilTime }: SpokenSlots): string | undefined {
  const [hours] = /^\d{2}(?=:)/.exec(untilTime ?? time ?? '') ?? [];
  if (hours === undefined) return undefined;
  const { morning, afternoon, evening } = DAY_PART_HOURS;
  const parts = { MO: morning, AF: afternoon, EV: evening };
  return Object.entries(parts).find(([, { to }]) => to > Number(hours))?.[0] ?? 'NI';
}

const NEXT_DAYS = 3;

/** The last day of the recent question. */
export function findLastTalkedDay(
  { date, untilDate, span }: SpokenSlots,
  today: LocalDate,
): LocalDate {
  const said = untilDate ?? date;
  const meaning = said === undefined ? undefined : parseAmazonDate(said);
  switch (meaning?.kind) {
    case 'day':
      return meaning.date;
    case 'days':
      return meaning.last;
    case 'weekend':
      return addDays(meaning.saturday, 1);
    default:
      return span === 'NEXT_DAYS' ? addDays(today, NEXT_DAYS - 1) : today;
  }
}
