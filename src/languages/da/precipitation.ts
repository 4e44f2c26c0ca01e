import { joinWords } from '../../wording/grammar.ts';
import { createScandinavianNextHour } from '../scandinavian-next-hour.ts';
import { adverb, begins, falls, goesOn, NOUNS, describePlace, describeNoun } from './words.ts';

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
