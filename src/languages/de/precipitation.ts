import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
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

/** `regnet es in Köln leicht`. */
function clause(fall: skeleton.SpokenFall, between: string): string {
  const [verb, rest] = predicate(fall);
  return joinWords(verb, between, rest);
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

/** A few minutes have no "zeitweise". */
const MAX_SHORT_MINUTES = 15;

function isShort(stop: skeleton.Stop | null): boolean {
  return stop !== null && stop.minutes <= MAX_SHORT_MINUTES;
}

const describeChange = skeleton.createChange({
  light: (of) => `später nur noch ${(VERBS[of] ? ADVERBS : ADJECTIVES).light}`,
  harder: (change, atTimes, of) => `${atTimes} ${(VERBS[of] ? ADVERBS : ADJECTIVES)[change]}`,
  turns: (fall) => joinWords('später', ...predicate(fall)),
});

const nextHour = skeleton.createNextHour({
  soon: 'in den nächsten Minuten',
  inAbout: (duration, minutes) => `in etwa ${DATIVES[minutes] ?? duration}`,
  fiveMinutes: 'fünf Minuten',
  tenMinutes: 'zehn Minuten',
  quarterHour: 'eine Viertelstunde',
  halfHour: 'eine halbe Stunde',
  threeQuarters: 'eine Dreiviertelstunde',
  wholeHour: 'eine Stunde',
  minutes: (count) => `${count} Minuten`,
  comingMoments: 'in den nächsten Minuten',
  comingTen: 'in den nächsten zehn Minuten',
  comingQuarter: 'in der nächsten Viertelstunde',
  comingHalf: 'in der nächsten halben Stunde',
  comingHour: 'in der nächsten Stunde',
  comingMinutes: (count) => `in den nächsten ${count} Minuten`,
  place: describePlace,
  unknown: (place) => joinWords('ich habe keine Vorhersage für die nächste Stunde', place),
  dry: (time, place) => joinWords(time, 'bleibt es', place, 'trocken'),
  throughout: (time, place, fall) =>
    joinClauses(
      `${time} ${clause(fall, joinWords(place, fall.change ? '' : 'durchgehend'))}`,
      describeChange(fall, 'zeitweise auch'),
    ),
  begins: (time, place, fall, stop) =>
    joinClauses(
      `${time} ${describeBegin(fall, place)}`,
      describeChange(fall, isShort(stop) ? 'kurzzeitig auch' : 'zeitweise auch'),
      stop && describeStop(stop),
    ),
  passes: (time, place, fall) => `${time} ${clause(fall, place)}, aber nur kurz`,
  stops: (time, place, fall, brief) =>
    joinClauses(
      `im Moment ${clause(fall, place)}`,
      describeChange(fall, 'später zeitweise'),
      joinWords(time, 'hört es', brief ? 'kurz' : '', 'auf'),
    ),
  restarts: (after, { fall, alike }) =>
    `${after} später ${alike ? 'beginnt es wieder' : describeBegin(fall, '')}`,
  restartsBriefly: (after, { fall, alike }) =>
    `${after} später ${clause(fall, alike ? 'noch einmal kurz' : 'kurz')}`,
  onAndOff: 'mit Unterbrechungen',
  continues: (duration, { fall }) =>
    `danach ${clause(fall, `noch ${joinWords(duration, VERBS[fall.of] ? '' : 'lang')}`)}`,
  more: ['später noch einmal', 'später immer wieder'],
  afterThat: 'danach',
  laterOn: 'später',
  later: (when, { fall, alike }, often) =>
    `${when} ${clause(fall, often ? 'immer wieder' : alike ? 'noch einmal' : '')}`,
  expectedDry: ['bleibt es', 'trocken'],
  expected: predicate,
  likely: (fall) => ['ist', `${describeNoun(fall)} wahrscheinlich`],
  possible: (fall) => ['ist', `${describeNoun(fall)} möglich`],
  inTheHour: (place, [verb, rest], isPlain) =>
    joinWords('in der nächsten Stunde', verb, place, isPlain ? 'voraussichtlich' : '', rest),
  firstThenLater(place, { words: [verb, rest] }, { words: [laterVerb, laterRest], isPlain }) {
    const first = joinWords('in der nächsten Stunde', verb, place, 'zunächst', rest);
    const then = joinWords('später', laterVerb, isPlain ? 'voraussichtlich' : '', laterRest);
    return `${first}, ${then}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
