import type { Answer } from '../client/client.ts';
import { localDate, type LocalDate } from '../weather/local-time.ts';
import { planAnswer, type Asked } from '../wording/plan/from-answer.ts';
import { DEFAULT_TAG, loadSkillLocale } from '../wording/skill-locales.ts';
import { fillTemplate } from '../wording/pollen-template.ts';
import { say } from '../wording/say.ts';
import { isForEars, type Listening } from './spoken-answer.ts';

/** The days of an answer that are to be spoken. */
export type AskedDays = Asked & { days: readonly LocalDate[] };

/**
 * What is spoken of operation 1: its own texts of the days where they are in the listener's
 * language, else texts made from its fields. Empty where it tells nothing of these days.
 */
export function spokenPollen(
  { body, language }: Answer<'pollenTextByCoordinates'>,
  listening: Listening,
  asked: AskedDays,
): string {
  const entries = body.text.filter(({ date }) =>
    asked.days.includes(localDate(Date.parse(date), asked.timeZone)),
  );
  const text = entries.map((entry) => entry.text).join(' ');
  if (isForEars({ text, language }, listening, asked)) return text;
  return say(planAnswer.pollenTextByCoordinates(body, asked), listening.locale);
}

/**
 * What is spoken of operation 2: the first day with its place, further ones short. Its texts have
 * no fields behind them, so they are spoken in the language that they come in, whatever the
 * listener's is; a service that heeds the language asked for, as ours does, leaves no difference.
 * Empty where it tells nothing of these days.
 */
export async function spokenTemplates(
  { body, language = DEFAULT_TAG }: Answer<'pollenTextByZip'>,
  { days, audience }: AskedDays,
): Promise<string> {
  const locale = await loadSkillLocale(language);
  const entries = body.pollen.data.filter(({ date }) => days.includes(date));
  return entries
    .map(({ date, location, text_long: long, text_short: short }, i) =>
      fillTemplate(
        i === 0 ? long : short || long,
        { date, today: audience.today, place: location },
        locale,
      ),
    )
    .join(' ');
}
