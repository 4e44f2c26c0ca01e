import { joined } from '../../../joined.ts';
import type {
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
} from '../../../plan/questions/fact-statement.ts';
import { placeWords } from '../place.ts';
import { dayWords } from '../time.ts';
import { atClock, dayOfClock } from './clock.ts';

const VERBS: Record<SunEvent, readonly [coming: string, past: string]> = {
  sunrise: ['sorgerà', 'è sorto'],
  sunset: ['tramonterà', 'è tramontato'],
};

/** `domani a Roma il sole sorgerà alle 7 e 4`. */
export function sunTimeWords({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? dayOfClock(day, clock) : dayWords(day);
  const verb = VERBS[event][past ? 1 : 0];
  return joined(when, placeWords(place), 'il sole', verb, atClock(clock));
}

export function noSunTimeWords({ form, place, day }: NoSunTimeFact): string {
  const why =
    form === 'polarDay'
      ? "il sole non tramonterà, c'è il sole di mezzanotte"
      : "il sole non sorgerà, c'è la notte polare";
  return joined(dayWords(day), placeWords(place), why);
}
