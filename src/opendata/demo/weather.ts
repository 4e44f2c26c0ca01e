import { airMassAt } from './air-mass.ts';
import type { AirMass } from './air-mass.ts';
import { clamp, ramp } from './curves.ts';
import { createField } from './noise.ts';
import type { Spot } from './spot.ts';
import { precipitationAt } from './precipitation.ts';
import type { Precipitation } from './precipitation.ts';
import { flowAt } from './pressure.ts';
import type { Flow } from './pressure.ts';
import { significantWeather } from './significant-weather.ts';
import { SCENES, type SceneId } from './scenes/scenes.ts';
import { radiation, sunAt, sunshine } from './sun.ts';
import { warmthAt } from './temperature.ts';
import type { Warmth } from './temperature.ts';

/**
 * Demo weather at one point, in MOSMIX's sense of time: temperature, dew point, pressure, wind,
 * cloud and visibility hold at the time; everything else describes the hour that ends then.
 */
export interface PointWeather {
  /** Air temperature and dew point at 2 m, °C. */
  temperature: number;
  dewPoint: number;
  /** Sea-level pressure, hPa. */
  pressure: number;
  /** Mean wind at 10 m and strongest gust, m/s. */
  windSpeed: number;
  gust: number;
  /** Direction the wind blows from, degrees clockwise from north. */
  windDirection: number;
  /** Cloud cover with and without thin high cloud, percent. */
  cloudCover: number;
  effectiveCloudCover: number;
  precipitation: Precipitation;
  /** WMO table 4677. */
  significantWeather: number;
  /** Sunshine, seconds. */
  sunshine: number;
  /** Global radiation, kJ/m². */
  radiation: number;
  /** Visibility, m. */
  visibility: number;
}

const gustiness = createField({ seed: 41, kilometres: 200, days: 0.5, eastward: 14 });
const cirrus = createField({ seed: 42, kilometres: 800, days: 1, eastward: 18 });
const clarity = createField({ seed: 43, kilometres: 600, days: 2, eastward: 10 });

/**
 * Invented but plausible weather anywhere on earth at any time; the same in every process.
 *
 * @param scene what kind of weather it shall be; undefined lets it come as it comes
 */
export function weatherAt(spot: Spot, scene?: SceneId): PointWeather {
  const { flow, air } = largeScale(spot, scene);
  const sun = sunAt(spot);
  const windSpeed = windSpeedOf(flow, sun.altitude);
  const warmth = warmthAt(spot, air, sun.altitude, windSpeed);
  const precipitation = precipitationAt(spot, air, warmth);
  const foggy = isFoggy(precipitation, warmth, windSpeed);
  const sky = skyOf(air, precipitation, foggy, cirrus(spot));
  return {
    temperature: warmth.temperature,
    dewPoint: warmth.dewPoint,
    pressure: flow.pressure,
    windSpeed,
    gust: gustOf(windSpeed, precipitation, sun.altitude, gustiness(spot)),
    windDirection: directionOf(flow),
    ...sky,
    precipitation,
    significantWeather: significantWeather(precipitation, {
      cloudPercent: sky.effectiveCloudCover,
      foggy,
      temperature: warmth.temperature,
    }),
    sunshine: foggy ? 0 : sunshine(sun, sky.effectiveCloudCover / 100),
    radiation: radiation(sun, sky.effectiveCloudCover / 100),
    visibility: visibility(foggy, precipitation, warmth, clarity(spot)),
  };
}

/** Pressure, wind and air mass, as a scene changes them. */
function largeScale(spot: Spot, id: SceneId | undefined): { flow: Flow; air: AirMass } {
  const flow = flowAt(spot);
  if (id === undefined) return { flow, air: airMassAt(spot, flow) };
  const scene = SCENES[id];
  const steered = scene.flow(flow, spot);
  return { flow: steered, air: scene.air(airMassAt(spot, steered), spot) };
}

/** By day the ground stirs faster air down. */
function windSpeedOf({ east, north }: Flow, sunAltitude: number): number {
  return Math.max(0.3, Math.hypot(east, north) * (0.85 + 0.2 * ramp(sunAltitude, 0, 40)));
}

function directionOf({ east, north }: Flow): number {
  return (Math.atan2(east, north) * 180) / Math.PI + 180;
}

/** Gusts grow with the wind, the sun's stirring and above all with showers. */
function gustOf(
  windSpeed: number,
  { origin, amount }: Precipitation,
  sunAltitude: number,
  unrest: number,
): number {
  const factor = 1.45 + 0.25 * ramp(sunAltitude, 0, 40) + 0.12 * unrest;
  const outflow = { dry: 0, drizzle: 0, steady: 0, shower: 2.5, thunderstorm: 6 }[origin];
  return windSpeed * Math.max(1.05, factor) + outflow + Math.min(outflow, amount / 2);
}

/** Fog forms where a calm night has cooled the air well below its dew point. */
function isFoggy({ origin }: Precipitation, { condensed }: Warmth, windSpeed: number): boolean {
  return origin === 'dry' && condensed > 1 && windSpeed < 3.5;
}

/** Rain needs clouds, and fog hides the sky. */
function skyOf(air: AirMass, { origin }: Precipitation, foggy: boolean, highCloud: number) {
  const least = { dry: 0, drizzle: 0.9, steady: 0.9, shower: 0.65, thunderstorm: 0.8 }[origin];
  const cumulus = Math.min(0.6, 0.6 * air.instability);
  const effective = Math.max(air.cloud, cumulus, foggy ? 0.9 : least);
  const veil = 0.4 * clamp(highCloud, 0, 1.5);
  return {
    cloudCover: 100 * (effective + (1 - effective) * veil),
    effectiveCloudCover: 100 * effective,
  };
}

function visibility(
  foggy: boolean,
  { amount, snow }: Precipitation,
  { temperature, dewPoint }: Warmth,
  clean: number,
): number {
  if (foggy) return clamp(450 + 120 * clean, 100, 900);
  const dryAir = ramp(temperature - dewPoint, 0, 12);
  const clear = (6000 + 40_000 * dryAir) * (1 + 0.15 * clean);
  return Math.max(1000, clear / (1 + 0.6 * amount + 4 * snow));
}
