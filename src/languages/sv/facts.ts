import { joinWords } from '../../wording/grammar.ts';
import type { ContrastQuality, SpokenWind } from '../../wording/plan/fact-statement.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import {
  createFacts,
  isOneTemperature,
  wordSpeeds,
  type Comparison,
  type Contrasts,
} from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import { inMinutes } from './precipitation.ts';
import * as times from './time.ts';
import * as words from './words.ts';

const { counted, describeDegrees, describePlace, describeRange } = words;
const { describeClock, describeWhen } = times;

/** What stands around the place: `ligger temperaturen` + `i Uppsala` + `mellan 3 och 8 grader`. */
type Clause = readonly [verb: string, rest: string, afterPlace: string];

const MOST = {
  warmest: 'varmast',
  leastWarm: 'minst varmt',
  coolest: 'svalast',
  coldest: 'kallast',
};

const NUMBERS = [
  '', '', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv',
  'tretton', 'fjorton',
]; // prettier-ignore

const BEST_DAY_RANKS = {
  best: 'finast väder',
  alike: 'ungefär lika fint väder',
  leastBad: 'minst dåligt väder',
};

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: {
    more: ['är det', 'blir det', 'varmare'],
    less: ['är det', 'blir det', 'kallare'],
  },
  wind: { more: ['blåser det', '', 'mer'], less: ['blåser det', '', 'mindre'] },
  rain: { more: ['regnar det', '', 'mer'], less: ['regnar det', '', 'mindre'] },
  rainChance: {
    more: ['är risken för regn', '', 'större'],
    less: ['är risken för regn', '', 'mindre'],
  },
  sun: { more: ['skiner solen', '', 'mer'], less: ['skiner solen', '', 'mindre'] },
  weather: {
    more: ['är vädret', 'blir vädret', 'bättre'],
    less: ['är vädret', 'blir vädret', 'sämre'],
  },
  suitability: {
    more: ['passar vädret', '', 'bättre'],
    less: ['passar vädret', '', 'sämre'],
  },
};

/** What begins and stops: the verb to follow "börjar det", or what comes, and the noun of what stops. */
const FALLS = {
  rain: { verb: 'regna', present: 'regnar', what: '', noun: 'regnet' },
  snow: { verb: 'snöa', present: 'snöar', what: '', noun: 'snöfallet' },
  sleet: { verb: '', present: 'faller', what: 'snöblandat regn', noun: 'det snöblandade regnet' },
  freezing: { verb: '', present: 'faller', what: 'underkylt regn', noun: 'det underkylda regnet' },
  unknown: { verb: '', present: 'faller', what: 'nederbörd', noun: 'nederbörden' },
} as const;

const WINDS: Readonly<Record<number, string>> = {
  1: 'svag vind',
  2: 'svag vind',
  3: 'måttlig vind',
  4: 'måttlig vind',
  ...words.WINDS,
};

