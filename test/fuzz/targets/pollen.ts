import { POLLEN_TYPES } from '../../../src/contract/parameters.ts';
import { parseRegionMap, parsePollenFile } from '../../../src/opendata/pollen/forecasts.ts';
import { mapText, pollenText } from '../../opendata/pollen/pollen-files.ts';
import { decoded, expectThat } from '../decoded.ts';
import { mutatedText } from '../mutated.ts';
import { mutatedJson } from '../mutated-json.ts';
import { attacked, type Target } from '../target.ts';
import * as fc from 'fast-check';

const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0);

const POLLEN_WORDS = [
  ...POLLEN_TYPES,
  'today',
  '0-1',
  '-1',
  '3-4',
  '2026-02-30 11:00 Uhr',
  '9999-12-31 23:59 Uhr',
];

export const pollen: Target = {
  name: 'pollen',
  open: () => ({
    property: attacked(texts(pollenText(), POLLEN_WORDS), (file) =>
      decoded(
        () => parsePollenFile(file),
        ({ issued, nextUpdate, regions }) => {
          expectThat(issued >= FIRST && issued < LAST, `Issued at ${issued}`);
          expectThat(nextUpdate >= FIRST && nextUpdate < LAST, `The next one at ${nextUpdate}`);
          for (const [id, days] of regions) {
            expectThat(Number.isSafeInteger(id), `A region has the id ${id}`);
            for (const { date, levels } of days) {
              expectThat(/^\d{4}-\d\d-\d\d$/.test(date), `A day is called ${date}`);
              for (const [type, level] of Object.entries(levels)) {
                expectThat([0, 1, 2, 3].includes(level), `${type} has the index ${level}`);
              }
            }
          }
        },
      ),
    ),
  }),
};

const SOMEWHERE: [number, number][] = [[9, 54], [9.2, 54.3], [0, 0], [16.37, 48.21], [8, 55]]; // prettier-ignore

export const regions: Target = {
  name: 'regions',
  open: () => ({
    property: attacked(texts(mapText(), ['Polygon', 'MultiPolygon', 'GF', 'Point']), (file) =>
      decoded(
        () => parseRegionMap(file),
        (map) => {
          for (const position of SOMEWHERE) {
            const region = map.at(position, 6);
            expectThat(region === undefined || Number.isSafeInteger(region), `Region ${region}`);
          }
        },
      ),
    ),
  }),
};

/** Of other values, and of other letters. */
function texts(text: string, words: readonly string[]): fc.Arbitrary<Buffer> {
  return fc.oneof(
    mutatedJson([JSON.parse(text)], words).map((each) => Buffer.from(each)),
    mutatedText([text], words),
  );
}
