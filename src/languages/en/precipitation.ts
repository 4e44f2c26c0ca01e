import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { isAmerican, type Country, describePlace } from './words.ts';

const NOUNS = skeleton.byKind('rain', 'snow', 'sleet', 'freezing rain', 'precipitation');
/** What has a verb of its own. */
const VERBS: Partial<Record<string, string>> = { rain: "it's raining", snow: "it's snowing" };
const VERBS_AHEAD: Partial<Record<string, string>> = { rain: "it'll rain", snow: "it'll snow" };
const ADVERBS = skeleton.byIntensity('lightly', 'heavily', 'very heavily');
const ADJECTIVES = skeleton.byIntensity('light', 'heavy', 'very heavy');

const DURATIONS = {
  soon: 'in the next few minutes',
  inAbout: (duration: string) => `in about ${duration}`,
  fiveMinutes: 'five minutes',
  tenMinutes: 'ten minutes',
  halfHour: 'half an hour',
  wholeHour: 'an hour',
  minutes: (count: number) => `${count} minutes`,
  comingMoments: 'for the next few minutes',
  comingHalf: 'for the next half hour',
  comingHour: 'for the next hour',
  comingMinutes: (_: number, duration: string) => `for the next ${duration}`,
};

export const { inMinutes } = skeleton.createDurations(DURATIONS);

/** English for operation 3. */
export function createNextHourSentences(country: Country) {
  const describeChange = skeleton.createChange({
    light: () => 'easing later',
    harder: (change, heavy) => (change === 'heavy' ? heavy : `very ${heavy}`),
    turns: (fall) => `turning to ${describeNoun(fall)}`,
  });

  const { describeNextHour, describeAgain, describeExpectation } = skeleton.createNextHour({
    ...DURATIONS,
    place: describePlace,
    unknown: (place) => joinWords('I have no forecast for the next hour', place),
    dry: (time, place) => joinWords("it'll stay dry", place, time),
    throughout: (time, place, fall) =>
      joinClauses(
        joinWords(describeNoun(fall), 'will continue', place, time),
        describeChange(fall, 'heavy at times'),
      ),
    begins(time, place, fall, stop) {
      const begins = joinWords('will start', place, time);
      const noun = describeNoun(fall);
      const change = describeChange(fall, 'heavy at times');
      if (!stop) return joinClauses(joinWords(noun, begins), change);
      if (stop.brief) {
        return joinClauses(
          joinWords(noun, begins),
          change,
          `with a short break ${stop.after} later`,
        );
      }
      const changing = change ? `, ${change},` : '';
      return isHeavier(fall)
        ? `${noun}${changing} ${begins} and stop ${stop.after} later`
        : `${noun} ${begins}${changing} and stop ${stop.after} later`;
    },
    passes: (time, place, fall) =>
      `${joinWords("there'll be", describeNoun(fall), place, time)}, but only briefly`,
    stops(time, place, fall, brief) {
      const now = `${joinWords('right now', place)}, ${describeNow(fall)}`;
      const heavy = VERBS[fall.of] ? 'heavily' : 'heavy';
      const change = describeChange(fall, `${heavy} at times later`);
      const stops = change ? "and it'll stop" : "but it'll stop";
      return joinClauses(now, change, `${brief ? 'with a short break' : stops} ${time}`);
    },
    restarts: (after, { fall, alike }) =>
      `${alike ? "it'll start again" : `${describeNoun(fall)} will start`} ${after} later`,
    restartsBriefly: (after, { fall, alike }) =>
      alike
        ? `there'll be another brief spell ${after} later`
        : `there'll be ${describeNoun(fall)} ${after} later, but only briefly`,
    onAndOff: 'on and off',
    continues(duration, { fall, alike }) {
      const goesOn = VERBS_AHEAD[fall.of] ?? "it'll go on";
      const falls = alike ? goesOn : `there'll be ${describeNoun(fall)}`;
      return `after that, ${falls} for another ${duration}`;
    },
    more: ['and again later', 'and then on and off'],
    afterThat: 'after that,',
    laterOn: '',
    later(afterThat, { fall, alike }, often) {
      if (alike && !often) return "it'll start again later";
      const falls = alike ? "it'll come and go" : `there'll be ${describeNoun(fall)}`;
      return joinWords(afterThat, falls, afterThat ? '' : 'later');
    },
    expectedDry: ['it should stay dry', ''],
    expected: (fall) => [describeNoun(fall), 'expected'],
    likely: (fall) => [describeNoun(fall), 'likely'],
    possible: (fall) => [describeNoun(fall), 'possible'],
    inTheHour: (place, words) => `${inTheHour(place)}, ${clauseOf(words)}`,
    firstThenLater(place, { words }, later) {
      const then = later.isDry
        ? `then ${clauseOf(later.words)}`
        : `with ${later.words.join(' ')} later`;
      return `${inTheHour(place)}, ${clauseOf(words)} at first, ${then}`;
    },
  });

  return {
    nextHour: describeNextHour,
    again: describeAgain,
    expectation: describeExpectation,
  };

  /** `it's raining lightly`, `there's light sleet`. */
  function describeNow(fall: skeleton.SpokenFall): string {
    const verb = VERBS[fall.of];
    return verb ? joinWords(verb, ADVERBS[fall.intensity]) : `there's ${describeNoun(fall)}`;
  }

  /** `light rain`, `a light mix of rain and snow`. */
  function describeNoun({ of, intensity }: skeleton.SpokenFall): string {
    // In North America sleet is ice pellets.
    const isMix = isAmerican(country) && of === 'sleet';
    return isMix
      ? joinWords('a', ADJECTIVES[intensity], 'mix of rain and snow')
      : joinWords(ADJECTIVES[intensity], NOUNS[of]);
  }
}

const isHeavier = ({ change }: skeleton.ChangingSpokenFall) =>
  change === 'heavy' || change === 'veryHeavy';

const inTheHour = (place: string) => joinWords('over the next hour', place);

/** `light rain is expected`, `it should stay dry`. */
const clauseOf = ([what, certainty]: readonly [string, string]) =>
  certainty === '' ? what : `${what} is ${certainty}`;
