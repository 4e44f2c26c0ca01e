import { joinWords } from '../wording/grammar.ts';
import type { Language } from '../wording/language.ts';
import type { Boundary, Opening, Sky, Span, TimeShare, When } from '../wording/plan/statement.ts';
import type { createCzechSlovakNumbers } from './czech-slovak-numbers.ts';
import type { SkyClause } from './czech-slovak-words.ts';
import {
  createSentences,
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
  'course' | 'temperature' | 'storm' | 'skyText' | 'amount' | 'trend' | 'noDataFor'
> {
  verbs: Readonly<Record<SkyClause['verb'], { now: string; ahead: string }>>;
  /** The verb of gusts that a storm has. */
  gustsAre: { now: string; ahead: string };
  trend: (isWarmer: boolean) => string;
  noDataFor: (be: string, when: string) => string;
}

interface FamilyParts
  extends
    SentenceParts,
    Pick<
      ReturnType<typeof createCzechSlovakNumbers>,
      'amountFalls' | 'describeGust' | 'describeTemperature' | 'temperatureBeside'
    > {
  SKY: SkyWords<SkyClause>;
  SKY_AT_NIGHT: NightWords<SkyClause>;
  SHARES: Readonly<Record<TimeShare, string>>;
  STORM_GUSTS: readonly (readonly [from: number, name: string])[];
  prefixPlace: (place: string | null, words: string) => string;
  describeWhen: (when: When) => string;
  describeSpan: (span: Span) => string;
  describeBoundary: (at: Boundary) => readonly [until: string, from: string];
}

/**
 * The name of a place would be inflected in a sentence, so it stands before it with a full stop; a sentence then
 * opens with its time: `Praha. Zítra bude zataženo`.
 */
export function createCzechSlovakSentences(words: FamilyWords, parts: FamilyParts): Language {
  const { SHARES, STORM_GUSTS, prefixPlace, describeWhen, describeSpan, describeBoundary } = parts;
  const { selectSkyClassWords, selectSkyWords } = createSky(parts.SKY, parts.SKY_AT_NIGHT);
  return createSentences(
    {
      ...words,
      /** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
      course({ opening, course, temperature }, { units, now }) {
        const time = timeOf(opening);
        const clauses = wordCourse(course, describeSpan, SHARES, {
          steady(sky) {
            const [verb, rest] = predicate(selectSkyWords(sky), now);
            return joinWords(time, verb, rest);
          },
          change: (first, second, at) => twoClauses(time, first, describeBoundary(at), second, now),
          passing: (background, passing, when) =>
            twoClauses(time, background, ['', when], passing, now),
        });
        const degrees = temperature ? `, ${parts.temperatureBeside(temperature, units)}` : '';
        return opened(opening, `${clauses}${degrees}`);
      },
      storm({ opening, gust, atTimes }, { units, now }) {
        const often = atTimes ? SHARES.atTimes : '';
        const gusts = `${nameGust(gust, STORM_GUSTS)}, až ${parts.describeGust(gust, units)}`;
        const verb = now ? words.gustsAre.now : words.gustsAre.ahead;
        return opened(opening, joinWords(timeOf(opening), verb, often, gusts));
      },
      temperature: ({ opening, temperature }, options) =>
        opened(opening, parts.describeTemperature(timeOf(opening), temperature, options)),
      amount: parts.amountFalls,
      trend: (place, isWarmer) => prefixPlace(place, words.trend(isWarmer)),
      noDataFor({ when, place }) {
        const { now, ahead } = words.verbs.be;
        const be = when.kind === 'now' ? now : ahead;
        return prefixPlace(place, words.noDataFor(be, describeWhen(when)));
      },
      skyText: (sky, night) => selectSkyClassWords(sky, night).label,
    },
    parts,
  );

  function timeOf(opening: Opening | null): string {
    return opening ? describeWhen(opening.when) : '';
  }

  function opened(opening: Opening | null, sentence: string): string {
    return prefixPlace(opening?.place ?? null, sentence);
  }

  /** A copula is not said twice: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
  function twoClauses(
    time: string,
    sky: Sky,
    [until, from]: readonly [until: string, from: string],
    then: Sky,
    now: boolean,
  ): string {
    const [first, second] = [selectSkyWords(sky), selectSkyWords(then)];
    const [be, rest] = predicate(first, now);
    const [verb, secondRest] = predicate(second, now);
    const isShared = first.verb === second.verb && first.verb !== 'auxiliary';
    const opening = time === '' ? [until, be] : [time, be, until];
    const start = joinWords(...opening, rest);
    return `${start}, ${joinWords(from, isShared ? '' : verb, secondRest)}`;
  }

  function predicate(sky: SkyClause, now: boolean): readonly [verb: string, rest: string] {
    const tense = now ? 'now' : 'ahead';
    return [words.verbs[sky.verb][tense], sky[tense]];
  }
}
