import type { Slot } from 'ask-sdk-model';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, getWeekday, type LocalDate } from '../time/local-time.ts';
import type { DayPart } from '../contract/parameters.ts';
import { DAY_PART_HOURS } from '../weather/periods.ts';

/** The slots of the intents as Alexa fills them; unspoken slots are missing. */
export interface SpokenSlots {
  /** AMAZON.DATE: `2026-11-21`, `2026-W47-WE`, `PRESENT_REF`. */
  date?: string | undefined;
  untilDate?: string | undefined;
  /** AMAZON.TIME: `15:00`, `EV`. */
  time?: string | undefined;
  untilTime?: string | undefined;
  /** Id of the custom type DayPart: `MO`, `AF`, `EV`, `NI`. */
  dayPart?: string | undefined;
  /** AMAZON.DURATION: `PT6H`, `P3D`. */
  duration?: string | undefined;
  /** Id of the custom type Span: `NOW`, `SOON`, `NEXT_HOURS`, `NEXT_DAYS`, `WEEKEND`. */
  span?: string | undefined;
  /** Id of the custom type PollenType: a type of the contract, or `ALL`. */
  pollenType?: string | undefined;
  /** The spoken name of a pollen type that the index lacks: `eiche`. */
  unknownPollen?: string | undefined;
  /** AMAZON.City: `frankfurt an der oder`; missing for "here". */
  place?: string | undefined;
  /** AMAZON.NUMBER: the digits of a postcode, possibly without leading zeros. */
  postcode?: string | undefined;
  /** Id of the custom type Unit: `FAHRENHEIT`. */
  unit?: string | undefined;
  /** Id of the custom type Aspect: the subject of a follow-up, `wind`. */
  aspect?: string | undefined;
  /** Id of the custom type Direction: `WARMER`, `COLDER`. */
  direction?: string | undefined;
  /** Id of the custom type Choice: `FIRST`, `SECOND`, `THIRD`. */
  choice?: string | undefined;
  /** AMAZON.NUMBER: a temperature, without its sign. */
  number?: string | undefined;
  /** Id of the custom type Sign: `MINUS`. */
  sign?: string | undefined;
  /** Id of the custom type Quantity: `HUMIDITY`. */
  quantity?: string | undefined;
}

const UNRECOGNIZED_VALUE = '?';

/** Phrases for the listener's own place, in the languages of the skill. */
const HERE_PHRASES = new Set([
  'hier', 'hier bei mir', 'bei mir', 'bei uns', 'zu hause', 'zuhause', 'daheim', 'draußen', 'vor ort',
  'here', 'where i am', 'my location', 'my area', 'my city', 'my town', 'home', 'at home', 'outside',
  'ici', 'chez moi', 'chez nous', 'à la maison', 'dehors', 'où je suis',
  'qui', 'qua', 'da me', 'da noi', 'a casa', 'fuori', 'dove sono',
  'aquí', 'acá', 'en casa', 'fuera', 'donde estoy', 'mi ciudad',
  'bij mij', 'bij ons', 'thuis', 'buiten', 'waar ik ben',
]); // prettier-ignore

/** Phrases for the place of the previous question. */
const THERE_PHRASES = new Set([
  'dort', 'da', 'dahin', 'there', 'over there', 'là', 'là-bas', 'lì', 'laggiù', 'ahí', 'allí', 'allá',
  'daar',
]); // prettier-ignore

/** Whether the slot says "there": the place of the previous question. */
export function isPreviousPlace({ place = '' }: Pick<SpokenSlots, 'place'>): boolean {
  return THERE_PHRASES.has(place.toLowerCase());
}

/** Parses the slots of a request; custom types yield the id of the resolved value. */
export function parseSlots(slots: Record<string, Slot> | undefined): SpokenSlots {
  const value = (name: string) => parseSlotValue(slots?.[name]?.value);
  const id = (name: string) => getResolvedId(slots?.[name]);
  return {
    date: value('date'),
    untilDate: value('untilDate'),
    time: value('time'),
    untilTime: value('untilTime'),
    dayPart: id('dayPart'),
    duration: value('duration'),
    span: id('span'),
    ...parsePollenSlot(slots?.['pollenType']),
    place: dropHerePhrase(value('place')),
    postcode: value('postcode'),
    unit: id('unit'),
    aspect: id('aspect'),
    direction: id('direction'),
    choice: id('choice'),
    quantity: id('quantity'),
    number: value('number'),
    sign: id('sign'),
  };
}

