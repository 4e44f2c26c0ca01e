import type { Locale } from '../../../wording/locale.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import type { Labels } from './labels.ts';

const byLanguage: Readonly<Record<string, Labels>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};

/** The labels of a locale's language; German where there are none in it. */
export function labelsFor({ tag }: Locale): Labels {
  return byLanguage[tag.split('-')[0] ?? ''] ?? german;
}
