import { expect, test } from 'vitest';
import { createStationKmz } from '../../../src/opendata/demo/mosmix/files.ts';

const STATION = { id: '10147', name: 'HAMBURG', latitude: 53.63, longitude: 9.99, elevation: 16 };

// Where it cannot, the error comes up when nobody can catch it, and ends the process.
test.each(['1969-12-01T09:00:00Z', '2150-06-01T09:00:00Z'])(
  'the demo makes a forecast file at %s, a time that no file in a zip can have',
  (time) => {
    const file = createStationKmz(STATION, new Date(time));
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.length).toBeGreaterThan(1000);
  },
);
