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
import { pastReadingsTable } from './public/stations.ts';
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
  ...pastReadingsTable,
};

export type OperationId = keyof typeof table;

/** Parsed parameters of an operation: numbers and digit strings. */
export type ParametersOf<Id extends OperationId> = ParameterTypes<typeof table>[Id];
export type ResponseOf<Id extends OperationId> = ResponseTypes<typeof table>[Id];

/**
 * Operations of the service by id: those of the voice-text document, then those of the public
 * weather API, in the order of the documents, then those of ours. To add an operation, add an entry to the table of its
 * group and a handler in `service/operations/`.
 */
export const operations: OperationTable<typeof table> = table;

export const operationIds = idsOf(table);
