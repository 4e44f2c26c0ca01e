/** Many short texts in one buffer, UTF-8; text `i` ends where text `i + 1` starts. */
export interface TextTable {
  bytes: Buffer;
  /** One element more than there are texts. */
  starts: Uint32Array;
}

export function packTexts(texts: readonly string[]): TextTable {
  const bytes = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] ?? 0) + Buffer.byteLength(text);
  });
  return { bytes, starts };
}

export function textAt({ bytes, starts }: TextTable, i: number): string {
  return bytes.toString('utf8', starts[i], starts[i + 1]);
}

/** Where a text stands in a table that is sorted by bytes; undefined where it is missing. */
export function positionOf(text: string, { bytes, starts }: TextTable): number | undefined {
  const wanted = Buffer.from(text);
  let low = 0;
  let high = starts.length - 2;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = bytes.compare(wanted, 0, wanted.length, starts[middle], starts[middle + 1]);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
