import * as fc from 'fast-check';
import { getPosition } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { SCENE_IDS, type SceneId } from '../../../src/opendata/demo/weather/scenes.ts';
import type { PointInTime } from '../../../src/opendata/demo/weather/noise.ts';
import { simulateWeather, type PointWeather } from '../../../src/opendata/demo/weather/weather.ts';
import { anySpot, counterexample, inCentralEurope } from './properties.ts';

const HOUR = 3_600_000;
const RAIN = new Set([51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82]);
const SLEET = new Set([68, 69, 83, 84]);
const SNOW = new Set([71, 73, 75, 85, 86]);
const FOG = new Set([45, 49]);
const THUNDERSTORM = 95;

type Setting = PointInTime & { scene: SceneId | undefined };

/**
 * The simplest spot whose weather breaks a rule, be it as it comes or a scene; rain, fog and the rest
 * are common enough to be met.
 */
function exception(holds: (weather: PointWeather, spot: PointInTime) => boolean): Setting | null {
  const spots = fc.oneof(anySpot, inCentralEurope);
  const scenes = fc.oneof(fc.constant(undefined), fc.constantFrom(...SCENE_IDS));
  const settings = fc.tuple(spots, scenes).map(([spot, scene]) => ({ ...spot, scene }));
  return counterexample(settings, (spot) => holds(simulateWeather(spot, spot.scene), spot), 3000);
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

describe('demo weather at any place and time', () => {
  it('consists of possible values', () => {
    const found = exception(
      (weather: PointWeather) =>
        isWithin(weather.temperature, -85, 52) &&
        isWithin(weather.pressure, 920, 1080) &&
        isWithin(weather.windSpeed, 0.1, 45) &&
        isWithin(weather.windDirection, 0, 360) &&
        isWithin(weather.precipitation.amount, 0, 60) &&
        isWithin(weather.radiation, 0, 4900) &&
        isWithin(weather.visibility, 100, 80_000),
    );
    expect(found).toBeNull();
  });

  it('has no dew point above the temperature', () => {
    expect(exception(({ dewPoint, temperature }) => dewPoint <= temperature)).toBeNull();
  });

  it('has no gust weaker than the wind', () => {
    expect(exception(({ gust, windSpeed }) => gust >= windSpeed)).toBeNull();
  });

  it('has thin cloud on top of the effective cloud', () => {
    const found = exception(
      ({ cloudCover, effectiveCloudCover }: PointWeather) =>
        isWithin(effectiveCloudCover, 0, cloudCover) && cloudCover <= 100,
    );
    expect(found).toBeNull();
  });

  it('is rain, sleet, snow or thunder if there is precipitation, and only then', () => {
    const found = exception(
      ({ precipitation, significantWeather }: PointWeather) =>
        significantWeather > 50 === precipitation.amount > 0,
    );
    expect(found).toBeNull();
  });

  it('is snow if snow falls, rain if rain falls, and sleet if both fall', () => {
    const found = exception(
      ({ precipitation: { amount, snow }, significantWeather }: PointWeather) => {
        if (RAIN.has(significantWeather)) return snow === 0;
        if (SNOW.has(significantWeather)) return snow === amount;
        if (SLEET.has(significantWeather)) return snow > 0 && snow < amount;
        return snow <= amount;
      },
    );
    expect(found).toBeNull();
  });

  it('snows in the cold, rains in the warm, and has freezing rain only below zero', () => {
    const found = exception(({ temperature, precipitation: { phase, amount } }: PointWeather) => {
      if (amount === 0) return true;
      if (temperature > 6) return phase === 'liquid';
      if (temperature < -6) return phase === 'snow';
      return phase !== 'freezing' || temperature < 0;
    });
    expect(found).toBeNull();
  });

  it('has clouds where there is precipitation', () => {
    const found = exception(
      ({ precipitation, effectiveCloudCover }: PointWeather) =>
        precipitation.amount === 0 || effectiveCloudCover >= 65,
    );
    expect(found).toBeNull();
  });

  it('has high probabilities for precipitation and low ones for dry hours', () => {
    const found = exception(({ precipitation, significantWeather }: PointWeather) => {
      const { amount, probability, thunderProbability } = precipitation;
      return (
        (amount > 0 ? isWithin(probability, 0.5, 1) : isWithin(probability, 0, 0.5)) &&
        (significantWeather === THUNDERSTORM
          ? isWithin(thunderProbability, 0.4, 1)
          : isWithin(thunderProbability, 0, 0.3))
      );
    });
    expect(found).toBeNull();
  });

  it('has less than a kilometre of visibility and no sun in fog, and more without it', () => {
    const found = exception(({ significantWeather, visibility, sunshine }: PointWeather) =>
      FOG.has(significantWeather) ? visibility < 1000 && sunshine === 0 : visibility >= 1000,
    );
    expect(found).toBeNull();
  });

  it('has whole minutes of sunshine, at most an hour of it, and none at night', () => {
    const found = exception(({ sunshine, radiation }: PointWeather, spot: PointInTime) => {
      const isNight = [spot.time - HOUR, spot.time].every(
        (time) => getPosition(new Date(time), spot.latitude, spot.longitude).altitude < 0,
      );
      if (isNight) return sunshine === 0 && radiation === 0;
      return sunshine % 60 === 0 && isWithin(sunshine, 0, 3600);
    });
    expect(found).toBeNull();
  });

  it('is nearly the same a few kilometres on', () => {
    const found = counterexample(inCentralEurope, (spot: PointInTime) => {
      const here = simulateWeather(spot);
      const near = simulateWeather({ ...spot, latitude: spot.latitude + 0.05 });
      return (
        isWithin(near.temperature - here.temperature, -1.5, 1.5) &&
        isWithin(near.pressure - here.pressure, -1, 1)
      );
    });
    expect(found).toBeNull();
  });

  it('changes from hour to hour no faster than air does', () => {
    const found = counterexample(
      inCentralEurope,
      (spot: PointInTime) => {
        const now = simulateWeather(spot);
        const later = simulateWeather({ ...spot, time: spot.time + HOUR });
        return (
          isWithin(later.temperature - now.temperature, -6, 6) &&
          isWithin(later.pressure - now.pressure, -8, 8)
        );
      },
      500,
    );
    expect(found).toBeNull();
  });
});
