import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  resolveDevice,
  formatDevice,
  parseDevice,
  type DeviceDescription,
} from '../../../src/simulator/device-description.ts';
import { BERLIN, gazetteerWith } from '../../support/places.ts';

const surroundings = { gazetteer: gazetteerWith(BERLIN), defaultPlace: BERLIN };

/** The platform data of a device in Berlin. */
function known(words: string) {
  const device = parseDevice(words);
  return device && resolveDevice(device, 'de-DE', surroundings);
}

describe('a device in words', () => {
  it.each([
    ['phone', { hasPosition: true }],
    ['phone in Berlin', { hasPosition: true }],
    ['phone in Berlin set to fahrenheit', { settings: { temperature: 'fahrenheit' } }],
    ['phone in Berlin set to celsius with screen', { hasScreen: true, hasPosition: true }],
    ['phone with screen set to celsius', { settings: { temperature: 'celsius' } }],
    ['speaker in Berlin', { hasPosition: false, address: { country: 'DE', city: 'Berlin' } }],
    ['speaker at DE-50667', { hasPosition: false, address: { country: 'DE', code: '50667' } }],
    ['speaker without permission', { hasPosition: false, permission: 'none' }],
    ['speaker without address', { hasPosition: false, permission: 'full' }],
    ['speaker without address with screen', { hasScreen: true, permission: 'full' }],
  ])('"%s" is valid', (words, expected) => {
    expect(known(words)).toMatchObject({ place: BERLIN, ...expected });
  });

  it.each([
    '',
    'telephone in Berlin',
    'phone at DE-50667',
    'speaker at 50667',
    'speaker without sound',
    'phone set to kelvin',
  ])('"%s" is invalid', (words) => {
    expect(parseDevice(words)).toBeUndefined();
  });

  it('rejects unknown places', () => {
    expect(() => known('phone in Xyzzyheim')).toThrow(
      'A device must be in a known place, not "Xyzzyheim"',
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(devices, (device) => {
        expect(parseDevice(formatDevice(device))).toEqual(device);
      }),
    );
  });
});

const places = fc.constantFrom(undefined, 'Köln', 'Baden-Baden', "L'Aquila", 'St. Gallen');
const common = {
  temperature: fc.constantFrom('fahrenheit' as const, 'celsius' as const, undefined),
  hasScreen: fc.constantFrom(true, undefined),
};
const devices: fc.Arbitrary<DeviceDescription> = fc.oneof(
  fc.record({ kind: fc.constant('phone' as const), place: places, ...common }),
  fc.record({ kind: fc.constant('speaker' as const), place: places, ...common }),
  fc.record({
    kind: fc.constant('speaker' as const),
    place: places,
    postcode: fc.constantFrom(
      { country: 'DE', code: '50667' },
      { country: 'GB', code: 'SW1A 1AA' },
    ),
    ...common,
  }),
  fc.record({
    kind: fc.constant('speaker' as const),
    place: places,
    without: fc.constantFrom('permission' as const, 'address' as const),
    ...common,
  }),
);
