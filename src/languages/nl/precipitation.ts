import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../next-hour-skeleton.ts';
import { forPlace, describePlace } from './words.ts';

const ONCE_MORE = 'nog een keer';
const OFTEN = 'telkens weer';

/** What has a verb of its own; only then how hard it falls can be said by an adverb. */
const VERBS: Partial<Record<string, readonly [falls: string, toFall: string]>> = {
  rain: ['regent het', 'regenen'],
  snow: ['sneeuwt het', 'sneeuwen'],
};

const ADVERBS = skeleton.byIntensity('licht', 'hard', 'heel hard');
const HEAVINESS = skeleton.byIntensity('lichte', 'zware', 'zeer zware');
/** Of what is flaky. */
const QUANTITY = skeleton.byIntensity('lichte', 'veel', 'heel veel');

const NOUNS = skeleton.byKind<readonly [skeleton.Strengths, string]>(
  [HEAVINESS, 'regen'],
  [QUANTITY, 'sneeuw'],
  [QUANTITY, 'natte sneeuw'],
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
  durations: {
    5: 'vijf minuten',
    10: 'tien minuten',
    15: 'een kwartier',
    30: 'een half uur',
    45: 'drie kwartier',
    60: 'een uur',
  },
  minutes: (count) => `${count} minuten`,
  coming: {
    0: 'de komende minuten',
    15: 'het komende kwartier',
    30: 'het komende half uur',
    60: 'het komende uur',
  },
  comingMinutes: (_, duration) => `de komende ${duration}`,
  place: describePlace,
  unknown: (_, name) => joinWords('het komende uur is er', forPlace(name), 'geen weersverwachting'),
  dry: (time, place) => joinWords(time, 'blijft het', place, 'droog'),
  throughout(time, place, fall) {
    if (!fall.change) {
      const [subject, falling] = infinitive(fall);
      return joinWords(time, 'blijft', subject, place, falling);
    }
    const [verb, rest] = predicate(fall);
    return joinClauses(joinWords(time, verb, place, rest), describeChange(fall, verb));
  },
  begins(time, place, fall, stop) {
    const begins = joinWords(time, describeBegin(fall, place));
    return joinClauses(begins, describeChange(fall, ''), stop && describeStop(stop));
  },
  passes(time, place, fall) {
    const [verb, rest] = predicate(fall);
    return `${joinWords(time, verb, place, rest)}, maar dat is snel voorbij`;
  },
  stops(time, place, fall, brief) {
    const [verb, rest] = predicate(fall);
    const now = joinWords('op dit moment', verb, place, rest);
    const stop = joinWords(time, 'stopt het', brief ? 'even' : '');
    return joinClauses(now, describeChange(fall, verb, 'later'), stop);
  },
  restarts: (after, { fall, alike }) =>
    `${after} later ${alike ? 'begint het opnieuw' : describeBegin(fall, '')}`,
  restartsBriefly(after, { fall, alike }) {
    const [verb, rest] = predicate(fall);
    return joinWords(after, 'later', verb, alike ? 'nog even' : 'even', rest);
  },
  onAndOff: 'met onderbrekingen',
  continues(duration, { fall }) {
    const [verb, rest] = predicate(fall);
    return joinWords('daarna', verb, 'nog', duration, rest);
  },
  more: [`later ${ONCE_MORE}`, `later ${OFTEN}`],
  later({ fall, alike }, often, afterBreak) {
    const [verb, rest] = predicate(fall);
    const again = alike ? ONCE_MORE : '';
    return joinWords(afterBreak ? 'daarna' : 'later', verb, often ? OFTEN : again, rest);
  },
  expectedDry: ['blijft het', 'naar verwachting', 'droog'],
  expected: (fall) => [predicate(fall)[0], 'naar verwachting', predicate(fall)[1]],
  likely: (fall) => ['valt er', 'waarschijnlijk', describeNoun(fall)],
  possible: (fall) => ['kan er', '', `${describeNoun(fall)} vallen`],
  wholeHour: (place, [verb, certainty, rest]) =>
    joinWords('het komende uur', verb, place, certainty, rest),
  firstThenLater(place, { words: [verb, certainty, rest], isPlain }, later) {
    const start = joinWords('het komende uur', verb, place, 'eerst', isPlain ? '' : certainty);
    return `${joinWords(start, rest)}, ${joinWords('later', ...later.words)}`;
  },
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
