import { describe, expect, test } from 'vitest';
import { forecast2Table } from '../../src/contract/public/forecast2.ts';
import { forecastTable } from '../../src/contract/public/forecast.ts';
import { locationsTable } from '../../src/contract/public/locations.ts';
import { nowcastTable } from '../../src/contract/public/nowcast.ts';
import { pastReadingsTable } from '../../src/contract/public/stations.ts';
import { pollenTable } from '../../src/contract/public/pollen.ts';
import { stationsTable } from '../../src/contract/public/stations.ts';
import { warningsTable } from '../../src/contract/public/warnings.ts';
import { voiceTextTable } from '../../src/contract/voice-text/operations.ts';

const table = {
  ...voiceTextTable,
  ...forecastTable,
  ...pollenTable,
  ...warningsTable,
  ...stationsTable,
  ...pastReadingsTable,
  ...forecast2Table,
  ...locationsTable,
  ...nowcastTable,
};

/** `searchLocations`: how operations are named. */
const ID = /\b[a-z]+[a-z\d]*(?:[A-Z][a-z\d]+)+\b/g;

describe('the description of an operation', () => {
  test.each(Object.entries(table))('%s: one to three sentences', (_id, { description }) => {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(description.split(/[.;] (?=[A-Z])/).length).toBeLessThanOrEqual(4);
    expect(description.length).toBeLessThan(400);
  });

  test.each(Object.entries(table))(
    '%s: names only existing fields and operations',
    (id, { description }) => {
      const named = description.match(ID) ?? [];
      expect(Object.keys(table)).toEqual(expect.arrayContaining(named));
      expect(named).not.toContain(id);
    },
  );

  test('is unique', () => {
    const all = Object.values(table).map(({ description }) => description);
    expect(new Set(all).size).toBe(all.length);
  });
});
