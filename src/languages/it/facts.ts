import type { FactWords, SpeechOptions } from '../../wording/language.ts';
import {
  describeComparison,
  describeExtreme,
  describeFeelsColdest,
  describeFeelsLike,
  describeTemperatureFact,
  withTemperature,
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
import type { Sky } from '../../wording/plan/statement.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import { describePlace } from './place-names.ts';
import {
  describeWhen,
  theHour,
  describeDay,
  describeDayOfClock,
  atClock,
  describeOpening,
} from './time.ts';
import { selectSkyClassWords, describeWind, THERE_IS, WINDS } from './words.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { inMinutes, expected, describeFall } from './precipitation.ts';
import type { Units } from '../../wording/units.ts';

/** Italian answers to questions for one fact. */
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
  best: 'il tempo sarà più bello',
  alike: 'sarà bello anche',
  leastBad: "il tempo sarà un po' migliore",
};

/** `a Roma il tempo sarà più bello sabato: soleggiato, con temperature intorno ai 20 gradi`. */
function describeBestDay(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: SpeechOptions,
): string {
  const day = joinWords(
    describePlace(opening.place),
    BEST_DAY_RANKS[rank],
    describeWhen(opening.when),
  );
  const label = sky && labelOf(sky);
  const degrees = temperature && withTemperature(temperature, units);
  const why = [label, degrees].filter((words) => words !== null).join(', con ');
  return why === '' ? day : `${day}: ${why}`;
}

function describeNoDryDay({ place }: NoDryDayFact): string {
  return joinWords(describePlace(place), 'nessun giorno sembra del tutto asciutto');
}

function labelOf({ state, night }: Sky): string | null {
  const sky = findSkyClass(state);
  return sky === undefined ? null : selectSkyClassWords(sky, night).label;
}

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

function describeRainNow({ place, of, falls }: RainNowFact): string {
  const words = falls ? describeFall({ of, intensity: 'moderate' }, 'now') : 'il tempo è asciutto';
  return joinWords('al momento', describePlace(place), words);
}

/** `domani verso le 15 a Roma pioverà`. */
function describeNextRain({ place, of, at, certainty }: NextRainFact): string {
  const fall = { of, intensity: 'moderate' } as const;
  const words =
    certainty === 'expected' ? describeFall(fall, 'later') : expected({ ...fall, certainty });
  return joinWords(describeTime(at), describePlace(place), words);
}

function describeNoRain({ place, ahead }: NoRainFact): string {
  return joinWords(describeAhead(ahead), describePlace(place), 'non è prevista pioggia');
}

/** `tra circa 20 minuti a Roma smetterà di piovere`. */
function describeRainStop({ place, of, at, byRadar, brief }: RainStopFact): string {
  const [subject, rest] = STOPS[of];
  const stops = byRadar ? 'smetterà' : 'dovrebbe smettere';
  const briefly = brief ? 'per poco' : '';
  return joinWords(describeTime(at), describePlace(place), subject, stops, briefly, rest);
}

function describeNoRainStop({ place, of, ahead }: NoRainStopFact): string {
  const [subject, rest] = STOPS[of];
  return joinWords(describeAhead(ahead), describePlace(place), subject, 'non smetterà', rest);
}

function describeTime(time: RainTime): string {
  if ('in' in time) return inMinutes(time.in);
  if ('within' in time) return 'nella prossima ora';
  const { day, hour } = time;
  if (hour === null) return describeDay(day);
  return `${describeDayOfClock(day, { hour, minute: 0 })} verso ${theHour(hour)}`;
}

function describeAhead(ahead: ForecastReach): string {
  if ('hours' in ahead) return describeWhen({ kind: 'nextHours', count: ahead.hours });
  return `nei prossimi ${NUMBERS[ahead.days] ?? ahead.days} giorni`;
}

const SUN_VERBS: Record<SunEvent, readonly [coming: string, past: string]> = {
  sunrise: ['sorgerà', 'è sorto'],
  sunset: ['tramonterà', 'è tramontato'],
};

/** `domani a Roma il sole sorgerà alle 7 e 4`. */
function describeSunTime({ event, place, day, clock, past }: SunTimeFact): string {
  const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
  const verb = SUN_VERBS[event][past ? 1 : 0];
  return joinWords(when, describePlace(place), 'il sole', verb, atClock(clock));
}

function describeNoSunTime({ form, place, day }: NoSunTimeFact): string {
  const why =
    form === 'polarDay'
      ? "il sole non tramonterà, c'è il sole di mezzanotte"
      : "il sole non sorgerà, c'è la notte polare";
  return joinWords(describeDay(day), describePlace(place), why);
}

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  0: 'calma di vento',
  1: 'vento debole',
  2: 'vento debole',
  3: 'vento debole',
  4: 'vento moderato',
  ...WINDS,
};

const WIND_RANKS = { windiest: 'ci sarà più vento', calmest: 'ci sarà meno vento' };

/** `domani a Roma ci sarà vento teso da sud`, `ci sarà più vento domani: vento teso da sud`. */
function describeWindFact(
  { opening, rank, wind }: WindFact,
  { units, now }: SpeechOptions,
): string {
  const words = nameOf(wind, units);
  if (rank) {
    const day = joinWords(
      describePlace(opening.place),
      WIND_RANKS[rank],
      describeWhen(opening.when),
    );
    return `${day}: ${words}`;
  }
  const thereIs = now ? THERE_IS.now : THERE_IS.later;
  const there = wind.force === 0 ? `non ${thereIs} vento` : `${thereIs} ${words}`;
  return joinWords(describeOpening(opening), there);
}

/** `vento debole da sud-ovest`, `calma di vento`. */
function nameOf({ force, direction, gust }: SpokenWind, units: Units): string {
  return describeWind(FORCES[force] ?? '', force === 0 ? null : direction, gust, units);
}
