import { czechListener } from './cs.ts';
import { danishListener } from './da.ts';
import { germanListener } from './de.ts';
import { englishListener } from './en.ts';
import { spanishListener } from './es.ts';
import { frenchListener } from './fr.ts';
import { italianListener } from './it.ts';
import { dutchListener } from './nl.ts';
import { polishListener } from './pl.ts';
import { romanianListener } from './ro.ts';
import { slovakListener } from './sk.ts';
import { swedishListener } from './sv.ts';
import type { Listener, SkillListener } from './listener.ts';

/** By language; those of the skill's languages in the first. */
const skillListeners: Readonly<Record<string, SkillListener>> = {
  de: germanListener,
  en: englishListener,
  es: spanishListener,
  fr: frenchListener,
  it: italianListener,
  nl: dutchListener,
};
const serviceListeners: Readonly<Record<string, Listener>> = {
  cs: czechListener,
  da: danishListener,
  pl: polishListener,
  ro: romanianListener,
  sk: slovakListener,
  sv: swedishListener,
};

export function listenerOf(tag: string): Listener {
  return found({ ...serviceListeners, ...skillListeners }, tag);
}

export function skillListenerOf(tag: string): SkillListener {
  return found(skillListeners, tag);
}

function found<Found>(listeners: Readonly<Record<string, Found>>, tag: string): Found {
  const listener = listeners[tag.split('-')[0] ?? ''];
  if (!listener) throw new Error(`nobody hears what is said in ${tag}: add it to heard/index.ts`);
  return listener;
}
