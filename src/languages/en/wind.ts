import { joinWords } from '../../wording/grammar.ts';
import type { SpokenWind } from '../../wording/plan/fact-statement.ts';
import type { CompassPoint, ForceWords } from '../skeleton-sentences.ts';
import { toSpokenGust, type Units } from '../../wording/units.ts';
import { isAmerican, type Country, DIRECTIONS, describeGust, nameSpeed } from './words.ts';
import { itIs } from './sky.ts';
import { wordSpeeds } from '../skeleton-facts.ts';

/** A wind as what the weather is, `windy`, or as `strong` + its direction + `winds`. */
type WindWords =
  { adjective: string } | { article: string; strength: string; noun: 'wind' | 'winds' };

const winds = (strength: string): WindWords => ({ article: '', strength, noun: 'winds' });
const wind = (strength: string): WindWords => ({ article: 'a', strength, noun: 'wind' });

const CALM: WindWords = { adjective: 'calm' };

/** By Beaufort force, Met Office names; who asks about the wind wants to hear of a weak one, too. */
const BRITISH_WINDS: ForceWords<WindWords> = {
  1: wind('light'),
  2: wind('light'),
  3: wind('light'),
  4: wind('moderate'),
  5: wind('brisk'),
  6: wind('strong'),
  7: wind('very strong'),
  8: winds('gale-force'),
  9: winds('severe gale-force'),
  10: winds('storm-force'),
  11: winds('violent storm-force'),
  12: winds('hurricane-force'),
};

/** Names of the National Weather Service. */
const AMERICAN_WINDS: ForceWords<WindWords> = {
  1: winds('light'),
  2: winds('light'),
  3: winds('light'),
  4: winds('moderate'),
  5: { adjective: 'breezy' },
  6: { adjective: 'windy' },
  7: { adjective: 'very windy' },
  8: winds('strong'),
  9: winds('strong'),
  10: winds('damaging'),
  11: winds('damaging'),
  12: winds('hurricane-force'),
};

/** `moderate`, `breezy` and `brisk` belittle gusts that are spoken as these or more. */
const BREEZES = new Set([4, 5]);
const STRONG_FORCE = 6;
const STRONG_GUST_KMH = 64;

type GustNames = readonly (readonly [number, string])[];

const BRITISH_GUSTS: GustNames = [
  [12, 'hurricane-force gusts'],
  [10, 'storm-force gusts'],
  [0, 'gale-force gusts'],
];

const AMERICAN_GUSTS: GustNames = [
  [12, 'hurricane-force gusts'],
  [10, 'damaging gusts'],
  [0, 'strong gusts'],
];

/** Names of dangerous gusts from a Beaufort force on. */
export function listStormGusts(country: Country): GustNames {
  return isAmerican(country) ? AMERICAN_GUSTS : BRITISH_GUSTS;
}

/** `it'll be breezy, with west winds gusting to 40 miles per hour`, `there'll be a light wind`. */
export function describeWind(
  spoken: SpokenWind,
  country: Country,
  units: Units,
  now: boolean,
): string {
  const words = selectWindWords(spoken, country, units);
  const details = describeWindDetails(spoken, country, units);
  if ('adjective' in words) return `${itIs(now)} ${details}`;
  if (!now) return `there'll be ${details}`;
  return `${words.noun === 'winds' ? 'there are' : "there's"} ${details}`;
}

/** The same without a verb: `breezy, with west winds`, `a light westerly wind`. */
export function describeWindDetails(spoken: SpokenWind, country: Country, units: Units): string {
  const { force, direction } = spoken;
  const words = selectWindWords(spoken, country, units);
  const from = direction && force > 0 ? nameDirection(direction, country) : '';
  if ('adjective' in words) {
    const named = from ? `${from} winds` : '';
    const details = joinSpeeds(spoken, units, {
      named,
      atSpeed: (speed, upTo) => `${named || 'winds'} ${nameReach(speed, upTo)}`,
      gusts: (gust) => describeGusts(named, gust, units),
    });
    return details ? `${words.adjective}, with ${details}` : words.adjective;
  }
  const { article, strength, noun } = words;
  const named = joinWords(article, strength, from, noun);
  return joinSpeeds(spoken, units, {
    named,
    atSpeed: (speed, upTo) =>
      isAmerican(country)
        ? `${named} ${nameReach(speed, upTo)}`
        : `${named} of ${upTo ? 'up to ' : ''}${speed}`,
    gusts: (gust) =>
      isAmerican(country)
        ? describeGusts(named, gust, units)
        : `${named}, with ${describeGusts('', gust, units)}`,
  });
}

/** `up to 21 miles per hour`, `at 21 miles per hour`. */
function nameReach(speed: string, upTo: boolean): string {
  return `${upTo ? 'up to' : 'at'} ${speed}`;
}

interface SpeedWords {
  /** The wind without a speed. */
  named: string;
  atSpeed: (speed: string, upTo: boolean) => string;
  gusts: (gust: number) => string;
}

/** `southwest winds up to 21 miles per hour, gusting to 35`. */
function joinSpeeds(
  spoken: SpokenWind,
  units: Units,
  { named, atSpeed, gusts }: SpeedWords,
): string {
  return (
    wordSpeeds(spoken, units, {
      wind: (speed, upTo) => atSpeed(nameSpeed(speed, units), upTo),
      gusts,
      inGusts: (gust) => `gusting to ${gust}`,
    }) || named
  );
}

/** `west winds gusting to 40 miles per hour`, `gusts up to 40 miles per hour`. */
function describeGusts(named: string, gust: number, units: Units): string {
  const speed = describeGust(gust, units);
  return named ? `${named} gusting to ${speed}` : `gusts up to ${speed}`;
}

/** `southwest`, `south-westerly`. */
function nameDirection(direction: CompassPoint, country: Country): string {
  const name = DIRECTIONS[direction];
  return isAmerican(country) ? name : `${name.replace(/(?<=north|south)(?=east|west)/, '-')}erly`;
}

function selectWindWords({ force, gust }: SpokenWind, country: Country, units: Units): WindWords {
  const strong = toSpokenGust(STRONG_GUST_KMH, units);
  const isGusty = BREEZES.has(force) && toSpokenGust(gust ?? 0, units) >= strong;
  const named = isAmerican(country) ? AMERICAN_WINDS : BRITISH_WINDS;
  return named[isGusty ? STRONG_FORCE : force] ?? CALM;
}
