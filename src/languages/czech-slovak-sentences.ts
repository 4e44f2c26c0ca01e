import { isWet } from '../weather/state.ts';
import { joinClauses, joinWords, wordDaily } from '../wording/grammar.ts';
import type { Language } from '../wording/language.ts';
import type {
  Boundary,
  Course,
  Opening,
  Sky,
  Span,
  Within,
  Together,
  TimeShare,
  When,
} from '../wording/plan/statement.ts';
import type { createCzechSlovakNumbers } from './czech-slovak-numbers.ts';
import type { SkyClause } from './czech-slovak-words.ts';
import {
  endsOf,
  isContrast,
  isNightClear,
  isOverDay,
  isPause,
  isTemperatureNamed,
  namesHourOfNext,
  passesInFog,
  type Ends,
} from './slavic-course.ts';
import type { createSlavicPlaces } from './slavic-places.ts';
import {
  createSentences,
  listPossibleFalls,
  nameGust,
  wordCourse,
  type SentenceParts,
  type SentenceWords,
  createSky,
  type NightWords,
  type SkyWords,
} from './skeleton-sentences.ts';

/** The words of Czech or Slovak. */
interface FamilyWords extends Omit<
  SentenceWords,
  'course' | 'possible' | 'temperature' | 'storm' | 'extreme' | 'chance' | 'skyText' | 'amount' | 'trend' | 'noDataFor'
> {
  verbs: Readonly<Record<SkyClause['verb'], { now: string; ahead: string; begins: string }>>;
  /** Before what passes by the sun. */
  but: string;
  /** Before the first of two, where it is said when the second begins. */
  atFirst: string;
  /** Of a course that repeats on several days, or on two. */
  eachDay: readonly [each: string, both: string];
  /** Before the gusts of a storm: `v nárazech`. */
  gusting: string;
  /** Alone, and after the sky: `velké horko`, `slunečno a velmi horko`. */
  extremes: Readonly<Record<'heat' | 'frost', readonly [alone: string, afterSky: string]>>;
  /** Of fog, which is gone before the forenoon: `ráno`. */
  earlyMorning: string;
  chances: Readonly<Record<'may' | 'probably' | 'rain' | 'snow', string>>;
  /** `může` + `pršet`, `jsou` + `možné` + `přeháňky`. */
  mayBe: Readonly<Record<SkyClause['verb'], readonly [may: string, be: string]>>;
  /** Of an amount: `může spadnout` for `spadne`. */
  mayFall: Readonly<Record<string, string>>;
  /** Where precipitation is interrupted: before when, before two times, and without a time. */
  pauses: Readonly<Record<'once' | 'twice' | 'often', string>>;
  /** Before the amount of several days. */
  together: Readonly<Record<Together, string>>;
  /** Between the pronoun of the verb and what becomes of the weather: `v příštích dnech`. */
  nextDays: string;
  /** `se oteplí`: the pronoun stands second. */
  trends: Readonly<Record<'pronoun' | 'warmer' | 'colder', string>>;
  noDataFor: (when: string) => string;
} // prettier-ignore

interface FamilyParts
  extends
    SentenceParts,
    Pick<
      ReturnType<typeof createCzechSlovakNumbers>,
      | 'amountFalls'
      | 'describeDegrees'
      | 'describeGust'
      | 'describeTemperature'
      | 'temperatureBeside'
    >,
    Pick<
      ReturnType<typeof createSlavicPlaces>,
      'describePlace' | 'findPlacePhrase' | 'labelPlace' | 'prefixPlace'
    > {
  SKY: SkyWords<SkyClause>;
  SKY_AT_NIGHT: NightWords<SkyClause>;
  SHARES: Readonly<Record<TimeShare, string>>;
  SHARES_OF_DAY: Readonly<Record<TimeShare, string>>;
  STORMS: readonly (readonly [from: number, name: string])[];
  describeWhen: (when: When) => string;
  describeWhenAfterFor: (when: When) => string;
  /** `isClear` where no hour is heard as one of the afternoon. */
  describeSpan: (span: Within, isClear?: boolean) => string;
  describeBoundary: (at: Boundary, isClear: boolean) => readonly [until: string, from: string];
  describeBeginning: (at: Boundary) => string | undefined;
  describeFrom: (hour: number, isClear: boolean) => string;
  /** Of two spans in one sentence: `od šesti do devíti hodin`; at the ends of the text `do devíti hodin`. */
  describeStretch: (span: Span, isClear: boolean, ends: Ends | undefined) => string;
}

