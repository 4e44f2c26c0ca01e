import { ordinal } from './numerals.ts';

const MIDNIGHT = 0;
const NOON = 12;

/** `o pätnástej`, `o jednej`, `napoludnie`, `o polnoci`. */
export function atHour(hour: number): string {
  return hour === NOON ? 'napoludnie' : `o ${hourGenitive(hour)}`;
}

/** After "od" and "do", and for all but noon after "o": `pätnástej`, `jednej`, `poludnia`, `polnoci`. */
export function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'polnoci';
  if (hour === NOON) return 'poludnia';
  return hour === 1 ? 'jednej' : ordinal(hour, 'hour');
}

/** `medzi štrnástou a sedemnástou`, `medzi dvadsiatou druhou a polnocou`. */
export function betweenHours(from: number, to: number): string {
  return `medzi ${hourBetween(from)} a ${hourBetween(to)}`;
}

function hourBetween(hour: number): string {
  if (hour === MIDNIGHT) return 'polnocou';
  return hour === 1 ? 'jednou' : ordinal(hour, 'between');
}
