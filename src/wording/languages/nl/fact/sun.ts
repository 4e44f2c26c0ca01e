import { joined } from '../../../joined.ts';
import type {
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
} from '../../../plan/questions/fact-statement.ts';
import { placeWords } from '../place.ts';
import { dayWords } from '../time.ts';
import { clockWords, dayOfClock } from './clock.ts';

/** `komt` + `op`: verbs that come apart. */
const VERBS: Record<SunEvent, { past: string; coming: string; rest: string }> = {
  sunrise: { past: 'kwam', coming: 'komt', rest: 'op' },
  sunset: { past: 'ging', coming: 'gaat', rest: 'onder' },
};

/** `de zon komt morgen in Utrecht om 7 uur 53 op`. */
export function sunTimeWords({ event, place, day, clock, past }: SunTimeFact): string {
  const verb = VERBS[event];
  const when = event === 'sunset' ? dayOfClock(day, clock) : dayWords(day);
  return joined(
    'de zon',
    past ? verb.past : verb.coming,
    when,
    placeWords(place),
    'om',
    clockWords(clock),
    verb.rest,
  );
}

export function noSunTimeWords({ form, place, day }: NoSunTimeFact): string {
  const [event, why] =
    form === 'polarDay'
      ? (['sunset', 'het is pooldag'] as const)
      : (['sunrise', 'het is poolnacht'] as const);
  const { coming, rest } = VERBS[event];
  return `${joined('de zon', coming, dayWords(day), placeWords(place), 'niet', rest)}, ${why}`;
}
