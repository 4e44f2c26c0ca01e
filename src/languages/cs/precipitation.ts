import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakNextHour } from '../czech-slovak-next-hour.ts';
import { byIntensity, byKind } from '../skeleton-next-hour.ts';
import { genitive } from './numbers.ts';
import { describePlace, labelPlace } from './places.ts';
import { FALLS, RAINS, SNOWS } from './words.ts';

const OF_ONE = byIntensity('slabý', 'silný', 'velmi silný');
const SINGULAR = ['bude', 'začne', 'přestane', 'má', 'může'] as const;
const PLURAL = ['budou', 'začnou', 'přestanou', 'mají', 'mohou'] as const;

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'čtvrthodině',
  30: 'půlhodině',
  60: 'hodině',
};

const nextHour = createCzechSlovakNextHour({
  soon: 'během několika minut',
  inAbout: (duration) => `asi za ${duration}`,
  fiveMinutes: 'pět minut',
  tenMinutes: 'deset minut',
  quarterHour: 'čtvrt hodiny',
  halfHour: 'půl hodiny',
  threeQuarters: 'tři čtvrtě hodiny',
  wholeHour: 'hodinu',
  minutes: (count) => `${count} minut`,
  comingMoments: 'v nejbližších několika minutách',
  comingQuarter: 'v nejbližší čtvrthodině',
  comingHalf: 'v nejbližší půlhodině',
  comingHour: 'v nejbližší hodině',
  comingMinutes: (count) => `v nejbližších ${genitive(count)} minutách`,
  afterMinutes: (minutes) => `po ${FRACTIONS_AFTER[minutes] ?? `${genitive(minutes)} minutách`}`,
  kinds: byKind(
    {
      verb: RAINS,
      noun: '',
      strengths: byIntensity('slabě', 'silně', 'velmi silně'),
      auxiliaries: SINGULAR,
    },
    {
      verb: SNOWS,
      noun: '',
      strengths: byIntensity('slabě', 'hustě', 'velmi hustě'),
      auxiliaries: SINGULAR,
    },
    { verb: FALLS, noun: 'déšť se sněhem', strengths: OF_ONE, auxiliaries: SINGULAR },
    { verb: FALLS, noun: 'mrznoucí déšť', strengths: OF_ONE, auxiliaries: SINGULAR },
    {
      verb: { ...FALLS, now: 'padají' },
      noun: 'srážky',
      strengths: byIntensity('slabé', 'silné', 'velmi silné'),
      auxiliaries: PLURAL,
    },
  ),
  describePlace,
  enclose: labelPlace,
  unknown: (place) => joinWords(place, 'na nejbližší hodinu předpověď bohužel není'),
  dry: (time, place) => (place === '' ? `${time} pršet nebude` : `${place} nebude ${time} pršet`),
  now: 'právě teď',
  throughoutWord: 'dál',
  atTimes: 'chvílemi i',
  laterAtTimes: 'později chvílemi',
  onlyBriefly: 'ale jen krátce',
  forAWhile: 'na chvíli',
  stopsAgain: 'zase',
  onlyLight: (light) => `později už jen ${light}`,
  afterDuration: (duration) => `o ${duration} později`,
  laterOn: 'později',
  afterThat: 'pak',
  once: 'ještě jednou',
  briefly: 'krátce',
  again: 'znovu',
  still: 'ještě',
  onAndOff: 's přestávkami',
  more: ['později ještě jednou', 'později ještě několikrát'],
  withBreaks: 's přestávkami',
  breaksFirst: false,
  expectedDry: ['nemá', 'pršet'],
  probably: 'pravděpodobně',
  hour: 'v nejbližší hodině',
  atFirst: 'nejdřív',
});

export const { describeNextHour, describeAgain, describeExpectation } = nextHour;
