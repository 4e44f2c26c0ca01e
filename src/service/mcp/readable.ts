/**
 * A body as text for a model, which pays for every sign: what is to be spoken first, then single
 * values by their names, then lists of entries as tables. `-` stands for what is not known.
 */
export function readable(body: object): string {
  const { text, ...rest } = { text: undefined, ...body };
  const values = typeof text === 'string' ? rest : body;
  const single: string[] = [];
  const tables: string[] = [];
  for (const [name, value] of cellsOf(values)) {
    if (isTable(value)) tables.push(tableOf(name, value));
    else single.push(`${name}: ${written(value)}`);
  }
  const spoken = typeof text === 'string' ? [text] : [];
  const parts = [...spoken, single.join('\n'), ...tables];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A value and where it stands: `wind.gusts.value`. */
type Cell = [name: string, value: unknown];

function cellsOf(value: object, prefix = ''): Cell[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Cell[] =>
    isRecord(inner) ? cellsOf(inner, `${prefix}${key}.`) : [[prefix + key, inner]],
  );
}

/** What is the same in all rows is told once, below their heading. */
function tableOf(name: string, rows: readonly object[]): string {
  const cells = rows.map((row) => new Map(cellsOf(row)));
  const names = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  const columns = names.map((column) => ({
    column,
    values: cells.map((row) => written(row.get(column))),
  }));
  const isSame = ({ values }: { values: string[] }) =>
    rows.length > 1 && values.every((value) => value === values[0]);
  const same = columns.filter(isSame).map(({ column, values }) => `${column}: ${values[0]}`);
  const differing = columns.filter((column) => !isSame(column));
  return [
    `${name} (${rows.length})`,
    ...(same.length > 0 ? [`In all of them: ${same.join(', ')}`] : []),
    differing.map(({ column }) => column).join(' | '),
    ...rows.map((_row, at) => differing.map(({ values }) => values[at]).join(' | ')),
  ].join('\n');
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'string') return value.replaceAll(/\s*[\r\n|]\s*/g, ' ');
  return JSON.stringify(value);
}

function isTable(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
