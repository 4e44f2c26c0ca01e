import { joinWords } from '../../wording/grammar.ts';
import { byIntensity, byKind, type SpokenFall } from '../skeleton-next-hour.ts';
import * as numbers from '../skeleton-numbers.ts';
import { createScandinavianNextHour } from '../scandinavian-next-hour.ts';
import { counted, describePlace } from './words.ts';

const NOUNS = byKind('regn', 'snöfall', 'snöblandat regn', 'underkylt regn', 'nederbörd');

/** What has a verb of its own. */
const VERBS: Partial<Record<string, readonly [falls: string, toFall: string]>> = {
  rain: ['regnar', 'regna'],
  snow: ['snöar', 'snöa'],
};

/** With a verb, and with what is neuter. */
const ADVERBS = byIntensity('lätt', 'kraftigt', 'mycket kraftigt');
const ADJECTIVES = byIntensity('lätt', 'kraftig', 'mycket kraftig');

/** `kraftigt regn`, `kraftig nederbörd`. */
const describeNoun = ({ of, intensity }: SpokenFall) =>
  joinWords((of === 'unknown' ? ADJECTIVES : ADVERBS)[intensity], NOUNS[of]);

/** `regnar` and `regna`, and what follows them: `lätt`. */
function clauseOf(fall: SpokenFall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { verbs, what: ADVERBS[fall.intensity] }
    : { verbs: ['faller', 'falla'] as const, what: describeNoun(fall) };
}

/** `regnar det lätt`, `faller det lätt snöblandat regn`. */
function falls(fall: SpokenFall): string {
  const { verbs, what } = clauseOf(fall);
  return joinWords(verbs[0], 'det', what);
}

/** Of what begins or goes on: `regna lätt`, `falla lätt snöblandat regn`. */
function toFall(fall: SpokenFall): string {
  const { verbs, what } = clauseOf(fall);
  return joinWords(verbs[1], what);
}

const BREAKS_OFF = 'blir det en kort paus';

const nextHour = createScandinavianNextHour<[finite: string, infinitive: string, what: string]>({
  soon: 'om några minuter',
  inAbout: (duration) => `om ungefär ${duration}`,
  fiveMinutes: 'fem minuter',
  tenMinutes: 'tio minuter',
  quarterHour: 'en kvart',
  halfHour: 'en halvtimme',
  threeQuarters: 'tre kvart',
  wholeHour: 'en timme',
  minutes: (count) => `${count} minuter`,
  comingMoments: 'de närmaste minuterna',
  comingTen: 'de närmaste tio minuterna',
  comingQuarter: 'den närmaste kvarten',
  comingHalf: 'den närmaste halvtimmen',
  comingHour: 'den närmaste timmen',
  comingMinutes: (count) => `de närmaste ${count} minuterna`,
  place: describePlace,
  unknown: (place) => joinWords('jag har ingen prognos för den närmaste timmen', place),
  dry: (time, place) => joinWords(time, 'håller det sig torrt', place),
  now: 'just nu',
  and: 'och',
  falls,
  begins: (fall) => `börjar det ${toFall(fall)}`,
  goesOn: (fall) => `fortsätter det att ${toFall(fall)}`,
  adverb: (intensity) => ADVERBS[intensity],
  atTimes: 'tidvis',
  laterOn: 'senare',
  onlyLight: 'senare bara lätt',
  turnsTo: (of) => `senare övergår det i ${NOUNS[of]}`,
  onlyBriefly: 'men bara en kort stund',
  but: (stop) => `men ${stop}`,
  breaksOff: BREAKS_OFF,
  stopsNow: 'slutar det',
  stopsAfter: (after, brief) => `efter ${after} ${brief ? BREAKS_OFF : 'slutar det igen'}`,
  beginsAgain: 'börjar det igen',
  again: 'igen',
  onAndOff: 'men med uppehåll',
  afterThat: 'därefter',
  lasting: (duration, alike) => joinWords('i', alike ? 'ytterligare' : '', duration),
  more: ['och senare igen', 'och senare flera gånger'],
  often: 'då och då',
  expectedDry: ['väntas', '', 'uppehåll'],
  expected: (fall) => ['väntas', '', describeNoun(fall)],
  likely: (fall) => ['blir det troligen', '', describeNoun(fall)],
  possible: (fall) => ['kan det', 'bli', describeNoun(fall)],
  inTheHour: (place, words) => joinWords('den närmaste timmen', ...words, place),
  firstThenLater(place, { words: [finite, infinitive, what] }, { words: then }) {
    const start = joinWords('den närmaste timmen', finite, 'först', infinitive, what, place);
    return then[0] === finite
      ? `${start} och senare ${then[2]}`
      : joinWords(`${start}, och senare`, ...then);
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;

/** What is measured where it has fallen: sleet is no rain. */
const DEPTHS_OF = { rain: 'nederbörd', snow: 'snö' } as const;

const DEPTHS = {
  litresPerSquareMetre: 'liter',
  millimetres: 'millimeter',
  centimetres: 'centimeter',
};

/** `omkring 5 millimeter nederbörd`, `omkring en centimeter snö`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { of, unit, depth } = amount;
  if (unit === 'inches') return `${describeInches(amount)} ${DEPTHS_OF[of]}`;
  const size = depth === 0 ? 'mindre än en' : `omkring ${counted(depth)}`;
  const words = `${size} ${DEPTHS[unit]} ${DEPTHS_OF[of]}`;
  return unit === 'litresPerSquareMetre' ? `${words} per kvadratmeter` : words;
});

const PARTS_OF_INCH = new Map([
  [0.25, 'en kvarts'],
  [0.5, 'en halv'],
  [0.75, 'tre kvarts'],
]);

/** Whole inches of snow and halves of rain, below one quarters: `omkring en och en halv tum`. */
function describeInches({ depth, of, whole, hasHalf }: numbers.Amount): string {
  if (depth === 0) return `mindre än en ${of === 'snow' ? '' : 'kvarts '}tum`;
  const part = PARTS_OF_INCH.get(depth);
  if (part !== undefined) return `omkring ${part} tum`;
  return `omkring ${counted(whole)} ${hasHalf ? 'och en halv ' : ''}tum`;
}
