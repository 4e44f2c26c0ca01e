import { describe, expect, it } from 'vitest';
import { createNoiseField, type PointInTime } from '../../../src/opendata/demo/weather/noise.ts';
import { anySpot, counterexample } from './properties.ts';

const DAY = 86_400_000;
const TEXTURE = { seed: 1, kilometres: 1000, days: 4, degreesEastPerDay: 12 };
const field = createNoiseField(TEXTURE);

function spread(values: number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}

describe('a random field', () => {
  it('is reproducible', () => {
    const again = createNoiseField(TEXTURE);
    expect(counterexample(anySpot, (spot) => again(spot) === field(spot))).toBeNull();
  });

  it('differs with the seed', () => {
    const other = createNoiseField({ ...TEXTURE, seed: 2 });
    const spot = { latitude: 50, longitude: 10, time: Date.UTC(2026, 0, 1) };
    expect(other(spot)).not.toBe(field(spot));
  });

  it('has mean 0 and standard deviation 1', () => {
    const spots = Array.from({ length: 5000 }, (_, index) => ({
      latitude: ((index * 37.7) % 180) - 90,
      longitude: ((index * 77.1) % 360) - 180,
      time: index * 7 * DAY,
    }));
    const { mean, deviation } = spread(spots.map(field));
    expect(isNear(mean, 0, 0.1)).toBe(true);
    expect(isNear(deviation, 1, 0.1)).toBe(true);
  });

  it('has no seam at the date line', () => {
    const found = counterexample(anySpot, (spot: PointInTime) =>
      isNear(field({ ...spot, longitude: 180 }), field({ ...spot, longitude: -180 }), 0.05),
    );
    expect(found).toBeNull();
  });

  it('changes little over a hundredth of its size or of its life', () => {
    const found = counterexample(anySpot, (spot: PointInTime) => {
      const here = field(spot);
      const near = field({ ...spot, latitude: spot.latitude + 0.09 });
      const soon = field({ ...spot, longitude: spot.longitude + 0.48, time: spot.time + DAY / 25 });
      return isNear(near, here, 0.25) && isNear(soon, here, 0.25);
    });
    expect(found).toBeNull();
  });

  it('moves east', () => {
    const lasting = createNoiseField({ ...TEXTURE, days: 1e6 });
    const found = counterexample(anySpot, (spot: PointInTime) => {
      const nextDay = { ...spot, longitude: spot.longitude + 12, time: spot.time + DAY };
      return isNear(lasting(nextDay), lasting(spot), 1e-3);
    });
    expect(found).toBeNull();
  });
});

function isNear(value: number, other: number, tolerance: number): boolean {
  return Math.abs(value - other) < tolerance;
}
