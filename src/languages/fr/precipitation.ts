import { joinClauses, joinWords } from '../../wording/grammar.ts';
import { changesKind } from '../../wording/plan/nowcast.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { elideDe, describePlace } from './place-names.ts';

type Form = 'present' | 'future' | 'infinitive';

/** All but rain and snow "tombe". */
const FALLS: Record<Form, string> = {
  present: 'il tombe',
  future: 'il tombera',
  infinitive: 'tomber',
};

const VERBS: Record<skeleton.PrecipitationKind, Record<Form, string>> = {
  rain: { present: 'il pleut', future: 'il pleuvra', infinitive: 'pleuvoir' },
  snow: { present: 'il neige', future: 'il neigera', infinitive: 'neiger' },
  sleet: FALLS,
  freezing: FALLS,
  unknown: FALLS,
};

const ADVERBS = skeleton.byIntensity('faiblement', 'fort', 'très fort');

/** What follows the verb, by how much falls. */
const RESTS: Record<skeleton.PrecipitationKind, skeleton.Strengths> = {
  rain: ADVERBS,
  snow: ADVERBS,
  sleet: {
    light: 'un peu de neige fondue',
    moderate: 'de la neige fondue',
    heavy: 'beaucoup de neige fondue',
    veryHeavy: 'énormément de neige fondue',
  },
  freezing: {
    light: 'une faible pluie verglaçante',
    moderate: 'de la pluie verglaçante',
    heavy: 'une forte pluie verglaçante',
    veryHeavy: 'une très forte pluie verglaçante',
  },
  unknown: {
    light: 'de faibles précipitations',
    moderate: 'des précipitations',
    heavy: 'de fortes précipitations',
    veryHeavy: 'de très fortes précipitations',
  },
};

/** To follow "dix minutes de"; what has a verb of its own needs none. */
const NOUNS = skeleton.byKind('', '', 'neige fondue', 'pluie verglaçante', 'précipitations');

/** What becomes of that which falls, to agree with it: `par moments` + `fort`. */
const CHANGES = skeleton.byKind(
  skeleton.byIntensity('plus faiblement', 'fort', 'très fort'),
  skeleton.byIntensity('plus faiblement', 'fort', 'très fort'),
  skeleton.byIntensity('un peu seulement', 'beaucoup', 'énormément'),
  skeleton.byIntensity('plus faible', 'forte', 'très forte'),
  skeleton.byIntensity('plus faibles', 'fortes', 'très fortes'),
);

/** `il pleuvra fort`, `il tombe de la pluie verglaçante`, `neiger`. */
export const describeFall = (fall: skeleton.SpokenFall, form: Form) =>
  joinWords(fallVerb(fall.of, form), fallRest(fall));

/** `il pleuvra`, `il tombera`. */
export const fallVerb = (of: skeleton.PrecipitationKind, form: Form) => VERBS[of][form];

/** `fort` of rain, `une forte pluie verglaçante`. */
export const fallRest = ({ of, intensity }: skeleton.SpokenFall) => RESTS[of][intensity];

/** `il pleuvra encore fort pendant dix minutes`, `il y aura dix minutes de neige fondue`. */
function fallFor(fall: skeleton.SpokenFall, duration: string, encore: string): string {
  return NOUNS[fall.of] === '' || fall.intensity !== 'moderate'
    ? joinWords(fallVerb(fall.of, 'future'), encore, fallRest(fall), `pendant ${duration}`)
    : joinWords('il y aura', encore, duration, elideDe(NOUNS[fall.of]));
}

/** `par moments fort`, `puis il neigera`. */
const describeChange = skeleton.createChange({
  light: (of) => `ensuite ${CHANGES[of].light}`,
  harder: (change, later, of) => joinWords(later, 'par moments', CHANGES[of][change]),
  turns: (fall) => `puis ${describeFall(fall, 'future')}`,
});

