import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import * as numbers from '../skeleton-numbers.ts';
import { describePlace } from './place-names.ts';

const ON_AND_OFF = 'a intermittenza';

/** A verb in the forms that a sentence about rain may want: `piove`, `pioverà`, `piovere`, `piova`. */
type Form = 'now' | 'later' | 'infinitive' | 'subjunctive';
type Forms = Readonly<Record<Form, string>>;

const RAIN: Forms = { now: 'piove', later: 'pioverà', infinitive: 'piovere', subjunctive: 'piova' };
const SNOW: Forms = { now: 'nevica', later: 'nevicherà', infinitive: 'nevicare', subjunctive: 'nevichi' }; // prettier-ignore
const FALL: Forms = { now: 'cade', later: 'cadrà', infinitive: 'cadere', subjunctive: 'cada' };

const ADVERBS = skeleton.byIntensity('debolmente', 'forte', 'molto forte');

/** The verb and what follows it, by intensity. */
const FALLS = skeleton.byKind<readonly [Forms, skeleton.Strengths]>(
  [RAIN, ADVERBS],
  [SNOW, ADVERBS],
  [FALL, some('pioggia mista a neve')],
  [FALL, some('pioggia congelante')],
  [FALL, describeAfter('pioggia o neve')],
);

function some(noun: string): skeleton.Strengths {
  return {
    light: `una debole ${noun}`,
    moderate: noun,
    heavy: `una forte ${noun}`,
    veryHeavy: `una fortissima ${noun}`,
  };
}

function describeAfter(noun: string): skeleton.Strengths {
  return {
    light: `${noun} debole`,
    moderate: noun,
    heavy: `${noun} forte`,
    veryHeavy: `${noun} molto forte`,
  };
}

/** `pioverà debolmente`, `cadere una forte pioggia congelante`. */
export function describeFall({ of, intensity }: skeleton.SpokenFall, form: Form): string {
  const [forms, rest] = FALLS[of];
  return joinWords(forms[form], rest[intensity]);
}

/** It may be a verb or a noun that is strong: `forte` is for both. */
const describeChange = skeleton.createChange({
  light: () => 'poi con minore intensità',
  harder: (change, atTimes) => `${atTimes} ${ADVERBS[change]}`,
  turns: (fall) => `poi ${describeFall(fall, 'later')}`,
});

const OTHER_FRACTIONS: Readonly<Record<number, string>> = {
  15: "un altro quarto d'ora",
  30: "un'altra mezz'ora",
  60: "un'altra ora",
};

