import type { OperationId, ParametersOf, ResponseOf } from '../contract/operations.ts';
import type { Locale } from '../wording/locale.ts';

/** The function that answers an operation, in the language asked for. */
export type Answer<Id extends OperationId> = (
  parameters: ParametersOf<Id>,
  locale: Locale,
) => Promise<ResponseOf<Id>>;

export type Answers = { [Id in OperationId]: Answer<Id> };

/** Those of a group: `AnswersOf<keyof typeof forecastTable>`. */
export type AnswersOf<Ids extends OperationId> = Pick<Answers, Ids>;
