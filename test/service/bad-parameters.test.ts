import { afterAll, describe, expect, test } from 'vitest';
import {
  operationIds,
  type OperationId,
  buildParametersSchema,
} from '../../src/contract/operations.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { startTestService } from '../support/service.ts';
import { inPath, pathWith, type Values } from './request-paths.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

const GOOD: Values = {
  latitude: '53.55',
  longitude: '9.99',
  country: 'DE',
  zip_code: '20095',
  countryCode: 'DE',
  postCode: '20095',
  id: '2.49.0.0.276.0.DWD.PVW.1',
};

const DEGREES = (limit: number) =>
  `must be a number from -${limit} to ${limit} with up to 5 decimals`;
const COUNTRY = 'must be one of DE, AT, CH, LI';
const POSTCODE = 'must be the digits of a postcode, with leading and trailing zeros';
const KILOMETRES = 'must be a number above 0 and up to 500, with up to 3 decimals';
const PLACES = 'must be a whole number from 1 to 100';
const WARNCELL = 'must be the 9 digits of a warncell';
const STATION = 'must be the number of a station';
const DAY = 'must be exactly 8 digits: year, month, day';
const HOUR = 'must be exactly 10 digits: year, month, day, hour';
const TYPE =
  'must be one of Ambrosia, Beifuss, Birke, Erle, Esche, Graeser, Hasel, Roggen, or empty for all';

/** Values that break a rule of a parameter, whatever the operation. */
const BAD: Record<string, readonly (readonly [value: string, rule: string])[]> = {
  latitude: ['90.00001', '-91', '53.123456', '1e1', '53,55', 'N53', ' '].map((value) => [
    value,
    DEGREES(90),
  ]),
  longitude: ['180.00001', '-181', '9.123456', '0x9', 'NaN', '+9', '9.'].map((value) => [
    value,
    DEGREES(180),
  ]),
  country: ['FR', 'DEU', 'Germany', '49'].map((value) => [value, COUNTRY]),
  countryCode: ['FR', 'DEU', 'Germany', '49'].map((value) => [value, COUNTRY]),
  zip_code: ['D-20095', '200950', '20 95', '２００９５', '94'].map((value) => [value, POSTCODE]),
  postCode: ['D-20095', '200950', '20 95', '２００９５', '94'].map((value) => [value, POSTCODE]),
  distance: ['0', '-1', '501', 'far', '1e2', ''].map((value) => [value, KILOMETRES]),
  limit: ['0', '-1', '101', '1.5', 'all', ''].map((value) => [value, PLACES]),
  frequency: ['weekly', 'Hourly', ''].map((value) => [value, 'must be one of daily, hourly']),
  id: ['1234567', 'x'.repeat(129)].map((value) => [value, 'must have 8 to 128 characters']),
  warncellId: ['81100000', '8110000001', 'Berlin'].map((value) => [value, WARNCELL]),
  stationId: ['-1', '123456', 'K386', '1.5'].map((value) => [value, STATION]),
  searchKey: [
    [' ', 'must not be empty'],
    ['x'.repeat(101), 'must have at most 100 characters'],
  ],
  space: [['noon', 'must be one of morning, afternoon, evening, night']],
  dayname: [
    ['am Montag', 'must be one of weekday, dayAfterTomorrow'],
    ['', 'must be one of weekday, dayAfterTomorrow'],
  ],
  location: [['x'.repeat(101), 'must have at most 100 characters']],
  pollentype: [['Tanne', TYPE]],
  date: ['2026-11-21', '2026112', ''].map((value) => [value, DAY]),
  datefrom: ['2026-11-21', '2026112115', 'today'].map((value) => [value, DAY]),
  datetimefrom: ['20261121', '2026112115:00', 'now'].map((value) => [value, HOUR]),
};

/** Of operation 7 these are days, of operation 5 hours. */
const DATETIMETO: Partial<Record<OperationId, string>> = { forecastDays: DAY, forecastHours: HOUR };

const namesOf = (id: OperationId) => Object.keys(buildParametersSchema(id).properties ?? {});

function badValues(id: OperationId, name: string) {
  const rule = DATETIMETO[id];
  return name === 'datetimeto' && rule !== undefined ? [['1', rule] as const] : (BAD[name] ?? []);
}

async function refusalOf(path: string) {
  const { status, headers, body } = await service.get(path);
  expect(headers.get('content-type')).toContain('application/problem+json');
  const { errors, detail } = ProblemDetails.parse(body);
  return { status, errors, detail };
}

describe.each(operationIds)('%s', (id) => {
  test('rejects some value of every parameter', () => {
    expect(namesOf(id).filter((name) => badValues(id, name).length === 0)).toEqual([]);
  });

  test('rejects invalid values with the parameter and the rule', async () => {
    const isOfPath = new Set(inPath(id));
    for (const name of namesOf(id)) {
      for (const [value, rule] of badValues(id, name)) {
        const path = isOfPath.has(name)
          ? pathWith(id, { ...GOOD, [name]: value })
          : pathWith(id, GOOD, { [name]: value });
        expect({ path, ...(await refusalOf(path)) }).toEqual({
          path,
          status: 400,
          errors: [{ field: name, rule }],
          detail: `${name} ${rule}.`,
        });
      }
    }
  });

  test('rejects unknown parameters', async () => {
    const { status, errors } = await refusalOf(pathWith(id, GOOD, { lat: '53' }));
    expect(status).toBe(400);
    expect(errors).toEqual([{ field: 'lat', rule: 'is not a parameter of this operation' }]);
  });
});

const withCoordinates = operationIds.filter((id) => inPath(id).includes('latitude'));
const withPostcode = operationIds.filter((id) =>
  inPath(id).some((name) => /^(?:postC|zip_c)ode$/.test(name)),
);

describe.each(withCoordinates)('%s', (id) => {
  test.each([
    ['89.996', '0'],
    ['-89.996', '10'],
    ['90', '-180'],
    ['60.01', '179.996'],
    ['-70', '-179.996'],
  ])('answers %s, %s, which is off the grid, with 404', async (latitude, longitude) => {
    const { status, body } = await service.get(pathWith(id, { latitude, longitude }));
    expect({ status, type: body['type'] }).toEqual({ status: 404, type: '/problems/off-grid' });
  });
});

describe.each(withPostcode)('%s', (id) => {
  test.each([
    ['DE', '1067', 5],
    ['AT', '01010', 4],
    ['CH', '80010', 4],
    ['LI', '09490', 4],
  ])('rejects %s %s, which has not %i digits', async (code, postcode, digits) => {
    const path = pathWith(id, {
      country: code,
      countryCode: code,
      zip_code: postcode,
      postCode: postcode,
    });
    const { status, errors } = await refusalOf(path);
    expect(status).toBe(400);
    expect(errors?.[0]?.rule).toBe(
      `must have exactly ${digits} digits in ${code}, with leading and trailing zeros`,
    );
  });

  test('answers an unassigned postcode with 404', async () => {
    const { status, body } = await service.get(
      pathWith(id, { ...GOOD, zip_code: '99999', postCode: '99999' }),
    );
    expect({ status, type: body['type'] }).toEqual({
      status: 404,
      type: '/problems/unknown-postcode',
    });
  });
});
