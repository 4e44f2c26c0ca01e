import { getWeatherFamily } from '../weather/state.ts';
import { joinWords, wordDaily } from '../wording/grammar.ts';
import type { Doubt } from '../wording/plan/facts.ts';
import type { Course, CourseStatement, Sky, Together } from '../wording/plan/statement.ts';
import type { SentenceWords } from './skeleton-sentences.ts';
import { listsEachDay } from './slavic-course.ts';

/** What can happen, after its verb in the present and in the future, and as a label. */
export interface SkyClause {
  verb: 'be' | 'beMany' | 'auxiliary' | 'reflexive';
  now: string;
  ahead: string;
  label: string;
  /** The only one, which is in the singular. */
  one?: SkyClause;
  /** After `s`: `přeháňkami`. */
  instrumental?: string;
}

/** The words of Czech or Slovak. */
export interface CzechSlovakWords extends Omit<
  SentenceWords,
  'course' | 'doubtful' | 'temperature' | 'storm' | 'extreme' | 'chance' | 'skyText' | 'amount' | 'trend' | 'noDataFor'
> {
  verbs: Readonly<Record<SkyClause['verb'], { now: string; ahead: string; begins: string }>>;
  /** Before what passes by the sun. */
  but: string;
  /** Before the first of two, where it is said when the second begins. */
  atFirst: string;
  /** Before until when it lasts, where that is soon: `jen do třinácti hodin`. */
  only: string;
  /** Of a course that repeats on several days, or on two. */
  eachDay: readonly [each: string, both: string];
  /** The same, after the days have been named one by one: `dnes, zítra a pozítří vždy`. */
  onEachOfList: string;
  /** Before the gusts of a storm: `s nárazy`. */
  gusting: string;
  /** Alone, and after the sky: `velké horko`, `slunečno a velmi horko`; without that the sky is a sentence of its own. */
  extremes: Readonly<Record<'heat' | 'frost', readonly [alone: string, afterSky?: string]>>;
  /** `každý večer` for `každý den večer`. */
  eachPart: Readonly<Record<string, string>>;
  /** Before the clouds that are left after precipitation: `pak bude zataženo`. */
  afterwards: string;
  /** Of fog, with the pronoun as its auxiliary: `se` + `udrží` + `mlha`. */
  keeps: VerbForms;
  /** What several do that go on: `budou` + `pokračovat` + `bouřky`. */
  goOn: string;
  /** Of fog, which is gone before the forenoon: `ráno`. */
  earlyMorning: string;
  /** What a morning is called, unless its hours are early: `dopoledne`. */
  forenoon: string;
  /** Of the same fall, which has no strength of its own then: `pak srážky zeslábnou`. */
  strengthChanges: Readonly<Record<'weaker' | 'stronger', string>>;
  /** `bude` + `dál` + `pršet`, `bude` + `pršet` + `slaběji`. */
  sequels: Readonly<Record<NonNullable<Sky['sequel']>, string>>;
  chances: Readonly<Record<'may' | 'probably' | 'rain' | 'snow', string>>;
  /** `může` + `pršet`, `bude` + `pravděpodobně` + `pršet`, the second time `se očekávají` + `přeháňky`. */
  mayBe: Readonly<Record<Doubt | 'alsoLikely', Readonly<Record<Exclude<SkyClause['verb'], 'reflexive'>, readonly [may: string, be: string]>>>>;
  /** Of an amount: `může spadnout` for `spadne`. */
  mayFall: Readonly<Record<string, string>>;
  /** Before what comes now and then under clouds: `oblačno` + `s občasnými` + `přeháňkami`. */
  nowAndThenWith: string;
  /** Where precipitation is interrupted: before when, before two times, and without a time. */
  pauses: Readonly<Record<'once' | 'twice' | 'often', string>>;
  /** Before the amount of several days. */
  together: Readonly<Record<Together, string>>;
  /** Before an amount beside that of another time. */
  more: string;
  /** Between the pronoun of the verb and what becomes of the weather: `v příštích dnech`. */
  nextDays: string;
  /** `se oteplí`: the pronoun stands second. */
  trends: Readonly<Record<'pronoun' | 'warmer' | 'colder', string>>;
  noDataFor: (when: string) => string;
} // prettier-ignore

/** What falls, as a verb of its own: `prší`, `pršet`. */
export interface VerbForms {
  now: string;
  infinitive: string;
}

/** `je zataženo`, `bude zataženo`. */
export function it(words: string): SkyClause {
  return { verb: 'be', now: words, ahead: words, label: words };
}

/** `jsou přeháňky`, `budou přeháňky`; in a single hour `bude přeháňka`. */
export function they(words: string, one: string): SkyClause {
  const instrumental = words.replace(/é(?= )/gu, 'ými').replace(/ky(?= |$)/u, 'kami');
  return { ...it(words), verb: 'beMany', one: it(one), instrumental };
}

