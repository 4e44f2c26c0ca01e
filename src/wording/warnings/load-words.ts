import type { WarningWords } from './words.ts';

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
