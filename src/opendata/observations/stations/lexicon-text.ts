import { lexiconRow, type LexiconRow } from './lexicon-row.ts';

/** Names stand before the column of this heading, and nothing else does. */
const NAMES_END_AT = 'STAT_ID';

/**
 * The rows of stations that report, in the Stationslexikon's fixed-width form: name, number, kind,
 * id, latitude, longitude, height, river basin (which may be missing), state, first and last day.
 */
export function fixedWidthRows(text: string): LexiconRow[] {
  const [heading = '', ...lines] = text.split('\n');
  const nameWidth = heading.indexOf(NAMES_END_AT);
  if (nameWidth < 0) return [];
  return lines.flatMap((line) => {
    const columns = line.slice(nameWidth).trim().split(/ +/);
    return lexiconRow(line.slice(0, nameWidth).trim(), columns, columns.at(-1)) ?? [];
  });
}
