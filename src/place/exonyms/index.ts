import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { romanian } from './ro.ts';
import { slovak } from './sk.ts';
import { swedish } from './sv.ts';
import type { Exonyms } from './exonyms.ts';

/** By language. */
export const EXONYMS: Readonly<Record<string, Exonyms>> = {
  cs: czech,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  ro: romanian,
  sk: slovak,
  sv: swedish,
};
