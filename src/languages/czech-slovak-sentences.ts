import { isWet } from '../weather/state.ts';
import { asStrengthChange, findStrengthChange, joinClauses, joinWords, withSequel } from '../wording/grammar.ts'; // prettier-ignore
import type { Language } from '../wording/language.ts';
import type {
  Boundary,
  Opening,
  Sky,
  Span,
  Within,
  TimeShare,
  When,
} from '../wording/plan/statement.ts';
import type { createCzechSlovakNumbers } from './czech-slovak-numbers.ts';
import { createTakeUp, describePause, describeRepetition, endsClause, findHarderAdverb, goOnFor, keep, keepsFog, wordDoubt, type CzechSlovakWords, type SkyClause, type VerbForms } from './czech-slovak-words.ts'; // prettier-ignore
import {
  isContrast,
  isInOneHour,
  isNightClear,
  isOverDay,
  isPause,
  isTemperatureNamed,
  namesHourOfNext,
  passesInFog,
  isNowAndThen,
  endsEarly,
  namesTimeOfFall,
  sayWithinHours,
} from './slavic-course.ts';
import { isAllTime, isOfEarlyHours } from './day-part-words.ts';
import type { createSlavicPlaces } from './slavic-places.ts';
import { becomesDry, listPossibleFalls, wordCourse } from './skeleton-course.ts';
import { createSentences, nameGust, type SentenceParts, createSky, type NightWords, type SkyWords } from './skeleton-sentences.ts'; // prettier-ignore

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
  RAINS: VerbForms;
  SNOWS: VerbForms;
  SHARES: Readonly<Record<TimeShare, string>>;
  SHARES_OF_DAY: Readonly<Record<TimeShare, string>>;
  STORMS: readonly (readonly [from: number, name: string])[];
  describeWhen: (when: When) => string;
  describeWhenAfterFor: (when: When) => string;
  /** `isClear` where no hour is heard as one of the afternoon. */
  describeSpan: (span: Within, isClear?: boolean) => string;
  describeBoundary: (at: Boundary, isClear: boolean) => readonly [until: string, from: string];
  describeUntil: (hour: number, isClear: boolean) => string;
  describeBeginning: (at: Boundary) => string | undefined;
  describeFrom: (at: Boundary, isClear: boolean) => string;
  /** Of two spans in one sentence: `od šesti do devíti hodin`. */
  describeStretch: (span: Span, isClear: boolean) => string;
}

/** What stands before the verb, and after it. */
interface Frame {
  front: string;
  middle: string;
}

interface ClauseOptions {
  now: boolean;
  /** Whether the second has the verb that it begins with. */
  begins?: boolean;
  /** Whether the second has its verb in any case. */
  isFull?: boolean;
}

/**
 * The verb stands after the place: `v Praze bude zítra zataženo`, without a place after the time: `zítra bude
 * zataženo`. A place without a known locative stands before the sentence: `Pcim: zítra bude zataženo`.
 */
