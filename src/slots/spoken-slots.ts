import type { Slot } from 'ask-sdk-model';
import {
  isWhereabouts,
  WHEREABOUTS_BY_PHRASE,
  type Whereabouts,
} from '../languages/own-place-phrases.ts';
import { isPartOfToday, parseOutside, parseSpan } from './named-times.ts';

/** The slots of the intents as Alexa fills them; unspoken slots are missing. */
export interface SpokenSlots {
  /** AMAZON.DATE: `2026-11-21`, `2026-W47-WE`, `PRESENT_REF`. */
  date?: string | undefined;
  /** What the date was called, a `DayName`; Alexa sends but the date. */
  dayName?: string | undefined;
  untilDate?: string | undefined;
  otherDate?: string | undefined;
  /** `eitherHalf` for an hour of either half of the day, "at eight"; Alexa sends but the time. */
  timeName?: string | undefined;
  /** AMAZON.TIME: `15:00`, `EV`. */
  time?: string | undefined;
  untilTime?: string | undefined;
  /** Id of the custom type DayPart: `MO`, `AF`, `EV`, `NI`, `NIGHT_BEFORE`; the other is of "mornings or evenings". */
  dayPart?: string | undefined;
  otherDayPart?: string | undefined;
  /** The hour of the talk that another one is compared with; nobody says it. */
  otherTime?: string | undefined;
  /** `TODAY` if the part of the day is one of today: "tonight", but not "at night". */
  partOf?: 'TODAY' | undefined;
  /** AMAZON.DURATION: `PT6H`, `P3D`. */
  duration?: string | undefined;
  /** Id of the custom type Span: `NOW`, `SOON`, `NEXT_HOURS`, `NEXT_DAYS`, `WEEKEND`. */
  span?: string | undefined;
  /** Id of the custom type Span that is a day with a name: `CHRISTMAS_EVE`, `REST_OF_WEEK`. */
  namedDay?: string | undefined;
  /** Id of the custom type Span that is hours with a name: `WAY_HOME`, or `OUTSIDE`, which is now. */
  namedTime?: string | undefined;
  /** Id of the custom type PollenType: a type of the contract, or `ALL`. */
  pollenType?: string | undefined;
  /** The spoken name of a pollen type that the index lacks: `eiche`. */
  unknownPollen?: string | undefined;
  /** AMAZON.City: `frankfurt an der oder`. */
  place?: string | undefined;
  /** AMAZON.City: the second place of a comparison, of one's own by its id; missing for "here". */
  otherPlace?: string | undefined;
  /** The second place that is no name: "than there". */
  otherWhereabouts?: Whereabouts | undefined;
  /** `TALK` if not the question but the talk before it names one of the compared places. */
  comparedBy?: 'TALK' | undefined;
  /** The value of AMAZON.City that is no name: `HERE`, `HOME`, `THERE`. */
  whereabouts?: Whereabouts | undefined;
  /** AMAZON.NUMBER: the digits of a postcode, possibly without leading zeros. */
  postcode?: string | undefined;
  /** Id of the custom type Unit: `FAHRENHEIT`. */
  unit?: string | undefined;
  /** Id of the custom type Aspect: the subject of a follow-up, `wind`. */
  aspect?: string | undefined;
  /** Id of the custom types Direction and MoreOf: `WARMER`, `WINDIER`, `BETTER`. */
  direction?: string | undefined;
  /** Id of the custom type Trend: `COLDER` of "does it cool down", `NOT_COLDER` of "does it stay this warm". */
  trend?: string | undefined;
  /** Id of the custom type Change: `WARMER`, `SNOW`. */
  change?: string | undefined;
  /** Id of the custom type Choice: `FIRST`, `SECOND`, `THIRD`. */
  choice?: string | undefined;
  /** AMAZON.NUMBER: a temperature, without its sign. */
  number?: string | undefined;
  /** Id of the custom type Sign: `MINUS`, or `FREEZING` for the number itself. */
  sign?: string | undefined;
  /** Id of the custom type Stays, `STAYS`: whether a threshold holds the whole time. */
  stays?: string | undefined;
  /** Ids of the custom types WindPart, `WIND` or `GUSTS`, and Gusts of a question about them alone. */
  windPart?: string | undefined;
  gusts?: string | undefined;
  /** Id of the custom type WindSide, of wind or rain: `ABOVE`, `BELOW`, of Beaufort forces `ABOVE_FORCE`, `BELOW_FORCE`. */
  windSide?: string | undefined;
  /** Id of the custom type RainUnit, without the number that it may have: `MILLIMETRES`, `PERCENT`. */
  rainUnit?: string | undefined;
  /** Id of the custom type Compass: `NW`. */
  compass?: string | undefined;
  /** Id of the custom type Absent, `ABSENT` if the question denies, "it won't snow"; `WITHOUT` if it asks for none. */
  absent?: string | undefined;
  /** Id of the custom type Fine, `FINE` or `BAD`: whether the weather is asked to be so. */
  fine?: string | undefined;
  /** Id of the custom type Sky, `CLEAR`: what the question about clouds asks for instead of them. */
  sky?: string | undefined;
  /** Id of the custom type Warmth of a question for yes or no: `COLD`. */
  warmth?: string | undefined;
  /** Id of the custom type Tendency: `RISING`. */
  tendency?: string | undefined;
  /** Id of the custom type Quantity: `HUMIDITY`. */
  quantity?: string | undefined;
  /** Id of the custom type Subject: what no forecast has, `TIDE`. */
  subject?: string | undefined;
  /** Id of the custom type Activity: what advice is asked for, `picnic`. */
  activity?: string | undefined;
  /** Id of the custom type Excess, `HEAT`: of what there may be too much for the activity. */
  excess?: string | undefined;
  /** Id of the custom type Past: `LAST_NIGHT`, `TODAY`. */
  past?: string | undefined;
  /** The place of one's own that is meant, "Mama": its id of the custom type OwnPlace, else the spoken words. */
  ownPlace?: string | undefined;
  /** AMAZON.City: the place that a correction rejects. */
  wrongPlace?: string | undefined;
  /** Id of the custom types Detail, WhichDay, How and Clock, alone or before a question: `WHEN`, `WHICH_DAY`, `HOW`. */
  detail?: string | undefined;
  /** Id of the custom types Whether and IsThere of a question for yes or no: `WHETHER`, `WHETHER_MUCH`, `IS_THERE`. */
  whether?: string | undefined;
  /** Id of the custom type Either, `EITHER`: what somebody does or takes otherwise, "or the train". */
  either?: string | undefined;
  /** Id of the custom type KeepsTime before another day, "no, I meant Saturday", "tomorrow, same time": `KEEPS_TIME`. */
  keepsTime?: string | undefined;
  /** Id of the custom type SmallTalk: `THANKS`. */
  smallTalk?: string | undefined;
  /** Id of the custom type Alert: what somebody wants to be told of unasked, `THUNDERSTORM`; `OTHER` for other words. */
  alert?: string | undefined;
  /** Id of the custom type AlertLevel: from how much on, `SEVERE`. */
  alertLevel?: string | undefined;
  /** Id of the custom type Quiet, `NEVER`: told at night, too. */
  quiet?: string | undefined;
}

