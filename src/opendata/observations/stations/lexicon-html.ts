import { lexiconRow, type LexiconRow } from './lexicon-row.ts';

/** The letters that names have beyond ASCII. */
const LETTERS: Record<string, string> = {
  amp: '&', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é',
}; // prettier-ignore

/**
 * The rows of stations that report, in the Stationslexikon's form of a web page: eleven cells with
 * name, number, kind, id, latitude, longitude, height, river basin, state, first and last day.
 */
export function htmlRows(page: string): LexiconRow[] {
  return page.split('<tr>').flatMap((row) => {
    const [name = '', ...columns] = cellsOf(row);
    return lexiconRow(name, columns, columns[9]) ?? [];
  });
}

function cellsOf(row: string): string[] {
  return row
    .split(/<td[^>]{0,100}>/)
    .slice(1)
    .map((cell) => plain(cell.split('</td>', 1)[0] ?? ''));
}

function plain(html: string): string {
  return html
    .replaceAll(/&#(\d{1,4});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/&(\w{1,8});/g, (entity, name: string) => LETTERS[name] ?? entity)
    .trim();
}
