import { joinWords } from '../../wording/grammar.ts';
import type { ContrastQuality, SpokenWind } from '../../wording/plan/fact-statement.ts';
import { createGermanDutchFacts, type Predicate } from '../german-dutch-facts.ts';
import { isOneTemperature, type Contrasts, wordSpeeds } from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import { describeJoinedDegrees, reaching } from './temperature.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import { inMinutes } from './precipitation.ts';

const { describeDegrees, describePlace, describeRange } = words;
const { describeClock, describeWhen, frameOpening } = times;

const AT_NIGHT = "'s nachts";

const MOST = {
  warmest: 'het warmst',
  leastWarm: 'het minst warm',
  coolest: 'het koelst',
  coldest: 'het koudst',
};

const NUMBERS = [
  '', '', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf',
  'dertien', 'veertien',
]; // prettier-ignore

const BEST_DAY_RANKS = {
  best: 'het mooist',
  alike: 'ongeveer even mooi',
  leastBad: 'het minst slecht',
};

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: ['is het', 'wordt het', 'warmer'], less: ['is het', 'wordt het', 'kouder'] },
  wind: { more: ['waait het', '', 'harder'], less: ['waait het', '', 'minder hard'] },
  rain: { more: ['regent het', '', 'meer'], less: ['blijft het', '', 'droger'] },
  rainChance: {
    more: ['is de kans op regen', '', 'groter'],
    less: ['is de kans op regen', '', 'kleiner'],
  },
  sun: { more: ['schijnt de zon', '', 'langer'], less: ['schijnt de zon', '', 'korter'] },
  weather: {
    more: ['is het', 'wordt het', 'mooier'],
    less: ['is het', 'wordt het', 'minder mooi'],
  },
  suitability: {
    more: ['is het er', '', 'beter weer voor'],
    less: ['is het er', '', 'slechter weer voor'],
  },
};

