import { toSentence } from './grammar.ts';
import type {
  SpeechOptions,
  SkillLanguage,
  FactWords,
  Locale,
  ReadingWords,
  SkillLocale,
} from './language.ts';
import type {
  AnswerPlan,
  AnswerStatement,
  Plan,
  Statement,
  FirstWord,
  VerdictStatement,
} from './plan/plan.ts';
import type { FactStatement } from './plan/fact-statement.ts';
import type { PastStatement, ReadingStatement } from './plan/reading-statement.ts';
import type { PollenType } from '../contract/parameters.ts';
import type { LocalDate } from '../time/local-time.ts';
import type { PollenDay } from '../weather/atmosphere.ts';
import { toRelativeDay, type Audience } from './plan/statement.ts';
import { warnFirst } from './plan/danger-first.ts';
import { markNamedFalls } from './plan/sequels.ts';
import { tellSkyApart } from './plan/danger-first.ts';
import { planPollenTemplate } from './plan/pollen.ts';

/** Words the plan of an operation's text: one sentence for each statement. */
export function renderPlan(plan: Plan, locale: Locale, audience?: Audience): string {
  const options = createSpeechOptions(plan, locale);
  let tonight = false;
  const told = warnFirst(plan).flatMap((one) => tellSkyApart(one, locale.language.skyApart));
  const render = (one: Statement) => {
    // A sentence without a time is about that of the one before it.
    tonight = audience?.isBeforeDawn === false && (isAboutToday(one) ?? tonight);
    return renderStatement(one, locale, { ...options, tonight });
  };
  return joinSentences(told, render, locale);
}

/** Words the plan of an answer of the skill. */
export function renderAnswer(plan: AnswerPlan, locale: SkillLocale): string {
  const manner = createSpeechOptions(plan, locale);
  const told = plan.flatMap((statement) => tellSkyApart(statement, locale.language.skyApart));
  return joinSentences(told, (one) => renderAnswerStatement(one, locale, manner), locale);
}

function joinSentences<One extends AnswerStatement>(
  statements: readonly One[],
  render: (statement: One) => string,
  locale: Locale,
): string {
  const sentences: string[] = [];
  for (const statement of markNamedFalls(statements)) {
    const words = render(statement);
    const sky = 'joins' in statement && statement.joins ? sentences.pop() : undefined;
    sentences.push(sky === undefined ? words : locale.language.withChance(sky, words));
  }
  return sentences.map((words) => toSentence(words, locale.tag)).join(' ');
}

function renderStatement(
  statement: Statement,
  { language }: Locale,
  manner: SpeechOptions,
): string {
  switch (statement.kind) {
    case 'course':
      return language.course(statement, manner);
    case 'ice':
      return language.ice(statement);
    case 'storm':
      return language.storm(statement, manner);
    case 'extreme':
      return language.extreme(statement, manner);
    case 'temperature':
      return language.temperature(statement, manner);
    case 'chance':
      return language.chance(statement);
    case 'amount':
      return language.amount(statement, manner);
    case 'wind':
      return language.wind(statement, manner);
    case 'trend':
      return language.trend(statement);
    case 'noData':
      return language.noData(statement);
    case 'nextHour':
      return language.nextHour(statement);
    case 'again':
      return language.again(statement);
    case 'expectation':
      return language.expectation(statement);
    case 'pollen':
      return language.pollen(statement);
    case 'otherPollen':
      return language.otherPollen(statement);
    case 'warning':
      return language.warning(statement);
  }
}

function renderAnswerStatement(
  statement: AnswerStatement,
  locale: SkillLocale,
  manner: SpeechOptions,
): string {
  const { language } = locale;
  switch (statement.kind) {
    case 'verdict':
      return renderVerdict(statement, language, manner);
    case 'advice':
      return language.advice(statement, manner);
    case 'fact':
      return withFirstWord(statement, renderFact(statement, language.facts, manner), language);
    case 'reading':
      return withFirstWord(
        statement,
        renderReading(statement, language.readings, manner),
        language,
      );
    case 'past':
      return withFirstWord(statement, language.past(statement, manner), language);
    default:
      return renderStatement(statement, locale, manner);
  }
}

/** `ja, morgen regnet es`. */
function renderVerdict(
  { answer, opening, finding }: VerdictStatement,
  language: SkillLanguage,
  manner: SpeechOptions,
): string {
  const words = language.finding(finding, opening, manner);
  return answer === null ? words : answerFirst(answer, words, language);
}

/** A fact after the answer to a question for yes or no. */
function withFirstWord(
  fact: FactStatement | ReadingStatement | PastStatement,
  words: string,
  language: SkillLanguage,
): string {
  return 'answer' in fact && fact.answer ? answerFirst(fact.answer, words, language) : words;
}

function answerFirst(answer: FirstWord, words: string, language: SkillLanguage): string {
  const first = language.answers[answer];
  return language.joinAnswer?.(first, words) ?? `${first}, ${words}`;
}

function createSpeechOptions(plan: AnswerPlan, { units }: Locale): SpeechOptions {
  return { units, now: plan.some(isAboutNow) };
}

