import { joinWords } from '../../wording/grammar.ts';
import type { ContrastQuality, SpokenWind } from '../../wording/plan/fact-statement.ts';
import type { Opening, Temperature } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { createFacts, isOneTemperature, type Contrasts, wordSpeeds } from '../skeleton-facts.ts';
import { wordTemperature } from '../skeleton-sentences.ts';
import { isFrost } from '../skeleton-numbers.ts';
import { describeTemperature, describeClock } from './numbers.ts';
import { atSpeed, describeDegrees, describeRange } from './words.ts';
import * as times from './time.ts';
import * as sky from './sky.ts';
import { describePlace, elideQue } from './place-names.ts';
import { inMinutes, fallRest, fallVerb, describeFall } from './precipitation.ts';

const { describeOpening, describeWhenAndWhere } = times;

/** `c'est demain` + `qu'il fera le plus beau`; what is alike is no other best one. */
const BEST_DAY_RANKS = {
  best: "qu'il fera le plus beau",
  leastBad: 'que le temps sera le moins mauvais',
};
const SECOND_RANKS = { alike: 'il fera presque aussi beau', side: '' };

const MAKES = ['il fait', 'il fera'] as const;
const HAS = ['il y a', 'il y aura'] as const;
const RAINS = ['il pleut', 'il pleuvra'] as const;

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: [...MAKES, 'plus chaud'], less: [...MAKES, 'plus froid'] },
  wind: { more: [...HAS, 'plus de vent'], less: [...HAS, 'moins de vent'] },
  rain: { more: [...RAINS, 'davantage'], less: [...RAINS, 'moins'] },
  rainChance: {
    more: ['la pluie est', 'la pluie est', 'plus probable'],
    less: ['la pluie est', 'la pluie est', 'moins probable'],
  },
  sun: { more: [...HAS, 'plus de soleil'], less: [...HAS, 'moins de soleil'] },
  weather: { more: [...MAKES, 'plus beau'], less: [...MAKES, 'moins beau'] },
  suitability: { more: ["c'est", 'ce sera', 'mieux'], less: ["c'est", 'ce sera', 'moins bien'] },
};

const MOST = {
  warmest: 'plus chaud',
  leastWarm: 'moins chaud',
  coolest: 'plus frais',
  coldest: 'plus froid',
};

/** `la prochaine` + `pluie`, with what agrees with it. */
const NEXT = {
  rain: 'la prochaine pluie est attendue',
  snow: 'les prochaines chutes de neige sont attendues',
  sleet: 'les prochaines chutes de neige fondue sont attendues',
  freezing: 'la prochaine pluie verglaçante est attendue',
  unknown: 'les prochaines précipitations sont attendues',
};

const ONE = { will: "s'arrêtera", should: "devrait s'arrêter" };
const MANY = { will: "s'arrêteront", should: "devraient s'arrêter" };
const STOPS = {
  rain: { ...ONE, subject: 'la pluie' },
  snow: { ...ONE, subject: 'la neige' },
  sleet: { ...ONE, subject: 'la neige fondue' },
  freezing: { ...ONE, subject: 'la pluie verglaçante' },
  unknown: { ...MANY, subject: 'les précipitations' },
};

const NUMBERS = [
  '', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze',
]; // prettier-ignore

const SUN_VERBS = {
  sunrise: { past: "s'est levé", coming: 'se lèvera' },
  sunset: { past: "s'est couché", coming: 'se couchera' },
};

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
  12: "un vent de la force d'un ouragan",
};

