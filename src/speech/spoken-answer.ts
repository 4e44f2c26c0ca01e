import type { Answer } from '../client/client.ts';
import type { OperationId } from '../contract/operations.ts';
import { planAnswer, type Asked } from '../wording/plan/from-answer.ts';
import { DEFAULT_LOCALE, findLocale } from '../wording/locales.ts';
import { say } from '../wording/say.ts';

/**
 * What is spoken of an answer: its own text where that is in the listener's language, else a text
 * made from its fields. The document's texts are German, so that is what one without a language is.
 */
export function spokenAnswer<Id extends OperationId>(
  id: Id,
  { body, language = DEFAULT_LOCALE.tag }: Answer<Id>,
  locale: string,
  asked: Asked,
): string {
  const ownDays = asked.audience.today === null;
  const isUsable = sameLanguage(language, locale) && body.text.trim() !== '';
  if (isUsable && !ownDays) return body.text;
  return say(planAnswer[id](body, asked), findLocale(locale) ?? DEFAULT_LOCALE);
}

function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase();
}
