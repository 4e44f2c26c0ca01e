import {
  computeAirMass,
  type AirMass,
  computeAirFlow,
  type AirFlow,
  computeRadiation,
  computeSun,
  computeSunshine,
  hoursFrom,
  noonSun,
  summerFactor,
} from './air-mass.ts';
import { clamp, ramp, createNoiseField, type PointInTime, bell } from './noise.ts';
import {
  computeFall,
  computePrecipitation,
  type Fall,
  type Precipitation,
  classifySignificantWeather,
} from './precipitation.ts';
import { SCENES, type SceneId } from './scenes.ts';

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

const gustinessField = createNoiseField({
  seed: 41,
  kilometres: 200,
  days: 0.5,
  degreesEastPerDay: 14,
});
const cirrusField = createNoiseField({ seed: 42, kilometres: 800, days: 1, degreesEastPerDay: 18 });
const clarityField = createNoiseField({
  seed: 43,
  kilometres: 600,
  days: 2,
  degreesEastPerDay: 10,
});

/**
 * Invented but plausible weather anywhere on earth at any time; the same in every process.
 *
 * @param scene type of weather; by default, the weather varies freely
 */
export function simulateWeather(spot: PointInTime, scene?: SceneId): PointWeather {
  const { flow, air } = computeLargeScale(spot, scene);
  const sun = computeSun(spot);
  const windSpeed = computeWindSpeed(flow, sun.altitude);
  const warmth = computeTemperatures(spot, air, sun.altitude, windSpeed);
  const precipitation = computePrecipitation(spot, air, warmth);
  const foggy = isFoggy(precipitation, warmth, windSpeed);
  const sky = computeSky(air, precipitation, foggy, cirrusField(spot));
  return {
    temperature: warmth.temperature,
    dewPoint: warmth.dewPoint,
    pressure: flow.pressure,
    windSpeed,
    gust: computeGust(windSpeed, precipitation, sun.altitude, gustinessField(spot)),
    windDirection: toWindDirection(flow),
    ...sky,
    precipitation,
    significantWeather: classifySignificantWeather(precipitation, {
      cloudPercent: sky.effectiveCloudCover,
      foggy,
      temperature: warmth.temperature,
    }),
    sunshine: foggy ? 0 : computeSunshine(sun, sky.effectiveCloudCover / 100),
    radiation: computeRadiation(sun, sky.effectiveCloudCover / 100),
    visibility: computeVisibility(foggy, precipitation, warmth, clarityField(spot)),
  };
}

/** The precipitation of {@link simulateWeather} alone, in a fraction of its time. */
export function simulateFall(spot: PointInTime, scene?: SceneId): Fall {
  return computeFall(spot, computeLargeScale(spot, scene).air);
}

/** Pressure, wind and air mass, as a scene changes them. */
function computeLargeScale(
  spot: PointInTime,
  id: SceneId | undefined,
): { flow: AirFlow; air: AirMass } {
  const flow = computeAirFlow(spot);
  if (id === undefined) return { flow, air: computeAirMass(spot, flow) };
  const scene = SCENES[id];
  const steered = scene.flow(flow, spot);
  return { flow: steered, air: scene.air(computeAirMass(spot, steered), spot) };
}

/** By day the ground stirs faster air down. */
function computeWindSpeed({ east, north }: AirFlow, sunAltitude: number): number {
  return Math.max(0.3, Math.hypot(east, north) * (0.85 + 0.2 * ramp(sunAltitude, 0, 40)));
}

function toWindDirection({ east, north }: AirFlow): number {
  return (Math.atan2(east, north) * 180) / Math.PI + 180;
}

/** Gusts grow with the wind, the sun's stirring and above all with showers. */
function computeGust(
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
function isFoggy(
  { origin }: Precipitation,
  { condensed }: Temperatures,
  windSpeed: number,
): boolean {
  return origin === 'dry' && condensed > 1 && windSpeed < 3.5;
}

/** Rain needs clouds, and fog hides the sky. */
function computeSky(air: AirMass, { origin }: Precipitation, foggy: boolean, highCloud: number) {
  const least = { dry: 0, drizzle: 0.9, steady: 0.9, shower: 0.65, thunderstorm: 0.8 }[origin];
  const cumulus = Math.min(0.6, 0.6 * air.instability);
  const effective = Math.max(air.cloud, cumulus, foggy ? 0.9 : least);
  const veil = 0.4 * clamp(highCloud, 0, 1.5);
  return {
    cloudCover: 100 * (effective + (1 - effective) * veil),
    effectiveCloudCover: 100 * effective,
  };
}

function computeVisibility(
  foggy: boolean,
  { amount, snow }: Precipitation,
  { temperature, dewPoint }: Temperatures,
  clean: number,
): number {
  if (foggy) return clamp(450 + 120 * clean, 100, 900);
  const dryAir = ramp(temperature - dewPoint, 0, 12);
  const clear = (6000 + 40_000 * dryAir) * (1 + 0.15 * clean);
  return Math.max(1000, clear / (1 + 0.6 * amount + 4 * snow));
}

export interface Temperatures {
  /** Air temperature at 2 m, °C. */
  temperature: number;
  /** Dew point, °C, never above the temperature. */
  dewPoint: number;
  /** How far the night has cooled the air below its dew point of the day, K; what condensed is fog or dew. */
  condensed: number;
}

/** The temperature of the hour: the air mass, warmed by day and cooled by night as the clouds let it. */
function computeTemperatures(
  spot: PointInTime,
  air: AirMass,
  sunAltitude: number,
  windSpeed: number,
): Temperatures {
  const clear = 1 - air.cloud;
  const course = computeDayCourse(spot, clear);
  const calm = 1 - ramp(windSpeed, 1, 6);
  const night = 1 - ramp(sunAltitude, -10, 8);
  const humid = ramp(air.temperature, 18, 28);
  const radiated = 2.5 * clear * calm * night * (1 - 0.8 * humid);
  const mixed = air.temperature + course - radiated;
  return condense(mixed, air.temperature - computeDryness(spot, air));
}

/** Departure from the mean of the day, K: coldest after sunrise, warmest in the afternoon. */
function computeDayCourse(spot: PointInTime, clear: number): number {
  const { latitude, time } = spot;
  const noon = noonSun(latitude, time);
  const polar = Math.sqrt(Math.max(0, Math.cos((latitude * Math.PI) / 180)));
  const half = polar * (0.6 + Math.min(0.75, noon) * (1.8 + 4.4 * clear));
  const afternoon = bell(hoursFrom(15, spot), 0, 5);
  const beforeSunrise = bell(hoursFrom(4.5, spot), 0, 3);
  return half * (1.64 * afternoon - 0.3 * beforeSunrise - 0.53);
}

/** Difference of the day's temperature and dew point, K. */
function computeDryness(spot: PointInTime, air: AirMass): number {
  const season =
    1.3 * summerFactor(spot.latitude, spot.time) + 0.3 * Math.max(0, air.temperature - 12);
  return clamp(3 + season - air.lift - 1.5 * air.damp, 0.4, 16);
}

/** Below the dew point, what condenses gives its warmth back and slows the cooling. */
function condense(cooledTo: number, dewPoint: number): Temperatures {
  if (cooledTo > dewPoint) return { temperature: cooledTo, dewPoint, condensed: 0 };
  const condensed = dewPoint - cooledTo;
  const temperature = dewPoint - 0.6 * condensed;
  return { temperature, dewPoint: temperature, condensed };
}
