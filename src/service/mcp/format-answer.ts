/**
 * Formats a body as compact text for a model: first the text to speak, then single values by name,
 * then lists of entries as tables. `-` means unknown.
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

/** A value and its path: `wind.gusts.value`. */
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

/** Moves constant and duplicate columns into one line below the heading. */
function formatTable(name: string, rows: readonly object[]): string {
  const notes: string[] = [];
  const columns: Column[] = [];
  for (const column of buildColumns(rows)) {
    const twin = columns.find(({ values }) => isSame(values, column.values));
    const [first, ...others] = column.values;
    if (twin) notes.push(`${column.name} as ${twin.name}`);
    else if (others.length > 0 && others.every((value) => value === first)) {
      notes.push(`${column.name} ${first}`);
    } else columns.push(column);
  }
  return [
    `${name} (${rows.length})`,
    ...(notes.length > 0 ? [`In all of them: ${notes.join(', ')}`] : []),
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

/** Equal values in a single row are a coincidence. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 1 && some.every((value, at) => value === others[at]);
}

/** Shortens timestamps on a full minute. */
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
