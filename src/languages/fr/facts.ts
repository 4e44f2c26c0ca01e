import type { FactWords, SpeechOptions } from '../../wording/language.ts';
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
  SpokenWind,
  WindFact,
} from '../../wording/plan/fact-statement.ts';
import type { Sky, Temperature } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { describeDegrees, describeRange } from './words.ts';
import {
  describeWhenAndWhere,
  describeDay,
  describeOpening,
  describeNextHours,
  describeClock,
  describeDayOfClock,
} from './time.ts';
import { describePlace } from './place-names.ts';
import { selectSkyWords, selectTense, describeBlowing, describeFrom, gustsAt } from './sky.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { inMinutes, fallRest, fallVerb, describeFall } from './precipitation.ts';

/** French answers to questions for one fact. */
export const facts: FactWords = {
  temperature: describeTemperatureFact,
  extreme: describeExtreme,
  feelsLike: describeFeelsLike,
  feelsColdest: describeFeelsColdest,
  comparison: describeComparison,
  wind: describeWindFact,
  sunTime: describeSunTime,
  noSunTime: describeNoSunTime,
  rainNow: describeRainNow,
  nextRain: describeNextRain,
  noRain: describeNoRain,
  rainStop: describeRainStop,
  noRainStop: describeNoRainStop,
  bestDay: describeBestDay,
  noDryDay: describeNoDryDay,
};

const BEST_DAY_RANKS: Record<BestDayFact['rank'], string> = {
  best: 'il fera le plus beau',
  alike: 'il fera presque aussi beau',
  leastBad: 'le temps sera le moins mauvais',
};

