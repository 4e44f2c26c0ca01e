import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../../time/units.ts';
import { ZERO_CELSIUS_K } from '../../value-ranges.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather, type PointWeather } from '../weather/weather.ts';

/** TX and TN look back this many hours, at 06 and 18 UTC only. */
const EXTREMES_SPAN_HOURS = 12;
const EXTREMES_HOURS = new Set([6, 18]);

/** Inputs of the elements of a forecast step. */
interface Step {
  weather: PointWeather;
  /** Highest and lowest temperature of the last twelve hours, °C; null but at 06 and 18 UTC. */
  extremes: { highest: number; lowest: number } | null;
}

/** An element's value in the unit of the file; null if the step has none. */
type ElementValue = (step: Step) => number | null;

const ELEMENT_VALUES: Record<string, ElementValue> = {
  PPPP: ({ weather }) => Math.round(weather.pressure * 10) * 10,
  TX: ({ extremes }) => extremes && toKelvin(extremes.highest),
  TTT: ({ weather }) => toKelvin(weather.temperature),
  Td: ({ weather }) => toKelvin(weather.dewPoint),
  TN: ({ extremes }) => extremes && toKelvin(extremes.lowest),
  DD: ({ weather }) => Math.round(weather.windDirection),
  FF: ({ weather }) => weather.windSpeed,
  FX1: ({ weather }) => weather.gust,
  RR1c: ({ weather }) => weather.precipitation.amount,
  RRL1c: ({ weather }) => weather.precipitation.amount - weather.precipitation.snow,
  RRS1c: ({ weather }) => weather.precipitation.snow,
  ww: ({ weather }) => weather.significantWeather,
  N: ({ weather }) => Math.round(weather.cloudCover),
  Neff: ({ weather }) => Math.round(weather.effectiveCloudCover),
  SunD1: ({ weather }) => weather.sunshine,
  Rad1h: ({ weather }) => Math.round(weather.radiation / 10) * 10,
  VV: ({ weather }) => Math.round(weather.visibility / 100) * 100,
  wwP: ({ weather }) => toPercent(weather.precipitation.probability),
  wwT: ({ weather }) => toPercent(weather.precipitation.thunderProbability),
  R101: ({ weather }) => toPercent(weather.precipitation.probability),
};

/** The names of the elements, in the order of the file. */
export const ELEMENTS = Object.keys(ELEMENT_VALUES);
const GETTERS = Object.values(ELEMENT_VALUES);

/** A point, decimal degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** The values of all elements at a time, epoch milliseconds; NaN where an element has none. */
type SimulateElements = (time: number) => Float64Array;

/** A place needs the newest run and an earlier one, at once; they share most hours. */
const MAX_SHARED = 8;

const simulations = new LRUCache<string, SimulateElements>({ max: MAX_SHARED });

/** Runs of a station that are created at about the same time share their hours. */
export function shareSimulation(
  { latitude, longitude }: Point,
  scene: SceneId | undefined,
): SimulateElements {
  const key = `${latitude} ${longitude} ${scene}`;
  const simulation = simulations.get(key) ?? createSimulation({ latitude, longitude }, scene);
  simulations.set(key, simulation);
  return simulation;
}

function createSimulation(point: Point, scene: SceneId | undefined): SimulateElements {
  const temperatures = new Map<number, number>();
  const values = new Map<number, Float64Array>();

  function simulate(time: number): PointWeather {
    const weather = simulateWeather({ ...point, time }, scene);
    temperatures.set(time, weather.temperature);
    return weather;
  }

  function findExtremes(end: number): Step['extremes'] {
    if (!EXTREMES_HOURS.has(new Date(end).getUTCHours())) return null;
    const last = Array.from({ length: EXTREMES_SPAN_HOURS + 1 }, (_, ago) => {
      const time = end - ago * HOUR_MS;
      return temperatures.get(time) ?? simulate(time).temperature;
    });
    return { highest: Math.max(...last), lowest: Math.min(...last) };
  }

  return (time) => {
    const known = values.get(time);
    if (known) return known;
    const step = { weather: simulate(time), extremes: findExtremes(time) };
    const made = Float64Array.from(GETTERS, (getValue) => getValue(step) ?? NaN);
    values.set(time, made);
    return made;
  };
}

function toKelvin(celsius: number): number {
  return Math.round(celsius * 10) / 10 + ZERO_CELSIUS_K;
}

function toPercent(share: number): number {
  return Math.round(share * 100);
}
