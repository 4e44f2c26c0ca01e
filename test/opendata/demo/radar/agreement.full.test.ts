import { beforeAll, describe, expect, it } from 'vitest';
import { toGridPoint } from '../../../../src/opendata/demo/radar/blocks.ts';
import type { SceneId } from '../../../../src/opendata/demo/weather/scenes.ts';
import { simulateWeather } from '../../../../src/opendata/demo/weather/weather.ts';
import { renderPixels } from './pixel-frames.ts';

const COLUMNS = 1100;
const ROWS = 1200;
const NO_DATA = 0xffff;
const MINUTE = 60_000;
const NEAR = 10;
/** Ends of hours: showers in summer, and steady rain in autumn and winter. */
const HOURS = ['2026-07-19T16:00:00Z', '2026-11-18T15:00:00Z', '2027-02-03T04:00:00Z'].map((text) =>
  Date.parse(text),
);
/** When neither comes by itself. */
const WINTER = Date.parse('2027-02-03T04:00:00Z');
const SUMMER = Date.parse('2026-07-19T16:00:00Z');
/** Every second interval of an hour stands for two. */
const INTERVALS = [0, 10, 20, 30, 40, 50];

/** An hour at a station of the demo, by its forecast and by the radar. */
interface StationHour {
  forecast: number;
  /** The forecast half an hour before and after is dry as well. */
  isSettled: boolean;
  radar: number;
  /** The most that the radar has within ten kilometres. */
  nearby: number;
}

/** mm of the hour at each pixel, NaN where the radar does not see. */
function radarHour(end: number, scene: SceneId | undefined): Float32Array {
  const sums = new Float32Array(COLUMNS * ROWS);
  for (const frame of renderPixels(end - 55 * MINUTE, INTERVALS, scene)) {
    for (let pixel = 0; pixel < sums.length; pixel++) {
      const amount = frame[pixel] ?? NO_DATA;
      sums[pixel] = (sums[pixel] ?? 0) + (amount === NO_DATA ? Number.NaN : amount / 500);
    }
  }
  return sums;
}

function mostNearby(sums: Float32Array, column: number, row: number): number {
  let most = 0;
  for (let south = -NEAR; south <= NEAR; south++) {
    const reach = Math.floor(Math.sqrt(NEAR ** 2 - south ** 2));
    const centre = (row + south) * COLUMNS + column;
    most = Math.max(most, ...sums.subarray(centre - reach, centre + reach + 1));
  }
  return most;
}

function stationHours(end: number, scene?: SceneId): StationHour[] {
  const amountAt = (latitude: number, longitude: number, time: number) =>
    simulateWeather({ latitude, longitude, time }, scene).precipitation.amount;
  const sums = radarHour(end, scene);
  const hours: StationHour[] = [];
  for (let latitude = 47.5; latitude <= 54.5; latitude += 0.25) {
    for (let longitude = 7; longitude <= 14; longitude += 0.25) {
      const point = toGridPoint({ latitude, longitude });
      const [column, row] = [Math.round(point.column), Math.round(point.row)];
      const nearby = mostNearby(sums, column, row);
      if (Number.isNaN(nearby)) continue;
      hours.push({
        forecast: amountAt(latitude, longitude, end),
        isSettled: [-30, 30].every(
          (minutes) => amountAt(latitude, longitude, end + minutes * MINUTE) === 0,
        ),
        radar: sums[row * COLUMNS + column] ?? Number.NaN,
        nearby,
      });
    }
  }
  return hours;
}

function total(hours: StationHour[], amount: (hour: StationHour) => number): number {
  return hours.reduce((sum, hour) => sum + amount(hour), 0);
}

function share(hours: StationHour[], holds: (hour: StationHour) => boolean): number {
  return hours.filter(holds).length / hours.length;
}

interface Case {
  when: string;
  made: () => StationHour[];
  /** Of what is forecast dry: how many station hours there are, and the share that the radar has dry. */
  dry: number;
  dryShare: number;
}

const byItself = () => HOURS.flatMap((end) => stationHours(end));
const inThunder = () => stationHours(WINTER, 'thunderstorm');
const inSnow = () => stationHours(SUMMER, 'snow');

describe.each<Case>([
  { when: '', made: byItself, dry: 1000, dryShare: 0.97 },
  // Rain begins and ends at once there, and the radar has no sharper edges than the forecast's grid.
  { when: ' in thunderstorms', made: inThunder, dry: 300, dryShare: 0.93 },
  { when: ' in snow', made: inSnow, dry: 150, dryShare: 0.97 },
])('the demo’s radar and point forecasts$when', ({ made: created, dry: leastDry, dryShare }) => {
  let hours: StationHour[] = [];
  beforeAll(() => {
    hours = created();
  });

  it('both have rain where the forecast has half a millimetre or more', () => {
    const wet = hours.filter(({ forecast }) => forecast >= 0.5);
    expect(wet.length).toBeGreaterThan(100);
    expect(share(wet, ({ nearby }) => nearby >= 0.1)).toBeGreaterThan(0.97);
  });

  it('are both dry in hours without forecast precipitation', () => {
    const dry = hours.filter(({ forecast, isSettled }) => forecast === 0 && isSettled);
    expect(dry.length).toBeGreaterThan(leastDry);
    expect(share(dry, ({ radar }) => radar === 0)).toBeGreaterThan(dryShare);
  });

  it('have about as much rain in all', () => {
    const ratio = total(hours, ({ radar }) => radar) / total(hours, ({ forecast }) => forecast);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });
});
