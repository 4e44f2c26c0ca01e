import type { Slot } from 'ask-sdk-model';

/** The slots of the intents as Alexa fills them; what was not said is missing. */
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
  /** Words said for a type of pollen that the index does not have: `eiche`. */
  unknownPollen?: string | undefined;
  /** AMAZON.City: `frankfurt an der oder`; missing where it is said to be here. */
  place?: string | undefined;
  /** AMAZON.NUMBER: the digits of a postcode, leading zeros perhaps lost. */
  postcode?: string | undefined;
  /** Id of the custom type Unit: `FAHRENHEIT`. */
  unit?: string | undefined;
  /** Id of the custom type Aspect: what a follow-up asks for, `wind`. */
  aspect?: string | undefined;
  /** Id of the custom type Direction: `WARMER`, `COLDER`. */
  direction?: string | undefined;
  /** Id of the custom type Choice: `FIRST`, `SECOND`, `THIRD`. */
  choice?: string | undefined;
  /** Id of the custom type Quantity: what no operation has, `HUMIDITY`. */
  quantity?: string | undefined;
}

const NOT_UNDERSTOOD = '?';

/** What people say instead of a name where they are, in the languages of the skill. */
const HERE = new Set([
  'hier', 'hier bei mir', 'bei mir', 'bei uns', 'zu hause', 'zuhause', 'daheim', 'draußen', 'vor ort',
  'here', 'where i am', 'my location', 'my area', 'my city', 'my town', 'home', 'at home', 'outside',
  'ici', 'chez moi', 'chez nous', 'à la maison', 'dehors', 'où je suis',
  'qui', 'qua', 'da me', 'da noi', 'a casa', 'fuori', 'dove sono',
  'aquí', 'acá', 'en casa', 'fuera', 'donde estoy', 'mi ciudad',
  'bij mij', 'bij ons', 'thuis', 'buiten', 'waar ik ben',
]); // prettier-ignore

/** What they say instead of a name that was said before. */
const THERE = new Set([
  'dort', 'da', 'dahin', 'there', 'over there', 'là', 'là-bas', 'lì', 'laggiù', 'ahí', 'allí', 'allá',
  'daar',
]); // prettier-ignore

/** Whether "there" was said: the place of the question before. */
export function isThere({ place = '' }: Pick<SpokenSlots, 'place'>): boolean {
  return THERE.has(place.toLowerCase());
}

/** Reads the slots of a request; of custom types the id that a synonym stands for. */
export function readSlots(slots: Record<string, Slot> | undefined): SpokenSlots {
  const value = (name: string) => said(slots?.[name]?.value);
  const id = (name: string) => idOf(slots?.[name]);
  return {
    date: value('date'),
    untilDate: value('untilDate'),
    time: value('time'),
    untilTime: value('untilTime'),
    dayPart: id('dayPart'),
    duration: value('duration'),
    span: id('span'),
    ...pollenOf(slots?.['pollenType']),
    place: elsewhere(value('place')),
    postcode: value('postcode'),
    unit: id('unit'),
    aspect: id('aspect'),
    direction: id('direction'),
    choice: id('choice'),
    quantity: id('quantity'),
  };
}

/** The slots that were filled, without the empty ones. */
export function filledSlots(slots: SpokenSlots): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(slots)) if (value !== undefined) filled[name] = value;
  return filled;
}

/** Plants that the model knows and the index does not share one id; others have none. */
const NO_POLLEN_TYPE = 'OTHER';

function pollenOf(slot: Slot | undefined): Pick<SpokenSlots, 'pollenType' | 'unknownPollen'> {
  const id = idOf(slot);
  if (id !== undefined && id !== NO_POLLEN_TYPE) return { pollenType: id };
  return { unknownPollen: said(slot?.value) };
}

function idOf(slot: Slot | undefined): string | undefined {
  for (const { status, values } of slot?.resolutions?.resolutionsPerAuthority ?? []) {
    if (status.code === 'ER_SUCCESS_MATCH') return values[0]?.value.id;
  }
  return undefined;
}

function elsewhere(place: string | undefined): string | undefined {
  return place !== undefined && HERE.has(place.toLowerCase()) ? undefined : place;
}

function said(value: string | undefined): string | undefined {
  const words = value?.trim();
  return words === '' || words === NOT_UNDERSTOOD ? undefined : words;
}
