import { cardinal, genitive, ordinal } from './numerals.ts';

const MIDNIGHT = 0;
const NOON = 12;

/** Where "v" would be hard to say: `ve dvě`, `ve třiadvacet`. */
const NEEDS_VOWEL = /^(?:dv|tř|čt)/;

/** `v patnáct hodin`, `ve dvě hodiny`, `v poledne`, `o půlnoci`. */
export function atHour(hour: number): string {
  if (hour === MIDNIGHT) return 'o půlnoci';
  if (hour === NOON) return 'v poledne';
  if (hour === 1) return 'v jednu hodinu';
  const number = hour === 2 ? 'dvě' : cardinal(hour);
  return `${NEEDS_VOWEL.test(number) ? 've' : 'v'} ${number} ${hour < 5 ? 'hodiny' : 'hodin'}`;
}

/** After "od" and "do": `patnácti hodin`, `jedné hodiny`, `poledne`. */
export function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'půlnoci';
  if (hour === NOON) return 'poledne';
  return hour === 1 ? 'jedné hodiny' : `${genitive(hour)} hodin`;
}

/** The same with an adjective, from its stem: `dnešních patnácti hodin`, `dnešní jedné hodiny`. */
export function hourGenitiveOf(stem: string, hour: number): string {
  if (hour === NOON) return `${stem}ího ${hourGenitive(hour)}`;
  const isSingular = hour === MIDNIGHT || hour === 1;
  return `${stem}${isSingular ? 'í' : 'ích'} ${hourGenitive(hour)}`;
}

/** `mezi čtrnáctou a sedmnáctou hodinou`, `mezi dvaadvacátou hodinou a půlnocí`. */
export function betweenHours(from: number, to: number): string {
  if (to === MIDNIGHT) return `mezi ${ordinal(from, 'instrumental')} hodinou a půlnocí`;
  const start = from === MIDNIGHT ? 'půlnocí' : ordinal(from, 'instrumental');
  return `mezi ${start} a ${ordinal(to, 'instrumental')} hodinou`;
}
