import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  SPOKEN_WARN_GROUPS,
  type SpokenWarnGroup,
} from '../../src/languages/subscription-phrases.ts';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import { addDays, type LocalDate } from '../../src/time/local-time.ts';
import type { WarningSeverity } from '../../src/weather/warning.ts';
import { dayOfWish, WishSchema, type Wish } from '../../src/watch/subscription.ts';
import { readSpokenSpeed, readSpokenTemperature, type Units } from '../../src/wording/units.ts';

/** What was not understood of a wish: everything, or of which pollen. */
export type UnclearWish = 'whatOf' | 'whichPlants';

interface WishContext {
  units: Units;
  /** The day at the place, and that of the night that is told of. */
  today: LocalDate;
  night: LocalDate;
  /** Whether official warnings are known where the place is. */
  hasWarnings: boolean;
}

/** Severities by the id of the slot type Alert. */
const SEVERITY_BY_ALERT: Readonly<Record<string, WarningSeverity>> = {
  ANY_WARNING: 1,
  WARNING: 2,
  SEVERE_WEATHER: 3,
  EXTREME_WEATHER: 4,
};

/** Severities, and levels of pollen, by the id of the slot type AlertLevel. */
const SEVERITY_BY_LEVEL: Readonly<Record<string, WarningSeverity>> = {
  ANY: 1,
  MODERATE: 2,
  SEVERE: 3,
  EXTREME: 4,
};
const POLLEN_LEVEL_BY_LEVEL = { ANY: 1, MODERATE: 2, SEVERE: 3, EXTREME: 3 } as const;

/** Below these, a warning of the group is of what happens every week. */
const MIN_SEVERITY_OF_GROUP: Partial<Record<SpokenWarnGroup, WarningSeverity>> = { WIND: 2 };

const GROUP_BY_ALERT: Readonly<Record<string, SpokenWarnGroup>> = {
  ...Object.fromEntries(SPOKEN_WARN_GROUPS.map((group) => [group, group])),
  HEAVY_RAIN: 'RAIN',
};

/** Where no number is said: gusts that break branches, a hot day, a day of spring. */
const GUSTS_KMH = 60;
const GUSTS_MPH = 40;
const STORM_KMH = 75;
const HOT_C = 30;
const WARM_C = 20;

/**
 * Reads what somebody wants to be told of.
 *
 * @returns `unofferedHere` for an official warning of a country whose warnings are not known
 */
export function parseWish(
  slots: SpokenSlots,
  context: WishContext,
): Wish | UnclearWish | 'unofferedHere' {
  const wish = composeWish(slots, context);
  if (typeof wish === 'string') return wish;
  // A limit that no weather reaches.
  return WishSchema.safeParse(wish).data ?? 'whatOf';
}

function composeWish(
  slots: SpokenSlots,
  context: WishContext,
): Wish | UnclearWish | 'unofferedHere' {
  const { alert = '', pollenType } = slots;
  const { units, today, night } = context;
  const number = parseNumber(slots);
  const isOfPollen = (pollenType ?? slots.unknownPollen) !== undefined;
  if (isOfPollen) return composePollenWish(slots);
  // "When it is 30 degrees": the number of no severity.
  if (alert === '' && number !== undefined && number > SEVERITIES.length) {
    return { kind: 'heat', minCelsius: readSpokenTemperature(number, units) };
  }
  switch (alert) {
    case 'RAIN':
      return composeRainWish(slots, today);
    case 'RAINY_DAY':
      return { kind: 'rainToday' };
    case 'SNOW':
      return { kind: 'snow' };
    case 'FROST': {
      // "When it freezes tomorrow" is of the morning, which this night goes before.
      const isTomorrow = slots.date === addDays(today, 1) && slots.dayPart === undefined;
      const isTonight = slots.date === today || slots.partOf === 'TODAY';
      if (isTomorrow) return { kind: 'frostTonight', day: today };
      return { kind: 'frostTonight', ...(isTonight && { day: night }) };
    }
    case 'GUSTS': {
      const said = number ?? (units.speed === 'milesPerHour' ? GUSTS_MPH : undefined);
      return {
        kind: 'gusts',
        minKmh: said === undefined ? GUSTS_KMH : readSpokenSpeed(said, units),
      };
    }
    case 'WARM_DAY':
      return { kind: 'warmDay', minCelsius: readDegrees(number, units) ?? WARM_C };
    case 'HEAT': {
      const minCelsius = readDegrees(number, units);
      if (minCelsius !== undefined) return { kind: 'heat', minCelsius };
      return context.hasWarnings ? composeWarningWish(slots) : { kind: 'heat', minCelsius: HOT_C };
    }
    case 'WIND':
      if (!context.hasWarnings) return { kind: 'gusts', minKmh: STORM_KMH };
      return composeWarningWish(slots);
    default: {
      const wish = composeWarningWish(slots);
      return wish === 'whatOf' || context.hasWarnings ? wish : 'unofferedHere';
    }
  }
}

