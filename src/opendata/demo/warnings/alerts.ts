import { KMH_PER_MS } from '../../value-ranges.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { DEMO_POLLEN_REGIONS } from '../pollen/regions.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather, type PointWeather } from '../weather/weather.ts';

/** A warning of the demo: a hazard, and the regions that have it. */
export interface DemoAlert extends Hazard {
  /** Stable while the warning is in force. */
  identifier: string;
  /** Epoch milliseconds. */
  sent: number;
  /** Ids of the regions of the demo's map. */
  regions: number[];
}

/** Warnings cover half a day, from 6 and 18 UTC on, and are issued six hours before. */
const BLOCK_MS = 12 * HOUR_MS;
const FIRST_BLOCK_OFFSET_MS = 6 * HOUR_MS;
const LEAD_TIME_MS = 6 * HOUR_MS;

/** Part id of a region without parts. */
const NO_PART = -1;

/** Lists the warnings of the demo at an instant. */
export function listAlerts(now: number, scene: SceneId | undefined): DemoAlert[] {
  return listBlocks(now)
    .flatMap((start) => createAlerts(start, scene))
    .filter(({ expires }) => expires > now);
}

/** Lists the warnings of a place anywhere at an instant, without regions. */
export function listPlaceAlerts(
  place: HazardPlace,
  now: number,
  scene: SceneId | undefined,
): Omit<DemoAlert, 'identifier' | 'regions'>[] {
  return listBlocks(now)
    .flatMap((start) =>
      findHazards(place, [start, start + BLOCK_MS], scene).map((hazard) => ({
        ...hazard,
        sent: start - LEAD_TIME_MS,
      })),
    )
    .filter(({ expires }) => expires > now);
}

/** The starts of the blocks that warnings are issued for at an instant. */
function listBlocks(now: number): number[] {
  const current = now - ((now - FIRST_BLOCK_OFFSET_MS) % BLOCK_MS);
  return [current, current + BLOCK_MS].filter((start) => start - LEAD_TIME_MS <= now);
}

function createAlerts(start: number, scene: SceneId | undefined): DemoAlert[] {
  const alerts = new Map<HazardCode, DemoAlert>();
  for (const region of DEMO_POLLEN_REGIONS) {
    const id = region.part === NO_PART ? region.region : region.part;
    for (const hazard of findHazards(region, [start, start + BLOCK_MS], scene)) {
      const known = alerts.get(hazard.code);
      alerts.set(
        hazard.code,
        known ? mergeRegion(known, hazard, id) : createAlert(hazard, id, start),
      );
    }
  }
  return [...alerts.values()];
}

function createAlert(hazard: Hazard, region: number, start: number): DemoAlert {
  const sent = start - LEAD_TIME_MS;
  const identifier = `2.49.0.0.276.0.DEMO.PVW.${sent}.${hazard.code}.MUL`;
  return { ...hazard, identifier, sent, regions: [region] };
}

/** Merges the hazards of regions: the longest duration, and the amount of the first region. */
function mergeRegion(alert: DemoAlert, { onset, expires }: Hazard, region: number): DemoAlert {
  return {
    ...alert,
    onset: Math.min(alert.onset, onset),
    expires: Math.max(alert.expires, expires),
    regions: [...alert.regions, region],
  };
}

/** Events of the demo, numbers in DWD's table of events (`II`). */
export const HAZARDS = {
  22: { group: 'FROST', severity: 'Minor' },
  31: { group: 'THUNDERSTORM', severity: 'Minor' },
  33: { group: 'THUNDERSTORM', severity: 'Moderate' },
  51: { group: 'WIND', severity: 'Minor' },
  52: { group: 'WIND', severity: 'Moderate' },
  53: { group: 'WIND', severity: 'Moderate' },
  55: { group: 'WIND', severity: 'Severe' },
  56: { group: 'WIND', severity: 'Extreme' },
  59: { group: 'FOG', severity: 'Minor' },
  63: { group: 'RAIN', severity: 'Moderate' },
  70: { group: 'SNOWFALL', severity: 'Minor' },
  71: { group: 'SNOWFALL', severity: 'Moderate' },
  82: { group: 'FROST', severity: 'Moderate' },
  85: { group: 'GLAZE', severity: 'Severe' },
  247: { group: 'HEAT', severity: 'Moderate' },
  248: { group: 'HEAT', severity: 'Severe' },
} as const;
type HazardCode = keyof typeof HAZARDS;

/** Decimal degrees, and metres above sea level. */
interface HazardPlace {
  latitude: number;
  longitude: number;
  elevation: number;
}

/** A hazard at a place. */
interface Hazard {
  code: HazardCode;
  /** Epoch milliseconds from the first hour that has it to the end of the last. */
  onset: number;
  expires: number;
  /** Amount, as a parameter of a warning. */
  parameter: { name: string; value: string };
}

