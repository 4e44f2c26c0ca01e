import type { ContrastQuality } from '../../wording/plan/fact-statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature, When } from '../../wording/plan/statement.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import { createFacts, isOneTemperature, type Contrasts, wordSpeeds } from '../skeleton-facts.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import { describePlace } from './place-names.ts';
import { inMinutes, expected, describeFall } from './precipitation.ts';
import { describeTemperature, withTemperature } from './temperature.ts';

const { describeDegrees, THERE_ARE, THERE_IS } = words;
const { describeOpening, describeWhen } = times;

const BEST_DAY_RANKS = {
  best: 'il giorno più bello sarà',
  alike: 'quasi altrettanto bello sarà',
  leastBad: 'il giorno meno brutto sarà',
};

const MAKES = ['fa', 'farà'] as const;
const HAS = ["c'è", 'ci sarà'] as const;
const RAINS = ['piove', 'pioverà'] as const;
const WEATHER_IS = ['il tempo è', 'il tempo sarà'] as const;

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: [...MAKES, 'più caldo'], less: [...MAKES, 'più freddo'] },
  wind: { more: [...HAS, 'più vento'], less: [...HAS, 'meno vento'] },
  rain: { more: [...RAINS, 'di più'], less: [...RAINS, 'di meno'] },
  rainChance: {
    more: ['è più probabile', 'è più probabile', 'che piova'],
    less: ['è meno probabile', 'è meno probabile', 'che piova'],
  },
  sun: { more: [...HAS, 'più sole'], less: [...HAS, 'meno sole'] },
  weather: { more: [...WEATHER_IS, 'migliore'], less: [...WEATHER_IS, 'peggiore'] },
  suitability: { more: ['è', 'sarà', 'meglio'], less: ['è', 'sarà', 'peggio'] },
};

const MOST = {
  warmest: 'più caldo',
  leastWarm: 'meno caldo',
  coolest: 'più fresco',
  coldest: 'più freddo',
};

/** `smetterà` + `di piovere`, `la pioggia congelante` + `smetterà`. */
const STOPS = {
  rain: ['', 'di piovere'],
  snow: ['', 'di nevicare'],
  sleet: ['la pioggia mista a neve', ''],
  freezing: ['la pioggia congelante', ''],
  unknown: ['', 'di piovere o nevicare'],
} as const;

const NUMBERS = [
  '', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici',
  'dodici', 'tredici', 'quattordici',
]; // prettier-ignore

const SUN_VERBS = {
  sunrise: ['sorgerà', 'è sorto'],
  sunset: ['tramonterà', 'è tramontato'],
} as const;

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  0: 'calma di vento',
  1: 'vento debole',
  2: 'vento debole',
  3: 'vento debole',
  4: 'vento moderato',
  ...words.WINDS,
};