export function createCzechSlovakSentences(words: CzechSlovakWords, parts: FamilyParts): Language {
  const { describePlace, describeWhen, describeSpan } = parts;
  const skies = createSky(parts.SKY, parts.SKY_AT_NIGHT);
  const { selectSkyClassWords } = skies;
  const takeUp = withSequel(skies.selectSkyWords, createTakeUp(words, parts));
  const selectSkyWords = (sky: Sky) =>
    keepsFog(sky) ? keep(words, skies.selectSkyWords(sky)) : takeUp(sky);
  const sentences = createSentences(
    {
      ...words,
      /** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
      course(statement, { units, now }) {
        const { opening, course, temperature, daily, within, alone } = statement;
        const isTimed = opening !== null && !namesHourOfNext(opening, statement);
        const isEarly = isOfEarlyHours(course, opening);
        const frame = frameOf(opening, isTimed, isEarly ? nameEarlyMorning : undefined);
        const onEach = describeRepetition(words, statement);
        const isClear = isNightClear(opening);
        const shares = isOverDay(opening) ? parts.SHARES_OF_DAY : parts.SHARES;
        const describe = (span: Span) =>
          passesInFog(course, span)
            ? words.earlyMorning
            : course.form === 'twice'
              ? parts.describeStretch(span, isClear)
              : describeSpan(span, isClear);
        const danger = (sky: SkyClause, when: string) =>
          sayWithinHours(opening, when, (time) => oneClause(frame, sky, time, now));
        const clauses = wordCourse(course, describe, 'a', shares, {
          steady(sky) {
            const told = selectSkyWords(sky);
            const when = within ? describeSpan(within, isClear) : '';
            return isAllTime(within) && !opening
              ? danger(goOnFor(told, when), '')
              : danger(told, when);
          },
          change(first, second, at) {
            const then = selectSkyWords(second);
            if (alone) {
              const start = parts.describeFrom(at, isClear);
              return danger(then, onEach(start));
            }
            const [until, from] = parts.describeBoundary(at, isClear);
            const change = findStrengthChange(first, second);
            if (change || becomesDry(first, second)) {
              const end = 'hour' in at ? parts.describeUntil(at.hour, isClear) : until;
              const time = joinWords(endsEarly(opening, at) ? words.only : '', onEach(end));
              if (!change) return twoClauses(frame, first, [time, words.afterwards], then, { now });
              return `${oneClause(frame, selectSkyWords(first), time, now)}, ${words.strengthChanges[change]}`;
            }
            if (opening?.when.kind === 'hours' && 'hour' in at) {
              const turn = [words.atFirst, parts.describeFrom(at, isClear)];
              return twoClauses(frame, first, turn, then, { now });
            }
            const begins = isWet(second.state) && !isWet(first.state);
            const beginning = begins ? parts.describeBeginning(at) : undefined;
            if (beginning === undefined) {
              return twoClauses(frame, first, [onEach(until), from], then, { now });
            }
            const turn = daily ? ['', onEach(beginning)] : [words.atFirst, beginning];
            return twoClauses(frame, first, turn, then, { now, begins: !daily });
          },
          passing(background, passing, when) {
            const several = selectSkyWords(asStrengthChange(background, passing));
            const passes = (isInOneHour(course) ? several.one : undefined) ?? several;
            if (alone) return danger(passes, onEach(when));
            if (isPause(background, passing)) {
              const clause = oneClause(frame, selectSkyWords(background), '', now);
              return `${clause}, ${onEach(describePause(words, course.form, when))}`;
            }
            if (several.instrumental !== undefined && isNowAndThen(course)) {
              const clause = oneClause(frame, selectSkyWords(background), '', now);
              return joinWords(clause, words.nowAndThenWith, several.instrumental);
            }
            const but = isContrast(background, passing) ? words.but : '';
            const turn = ['', joinWords(but, onEach(when))];
            const isFull = but !== '' || passes !== several;
            return twoClauses(frame, background, turn, passes, { now, isFull });
          },
        });
        const degrees = temperature
          ? parts.temperatureBeside(temperature, units, isTemperatureNamed(course))
          : '';
        return labeled(opening, joinClauses(clauses, degrees));
      },
      /** `v Praze může zítra odpoledne pršet, večer jsou možné bouřky`. */
      doubtful(statement) {
        const { opening, course, certainty = 'possible' } = statement;
        const isClear = isNightClear(opening);
        const describe = (span: Within) =>
          course.form === 'twice' && 'from' in span
            ? parts.describeStretch(span, isClear)
            : describeSpan(span, isClear);
        const falls = listPossibleFalls(statement, describe, 'a', [...words.eachDay, 'občas']);
        const { front, middle } = frameOf(opening, !namesTimeOfFall(opening, falls));
        const clauses = falls.map((fall, at) => {
          const { verb, ahead } = takeUp(fall.sky);
          const how = at > 0 && certainty === 'likely' ? 'alsoLikely' : certainty;
          const [may, be] = words.mayBe[how][verb === 'reflexive' ? 'be' : verb];
          const start = (when: string) =>
            at === 0 && front ? [front, may, middle, when] : [when, may];
          const takesUp = how === 'possible' && fall.sky.sequel !== undefined;
          const what = takesUp ? ahead.replace(words.goOn, words.sequels.continues) : ahead;
          const doubt = wordDoubt(be, what, takesUp);
          return sayWithinHours(opening, fall.when, (when) => joinWords(...start(when), doubt));
        });
        return labeled(opening, joinClauses(...clauses));
      },
      storm({ opening, within, gust }, { units, now }) {
        const name = nameGust(gust, parts.STORMS);
        const gusts = joinWords(name, words.gusting, 'až', parts.describeGust(gust, units));
        return sayWithinHours(opening, within ? describeSpan(within) : '', (when) =>
          toBe(opening, now, joinWords(when, gusts)),
        );
      },
      extreme({ of, opening, value, exactly, sky }, { units, now }) {
        const degrees = joinWords(exactly ? '' : 'až', parts.describeDegrees(value, units));
        const [alone, afterSky] = words.extremes[of];
        if (!sky || !afterSky) return toBe(opening, now, `${alone}, ${degrees}`);
        const rest = predicate(selectSkyWords(sky), now)[1];
        return toBe(opening, now, `${rest} a ${afterSky}, ${degrees}`);
      },
      temperature({ opening, temperature }, options) {
        const { front, middle } = frameOf(opening);
        const sentence = parts.describeTemperature(front, middle, temperature, options);
        return labeled(opening, sentence);
      },
      chance({ of, likely, span, isMore }) {
        const { may, probably, [of]: falls } = words.chances;
        const will = words.verbs.auxiliary.ahead;
        const more = isMore ? words.more : '';
        if (!likely) return joinWords(span && describeSpan(span), may, more, falls);
        return span
          ? joinWords(describeSpan(span), will, probably, falls)
          : joinWords(probably, will, falls);
      },
      amount({ of, amount, together, isPossible, isMore }, { units }) {
        const certain = parts.amountFalls(of, amount, units);
        const possible = certain.replace(/^\S+/, (verb) => words.mayFall[verb] ?? verb);
        const more = isMore ? certain.replace(' ', ` ${words.more} `) : certain;
        return joinWords(together ? words.together[together] : '', isPossible ? possible : more);
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
  return { ...sentences, skyApart: ['frost'] };

  /** `v Praze` + verb + `zítra`, or `zítra` + verb. */
  function frameOf(opening: Opening | null, isTimed = true, describe = describeWhen): Frame {
    const time = opening && isTimed ? describe(opening.when) : '';
    const place = describePlace(opening?.place ?? null);
    return place === '' ? { front: time, middle: '' } : { front: place, middle: time };
  }

  /** `zítra ráno` for `zítra dopoledne`. */
  function nameEarlyMorning(when: When): string {
    return describeWhen(when).replace(words.forenoon, words.earlyMorning);
  }

  function labeled(opening: Opening | null, sentence: string): string {
    return parts.labelPlace(opening?.place ?? null, sentence);
  }

  function toBe(opening: Opening | null, now: boolean, rest: string): string {
    const { front, middle } = frameOf(opening);
    const verb = words.verbs.be[now ? 'now' : 'ahead'];
    return labeled(opening, joinWords(front, verb, middle, rest));
  }

  /** `v Praze budou zítra večer bouřky`, without a place before the time `večer budou bouřky`. */
  function oneClause({ front, middle }: Frame, sky: SkyClause, when: string, now: boolean): string {
    const [verb, rest] = predicate(sky, now);
    if (front === '') return joinWords(when, verb, rest);
    const told = endsClause(sky, when) ? [rest, when] : [when, rest];
    return joinWords(front, verb, middle, ...told);
  }

  /** A copula is not said twice, if it need not be: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
  function twoClauses(
    frame: Frame,
    sky: Sky,
    [until = '', from = '']: readonly string[],
    second: SkyClause,
    { now, begins = false, isFull = false }: ClauseOptions,
  ): string {
    const first = selectSkyWords(sky);
    const adverb = now ? '' : findHarderAdverb(first, second);
    const [verb, secondRest] = adverb ? ['', adverb] : predicate(second, now);
    const isShared = !isFull && first.verb === second.verb && first.verb !== 'auxiliary';
    const start = oneClause(frame, first, until, now);
    const secondVerb = begins ? words.verbs[second.verb].begins : isShared ? '' : verb;
    return `${start}, ${joinWords(from, secondVerb, secondRest)}`;
  }

  function predicate(sky: SkyClause, now: boolean): readonly [verb: string, rest: string] {
    const tense = now ? 'now' : 'ahead';
    return [words.verbs[sky.verb][tense], sky[tense]];
  }
}
