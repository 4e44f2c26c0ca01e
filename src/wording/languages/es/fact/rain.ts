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
import { hourWords } from '../clock.ts';
import { inMinutes } from '../duration.ts';
import { kindFalls, nounWords } from '../falls.ts';
import { NUMBERS } from '../numerals.ts';
import { placeWords } from '../place.ts';
import { comingHours, dayWords } from '../time.ts';
import { dayOfClock } from './clock.ts';

export function rainNowWords({ place, of, falls }: RainNowFact): string {
  const words = falls ? `está ${kindFalls(of, 'gerund')}` : 'no llueve';
  return joined('ahora mismo', words, placeWords(place));
}

/** `se espera lluvia en Sevilla hoy hacia las 7 de la tarde`, `quizá llueva`. */
export function nextRainWords({ place, of, at, certainty }: NextRainFact): string {
  const words = {
    expected: `se espera ${nounWords({ of, intensity: 'moderate' })}`,
    likely: `probablemente ${kindFalls(of, 'ahead')}`,
    possible: `quizá ${kindFalls(of, 'subjunctive')}`,
  };
  return joined(words[certainty], placeWords(place), timeWords(at));
}

export function noRainWords({ place, ahead }: NoRainFact): string {
  return joined('no se espera lluvia', placeWords(place), aheadWords(ahead));
}

export function rainStopWords({ place, of, at, seen, brief }: RainStopFact): string {
  const stops = `dejará de ${kindFalls(of, 'infinitive')}`;
  return joined(
    seen ? '' : 'probablemente',
    stops,
    brief ? 'un momento' : '',
    placeWords(place),
    timeWords(at),
  );
}

export function noRainStopWords({ place, of, ahead }: NoRainStopFact): string {
  const stops = `no dejará de ${kindFalls(of, 'infinitive')}`;
  return joined(stops, placeWords(place), aheadWords(ahead));
}

function timeWords(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'en la próxima hora';
  const { day, hour } = time;
  if (hour === null) return dayWords(day);
  return joined(dayOfClock(day, { hour, minute: 0 }), 'hacia', hourWords(hour));
}

function aheadWords(ahead: Ahead): string {
  if ('hours' in ahead) return comingHours(ahead.hours);
  if (ahead.days === 1) return 'en el próximo día';
  return `en los próximos ${NUMBERS[ahead.days] ?? ahead.days} días`;
}
