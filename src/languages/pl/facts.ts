import { joinWords } from '../../wording/grammar.ts';
import type { ContrastQuality } from '../../wording/plan/fact-statement.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import { createFacts, isOneTemperature, type Contrasts, wordSpeeds } from '../skeleton-facts.ts';
import * as numbers from './numbers.ts';
import * as times from './time.ts';
import * as words from './words.ts';
import { describeOpening, describePlace } from './places.ts';
import { inMinutes } from './precipitation.ts';

const { describeWhen } = times;

const MOST = {
  warmest: 'najcieplej',
  leastWarm: 'najmniej ciepło',
  coolest: 'najchłodniej',
  coldest: 'najzimniej',
};

const BEST_DAY_RANKS = {
  best: 'najładniej będzie',
  alike: 'niemal równie ładnie będzie',
  leastBad: 'stosunkowo najlepiej będzie',
};

const IS = ['jest', 'będzie'] as const;
const FALLS = ['pada', 'będzie padać'] as const;

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: [...IS, 'cieplej'], less: [...IS, 'zimniej'] },
  wind: { more: [...IS, 'bardziej wietrznie'], less: [...IS, 'mniej wietrznie'] },
  rain: { more: [...FALLS, 'bardziej'], less: [...FALLS, 'mniej'] },
  rainChance: {
    more: ['deszcz jest', 'deszcz będzie', 'bardziej prawdopodobny'],
    less: ['deszcz jest', 'deszcz będzie', 'mniej prawdopodobny'],
  },
  sun: { more: ['słońce świeci', 'słońce będzie świecić', 'dłużej'], less: ['słońce świeci', 'słońce będzie świecić', 'krócej'] },
  weather: { more: [...IS, 'ładniej'], less: [...IS, 'gorzej'] },
  suitability: { more: [...IS, 'lepiej'], less: [...IS, 'gorzej'] },
}; // prettier-ignore

/** What falls after a verb. */
const NOUNS = {
  rain: 'deszcz',
  snow: 'śnieg',
  sleet: 'deszcz ze śniegiem',
  freezing: 'marznący deszcz',
  unknown: '',
};

/** `wzejdzie`, and once it has. */
const SUN_VERBS = {
  sunrise: ['wzejdzie', 'wzeszło'],
  sunset: ['zajdzie', 'zaszło'],
} as const;

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'słaby wiatr',
  2: 'słaby wiatr',
  3: 'słaby wiatr',
  4: 'umiarkowany wiatr',
  ...words.WINDS,
};

/** Of a gale one says that it is there, not that it blows. */
const GALE_FORCE = 8;

const CERTAINTIES = {
  expected: 'będzie padać',
  likely: 'prawdopodobnie będzie padać',
  possible: 'może padać',
};

const SCARCELY = 'mniej więcej o';

