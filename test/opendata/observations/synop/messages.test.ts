import { describe, expect, it } from 'vitest';
import {
  decodeSynopFile,
  parseSynopMessages,
} from '../../../../src/opendata/observations/synop/report-reader.ts';
import { OpenDataError } from '../../../../src/opendata/server.ts';
import { bzip2 } from '../../../support/bzip2.ts';
import { rain, subset, synopText, temperature, type Item, type Said } from '../station-files.ts';

const TIME = '2026-06-17T07:00Z';
const SENSOR = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';

function keyOf(item: Item): string {
  return 'key' in item ? item.key : '';
}

function without(left: string): Item[] {
  return subset('10315', TIME).filter((item) => keyOf(item) !== left);
}

function read(...said: (Said | Said[])[]) {
  return parseSynopMessages(synopText(subset('10315', TIME, ...said)))[0];
}

describe('a report', () => {
  it('has a station and a time', () => {
    expect(read(temperature(20))).toMatchObject({ wmoId: '10315', time: Date.parse(TIME) });
  });

  it('is one of many in a message, and in many messages', () => {
    const [one, two] = [subset('10315', TIME), subset('01001', TIME)];
    const text = JSON.stringify({
      messages: [[[one, two]], [{ key: 'edition', value: 4 }, [one]]],
    });
    expect(parseSynopMessages(text).map(({ wmoId }) => wmoId)).toEqual(['10315', '01001', '10315']);
  });

  it('may be of a station that has only a national id', () => {
    const other = subset('10315', TIME).map((item) => {
      const key = keyOf(item);
      if (key === 'blockNumber') return { key: 'shortStationName', value: 'M031' };
      return key === 'stationNumber' ? { key: 'stationNumber', value: null } : item;
    });
    expect(parseSynopMessages(synopText(other))[0]?.wmoId).toBe('M031');
  });

  it('is skipped without such an id or a time', () => {
    expect(parseSynopMessages(synopText(without('stationNumber'), without('hour')))).toEqual([]);
  });
});

describe('a value of a report', () => {
  it.each<[string, (Said | Said[])[], object]>([
    ['temperature at two metres, in K', [temperature(20.9)], { temperature: 20.9 }],
    [
      'no temperature near the ground',
      [
        [
          [SENSOR, 0.05, 'm'],
          ['airTemperature', 298.25, 'K'],
        ],
      ],
      { temperature: null },
    ],
    [
      'a height that holds in its list alone',
      [[[SENSOR, 2, 'm']], ['airTemperature', 298.25, 'K']],
      { temperature: null },
    ],
    [
      'wind in m/s',
      [
        ['windSpeed', 5, 'm/s'],
        ['windDirection', 30, 'deg'],
      ],
      { windSpeed: 18, windDirection: 30 },
    ],
    [
      'no wind of another time than ten minutes',
      [
        [
          ['timePeriod', -60, 'min'],
          ['windSpeed', 5, 'm/s'],
        ],
      ],
      { windSpeed: null },
    ],
    [
      'the gust of ten minutes, not of three hours',
      [
        ['timePeriod', -10, 'min'],
        ['maximumWindGustSpeed', 10, 'm/s'],
        ['maximumWindGustDirection', 40, 'deg'],
        ['timePeriod', -180, 'min'],
        ['maximumWindGustSpeed', 20, 'm/s'],
      ],
      { gust: 36, gustDirection: 40 },
    ],
    [
      'still air, which comes from nowhere',
      [
        ['windSpeed', 0, 'm/s'],
        ['windDirection', 0, 'deg'],
      ],
      { windSpeed: 0, windDirection: null },
    ],
    [
      'pressure at sea level, in Pa',
      [['pressureReducedToMeanSeaLevel', 101_290, 'Pa']],
      { pressure: 1012.9 },
    ],
    ['cloud cover', [['cloudCoverTotal', 88, '%']], { cloudCover: 88 }],
    [
      'no cloud cover where the sky cannot be seen',
      [['cloudCoverTotal', 113, '%']],
      { cloudCover: null },
    ],
    ['nothing that cannot be', [temperature(999)], { temperature: null }],
  ])('%s', (_, said, values) => {
    const rounded = Object.entries(read(...said)?.values ?? {}).map(([field, value]) => {
      return [field, value === null ? null : Math.round(value * 100) / 100] as const;
    });
    expect(Object.fromEntries(rounded)).toMatchObject(values);
  });

  it('covers the span until its time', () => {
    const from = Date.parse('2026-06-17T06:50Z');
    expect(read(rain(10, 0.3))?.rain).toEqual([{ from, to: Date.parse(TIME), amount: 0.3 }]);
  });

  it('has its hours of rain', () => {
    const said: Said[] = [
      ['timePeriod', -3, 'h'],
      ['totalPrecipitationOrTotalWaterEquivalent', 2, 'kg m-2'],
    ];
    expect(read(said)?.rain[0]?.from).toBe(Date.parse('2026-06-17T04:00Z'));
  });

  it('adds nothing to the rain for a trace of it', () => {
    expect(read(rain(60, -0.1))?.rain).toMatchObject([{ amount: 0 }]);
  });

  it('is no rain without a time span', () => {
    const fallen: Said = ['totalPrecipitationOrTotalWaterEquivalent', 2, 'kg m-2'];
    expect(read(fallen)?.rain).toEqual([]);
    expect(read(['timePeriod', null, 'min'], fallen)?.rain).toEqual([]);
  });
});

describe('a file of reports', () => {
  const text = synopText(subset('10315', TIME, temperature(20)));

  it('may be empty', () => {
    expect(decodeSynopFile(new Uint8Array())).toEqual([]);
  });

  it.each([
    ['cut off within', text.slice(0, -20), 'cut off'],
    ['only begun', '{ "messages" : [', 'cut off'],
    ['of another shape', '{"features": []}', 'without a list of messages'],
    ['nested without end', `{"messages":[[[${'['.repeat(5000)}${']'.repeat(5000)}]]]}`, 'too deep'],
  ])('is rejected if it is %s', (_, broken, sentence) => {
    const decode = () => decodeSynopFile(bzip2(Buffer.from(broken)));
    expect(decode).toThrow(OpenDataError);
    expect(decode).toThrow(sentence);
  });

  it('is rejected if it unpacks to too much', () => {
    const part = bzip2(Buffer.alloc(5 * 1024 * 1024));
    const file = Buffer.concat(Array.from({ length: 14 }, () => part));
    expect(() => decodeSynopFile(file)).toThrow('too large');
  });
});