interface HazardHour {
  start: number;
  weather: PointWeather;
}

/** Detects a hazard in hours; undefined below the threshold of a warning. */
type JudgeHazard = (hours: readonly HazardHour[]) => Pick<Hazard, 'code' | 'parameter'> | undefined;

/** The hours of a hazard, and their amount. */
const HAZARD_KINDS: readonly [has: (weather: PointWeather) => boolean, judge: JudgeHazard][] = [
  [({ gust }) => gust * KMH_PER_MS >= 50, judgeGusts],
  [({ precipitation }) => precipitation.origin === 'thunderstorm', judgeThunderstorm],
  [({ precipitation: { phase, amount } }) => phase === 'liquid' && amount > 0, judgeRain],
  [({ precipitation }) => precipitation.snow > 0, judgeSnowfall],
  [({ precipitation: { phase, amount } }) => phase === 'freezing' && amount > 0, judgeGlaze],
  [({ temperature }) => temperature < 0, judgeFrost],
  [({ visibility }) => visibility < 300, judgeFog],
  [({ temperature }) => temperature >= 32, judgeHeat],
];

/** Finds the hazards in the demo weather of a place in a time range. */
function findHazards(
  place: HazardPlace,
  [from, to]: readonly [number, number],
  scene: SceneId | undefined,
): Hazard[] {
  const hours = Array.from({ length: (to - from) / HOUR_MS }, (_, index): HazardHour => {
    const start = from + index * HOUR_MS;
    return { start, weather: simulateWeather({ ...place, time: start + HOUR_MS }, scene) };
  });
  return HAZARD_KINDS.flatMap(([has, judge]) => {
    const having = hours.filter(({ weather }) => has(weather));
    const [first, last] = [having[0], having.at(-1)];
    const judged = first && judge(having);
    return judged && last ? [{ ...judged, onset: first.start, expires: last.start + HOUR_MS }] : [];
  });
}

function judgeGusts(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  const strongest = Math.max(...hours.map(({ weather }) => weather.gust)) * KMH_PER_MS;
  const code =
    strongest >= 140
      ? 56
      : strongest >= 118
        ? 55
        : strongest >= 90
          ? 53
          : strongest >= 65
            ? 52
            : 51;
  return { code, parameter: { name: 'gusts', value: `~${roundToStep(strongest, 5)} [km/h]` } };
}

function judgeThunderstorm(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  const strongest = Math.max(...hours.map(({ weather }) => weather.gust)) * KMH_PER_MS;
  const parameter = { name: 'gusts', value: `~${roundToStep(strongest, 5)} [km/h]` };
  return { code: strongest >= 65 ? 33 : 31, parameter };
}

function judgeRain(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  const amount = sumAmounts(
    hours,
    ({ precipitation }) => precipitation.amount - precipitation.snow,
  );
  const value = `~${roundToStep(amount, 5)} [l/m² in 12h]`;
  return amount >= 20 ? { code: 63, parameter: { name: 'precipitation', value } } : undefined;
}

function judgeSnowfall(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  // A millimetre of water is about a centimetre of fresh snow.
  const depth = sumAmounts(hours, ({ precipitation }) => precipitation.snow);
  const parameter = { name: 'snowfall', value: `~${roundToStep(depth, 1)} [cm in 12h]` };
  return depth >= 1 ? { code: depth >= 10 ? 71 : 70, parameter } : undefined;
}

function judgeGlaze(): ReturnType<JudgeHazard> {
  return { code: 85, parameter: { name: 'freezing rain', value: 'possible' } };
}

function judgeFrost(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  const coldest = Math.min(...hours.map(({ weather }) => weather.temperature));
  const parameter = { name: 'minimum temperature', value: `${Math.floor(coldest)} [°C]` };
  return { code: coldest <= -10 ? 82 : 22, parameter };
}

function judgeFog(): ReturnType<JudgeHazard> {
  return { code: 59, parameter: { name: 'visibility', value: '<300 [m]' } };
}

function judgeHeat(hours: readonly HazardHour[]): ReturnType<JudgeHazard> {
  const warmest = Math.max(...hours.map(({ weather }) => weather.temperature));
  const parameter = { name: 'maximum temperature', value: `${Math.ceil(warmest)} [°C]` };
  return { code: warmest >= 38 ? 248 : 247, parameter };
}

function sumAmounts(
  hours: readonly HazardHour[],
  amountOf: (weather: PointWeather) => number,
): number {
  return hours.reduce((sum, { weather }) => sum + amountOf(weather), 0);
}

function roundToStep(value: number, step: number): number {
  return Math.round(value / step) * step;
}
