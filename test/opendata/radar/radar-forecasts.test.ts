import { describe, expect, it, test } from 'vitest';
import type { Forecasts } from '../../../src/opendata/forecast.ts';
import { type Nowcasts, createRadarForecasts } from '../../../src/opendata/radar/nowcasts.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { forecastFrom, nowcastFrom } from '../../service/fake-sources.ts';
import { BERLIN } from '../../support/places.ts';

const NOW = Date.parse('2026-11-18T14:32:00Z');
const DRY_FORECAST = forecastFrom(
  '2026-11-18T14:00Z',
  Array.from({ length: 4 }, () => ({ temperature: 6, precipitation: 0 })),
);
const WET_RADAR = nowcastFrom('2026-11-18T14:25Z', Array(25).fill(2));

/** Amounts of the hours from 14 UTC on. */
async function amountsBy(
  nowcasts: Nowcasts,
  from = NOW,
  forecasts: Forecasts = { at: async () => DRY_FORECAST },
) {
  const combined = createRadarForecasts(forecasts, nowcasts, () => new Date(NOW), 30);
  const forecast = await combined.at(BERLIN, from);
  return forecast?.series.hours.map(({ precipitation }) => precipitation);
}

describe('a forecast with radar', () => {
  it('has the precipitation of radar in the hours that it covers', async () => {
    expect(await amountsBy({ at: async () => WET_RADAR })).toEqual([2, 2, 0, 0]);
  });

  it('does not change the forecast that others share', async () => {
    await amountsBy({ at: async () => WET_RADAR });
    expect(DRY_FORECAST.series.hours.map(({ precipitation }) => precipitation)).toEqual(
      Array(4).fill(0),
    );
  });

  test.each<[string, Nowcasts['at']]>([
    ['outside the area of radar', async () => undefined],
    [
      'if radar is down',
      async () => {
        throw new OpenDataError('The open-data server is out of reach');
      },
    ],
    ['if radar is late', () => new Promise<never>(() => undefined)],
  ])('is the forecast alone %s', async (_, at) => {
    expect(await amountsBy({ at })).toEqual([0, 0, 0, 0]);
  });

  it('does not hide a fault of the program', async () => {
    await expect(
      amountsBy({
        async at() {
          throw new TypeError('A fault');
        },
      }),
    ).rejects.toThrow('A fault');
  });

  it('does not ask radar about later hours', async () => {
    let asked = 0;
    const nowcasts = {
      at: async () => {
        asked++;
        return WET_RADAR;
      },
    };
    await amountsBy(nowcasts, NOW + 3 * HOUR_MS);
    expect(asked).toBe(0);
  });

  it('is missing where no station has one', async () => {
    const forecasts = { at: async () => undefined };
    expect(await amountsBy({ at: async () => WET_RADAR }, NOW, forecasts)).toBeUndefined();
  });
});