/** French answers to questions for one fact. */
export const facts = createFacts(
  {
    at: (opening, clause: string) => `${describeOpening(opening)}${clause}`,
    degrees: (temperature, { units, now }) =>
      describeTemperature(temperature, sky.selectTense(now), units),
    coolsDownTo: (value, units) => `la température descendra à ${describeDegrees(value, units)}`,
    /** `c'est demain qu'il fera le plus chaud à Lille, avec un maximum de 12 degrés`. */
    extreme(form, opening, value, units) {
      const isLow = form === 'coolest' || form === 'coldest';
      const extreme = isLow ? 'un minimum de' : 'un maximum de';
      const day = itIsThen(opening, `qu'il fera le ${MOST[form]}`);
      return `${day}, avec ${extreme} ${describeDegrees(value, units)}`;
    },
    /** `en ce moment à Lille, on ressent moins 3 degrés, mais il fait en réalité 3 degrés`. */
    feels(felt, { units, now }) {
      const degrees = isOneTemperature(felt, units)
        ? describeDegrees(felt.high, units)
        : `entre ${describeRange(felt.low, 'et', felt.high, units)}`;
      return `${now ? 'on ressent' : 'on ressentira'} ${degrees}`;
    },
    feelsSo: () => "et c'est aussi le ressenti",
    actually: (value, { units, now }) =>
      `mais ${now ? 'il fait' : 'il fera'} en réalité ${describeDegrees(value, units)}`,
    /** `c'est vendredi que le ressenti sera le plus froid à Lille, avec moins 6 degrés`. */
    feelsColdest(opening, value, units) {
      const day = itIsThen(opening, 'que le ressenti sera le plus froid');
      return `${day}, avec ${describeDegrees(value, units)}`;
    },
    yes: 'oui, ',
    no: 'non, ',
    /** `oui, demain à Lille, il fera environ 4 degrés de plus qu'aujourd'hui, avec un maximum de 12 degrés`. */
    comparison({ answer, change, difference, opening, than }) {
      const makes = opening.when.kind === 'now' ? 'il fait' : 'il fera';
      const less = `environ ${difference} degrés de moins`;
      const alike = 'à peu près la même température';
      const how = {
        warmer: `environ ${difference} degrés de plus`,
        cooler: less,
        colder: less,
        alikeWarm: alike,
        alikeCold: alike,
      };
      const compared = joinWords(makes, how[change], elideQue(times.describeWhen(than)));
      return `${answer ?? ''}${describeOpening(opening)}${compared}`;
    },
    compared(of, value, units) {
      const extremes = { exactly: '', high: 'un maximum de', low: 'un minimum de' };
      return `, ${joinWords('avec', extremes[of], describeDegrees(value, units))}`;
    },
    withinHour: "dans l'heure qui vient",
    aroundHour: times.describeDayAroundHour,
    /** `l'heure qui vient`, `les trois prochains jours`. */
    nextHours: times.describeNextHours,
    nextDays: (count) =>
      count === 1 ? 'le jour qui vient' : `les ${NUMBERS[count] ?? count} prochains jours`,
    /** `en ce moment à Lille, il pleut`. */
    rainNow(opening, of, falls) {
      const fall = describeFall({ of, intensity: 'moderate' }, 'present');
      return `${describeOpening(opening)}${falls ? fall : 'le temps est sec'}`;
    },
    /** `la prochaine pluie est attendue à Lille aujourd'hui vers 19 heures`. */
    nextRain(time, place, of, certainty) {
      const fall = { of, intensity: 'moderate' } as const;
      const what = {
        expected: NEXT[of],
        likely: joinWords(fallVerb(of, 'future'), 'probablement', fallRest(fall)),
        possible: `il pourrait ${describeFall(fall, 'infinitive')}`,
      };
      return joinWords(what[certainty], place, time);
    },
    noRain: (ahead, place) => joinWords("il n'y a pas de pluie en vue", place, `pour ${ahead}`),
    /** `la pluie devrait s'arrêter à Lille aujourd'hui vers 18 heures`. */
    rainStop(time, place, { of, byRadar, brief }) {
      const { subject, will, should } = STOPS[of];
      const briefly = brief ? 'brièvement' : '';
      return joinWords(subject, byRadar ? will : should, briefly, place, time);
    },
    /** `la pluie ne s'arrêtera pas à Lille au cours des trois prochains jours`. */
    noRainStop(ahead, place, of) {
      const { subject, will } = STOPS[of];
      const during = ahead.startsWith('les ') ? `au cours des ${ahead.slice(4)}` : `dans ${ahead}`;
      return joinWords(subject, `ne ${will} pas`, place, during);
    },
    /** `demain à Lille, le soleil se lèvera à 7 heures 53`. */
    sunTime({ event, past, clock }, place, when) {
      const verb = SUN_VERBS[event][past ? 'past' : 'coming'];
      return `${joinWords(when, place)}, le soleil ${verb} à ${describeClock(clock)}`;
    },
    noSunTime(day, place, isDay) {
      const polarDay = "ne se couchera pas, c'est le jour polaire";
      const polarNight = "ne se lèvera pas, c'est la nuit polaire";
      return `${joinWords(day, place)}, le soleil ${isDay ? polarDay : polarNight}`;
    },
    /** `demain à Lille, le vent de sud-ouest sera fort`, `c'est demain qu'il y aura le plus de vent à Lille, avec ...`. */
    wind({ opening, rank, wind }, { units, now }) {
      const { force, direction } = wind;
      const speeds = wordSpeeds(wind, units, {
        wind: (speed, upTo) => atSpeed(speed, upTo, units),
        gusts: (gust) => `avec ${sky.gustsAt(gust, units)}`,
        inGusts: (gust) => `${rank ? 'et' : 'avec'} des rafales à ${gust}`,
      });
      const fast = speeds === '' ? '' : `, ${speeds}`;
      if (rank) {
        const most = `qu'il y aura le ${rank === 'windiest' ? 'plus' : 'moins'} de vent`;
        return `${itIsThen(opening, most)}, avec ${nounOf(wind)}${fast}`;
      }
      if (force === 0) return `${describeOpening(opening)}il n'y ${now ? 'a' : 'aura'} pas de vent`;
      const blows = sky.describeBlowing(force, direction, sky.selectTense(now));
      return `${describeOpening(opening)}${blows}${fast}`;
    },
    skyText: (state, night) => sky.selectSkyClassWords(state, night).label,
    /** `c'est samedi qu'il fera le plus beau à Lille, avec un temps ensoleillé et jusqu'à 12 degrés`. */
    bestDay({ rank, opening, sky: state, temperature }, units) {
      const noun = state && sky.selectSkyWords(state).noun;
      const degrees = temperature && joinWords(state && 'et', degreesOf(temperature, units));
      const day =
        rank === 'alike' || rank === 'side'
          ? joinWords(SECOND_RANKS[rank], describeWhenAndWhere(opening))
          : itIsThen(opening, BEST_DAY_RANKS[rank]);
      return [day, joinWords(noun, degrees)];
    },
    because: ', avec ',
    /** `il y a plus de vent à Marseille`, `il fera environ 8 degrés de plus à Ajaccio`. */
    contrast({ of, is, now, difference }, where) {
      if (is === 'alike') return "il n'y a guère de différence";
      const [present, future, how] = CONTRASTS[of][is];
      const degrees = `environ ${difference} degrés de ${is === 'more' ? 'plus' : 'moins'}`;
      return joinWords(now ? present : future, difference === null ? how : degrees, where);
    },
    wettestDay: (place, when) => joinWords("c'est", when, "qu'il pleuvra le plus", place),
    noDryDay: (place) => joinWords("il n'y aura sans doute aucun jour complètement sec", place),
  },
  { ...times, describePlace, inMinutes },
);

/** `c'est demain qu'il fera le plus chaud à Lille`. */
function itIsThen({ when, place }: Opening, most: string): string {
  return joinWords("c'est", times.describeWhen(when), most, describePlace(place));
}

/** The high of a day: `jusqu'à 16 degrés`, of frost `au plus moins 3 degrés`. */
function degreesOf(temperature: Temperature, units: Units): string {
  const degrees = (value: number) => describeDegrees(value, units);
  const upTo = (value: number) => `${isFrost(value) ? 'au plus' : "jusqu'à"} ${degrees(value)}`;
  const highest = (_: number, high: number) => upTo(high);
  return wordTemperature(temperature, {
    exactly: degrees,
    around: degrees,
    low: degrees,
    high: upTo,
    range: highest,
    highs: highest,
    highsChange: (from, to) => upTo(Math.max(from, to)),
    change: (from, to) => upTo(Math.max(from, to)),
    highAndLow: upTo,
  });
}

/** `un vent fort de sud-ouest`. */
function nounOf({ force, direction }: SpokenWind): string {
  return joinWords(
    NOUNS[force] ?? 'un vent faible',
    force === 0 ? '' : sky.describeFrom(direction),
  );
}