const nextHour = skeleton.createNextHour({
  soon: 'tra pochi minuti',
  inAbout: (duration) => `tra circa ${duration}`,
  quarterHour: "un quarto d'ora",
  halfHour: "mezz'ora",
  threeQuarters: "tre quarti d'ora",
  wholeHour: "un'ora",
  minutes: (count) => `${count} minuti`,
  comingMoments: 'nei prossimi minuti',
  comingQuarter: "nel prossimo quarto d'ora",
  comingHalf: "nella prossima mezz'ora",
  comingHour: 'nella prossima ora',
  comingMinutes: (_, duration) => `nei prossimi ${duration}`,
  place: describePlace,
  unknown: (place) => joinWords('per la prossima ora', place, 'non ho previsioni'),
  dry: (time, place) => joinWords(time, place, 'il tempo resterà asciutto'),
  throughout: (time, place, fall) =>
    joinClauses(
      joinWords(time, place, 'continuerà a', describeFall(fall, 'infinitive')),
      describeChange(fall, 'a tratti'),
    ),
  begins(time, place, fall, stop) {
    const change = describeChange(fall, 'a tratti');
    const begins = joinWords(time, place, 'inizierà a', describeFall(fall, 'infinitive'));
    const clause = joinClauses(begins, change);
    if (!stop) return clause;
    return stop.brief
      ? `${clause}, con una breve pausa dopo ${stop.after}`
      : `${clause}${change ? ',' : ''} e smetterà dopo ${stop.after}`;
  },
  passes: (time, place, fall) =>
    `${joinWords(time, place, describeFall(fall, 'later'))}, ma solo per poco`,
  stops(time, place, fall, brief) {
    const change = describeChange(fall, 'più tardi a tratti');
    const stops = `${change ? 'e' : 'ma'} ${time} smetterà`;
    return joinClauses(
      joinWords('al momento', place, describeFall(fall, 'now')),
      change,
      brief ? `con una breve pausa ${time}` : stops,
    );
  },
  restarts: (after, { fall, alike }) =>
    `${after} dopo ${alike ? 'ricomincerà' : `inizierà a ${describeFall(fall, 'infinitive')}`}`,
  restartsBriefly: (after, { fall, alike }) =>
    `${after} dopo ${describeFall(fall, 'later')}${alike ? ' di nuovo' : ''} per poco`,
  onAndOff: ON_AND_OFF,
  continues(duration, { fall, alike }, minutes) {
    const goesOn = alike ? 'continuerà' : describeFall(fall, 'later');
    const further = OTHER_FRACTIONS[skeleton.atLeastFive(minutes)] ?? `altri ${duration}`;
    return `poi ${goesOn} per ${further}`;
  },
  more: ['e più tardi ancora', `e più tardi ${ON_AND_OFF}`],
  afterThat: 'poi',
  laterOn: 'più tardi',
  later: (when, { fall, alike }, often) =>
    joinWords(when, describeFall(fall, 'later'), often ? ON_AND_OFF : alike ? 'di nuovo' : ''),
  expectedDry: 'il tempo dovrebbe restare asciutto',
  expected: (fall) => `dovrebbe ${describeFall(fall, 'infinitive')}`,
  likely: (fall) => `è probabile che ${describeFall(fall, 'subjunctive')}`,
  possible: (fall) => `è possibile che ${describeFall(fall, 'subjunctive')}`,
  inTheHour: (place, words) => joinWords('nella prossima ora', place, words),
  firstThenLater: (place, { words }, later) =>
    `${joinWords('nella prossima ora', place, "all'inizio", words)}, poi ${later.words}`,
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes, expected } =
  nextHour;

/** A unit's name for one and for more, with what follows it. */
const DEPTHS = {
  litresPerSquareMetre: ['litro', 'litri', ' per metro quadrato'],
  millimetres: ['millimetro', 'millimetri', ''],
  centimetres: ['centimetro', 'centimetri', ''],
  inches: ['pollice', 'pollici', ''],
} as const;

/** `cadranno circa 5 millimetri d'acqua`, whatever it falls as, `cadrà circa un centimetro di neve`; from mm or cm. */
export function amountFalls(
  of: numbers.Fallen,
  amount: number,
  units: numbers.Units,
  inAll = '',
  isPossible = false,
): string {
  const [verb, words] = describeDepth(of, amount, units);
  return joinWords(isPossible ? MAY_FALL[verb] : verb, inAll, words);
}

const MAY_FALL = { cadrà: 'potrebbe cadere', cadranno: 'potrebbero cadere' } as const;

const describeDepth = numbers.createAmount((amount) => {
  const { of, depth, unit } = amount;
  const [one, more, rest] = DEPTHS[unit];
  const whole = depth === 1 ? `circa un ${one}` : `circa ${depth} ${more}`;
  const isOne = depth === 1 || (unit === 'inches' && depth < 2);
  const noun = of === 'snow' ? 'di neve' : "d'acqua";
  const words = unit === 'inches' ? describeInches(amount) : whole;
  return [isOne ? 'cadrà' : 'cadranno', `${words} ${noun}${rest}`] as const;
});

/** Whole inches of snow and halves of rain, as they are said. */
function describeInches({ of, depth, whole, hasHalf }: numbers.Amount): string {
  if (depth === 0) return of === 'snow' ? 'meno di un pollice' : 'meno di mezzo pollice';
  if (depth === 0.5) return 'circa mezzo pollice';
  const words = whole === 1 ? 'circa un pollice' : `circa ${whole} pollici`;
  return hasHalf ? `${words} e mezzo` : words;
}
