import { parseCatalogue } from '../../../src/opendata/mosmix/series.ts';
import { decodeMosmixFile, type StationForecast } from '../../../src/opendata/mosmix/series.ts';
import { catalogueRow, catalogueText, mosmixKml } from '../../support/mosmix-file.ts';
import { zipFile } from '../../support/zip-file.ts';
import { decoded, expectThat } from '../decoded.ts';
import { expectHours, expectPlace } from '../expected-hours.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';

const KML = mosmixKml({
  elements: {
    TTT: '283.15 284.05 281.55 280.00',
    TX: '- - 285.15 -',
    TN: '- 279.95 - -',
    FF: '3.10 2.60 1.00 0.00',
    DD: '270.00 355.00 10.00 90.00',
    FX1: '7.20 - 9.80 3.10',
    N: '63.00 100.00 0.00 5.00',
    Neff: '60.00 98.00 - 0.00',
    RR1c: '0.00 1.20 0.40 -0.10',
    RRS1c: '0.00 0.40 0.00 0.00',
    R101: '5.00 37.00 99.00 -',
    wwP: '10.00 37.00 99.00 1.00',
    wwT: '3.00 0.00 - 0.00',
    ww: '0.00 61.00 95.00 3.00',
    SunD1: '0.00 2340.00 3600.00 -',
  },
});
const UNDATED = mosmixKml({ issued: '', elements: { TTT: '283.15 284.05' } });

const WORDS = [
  '<kml:Placemark>', '</kml:Placemark>', '<dwd:value>', '</dwd:value>', '</dwd:Forecast>',
  '<dwd:Forecast dwd:elementName="TTT">', '<dwd:TimeStep>2026-11-18T10:00:00.000Z</dwd:TimeStep>',
  '<dwd:TimeStep>', '<dwd:IssueTime>', '+275760-09-12T00:00:00.000Z', '<!DOCTYPE x [<!ENTITY a "1">]>',
  '&a;', '<kml:coordinates>', ',', '1e5', '-0.00', '\u0000', 'ü',
]; // prettier-ignore

export const mosmix: Target = {
  name: 'mosmix',
  open: () => ({
    property: attacked(mutatedText([KML, KML, UNDATED], WORDS, 'latin1'), async (body) =>
      decoded(
        () => decodeMosmixFile(zipFile({ name: 'MOSMIX_L_2026111809_10147.kml', body })),
        check,
      ),
    ),
  }),
};

export const kmz: Target = {
  name: 'kmz',
  open: () => {
    const member = { name: 'MOSMIX_L_2026111809_10147.kml', body: Buffer.from(KML, 'latin1') };
    const readme = { name: 'readme.txt', body: Buffer.from('none') };
    const zips = [zipFile(member), zipFile(readme, member), zipFile({ ...member, method: 0 })];
    return {
      property: attacked(mutated(zips), async (file) =>
        decoded(() => decodeMosmixFile(file), check),
      ),
    };
  },
};

export const catalogue: Target = {
  name: 'catalogue',
  open: () => {
    const rows = [
      catalogueRow('10147', '53.38', '10.00', 16),
      catalogueRow('A762', '-8.40', '-179.59', 4500),
      catalogueRow('E5502', '55.00', '2.00', 0),
    ];
    return {
      property: attacked(mutatedText([catalogueText(rows)], ['ü', '\t', '   '], 'latin1'), (file) =>
        decoded(
          () => parseCatalogue(file),
          (stations) => {
            for (const { id, latitude, longitude } of stations) {
              expectThat(/^[0-9A-Z]{1,5}$/.test(id), `A station is called "${id}"`);
              expectPlace(latitude, longitude);
            }
          },
        ),
      ),
    };
  },
};

function check({ id, latitude, longitude, elevation, series }: StationForecast): void {
  expectThat(/^[0-9A-Z]{1,5}$/.test(id), `A station is called "${id}"`);
  expectPlace(latitude, longitude);
  expectThat(elevation >= -500 && elevation <= 9000, `A station lies at ${elevation} m`);
  expectHours(series);
}
