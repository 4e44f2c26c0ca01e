/** What fell in a span of time; instants are epoch milliseconds. */
export interface Rainfall {
  from: number;
  to: number;
  /** mm of water. */
  amount: number;
}

/**
 * What has fallen since an instant, as far as spans without gap or overlap tell it; undefined where
 * no span begins then.
 */
export function rainSince(start: number, spans: readonly Rainfall[]): Rainfall | undefined {
  const sums = new Map([[start, 0]]);
  let last = start;
  for (const { from, to, amount } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = sums.get(from);
    if (before === undefined || to <= from || sums.has(to)) continue;
    sums.set(to, before + amount);
    last = Math.max(last, to);
  }
  return last === start ? undefined : { from: start, to: last, amount: sums.get(last) ?? 0 };
}
