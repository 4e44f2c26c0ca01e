import { describe, onTestFinished } from 'vitest';
import { createPlacedTable } from '../../src/store/dynamodb-placed.ts';
import { describePlacedRecords } from './placed-contract.ts';
import { startDynalite } from './start-dynalite.ts';

describe('in the table that is deployed', () => {
  describePlacedRecords(async () => {
    const { url, table } = await startDynalite();
    const records = createPlacedTable({ table, url });
    onTestFinished(() => records.close());
    return records;
  });
});