type TwiceCourse = Extract<Course, { form: 'twice' }>;

/** What stands before the verb, and after it. */
interface Frame {
  front: string;
  middle: string;
}

/**
 * The verb stands after the place: `v Praze bude zítra zataženo`, without a place after the time: `zítra bude
 * zataženo`. A place without a known locative stands before the sentence: `Pcim: zítra bude zataženo`.
 */
export function createCzechSlovakSentences(words: FamilyWords, parts: FamilyParts): Language {
  const { describePlace, describeWhen, describeSpan } = parts;
  const { selectSkyClassWords, selectSkyWords } = createSky(parts.SKY, parts.SKY_AT_NIGHT);
  return createSentences(
    {
      ...words,
      /** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
      course(statement, { units, now }) {
        const { opening, course, temperature, daily, within, alone } = statement;
        const isTimed = opening !== null && !namesHourOfNext(opening, course);
        const frame = frameOf(opening, isTimed);
        const each = wordDaily(statement, ...words.eachDay);
        const isClear = isNightClear(opening);
        const shares = isOverDay(opening) ? parts.SHARES_OF_DAY : parts.SHARES;
        const describe = (span: Span) =>
          passesInFog(course, span)
            ? words.earlyMorning
            : course.form === 'twice'
              ? parts.describeStretch(span, isClear, endsAround(course, opening))
              : describeSpan(span, isClear);
        const clauses = wordCourse(course, describe, 'a', shares, {
          steady(sky) {
            return oneClause(frame, sky, within ? describeSpan(within) : '', now);
          },
          change(first, second, at) {
            if (alone) {
              const start = 'hour' in at ? parts.describeFrom(at.hour, isClear) : describeSpan(at);
              return oneClause(frame, second, joinWords(each, start), now);
            }
            if (opening?.when.kind === 'hours' && 'hour' in at) {
              const turn = [words.atFirst, parts.describeFrom(at.hour, isClear)];
              return twoClauses(frame, first, turn, second, { now });
            }
            const begins = isWet(second.state) && !isWet(first.state);
            const beginning = begins ? parts.describeBeginning(at) : undefined;
            const [until, from] = parts.describeBoundary(at, isClear);
            if (beginning === undefined) {
              return twoClauses(frame, first, [joinWords(each, until), from], second, { now });
            }
            const turn = daily ? ['', joinWords(each, beginning)] : [words.atFirst, beginning];
            return twoClauses(frame, first, turn, second, { now, begins: !daily });
          },
          passing(background, passing, when) {
            if (alone) return oneClause(frame, passing, joinWords(each, when), now);
            if (isPause(background, passing)) {
              const [verb, rest] = predicate(selectSkyWords(background), now);
              const clause = joinWords(frame.front, verb, frame.middle, rest);
              return `${clause}, ${joinWords(each, describePause(course.form, when))}`;
            }
            const but = isContrast(background, passing) ? words.but : '';
            const turn = ['', joinWords(but, each, when)];
            return twoClauses(frame, background, turn, passing, { now, isFull: but !== '' });
          },
        });
        const degrees = temperature
          ? parts.temperatureBeside(temperature, units, isTemperatureNamed(course))
          : '';
        return labeled(opening, joinClauses(clauses, degrees));
      },
      /** `v Praze může zítra odpoledne pršet, večer jsou možné bouřky`. */
      possible(statement) {
        const { opening, course } = statement;
        const isClear = isNightClear(opening);
        const describe = (span: Within) =>
          course.form === 'twice' && !('until' in span)
            ? parts.describeStretch(span, isClear, endsAround(course, opening))
            : describeSpan(span, isClear);
        const { front, middle } = frameOf(opening);
        const clauses = listPossibleFalls(statement, describe, 'a').map((fall, at) => {
          const { verb, ahead } = selectSkyWords(fall.sky);
          const [may, be] = words.mayBe[verb];
          const start = at === 0 && front ? [front, may, middle, fall.when] : [fall.when, may];
          return joinWords(...start, be, ahead);
        });
        return labeled(opening, joinClauses(...clauses));
      },
      storm({ opening, within, gust }, { units, now }) {
        const upTo = `až ${parts.describeGust(gust, units)}`;
        const when = within ? describeSpan(within) : '';
        const gusts = joinWords(when, words.gusting, upTo);
        return toBe(opening, now, `${nameGust(gust, parts.STORMS)}, ${gusts}`);
      },
      extreme({ of, opening, value, exactly, sky }, { units, now }) {
        const degrees = joinWords(exactly ? '' : 'až', parts.describeDegrees(value, units));
        const [alone, afterSky] = words.extremes[of];
        const what = sky ? `${predicate(selectSkyWords(sky), now)[1]} a ${afterSky}` : alone;
        return toBe(opening, now, `${what}, ${degrees}`);
      },
      temperature({ opening, temperature }, options) {
        const { front, middle } = frameOf(opening);
        const sentence = parts.describeTemperature(front, middle, temperature, options);
        return labeled(opening, sentence);
      },
      chance({ of, likely, span }) {
        const { may, probably, [of]: falls } = words.chances;
        const will = words.verbs.auxiliary.ahead;
        if (!likely) return joinWords(span && describeSpan(span), may, falls);
        return span
          ? joinWords(describeSpan(span), will, probably, falls)
          : joinWords(probably, will, falls);
      },
      amount({ of, amount, together, isPossible }, { units }) {
        const certain = parts.amountFalls(of, amount, units);
        const possible = certain.replace(/^\S+/, (verb) => words.mayFall[verb] ?? verb);
        return joinWords(together ? words.together[together] : '', isPossible ? possible : certain);
      },
      trend(place, isWarmer) {
        const { pronoun, ...verbs } = words.trends;
        const verb = isWarmer ? verbs.warmer : verbs.colder;
        const front = describePlace(place);
        const sentence =
          front === ''
            ? joinWords(words.nextDays, pronoun, verb)
            : joinWords(front, pronoun, words.nextDays, verb);
        return parts.labelPlace(place, sentence);
      },
      noDataFor: ({ when, place }) =>
        parts.prefixPlace(place, words.noDataFor(parts.describeWhenAfterFor(when))),
      skyText: (sky, night) => selectSkyClassWords(sky, night).label,
    },
    parts,
  );

  /** `v Praze` + verb + `zítra`, or `zítra` + verb. */
  function frameOf(opening: Opening | null, isTimed = true): Frame {
    const time = opening && isTimed ? describeWhen(opening.when) : '';
    const place = describePlace(opening?.place ?? null);
    return place === '' ? { front: time, middle: '' } : { front: place, middle: time };
  }

  function labeled(opening: Opening | null, sentence: string): string {
    return parts.labelPlace(opening?.place ?? null, sentence);
  }

  function toBe(opening: Opening | null, now: boolean, rest: string): string {
    const { front, middle } = frameOf(opening);
    const verb = words.verbs.be[now ? 'now' : 'ahead'];
    return labeled(opening, joinWords(front, verb, middle, rest));
  }

  /** `v Praze budou zítra večer bouřky`. */
  function oneClause({ front, middle }: Frame, sky: Sky, when: string, now: boolean): string {
    const [verb, rest] = predicate(selectSkyWords(sky), now);
    return front === ''
      ? joinWords(when, verb, rest)
      : joinWords(front, verb, joinWords(middle, when), rest);
  }

  /** A copula is not said twice, if it need not be: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
  function twoClauses(
    { front, middle }: Frame,
    sky: Sky,
    [until = '', from = '']: readonly string[],
    then: Sky,
    { now, begins = false, isFull = false }: { now: boolean; begins?: boolean; isFull?: boolean },
  ): string {
    const [first, second] = [selectSkyWords(sky), selectSkyWords(then)];
    const [be, rest] = predicate(first, now);
    const [verb, secondRest] = predicate(second, now);
    const isShared = first.verb === second.verb && first.verb !== 'auxiliary' && !isFull;
    const start = joinWords(...(front === '' ? [until, be] : [front, be, middle, until]), rest);
    const secondVerb = begins ? words.verbs[second.verb].begins : isShared ? '' : verb;
    return `${start}, ${joinWords(from, secondVerb, secondRest)}`;
  }

  /** `s přestávkou mezi desátou a patnáctou hodinou`, `s přestávkami`. */
  function describePause(form: Course['form'], when: string): string {
    if (form === 'atTimes') return words.pauses.often;
    return joinWords(form === 'twice' ? words.pauses.twice : words.pauses.once, when);
  }

  function predicate(sky: SkyClause, now: boolean): readonly [verb: string, rest: string] {
    const tense = now ? 'now' : 'ahead';
    return [words.verbs[sky.verb][tense], sky[tense]];
  }
}

/** The ends of the hours in which something happens twice; a pause lies within them. */
function endsAround(course: TwiceCourse, opening: Opening | null): Ends | undefined {
  return isPause(course.background, course.passing) ? undefined : endsOf(opening?.when);
}