/** Dutch answers to questions for one fact. */
export const facts = createGermanDutchFacts(
  {
    degrees: (temperature, { units }) =>
      wordDegrees<Predicate>(temperature, {
        exactly: (value) => ['is het', describeDegrees(value, units)],
        around: (value) => ['wordt het', words.describeAround(value, units)],
        high: (value) => ['wordt het', reaching(value, units)],
        low: (value) => ['is de minimumtemperatuur', describeDegrees(value, units)],
        range: (low, high) => ['wordt het', describeRange(low, 'tot', high, units)],
      }),
    coolsDownTo: (value, units) => ['koelt het', `af tot ${describeDegrees(value, units)}`],
    /** `het warmst wordt het morgen in Utrecht met maximaal 12 graden`. */
    extreme(form, { when, place }, value, units) {
      const day = joinWords(MOST[form], 'wordt het', describeWhen(when), describePlace(place));
      const upTo = form === 'coolest' || form === 'coldest' ? '' : 'maximaal';
      return joinWords(day, 'met', upTo, describeDegrees(value, units));
    },
    /** `in Utrecht voelt het nu aan als min 3 graden, in werkelijkheid is het 3 graden`. */
    feels(felt, { units }) {
      const degrees = isOneTemperature(felt, units)
        ? describeDegrees(felt.high, units)
        : describeRange(felt.low, 'tot', felt.high, units);
      return ['voelt het', `aan als ${degrees}`];
    },
    feelsSo: () => 'en zo voelt het ook aan',
    actually: (value, { units }) => `in werkelijkheid is het ${describeDegrees(value, units)}`,
    feelsColdest({ when, place }, value, units) {
      const day = joinWords(describeWhen(when), describePlace(place));
      return `het koudst voelt het ${day} aan: als ${describeDegrees(value, units)}`;
    },
    yes: 'ja,',
    no: 'nee,',
    is: { now: 'is het', ahead: 'wordt het' },
    compares: (difference) => ({
      warmer: `ongeveer ${difference} graden warmer dan`,
      cooler: `ongeveer ${difference} graden koeler dan`,
      colder: `ongeveer ${difference} graden kouder dan`,
      alikeWarm: 'ongeveer even warm als',
      alikeCold: 'ongeveer even koud als',
    }),
    compared(of, value, units) {
      const measure = { exactly: '', high: 'maximaal ', low: 'de minimumtemperatuur is ' };
      return `: ${measure[of]}${describeDegrees(value, units)}`;
    },
    withinHour: 'het komende uur',
    around: 'rond',
    nextDays: (count) => `de komende ${NUMBERS[count] ?? count} dagen`,
    noRain: (ahead, place) => joinWords(ahead, 'is er', place, 'geen regen in zicht'),
    dry: 'droog',
    /** `regent het` + place, `valt er` + place + `natte sneeuw`. */
    falls: {
      rain: ['regent het', ''],
      snow: ['sneeuwt het', ''],
      sleet: ['valt er', 'natte sneeuw'],
      freezing: ['valt er', 'ijzel'],
      unknown: ['valt er', 'neerslag'],
    },
    /** `gaat het` + place + `regenen`. */
    willFall: {
      rain: ['gaat het', 'regenen'],
      snow: ['gaat het', 'sneeuwen'],
      sleet: ['gaat er', 'natte sneeuw vallen'],
      freezing: ['gaat er', 'ijzel vallen'],
      unknown: ['gaat er', 'neerslag vallen'],
    },
    certainties: { expected: '', likely: 'waarschijnlijk', possible: 'misschien' },
    /** `stopt het` + place + `met regenen`, `stopt` + place + `de natte sneeuw`. */
    stops: {
      rain: ['stopt het', '', 'met regenen'],
      snow: ['stopt het', '', 'met sneeuwen'],
      sleet: ['stopt', 'de natte sneeuw', ''],
      freezing: ['stopt', 'de ijzel', ''],
      unknown: ['stopt', 'de neerslag', ''],
    },
    probably: 'naar verwachting',
    briefly: 'even',
    not: 'niet',
    /** `de zon komt morgen in Utrecht om 7 uur 53 op`: verbs that come apart. */
    sunTime({ event, past, clock }, place, when) {
      const isRise = event === 'sunrise';
      const verb = past ? (isRise ? 'kwam' : 'ging') : isRise ? 'komt' : 'gaat';
      const goes = joinWords('de zon', verb, when, place, 'om', describeClock(clock));
      return `${goes} ${isRise ? 'op' : 'onder'}`;
    },
    noSunTime(day, place, isDay) {
      const goes = joinWords('de zon', isDay ? 'gaat' : 'komt', day, place);
      return `${goes} ${isDay ? 'niet onder, het is pooldag' : 'niet op, het is poolnacht'}`;
    },
    /** `morgen waait er in Utrecht een krachtige wind uit het westen`. */
    wind({ opening, rank, wind }, { units }) {
      const { force } = wind;
      const speeds = wordSpeeds(wind, units, {
        wind: (speed, upTo) => words.atSpeed(speed, upTo, units),
        gusts: (gust) => `met ${words.gustsUpTo(gust, units)}`,
        inGusts: (gust) => `met windstoten tot ${gust}`,
      });
      if (rank) {
        const most = rank === 'windiest' ? 'het hardst waait het' : 'het minst waait het';
        const day = joinWords(most, describeWhen(opening.when), describePlace(opening.place));
        return `${day}: ${joinWords(nameOf(wind), speeds)}`;
      }
      const { front, middle } = frameOpening(opening);
      const [verb, article] = force === 0 ? ['is het', ''] : ['waait er', 'een'];
      return joinWords(front, verb, middle, article, nameOf(wind), speeds);
    },
    skyText: words.skyText,
    /** `het mooist wordt het zaterdag in Utrecht: zonnig, met maximaal 12 graden`. */
    bestDay({ rank, opening: { when, place }, temperature }, units, label) {
      const most = rank === 'side' ? '' : `${BEST_DAY_RANKS[rank]} wordt het`;
      const degrees = temperature ? describeJoinedDegrees(temperature, units, AT_NIGHT) : '';
      const day = joinWords(most, describeWhen(when), describePlace(place));
      return [day, `${label ?? ''}${degrees}`];
    },
    /** `in Den Helder waait het harder`. */
    contrast({ of, is, now, difference }, where) {
      if (is === 'alike') return 'er is nauwelijks verschil';
      const [present, future, how] = CONTRASTS[of][is];
      const degrees = difference === null ? '' : `ongeveer ${difference} graden`;
      return joinWords(where, now || future === '' ? present : future, degrees, how);
    },
    wettestDay: (place, when) => joinWords('de meeste regen valt', when, place),
    noDryDay: (place) =>
      joinWords('helemaal droog blijft het', place, 'waarschijnlijk geen enkele dag'),
  },
  { ...times, describePlace, inMinutes },
);

/** `zwakke wind uit het zuidwesten`, `windstil`. */
function nameOf({ force, direction }: SpokenWind): string {
  return force === 0 ? 'windstil' : words.describeWind(force, direction);
}
