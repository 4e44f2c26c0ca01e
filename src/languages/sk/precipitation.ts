import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakNextHour } from '../czech-slovak-next-hour.ts';
import { byIntensity, byKind } from '../skeleton-next-hour.ts';
import { genitive } from './numbers.ts';
import { describePlace, labelPlace } from './places.ts';
import { FALLS, RAINS, SNOWS } from './words.ts';

const OF_ONE = byIntensity('slabý', 'silný', 'veľmi silný');
const SINGULAR = ['bude', 'začne', 'prestane', 'má', 'môže'] as const;
const PLURAL = ['budú', 'začnú', 'prestanú', 'majú', 'môžu'] as const;

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'štvrťhodine',
  30: 'polhodine',
  60: 'hodine',
};

const nextHour = createCzechSlovakNextHour({
  soon: 'o pár minút',
  inAbout: (duration) => `asi o ${duration}`,
  fiveMinutes: 'päť minút',
  tenMinutes: 'desať minút',
  quarterHour: 'štvrť hodiny',
  halfHour: 'pol hodiny',
  threeQuarters: 'tri štvrte hodiny',
  wholeHour: 'hodinu',
  minutes: (count) => `${count} minút`,
  comingMoments: 'v najbližších niekoľkých minútach',
  comingQuarter: 'v najbližšej štvrťhodine',
  comingHalf: 'v najbližšej polhodine',
  comingHour: 'v najbližšej hodine',
  comingMinutes: (count) => `v najbližších ${genitive(count)} minútach`,
  afterMinutes: (minutes) => `po ${FRACTIONS_AFTER[minutes] ?? `${genitive(minutes)} minútach`}`,
  kinds: byKind(
    {
      verb: RAINS,
      noun: '',
      strengths: byIntensity('slabo', 'silno', 'veľmi silno'),
      auxiliaries: SINGULAR,
    },
    {
      verb: SNOWS,
      noun: '',
      strengths: byIntensity('slabo', 'husto', 'veľmi husto'),
      auxiliaries: SINGULAR,
    },
    { verb: FALLS, noun: 'dážď so snehom', strengths: OF_ONE, auxiliaries: SINGULAR },
    { verb: FALLS, noun: 'mrznúci dážď', strengths: OF_ONE, auxiliaries: SINGULAR },
    {
      verb: { ...FALLS, now: 'padajú' },
      noun: 'zrážky',
      strengths: byIntensity('slabé', 'silné', 'veľmi silné'),
      auxiliaries: PLURAL,
    },
  ),
  describePlace,
  enclose: labelPlace,
  unknown: (place) => joinWords(place, 'na najbližšiu hodinu predpoveď, žiaľ, nie je'),
  dry: (time, place) => (place === '' ? `${time} pršať nebude` : `${place} nebude ${time} pršať`),
  now: 'práve teraz',
  throughoutWord: 'naďalej',
  atTimes: 'chvíľami aj',
  laterAtTimes: 'neskôr chvíľami',
  onlyBriefly: 'ale len krátko',
  forAWhile: 'na chvíľu',
  stopsAgain: 'opäť',
  onlyLight: (light) => `neskôr už len ${light}`,
  afterDuration: (duration) => `o ${duration} neskôr`,
  laterOn: 'neskôr',
  afterThat: 'potom',
  once: 'ešte raz',
  briefly: 'krátko',
  again: 'znova',
  still: 'ešte',
  onAndOff: 's prestávkami',
  more: ['neskôr ešte raz', 'neskôr ešte niekoľkokrát'],
  withBreaks: 's prestávkami',
  breaksFirst: true,
  expectedDry: ['nemá', 'pršať'],
  probably: 'pravdepodobne',
  hour: 'v najbližšej hodine',
  atFirst: 'najprv',
});

export const { describeNextHour, describeAgain, describeExpectation } = nextHour;
