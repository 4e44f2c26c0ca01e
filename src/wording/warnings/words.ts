import type { WarnGroup } from '../../contract/public/warnings.ts';
import type { WarningSeverity } from '../../weather/warning.ts';
import type { Companion, WarningEvent } from '../../weather/warning-event.ts';

/** A language's words for warnings: labels, without an article. */
export interface WarningWords {
  /** A warning of that severity, as the title of one: `Severe weather warning`. */
  severities: Readonly<Record<WarningSeverity, string>>;
  groups: Readonly<Record<WarnGroup, string>>;
  /** Only of languages that the weather service does not write its warnings in. */
  events?: EventWords;
}

export interface EventWords {
  names: Readonly<Record<WarningEvent, string>>;
  /** What a thunderstorm comes with, in the form that stands after the word before it. */
  companions: Readonly<Record<Companion, string>>;
  /** The word between a thunderstorm and what it comes with. */
  with: string;
  /** What an early notice of a warning that may follow is called. */
  premonition: string;
}

const LOADERS: Readonly<Record<string, () => Promise<WarningWords>>> = {
  cs: async () => (await import('./cs.ts')).czech,
  da: async () => (await import('./da.ts')).danish,
  de: async () => (await import('./de.ts')).german,
  en: async () => (await import('./en.ts')).english,
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
  it: async () => (await import('./it.ts')).italian,
  nl: async () => (await import('./nl.ts')).dutch,
  pl: async () => (await import('./pl.ts')).polish,
  ro: async () => (await import('./ro.ts')).romanian,
  sk: async () => (await import('./sk.ts')).slovak,
  sv: async () => (await import('./sv.ts')).swedish,
};

/** The languages that warnings have words in, bare: `de`. */
export const warningLanguages: readonly string[] = Object.keys(LOADERS);

/** Loaded when they are first needed. */
export async function loadWarningWords(language: string): Promise<WarningWords> {
  const load = LOADERS[language];
  if (!load) throw new Error(`There are no words for warnings in ${language}`);
  return load();
}
