import type { PollenType, WarnGroup } from '../contract/parameters.ts';
import type { WarningSeverity } from '../weather/warning.ts';
import type { QuietHours, Wish } from '../watch/subscription.ts';
import { createListFormat } from '../wording/grammar.ts';
import { toSpokenSpeed, toSpokenTemperature, type Units } from '../wording/units.ts';
import type { LocalDate } from '../time/local-time.ts';
import type { Locale } from '../wording/language.ts';
import { toNamedDay } from '../wording/plan/statement.ts';
import type { Prompt } from './types.ts';

/** The groups of official warnings that people ask for by name. */
export const SPOKEN_WARN_GROUPS = [
  'THUNDERSTORM',
  'WIND',
  'TORNADO',
  'RAIN',
  'HAIL',
  'GLAZE',
  'FOG',
  'HEAT',
  'UV',
] as const satisfies readonly WarnGroup[];
export type SpokenWarnGroup = (typeof SPOKEN_WARN_GROUPS)[number];

/** When somebody is told, as it stands after "I'll let you know": "when rain is about to start". */
export interface ConditionPhrases {
  /** Official warnings of all kinds, from a severity on. */
  warnings: Readonly<Record<WarningSeverity, string>>;
  /** Warnings of one group; `isSevere`: of the two upper severities only. */
  warningsOf: (group: string, isSevere: boolean) => string;
  groups: Readonly<Record<SpokenWarnGroup, string>>;
  rainSoon: string;
  rainToday: string;
  /** On the day of the request only. */
  rainOnlyToday: string;
  /** On a later day only: `tomorrow`, `on Saturday`. */
  rainOnlyOn: (day: string) => string;
  frostTonight: string;
  /** In the night that follows only. */
  frostOnlyTonight: string;
  snow: string;
  /** `80 kilometres per hour`. */
  gusts: (speed: string) => string;
  heat: (degrees: number) => string;
  warmDay: (degrees: number) => string;
  /** Pollen of a type, from a level on: 1 low to 3 high. */
  pollen: (plant: string, level: 1 | 2 | 3) => string;
  plants: Readonly<Record<PollenType, string>>;
  /** From km/h: `80 kilometres per hour`. */
  speed: (kilometresPerHour: number, units: Units) => string;
}

/** The skill's sentences for those who want to be told unasked. */
export interface SubscriptionPhrases {
  conditions: ConditionPhrases;
  /** After a wish: of which place, and when. */
  subscribed: (place: string, conditions: string) => string;
  /** All that somebody is told of. */
  list: (place: string, conditions: string) => string;
  /** Hours without messages, as `clock` writes them. */
  quiet: (from: string, to: string) => string;
  neverQuiet: string;
  /** `22 Uhr`, from minutes after midnight. */
  clock: (minute: number) => string;
  howToStop: string;
  /** Where the platform may not notify yet. */
  allow: string;
  stopped: (conditions: string) => string;
  stoppedAll: string;
  /** After "stop": there was nothing. */
  none: Prompt;
  /** After "do you warn me about fog?" */
  yes: (conditions: string) => string;
  /** The others; `shallI` follows. */
  no: (conditions: string) => string;
  /** A question to be answered with yes or no. */
  shallI: string;
  /** After "stop warning me about fog": there are others. */
  notWished: (conditions: string) => string;
  /** What to warn of was not understood. */
  whatOf: Prompt;
  whichPlants: Prompt;
  full: string;
  /** Nobody can be told by this process. */
  unavailable: string;
  /** For this country no official warnings are known; what can be told instead. */
  noWarnings: (place: string) => string;
  /** After the home is forgotten. */
  stoppedWithHome: string;
}

/** Plants as a condition names them, from the forms that the sentences about pollen have of them. */
export function mapPlants<Name>(
  names: Readonly<Record<PollenType, Name>>,
  word: (name: Name) => string,
): ConditionPhrases['plants'] {
  const { Ambrosia, Beifuss, Birke, Erle, Esche, Graeser, Hasel, Roggen } = names;
  return {
    Ambrosia: word(Ambrosia),
    Beifuss: word(Beifuss),
    Birke: word(Birke),
    Erle: word(Erle),
    Esche: word(Esche),
    Graeser: word(Graeser),
    Hasel: word(Hasel),
    Roggen: word(Roggen),
  };
}

