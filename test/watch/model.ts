import { MINUTE_MS } from '../../src/time/units.ts';
import type { WeatherWarning } from '../../src/weather/warning.ts';

/*
 * What a subscriber is told of official warnings, written anew for comparison: time is a strip of paper with a
 * square for every five minutes, warnings are painted on it, and an event is a run of painted squares.
 */

const SQUARE_MS = 5 * MINUTE_MS;

export interface ModelWish {
  minSeverity: number;
  /** Whether an instant is quiet. */
  isQuiet: (instant: number) => boolean;
}

export interface ModelMessage {
  at: number;
  kind: string;
  change: 'new' | 'graver' | 'calledOff';
  level: number;
}

interface Run {
  kind: string;
  squares: Set<number>;
  /** The gravest that is asked for; 0 if none. */
  level: number;
  newest: number;
}

interface Told extends Run {
  goneSince: number | null;
  off: boolean;
}

export function createModel({ minSeverity, isQuiet }: ModelWish) {
  let told: Told[] = [];
  const messages: ModelMessage[] = [];

  function look(warnings: readonly WeatherWarning[], now: number): void {
    const runs = paint(warnings, now);
    const going = new Set<Told>();
    for (const run of runs) {
      const same = told.filter((one) => one.kind === run.kind && meet(one.squares, run.squares));
      const open = same.filter(({ off }) => !off);
      const old = open.length === 0 && same.some(({ newest }) => run.newest <= newest);
      if (old) continue;
      const before = Math.max(0, ...open.map(({ level }) => level));
      const mayBeTold = !isQuiet(now) || run.level >= 3;
      const isNews = run.level > before && mayBeTold;
      if (isNews) {
        const change = open.length > 0 ? 'graver' : 'new';
        messages.push({ at: now, kind: run.kind, change, level: run.level });
      }
      if (open.length === 0 && !isNews) continue;
      const first = Math.min(...[run, ...open].map(({ squares }) => Math.min(...squares)));
      const last = Math.max(...run.squares);
      const one: Told = {
        kind: run.kind,
        squares: range(first, last),
        level: Math.max(before, isNews ? run.level : 0),
        newest: Math.max(run.newest, ...open.map(({ newest }) => newest)),
        goneSince: null,
        off: false,
      };
      told = [...told.filter((each) => !open.includes(each)), one];
      going.add(one);
    }
    for (const one of told) {
      const hasPassed = (Math.max(...one.squares) + 1) * SQUARE_MS <= now;
      if (one.off || hasPassed || going.has(one)) continue;
      one.goneSince ??= now;
      if (now - one.goneSince < SQUARE_MS || isQuiet(now)) continue;
      one.off = true;
      messages.push({ at: now, kind: one.kind, change: 'calledOff', level: one.level });
    }
  }

  function paint(warnings: readonly WeatherWarning[], now: number): Run[] {
    const strips = new Map<string, Map<number, { level: number; newest: number }>>();
    for (const { groups, severity, isPremonition, onset, expires, sent } of warnings) {
      const end = expires ?? Infinity;
      if (end <= now) continue;
      const level = severity < minSeverity ? 0 : isPremonition ? severity / 10 : severity;
      const strip = strips.get(groups[0] ?? '') ?? new Map();
      strips.set(groups[0] ?? '', strip);
      for (const square of range(onset / SQUARE_MS, end / SQUARE_MS - 1)) {
        const before = strip.get(square) ?? { level: 0, newest: 0 };
        strip.set(square, {
          level: Math.max(before.level, level),
          newest: Math.max(before.newest, sent),
        });
      }
    }
    return [...strips].flatMap(([group, strip]) => {
      const runs: Run[] = [];
      for (const [square, { level, newest }] of [...strip].toSorted(([a], [b]) => a - b)) {
        let run = runs.at(-1);
        if (!run?.squares.has(square - 1)) {
          runs.push((run = { kind: `warning:${group}`, squares: new Set(), level: 0, newest: 0 }));
        }
        run.squares.add(square);
        run.level = Math.max(run.level, level);
        run.newest = Math.max(run.newest, newest);
      }
      return runs;
    });
  }

  return { look, messages };
}

/** Whether two runs share a square or lie side by side. */
function meet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].some((square) => [-1, 0, 1].some((step) => other.has(square + step)));
}

function range(first: number, last: number): Set<number> {
  const squares = new Set<number>();
  for (let square = first; square <= last; square += 1) squares.add(square);
  return squares;
}
