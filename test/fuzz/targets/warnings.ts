import { createCapDecoder } from '../../../src/opendata/warnings/cap-warnings.ts';
import {
  parseCellList,
  findCellInTile,
  parseCellTile,
} from '../../../src/opendata/warnings/warncells.ts';
import { isCovered, type PlacedWarning } from '../../../src/opendata/warnings/warnings.ts';
import {
  alertText,
  area,
  capZip,
  HOLE,
  reference,
  SQUARE,
} from '../../opendata/warnings/cap-files.ts';
import { zipFile } from '../../support/zip-file.ts';
import { decoded, expectThat, expectWithin } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';

const ALERT = alertText({
  areas: [area({ polygons: [SQUARE], holes: [HOLE], cells: ['803159016'] })],
});
const UPDATE = alertText({ id: 'b'.repeat(40), msgType: 'Update', references: reference('a.MUL') });

const XML_WORDS = [
  '<info>', '</info>', '<area>', '<event/>', '<![CDATA[', ']]>', '<!--', '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;', '&#0;', '&lt;', 'xmlns="x"', 'Future', 'Cancel', 'Test', 'EXCLUDE_POLYGON', '53,9.5',
  '2026-02-30T25:00:00Z', '9999-12-31T23:59:59Z', '__proto__',
]; // prettier-ignore

export const cap: Target = {
  name: 'cap',
  open: () => ({
    property: attacked(mutatedText([ALERT, UPDATE], XML_WORDS), (body) =>
      decoded(
        () =>
          createCapDecoder()(
            zipFile({ name: 'a.xml', body }, { name: 'b.xml', body: Buffer.from(UPDATE) }),
          ),
        (warnings) => warnings.forEach(checkWarning),
      ),
    ),
  }),
};

export const capZips: Target = {
  name: 'cap-zip',
  open: () => ({
    property: attacked(mutated([capZip(ALERT), capZip(ALERT, UPDATE)]), (zipped) =>
      decoded(
        () => createCapDecoder()(zipped),
        (warnings) => warnings.forEach(checkWarning),
      ),
    ),
  }),
};

const LIST =
  'WARNCELLID;NAME;KURZNAME;CCC;BL\r\n803159016;Stadt Göttingen;Göttingen;;NI\r\n103159000;Kreis Göttingen;;GOX;NI\r\n';

export const warncells: Target = {
  name: 'warncells',
  open: () => ({
    property: attacked(
      mutatedText([LIST], [';', '"', '\r', '\u0000', 'NAME', '000000000']),
      (file) =>
        decoded(
          () => parseCellList(file),
          (names) => {
            for (const id of names.keys()) expectThat(/^\d{9}$/.test(id), `A warncell is ${id}`);
          },
        ),
    ),
  }),
};

const TILE = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      geometry: { type: 'MultiPolygon', coordinates: [[[[9, 53], [10, 53], [10, 54], [9, 53]]]] },
      properties: { WARNCELLID: 803159016, NAME: 'Göttingen' },
    },
  ],
}); // prettier-ignore

export const warncellMap: Target = {
  name: 'warncell-map',
  open: () => ({
    property: attacked(
      mutatedText([TILE], ['Polygon', 'Point', 'WARNCELLID', 'null', '[]']),
      (file) =>
        decoded(
          () => parseCellTile(file),
          (tile) => {
            const cell = findCellInTile(tile, [9.7, 53.2]);
            expectThat(cell === undefined || /^\d{9}$/.test(cell.id), `A warncell is ${cell?.id}`);
          },
        ),
    ),
  }),
};

const TIMES = [Date.UTC(2000, 0), Date.UTC(2101, 0)] as const;

function checkWarning(placed: PlacedWarning): void {
  const { warning } = placed;
  const { id, sent, onset, expires, severity, texts, eventCode, lowest, highest } = warning;
  expectThat(id.length >= 4 && id.length <= 128, `A warning's id is ${id}`);
  expectWithin('sent', sent, TIMES);
  expectWithin('onset', onset, TIMES);
  expectWithin('expires', expires, TIMES);
  expectWithin('severity', severity, [1, 4]);
  expectWithin('event code', Number(eventCode), [0, 9999]);
  expectWithin('lowest', lowest, [1, 1e6]);
  expectWithin('highest', highest, [-1e6, 2999]);
  expectThat(texts.size > 0, 'A warning has no text');
  for (const { event } of texts.values()) expectThat(event !== '', 'An event has no name');
  isCovered(placed, [9.7, 53.2]);
}
