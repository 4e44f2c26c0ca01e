import { expect, it, test } from 'vitest';
import { parseGeoNames } from '../../src/place/geonames.ts';

const MUNICH =
  '2867714\tMunich\tMunich\tMUC,München\t48.13743\t11.57549\tP\tPPLA\tDE\t\t02\t091\t09162\t09162000\t1260391\t\t524\tEurope/Berlin\t2019-09-05';

it('parses the line of a place', () => {
  expect(parseGeoNames(`${MUNICH}\n`)).toEqual([
    {
      id: 2867714,
      name: 'Munich',
      alternateNames: ['MUC', 'München'],
      latitude: 48.13743,
      longitude: 11.57549,
      featureCode: 'PPLA',
      country: 'DE',
      admin1: '02',
      population: 1260391,
      elevation: 524,
      timeZone: 'Europe/Berlin',
    },
  ]);
});

it('returns null for an unknown elevation of -9999', () => {
  expect(parseGeoNames(MUNICH.replace('\t524\t', '\t-9999\t'))[0]?.elevation).toBeNull();
});

it('reads files with either kind of line end', () => {
  expect(parseGeoNames(`${MUNICH}\r\n${MUNICH}\r\n`)).toHaveLength(2);
});

test.each([
  ['is empty', ''],
  ['breaks off', MUNICH.slice(0, 60)],
  ['has no name', MUNICH.replace('\tMunich\t', '\t\t')],
  ['has no coordinate', MUNICH.replace('48.13743', '')],
  ['has words for a coordinate', MUNICH.replace('48.13743', 'north')],
  ['lies off the globe', MUNICH.replace('11.57549', '211.57549')],
  ['has no number', MUNICH.replace('2867714', 'x')],
  ['has no country', MUNICH.replace('\tDE\t', '\t\t')],
  ['has no time zone', MUNICH.replace('Europe/Berlin', '')],
])('drops a line that %s', (_, line) => {
  expect(parseGeoNames(`${line}\n${MUNICH}`)).toHaveLength(1);
});
