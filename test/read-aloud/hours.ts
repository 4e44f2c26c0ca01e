import { toLocalHour, type LocalHour } from '../../src/time/local-time.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { determineWeatherState, findSkyClass } from '../../src/weather/state.ts';
import { roundHalfAwayFromZero } from '../../src/wording/units.ts';

/** A line for each run of hours with one kind of weather and one chance: amounts are sums, the rest is ranges. */
export function printHours(hours: readonly Hour[], timeZone: string): string[] {
  return groupAlike(hours).map((run) => {
    const first = toLocalHour(run[0]?.start ?? 0, timeZone);
    const last = toLocalHour(run.at(-1)?.start ?? 0, timeZone);
    const amount = sum(run.map(({ precipitation }) => precipitation ?? 0));
    const snow = sum(run.map((hour) => hour.snow ?? 0));
    return [
      `${first.date.slice(5)} ${two(first.hour)} to ${nameEnd(first, last)}`,
      nameSky(run[0]),
      ...(amount > 0
        ? [`${amount.toFixed(1)} mm${snow > 0 ? ` (${snow.toFixed(1)} as snow)` : ''}`]
        : []),
      `chance ${range(run.map((hour) => hour.precipitationProbability))} %`,
      `${range(run.map((hour) => hour.temperature))} °C`,
      `wind ${range(
        run.map((hour) => hour.windSpeed),
        Math.round,
      )} gusts ${range(
        run.map((hour) => hour.gust),
        Math.round,
      )} km/h`,
    ].join(', ');
  });
}

/** Chances from which rain is possible, likely and certain. */
const CHANCES = [25, 55, 75];

function groupAlike(hours: readonly Hour[]): Hour[][] {
  const runs: Hour[][] = [];
  let key = '';
  for (const hour of hours) {
    const chance = hour.precipitationProbability ?? 0;
    const next = `${nameSky(hour)} ${CHANCES.filter((limit) => chance >= limit).length}`;
    if (next === key) runs.at(-1)?.push(hour);
    else runs.push([hour]);
    key = next;
  }
  return runs;
}

function nameSky(hour: Hour | undefined): string {
  return (hour && findSkyClass(determineWeatherState(hour))) ?? 'unknown';
}

/** @param round of wind to the whole km/h of the fields */
function range(values: readonly (number | null)[], round = roundAsSpoken): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return '?';
  const [low, high] = [Math.min(...known), Math.max(...known)].map(round);
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** Texts are made from fields with tenths. */
function roundAsSpoken(value: number): number {
  return roundHalfAwayFromZero(roundHalfAwayFromZero(value * 10) / 10);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The end of the last hour, with its day where that is another one. */
function nameEnd(first: LocalHour, last: LocalHour): string {
  const end = two(last.hour + 1);
  return last.date === first.date ? end : `${last.date.slice(5)} ${end}`;
}

function two(hour: number): string {
  return String(hour).padStart(2, '0');
}
