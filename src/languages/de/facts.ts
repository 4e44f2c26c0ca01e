import { joinWords } from '../../wording/grammar.ts';
import type { ContrastQuality, SpokenWind } from '../../wording/plan/fact-statement.ts';
import { createGermanDutchFacts, type FamilyWords, type Predicate } from '../german-dutch-facts.ts';
import { isOneTemperature, type Contrasts, wordSpeeds } from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import {
  areDegrees,
  COLD_BELOW,
  describeAround,
  describeDegrees,
  describeSpread,
  joinDegrees,
  reachDegrees,
  WARM_FROM,
} from './numbers.ts';
import { inMinutes } from './precipitation.ts';

const { describePlace } = words;
const { describeClock, describeWhen, frameOpening, withoutComma } = times;

/** Degrees of Celsius from which on one says how warm a day gets; of a colder one both ends matter. */
const MILD_FROM = 5;

const MOST = {
  warmest: 'am wärmsten',
  leastWarm: 'am wenigsten warm',
  coolest: 'am kühlsten',
  coldest: 'am kältesten',
};

/** `regnet es` + place, `fällt` + place + `Schneeregen`. */
const FALLS: FamilyWords['falls'] = {
  rain: ['regnet es', ''],
  snow: ['schneit es', ''],
  sleet: ['fällt', 'Schneeregen'],
  freezing: ['fällt', 'gefrierender Regen'],
  unknown: ['fällt', 'Niederschlag'],
};

const NUMBERS = [
  '', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf',
  'zwölf', 'dreizehn', 'vierzehn',
]; // prettier-ignore

const BEST_DAY_RANKS = {
  best: ['am schönsten', ''],
  alike: ['ähnlich schön', ''],
  leastBad: ['noch am besten', ''],
} as const;

/** `mehr` + `regnet es` + `in Bremen`: what is more so, now and ahead, and what is less so. */
const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: ['ist es', 'wird es', 'wärmer'], less: ['ist es', 'wird es', 'kälter'] },
  wind: { more: ['ist es', 'wird es', 'windiger'], less: ['ist es', 'wird es', 'ruhiger'] },
  rain: { more: ['regnet es', '', 'mehr'], less: ['bleibt es', '', 'trockener'] },
  rainChance: { more: ['regnet es', '', 'eher'], less: ['bleibt es', '', 'eher trocken'] },
  sun: { more: ['scheint die Sonne', '', 'länger'], less: ['scheint die Sonne', '', 'kürzer'] },
  weather: { more: ['ist es', 'wird es', 'schöner'], less: ['ist es', 'wird es', 'weniger schön'] },
  suitability: { more: ['passt es', '', 'besser'], less: ['passt es', '', 'schlechter'] },
};

