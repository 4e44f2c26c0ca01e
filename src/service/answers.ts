import type { OperationId, ParametersOf, ResponseOf } from '../contract/operations.ts';
import type { Locale } from '../wording/locales.ts';

/** The function that answers an operation, in the language asked for. */
export type Answer<Id extends OperationId> = (
  parameters: ParametersOf<Id>,
  locale: Locale,
) => Promise<ResponseOf<Id>>;

export type Answers = { [Id in OperationId]: Answer<Id> };
