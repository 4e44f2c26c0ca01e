/**
 * A body as text for a model, which pays for every sign: what is to be spoken first, then single
 * values by their names, then lists of entries as tables. `-` stands for what is not known.
 */
export function formatAnswer(body: object): string {
  const { text, ...rest } = { text: undefined, ...body };
  const values = typeof text === 'string' ? rest : body;
  const single: string[] = [];
  const tables: string[] = [];
  for (const [name, value] of flattenCells(values)) {
    if (isTable(value)) tables.push(formatTable(name, value));
    else single.push(`${name}: ${formatCell(value)}`);
  }
  const spoken = typeof text === 'string' ? [text] : [];
  const parts = [...spoken, single.join('\n'), ...tables];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A value and where it stands: `wind.gusts.value`. */
type Cell = [name: string, value: unknown];

function flattenCells(value: object, prefix = ''): Cell[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Cell[] =>
    isRecord(inner) ? flattenCells(inner, `${prefix}${key}.`) : [[prefix + key, inner]],
  );
}

interface Column {
  name: string;
  values: string[];
}

/** What is the same in all rows, or in another column, is told once, below the heading. */
function formatTable(name: string, rows: readonly object[]): string {
  const told: string[] = [];
  const columns: Column[] = [];
  for (const column of buildColumns(rows)) {
    const twin = columns.find(({ values }) => isSame(values, column.values));
    const [first, ...others] = column.values;
    if (twin) told.push(`${column.name} as ${twin.name}`);
    else if (others.length > 0 && others.every((value) => value === first)) {
      told.push(`${column.name} ${first}`);
    } else columns.push(column);
  }
  return [
    `${name} (${rows.length})`,
    ...(told.length > 0 ? [`In all of them: ${told.join(', ')}`] : []),
    columns.map((column) => column.name).join(' | '),
    ...rows.map((_row, at) => columns.map(({ values }) => values[at]).join(' | ')),
  ].join('\n');
}

function buildColumns(rows: readonly object[]): Column[] {
  const cells = rows.map((row) => new Map(flattenCells(row)));
  const names = new Set(cells.flatMap((row) => [...row.keys()]));
  return Array.from(names, (name) => ({
    name,
    values: cells.map((row) => formatCell(row.get(name))),
  }));
}

/** Of one row alone, two values are equal by chance. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 1 && some.every((value, at) => value === others[at]);
}

/** Timestamps go without the seconds that they do not have. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.replaceAll(/\s*[\r\n|]\s*/g, ' ').replace(/(T\d\d:\d\d):00(\.000)?Z$/, '$1Z');
}

function isTable(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