/** An ordinal before a noun would be heard as its own, "until the 21st thunderstorms": `do dvadsiatej prvej búrky`. */
export function endsClause({ verb }: SkyClause, when: string): boolean {
  return verb === 'beMany' && when.startsWith('do ') && when.endsWith('ej');
}

/** What falls all the time: `bude` + `nepřetržitě vydatně pršet`. */
export function goOnFor(words: SkyClause, allTime: string): SkyClause {
  return { ...words, ahead: joinWords(allTime, words.ahead) };
}

/** `pravděpodobně znovu bouřky`, but `znovu možné bouřky`. */
export function wordDoubt(be: string, ahead: string, takesUp: boolean): string {
  return takesUp && be !== '' ? ahead.replace(/^\S+/u, `$& ${be}`) : joinWords(be, ahead);
}

/** `slabě prší`, `bude slabě pršet`. */
export function does(adverb: string, { now, infinitive }: VerbForms, label: string): SkyClause {
  return {
    verb: 'auxiliary',
    now: joinWords(adverb, now),
    ahead: joinWords(adverb, infinitive),
    label,
  };
}

/** `bude dál pršet`, `bude pršet slaběji`: what takes up what was told, with an adverb. */
export function createTakeUp(
  { sequels, goOn }: Pick<CzechSlovakWords, 'sequels' | 'goOn'>,
  { RAINS, SNOWS }: Readonly<Record<'RAINS' | 'SNOWS', VerbForms>>,
): (words: SkyClause, sequel: NonNullable<Sky['sequel']>, isSnow: boolean) => SkyClause {
  return (words, sequel, isSnow) => {
    const how = sequels[sequel];
    if (sequel === 'weaker' || sequel === 'stronger') {
      const { now, infinitive } = isSnow ? SNOWS : RAINS;
      return { ...words, verb: 'auxiliary', now: `${now} ${how}`, ahead: `${infinitive} ${how}` };
    }
    const again = (clause: SkyClause): SkyClause => ({
      ...clause,
      now: `${how} ${clause.now}`,
      ahead: `${clause.verb === 'beMany' && sequel === 'continues' ? goOn : how} ${clause.ahead}`,
    });
    return words.one ? { ...again(words), one: again(words.one) } : again(words);
  };
}

/** How the same falls for a time, without its verb again: `bude pršet, odpoledne` + `vydatně`. */
export function findHarderAdverb(first: SkyClause, second: SkyClause): string {
  const [adverb = '', infinitive, ...more] = second.ahead.split(' ');
  if (second.verb !== 'auxiliary' || infinitive === undefined || more.length > 0) return '';
  return first.verb === 'auxiliary' && infinitive === first.ahead.split(' ').at(-1) ? adverb : '';
}

/** Whether fog goes on. */
export function keepsFog({ state, sequel }: Sky): boolean {
  return sequel === 'continues' && getWeatherFamily(state) === 'fog';
}

/** `se udrží mlha`, of fog that goes on. */
export function keep({ keeps }: Pick<CzechSlovakWords, 'keeps'>, fog: SkyClause): SkyClause {
  return {
    ...does(keeps.now, { now: fog.now, infinitive: '' }, fog.label),
    verb: 'reflexive',
    ahead: joinWords(keeps.infinitive, fog.ahead),
  };
}

/** `padá déšť se sněhem`, `bude padat déšť se sněhem`. */
export function falling(label: string, { now, infinitive }: VerbForms): SkyClause {
  return { verb: 'auxiliary', now: `${now} ${label}`, ahead: `${infinitive} ${label}`, label };
}

/** `každý večer`, `oba dny večer`; after a list of days `vždy od odpoledne do večera`. */
export function describeRepetition(
  {
    eachDay,
    eachPart,
    onEachOfList,
  }: Pick<CzechSlovakWords, 'eachDay' | 'eachPart' | 'onEachOfList'>,
  statement: CourseStatement,
): (when: string) => string {
  const each = wordDaily(statement, ...eachDay);
  const isOfList = each !== '' && listsEachDay(statement.opening);
  return (when) => {
    const part = each === eachDay[0] ? eachPart[when] : undefined;
    return part ?? joinWords(isOfList ? onEachOfList : each, when);
  };
}

/** `s přestávkou mezi desátou a patnáctou hodinou`, `s přestávkami`. */
export function describePause(
  { pauses }: Pick<CzechSlovakWords, 'pauses'>,
  form: Course['form'],
  when: string,
): string {
  if (form === 'atTimes') return pauses.often;
  return joinWords(form === 'twice' ? pauses.twice : pauses.once, when);
}