/** "When it rains": before it begins. "When it rains tomorrow": on that day. "Each day", "on weekends": on any. */
function composeRainWish({ date, dayPart, span }: SpokenSlots, today: LocalDate): Wish {
  if (date !== undefined && SINGLE_DAY.test(date) && date >= today) {
    return { kind: 'rainToday', day: date };
  }
  return (date ?? dayPart ?? span) === undefined ? { kind: 'rainSoon' } : { kind: 'rainToday' };
}

/** A date of a day, not of a week or a month. */
const SINGLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

function composePollenWish({ pollenType, alertLevel }: SpokenSlots): Wish | UnclearWish {
  const type = POLLEN_TYPES.find((one) => one === pollenType);
  if (type === undefined) return 'whichPlants';
  return {
    kind: 'pollen',
    type,
    minLevel: isAlertLevel(alertLevel) ? POLLEN_LEVEL_BY_LEVEL[alertLevel] : 2,
  };
}

function isAlertLevel(id: string | undefined): id is keyof typeof POLLEN_LEVEL_BY_LEVEL {
  return id !== undefined && id in POLLEN_LEVEL_BY_LEVEL;
}

/** "From level three on": the number is one of the four severities. */
function composeWarningWish(slots: SpokenSlots): Wish | 'whatOf' {
  const { alert = '', alertLevel = '' } = slots;
  const number = parseNumber(slots);
  if (alert === 'OTHER') return 'whatOf';
  const numbered = SEVERITIES.find((severity) => severity === number);
  if (number !== undefined && numbered === undefined) return 'whatOf';
  const group = GROUP_BY_ALERT[alert];
  const spoken = numbered ?? SEVERITY_BY_LEVEL[alertLevel];
  if (group !== undefined) {
    const minSeverity = spoken ?? MIN_SEVERITY_OF_GROUP[group] ?? 1;
    return { kind: 'warnings', minSeverity, groups: [group] };
  }
  const minSeverity = spoken ?? SEVERITY_BY_ALERT[alert];
  return minSeverity === undefined ? 'whatOf' : { kind: 'warnings', minSeverity, groups: null };
}

const SEVERITIES = [1, 2, 3, 4] as const;

function parseNumber({ number, sign }: SpokenSlots): number | undefined {
  const value = Number(number);
  if (number === undefined || Number.isNaN(value)) return undefined;
  return sign === 'MINUS' ? -value : value;
}

function readDegrees(number: number | undefined, units: Units): number | undefined {
  return number === undefined ? undefined : readSpokenTemperature(number, units);
}

/** Whether two wishes are about the same: the newer one replaces the older. */
export function isSameSubject(one: Wish, other: Wish): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'pollen' && other.kind === 'pollen') return one.type === other.type;
  if (one.kind === 'warnings' && other.kind === 'warnings') {
    return String(one.groups) === String(other.groups);
  }
  // What is asked for one day leaves that of every day.
  return dayOfWish(one) === dayOfWish(other);
}

/** What "stop warning me about storms" ends: the warnings of the group, and the wish on the forecast that is like it. */
const KINDS_BY_ALERT: Readonly<Record<string, readonly Wish['kind'][]>> = {
  RAIN: ['rainSoon', 'rainToday'],
  RAINY_DAY: ['rainToday'],
  SNOW: ['snow'],
  FROST: ['frostTonight'],
  GUSTS: ['gusts'],
  WIND: ['gusts'],
  HEAT: ['heat'],
  WARM_DAY: ['warmDay'],
};

/** Whether a wish is meant by "stop warning me about …". */
export function isMeant(
  wish: Wish,
  { alert = '', pollenType, unknownPollen }: SpokenSlots,
): boolean {
  if (unknownPollen !== undefined) return false;
  const plant = POLLEN_TYPES.find((type) => type === pollenType);
  if (wish.kind === 'pollen' && pollenType !== undefined) return wish.type === (plant ?? wish.type);
  if (wish.kind !== 'warnings') return KINDS_BY_ALERT[alert]?.includes(wish.kind) === true;
  if (wish.groups === null) return alert in SEVERITY_BY_ALERT;
  const group = GROUP_BY_ALERT[alert];
  return group !== undefined && wish.groups.includes(group);
}
