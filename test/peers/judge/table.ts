/** Counts of sentences by row: asked, answered right, and compared with the weather. */
export type Counts = Map<string, { asked: number; right: number; checked: number }>;

/** Formats a table of the rows with wrong answers, worst first, and its totals. */
export function formatCounts(title: string, counts: Counts): string {
  const rows = [...counts].filter(([, { asked, right }]) => right < asked);
  const sorted = rows.toSorted(([, a], [, b]) => b.asked - b.right - (a.asked - a.right));
  const sum = (field: 'asked' | 'right' | 'checked') =>
    [...counts.values()].reduce((total, count) => total + count[field], 0);
  const share = ((100 * sum('right')) / sum('asked')).toFixed(1);
  const lines = sorted.map(([row, { asked, right }]) => `  ${right}/${asked} ${row}`);
  const total = `${title}: ${sum('right')} of ${sum('asked')} right (${share} in 100), ${sum('checked')} first words compared with the weather`;
  return [...lines, total, ''].join('\n');
}
