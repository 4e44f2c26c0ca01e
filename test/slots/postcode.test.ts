import { expect, test } from 'vitest';
import { parseSpokenPostcode } from '../../src/place/address.ts';

test.each([
  ['50667', 'DE', '50667'],
  ['1067', 'DE', '01067'],
  ['01067', 'DE', '01067'],
  ['506 67', 'DE', '50667'],
  ['1010', 'AT', '1010'],
  ['8001', 'CH', '8001'],
  ['9490', 'LI', '9490'],
])('%s in %s is the postcode %s', (value, country, code) => {
  expect(parseSpokenPostcode(value, country)).toEqual({ country, code });
});

test.each([
  ['67', 'DE'],
  ['106', 'DE'],
  ['0106', 'DE'],
  ['506671', 'DE'],
  ['50667', 'AT'],
  ['101', 'AT'],
  ['?', 'DE'],
  ['', 'DE'],
  ['-1067', 'DE'],
  ['10.67', 'DE'],
  ['90210', 'US'],
])('%s in %s is not a postcode', (value, country) => {
  expect(parseSpokenPostcode(value, country)).toBeUndefined();
});