/** By Beaufort force (DWD); who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'schwacher Wind',
  2: 'schwacher Wind',
  3: 'schwacher Wind',
  4: 'mäßiger Wind',
  ...words.WINDS,
};

/** German answers to questions for one fact. */
export const facts = createGermanDutchFacts(
  {
    degrees: (temperature, { units }) =>
      wordDegrees<Predicate>(temperature, {
        exactly: (value) => areDegrees(value, units),
        around: (value) => ['liegen die Temperaturen', describeAround(value, units)],
        high: (value) =>
          value >= WARM_FROM
            ? ['wird es', `bis zu ${describeDegrees(value, units, 'einem')} warm`]
            : reachDegrees(value, units),
        low: (value) => [
          'liegt die Tiefsttemperatur',
          `bei ${describeDegrees(value, units, 'einem')}`,
        ],
        range(low, high) {
          if (high >= MILD_FROM) {
            return ['wird es', `bis zu ${describeDegrees(high, units, 'einem')} warm`];
          }
          const spread = describeSpread(low, high, units);
          return high < COLD_BELOW ? ['wird es', `${spread} kalt`] : ['werden es', spread];
        },
      }),
    coolsDownTo: (value, units) => ['kühlt es', `auf ${describeDegrees(value, units, 'ein')} ab`],
    extreme(form, { when, place }, value, units) {
      const upTo = value >= WARM_FROM ? 'bis zu' : 'höchstens';
      const day = joinWords(MOST[form], 'wird es', describePlace(place), describeWhen(when));
      const degrees = describeDegrees(value, units, 'einem');
      return joinWords(day, 'mit', form === 'coolest' || form === 'coldest' ? '' : upTo, degrees);
    },
    feels(felt, { units }, brief) {
      const spread = describeSpread(felt.low, felt.high, units);
      if (!brief) return ['fühlt es sich', `an wie ${spread}`];
      const [verb] = isOneTemperature(felt, units) ? areDegrees(felt.low, units) : ['sind es'];
      return [verb, `gefühlt ${spread}`];
    },
    feelsSo: () => 'und so fühlt es sich auch an',
    actually: (value, { units }) => `tatsächlich ${areDegrees(value, units).join(' ')}`,
    feelsColdest({ when, place }, value, units) {
      const day = joinWords(describePlace(place), describeWhen(when));
      return `am kältesten fühlt es sich ${day} an: wie ${describeDegrees(value, units, 'ein')}`;
    },
    yes: 'ja,',
    no: 'nein,',
    is: { now: 'ist es', ahead: 'wird es' },
    compares: (difference) => ({
      warmer: `rund ${difference} Grad wärmer als`,
      cooler: `rund ${difference} Grad kühler als`,
      colder: `rund ${difference} Grad kälter als`,
      alikeWarm: 'ähnlich warm wie',
      alikeCold: 'ähnlich kalt wie',
    }),
    compared(of, value, units) {
      if (of === 'low') {
        return `: Tiefstwert ${describeDegrees(value, units, 'ein')}`;
      }
      return `: ${of === 'high' ? 'maximal ' : ''}${describeDegrees(value, units, 'ein')}`;
    },
    withinHour: 'in der nächsten Stunde',
    around: 'gegen',
    nextDays: (count) => `in den nächsten ${NUMBERS[count] ?? count} Tagen`,
    noRain: (ahead, place) => joinWords(ahead, 'ist', place, 'kein Regen in Sicht'),
    dry: 'trocken',
    falls: FALLS,
    willFall: FALLS,
    certainties: {
      expected: 'das nächste Mal',
      likely: 'wahrscheinlich',
      possible: 'möglicherweise',
    },
    /** `hört es` + place + `auf zu regnen`, `hört` + place + `der Schneeregen auf`. */
    stops: {
      rain: ['hört es', '', 'auf zu regnen'],
      snow: ['hört es', '', 'auf zu schneien'],
      sleet: ['hört', 'der Schneeregen', 'auf'],
      freezing: ['hört', 'der gefrierende Regen', 'auf'],
      unknown: ['hört', 'der Niederschlag', 'auf'],
    },
    probably: 'voraussichtlich',
    briefly: 'kurz',
    not: 'nicht',
    sunTime({ event, past, clock }, place, when) {
      const goes = joinWords('die Sonne', past ? 'ging' : 'geht', when, place);
      return `${goes} um ${describeClock(clock)} ${event === 'sunrise' ? 'auf' : 'unter'}`;
    },
    noSunTime(day, place, isDay) {
      const why = isDay ? 'nicht unter, es ist Polartag' : 'nicht auf, es ist Polarnacht';
      return joinWords('die Sonne geht', day, place, why);
    },
    wind({ opening, rank, wind }, { units }) {
      const speeds = wordSpeeds(wind, units, {
        wind: (speed, upTo) => words.atSpeed(speed, upTo, units),
        gusts: (gust) => `mit ${words.gustsUpTo(gust, units)}`,
        inGusts: (gust) => `in Böen bis ${gust}`,
      });
      if (rank) {
        const most = rank === 'windiest' ? 'am windigsten' : 'am ruhigsten';
        const when = withoutComma(describeWhen(opening.when));
        const day = joinWords(most, 'wird es', describePlace(opening.place), when);
        return `${day}: ${joinWords(nameOf(wind), speeds)}`;
      }
      const { front, middle } = frameOpening(opening);
      return joinWords(front, wind.force === 0 ? 'ist es' : 'weht', middle, nameOf(wind), speeds);
    },
    skyText: words.skyText,
    bestDay({ rank, opening, temperature }, units, label) {
      const when = withoutComma(describeWhen(opening.when));
      const where = describePlace(opening.place);
      const [most, still] = rank === 'side' ? [] : BEST_DAY_RANKS[rank];
      const day = most ? joinWords(most, 'wird es', where, still, when) : joinWords(when, where);
      const joined = temperature ? joinDegrees(temperature, units, 'dry') : '';
      return [day, `${label ?? ''}${joined}`];
    },
    contrast({ answer, of, is, now, difference }, where) {
      if (is === 'alike') return 'es gibt kaum einen Unterschied';
      const [present, future, adjective] = CONTRASTS[of][is];
      const verb = now || future === '' ? present : future;
      const how = joinWords(difference === null ? '' : `rund ${difference} Grad`, adjective);
      return answer ? joinWords(where, verb, how) : joinWords(how, verb, where);
    },
    wettestDay: (place, when) => joinWords('am meisten regnet es', when, place),
    noDryDay: (place) => joinWords('ganz trocken bleibt es', place, 'wohl an keinem Tag'),
  },
  { ...times, describePlace, inMinutes },
);

/** `schwacher Wind aus Südwest`, `windstill`. */
function nameOf({ force, direction }: SpokenWind): string {
  if (force === 0) return 'windstill';
  return joinWords(FORCES[force] ?? 'Wind', direction && `aus ${words.DIRECTIONS[direction]}`);
}
