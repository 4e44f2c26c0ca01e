import type { OperationId, ParametersOf, ResponseOf } from '../contract/operations.ts';
import type { Locale } from '../wording/locale.ts';

/** The function that answers an operation, in the language asked for. */
export type Answer<Id extends OperationId> = (
  parameters: ParametersOf<Id>,
  locale: Locale,
) => Promise<ResponseOf<Id>>;

export type Answers = { [Id in OperationId]: Answer<Id> };

/** Those of a group, such as `forecast` for operations 4 to 9, by how their ids begin. */
export type AnswersOf<Group extends string> = Pick<
  Answers,
  Extract<OperationId, `${Group}${string}`>
>;