/** Swedish answers to questions for one fact. The verb stands second, the place behind what is said. */
export const facts = createFacts<Clause>(
  {
    at: sentence,
    degrees: (temperature, { units, now }) => {
      const is = now ? 'är det' : 'blir det';
      const most = now ? 'är det som' : 'blir det som';
      return wordDegrees<Clause>(temperature, {
        exactly: (value) => [is, describeDegrees(value, units), ''],
        around: (value) => ['ligger temperaturen', '', words.describeAround(value, units)],
        high: (value) => [most, `varmast ${describeDegrees(value, units)}`, ''],
        low: (value) => [most, `kallast ${describeDegrees(value, units)}`, ''],
        range: (low, high) => [
          'ligger temperaturen',
          '',
          `mellan ${describeRange(low, 'och', high, units)}`,
        ],
      });
    },
    coolsDownTo: (value, units) => [
      'sjunker temperaturen',
      '',
      `till ${describeDegrees(value, units)}`,
    ],
    /** `varmast blir det i morgon i Uppsala, upp till 12 grader`. */
    extreme(form, opening, value, units) {
      const degrees = describeDegrees(value, units);
      const isHigh = form === 'warmest' || form === 'leastWarm';
      const limit = isHigh ? (value > 0 ? 'upp till' : '') : 'ner till';
      return `${mostOn(`${MOST[form]} blir det`, opening)}, ${joinWords(limit, degrees)}`;
    },
    /** `just nu känns det som minus 3 grader i Uppsala, i själva verket är det 3 grader`. */
    feels(felt, { units }) {
      const degrees = isOneTemperature(felt, units)
        ? describeDegrees(felt.high, units)
        : describeRange(felt.low, 'till', felt.high, units);
      return ['känns det', `som ${degrees}`, ''];
    },
    feelsSo: () => 'och så känns det också',
    actually: (value, { units, now }) =>
      `i själva verket ${now ? 'är' : 'blir'} det ${describeDegrees(value, units)}`,
    feelsColdest: (opening, value, units) =>
      `${mostOn('kallast känns det', opening)}, som ${describeDegrees(value, units)}`,
    yes: 'ja,',
    no: 'nej,',
    /** `ja, i morgon blir det omkring 4 grader varmare i Uppsala än i dag: som varmast 12 grader`. */
    comparison({ answer, change, difference, opening, than }) {
      const verb = opening.when.kind === 'now' ? 'är det' : 'blir det';
      const [how, as] = compare(difference)[change];
      return joinWords(answer, sentence(opening, [verb, how, `${as} ${describeWhen(than)}`]));
    },
    compared(of, value, units) {
      const measure = { exactly: '', high: 'som varmast ', low: 'som kallast ' };
      return `: ${measure[of]}${describeDegrees(value, units)}`;
    },
    withinHour: 'inom en timme',
    aroundHour: (day, hour) =>
      `${times.describeDayOfHour(day, hour)} omkring ${describeClock({ hour, minute: 0 })}`,
    nextDays: (count) =>
      count === 1 ? 'det närmaste dygnet' : `de närmaste ${NUMBERS[count] ?? count} dagarna`,
    rainNow(opening, of, falls) {
      const { present, what } = FALLS[of];
      return sentence(opening, falls ? [`${present} det`, what, ''] : ['är det', 'uppehåll', '']);
    },
    /** `i dag omkring klockan 15 börjar det regna i Uppsala`, `på lördag kan det bli regn`. */
    nextRain(time, place, of, certainty) {
      const { verb, present, what } = FALLS[of];
      const begins = verb !== '' && /klockan|midnatt|^om |^inom /.test(time);
      const rain = {
        expected: begins ? `börjar det ${verb}` : `${present} det ${what}`,
        likely: begins ? `börjar det troligen ${verb}` : `${present} det troligen ${what}`,
        possible: begins ? `kan det börja ${verb}` : `kan det ${verb || `komma ${what}`}`,
      };
      return joinWords(time, rain[certainty].trimEnd(), place);
    },
    noRain: (ahead, place) => joinWords(ahead, 'väntas inget regn', place),
    /** `i dag omkring klockan 18 slutar det regna i Uppsala`, of a forecast `bör det sluta regna`. */
    rainStop(time, place, { of, byRadar, brief }) {
      const { verb, noun } = FALLS[of];
      if (brief) {
        const makes = byRadar ? 'gör' : 'gör troligen';
        return joinWords(time, makes, noun, 'ett kort uppehåll', place);
      }
      const rain = byRadar ? `upphör ${noun}` : `bör ${noun} upphöra`;
      const falling = byRadar ? `slutar det ${verb}` : `bör det sluta ${verb}`;
      return joinWords(time, verb === '' ? rain : falling, place);
    },
    noRainStop(ahead, place, of) {
      const { verb, noun } = FALLS[of];
      return joinWords(
        ahead,
        verb === '' ? `upphör ${noun} inte` : `slutar det inte ${verb}`,
        place,
      );
    },
    /** `i morgon går solen upp i Uppsala klockan 7 och 53`: verbs that come apart. */
    sunTime: ({ event, past, clock }, place, when) =>
      joinWords(
        when,
        past ? 'gick solen' : 'går solen',
        event === 'sunrise' ? 'upp' : 'ner',
        place,
        times.atClock(clock),
      ),
    noSunTime(day, place, isDay) {
      const [how, why] = isDay ? ['ner', 'det är midnattssol'] : ['upp', 'det är polarnatt'];
      return `${joinWords(day, 'går solen inte', how, place)}, ${why}`;
    },
    /** `i morgon blåser det hård vind från väster i Uppsala, 16 meter per sekund, i byarna upp till 22`. */
    wind({ opening, rank, wind }, { units, now }) {
      const wordSpeed = (speed: number, upTo: boolean) => words.atSpeed(speed, upTo, units);
      const isInMetres = wind.force > 0 && units.speed === 'metresPerSecond';
      const speeds = wordSpeeds(wind, units, {
        wind: wordSpeed,
        slowWind: isInMetres ? wordSpeed : undefined,
        gusts: (gust) => `i byarna ${words.upToGust(gust, units)}`,
        inGusts: (gust) => `i byarna upp till ${gust}`,
      });
      const fast = speeds === '' ? '' : `, ${speeds}`;
      if (rank) {
        const most = rank === 'windiest' ? 'mest blåser det' : 'minst blåser det';
        return `${mostOn(most, opening)}: ${nameOf(wind)}${fast}`;
      }
      const verb = wind.force > 0 ? 'blåser det' : now ? 'är det' : 'blir det';
      return sentence(opening, [verb, nameOf(wind), '']) + fast;
    },
    skyText: words.skyText,
    /** `finast väder blir det på lördag i Uppsala: soligt, med upp till 12 grader`. */
    bestDay({ rank, opening, temperature }, units, label) {
      const degrees = temperature
        ? words.describeJoinedDegrees(temperature, units, ', med', 'på natten')
        : '';
      const most = rank === 'side' ? '' : `${BEST_DAY_RANKS[rank]} blir det`;
      return [mostOn(most, opening), `${label ?? ''}${degrees}`];
    },
    /** `i Malmö blåser det mer`, `i Malmö blir det omkring 4 grader varmare`. */
    contrast({ of, is, now, difference }, where) {
      if (is === 'alike') return 'det är knappt någon skillnad';
      const [present, future, how] = CONTRASTS[of][is];
      const degrees = difference === null ? '' : aboutDegrees(difference);
      return joinWords(where, now || future === '' ? present : future, degrees, how);
    },
    wettestDay: (place, when) => joinWords('mest regnar det', when, place),
    noDryDay: (place) => joinWords('helt torrt blir det nog inte någon dag', place),
  },
  { ...times, describePlace, inMinutes },
);

function sentence({ when, place }: Opening, [verb, rest, afterPlace]: Clause): string {
  return joinWords(describeWhen(when), verb, rest, describePlace(place), afterPlace);
}

/** `varmast blir det i morgon i Uppsala`. */
function mostOn(most: string, { when, place }: Opening): string {
  return joinWords(most, describeWhen(when), describePlace(place));
}

function aboutDegrees(difference: number): string {
  return `omkring ${counted(difference)} ${difference === 1 ? 'grad' : 'grader'}`;
}

function compare(
  difference: number,
): Readonly<Record<Comparison['change'], readonly [how: string, as: string]>> {
  const degrees = aboutDegrees(difference);
  return {
    warmer: [`${degrees} varmare`, 'än'],
    cooler: [`${degrees} svalare`, 'än'],
    colder: [`${degrees} kallare`, 'än'],
    alikeWarm: ['ungefär lika varmt', 'som'],
    alikeCold: ['ungefär lika kallt', 'som'],
  };
}

/** `svag vind från sydväst`, `vindstilla`. */
function nameOf({ force, direction }: SpokenWind): string {
  if (force === 0) return 'vindstilla';
  return joinWords(WINDS[force] ?? '', direction && `från ${words.DIRECTIONS[direction]}`);
}