/** Italian answers to questions for one fact. */
export const facts = createFacts(
  {
    at: (opening, clause: string) => joinWords(describeOpening(opening), clause),
    degrees: (temperature, options) =>
      temperature.form === 'exactly'
        ? exactly(temperature.value, options)
        : describeTemperature(temperature, options),
    coolsDownTo: (value, units) => `la temperatura scenderà a ${describeDegrees(value, units)}`,
    upTo: (value, units) => `la temperatura sarà al massimo di ${describeDegrees(value, units)}`,
    /** `a Roma il giorno più caldo sarà domani, con una massima di 20 gradi`. */
    extreme(form, { when, place }, value, units) {
      const day = joinWords(describePlace(place), describeMost(MOST[form], when));
      const isLow = form === 'coolest' || form === 'coldest';
      const measure = isLow ? 'una minima di' : 'una massima di';
      return `${day}, con ${measure} ${describeDegrees(value, units)}`;
    },
    /** `al momento a Roma la temperatura percepita è di 3 gradi, anche se in realtà ci sono 7 gradi`. */
    feels(felt, { units, now }) {
      const degrees = isOneTemperature(felt, units)
        ? `di ${describeDegrees(felt.high, units)}`
        : words.describeBetween(felt.low, felt.high, units);
      return `la temperatura percepita ${now ? 'è' : 'sarà'} ${degrees}`;
    },
    feelsSo: (now) => `e la temperatura percepita ${now ? 'è' : 'sarà'} la stessa`,
    actually: (value, options) => `anche se in realtà ${exactly(value, options)}`,
    feelsColdest({ when, place }, value, units) {
      const day = joinWords(describePlace(place), describeMost(MOST.coldest, when));
      return `${day}, con una temperatura percepita di ${describeDegrees(value, units)}`;
    },
    yes: 'sì,',
    no: 'no,',
    /** `sì, domani a Roma ci saranno circa 4 gradi in più rispetto a oggi, con una massima di 12 gradi`. */
    comparison({ answer, change, difference, opening, than }, { now }) {
      // Words such as "nella notte" take no preposition.
      const to = than.kind === 'day' || than.kind === 'hour' ? 'rispetto a' : 'che';
      const degrees = `${now ? THERE_ARE.now : THERE_ARE.later} circa ${difference} gradi`;
      const alike = `la temperatura ${now ? 'è' : 'sarà'} più o meno come`;
      const how = {
        warmer: `${degrees} in più ${to}`,
        cooler: `${degrees} in meno ${to}`,
        colder: `${degrees} in meno ${to}`,
        alikeWarm: alike,
        alikeCold: alike,
      };
      return joinWords(answer, describeOpening(opening), how[change], describeWhen(than));
    },
    compared(of, value, units) {
      const measures = { exactly: 'cioè', high: 'con una massima di', low: 'con una minima di' };
      return `, ${measures[of]} ${describeDegrees(value, units)}`;
    },
    withinHour: 'nella prossima ora',
    aroundHour: times.aroundHour,
    nextDays: (count) => `nei prossimi ${NUMBERS[count] ?? count} giorni`,
    rainNow({ place }, of, falls) {
      const fall = describeFall({ of, intensity: 'moderate' }, 'now');
      return joinWords('al momento', describePlace(place), falls ? fall : 'il tempo è asciutto');
    },
    /** `domani verso le 15 a Roma pioverà`. */
    nextRain(time, place, of, certainty) {
      const fall = { of, intensity: 'moderate' } as const;
      const isExpected = certainty === 'expected';
      const clause = isExpected ? describeFall(fall, 'later') : expected({ ...fall, certainty });
      return joinWords(time, place, clause);
    },
    noRain: (ahead, place) => joinWords(ahead, place, 'non è prevista pioggia'),
    /** `tra circa 20 minuti a Roma smetterà di piovere`. */
    rainStop(time, place, { of, byRadar, brief }) {
      const [subject, rest] = STOPS[of];
      const stops = byRadar ? 'smetterà' : 'dovrebbe smettere';
      return joinWords(time, place, subject, stops, brief ? 'per poco' : '', rest);
    },
    noRainStop(ahead, place, of) {
      const [subject, rest] = STOPS[of];
      return joinWords(ahead, place, subject, 'non smetterà', rest);
    },
    /** `domani a Roma il sole sorgerà alle 7 e 4`. */
    sunTime: ({ event, past, clock }, place, when) =>
      joinWords(when, place, 'il sole', SUN_VERBS[event][past ? 1 : 0], times.atClock(clock)),
    noSunTime(day, place, isDay) {
      const polarDay = "non tramonterà, c'è il sole di mezzanotte";
      const polarNight = "non sorgerà, c'è la notte polare";
      return joinWords(day, place, 'il sole', isDay ? polarDay : polarNight);
    },
    /** `domani a Roma ci sarà vento teso da sud`, `il giorno con più vento sarà domani: vento teso da sud`. */
    wind({ opening, rank, wind: spoken }, { units, now }) {
      const { force, direction } = spoken;
      const from = force === 0 ? null : direction;
      const speeds = wordSpeeds(spoken, units, {
        wind: (speed, upTo) => words.atSpeed(speed, upTo, units),
        gusts: (gust) => `con ${words.gustsUpTo(gust, units)}`,
        inGusts: (gust) => `con raffiche fino a ${gust}`,
      });
      const wind = joinWords(words.describeWind(FORCES[force] ?? '', from, null, units), speeds);
      if (rank) {
        const most = rank === 'windiest' ? 'con più vento' : 'con meno vento';
        const where = describePlace(opening.place);
        return `${joinWords(where, describeMost(most, opening.when))}: ${wind}`;
      }
      const thereIs = now ? THERE_IS.now : THERE_IS.later;
      const there = force === 0 ? `non ${thereIs} vento` : `${thereIs} ${wind}`;
      return joinWords(describeOpening(opening), there);
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    /** `a Roma il giorno più bello sarà sabato: soleggiato, con una massima di 20 gradi`. */
    bestDay({ rank, opening: { when, place }, temperature }, units, label) {
      const most = rank === 'side' ? '' : BEST_DAY_RANKS[rank];
      const where = describePlace(place);
      const day = most
        ? joinWords(where, most, describeWhen(when))
        : joinWords(describeWhen(when), where);
      const degrees = temperature && withTemperature(highOf(temperature), units);
      return [day, [label ?? '', degrees].filter((part) => part !== null).join(', con ')];
    },
    /** `c'è più vento a Cagliari`, `ci sono circa 8 gradi in più a Palermo`. */
    contrast({ of, is, now, difference }, where) {
      if (is === 'alike') return "non c'è quasi differenza";
      const [present, future, how] = CONTRASTS[of][is];
      if (difference === null) return joinWords(now ? present : future, how, where);
      const degrees = `circa ${difference} gradi in ${is === 'more' ? 'più' : 'meno'}`;
      return joinWords(now ? THERE_ARE.now : THERE_ARE.later, degrees, where);
    },
    wettestDay: (place, when) => joinWords(place, 'il giorno più piovoso sarà', when),
    noDryDay: (place) => joinWords(place, 'nessun giorno sembra del tutto asciutto'),
  },
  { ...times, describePlace, inMinutes },
);

/** `il giorno più caldo sarà domani`; of a night or an hour `il momento più freddo`. */
function describeMost(most: string, when: When): string {
  return `il ${when.kind === 'day' ? 'giorno' : 'momento'} ${most} sarà ${describeWhen(when)}`;
}

/** Of a day only its high matters. */
function highOf(temperature: Temperature): Temperature {
  return temperature.form === 'range' ? { form: 'high', value: temperature.high } : temperature;
}

/** `ci sono 7 gradi`, `c'è un grado`. */
function exactly(value: number, { units, now }: SpeechOptions): string {
  const verb = Math.abs(toSpokenTemperature(value, units)) === 1 ? THERE_IS : THERE_ARE;
  return `${now ? verb.now : verb.later} ${describeDegrees(value, units)}`;
}
