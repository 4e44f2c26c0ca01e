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

/** `regnet es` + place, `fällt` + place + `Schneeregen`. */
const FALLS: Record<PrecipitationKind, readonly [verb: string, noun: string]> = {
  rain: ['regnet es', ''],
  snow: ['schneit es', ''],
  sleet: ['fällt', 'Schneeregen'],
  freezing: ['fällt', 'gefrierender Regen'],
  unknown: ['fällt', 'Niederschlag'],
};

/** `hört es` + place + `auf zu regnen`, `hört` + place + `der Schneeregen auf`. */
const STOPS: Record<PrecipitationKind, readonly [verb: string, subject: string, rest: string]> = {
  rain: ['hört es', '', 'auf zu regnen'],
  snow: ['hört es', '', 'auf zu schneien'],
  sleet: ['hört', 'der Schneeregen', 'auf'],
  freezing: ['hört', 'der gefrierende Regen', 'auf'],
  unknown: ['hört', 'der Niederschlag', 'auf'],
};

const CERTAINTIES: Record<NextRainFact['certainty'], string> = {
  expected: 'das nächste Mal',
  likely: 'wahrscheinlich',
  possible: 'vielleicht',
};

const NUMBERS = [
  '', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf',
  'zwölf', 'dreizehn', 'vierzehn',
]; // prettier-ignore

export function rainNowWords({ place, of, falls }: RainNowFact): string {
  const { front, middle } = frame({ when: { kind: 'now' }, place });
  if (falls) {
    const [verb, noun] = FALLS[of];
    return joined(front, verb, middle, noun);
  }
  return joined(front, 'ist es', middle, 'trocken');
}

export function nextRainWords({ place, of, at, certainty }: NextRainFact): string {
  const [verb, noun] = FALLS[of];
  return joined(timeWords(at), verb, placeWords(place), CERTAINTIES[certainty], noun);
}

export function noRainWords({ place, ahead }: NoRainFact): string {
  return joined(aheadWords(ahead), 'ist', placeWords(place), 'kein Regen in Sicht');
}

export function rainStopWords({ place, of, at, seen, brief }: RainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  const probably = seen ? '' : 'voraussichtlich';
  const briefly = brief ? 'kurz' : '';
  return joined(timeWords(at), verb, placeWords(place), subject, probably, briefly, rest);
}

export function noRainStopWords({ place, of, ahead }: NoRainStopFact): string {
  const [verb, subject, rest] = STOPS[of];
  return joined(aheadWords(ahead), verb, placeWords(place), subject, 'nicht', rest);
}

function timeWords(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'in der nächsten Stunde';
  const { day, hour } = time;
  if (hour === null) return dayWords(day);
  const clock = { hour, minute: 0 };
  return joined(dayOfClock(day, clock), 'gegen', clockWords(clock));
}

function aheadWords(ahead: Ahead): string {
  if ('hours' in ahead) return whenWords({ kind: 'nextHours', count: ahead.hours });
  return `in den nächsten ${NUMBERS[ahead.days] ?? ahead.days} Tagen`;
}
