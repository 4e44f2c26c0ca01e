import type { OperationId, ResponseOf } from '../contract/operations.ts';
import { inTime } from '../opendata/in-time.ts';
import { loadLocale } from '../wording/locales.ts';
import type { Answers } from './answers.ts';
import { parametersFrom } from './parameters.ts';
import { overdue } from './problems.ts';

/** What is asked, by whatever way it came. */
export interface Question<Id extends OperationId> {
  id: Id;
  /** By name, as strings of a URL. */
  given: Record<string, unknown>;
  /** Tag of the language to answer in. */
  language: string;
}

/**
 * The answer to a question, within so many milliseconds.
 *
 * @throws {ServiceError} for parameters that break a rule, and where it takes longer
 */
export async function answerInTime<Id extends OperationId>(
  { id, given, language }: Question<Id>,
  answers: Pick<Answers, Id>,
  deadline: number,
): Promise<ResponseOf<Id>> {
  const locale = await loadLocale(language);
  const body = await inTime(answers[id](parametersFrom(id, given), locale), deadline);
  if (body === undefined) throw overdue();
  return body;
}
