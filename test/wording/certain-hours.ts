import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { determineWeatherState, getWeatherFamily, isWet } from '../../src/weather/state.ts';

const DRY_HOURS_BETWEEN = [2, 3];

/** Without the spells of rain that are not certain, by the clock and by the parts of the day. */
export function certainOf(hours: readonly Hour[]): Hour[][] {
  return DRY_HOURS_BETWEEN.map((least) => {
    const wet = hours.filter((hour) => isWet(determineWeatherState(hour)));
    const begins = (hour: Hour, at: number) =>
      at === 0 || hour.start - (wet[at - 1]?.start ?? 0) > least * HOUR_MS;
    const starts = wet.flatMap((hour, at) => (begins(hour, at) ? [at] : []));
    const doubtful = starts
      .map((from, at) => wet.slice(from, starts[at + 1]))
      .filter((spell) => !isCertain(spell));
    return hours.filter((hour) => !doubtful.some((spell) => spell.includes(hour)));
  });
}

/** What has no probability is told as it is. */
export function isCertain(spell: readonly Hour[]): boolean {
  const known = spell.map((hour) => hour.precipitationProbability ?? 100);
  const isIcy = spell.some((hour) => getWeatherFamily(determineWeatherState(hour)) === 'ice');
  return isIcy || Math.max(...known) >= 75;
}
