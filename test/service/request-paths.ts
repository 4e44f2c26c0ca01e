import { operations, type OperationId } from '../../src/contract/operations.ts';

/** A value for each parameter that a path has, or that an operation cannot do without. */
export type Values = Record<string, string>;

/** Parameters that are valid at any place. */
const COMMON: Values = {
  space: 'night',
  searchKey: 'Ham',
  warncellId: '811000000',
  stationId: '1975',
};

/** The parameters of an operation that its path has, in order. */
export function inPath(id: OperationId): string[] {
  return Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

/** The path of a request with some values; those that the path does not have are its query. */
export function pathWith(id: OperationId, values: Values, query: Values = {}): string {
  const all = { ...COMMON, ...values };
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(all[name] ?? ''),
  );
  const needed = id === 'forecastDayPart' ? { space: all['space'] ?? '' } : {};
  const search = new URLSearchParams({ ...needed, ...query }).toString();
  return search === '' ? path : `${path}?${search}`;
}