const UNRECOGNIZED_VALUE = '?';

/** The id of words that the interaction model knows but the skill has no answer to; other words have no id. */
const OTHER_ID = 'OTHER';

/** Slots whose spoken words count, by the field that they fill. */
const WORDS = ['date', 'untilDate', 'otherDate', 'time', 'untilTime', 'duration', 'postcode', 'number', 'wrongPlace'] as const satisfies (keyof SpokenSlots)[]; // prettier-ignore

/** Slots of custom types, whose id counts. */
const IDS = [
  'unit', 'aspect', 'direction', 'trend', 'change', 'choice', 'quantity', 'subject', 'activity', 'excess', 'sign',
  'stays', 'windPart', 'gusts', 'windSide', 'compass', 'absent', 'fine', 'sky', 'tendency', 'warmth', 'past',
  'detail', 'whether', 'either', 'keepsTime', 'smallTalk', 'otherDayPart',
  'alertLevel', 'quiet',
] as const satisfies (keyof SpokenSlots)[]; // prettier-ignore
/** Slots whose id fills another field. */
const FIELDS = [['moreOf', 'direction'], ['when', 'detail'], ['whichDay', 'detail'], ['how', 'detail'], ['clock', 'detail'], ['isThere', 'whether']] as const; // prettier-ignore

/** By slot; of two that fill one field, the first wins. */
const PARSERS: readonly (readonly [slot: string, parse: (slot: Slot) => SpokenSlots])[] = [
  // Before the number: half an inch has its own.
  ['rainUnit', (slot) => parseRainUnit(getResolvedId(slot))],
  ...WORDS.map((name) => [name, (slot: Slot) => ({ [name]: parseSlotValue(slot.value) })] as const),
  ...IDS.map((name) => [name, (slot: Slot) => ({ [name]: getResolvedId(slot) })] as const),
  ['date', (slot) => ({ dayName: readName(slot) })],
  ['time', (slot) => ({ timeName: readName(slot) })],
  ...FIELDS.map(([name, id]) => [name, (slot: Slot) => ({ [id]: getResolvedId(slot) })] as const),
  ['dayPart', parseDayPart],
  ['span', (slot) => parseSpan(getResolvedId(slot))],
  ['pollenType', parsePollenSlot],
  ['alert', (slot) => ({ alert: getResolvedId(slot) ?? OTHER_ID })],
  ['ownPlace', (slot) => ({ ownPlace: getResolvedId(slot) ?? parseSlotValue(slot.value) })],
  ['place', parsePlaceSlot],
  ['otherPlace', parseOtherPlaceSlot],
];

