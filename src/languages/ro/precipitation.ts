import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { counted, type Noun } from './numbers.ts';
import { closeOpening } from './time.ts';
import { describePlace, furtherOn, inTense, FALL, FALLS, RAINS, SNOWS } from './words.ts';

/** `va ploua` + `slab`, `va cădea` + `lapoviță` + `slabă`, which agrees with what falls. */
const FALLING = skeleton.byKind(
  { verb: RAINS, noun: '', strength: 'verb' as const },
  { verb: SNOWS, noun: '', strength: 'verb' as const },
  { verb: FALLS, noun: 'lapoviță', strength: 'feminine' as const },
  { verb: FALLS, noun: 'ploaie înghețată', strength: 'feminine' as const },
  { verb: FALL, noun: 'precipitații', strength: 'plural' as const },
);

const STRENGTHS = {
  verb: skeleton.byIntensity('slab', 'puternic', 'foarte puternic'),
  feminine: skeleton.byIntensity('slabă', 'puternică', 'foarte puternică'),
  plural: skeleton.byIntensity('slabe', 'puternice', 'foarte puternice'),
};

/** `slab` of rain, `slabă` of sleet; nothing where the strength is not worth a word. */
const describeStrength = ({ of, intensity }: skeleton.SpokenFall) =>
  STRENGTHS[FALLING[of].strength][intensity];

/** `va ploua slab`, `va cădea lapoviță slabă`; of this moment `plouă slab`. */
function describeFall(fall: skeleton.SpokenFall, now = false): string {
  const { verb, noun } = FALLING[fall.of];
  return joinWords(inTense(verb, now), noun, describeStrength(fall));
}

/** `să plouă slab`. */
function toFall(fall: skeleton.SpokenFall): string {
  const { verb, noun } = FALLING[fall.of];
  return joinWords(verb.subjunctive, noun, describeStrength(fall));
}

const describeBegin = (fall: skeleton.SpokenFall) =>
  `${FALLING[fall.of].verb.will} începe ${toFall(fall)}`;

const describeContinue = (fall: skeleton.SpokenFall) =>
  `${FALLING[fall.of].verb.will} continua ${toFall(fall)}`;

/** `va începe din nou să plouă`, of what has just been named `va începe din nou`. */
function describeBeginAgain({ of }: skeleton.SpokenFall): string {
  const { verb, noun } = FALLING[of];
  return joinWords(`${verb.will} începe din nou`, noun === '' ? verb.subjunctive : '');
}

const describeStop = ({ of }: skeleton.SpokenFall, brief: boolean) =>
  joinWords(`se ${FALLING[of].verb.will} opri`, brief ? 'pentru scurt timp' : '');

const describeChange = skeleton.createChange({
  light: (of) => `mai târziu doar ${describeStrength({ of, intensity: 'light' })}`,
  harder: (intensity, atTimes, of) => `${atTimes} ${describeStrength({ of, intensity })}`,
  turns: (fall) => `mai târziu ${describeFall(fall)}`,
});

const MINUTE_NOUN: Noun = { one: 'un minut', many: 'minute' };

const nextHour = skeleton.createNextHour({
  soon: 'în următoarele minute',
  inAbout: (duration) => `peste aproximativ ${duration}`,
  fiveMinutes: 'cinci minute',
  tenMinutes: 'zece minute',
  quarterHour: 'un sfert de oră',
  halfHour: 'o jumătate de oră',
  threeQuarters: 'trei sferturi de oră',
  wholeHour: 'o oră',
  minutes: (count) => counted(count, MINUTE_NOUN),
  comingMoments: 'în următoarele minute',
  comingQuarter: 'în următorul sfert de oră',
  comingHalf: 'în următoarea jumătate de oră',
  comingHour: 'în următoarea oră',
  comingMinutes: (count, duration) =>
    `în următoarele ${count === 45 ? counted(count, MINUTE_NOUN) : duration}`,
  place: describePlace,
  unknown: (place) => joinWords('nu am prognoză pentru următoarea oră', place),
  dry: (time, place) => `${closeOpening(time, place)}nu vor fi precipitații`,
  throughout: (time, place, fall) =>
    joinClauses(
      closeOpening(time, place) + describeContinue(fall),
      describeChange(fall, 'uneori chiar'),
    ),
  begins: (time, place, fall, stop) =>
    joinClauses(
      closeOpening(time, place) + describeBegin(fall),
      describeChange(fall, 'uneori chiar'),
      stop && `iar după ${stop.after} ${describeStop(fall, stop.brief)}`,
    ),
  passes: (time, place, fall) =>
    `${closeOpening(time, place)}${describeFall(fall)}, dar numai pentru scurt timp`,
  stops(time, place, fall, brief) {
    const change = describeChange(fall, 'mai târziu uneori');
    const stop = `${change ? 'iar' : 'dar'} ${time} ${describeStop(fall, brief)}`;
    return joinClauses(closeOpening('acum', place) + describeFall(fall, true), change, stop);
  },
  restarts: (after, { fall, alike }) =>
    `${after} mai târziu ${alike ? describeBeginAgain(fall) : describeBegin(fall)}`,
  restartsBriefly: (after, { fall, alike }) =>
    `${after} mai târziu ${describeFall(fall)}${alike ? ' din nou' : ''} pentru scurt timp`,
  onAndOff: 'cu întreruperi',
  continues(duration, { fall, alike }) {
    const { verb, noun } = FALLING[fall.of];
    const falls = alike ? joinWords(furtherOn(verb), noun) : describeFall(fall);
    return `după aceea ${falls} timp de ${duration}`;
  },
  more: ['iar mai târziu încă o dată', 'iar apoi cu întreruperi'],
  afterThat: 'după aceea',
  laterOn: 'mai târziu',
  later: (when, { fall, alike }, often) =>
    joinWords(when, describeFall(fall), often ? 'cu întreruperi' : alike ? 'din nou' : ''),
  expectedDry: 'nu sunt așteptate precipitații',
  expected: (fall) => `este de așteptat ${toFall(fall)}`,
  likely: (fall) => `este probabil ${toFall(fall)}`,
  possible: (fall) => `este posibil ${toFall(fall)}`,
  inTheHour: (place, words) => closeOpening('în următoarea oră', place) + words,
  firstThenLater: (place, { words }, later) =>
    `${closeOpening('în următoarea oră', place)}${words} la început, iar mai târziu ${later.words}`,
});

export const { describeNextHour, describeAgain, describeExpectation } = nextHour;