/** Drops empty slots. */
export function pickFilledSlots(slots: SpokenSlots): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(slots)) if (value !== undefined) filled[name] = value;
  return filled;
}

/** The id of plants that the interaction model knows but the index lacks; other words have no id. */
const OTHER_POLLEN_ID = 'OTHER';

function parsePollenSlot(
  slot: Slot | undefined,
): Pick<SpokenSlots, 'pollenType' | 'unknownPollen'> {
  const id = getResolvedId(slot);
  if (id !== undefined && id !== OTHER_POLLEN_ID) return { pollenType: id };
  return { unknownPollen: parseSlotValue(slot?.value) };
}

function getResolvedId(slot: Slot | undefined): string | undefined {
  for (const { status, values } of slot?.resolutions?.resolutionsPerAuthority ?? []) {
    if (status.code === 'ER_SUCCESS_MATCH') return values[0]?.value.id;
  }
  return undefined;
}

function dropHerePhrase(place: string | undefined): string | undefined {
  return place !== undefined && HERE_PHRASES.has(place.toLowerCase()) ? undefined : place;
}

function parseSlotValue(value: string | undefined): string | undefined {
  const words = value?.trim();
  return words === '' || words === UNRECOGNIZED_VALUE ? undefined : words;
}

/** Slots for the day, and slots for the time of day. */
const DAY_SLOTS = ['date', 'untilDate', 'duration', 'span'] as const;
const TIME_SLOTS = ['time', 'untilTime', 'dayPart'] as const;
const PLACE_SLOTS = ['place', 'postcode'] as const;
const POLLEN_SLOTS = ['pollenType', 'unknownPollen'] as const;

const hasAnySlot = (slots: SpokenSlots, names: readonly (keyof SpokenSlots)[]) =>
  names.some((name) => slots[name] !== undefined);

/**
 * Merges a follow-up into the previous question: new slots replace previous ones of the same group. A new day
 * drops the previous time; a new time preserves the previous day.
 */
export function mergeFollowUp(previous: SpokenSlots, spoken: SpokenSlots): SpokenSlots {
  const stale = new Set<keyof SpokenSlots>();
  const drop = (names: readonly (keyof SpokenSlots)[]) => {
    for (const name of names) stale.add(name);
  };
  const saysDay = hasAnySlot(spoken, DAY_SLOTS);
  if (saysDay) drop(DAY_SLOTS);
  if (saysDay || hasAnySlot(spoken, TIME_SLOTS)) drop(TIME_SLOTS);
  // "At eight" does not apply to "in the next three hours".
  if (hasAnySlot(spoken, TIME_SLOTS)) drop(['duration', 'span']);
  if (hasAnySlot(spoken, PLACE_SLOTS)) drop(PLACE_SLOTS);
  if (hasAnySlot(spoken, POLLEN_SLOTS)) drop(POLLEN_SLOTS);
  return { ...omitSlots(previous, stale), ...pickFilledSlots(spoken) };
}

/** Whether the slots have any date or time. */
export function hasTimeSlot(slots: SpokenSlots): boolean {
  return hasAnySlot(slots, [...DAY_SLOTS, ...TIME_SLOTS]);
}

/** Whether the slots have only a place: the answer to "which place?". */
export function hasOnlyPlaceSlots(slots: SpokenSlots): boolean {
  const names = Object.keys(pickFilledSlots(slots));
  return names.length > 0 && names.every((name) => name === 'place' || name === 'postcode');
}

function omitSlots(slots: SpokenSlots, names: ReadonlySet<string>): SpokenSlots {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !names.has(name)));
}

/** The meaning of an AMAZON.DATE value. */
export type DateMeaning =
  | { kind: 'now' }
  | { kind: 'day'; date: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate }
  /** A season, quarter, year or decade, which no forecast covers. */
  | { kind: 'vague' };

/** Some values have a time after the date, `2015-07-00T9`. It is ignored: times have their own slot. */
const TIME_SUFFIX = /(?<=^[\dX-]+)T.*$/;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_PATTERN = /^(\d{4})-W(\d{2})(-WE)?$/;
const MONTH_PATTERN = /^(\d{4})-(\d{2})(?:-XX|-00)?$/;

/** Parses a date as in the slot type reference; everything else is vague. */
export function parseAmazonDate(value: string): DateMeaning {
  if (value === 'PRESENT_REF') return { kind: 'now' };
  const date = value.replace(TIME_SUFFIX, '');
  return parseDay(date) ?? parseWeek(date) ?? parseMonth(date) ?? { kind: 'vague' };
}

