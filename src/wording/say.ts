import type { Locale } from './locales.ts';
import type { Plan, Statement } from './plan/statement.ts';

/** Words a plan: one sentence for each statement. */
export function say(plan: Plan, locale: Locale): string {
  return plan.map((statement) => sentence(worded(statement, locale), locale)).join(' ');
}

function worded(statement: Statement, { language, units }: Locale): string {
  switch (statement.kind) {
    case 'course':
      return language.course(statement, units);
    case 'temperature':
      return language.temperature(statement, units);
    case 'rain':
      return language.rain(statement, units);
    case 'wind':
      return language.wind(statement, units);
    case 'storm':
      return language.storm(statement, units);
    case 'ice':
      return language.ice();
    case 'trend':
      return language.trend(statement);
    case 'noData':
      return language.noData(statement);
  }
}

function sentence(words: string, { tag }: Locale): string {
  return `${words.charAt(0).toLocaleUpperCase(tag)}${words.slice(1)}.`;
}

/** Puts words together with single spaces, leaving out what is empty. */
export function joined(...words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ');
}
