import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import * as numbers from '../skeleton-numbers.ts';
import { counted, describePlace } from './words.ts';

const ONCE_MORE = 'nog een keer';
const OFTEN = 'telkens weer';

/** What has a verb of its own; only then how hard it falls can be said by an adverb. */
const VERBS: Partial<Record<string, readonly [falls: string, toFall: string]>> = {
  rain: ['regent het', 'regenen'],
  snow: ['sneeuwt het', 'sneeuwen'],
};

const ADVERBS = skeleton.byIntensity('licht', 'hard', 'heel hard');
const HEAVINESS = skeleton.byIntensity('lichte', 'zware', 'zeer zware');
/** Of what is flaky, and of what is half water. */
const QUANTITY = skeleton.byIntensity('lichte', 'veel', 'heel veel');
const WET_QUANTITY = skeleton.byIntensity('wat', 'veel', 'heel veel');

const NOUNS = skeleton.byKind<readonly [skeleton.Strengths, string]>(
  [HEAVINESS, 'regen'],
  [QUANTITY, 'sneeuw'],
  [WET_QUANTITY, 'natte sneeuw'],
  [HEAVINESS, 'ijzel'],
  [HEAVINESS, 'neerslag'],
);

/** `zware regen`, `wat natte sneeuw`. */
function describeNoun({ of, intensity }: skeleton.SpokenFall): string {
  const [intensities, noun] = NOUNS[of];
  return joinWords(intensities[intensity], noun);
}

/** `regent het` + place + `hard`, `valt er` + place + `lichte regen`. */
function predicate(fall: skeleton.SpokenFall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb && fall.intensity !== 'light'
    ? [verb[0], ADVERBS[fall.intensity]]
    : ['valt er', describeNoun(fall)];
}

/** `regent het in Utrecht hard`. */
function clause(fall: skeleton.SpokenFall, between: string): string {
  const [verb, rest] = predicate(fall);
  return joinWords(verb, between, rest);
}

/** To stand after another verb: `het` + place + `licht te regenen`, `er` + place + `ijzel vallen`. */
function infinitive(fall: skeleton.SpokenFall, to = ''): readonly [subject: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb
    ? ['het', joinWords(ADVERBS[fall.intensity], to, verb[1])]
    : ['er', joinWords(describeNoun(fall), to, 'vallen')];
}

/** `begint het licht te regenen`, `begint er ijzel te vallen`. */
function describeBegin(fall: skeleton.SpokenFall, place: string): string {
  const [subject, falling] = infinitive(fall, 'te');
  return joinWords('begint', subject, place, falling);
}

function describeStop({ after, brief }: skeleton.Stop): string {
  return `na ${after} ${brief ? 'stopt het even' : 'is het weer droog'}`;
}

/** What becomes of it: `af en toe hard`, `later alleen nog licht`; `when` of what comes later. */
function describeChange(fall: skeleton.ChangingSpokenFall, verb: string, when = ''): string | null {
  const change = skeleton.createChange({
    light: (of) => changed('later', 'alleen nog', { of, intensity: 'light' }),
    harder: (intensity, time, of) =>
      time === ''
        ? changed('af en toe', '', { of, intensity })
        : changed(time, 'af en toe', { of, intensity }),
    turns: (next) => changed('later', '', next),
  });
  return change(fall, when);

  /** The verb of the clause before is not said again. */
  function changed(time: string, howOften: string, to: skeleton.SpokenFall): string {
    const [next, rest] = predicate(to);
    return joinWords(time, next === verb && rest !== '' ? '' : next, howOften, rest);
  }
}