/** What begins and, where that is known, for how long. */
function describeBegins(
  fall: skeleton.ChangingSpokenFall,
  stop: skeleton.Stop | null,
): (string | null)[] {
  const begins = `il commencera à ${describeFall(fall, 'infinitive')}`;
  const change = describeChange(fall);
  if (!stop) return [begins, change];
  const atTheEnd = `au bout ${elideDe(stop.after)}`;
  if (stop.brief) return [begins, change, `avec une accalmie ${atTheEnd}`];
  const falls = describeFall(fall, 'future');
  return changesKind(fall)
    ? [falls, change, `et ça s'arrêtera ${atTheEnd}`]
    : [`${falls} pendant ${stop.after}`, change];
}

/** `mais ça s'arrêtera dans environ 20 minutes`. */
function describeEnd(time: string, fall: skeleton.ChangingSpokenFall, brief: boolean): string {
  if (brief) return `avec une accalmie ${time}`;
  return `${fall.change ? 'et' : 'mais'} ça s'arrêtera ${time}`;
}

/** Time and place open the sentence. */
const nextHour = skeleton.createNextHour({
  soon: 'dans les prochaines minutes',
  inAbout: (duration) => `dans environ ${duration}`,
  fiveMinutes: 'cinq minutes',
  tenMinutes: 'dix minutes',
  quarterHour: "un quart d'heure",
  halfHour: 'une demi-heure',
  wholeHour: 'une heure',
  minutes: (count) => `${count} minutes`,
  comingMoments: 'dans les prochaines minutes',
  comingTen: 'dans les dix prochaines minutes',
  comingQuarter: "dans le quart d'heure qui vient",
  comingHalf: 'dans la demi-heure qui vient',
  comingHour: "dans l'heure qui vient",
  comingMinutes: (count) => `dans les ${count} prochaines minutes`,
  place: describePlace,
  unknown: (place) => joinWords("je n'ai pas de prévisions pour l'heure qui vient", place),
  dry: (time, place) => `${joinWords(time, place)}, le temps restera sec`,
  throughout(time, place, fall) {
    const throughout = fall.change ? '' : ' sans interruption';
    const falls = describeFall(fall, 'future') + throughout;
    return joinClauses(joinWords(time, place), falls, describeChange(fall));
  },
  begins: (time, place, fall, stop) =>
    joinClauses(joinWords(time, place), ...describeBegins(fall, stop)),
  passes: (time, place, fall) =>
    `${joinWords(time, place)}, ${describeFall(fall, 'future')}, mais brièvement`,
  stops: (time, place, fall, brief) =>
    joinClauses(
      joinWords('en ce moment', place),
      describeFall(fall, 'present'),
      describeChange(fall, 'ensuite'),
      describeEnd(time, fall, brief),
    ),
  restarts: (after, { fall, alike }) =>
    `${after} après, ${alike ? 'ça reprendra' : describeFall(fall, 'future')}`,
  restartsBriefly(after, { fall, alike }) {
    const briefly = alike ? 'de nouveau brièvement' : 'brièvement';
    return `${after} après, ${joinWords(fallVerb(fall.of, 'future'), briefly, fallRest(fall))}`;
  },
  onAndOff: 'par intermittence',
  continues: (duration, { fall, alike }) =>
    `puis ${fallFor(fall, duration, alike ? 'encore' : '')}`,
  more: ['et une nouvelle fois plus tard', 'et ensuite par intermittence'],
  afterThat: 'puis',
  laterOn: 'plus tard,',
  later(when, { fall, alike }, often) {
    const [verb, rest] = [fallVerb(fall.of, 'future'), fallRest(fall)];
    const again = alike ? 'de nouveau' : '';
    return often
      ? joinWords(when, verb, rest, 'par intermittence')
      : joinWords(when, verb, again, rest);
  },
  expectedDry: ['le temps devrait', 'rester sec'],
  expected: (fall) => ['il devrait', describeFall(fall, 'infinitive')],
  likely: (fall) => ['il va probablement', describeFall(fall, 'infinitive')],
  possible: (fall) => ['il pourrait', describeFall(fall, 'infinitive')],
  inTheHour: (place, words) => `${joinWords("dans l'heure qui vient", place)}, ${words.join(' ')}`,
  firstThenLater(place, { words: [verb, rest] }, later) {
    const first = joinWords(verb, "d'abord", rest);
    const then = `puis ${later.words.join(' ')}`;
    return joinClauses(joinWords("dans l'heure qui vient", place), first, then);
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
