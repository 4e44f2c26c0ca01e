import { factOf } from './fact-words.ts';
import type { Manner, SkillLanguage } from './language.ts';
import type { Locale, SkillLocale } from './locale.ts';
import type { AnswerPlan, AnswerStatement, Plan, Statement } from './plan/plan.ts';
import type { VerdictStatement } from './plan/questions/verdict-statement.ts';

/** Words the plan of an operation's text: one sentence for each statement. */
export function say(plan: Plan, locale: Locale): string {
  const manner = mannerOf(plan, locale);
  return plan.map((statement) => sentence(worded(statement, locale, manner), locale)).join(' ');
}

/** Words the plan of an answer of the skill. */
export function sayAnswer(plan: AnswerPlan, locale: SkillLocale): string {
  const manner = mannerOf(plan, locale);
  return plan.map((statement) => sentence(answered(statement, locale, manner), locale)).join(' ');
}

function worded(statement: Statement, { language }: Locale, manner: Manner): string {
  switch (statement.kind) {
    case 'course':
      return language.course(statement, manner);
    case 'uncertainty':
      return language.uncertainty();
    case 'ice':
      return language.ice();
    case 'storm':
      return language.storm(statement, manner);
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
  }
}

function answered(statement: AnswerStatement, locale: SkillLocale, manner: Manner): string {
  const { language } = locale;
  switch (statement.kind) {
    case 'verdict':
      return verdict(statement, language, manner);
    case 'advice':
      return language.advice(statement, manner);
    case 'fact':
      return factOf(statement, language.facts, manner);
    default:
      return worded(statement, locale, manner);
  }
}

/** `ja, morgen regnet es`. */
function verdict(
  { answer, opening, finding }: VerdictStatement,
  language: SkillLanguage,
  manner: Manner,
): string {
  const words = language.finding(finding, opening, manner);
  return answer === null ? words : `${language.answers[answer]}, ${words}`;
}

function mannerOf(plan: AnswerPlan, { units }: Locale): Manner {
  return { units, now: plan.some(isAboutNow) };
}

function isAboutNow(statement: AnswerStatement): boolean {
  return 'opening' in statement && statement.opening?.when.kind === 'now';
}

function sentence(words: string, { tag }: Locale): string {
  return `${words.charAt(0).toLocaleUpperCase(tag)}${words.slice(1)}.`;
}
