import { MINUTE_MS } from '../../src/time/units.ts';
import { decide, type Watched } from '../../src/watch/decide.ts';
import { lookAt, type PlaceView } from '../../src/watch/look.ts';
import type { ToldEvent, Wish } from '../../src/watch/subscription.ts';
import type { WeatherWarning } from '../../src/weather/warning.ts';
import { hoursFrom } from '../support/hours.ts';
import { minutes, view } from './warnings.ts';

export const ALL_WARNINGS: Wish = { kind: 'warnings', minSeverity: 1, groups: null };

/** A subscriber at whose place somebody looks again and again. */
export function subscriber(wishes: Wish[], quiet: Watched['subscription']['quiet'] = null) {
  let told: readonly ToldEvent[] = [];
  const heard: string[] = [];
  return {
    heard,
    /** @param at minutes after noon */
    look(at: number, values: Partial<PlaceView>) {
      const watched = { subscription: { wishes, quiet }, told };
      const decision = decide(watched, lookAt(view(values), minutes(at)));
      told = decision.told;
      const now = decision.notices.map(({ change, kind, level }) => `${change} ${kind} ${level}`);
      heard.push(...now);
      return now;
    },
    warned(at: number, ...warnings: WeatherWarning[]) {
      return this.look(at, { warnings });
    },
    get told() {
      return told;
    },
  };
}

/** Minutes after noon. */
export function atHour(hour: number): number {
  return (hour - 12) * 60;
}

export function hours(...values: Parameters<typeof hoursFrom>[1]) {
  return hoursFrom('2026-11-20T23:00Z', values);
}

/** Two days of hours of which one has values. */
export function day(value: object, at: number) {
  return Array.from({ length: 48 }, (_, hour) => (hour === at ? value : {}));
}

export function radar(from: number, rates: number[]) {
  return {
    nextHour: rates.map((rate, index) => ({
      start: minutes(from + 5 * index),
      length: 5 * MINUTE_MS,
      rate,
      kind: 'rain' as const,
    })),
  };
}

export function pollen(Birke: 1 | 2 | 3) {
  return [{ date: '2026-11-21', levels: { Birke } }];
}
