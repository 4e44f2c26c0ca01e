import { joinWords } from '../../wording/grammar.ts';
import { createScandinavianNextHour } from '../scandinavian-next-hour.ts';
import { byIntensity, type SpokenFall } from '../skeleton-next-hour.ts';
import { NOUNS, describePlace } from './words.ts';

/** What has a verb of its own. */
const VERBS: Partial<Record<string, readonly [falls: string, toFall: string]>> = {
  rain: ['regner', 'at regne'],
  snow: ['sner', 'at sne'],
};

const ADVERBS = byIntensity('let', 'kraftigt', 'meget kraftigt');
const ADJECTIVES = byIntensity('let', 'kraftig', 'meget kraftig');

/** How hard it falls: `let`, `kraftigt`. */
function adverb(intensity: SpokenFall['intensity']): string {
  return ADVERBS[intensity];
}

/** `let slud`, `kraftig slud`; what is neuter takes the form of the adverb: `kraftigt isslag`. */
function describeNoun({ of, intensity }: SpokenFall): string {
  const adjectives = of === 'freezing' ? ADVERBS : ADJECTIVES;
  return joinWords(adjectives[intensity], NOUNS[of]);
}

/** To follow a time: `regner det let`, `falder der let slud`. */
function falls(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joinWords(verbs[0], subject, what);
}

/** `begynder det at regne let`, `begynder der at falde let slud`. */
function begins(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joinWords('begynder', subject, verbs[1], what);
}

/** `bliver det ved med at regne let`, `fortsætter den lette slud`, `fortsætter isslaget`. */
function goesOn(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  if (VERBS[fall.of]) return joinWords('bliver', subject, 'ved med', verbs[1], what);
  const [plain, article] = DEFINITE[fall.of] ?? ['', ''];
  const how = DEFINITE_ADJECTIVES[fall.intensity];
  return `fortsætter ${how === '' ? plain : joinWords(article, how, NOUNS[fall.of])}`;
}

const DEFINITE_ADJECTIVES = byIntensity('lette', 'kraftige', 'meget kraftige');

/** What has no verb of its own, alone and before an adjective. */
const DEFINITE: Partial<Record<string, readonly [plain: string, article: string]>> = {
  sleet: ['sluden', 'den'],
  freezing: ['isslaget', 'det'],
  unknown: ['nedbøren', 'den'],
};

function clauseOf(fall: SpokenFall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { subject: 'det', verbs, what: adverb(fall.intensity) }
    : { subject: 'der', verbs: ['falder', 'at falde'] as const, what: describeNoun(fall) };
}

const BREAKS_OFF = 'er der en kort pause';

const nextHour = createScandinavianNextHour<[verb: string, what: string]>({
  soon: 'om få minutter',
  inAbout: (duration) => `om cirka ${duration}`,
  fiveMinutes: 'fem minutter',
  tenMinutes: 'ti minutter',
  quarterHour: 'et kvarter',
  halfHour: 'en halv time',
  threeQuarters: 'tre kvarter',
  wholeHour: 'en time',
  minutes: (count) => `${count} minutter`,
  comingMoments: 'de næste par minutter',
  comingQuarter: 'det næste kvarter',
  comingHalf: 'den næste halve time',
  comingHour: 'den næste time',
  comingMinutes: (_, duration) => `de næste ${duration}`,
  place: describePlace,
  unknown: (place) => joinWords('jeg har ingen vejrudsigt for den næste time', place),
  dry: (time, place) => joinWords(time, 'er det tørvejr', place),
  now: 'lige nu',
  and: 'og',
  falls,
  begins,
  goesOn,
  adverb,
  atTimes: 'til tider',
  laterOn: 'senere',
  onlyLight: 'senere kun let',
  turnsTo: (of) => `senere går det over i ${NOUNS[of]}`,
  onlyBriefly: 'men kun kortvarigt',
  but: (stop) => `men ${stop}`,
  breaksOff: BREAKS_OFF,
  stopsNow: 'stopper det',
  stopsAfter: (after, brief) => `efter ${after} ${brief ? BREAKS_OFF : 'stopper det igen'}`,
  beginsAgain: 'begynder det igen',
  again: 'igen',
  onAndOff: 'men med pauser',
  afterThat: 'derefter',
  lasting: (duration, alike) => joinWords('i', alike ? 'yderligere' : '', duration),
  more: ['og senere igen', 'og senere flere gange'],
  often: 'med mellemrum',
  expectedDry: ['ventes der', 'tørvejr'],
  expected: (fall) => ['ventes der', describeNoun(fall)],
  likely: (fall) => ['er der', `stor sandsynlighed for ${describeNoun(fall)}`],
  possible: (fall) => ['er der', `mulighed for ${describeNoun(fall)}`],
  inTheHour: (place, [verb, what]) => joinWords('den næste time', verb, what, place),
  firstThenLater(place, { words: [verb, what] }, { words: [laterVerb, laterWhat] }) {
    const then = laterVerb === verb ? ' og senere' : `, og senere ${laterVerb}`;
    return `${joinWords('den næste time', verb, 'først', what, place)}${then} ${laterWhat}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation } = nextHour;
