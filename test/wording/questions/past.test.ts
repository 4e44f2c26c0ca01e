import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PastHour, PastReadingsResponse } from '../../../src/contract/public/stations.ts';
import {
  planPast,
  type PastAspect,
  type PastQuestion,
} from '../../../src/wording/plan/questions/past.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { skillLocale } from '../plans.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-18T11:00Z');
const ENGLISH = skillLocale('en-GB');

const NIGHT: PastQuestion = {
  time: 'lastNight',
  from: Date.parse('2026-11-17T21:00Z'),
  to: Date.parse('2026-11-18T05:00Z'),
  place: { name: 'Hamburg', elevation: 8 },
  timeZone: 'Europe/Berlin',
  today: '2026-11-18',
};
const YESTERDAY: PastQuestion = {
  ...NIGHT,
  time: 'yesterday',
  from: Date.parse('2026-11-16T23:00Z'),
  to: Date.parse('2026-11-17T23:00Z'),
};

const DRY_HOUR: Omit<PastHour, 'time'> = {
  temperature: 5,
  relativeHumidity: 80,
  windSpeed: 10,
  gust: 20,
  pressure: 1010,
  precipitation: 0,
  isSnow: null,
  snowDepth: 0,
  visibility: 10_000,
};

/** The reports of 25 hours until noon. */
function reports(
  change: (time: string) => Partial<PastHour> = () => ({}),
  distance = 5,
): PastReadingsResponse {
  const items = Array.from({ length: 25 }, (_, at) => {
    const time = new Date(NOON - (24 - at) * HOUR_MS).toISOString();
    return { ...DRY_HOUR, time, ...change(time) };
  });
  return {
    station: { id: '10147', name: 'Stade', lat: 53.6, lon: 9.5, distance, elevation: 12 },
    items,
    dayBefore: { date: '2026-11-17', high: 11, low: 2 },
    source: 'demo',
  };
}

