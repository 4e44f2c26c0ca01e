/** Fills a path's parameters in; what is left over is the query. */
export function pathAndQuery(
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  let filled = path;
  const query: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const marker = `{${name}}`;
    const encoded = typeof value === 'number' ? String(value) : encodeURIComponent(value);
    if (filled.includes(marker)) filled = filled.replace(marker, encoded);
    else query.push(`${name}=${encoded}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
