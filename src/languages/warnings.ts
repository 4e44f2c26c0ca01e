import eventNames from './event-names.json' with { type: 'json' };
import type { WarningWords, EventWords } from './types.ts';
import type { CodedEvent, WarningSeverity } from '../weather/warning.ts';

const WARNING_WORDS_LOADERS: Readonly<Record<string, () => Promise<WarningWords>>> = {
  cs: async () => (await import('./cs/words.ts')).czechWarnings,
  da: async () => (await import('./da/names.ts')).danishWarnings,
  de: async () => ({
    ...(await import('./de/words.ts')).germanWarnings,
    events: eventNames.de,
  }),
  en: async () => (await import('./en/words.ts')).englishWarnings,
  es: async () => ({
    ...(await import('./es/words.ts')).spanishWarnings,
    events: eventNames.es,
  }),
  fr: async () => ({
    ...(await import('./fr/words.ts')).frenchWarnings,
    events: eventNames.fr,
  }),
  it: async () => (await import('./it/warnings.ts')).italianWarnings,
  nl: async () => (await import('./nl/warnings.ts')).dutchWarnings,
  pl: async () => ({
    ...(await import('./pl/words.ts')).polishWarnings,
    events: eventNames.pl,
  }),
  ro: async () => ({
    ...(await import('./ro/sentences.ts')).romanianWarnings,
    events: eventNames.ro,
  }),
  sk: async () => (await import('./sk/words.ts')).slovakWarnings,
  sv: async () => (await import('./sv/names.ts')).swedishWarnings,
};

/** The languages that warnings have words in, bare: `de`. */
export const warningLanguages: readonly string[] = Object.keys(WARNING_WORDS_LOADERS);

/** Loaded when they are first needed. */
export async function loadWarningWords(language: string): Promise<WarningWords> {
  const load = WARNING_WORDS_LOADERS[language];
  if (!load) throw new Error(`There are no words for warnings in ${language}`);
  return load();
}

/**
 * What is warned of: `violento temporale con grandine`.
 *
 * @param language BCP 47, for the commas and the "and" of a list
 */
export function describeWarningEvent(
  { event, companions }: CodedEvent,
  { names, companions: called, with: joint }: EventWords,
  language: string,
): string {
  if (companions.length === 0) return names[event];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return `${names[event]} ${joint} ${list.format(companions.map((each) => called[each]))}`;
}

/** The title of a warning: `Allerta meteo grave: tempesta`, `Preavviso: tempesta`. */
export function describeWarningHeadline(
  event: string,
  severity: WarningSeverity,
  isPremonition: boolean,
  { severities, events }: WarningWords,
): string {
  const level = isPremonition && events ? events.premonition : severities[severity];
  return `${level}${events?.colon ?? ': '}${event}`;
}
