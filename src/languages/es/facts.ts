import type { FactWords } from '../../wording/language.ts';
import {
  describeComparison,
  describeExtreme,
  describeFeelsColdest,
  describeFeelsLike,
  describeTemperatureFact,
} from './temperature-facts.ts';
import { joinWords } from '../../wording/grammar.ts';
import type {
  BestDayFact,
  NoDryDayFact,
  ForecastReach,
  NextRainFact,
  NoRainFact,
  NoRainStopFact,
  RainNowFact,
  RainStopFact,
  RainTime,
  NoSunTimeFact,
  SunEvent,
  SunTimeFact,
  WindFact,
} from '../../wording/plan/fact-statement.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import type { Units } from '../../wording/units.ts';
import { besideTemperatures, selectSkyClassWords, namedWind, describeWind } from './sky.ts';
import { describePlace, closeOpening } from './words.ts';
import {
  describeWhen,
  describeHour,
  NUMERALS,
  comingHours,
  describeDay,
  describeDayOfClock,
  atClock,
} from './time.ts';
import { inMinutes, kindFalls, describeNoun } from './precipitation.ts';

/** Spanish answers to questions for one fact. */
export const facts: FactWords = {
  temperature: (fact, { units, now }) => describeTemperatureFact(fact, units, now),
  extreme: (fact, { units }) => describeExtreme(fact, units),
  feelsLike: (fact, { units, now }) => describeFeelsLike(fact, units, now),
  feelsColdest: (fact, { units }) => describeFeelsColdest(fact, units),
  comparison: (fact, { units }) => describeComparison(fact, units),
  wind: (fact, { units, now }) => describeWindFact(fact, units, now),
  sunTime: describeSunTime,
  noSunTime: describeNoSunTime,
  rainNow: describeRainNow,
  nextRain: describeNextRain,
  noRain: describeNoRain,
  rainStop: describeRainStop,
  noRainStop: describeNoRainStop,
  bestDay: (fact, { units }) => describeBestDay(fact, units),
  noDryDay: describeNoDryDay,
};

const BEST_DAY_RANKS: Record<BestDayFact['rank'], string> = {
  best: 'el mejor día',
  alike: 'otro día igual de bueno',
  leastBad: 'el día menos malo',
};

/** `el mejor día en Sevilla será el sábado: soleado, con temperaturas en torno a los 12 grados`. */
function describeBestDay({ rank, opening, sky, temperature }: BestDayFact, units: Units): string {
  const day = joinWords(
    BEST_DAY_RANKS[rank],
    describePlace(opening.place),
    'será',
    describeWhen(opening.when),
  );
  const known = sky && findSkyClass(sky.state);
  const label = sky && known ? selectSkyClassWords(known, sky.night).label : null;
  const degrees = temperature && `temperaturas ${besideTemperatures(temperature, units)}`;
  const why = [label, degrees].filter((words) => words !== null).join(', con ');
  return why === '' ? day : `${day}: ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords('probablemente no habrá ningún día sin lluvia', describePlace(place));
}

function describeRainNow({ place, of, falls }: RainNowFact): string {
  const words = falls ? `está ${kindFalls(of, 'gerund')}` : 'no llueve';
  return joinWords('ahora mismo', words, describePlace(place));
}

/** `se espera lluvia en Sevilla hoy hacia las 7 de la tarde`, `quizá llueva`. */
function describeNextRain({ place, of, at, certainty }: NextRainFact): string {
  const words = {
    expected: `se espera ${describeNoun({ of, intensity: 'moderate' })}`,
    likely: `probablemente ${kindFalls(of, 'ahead')}`,
    possible: `quizá ${kindFalls(of, 'subjunctive')}`,
  };
  return joinWords(words[certainty], describePlace(place), describeTime(at));
}

function describeNoRain({ place, ahead }: NoRainFact): string {
  return joinWords('no se espera lluvia', describePlace(place), describeAhead(ahead));
}

function describeRainStop({ place, of, at, byRadar, brief }: RainStopFact): string {
  const stops = `dejará de ${kindFalls(of, 'infinitive')}`;
  return joinWords(
    byRadar ? '' : 'probablemente',
    stops,
    brief ? 'un momento' : '',
    describePlace(place),
    describeTime(at),
  );
}

function describeNoRainStop({ place, of, ahead }: NoRainStopFact): string {
  const stops = `no dejará de ${kindFalls(of, 'infinitive')}`;
  return joinWords(stops, describePlace(place), describeAhead(ahead));
}

function describeTime(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'en la próxima hora';
  const { day, hour } = time;
  if (hour === null) return describeDay(day);
  return joinWords(describeDayOfClock(day, { hour, minute: 0 }), 'hacia', describeHour(hour));
}

function describeAhead(ahead: ForecastReach): string {
  if ('hours' in ahead) return comingHours(ahead.hours);
  if (ahead.days === 1) return 'en el próximo día';
  return `en los próximos ${NUMERALS[ahead.days] ?? ahead.days} días`;
}

const SUN_VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: 'ha salido', coming: 'saldrá' },
  sunset: { past: 'se ha puesto', coming: 'se pondrá' },
};

/** `mañana el sol saldrá en Sevilla a las 7 y 53 de la mañana`. */
function describeSunTime({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
  const verb = SUN_VERBS[event][past ? 'past' : 'coming'];
  return joinWords(when, 'el sol', verb, describePlace(place), atClock(clock.hour, clock.minute));
}

function describeNoSunTime({ form, place, day }: NoSunTimeFact): string {
  const isDay = form === 'polarDay';
  const sun = `el sol ${isDay ? 'no se pone' : 'no sale'}`;
  const why = `porque es ${isDay ? 'día' : 'noche'} polar`;
  return joinWords(describeDay(day), sun, describePlace(place), why);
}

const WIND_RANKS = { windiest: 'el día con más viento', calmest: 'el día con menos viento' };

/** `mañana en Sevilla, hará viento flojo del sur`, `el día con más viento será mañana: viento fuerte`. */
function describeWindFact(
  { opening: { when, place }, rank, wind }: WindFact,
  units: Units,
  now: boolean,
): string {
  if (!rank) return closeOpening(describeWhen(when), place) + describeWind(wind, units, now);
  const day = joinWords(WIND_RANKS[rank], describePlace(place), 'será', describeWhen(when));
  return `${day}: ${namedWind(wind, units)}`;
}