/** Parses the slots of a request; custom types yield the id of the resolved value. Unspoken ones are missing. */
export function parseSlots(slots: Record<string, Slot> | null | undefined): SpokenSlots {
  const spoken: Record<string, string> = {};
  for (const [name, parse] of PARSERS) {
    const slot = slots?.[name];
    if (slot === undefined || !isSpoken(slot)) continue;
    for (const [field, value] of Object.entries(parse(slot))) {
      if (value !== undefined) spoken[field] ??= value;
    }
  }
  return spoken;
}

/** The platform sends all slots of an intent, most of them empty. */
function isSpoken({ value, slotValue, resolutions }: Slot): boolean {
  return value !== undefined || slotValue !== undefined || resolutions !== undefined;
}

function readName({ slotValue }: Slot): string | undefined {
  return slotValue?.type === 'Simple' ? getResolvedId(slotValue) : undefined;
}

function parseDayPart(slot: Slot): SpokenSlots {
  return {
    dayPart: getResolvedId(slot),
    partOf: isPartOfToday(parseSlotValue(slot.value)) ? 'TODAY' : undefined,
  };
}

function parsePlaceSlot(slot: Slot): SpokenSlots {
  const spoken = parseSlotValue(slot.value);
  return {
    ...(parseOutside(spoken) ?? parsePlaceWords(spoken)),
    ownPlace: findOwnPlaceId(getResolvedId(slot)),
  };
}

function parseOtherPlaceSlot(slot: Slot): SpokenSlots {
  const { place, whereabouts } = parsePlaceWords(parseSlotValue(slot.value));
  return {
    otherPlace: findOwnPlaceId(getResolvedId(slot)) ?? place,
    otherWhereabouts: whereabouts,
  };
}

/** Drops empty slots. */
export function pickFilledSlots(slots: SpokenSlots): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(slots)) if (value !== undefined) filled[name] = value;
  return filled;
}

/** The name of a place, or the whereabouts that are none. */
export function parsePlaceWords(spoken: string | undefined): {
  place?: string;
  whereabouts?: Whereabouts;
} {
  if (spoken === undefined) return {};
  const whereabouts = WHEREABOUTS_BY_PHRASE.get(spoken.toLowerCase());
  return whereabouts === undefined ? { place: spoken } : { whereabouts };
}

/** The numbers of units that people say without one: "half an inch". */
const RAIN_NUMBERS: Readonly<Record<string, Pick<SpokenSlots, 'number' | 'rainUnit'>>> = {
  MILLIMETRE: { number: '1', rainUnit: 'MILLIMETRES' },
  INCH: { number: '1', rainUnit: 'INCHES' },
  HALF_INCH: { number: '0.5', rainUnit: 'INCHES' },
  QUARTER_INCH: { number: '0.25', rainUnit: 'INCHES' },
};

function parseRainUnit(id = ''): Pick<SpokenSlots, 'number' | 'rainUnit'> {
  return RAIN_NUMBERS[id] ?? (id === '' ? {} : { rainUnit: id });
}

function parsePollenSlot(slot: Slot): Pick<SpokenSlots, 'pollenType' | 'unknownPollen'> {
  const id = getResolvedId(slot);
  if (id !== undefined && id !== OTHER_ID) return { pollenType: id };
  return { unknownPollen: parseSlotValue(slot.value) };
}

function getResolvedId(slot: Pick<Slot, 'resolutions'>): string | undefined {
  const results = slot.resolutions?.resolutionsPerAuthority ?? [];
  return results.find(({ status }) => status.code === 'ER_SUCCESS_MATCH')?.values[0]?.value.id;
}

/** `AMAZON.City` is extended by the ids of Whereabouts and of OwnPlace. */
function findOwnPlaceId(id: string | undefined): string | undefined {
  return id === undefined || isWhereabouts(id) ? undefined : id;
}

function parseSlotValue(value: string | undefined): string | undefined {
  const words = value?.trim();
  return words === '' || words === UNRECOGNIZED_VALUE ? undefined : words;
}
