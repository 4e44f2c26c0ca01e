import type { Answer } from '../client/client.ts';
import type { ForecastCall } from '../slots/calls.ts';
import { planAnswer, type Asked } from '../wording/plan/from-answer.ts';
import type { SkillLocale } from '../wording/locale.ts';
import { DEFAULT_TAG, unitsOf } from '../wording/skill-locales.ts';
import { say } from '../wording/say.ts';
import { sameUnits } from './units.ts';

/** The listener's own tag, and the locale and units to speak to them in. */
export interface Listening {
  /** BCP 47. */
  tag: string;
  locale: SkillLocale;
}

/**
 * What is spoken of an answer: its own text where that is in the listener's language and units, else
 * a text made from its fields.
 */
export function spokenAnswer<Id extends ForecastCall['operation']>(
  id: Id,
  { body, language }: Answer<Id>,
  listening: Listening,
  asked: Asked,
): string {
  if (isForEars({ text: body.text, language }, listening, asked)) return body.text;
  return say(planAnswer[id](body, asked), listening.locale);
}

/**
 * Whether a text can be spoken as it is: in the listener's language and units, and of days that
 * mislead nobody, unless its place is not to be named. The document's texts are German, so that is what one without a language is.
 */
export function isForEars(
  { text, language = DEFAULT_TAG }: { text: string; language: string | undefined },
  { tag, locale }: Listening,
  { audience }: Asked,
): boolean {
  if (text.trim() === '' || audience.today === null || audience.place === null) return false;
  if (!sameLanguage(language, tag)) return false;
  return sameUnits(unitsOf(language), locale.units);
}

function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase();
}
