/** Lists all strings of an answer, in any field. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^text(?:_\w+)?$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null || key === 'weather' || key === 'wind') return [];
  const entries = Array.isArray(value) ? value.map((each) => [key, each]) : Object.entries(value);
  return entries.flatMap(([name, each]) => textsOf(each, String(name)));
}
