import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../next-hour-skeleton.ts';
import { describePlace } from './words.ts';

/** What has a verb of its own. */
const VERBS: Partial<Record<string, readonly [falls: string, toFall: string]>> = {
  rain: ['regnet es', 'zu regnen'],
  snow: ['schneit es', 'zu schneien'],
};

const NOUNS = skeleton.byKind('Regen', 'Schneefall', 'Schneeregen', 'gefrierender Regen', 'Niederschlag'); // prettier-ignore
const ADVERBS = skeleton.byIntensity('leicht', 'stark', 'sehr stark');
const ADJECTIVES = skeleton.byIntensity('leichter', 'starker', 'sehr starker');

const DATIVES: Readonly<Record<number, string>> = {
  15: 'einer Viertelstunde',
  30: 'einer halben Stunde',
  45: 'einer Dreiviertelstunde',
  60: 'einer Stunde',
};

/** `leichter Schneeregen`. */
const describeNoun = ({ of, intensity }: skeleton.SpokenFall) =>
  joinWords(ADJECTIVES[intensity], NOUNS[of]);

/** `regnet es` + place + `leicht`, `fällt` + place + `leichter Schneeregen`. */
function predicate(fall: skeleton.SpokenFall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb ? [verb[0], ADVERBS[fall.intensity]] : ['fällt', describeNoun(fall)];
}

/** `beginnt es leicht zu regnen`, `setzt leichter Schneeregen ein`. */
function describeBegin(fall: skeleton.SpokenFall, place: string): string {
  const verb = VERBS[fall.of];
  return verb
    ? joinWords('beginnt es', place, ADVERBS[fall.intensity], verb[1])
    : joinWords('setzt', place, describeNoun(fall), 'ein');
}

/** `nach einer Viertelstunde hört es wieder auf`. */
function describeStop({ after, minutes, brief }: skeleton.Stop): string {
  const duration = DATIVES[skeleton.atLeastFive(minutes)] ?? after;
  return `nach ${duration} hört es ${brief ? 'kurz' : 'wieder'} auf`;
}

const describeChange = skeleton.createChange({
  light: (of) => `später nur noch ${(VERBS[of] ? ADVERBS : ADJECTIVES).light}`,
  harder: (change, atTimes, of) => `${atTimes} ${(VERBS[of] ? ADVERBS : ADJECTIVES)[change]}`,
  turns: (fall) => joinWords('später', ...predicate(fall)),
});

const nextHour = skeleton.createNextHour({
  soon: 'in den nächsten Minuten',
  inAbout: (duration, minutes) => `in etwa ${DATIVES[minutes] ?? duration}`,
  durations: {
    5: 'fünf Minuten',
    10: 'zehn Minuten',
    15: 'eine Viertelstunde',
    30: 'eine halbe Stunde',
    45: 'eine Dreiviertelstunde',
    60: 'eine Stunde',
  },
  minutes: (count) => `${count} Minuten`,
  coming: {
    0: 'in den nächsten Minuten',
    10: 'in den nächsten zehn Minuten',
    15: 'in der nächsten Viertelstunde',
    30: 'in der nächsten halben Stunde',
    60: 'in der nächsten Stunde',
  },
  comingMinutes: (count) => `in den nächsten ${count} Minuten`,
  place: describePlace,
  unknown: (place) => joinWords('für die nächste Stunde gibt es', place, 'keine Vorhersage'),
  dry: (time, place) => joinWords(time, 'bleibt es', place, 'trocken'),
  throughout(time, place, fall) {
    const [verb, rest] = predicate(fall);
    const clause = joinWords(time, verb, place, fall.change ? '' : 'durchgehend', rest);
    return joinClauses(clause, describeChange(fall, 'zeitweise auch'));
  },
  begins(time, place, fall, stop) {
    const begins = joinWords(time, describeBegin(fall, place));
    return joinClauses(begins, describeChange(fall, 'zeitweise auch'), stop && describeStop(stop));
  },
  passes(time, place, fall) {
    const [verb, rest] = predicate(fall);
    return `${joinWords(time, verb, place, rest)}, aber nur kurz`;
  },
  stops(time, place, fall, brief) {
    const [verb, rest] = predicate(fall);
    return joinClauses(
      joinWords('im Moment', verb, place, rest),
      describeChange(fall, 'später zeitweise'),
      joinWords(time, 'hört es', brief ? 'kurz' : '', 'auf'),
    );
  },
  restarts: (after, { fall, alike }) =>
    `${after} später ${alike ? 'beginnt es wieder' : describeBegin(fall, '')}`,
  restartsBriefly(after, { fall, alike }) {
    const [verb, rest] = predicate(fall);
    const again = alike ? 'noch einmal' : '';
    return joinWords(after, 'später', verb, again, 'kurz', rest);
  },
  onAndOff: 'mit Unterbrechungen',
  continues(duration, { fall }) {
    const [verb, rest] = predicate(fall);
    const lasting = joinWords(duration, VERBS[fall.of] ? '' : 'lang');
    return joinWords('danach', verb, 'noch', lasting, rest);
  },
  more: ['später noch einmal', 'später immer wieder'],
  later({ fall, alike }, often, afterBreak) {
    const [verb, rest] = predicate(fall);
    const again = alike ? 'noch einmal' : '';
    return joinWords(afterBreak ? 'danach' : 'später', verb, often ? 'immer wieder' : again, rest);
  },
  expectedDry: ['bleibt es', 'trocken'],
  expected: predicate,
  likely: (fall) => ['ist', `${describeNoun(fall)} wahrscheinlich`],
  possible: (fall) => ['ist', `${describeNoun(fall)} möglich`],
  wholeHour: (place, [verb, rest], isPlain) =>
    joinWords('in der nächsten Stunde', verb, place, isPlain ? 'voraussichtlich' : '', rest),
  firstThenLater(place, { words: [verb, rest] }, { words: [laterVerb, laterRest], isPlain }) {
    const first = joinWords('in der nächsten Stunde', verb, place, 'zunächst', rest);
    const then = joinWords('später', laterVerb, isPlain ? 'voraussichtlich' : '', laterRest);
    return `${first}, ${then}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
