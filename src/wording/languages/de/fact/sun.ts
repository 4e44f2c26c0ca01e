import { joined } from '../../../joined.ts';
import type { NoSunTimeFact, SunTimeFact } from '../../../plan/questions/fact-statement.ts';
import { placeWords } from '../place.ts';
import { dayWords } from '../time.ts';
import { clockWords, dayOfClock } from './clock.ts';

export function sunTimeWords({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? dayOfClock(day, clock) : dayWords(day);
  return joined(
    past ? 'die Sonne ging' : 'die Sonne geht',
    when,
    placeWords(place),
    'um',
    clockWords(clock),
    event === 'sunrise' ? 'auf' : 'unter',
  );
}

export function noSunTimeWords({ form, place, day }: NoSunTimeFact): string {
  const why = form === 'polarDay' ? 'nicht unter, es ist Polartag' : 'nicht auf, es ist Polarnacht';
  return joined('die Sonne geht', dayWords(day), placeWords(place), why);
}