function parseDay(value: string): DateMeaning | undefined {
  // Date.parse accepts the 31st of a shorter month as a day of the next month.
  const exists =
    DAY_PATTERN.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  return exists ? { kind: 'day', date: value } : undefined;
}

function parseWeek(value: string): DateMeaning | undefined {
  const [, year, week, weekend] = WEEK_PATTERN.exec(value) ?? [];
  if (Number(week) < 1 || Number(week) > 53 || year === undefined) return undefined;
  const monday = getMondayOfWeek(year, Number(week));
  // The last week of 9999 ends in a year with five digits.
  if (!DAY_PATTERN.test(addDays(monday, 6))) return undefined;
  return weekend === undefined
    ? { kind: 'days', first: monday, last: addDays(monday, 6) }
    : { kind: 'weekend', saturday: addDays(monday, 5) };
}

/** ISO 8601: the first week contains the fourth of January. */
function getMondayOfWeek(year: string, week: number): LocalDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((getWeekday(fourth) + 6) % 7));
}

function parseMonth(value: string): DateMeaning | undefined {
  const [, year, month] = MONTH_PATTERN.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || month === undefined) return undefined;
  const first = `${year}-${month}-01`;
  const length = lastDayOfMonth(new Date(Number(year), Number(month) - 1)).getDate();
  return { kind: 'days', first, last: addDays(first, length - 1) };
}

/** Spoken hours of the clock. */
export interface SpokenHours {
  kind: 'hours';
  /** 0 to 23; undefined if only an end was spoken. */
  from: number | undefined;
  /** Undefined for a single hour. */
  to: number | undefined;
  /** Whether the hours belong to a night: "tonight at two". */
  isNight: boolean;
}

/** The spoken time of day. */
type SpokenTime = { kind: 'part'; part: DayPart } | SpokenHours;

const DAY_PART_BY_ID = new Map<string, DayPart>([
  ['MO', 'morning'],
  ['AF', 'afternoon'],
  ['EV', 'evening'],
  ['NI', 'night'],
]);

/**
 * Parses AMAZON.TIME values, `15:00`, `15:30` (rounded down to the hour) or `EV`, and the part of the day. An
 * hour takes precedence over a part; invalid values are ignored.
 */
export function parseSpokenTime({ time, untilTime, dayPart }: SpokenSlots): SpokenTime | undefined {
  const part = parseDayPart(dayPart) ?? parseDayPart(time);
  const until = parseDayPart(untilTime);
  const to = parseHour(untilTime, undefined) ?? (until && DAY_PART_HOURS[until].to);
  const from =
    parseHour(time, part) ?? (to === undefined ? undefined : part && DAY_PART_HOURS[part].from);
  if (from === undefined && to === undefined) return part && { kind: 'part', part };
  return { kind: 'hours', from, to, isNight: part === 'night' };
}

function parseDayPart(value: string | undefined): DayPart | undefined {
  return DAY_PART_BY_ID.get(value ?? '');
}

/** On a twelve-hour clock, "in the evening" distinguishes 8 from 20. */
function parseHour(value: string | undefined, part: DayPart | undefined): number | undefined {
  const hour = Number(/^(\d{2}):\d{2}/.exec(value ?? '')?.[1] ?? NaN);
  if (!(hour < 24)) return undefined;
  const earliest = part === 'night' ? DAY_PART_HOURS.night.to : 1;
  const isOfSecondHalf = part !== undefined && part !== 'morning';
  return isOfSecondHalf && hour >= earliest && hour < 12 ? hour + 12 : hour;
}

/** The meaning of an AMAZON.DURATION value: a number of hours or days from now. */
type DurationMeaning = { kind: 'hours'; count: number } | { kind: 'days'; count: number };

const DURATION_PATTERN =
  /^P(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const DAYS_PER_MONTH = 30;

/**
 * Parses an ISO 8601 duration into days if it has only days, else into hours, rounded up. Undefined for invalid
 * or empty durations. A count of many digits may be `Infinity`.
 */
export function parseAmazonDuration(value: string): DurationMeaning | undefined {
  const found = DURATION_PATTERN.exec(value);
  if (!found) return undefined;
  const [months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wholeDays = (months ?? 0) * DAYS_PER_MONTH + (weeks ?? 0) * 7 + (days ?? 0);
  const wholeHours = (hours ?? 0) + Math.ceil(((minutes ?? 0) + (seconds ?? 0) / 60) / 60);
  if (wholeHours > 0) return { kind: 'hours', count: wholeDays * 24 + wholeHours };
  return wholeDays > 0 ? { kind: 'days', count: wholeDays } : undefined;
}