const nextHour = skeleton.createNextHour({
  soon: 'binnen enkele minuten',
  inAbout: (duration) => `over ongeveer ${duration}`,
  fiveMinutes: 'vijf minuten',
  tenMinutes: 'tien minuten',
  quarterHour: 'een kwartier',
  halfHour: 'een half uur',
  threeQuarters: 'drie kwartier',
  wholeHour: 'een uur',
  minutes: (count) => `${count} minuten`,
  comingMoments: 'de komende minuten',
  comingQuarter: 'het komende kwartier',
  comingHalf: 'het komende half uur',
  comingHour: 'het komende uur',
  comingMinutes: (_, duration) => `de komende ${duration}`,
  place: describePlace,
  unknown: (place) => joinWords('ik heb geen weersverwachting voor het komende uur', place),
  dry: (time, place) => joinWords(time, 'blijft het', place, 'droog'),
  throughout(time, place, fall) {
    const change = describeChange(fall, predicate(fall)[0]);
    if (change !== null) return joinClauses(`${time} ${clause(fall, place)}`, change);
    const [subject, falling] = infinitive(fall);
    return joinWords(time, 'blijft', subject, place, falling);
  },
  begins: (time, place, fall, stop) =>
    joinClauses(
      `${time} ${describeBegin(fall, place)}`,
      describeChange(fall, (VERBS[fall.of] ?? predicate(fall))[0]),
      stop && describeStop(stop),
    ),
  passes: (time, place, fall) => `${time} ${clause(fall, place)}, maar dat is snel voorbij`,
  stops: (time, place, fall, brief) =>
    joinClauses(
      `op dit moment ${clause(fall, place)}`,
      describeChange(fall, predicate(fall)[0], 'later'),
      joinWords(time, 'stopt het', brief ? 'even' : ''),
    ),
  restarts: (after, { fall, alike }) =>
    `${after} later ${alike ? 'begint het opnieuw' : describeBegin(fall, '')}`,
  restartsBriefly: (after, { fall, alike }) =>
    `${after} later ${clause(fall, alike ? 'nog even' : 'even')}`,
  onAndOff: 'met onderbrekingen',
  continues: (duration, { fall }) => `daarna ${clause(fall, `nog ${duration}`)}`,
  more: [`later ${ONCE_MORE}`, `later ${OFTEN}`],
  afterThat: 'daarna',
  laterOn: 'later',
  later: (when, { fall, alike }, often) =>
    `${when} ${clause(fall, often ? OFTEN : alike ? ONCE_MORE : '')}`,
  expectedDry: ['blijft het', 'naar verwachting', 'droog'],
  expected: (fall) => [predicate(fall)[0], 'naar verwachting', predicate(fall)[1]],
  likely: (fall) => ['valt er', 'waarschijnlijk', describeNoun(fall)],
  possible: (fall) => ['kan er', '', `${describeNoun(fall)} vallen`],
  inTheHour: (place, [verb, certainty, rest]) =>
    joinWords('het komende uur', verb, place, certainty, rest),
  firstThenLater(place, { words: [verb, certainty, rest], isPlain }, later) {
    const start = joinWords('het komende uur', verb, place, 'eerst', isPlain ? '' : certainty);
    return `${joinWords(start, rest)}, ${joinWords('later', ...later.words)}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;

/** `ongeveer 5 millimeter regen`, of sleet `neerslag`, `ongeveer één centimeter sneeuw`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { of, depth, unit, isMixed } = amount;
  const what = of === 'snow' ? 'sneeuw' : isMixed ? 'neerslag' : 'regen';
  if (unit === 'inches') return `${describeInches(amount)} inch ${what}`;
  if (unit === 'centimetres') return `ongeveer ${counted(depth)} centimeter ${what}`;
  return unit === 'millimetres'
    ? `ongeveer ${counted(depth)} millimeter ${what}`
    : `ongeveer ${counted(depth)} liter ${what} per vierkante meter`;
});

const PARTS_OF_INCH = new Map([
  [0.25, 'een kwart'],
  [0.5, 'een halve'],
  [0.75, 'driekwart'],
]);

/** `ongeveer anderhalve`, before a unit that has no plural after numbers; quarters below one. */
function describeInches({ of, depth, whole, hasHalf }: numbers.Amount): string {
  if (depth === 0) return of === 'snow' ? 'minder dan een' : 'minder dan een kwart';
  const part = PARTS_OF_INCH.get(depth);
  if (part !== undefined) return `ongeveer ${part}`;
  if (!hasHalf) return `ongeveer ${counted(whole)}`;
  return whole === 1 ? 'ongeveer anderhalve' : `ongeveer ${whole} en een halve`;
}
