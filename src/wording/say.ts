import type { Manner } from './language.ts';
import type { Locale } from './locales.ts';
import type { Plan, Statement } from './plan/plan.ts';

/** Words a plan: one sentence for each statement. */
export function say(plan: Plan, locale: Locale): string {
  const manner = { units: locale.units, now: plan.some(isAboutNow) };
  return plan.map((statement) => sentence(worded(statement, locale, manner), locale)).join(' ');
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
    case 'verdict':
      return language.verdict(statement, manner);
    case 'advice':
      return language.advice(statement, manner);
    case 'fact':
      return language.fact(statement, manner);
  }
}

function isAboutNow(statement: Statement): boolean {
  return 'opening' in statement && statement.opening?.when.kind === 'now';
}

function sentence(words: string, { tag }: Locale): string {
  return `${words.charAt(0).toLocaleUpperCase(tag)}${words.slice(1)}.`;
}
