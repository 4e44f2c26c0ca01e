import { joined } from '../../../joined.ts';
import type {
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
} from '../../../plan/questions/fact-statement.ts';
import { atClock } from '../clock.ts';
import { placeWords } from '../place.ts';
import { dayWords } from '../time.ts';
import { dayOfClock } from './clock.ts';

const VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: 'ha salido', coming: 'saldrá' },
  sunset: { past: 'se ha puesto', coming: 'se pondrá' },
};

/** `mañana el sol saldrá en Sevilla a las 7 y 53 de la mañana`. */
export function sunTimeWords({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? dayOfClock(day, clock) : dayWords(day);
  const verb = VERBS[event][past ? 'past' : 'coming'];
  return joined(when, 'el sol', verb, placeWords(place), atClock(clock.hour, clock.minute));
}

export function noSunTimeWords({ form, place, day }: NoSunTimeFact): string {
  const isDay = form === 'polarDay';
  const sun = `el sol ${isDay ? 'no se pone' : 'no sale'}`;
  const why = `porque es ${isDay ? 'día' : 'noche'} polar`;
  return joined(dayWords(day), sun, placeWords(place), why);
}
