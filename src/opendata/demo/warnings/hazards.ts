import { HOUR } from '../../../weather/hour.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { weatherAt, type PointWeather } from '../weather.ts';

/** What the demo warns of: numbers of the German weather service's table of events (`II`). */
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
export type HazardCode = keyof typeof HAZARDS;

/** What a place has to fear of some hours. */
export interface Hazard {
  code: HazardCode;
  /** Epoch milliseconds from the first hour that has it to the end of the last. */
  onset: number;
  expires: number;
  /** How much of it, as a parameter of a warning. */
  parameter: { name: string; value: string };
}

interface Hour {
  start: number;
  weather: PointWeather;
}

/** A kind of hazard by the hours that have it; undefined where they are not worth a warning. */
type Judge = (hours: readonly Hour[]) => Pick<Hazard, 'code' | 'parameter'> | undefined;

const KILOMETRES_PER_HOUR = 3.6;

/** Hours that have it, and what they amount to. */
const KINDS: readonly [has: (weather: PointWeather) => boolean, judge: Judge][] = [
  [({ gust }) => gust * KILOMETRES_PER_HOUR >= 50, gusts],
  [({ precipitation }) => precipitation.origin === 'thunderstorm', thunderstorm],
  [({ precipitation: { phase, amount } }) => phase === 'liquid' && amount > 0, rain],
  [({ precipitation }) => precipitation.snow > 0, snowfall],
  [({ precipitation: { phase, amount } }) => phase === 'freezing' && amount > 0, glaze],
  [({ temperature }) => temperature < 0, frost],
  [({ visibility }) => visibility < 300, fog],
  [({ temperature }) => temperature >= 32, heat],
];

/** What the demo's weather at a place holds to fear, from one time to another. */
export function hazardsAt(
  place: { latitude: number; longitude: number; elevation: number },
  [from, to]: readonly [number, number],
  scene: SceneId | undefined,
): Hazard[] {
  const hours = Array.from({ length: (to - from) / HOUR }, (_, index): Hour => {
    const start = from + index * HOUR;
    return { start, weather: weatherAt({ ...place, time: start + HOUR }, scene) };
  });
  return KINDS.flatMap(([has, judge]) => {
    const having = hours.filter(({ weather }) => has(weather));
    const [first, last] = [having[0], having.at(-1)];
    const judged = first && judge(having);
    return judged && last ? [{ ...judged, onset: first.start, expires: last.start + HOUR }] : [];
  });
}

function gusts(hours: readonly Hour[]): ReturnType<Judge> {
  const strongest = Math.max(...hours.map(({ weather }) => weather.gust)) * KILOMETRES_PER_HOUR;
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
  return { code, parameter: { name: 'gusts', value: `~${rounded(strongest, 5)} [km/h]` } };
}

function thunderstorm(hours: readonly Hour[]): ReturnType<Judge> {
  const strongest = Math.max(...hours.map(({ weather }) => weather.gust)) * KILOMETRES_PER_HOUR;
  const parameter = { name: 'gusts', value: `~${rounded(strongest, 5)} [km/h]` };
  return { code: strongest >= 65 ? 33 : 31, parameter };
}

function rain(hours: readonly Hour[]): ReturnType<Judge> {
  const amount = sumOf(hours, ({ precipitation }) => precipitation.amount - precipitation.snow);
  const value = `~${rounded(amount, 5)} [l/m² in 12h]`;
  return amount >= 20 ? { code: 63, parameter: { name: 'precipitation', value } } : undefined;
}

function snowfall(hours: readonly Hour[]): ReturnType<Judge> {
  // A millimetre of water is about a centimetre of fresh snow.
  const depth = sumOf(hours, ({ precipitation }) => precipitation.snow);
  const parameter = { name: 'snowfall', value: `~${rounded(depth, 1)} [cm in 12h]` };
  return depth >= 1 ? { code: depth >= 10 ? 71 : 70, parameter } : undefined;
}

function glaze(): ReturnType<Judge> {
  return { code: 85, parameter: { name: 'freezing rain', value: 'possible' } };
}

function frost(hours: readonly Hour[]): ReturnType<Judge> {
  const coldest = Math.min(...hours.map(({ weather }) => weather.temperature));
  const parameter = { name: 'minimum temperature', value: `${Math.floor(coldest)} [°C]` };
  return { code: coldest <= -10 ? 82 : 22, parameter };
}

function fog(): ReturnType<Judge> {
  return { code: 59, parameter: { name: 'visibility', value: '<300 [m]' } };
}

function heat(hours: readonly Hour[]): ReturnType<Judge> {
  const warmest = Math.max(...hours.map(({ weather }) => weather.temperature));
  const parameter = { name: 'maximum temperature', value: `${Math.ceil(warmest)} [°C]` };
  return { code: warmest >= 38 ? 248 : 247, parameter };
}

function sumOf(hours: readonly Hour[], amountOf: (weather: PointWeather) => number): number {
  return hours.reduce((sum, { weather }) => sum + amountOf(weather), 0);
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}
