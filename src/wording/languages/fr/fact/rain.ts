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
import { dayWords } from '../calendar.ts';
import { inMinutes } from '../duration.ts';
import { fallRest, fallVerb, fallWords } from '../fall.ts';
import { opened } from '../opening.ts';
import { placeWords } from '../place.ts';
import { nextHoursWords } from '../time.ts';
import { clockWords, dayOfClock } from './clock.ts';

/** `la prochaine` + `pluie`, with what agrees with it. */
const NEXT: Record<PrecipitationKind, string> = {
  rain: 'la prochaine pluie est attendue',
  snow: 'les prochaines chutes de neige sont attendues',
  sleet: 'la prochaine neige fondue est attendue',
  freezing: 'la prochaine pluie verglaçante est attendue',
  unknown: 'les prochaines précipitations sont attendues',
};

/** What stops: raining, or the rain. */
interface Stop {
  subject: string;
  will: string;
  should: string;
  stop: string;
  rest: string;
}
const IT: Omit<Stop, 'rest'> = { subject: 'il', will: "s'arrêtera", should: 'devrait', stop: "s'arrêter" }; // prettier-ignore
const STOPS: Record<PrecipitationKind, Stop> = {
  rain: { ...IT, rest: 'de pleuvoir' },
  snow: { ...IT, rest: 'de neiger' },
  sleet: { ...IT, subject: 'la neige fondue', rest: '' },
  freezing: { ...IT, subject: 'la pluie verglaçante', rest: '' },
  unknown: {
    subject: 'les précipitations',
    will: "s'arrêteront",
    should: 'devraient',
    stop: "s'arrêter",
    rest: '',
  },
};

const NUMBERS = [
  '', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze',
]; // prettier-ignore

/** `en ce moment à Lille, il pleut`. */
export function rainNowWords({ place, of, falls }: RainNowFact): string {
  const opening = opened({ when: { kind: 'now' }, place });
  if (!falls) return `${opening}le temps est sec`;
  return `${opening}${fallWords({ of, intensity: 'moderate' }, 'present')}`;
}

/** `la prochaine pluie est attendue à Lille aujourd'hui vers 19 heures`. */
export function nextRainWords({ place, of, at, certainty }: NextRainFact): string {
  const fall = { of, intensity: 'moderate' } as const;
  const what = {
    expected: NEXT[of],
    likely: joined(fallVerb(of, 'future'), 'probablement', fallRest(fall)),
    possible: `il pourrait ${fallWords(fall, 'infinitive')}`,
  };
  return joined(what[certainty], placeWords(place), timeWords(at));
}

export function noRainWords({ place, ahead }: NoRainFact): string {
  return joined("il n'y a pas de pluie en vue", placeWords(place), `pour ${aheadWords(ahead)}`);
}

/** `il devrait s'arrêter de pleuvoir à Lille aujourd'hui vers 18 heures`. */
export function rainStopWords({ place, of, at, seen, brief }: RainStopFact): string {
  const { subject, will, should, stop, rest } = STOPS[of];
  const stops = seen ? will : `${should} ${stop}`;
  const briefly = brief ? 'brièvement' : '';
  return joined(subject, stops, briefly, rest, placeWords(place), timeWords(at));
}

/** `il ne s'arrêtera pas de pleuvoir à Lille dans les trois prochains jours`. */
export function noRainStopWords({ place, of, ahead }: NoRainStopFact): string {
  const { subject, will, rest } = STOPS[of];
  return joined(subject, 'ne', will, 'pas', rest, placeWords(place), `dans ${aheadWords(ahead)}`);
}

function timeWords(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return "dans l'heure qui vient";
  const { day, hour } = time;
  if (hour === null) return dayWords(day);
  const clock = { hour, minute: 0 };
  return joined(dayOfClock(day, clock), 'vers', clockWords(clock));
}

/** `l'heure qui vient`, `les trois prochains jours`. */
function aheadWords(ahead: Ahead): string {
  if ('hours' in ahead) return nextHoursWords(ahead.hours);
  if (ahead.days === 1) return 'le jour qui vient';
  return `les ${NUMBERS[ahead.days] ?? ahead.days} prochains jours`;
}