/** Whether the day of a sentence is the one that the coming night follows; undefined without a day of its own. */
function isAboutToday(statement: Statement): boolean | undefined {
  const when = 'opening' in statement ? statement.opening?.when : undefined;
  return when && 'day' in when ? when.day.ahead === 0 && !when.day.byWeekday : undefined;
}

function isAboutNow(statement: AnswerStatement): boolean {
  return 'opening' in statement && statement.opening?.when.kind === 'now';
}

/** The words of a language for the one fact that was asked for. */
function renderFact(fact: FactStatement, words: FactWords, manner: SpeechOptions): string {
  switch (fact.form) {
    case 'temperature':
      return words.temperature(fact, manner);
    case 'warmest':
    case 'leastWarm':
    case 'coldest':
      return words.extreme(fact, manner);
    case 'wettestDay':
      return words.wettestDay(fact);
    case 'feelsLike':
      return words.feelsLike(fact, manner);
    case 'feelsColdest':
      return words.feelsColdest(fact, manner);
    case 'comparison':
      return words.comparison(fact, manner);
    case 'contrast':
      return words.contrast(fact);
    case 'wind':
      return words.wind(fact, manner);
    case 'sunTime':
      return words.sunTime(fact);
    case 'polarDay':
    case 'polarNight':
      return words.noSunTime(fact);
    case 'rainNow':
      return words.rainNow(fact);
    case 'nextRain':
      return words.nextRain(fact);
    case 'noRain':
      return words.noRain(fact);
    case 'rainStop':
      return words.rainStop(fact);
    case 'noRainStop':
      return words.noRainStop(fact);
    case 'bestDay':
      return words.bestDay(fact, manner);
    case 'noDryDay':
      return words.noDryDay(fact);
  }
}

/** The words of a language for warnings, a reading of the air, or the moon. */
function renderReading(
  reading: ReadingStatement,
  words: ReadingWords,
  manner: SpeechOptions,
): string {
  switch (reading.form) {
    case 'warningCount':
      return words.warningCount(reading);
    case 'noWarningService':
      return words.noWarningService(reading);
    case 'humidity':
      return words.humidity(reading, manner);
    case 'dewPoint':
      return words.dewPoint(reading, manner);
    case 'pressure':
      return words.pressure(reading, manner);
    case 'cloudCover':
      return words.cloudCover(reading, manner);
    case 'snowLine':
      return words.snowLine(reading, manner);
    case 'uvIndex':
      return words.uvIndex(reading, manner);
    case 'moonPhase':
      return words.moonPhase(reading);
    case 'moonTime':
      return words.moonTime(reading);
  }
}

/** What a template's placeholders stand for. */
interface TemplateValues {
  /** The day that the text is about. */
  date: LocalDate;
  /** Null where the listener's own today is another date than the place's. */
  today: LocalDate | null;
  place: string;
}

/** A placeholder with the word before it. */
const DAY_PLACEHOLDER = /(?:(\p{L}+)\s+)?<DayID>/giu;
const LOCATION_PLACEHOLDER = /(?:(\p{L}+)\s+)?<Location>/giu;

const SENTENCE_END = /(?:^|[.!?])\s*$/u;

/**
 * The texts of operation 2: both with `<DayID>`, the long one also with `<Location>` and with what
 * is to be said of the types that it does not name.
 */
export function createPollenTemplates(
  day: PollenDay,
  type: PollenType | undefined,
  locale: Locale,
): { short: string; long: string } {
  return {
    short: renderPlan(planPollenTemplate(day, type, 'day').slice(0, 1), locale),
    long: renderPlan(planPollenTemplate(day, type, 'dayAndPlace'), locale),
  };
}

/** What `<DayID>` may be replaced by: `am Samstag`, and the same as seen from today, `heute`. */
export function formatDayNames(
  day: LocalDate,
  today: LocalDate,
  { language }: Locale,
): { weekday: string; relative: string } {
  const words = (from: LocalDate | null) =>
    language.day(toRelativeDay(day, { today: from, place: null }));
  return { weekday: words(null), relative: words(today) };
}

/** A template with a day and a place that follow their prepositions: `Am <DayID> in <Location>` -> `Heute auf Sylt`. */
export function fillPollenTemplate(
  text: string,
  { date, today, place }: TemplateValues,
  { tag, language }: Locale,
): string {
  const day = toRelativeDay(date, { today, place });
  const capital = (words: string) => words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
  const filled = (template: string, placeholder: RegExp, words: (word: string) => string) =>
    template.replaceAll(placeholder, (_, word: string | undefined, at: number) =>
      SENTENCE_END.test(template.slice(0, at)) ? capital(words(word ?? '')) : words(word ?? ''),
    );
  const withDay = filled(text, DAY_PLACEHOLDER, (word) => language.dayAfter(word, day));
  return filled(withDay, LOCATION_PLACEHOLDER, (word) => language.placeAfter(word, place))
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;:!?])/gu, '')
    .trim();
}
