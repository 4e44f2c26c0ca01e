import type { PrecipitationKind } from '../../../../weather/precipitation-kind.ts';
import { joined } from '../../../joined.ts';
import type {
  Ahead,
  NextRainFact,
  NoRainFact,
  NoRainStopFact,
  RainNowFact,
  RainStopFact,
  RainTime,
} from '../../../plan/questions/fact-statement.ts';
import { inMinutes } from '../duration.ts';
import { placeWords } from '../place.ts';
import type { Country } from '../words.ts';
import { withoutComma, type Frame } from './frame.ts';

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, string>> = { rain: 'raining', snow: 'snowing' };

const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'rain',
  snow: 'snow',
  sleet: 'sleet',
  freezing: 'freezing rain',
  unknown: 'precipitation',
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: 'next expected',
  likely: 'likely',
  possible: 'possible',
};

const NUMBERS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen',
]; // prettier-ignore

/** English answers to "when will it rain next?" and "when will it stop?" */
export function rainWords({ dayWords, clockOfDay }: Frame, country: Country) {
  return {
    now({ place, of, falls }: RainNowFact): string {
      const where = joined(placeWords(place), 'right now');
      if (!falls) return joined("it's dry", where);
      const verb = VERBS[of];
      return joined(verb ? `it's ${verb}` : `there's ${nounWords(of)}`, where);
    },

    next({ place, of, at, certainty }: NextRainFact): string {
      const what = `${nounWords(of)} is ${CERTAINTIES[certainty]}`;
      return withoutComma(joined(what, placeWords(place), timeWords(at)));
    },

    none({ place, ahead }: NoRainFact): string {
      return joined("there's no rain in sight", placeWords(place), aheadWords(ahead));
    },

    stop({ place, of, at, seen, brief }: RainStopFact): string {
      const verb = VERBS[of];
      const stops = joined('stop', verb ?? null, brief ? 'briefly' : null);
      const it = seen ? "it'll" : 'it should';
      const subject = verb ? it : `the ${definite(of)} ${seen ? 'will' : 'should'}`;
      return withoutComma(joined(subject, stops, placeWords(place), timeWords(at)));
    },

    noStop({ place, of, ahead }: NoRainStopFact): string {
      const verb = VERBS[of];
      const stops = verb ? `it won't stop ${verb}` : `the ${definite(of)} won't stop`;
      return joined(stops, placeWords(place), aheadWords(ahead));
    },
  };

  function timeWords(time: RainTime): string {
    if ('in' in time) return inMinutes(time.in);
    if ('within' in time) return 'within the next hour';
    const { day, hour } = time;
    return hour === null ? dayWords(day) : clockOfDay(day, 'around', { hour, minute: 0 });
  }

  /** In the United States sleet is ice pellets. */
  function nounWords(of: PrecipitationKind): string {
    return of === 'sleet' && country === 'US' ? `a ${definite(of)}` : NOUNS[of];
  }

  /** To follow "the". */
  function definite(of: PrecipitationKind): string {
    return of === 'sleet' && country === 'US' ? 'mix of rain and snow' : NOUNS[of];
  }
}

function aheadWords(ahead: Ahead): string {
  if ('days' in ahead) return `for the next ${NUMBERS[ahead.days] ?? ahead.days} days`;
  return ahead.hours === 1 ? 'for the next hour' : `for the next ${ahead.hours} hours`;
}
