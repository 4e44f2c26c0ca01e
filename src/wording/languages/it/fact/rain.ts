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
import { expected, fallWords } from '../fall.ts';
import { theHour } from '../hour.ts';
import { placeWords } from '../place.ts';
import { dayWords, whenWords } from '../time.ts';
import { dayOfClock } from './clock.ts';

/** `smetterà` + `di piovere`, `la pioggia gelata` + `smetterà`. */
const STOPS: Record<PrecipitationKind, readonly [subject: string, rest: string]> = {
  rain: ['', 'di piovere'],
  snow: ['', 'di nevicare'],
  sleet: ['la pioggia mista a neve', ''],
  freezing: ['la pioggia gelata', ''],
  unknown: ['', 'di piovere o nevicare'],
};

const NUMBERS = [
  '', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici',
  'dodici', 'tredici', 'quattordici',
]; // prettier-ignore

export function rainNowWords({ place, of, falls }: RainNowFact): string {
  const words = falls ? fallWords({ of, intensity: 'moderate' }, 'now') : 'il tempo è asciutto';
  return joined('al momento', placeWords(place), words);
}

/** `domani verso le 15 a Roma pioverà`. */
export function nextRainWords({ place, of, at, certainty }: NextRainFact): string {
  const fall = { of, intensity: 'moderate' } as const;
  const words =
    certainty === 'expected' ? fallWords(fall, 'later') : expected({ ...fall, certainty });
  return joined(timeWords(at), placeWords(place), words);
}

export function noRainWords({ place, ahead }: NoRainFact): string {
  return joined(aheadWords(ahead), placeWords(place), 'non è prevista pioggia');
}

/** `tra circa 20 minuti a Roma smetterà di piovere`. */
export function rainStopWords({ place, of, at, seen, brief }: RainStopFact): string {
  const [subject, rest] = STOPS[of];
  const stops = seen ? 'smetterà' : 'dovrebbe smettere';
  const briefly = brief ? 'per poco' : '';
  return joined(timeWords(at), placeWords(place), subject, stops, briefly, rest);
}

export function noRainStopWords({ place, of, ahead }: NoRainStopFact): string {
  const [subject, rest] = STOPS[of];
  return joined(aheadWords(ahead), placeWords(place), subject, 'non smetterà', rest);
}

function timeWords(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'nella prossima ora';
  const { day, hour } = time;
  if (hour === null) return dayWords(day);
  return `${dayOfClock(day, { hour, minute: 0 })} verso ${theHour(hour)}`;
}

function aheadWords(ahead: Ahead): string {
  if ('hours' in ahead) return whenWords({ kind: 'nextHours', count: ahead.hours });
  return `nei prossimi ${NUMBERS[ahead.days] ?? ahead.days} giorni`;
}