/** `il fera le plus beau samedi à Lille, avec un temps ensoleillé et 12 degrés`. */
function describeBestDay(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: SpeechOptions,
): string {
  const day = `${BEST_DAY_RANKS[rank]} ${describeWhenAndWhere(opening)}`;
  const why = joinWords(
    sky && selectSkyWords(sky).noun,
    temperature && degreesOf(temperature, sky, units),
  );
  return why === '' ? day : `${day}, avec ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords("il n'y aura sans doute aucun jour complètement sec", describePlace(place));
}

/** `et 12 degrés`, `et des températures entre 8 et 16 degrés`. */
function degreesOf(temperature: Temperature, sky: Sky | null, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return joinWords(sky && 'et', describeSpan(temperature.low, temperature.high, units));
    case 'change':
      return joinWords(sky && 'et', describeSpan(temperature.from, temperature.to, units));
    default:
      return joinWords(sky && 'et', describeDegrees(temperature.value, units));
  }
}

function describeSpan(from: number, to: number, units: Units): string {
  return `des températures entre ${describeRange(from, 'et', to, units)}`;
}

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
function describeRainNow({ place, of, falls }: RainNowFact): string {
  const opening = describeOpening({ when: { kind: 'now' }, place });
  if (!falls) return `${opening}le temps est sec`;
  return `${opening}${describeFall({ of, intensity: 'moderate' }, 'present')}`;
}

/** `la prochaine pluie est attendue à Lille aujourd'hui vers 19 heures`. */
function describeNextRain({ place, of, at, certainty }: NextRainFact): string {
  const fall = { of, intensity: 'moderate' } as const;
  const what = {
    expected: NEXT[of],
    likely: joinWords(fallVerb(of, 'future'), 'probablement', fallRest(fall)),
    possible: `il pourrait ${describeFall(fall, 'infinitive')}`,
  };
  return joinWords(what[certainty], describePlace(place), describeTime(at));
}

function describeNoRain({ place, ahead }: NoRainFact): string {
  return joinWords(
    "il n'y a pas de pluie en vue",
    describePlace(place),
    `pour ${describeAhead(ahead)}`,
  );
}

/** `il devrait s'arrêter de pleuvoir à Lille aujourd'hui vers 18 heures`. */
function describeRainStop({ place, of, at, byRadar, brief }: RainStopFact): string {
  const { subject, will, should, stop, rest } = STOPS[of];
  const stops = byRadar ? will : `${should} ${stop}`;
  const briefly = brief ? 'brièvement' : '';
  return joinWords(subject, stops, briefly, rest, describePlace(place), describeTime(at));
}

/** `il ne s'arrêtera pas de pleuvoir à Lille dans les trois prochains jours`. */
function describeNoRainStop({ place, of, ahead }: NoRainStopFact): string {
  const { subject, will, rest } = STOPS[of];
  return joinWords(
    subject,
    'ne',
    will,
    'pas',
    rest,
    describePlace(place),
    `dans ${describeAhead(ahead)}`,
  );
}

function describeTime(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return "dans l'heure qui vient";
  const { day, hour } = time;
  if (hour === null) return describeDay(day);
  const clock = { hour, minute: 0 };
  return joinWords(describeDayOfClock(day, clock), 'vers', describeClock(clock));
}

/** `l'heure qui vient`, `les trois prochains jours`. */
function describeAhead(ahead: ForecastReach): string {
  if ('hours' in ahead) return describeNextHours(ahead.hours);
  if (ahead.days === 1) return 'le jour qui vient';
  return `les ${NUMBERS[ahead.days] ?? ahead.days} prochains jours`;
}

const SUN_VERBS: Record<SunEvent, { past: string; coming: string }> = {
  sunrise: { past: "s'est levé", coming: 'se lèvera' },
  sunset: { past: "s'est couché", coming: 'se couchera' },
};

/** `demain à Lille, le soleil se lèvera à 7 heures 53`. */
function describeSunTime({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
  const verb = SUN_VERBS[event][past ? 'past' : 'coming'];
  return `${joinWords(when, describePlace(place))}, le soleil ${verb} à ${describeClock(clock)}`;
}

function describeNoSunTime({ form, place, day }: NoSunTimeFact): string {
  const why =
    form === 'polarDay'
      ? "ne se couchera pas, c'est le jour polaire"
      : "ne se lèvera pas, c'est la nuit polaire";
  return `${joinWords(describeDay(day), describePlace(place))}, le soleil ${why}`;
}

/** By Beaufort force, to follow "avec". */
const NOUNS: Readonly<Record<number, string>> = {
  0: 'un temps calme',
  4: 'un vent modéré',
  5: 'un vent assez fort',
  6: 'un vent fort',
  7: 'un vent fort',
  8: 'un vent très fort',
  9: 'un vent très fort',
  10: 'une tempête',
  11: 'une violente tempête',
  12: 'un ouragan',
};

const WIND_RANKS = { windiest: 'il y aura le plus de vent', calmest: 'il y aura le moins de vent' };

/** `demain à Lille, le vent de sud-ouest sera fort`, `il y aura le plus de vent demain à Lille, avec ...`. */
function describeWindFact(
  { opening, rank, wind }: WindFact,
  { units, now }: SpeechOptions,
): string {
  const gusts = wind.gust === null ? null : gustsAt(wind.gust, units);
  if (rank) {
    const details = joinWords(nounOf(wind), gusts && `et ${gusts}`);
    return `${WIND_RANKS[rank]} ${describeWhenAndWhere(opening)}, avec ${details}`;
  }
  if (wind.force === 0) {
    return `${describeOpening(opening)}il n'y ${now ? 'a' : 'aura'} pas de vent`;
  }
  const blows = describeBlowing(wind.force, wind.direction, selectTense(now));
  return `${describeOpening(opening)}${gusts === null ? blows : `${blows}, avec ${gusts}`}`;
}

/** `un vent fort de sud-ouest`. */
function nounOf({ force, direction }: SpokenWind): string {
  return joinWords(NOUNS[force] ?? 'un vent faible', force === 0 ? '' : describeFrom(direction));
}
