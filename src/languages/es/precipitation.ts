import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { closeOpening } from './words.ts';

/** Forms of a verb for what falls. */
interface Falls {
  ahead: string;
  now: string;
  /** After "empezará a", "volverá a" and "dejará de". */
  infinitive: string;
  /** After "seguirá". */
  gerund: string;
  /** After "es posible que". */
  subjunctive: string;
}

const FALLS: Falls = { ahead: 'caerá', now: 'cae', infinitive: 'caer', gerund: 'cayendo', subjunctive: 'caiga' }; // prettier-ignore

/** What has a verb of its own. */
const VERBS: Partial<Record<string, Falls>> = {
  rain: { ahead: 'lloverá', now: 'llueve', infinitive: 'llover', gerund: 'lloviendo', subjunctive: 'llueva' },
  snow: { ahead: 'nevará', now: 'nieva', infinitive: 'nevar', gerund: 'nevando', subjunctive: 'nieve' },
}; // prettier-ignore

const NOUNS = skeleton.byKind('lluvia', 'nieve', 'aguanieve', 'lluvia helada', 'lluvia o nieve');
const ADVERBS = skeleton.byIntensity('débilmente', 'con fuerza', 'con mucha fuerza');
const ADJECTIVES = skeleton.byIntensity('débil', 'fuerte', 'muy fuerte');

/** `lloverá débilmente`, `empezar a` + `caer aguanieve`. */
function describeFall(fall: skeleton.SpokenFall, form: keyof Falls): string {
  const verb = VERBS[fall.of];
  return verb
    ? joinWords(verb[form], ADVERBS[fall.intensity])
    : joinWords(FALLS[form], describeNoun(fall));
}

/** The same of a kind alone: `dejará de` + `llover`. */
export const kindFalls = (of: skeleton.PrecipitationKind, form: keyof Falls) =>
  describeFall({ of, intensity: 'moderate' }, form);

/** `lluvia débil`. */
export const describeNoun = ({ of, intensity }: skeleton.SpokenFall) =>
  joinWords(NOUNS[of], ADJECTIVES[intensity]);

/** How hard it falls, apart from what: `con fuerza` of rain, `fuerte` of sleet. */
const strengths = (of: skeleton.PrecipitationKind) => (VERBS[of] ? ADVERBS : ADJECTIVES);

const describeChange = skeleton.createChange({
  light: (of) => `luego solo ${strengths(of).light}`,
  harder: (change, atTimes, of) => `${atTimes} ${strengths(of)[change]}`,
  turns: ({ of }) => `luego ${kindFalls(of, 'ahead')}`,
});

/** `volverá a llover`. */
const fallsAgain = ({ of }: skeleton.SpokenFall) => `volverá a ${kindFalls(of, 'infinitive')}`;

/** `empezará a llover, a ratos con fuerza, y parará al cabo de media hora`. */
function describeBegin(fall: skeleton.ChangingSpokenFall, stop: skeleton.Stop | null): string {
  const begins = `empezará a ${describeFall(fall, 'infinitive')}`;
  const change = describeChange(fall, 'a ratos');
  if (!stop) return joinClauses(begins, change);
  const after = `al cabo de ${stop.after}`;
  if (stop.brief) return joinClauses(begins, change, `con una breve pausa ${after}`);
  return change ? `${begins}, ${change}, y parará ${after}` : `${begins} y parará ${after}`;
}

const nextHour = skeleton.createNextHour({
  soon: 'en los próximos minutos',
  inAbout: (duration) => `dentro de ${duration.endsWith(' minutos') ? 'unos ' : ''}${duration}`,
  fiveMinutes: 'cinco minutos',
  tenMinutes: 'diez minutos',
  quarterHour: 'un cuarto de hora',
  halfHour: 'media hora',
  threeQuarters: 'tres cuartos de hora',
  wholeHour: 'una hora',
  minutes: (count) => `${count} minutos`,
  comingMoments: 'en los próximos minutos',
  comingTen: 'en los próximos diez minutos',
  comingQuarter: 'en el próximo cuarto de hora',
  comingHalf: 'en la próxima media hora',
  comingHour: 'en la próxima hora',
  comingMinutes: (count) => `en los próximos ${count} minutos`,
  place: (name) => name,
  unknown: (place) => `${closeOpening('para la próxima hora', place)}no hay previsión`,
  dry: (time, place) => `${closeOpening(time, place)}el tiempo seguirá seco`,
  throughout: (time, place, fall) =>
    joinClauses(
      `${closeOpening(time, place)}seguirá ${describeFall(fall, 'gerund')}`,
      describeChange(fall, 'a ratos'),
    ),
  begins: (time, place, fall, stop) => closeOpening(time, place) + describeBegin(fall, stop),
  passes: (time, place, fall) =>
    `${closeOpening(time, place)}${describeFall(fall, 'ahead')}, pero durará poco`,
  stops(time, place, fall, brief) {
    const change = describeChange(fall, 'luego a ratos');
    const stops = change ? 'y parará' : 'pero parará';
    const now = closeOpening('ahora mismo', place) + describeFall(fall, 'now');
    return joinClauses(now, change, `${brief ? 'con una breve pausa' : stops} ${time}`);
  },
  restarts(after, { fall, alike }) {
    const begins = alike ? fallsAgain(fall) : `empezará a ${describeFall(fall, 'infinitive')}`;
    return `${after} después ${begins}`;
  },
  restartsBriefly: (after, { fall, alike }) =>
    `${after} después ${alike ? fallsAgain(fall) : describeFall(fall, 'ahead')} un momento`,
  onAndOff: 'con interrupciones',
  continues(duration, { fall, alike }) {
    const falls = alike ? `seguirá ${kindFalls(fall.of, 'gerund')}` : describeFall(fall, 'ahead');
    return `después ${falls} ${duration} más`;
  },
  more: ['y más tarde otra vez', 'y más tarde a intervalos'],
  afterThat: 'después',
  laterOn: 'más tarde',
  later(when, { fall, alike }, often) {
    if (!alike) return `${when} ${describeFall(fall, 'ahead')}`;
    return `${when} ${often ? `${kindFalls(fall.of, 'ahead')} a intervalos` : fallsAgain(fall)}`;
  },
  expectedDry: ['se espera', 'tiempo seco'],
  expected: (fall) => ['se espera', describeNoun(fall)],
  likely: (fall) => ['es probable que', describeFall(fall, 'subjunctive')],
  possible: (fall) => ['es posible que', describeFall(fall, 'subjunctive')],
  inTheHour: (place, words) => closeOpening('en la próxima hora', place) + words.join(' '),
  firstThenLater(place, first, { words: [verb, what], isPlain }) {
    const start = `${closeOpening('en la próxima hora', place)}al principio ${first.words.join(' ')}`;
    return first.isPlain && isPlain
      ? `${start} y después ${what}`
      : `${start}, y después ${verb} ${what}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
