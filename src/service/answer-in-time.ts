import type { OperationId, ResponseOf } from '../contract/operations.ts';
import { OverloadError } from '../http/limiter.ts';
import { inTime } from '../opendata/in-time.ts';
import { loadLocale } from '../wording/locales.ts';
import type { Answers } from './answers.ts';
import { parametersFrom } from './parameters.ts';
import { overdue, overloaded } from './problems.ts';

/** What is asked, by whatever way it came. */
export interface Question<Id extends OperationId> {
  id: Id;
  /** By name, as strings of a URL. */
  given: Record<string, unknown>;
  /** Tag of the language to answer in. */
  language: string;
}

/** Begins an answer when there is room for it, and tells how long that took in milliseconds. */
export type Limit = <T>(task: (waitedMs: number) => Promise<T>) => Promise<T>;

/**
 * The answer to a question, within so many milliseconds; one that had to wait has half of them at least.
 *
 * @throws {ServiceError} for parameters that break a rule, and where it takes longer
 *   or there are too many to answer
 */
export async function answerInTime<Id extends OperationId>(
  { id, given, language }: Question<Id>,
  answers: Pick<Answers, Id>,
  deadline: number,
  limit: Limit,
): Promise<ResponseOf<Id>> {
  const locale = await loadLocale(language);
  const parameters = parametersFrom(id, given);
  try {
    return await limit(async (waitedMs) => {
      const left = Math.max(deadline - waitedMs, deadline / 2);
      const body = await inTime(answers[id](parameters, locale), left);
      if (body === undefined) throw overdue();
      return body;
    });
  } catch (error) {
    if (error instanceof OverloadError) throw overloaded();
    throw error;
  }
}