/** Polish answers to questions for one fact: time, place and a clause. */
export const facts = createFacts(
  {
    at: (opening, clause: string) => joinWords(describeOpening(opening), clause),
    degrees: (temperature, options) =>
      temperature.form === 'exactly'
        ? numbers.areDegrees(temperature.value, options)
        : numbers.describeTemperature(temperature, options),
    coolsDownTo: (value, units) => `temperatura spadnie ${numbers.describeUpTo(value, units)}`,
    upTo: (value, units) => `temperatura maksymalna wyniesie ${numbers.describeDegrees(value, units)}`,
    /** `najcieplej będzie w Krakowie jutro, temperatura wyniesie maksymalnie 20 stopni`. */
    extreme(form, { when, place }, value, units) {
      const day = joinWords(MOST[form], 'będzie', describePlace(place), describeWhen(when));
      const isLow = form === 'coolest' || form === 'coldest';
      const degrees = isLow
        ? `temperatura spadnie ${numbers.describeUpTo(value, units)}`
        : `temperatura wyniesie maksymalnie ${numbers.describeDegrees(value, units)}`;
      return `${day}, ${degrees}`;
    },
    feels(felt, options, brief) {
      const { units, now } = options;
      const isOne = isOneTemperature(felt, units);
      const range = numbers.describeRange(felt.low, felt.high, units);
      if (brief) {
        return `odczuwalnie ${isOne ? numbers.areDegrees(felt.high, options) : `będzie ${range}`}`;
      }
      const degrees = isOne ? numbers.describeDegrees(felt.high, units) : range;
      return `temperatura odczuwalna ${now ? 'wynosi' : 'wyniesie'} ${degrees}`;
    },
    feelsSo: (now) => `a temperatura odczuwalna ${now ? 'jest' : 'będzie'} taka sama`,
    actually: (value, options) => `choć w rzeczywistości ${numbers.areDegrees(value, options)}`,
    feelsColdest({ when, place }, value, units) {
      const day = joinWords('najzimniej w odczuciu będzie', describePlace(place), describeWhen(when));
      return `${day}: ${numbers.describeDegrees(value, units)}`;
    },
    yes: 'tak,',
    no: 'nie,',
    /** `tak, jutro w Krakowie będzie mniej więcej o 4 stopnie cieplej niż dziś, maksymalnie 12 stopni`. */
    comparison({ answer, change, difference, opening, than }, { now }) {
      const by = `${SCARCELY} ${numbers.countDegrees(difference)}`;
      const how = {
        warmer: `${by} cieplej niż`,
        cooler: `${by} chłodniej niż`,
        colder: `${by} zimniej niż`,
        alikeWarm: 'podobnie ciepło jak',
        alikeCold: 'podobnie zimno jak',
      };
      const is = now ? 'jest' : 'będzie';
      return joinWords(answer, describeOpening(opening), is, how[change], describeWhen(than));
    },
    compared(of, value, units) {
      const measures = { exactly: '', high: 'maksymalnie', low: 'minimalnie' };
      return `: ${joinWords(measures[of], numbers.describeDegrees(value, units))}`;
    },
    withinHour: 'w ciągu najbliższej godziny',
    aroundHour(day, hour) {
      const when = times.describeDayOfClock(day, { hour, minute: 0 });
      const isNight = when.includes('w nocy');
      return joinWords(when, 'około', isNight ? times.hourGenitive(hour) : times.clearHour(hour));
    },
    nextHours: (count) => times.describeWhenWithin({ kind: 'nextHours', count }),
    nextDays: (count) => `w ciągu najbliższych ${numbers.genitiveOrdinal(count)} dni`,
    rainNow: (opening, of, falls) =>
      joinWords(describeOpening(opening), falls ? `pada ${NOUNS[of]}`.trim() : 'nie pada'),
    nextRain: (time, place, of, certainty) =>
      joinWords(time, place, CERTAINTIES[certainty], NOUNS[of]),
    noRain: (ahead, place) => joinWords(ahead, place, 'nie zapowiada się deszcz'),
    /** `za około 20 minut w Krakowie przestanie padać`. */
    rainStop(time, place, { of, byRadar, brief }) {
      const should = stoppedNoun(of) === '' ? 'powinno' : 'powinien';
      const stops = byRadar ? 'przestanie padać' : `${should} przestać padać`;
      return joinWords(time, place, brief ? 'na chwilę' : '', stops, stoppedNoun(of));
    },
    noRainStop: (ahead, place, of) =>
      joinWords(ahead, place, 'nie przestanie padać', stoppedNoun(of)),
    /** `jutro w Krakowie słońce wzejdzie o siódmej 4`. */
    sunTime: ({ event, past, clock }, place, when) =>
      joinWords(when, place, 'słońce', SUN_VERBS[event][past ? 1 : 0], atClock(clock)),
    noSunTime(day, place, isDay) {
      const why = isDay
        ? 'nie zajdzie, trwa dzień polarny'
        : 'nie wzejdzie, trwa noc polarna';
      return joinWords(day, place, 'słońce', why);
    },
    /** `jutro w Krakowie będzie wiać silny wiatr z zachodu, z prędkością do czterdziestu kilometrów na godzinę`. */
    wind({ opening, rank, wind }, { units, now }) {
      const speeds = wordSpeeds(wind, units, {
        wind: (speed, upTo) =>
          joinWords('z prędkością', upTo ? 'do' : '', numbers.speedGenitive(speed, units)),
        gusts: (gust) => `w porywach ${numbers.describeGust(gust, units)}`,
        inGusts: (gust) => `w porywach do ${numbers.genitiveOrdinal(gust)}`,
      });
      const name = joinWords(
        FORCES[wind.force] ?? '',
        wind.force === 0 || !wind.direction ? '' : words.FROM_DIRECTIONS[wind.direction],
      );
      const told = [wind.force === 0 ? 'bezwietrznie' : name, speeds].filter(Boolean).join(', ');
      if (rank) {
        const most = rank === 'windiest' ? 'najbardziej wietrznie' : 'najmniej wietrznie';
        const where = describePlace(opening.place);
        return `${joinWords(most, 'będzie', where, describeWhen(opening.when))}: ${told}`;
      }
      const isNamed = wind.force === 0 || wind.force >= GALE_FORCE;
      const verb = isNamed ? IS : (['wieje', 'będzie wiać'] as const);
      return joinWords(describeOpening(opening), verb[now ? 0 : 1], told);
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    /** `najładniej będzie w Krakowie w sobotę: słonecznie, maksymalnie 20 stopni`. */
    bestDay({ rank, opening: { when, place }, temperature }, units, label) {
      const most = rank === 'side' ? '' : BEST_DAY_RANKS[rank];
      const day = most
        ? joinWords(most, describePlace(place), describeWhen(when))
        : joinWords(describeWhen(when), describePlace(place));
      const degrees = temperature && describeBeside(highOf(temperature), { units, now: false });
      return [day, [label ?? '', degrees].filter(Boolean).join(', ')];
    },
    /** `cieplej będzie w Krakowie`, `mniej więcej o 8 stopni cieplej jest w Krakowie`. */
    contrast({ answer, of, is, now, difference }, where) {
      if (is === 'alike') return 'prawie nie ma różnicy';
      const [present, future, rest] = CONTRASTS[of][is];
      const verb = now ? present : future;
      const how = joinWords(
        difference === null ? '' : `${SCARCELY} ${numbers.countDegrees(difference)}`,
        rest,
      );
      if (answer || verb.includes(' ')) return joinWords(where, verb, how);
      return joinWords(how, verb, where);
    },
    wettestDay: (place, when) => joinWords('najwięcej deszczu spadnie', place, when),
    noDryDay: (place) => joinWords(place, 'żaden dzień nie zapowiada się całkiem sucho'),
  },
  { ...times, describePlace, inMinutes },
); // prettier-ignore

/** Rain needs no name where it stops. */
function stoppedNoun(of: keyof typeof NOUNS): string {
  return of === 'rain' ? '' : NOUNS[of];
}

/** Of a day only its high matters. */
function highOf(temperature: Temperature): Temperature {
  return temperature.form === 'range' ? { form: 'high', value: temperature.high } : temperature;
}

/** After the sky: `maksymalnie 20 stopni`. */
function describeBeside(temperature: Temperature, options: { units: Parameters<typeof numbers.describeDegrees>[1]; now: boolean }): string {
  return temperature.form === 'high'
    ? `maksymalnie ${numbers.describeDegrees(temperature.value, options.units)}`
    : numbers.describeTemperature(temperature, options);
} // prettier-ignore

/** `o siódmej`, `o siódmej 53`, `o szóstej zero pięć`, `o północy`. */
export function atClock({ hour, minute }: { hour: number; minute: number }): string {
  const zero = minute > 0 && minute < 10 ? 'zero' : '';
  const whole = hour === 0 && minute > 0 ? 'zero' : times.hourGenitive(hour);
  return joinWords('o', whole, zero, minute === 0 ? '' : String(minute));
}
