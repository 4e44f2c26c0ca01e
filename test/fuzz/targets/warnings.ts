import { createCapDecoder } from '../../../src/opendata/warnings/cap-warnings.ts';
import {
  parseCellList,
  findCellInTile,
  parseCellTile,
} from '../../../src/opendata/warnings/warncells.ts';
import { decodeNwsAlerts } from '../../../src/opendata/warnings/nws-alerts.ts';
import {
  isCovered,
  placeWarning,
  type PlacedWarning,
} from '../../../src/opendata/warnings/warnings.ts';
import {
  alertText,
  area,
  capZip,
  HOLE,
  reference,
  SQUARE,
} from '../../opendata/warnings/cap-files.ts';
import { nwsAlert, nwsList, reference as idReference } from '../../opendata/warnings/nws-files.ts';
import { zipFile } from '../../support/zip-file.ts';
import { decoded, expectThat, expectWithin } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { mutatedJson } from '../mutated-json.ts';
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

const NWS_LIST = JSON.parse(
  nwsList(
    nwsAlert(),
    nwsAlert({ name: 'b', messageType: 'Update', references: [idReference('a')] }),
  ),
);
const NWS_WORDS = [
  'Cancel', 'Test', 'Watch', 'Tornado Warning', 'urn:oid:2.49.0.1.840.0.b.001.1', '9999-12-31T23:59:59Z',
  '/O.NEW.KLOT.FL.W.0001.261121T1200Z-000000T0000Z/', '__proto__', 'en', 'features',
]; // prettier-ignore

export const nws: Target = {
  name: 'nws',
  open: () => ({
    property: attacked(
      mutatedJson([NWS_LIST], NWS_WORDS).map((text) => Buffer.from(text)),
      (body) =>
        decoded(
          () => decodeNwsAlerts(body),
          (warnings) => warnings.forEach((warning) => checkWarning(placeWarning(warning))),
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
  if (typeof eventCode === 'number') expectWithin('event code', eventCode, [0, 9999]);
  expectWithin('lowest', lowest, [1, 1e6]);
  expectWithin('highest', highest, [-1e6, 2999]);
  expectThat(texts.size > 0, 'A warning has no text');
  for (const { event } of texts.values()) expectThat(event !== '', 'An event has no name');
  isCovered(placed, [9.7, 53.2]);
}
