import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import type { Hour } from '../../src/weather/hour.ts';
import type { PollenDay, PollenIndex } from '../../src/weather/atmosphere.ts';

/** Typical weather, described by every operation in every language. */
export interface Situation {
  name: string;
  /** An hour's weather by its number from the first midnight on. */
  at: (hour: number) => Partial<Hour>;
  /** Radar, mm per hour for every five minutes from now on; null where it sees nothing. */
  radar: readonly (number | null)[];
  /** The index of the eight types today, one less tomorrow and the day after. */
  pollen: readonly PollenIndex[];
}

/** A Wednesday, five past ten in the morning in Berlin. */
export const NOW = '2026-11-18T10:05:00+01:00';
export const FIRST_HOUR = '2026-11-17T23:00:00Z';
export const HOURS = 240;
export const TODAY = '2026-11-18';

const STEPS = 25;
const DRY = Array.from({ length: STEPS }, () => 0);
const raining = (rate: number) => Array.from({ length: STEPS }, () => rate);
const between = (from: number, to: number, rate: number) =>
  Array.from({ length: STEPS }, (_, step) => (step >= from && step < to ? rate : 0));

const NO_POLLEN: readonly PollenIndex[] = [0, 0, 0, 0, 0, 0, 0, 0];

const clock = (hour: number) => hour % 24;
const during = (hour: number, from: number, to: number) => clock(hour) >= from && clock(hour) < to;

/** Warmest at two in the afternoon. */
const around = (mean: number, spread: number, hour: number) =>
  Math.round((mean + spread * Math.cos(((clock(hour) - 14) / 12) * Math.PI)) * 10) / 10;

const calm = (mean: number, spread: number, hour: number): Partial<Hour> => ({
  temperature: around(mean, spread, hour),
  cloudCover: 100,
  windSpeed: 9,
  windDirection: 225,
  gust: 20,
  precipitation: 0,
  snow: 0,
  precipitationProbability: 5,
  thunderProbability: 0,
  significantWeather: 0,
  sunshine: 0,
});

const falling = (code: number, amount: number, snow = 0): Partial<Hour> => ({
  significantWeather: code,
  precipitation: amount,
  snow,
  precipitationProbability: 90,
});

type Special = (hour: number) => Partial<Hour>;

const of = (
  name: string,
  [mean, spread]: readonly [number, number],
  special: Special,
  radar: Situation['radar'] = DRY,
  pollen: Situation['pollen'] = NO_POLLEN,
): Situation => ({
  name,
  at: (hour) => ({ ...calm(mean, spread, hour), ...special(hour) }),
  radar,
  pollen,
});

const when = (holds: boolean, weather: Partial<Hour>): Partial<Hour> => (holds ? weather : {});

const SUNNY = { cloudCover: 0, sunshine: 55 };

export const SITUATIONS: readonly Situation[] = [
  of('clear and warm', [20, 6], (h) => ({ cloudCover: 0, ...when(during(h, 7, 19), SUNNY) }), DRY, [3, 2, 3, 1, 0, 3, 1, 2]),
  of('some clouds', [12, 4], () => ({ cloudCover: 40 }), DRY, [0, 0, 3, 0, 1, 0, 0, 0]),
  of('overcast', [8, 1], () => ({}), DRY, [0, 0, 0, 1, 0, 0, 2, 0]),
  of('fog in the morning', [6, 4], (h) => when(during(h, 4, 11), { significantWeather: 45 })),
  of('fog with rime', [-3, 2], (h) => when(during(h, 2, 12), { significantWeather: 48 })),
  of('drizzle', [9, 1], () => falling(51, 0.1), raining(0.2)),
  of('rain all day', [10, 2], () => falling(61, 0.6), raining(1)),
  of('heavy rain from the afternoon on', [14, 3], (h) => when(clock(h) >= 15, falling(65, 4)), between(6, 25, 12)),
  of('rain in the morning, then sun', [13, 4], (h) => (during(h, 5, 12) ? falling(63, 1.5) : SUNNY), between(0, 5, 3)),
  of('showers now and then', [11, 4], (h) => ({ cloudCover: 60, ...when(clock(h) % 5 === 0, falling(80, 0.8)) }), between(4, 6, 4)),
  of('rain that is possible', [10, 3], () => ({ precipitationProbability: 40 })),
  of('thunderstorms in the evening', [24, 6], (h) => when(during(h, 17, 21), { ...falling(95, 6), gust: 60 })),
  of('a severe thunderstorm', [27, 6], (h) => when(during(h, 16, 18), { ...falling(95, 22), gust: 95, thunderProbability: 90 })),
  of('snow all day', [-4, 2], () => falling(71, 0.5, 0.5), raining(0.5)),
  of('heavy snow in the night', [-2, 2], (h) => when(clock(h) >= 22 || clock(h) < 5, falling(75, 2, 2))),
  of('snow and rain', [1, 1], () => falling(68, 0.8, 0.4), raining(0.8)),
  of('freezing rain', [-1, 1], (h) => when(during(h, 6, 14), falling(67, 0.7)), raining(0.7)),
  of('a fresh wind', [9, 2], () => ({ windSpeed: 35, gust: 62, windDirection: 270 })),
  of('a storm', [8, 2], () => ({ windSpeed: 70, gust: 98, windDirection: 315, ...falling(63, 1) }), raining(2)),
  of('a hurricane', [9, 1], () => ({ windSpeed: 120, gust: 150, windDirection: 300 })),
  of('great heat', [31, 7], (h) => ({ cloudCover: 0, ...when(during(h, 6, 20), SUNNY) }), DRY, [2, 1, 0, 0, 0, 3, 0, 3]),
  of('hard frost', [-14, 4], () => ({ cloudCover: 0 })),
  of('warmer day by day', [4, 3], (h) => ({ temperature: around(4 + 4 * Math.floor(h / 24), 3, h), cloudCover: 50 })),
  { name: 'nothing known', at: () => ({}), radar: DRY.map(() => null), pollen: [] },
]; // prettier-ignore

export function pollenDays({ pollen }: Situation): PollenDay[] {
  return [0, 1, 2].map((ahead) => ({
    date: `2026-11-${18 + ahead}`,
    levels: Object.fromEntries(
      POLLEN_TYPES.flatMap((type, i) => {
        const level = pollen[i];
        return level === undefined ? [] : [[type, Math.max(0, level - ahead)]];
      }),
    ),
  }));
}
