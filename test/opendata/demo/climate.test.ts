import { describe, expect, it } from 'vitest';
import { simulateWeather, type PointWeather } from '../../../src/opendata/demo/weather/weather.ts';

const HOUR = 3_600_000;
const HAMBURG = { latitude: 53.55, longitude: 10 };
const MUNICH = { latitude: 48.14, longitude: 11.58 };
const SINGAPORE = { latitude: 1.35, longitude: 103.8 };
const SYDNEY = { latitude: -33.87, longitude: 151.2 };
const SOUTH_POLE = { latitude: -90, longitude: 0 };

type City = typeof HAMBURG;

/** The days of some months (January is 0) of one year, each as its hours; days begin at solar midnight. */
function days(city: City, year: number, months: number[]): PointWeather[][] {
  return months.flatMap((month) =>
    Array.from({ length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }, (_, day) => {
      const midnight = Date.UTC(year, month, day + 1) - (city.longitude / 15) * HOUR;
      return Array.from({ length: 24 }, (_hour, hour) =>
        simulateWeather({ ...city, time: midnight + hour * HOUR }),
      );
    }),
  );
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function temperatures(day: PointWeather[]): number[] {
  return day.map(({ temperature }) => temperature);
}

function rain(day: PointWeather[]): number {
  return day.reduce((sum, { precipitation }) => sum + precipitation.amount, 0);
}

/** Hours of sunshine. */
function sunHours(day: PointWeather[]): number {
  return day.reduce((sum, { sunshine }) => sum + sunshine, 0) / 3600;
}

/** Gusts of force 9 and more. */
function isStormy(day: PointWeather[]): boolean {
  return day.some(({ gust }) => gust * 3.6 > 75);
}

/** The codes of significant weather that occur. */
function seen(all: PointWeather[][]): Set<number> {
  return new Set(all.flatMap((day) => day.map(({ significantWeather }) => significantWeather)));
}

function share(all: PointWeather[][], holds: (day: PointWeather[]) => boolean): number {
  return all.filter(holds).length / all.length;
}

const ALL_YEAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const hamburg = days(HAMBURG, 2026, ALL_YEAR);
const hamburgWinter = days(HAMBURG, 2026, [0, 1, 11]);
const hamburgSummer = days(HAMBURG, 2026, [5, 6, 7]);

describe('the demo climate', () => {
  it('has a winter around freezing and a mild summer in Hamburg', () => {
    const january = days(HAMBURG, 2026, [0]).flatMap(temperatures);
    const july = days(HAMBURG, 2026, [6]);
    expect(january.filter((degrees) => degrees > -6 && degrees < 9).length).toBeGreaterThan(
      0.75 * january.length,
    );
    expect(mean(july.map((day) => Math.max(...temperatures(day))))).toBeGreaterThan(20);
    expect(mean(july.map((day) => Math.max(...temperatures(day))))).toBeLessThan(26);
    expect(mean(july.map((day) => Math.min(...temperatures(day))))).toBeLessThan(17);
  });

  it('is warm all year in Singapore', () => {
    const year = days(SINGAPORE, 2026, [0, 3, 6, 9]).flatMap(temperatures);
    expect(Math.min(...year)).toBeGreaterThan(21);
    expect(Math.max(...year)).toBeLessThan(37);
  });

  it('reverses the seasons in Sydney', () => {
    const january = mean(days(SYDNEY, 2026, [0]).flatMap(temperatures));
    const july = mean(days(SYDNEY, 2026, [6]).flatMap(temperatures));
    expect(january - july).toBeGreaterThan(6);
  });

  it('is far below freezing at the South Pole in July', () => {
    expect(mean(days(SOUTH_POLE, 2026, [6]).flatMap(temperatures))).toBeLessThan(-35);
  });

  it.each([
    ['Hamburg', HAMBURG],
    ['Munich', MUNICH],
  ])('rains on a quarter to nearly half of the days in %s, not always a drizzle', (_name, city) => {
    const year = days(city, 2026, ALL_YEAR);
    expect(share(year, (day) => rain(day) >= 0.5)).toBeGreaterThan(0.25);
    expect(share(year, (day) => rain(day) >= 0.5)).toBeLessThan(0.45);
    expect(share(year, (day) => rain(day) >= 5)).toBeGreaterThan(0.05);
  });

  it('has dry spells of a week and wet spells of three days', () => {
    const pattern = hamburg.map((day) => (rain(day) < 0.1 ? 'd' : 'w')).join('');
    expect(pattern).toMatch(/d{7}/);
    expect(pattern).toMatch(/w{3}/);
  });

  it('has bright days and days without sun', () => {
    expect(share(hamburgSummer, (day) => sunHours(day) > 10)).toBeGreaterThan(0.15);
    expect(share(hamburgWinter, (day) => sunHours(day) < 0.5)).toBeGreaterThan(0.2);
    expect(hamburg.reduce((sum, day) => sum + sunHours(day), 0)).toBeGreaterThan(1300);
    expect(hamburg.reduce((sum, day) => sum + sunHours(day), 0)).toBeLessThan(2100);
  });

  it('storms on a few winter days and hardly in summer', () => {
    const stormyDays = hamburgWinter.filter(isStormy).length;
    expect(stormyDays).toBeGreaterThanOrEqual(2);
    expect(stormyDays).toBeLessThanOrEqual(15);
    expect(hamburgSummer.filter(isStormy).length).toBeLessThanOrEqual(5);
  });

  it('snows in winter, thunders in summer and has fog in the dark half of the year', () => {
    expect(seen(hamburgWinter)).toContain(71);
    expect(seen(hamburgSummer)).toContain(95);
    expect(seen(hamburgSummer)).not.toContain(71);
    expect(seen(days(HAMBURG, 2026, [8, 9, 10, 11]))).toContain(45);
  });

  it('has every kind of weather in central Europe within some years', () => {
    const codes = new Set<number>();
    for (const latitude of [46, 48, 50, 52, 54, 56]) {
      for (let hour = 0; hour < 8760; hour += 3) {
        const time = Date.UTC(2026, 0, 1) + hour * HOUR;
        codes.add(
          simulateWeather({ latitude, longitude: 6 + hour / 800, time }).significantWeather,
        );
      }
    }
    const common = [0, 1, 2, 3, 45, 49, 51, 53, 55, 61, 63, 65, 66, 68, 69, 71, 73, 80, 85, 86, 95];
    expect([...codes]).toEqual(expect.arrayContaining(common));
  });

  it('is warmer in the afternoon than before sunrise', () => {
    const warmer = share(hamburgSummer, (day) => {
      const [morning = 0, afternoon = 0] = [day[4]?.temperature, day[15]?.temperature];
      return afternoon > morning;
    });
    expect(warmer).toBeGreaterThan(0.9);
  });
});
