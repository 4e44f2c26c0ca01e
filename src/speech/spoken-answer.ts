import type { Answer } from '../client/client.ts';
import type { ForecastCall } from '../slots/calls.ts';
import { planAnswer, type Asked } from '../wording/plan/from-answer.ts';
import { DEFAULT_LOCALE, findLocale } from '../wording/locales.ts';
import { say } from '../wording/say.ts';

/**
 * What is spoken of an answer: its own text where that is in the listener's language, else a text
 * made from its fields.
 */
export function spokenAnswer<Id extends ForecastCall['operation']>(
  id: Id,
  { body, language }: Answer<Id>,
  locale: string,
  asked: Asked,
): string {
  if (isForEars({ text: body.text, language }, locale, asked)) return body.text;
  return say(planAnswer[id](body, asked), findLocale(locale) ?? DEFAULT_LOCALE);
}

/**
 * Whether a text can be spoken as it is: in the listener's language, and of days that mislead
 * nobody. The document's texts are German, so that is what one without a language is.
 */
export function isForEars(
  { text, language = DEFAULT_LOCALE.tag }: { text: string; language: string | undefined },
  locale: string,
  { audience }: Asked,
): boolean {
  return sameLanguage(language, locale) && text.trim() !== '' && audience.today !== null;
}

function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase();
}
