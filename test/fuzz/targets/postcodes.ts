import {
  createPostcodes,
  parsePostcodeRows,
  packPostcodeRows,
  findAreasByCode,
  type PostcodeArea,
} from '../../../src/place/postcodes/table.ts';
import { geoNamesText } from '../../support/postcode-file.ts';
import { zipFile } from '../../support/zip-file.ts';
import { decoded, expectThat } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';

const CODES = ['20095', '20099', '00001'];
const TEXT = geoNamesText([
  { country: 'DE', code: '20095', name: 'Hamburg', stateCode: 'HH', latitude: 53.5544, longitude: 9.9946 },
  { country: 'DE', code: '20095', name: 'Amt', stateCode: '02', latitude: 53.55, longitude: 10 },
  { country: 'DE', code: '20099', name: 'Köln', stateCode: 'NW', latitude: '', longitude: '' },
]); // prettier-ignore

export const postcodes: Target = {
  name: 'postcodes',
  open: () => ({
    property: attacked(mutatedText([TEXT], ['\t', '\t\t', '\r', '\u0000', 'AT', '00001']), (file) =>
      decoded(
        () => packPostcodeRows([...parsePostcodeRows(file.toString('utf8'), 'DE')]),
        (table) => {
          for (const code of CODES) findAreasByCode(code, table).forEach(checkArea);
        },
      ),
    ),
  }),
};

export const postcodeZip: Target = {
  name: 'postcode-zip',
  open: () => {
    const member = { name: 'DE.txt', body: Buffer.from(TEXT) };
    const zips = [zipFile(member), zipFile({ name: 'readme.txt', body: Buffer.from('-') }, member)];
    return {
      property: attacked(mutated(zips), async (body) => {
        const server = { name: 'DWD', get: async () => ({ status: 200, body }) as const };
        const { find } = createPostcodes({ server, clock: () => new Date() });
        return decoded(
          () => find('DE', '20095'),
          (areas) => areas.forEach(checkArea),
        );
      }),
    };
  },
};

function checkArea({ latitude, longitude }: PostcodeArea): void {
  const isInGermany = latitude > 45 && latitude < 57 && longitude > 4 && longitude < 17;
  expectThat(isInGermany || latitude !== 0 || longitude !== 0, 'A place lies nowhere');
  expectThat(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, `${latitude}/${longitude}`);
}