function answer(aspect: PastAspect, body: PastReadingsResponse, question = NIGHT): string {
  return renderAnswer(planPast(aspect, body, question), ENGLISH);
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** In the report of an hour of UTC, of yesterday or today. */
const inReportOf = (hour: string, change: Partial<PastHour>) =>
  reports((time) => (time.includes(`T${hour}:00`) ? change : {}));

test('a valley does not tell what it was like on the mountain', () => {
  const summit = { ...NIGHT, place: { name: 'the Zugspitze', elevation: 2962 } };
  const heard = answer('low', reports(), summit);
  expect(heard).toMatch(/^The low in Stade last night/);
  expect(heard).toMatch(/station in Stade, \d+ (?:kilometres|miles) away\.$/);
  expect(heard).not.toContain('Zugspitze');
});

describe('a question about last night is answered by the reports of its hours', () => {
  const wet = { precipitation: 3, isSnow: false };

  test('rain of the hour before a report counts until the end of the night', () => {
    expect(answer('rain', inReportOf('05', wet))).toBe(
      'Yes, it rained in Hamburg last night: about 3 millimetres.',
    );
    expect(answer('rain', inReportOf('06', wet))).toBe("No, it didn't rain in Hamburg last night.");
    expect(answer('rain', inReportOf('21', wet))).toBe("No, it didn't rain in Hamburg last night.");
  });

  test('snow instead of rain is told', () => {
    expect(answer('rain', inReportOf('02', { precipitation: 3, isSnow: true }))).toBe(
      "No, it didn't rain in Hamburg last night. About 3 centimetres of snow fell.",
    );
  });

  test('a dry night has no amount', () => {
    expect(answer('rainAmount', reports())).toBe('It stayed dry in Hamburg last night.');
    expect(answer('dry', reports())).toBe('Yes, it stayed dry in Hamburg last night.');
  });

  test('the low and frost are those of the night', () => {
    const cold = inReportOf('03', { temperature: -2.4 });
    expect(answer('low', cold)).toBe('The low in Hamburg last night was minus 2 degrees.');
    expect(answer('frost', cold)).toMatch(/^Yes, /);
    expect(answer('frost', inReportOf('10', { temperature: -2.4 }))).toMatch(/^No, /);
  });

  test('a number has its first word in the units of the listener', () => {
    const { units } = ENGLISH;
    const asked = (aspect: PastAspect, side: 'above' | 'below', limit: number) =>
      renderAnswer(planPast(aspect, reports(), NIGHT, { side, limit, units }), ENGLISH);
    expect(asked('low', 'below', 6)).toBe('Yes, the low in Hamburg last night was 5 degrees.');
    expect(asked('low', 'below', 5)).toMatch(/^No, /);
    expect(asked('high', 'above', 4)).toMatch(/^Yes, /);
    expect(asked('high', 'above', 5)).toMatch(/^No, /);
    expect(asked('wind', 'above', 10)).toMatch(/^Yes, /);
    expect(asked('wind', 'above', 40)).toMatch(/^No, /);
  });

  test('a station that is far is named', () => {
    expect(answer('low', reports(undefined, 32))).toBe(
      "The low in Hamburg last night was 5 degrees. That's from the station in Stade, 20 miles away.",
    );
  });

  test('what was not measured is not told', () => {
    const silent = reports(() => ({ precipitation: null, gust: null, temperature: null }));
    for (const aspect of ['rain', 'dry', 'low', 'wind', 'weather'] as const) {
      expect(planPast(aspect, silent, NIGHT)).toEqual([]);
    }
  });
});

describe('a question about yesterday, of which the reports have a part', () => {
  test('says from when on', () => {
    expect(answer('rain', reports(), YESTERDAY)).toBe(
      "No, it didn't rain in Hamburg yesterday. The readings only go back to 11 AM yesterday.",
    );
  });

  test('has the high and the low of the whole day', () => {
    expect(answer('high', reports(), YESTERDAY)).toBe(
      'The high in Hamburg yesterday was 11 degrees.',
    );
    expect(answer('low', reports(), YESTERDAY)).toBe('The low in Hamburg yesterday was 2 degrees.');
  });

  test('tells the weather without what did not happen', () => {
    expect(answer('weather', inReportOf('15', { gust: 64, temperature: 9 }), YESTERDAY)).toBe(
      'It was between 5 and 9 degrees in Hamburg yesterday. It stayed dry. The strongest gust reached 40 miles per hour. The readings only go back to 11 AM yesterday.',
    );
  });
});

test('the first word is right for any readings', () => {
  const hour = record({
    precipitation: constantFrom(0, 0, 0.1, 2.5),
    temperature: double({ min: -20, max: 30, noNaN: true }),
    gust: integer({ min: 0, max: 120 }),
  });
  assert(
    property(array(hour, { minLength: 25, maxLength: 25 }), (hours) => {
      const body = reports();
      const items = body.items.map((item, at) => {
        const measured = hours[at];
        const wet = (measured?.precipitation ?? 0) > 0;
        return { ...item, ...measured, isSnow: wet ? false : null };
      });
      const asked = items.filter(
        ({ time }) => Date.parse(time) > NIGHT.from && Date.parse(time) <= NIGHT.to,
      );
      const rained = asked.some(({ precipitation }) => (precipitation ?? 0) > 0);
      const first = (aspect: PastAspect) => answer(aspect, { ...body, items }).split(/[,.]/)[0];
      expect(first('rain')).toBe(yesOrNo(rained));
      expect(first('dry')).toBe(yesOrNo(!rained));
      expect(first('frost')).toBe(yesOrNo(asked.some(({ temperature }) => (temperature ?? 0) < 0)));
      expect(first('storm')).toBe(yesOrNo(asked.some(({ gust }) => (gust ?? 0) >= 75)));
    }),
    { numRuns: propertyRuns(300) },
  );
});
