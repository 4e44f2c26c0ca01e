/** One measured figure beside its baseline of the same run. */
export interface Figure {
  name: string;
  /** Ratio of ours to the baseline; lower is better unless `higherIsBetter` is set. */
  ratio: number;
  /** Median of ours, and of the baseline. */
  median: number;
  baseline: number;
  unit: string;
  /** Measured runs of each. */
  runs: number;
  higherIsBetter?: boolean;
}

export interface Contest {
  name: string;
  ours: () => Promise<unknown>;
  baseline: () => Promise<unknown>;
  runs: number;
  warmUp: number;
}

/**
 * Times two functions alternately, so that both see the same load of the machine; milliseconds.
 */
export async function compare({ name, ours, baseline, runs, warmUp }: Contest): Promise<Figure> {
  for (let run = 0; run < warmUp; run++) {
    await ours();
    await baseline();
  }
  const times: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  for (let run = 0; run < runs; run++) {
    times.ours.push(await timed(ours));
    times.baseline.push(await timed(baseline));
  }
  const [median, base] = [medianOf(times.ours), medianOf(times.baseline)];
  return { name, ratio: median / base, median, baseline: base, unit: 'ms', runs };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 50);
}

export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? NaN;
}
