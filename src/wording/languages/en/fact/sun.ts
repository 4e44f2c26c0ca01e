import { joined } from '../../../joined.ts';
import type {
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
} from '../../../plan/questions/fact-statement.ts';
import { placeWords } from '../place.ts';
import type { Frame } from './frame.ts';

const VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: 'rose', coming: 'rises' },
  sunset: { past: 'set', coming: 'sets' },
};

/** English answers to "when does the sun rise?" */
export function sunWords({ opened, clockOfDay }: Frame) {
  return {
    time({ event, place, day, clock, past }: SunTimeFact): string {
      const verb = VERBS[event][past ? 'past' : 'coming'];
      return joined('the sun', verb, placeWords(place), clockOfDay(day, 'at', clock));
    },

    none({ form, place, day }: NoSunTimeFact): string {
      const opening = opened({ when: { kind: 'day', day }, place });
      return form === 'polarDay'
        ? `${opening}the sun doesn't set, as it's polar day`
        : `${opening}the sun doesn't rise, as it's polar night`;
    },
  };
}
