import {
  idsOf,
  type OperationTable,
  type ParameterTypes,
  type ResponseTypes,
} from './operation-types.ts';
import { forecastTable } from './public/forecast.ts';
import { forecast2Table } from './public/forecast2.ts';
import { locationsTable } from './public/locations.ts';
import { nowcastTable } from './public/nowcast.ts';
import { pollenTable } from './public/pollen.ts';
import { stationsTable } from './public/stations.ts';
import { warningsTable } from './public/warnings.ts';
import { voiceTextTable } from './voice-text/operations.ts';

const table = {
  ...voiceTextTable,
  ...forecastTable,
  ...forecast2Table,
  ...nowcastTable,
  ...pollenTable,
  ...warningsTable,
  ...locationsTable,
  ...stationsTable,
};

export type OperationId = keyof typeof table;

/** What a caller gives: numbers and digit strings. */
export type ParametersOf<Id extends OperationId> = ParameterTypes<typeof table>[Id];
export type ResponseOf<Id extends OperationId> = ResponseTypes<typeof table>[Id];

/**
 * The operations of the service by their ids: those of the voice-text document, then those of the
 * public weather API, in the order of the documents. A new operation is one entry in the table of its
 * group and the function that answers it in `service/`.
 */
export const operations: OperationTable<typeof table> = table;

export const operationIds = idsOf(table);
