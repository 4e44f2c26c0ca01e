import { expect, test } from 'vitest';
import { getIconFileName } from '../../src/service/answer-fields.ts';

test.each([
  ['by day', false, false, false, 'd_61.svg'],
  ['at night', true, false, false, 'n_61.svg'],
  ['by day with a weather warning', false, false, true, 'd_e_61.svg'],
  ['at night with a weather warning', true, false, true, 'n_e_61.svg'],
  ['by day with a wind warning', false, true, false, 'd_w_61.svg'],
  ['at night with a wind warning', true, true, false, 'n_w_61.svg'],
  ['by day with both, of which the weather service knows better', false, true, true, 'd_e_61.svg'],
])('light rain %s', (_when, night, windy, warned, icon) => {
  expect(getIconFileName(61, { isNight: night, isWindy: windy, hasWarning: warned })).toBe(icon);
});

test('an unknown state has an icon, too', () => {
  expect(getIconFileName(-1, { isNight: false, isWindy: false, hasWarning: false })).toBe(
    'd_-1.svg',
  );
});
