import type {
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
} from '../../../plan/questions/fact-statement.ts';
import { joined } from '../../../joined.ts';
import { dayWords } from '../calendar.ts';
import { placeWords } from '../place.ts';
import { clockWords, dayOfClock } from './clock.ts';

const VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: "s'est levé", coming: 'se lèvera' },
  sunset: { past: "s'est couché", coming: 'se couchera' },
};

/** `demain à Lille, le soleil se lèvera à 7 heures 53`. */
export function sunTimeWords({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? dayOfClock(day, clock) : dayWords(day);
  const verb = VERBS[event][past ? 'past' : 'coming'];
  return `${joined(when, placeWords(place))}, le soleil ${verb} à ${clockWords(clock)}`;
}

export function noSunTimeWords({ form, place, day }: NoSunTimeFact): string {
  const why =
    form === 'polarDay'
      ? "ne se couchera pas, c'est le jour polaire"
      : "ne se lèvera pas, c'est la nuit polaire";
  return `${joined(dayWords(day), placeWords(place))}, le soleil ${why}`;
}
