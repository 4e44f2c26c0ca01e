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
import { dayWords, whenWords } from '../time.ts';
import { clockWords, dayOfClock } from './clock.ts';
import { frame } from './frame.ts';

type Pieces = readonly [verb: string, rest: string];

/** `regent het` + place, `valt er` + place + `natte sneeuw`. */
const FALLS: Record<PrecipitationKind, Pieces> = {
  rain: ['regent het', ''],
  snow: ['sneeuwt het', ''],
  sleet: ['valt er', 'natte sneeuw'],
  freezing: ['valt er', 'ijzel'],
  unknown: ['valt er', 'neerslag'],
};

/** `gaat het` + place + `regenen`. */
const WILL_FALL: Record<PrecipitationKind, Pieces> = {
  rain: ['gaat het', 'regenen'],
  snow: ['gaat het', 'sneeuwen'],
  sleet: ['gaat er', 'natte sneeuw vallen'],
  freezing: ['gaat er', 'ijzel vallen'],
  unknown: ['gaat er', 'neerslag vallen'],
};

/** `stopt het` + place + `met regenen`, `stopt` + place + `de natte sneeuw`. */
const STOPS: Record<PrecipitationKind, readonly [verb: string, subject: string, rest: string]> = {
  rain: ['stopt het', '', 'met regenen'],
  snow: ['stopt het', '', 'met sneeuwen'],
  sleet: ['stopt', 'de natte sneeuw', ''],
  freezing: ['stopt', 'de ijzel', ''],
  unknown: ['stopt', 'de neerslag', ''],
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: '',
  likely: 'waarschijnlijk',
  possible: 'misschien',
};

const NUMBERS = [
  '', '', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf',
  'dertien', 'veertien',
]; // prettier-ignore

export function rainNowWords({ place, of, falls }: RainNowFact): string {
  const { front, middle } = frame({ when: { kind: 'now' }, place });
  const [verb, rest] = falls ? FALLS[of] : ['is het', 'droog'];
  return joined(front, verb, middle, rest);
}

/** `vandaag rond 19 uur gaat het in Utrecht regenen`. */
export function nextRainWords({ place, of, at, certainty }: NextRainFact): string {
  const [verb, rest] = WILL_FALL[of];
  return joined(timeWords(at), verb, placeWords(place), CERTAINTIES[certainty], rest);
}

export function noRainWords({ place, ahead }: NoRainFact): string {
  return joined(aheadWords(ahead), 'is er', placeWords(place), 'geen regen in zicht');
}

export function rainStopWords({ place, of, at, seen, brief }: RainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  const probably = seen ? '' : 'naar verwachting';
  const briefly = brief ? 'even' : '';
  return joined(timeWords(at), verb, placeWords(place), subject, probably, briefly, rest);
}

export function noRainStopWords({ place, of, ahead }: NoRainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  return joined(aheadWords(ahead), verb, placeWords(place), subject, 'niet', rest);
}

function timeWords(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'het komende uur';
  const { day, hour } = time;
  if (hour === null) return dayWords(day);
  const clock = { hour, minute: 0 };
  return joined(dayOfClock(day, clock), 'rond', clockWords(clock));
}

function aheadWords(ahead: Ahead): string {
  if ('hours' in ahead) return whenWords({ kind: 'nextHours', count: ahead.hours });
  return `de komende ${NUMBERS[ahead.days] ?? ahead.days} dagen`;
}