/** Speeds in the units that listeners choose; others are theirs in kilometres per hour. */
export function createScaledSpeed(
  names: Readonly<Record<'kilometresPerHour' | 'milesPerHour' | 'metresPerSecond', string>>,
): ConditionPhrases['speed'] {
  return (kilometresPerHour, units) => {
    const unit = isNamed(units.speed) ? units.speed : 'kilometresPerHour';
    return `${toSpokenSpeed(kilometresPerHour, { ...units, speed: unit })} ${names[unit]}`;
  };

  function isNamed(unit: string): unit is keyof typeof names {
    return unit in names;
  }
}

/** By language, without German. */
const LOADERS: Readonly<Record<string, (tag: string) => Promise<SubscriptionPhrases>>> = {
  en: async () => (await import('./en/subscriptions.ts')).englishSubscriptions,
  es: async () => (await import('./es/subscriptions.ts')).spanishSubscriptions,
  fr: async (tag) =>
    (await import('./fr/subscriptions.ts')).createFrenchSubscriptions(
      tag === 'fr-CA' ? 'CA' : 'FR',
    ),
  it: async () => (await import('./it/subscriptions.ts')).italianSubscriptions,
  nl: async () => (await import('./nl/subscriptions.ts')).dutchSubscriptions,
  pl: async () => (await import('./pl/subscriptions.ts')).polishSubscriptions,
  sv: async () => (await import('./sv/subscriptions.ts')).swedishSubscriptions,
};

/**
 * Loads the sentences of a language; a turn about anything else does without.
 *
 * @param tag BCP 47; German where there are none in it
 */
export async function loadSubscriptionPhrases(tag: string): Promise<SubscriptionPhrases> {
  const load = LOADERS[tag.split('-')[0] ?? ''];
  return load ? load(tag) : (await import('./de/subscriptions.ts')).germanSubscriptions;
}

/** Who hears of wishes. */
export interface WishListener {
  locale: Pick<Locale, 'tag' | 'language'>;
  units: Units;
  /** The day at the place. */
  today: LocalDate;
}

/** "When it rains, and when it freezes overnight". */
export function describeWishes(
  wishes: readonly Wish[],
  words: SubscriptionPhrases,
  listener: WishListener,
): string {
  const { tag } = listener.locale;
  return createListFormat(tag).format(wishes.map((wish) => describeWish(wish, words, listener)));
}

/** The hours without messages; null: there are none. */
export function describeQuiet(quiet: QuietHours | null, words: SubscriptionPhrases): string {
  if (!quiet) return words.neverQuiet;
  return words.quiet(words.clock(quiet.from), words.clock(quiet.to));
}

/** "When rain is about to start". */
function describeWish(
  wish: Wish,
  { conditions }: SubscriptionPhrases,
  { units, today, locale }: WishListener,
): string {
  switch (wish.kind) {
    case 'warnings':
      return describeWarnings(wish, conditions);
    case 'rainToday':
      if (wish.day === undefined) return conditions.rainToday;
      if (wish.day === today) return conditions.rainOnlyToday;
      return conditions.rainOnlyOn(
        locale.language.day(toNamedDay(wish.day, { today, place: null })),
      );
    case 'frostTonight':
      return wish.day === undefined ? conditions.frostTonight : conditions.frostOnlyTonight;
    case 'rainSoon':
    case 'snow':
      return conditions[wish.kind];
    case 'gusts':
      return conditions.gusts(conditions.speed(wish.minKmh, units));
    case 'heat':
    case 'warmDay':
      return conditions[wish.kind](toSpokenTemperature(wish.minCelsius, units));
    case 'pollen':
      return conditions.pollen(conditions.plants[wish.type], wish.minLevel);
  }
}

function describeWarnings(
  { minSeverity, groups }: Extract<Wish, { kind: 'warnings' }>,
  conditions: SubscriptionPhrases['conditions'],
): string {
  const group = SPOKEN_WARN_GROUPS.find((one) => groups?.includes(one));
  if (group === undefined) return conditions.warnings[minSeverity];
  return conditions.warningsOf(conditions.groups[group], minSeverity >= SEVERE);
}

const SEVERE = 3;
