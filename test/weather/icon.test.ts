import { expect, test } from 'vitest';
import { iconOf } from '../../src/weather/icon.ts';

test.each([
  ['by day', false, false, false, 'd_61.svg'],
  ['at night', true, false, false, 'n_61.svg'],
  ['by day with a weather warning', false, false, true, 'd_e_61.svg'],
  ['at night with a weather warning', true, false, true, 'n_e_61.svg'],
  ['by day with a wind warning', false, true, false, 'd_w_61.svg'],
  ['at night with a wind warning', true, true, false, 'n_w_61.svg'],
  ['by day with both, of which the weather service knows better', false, true, true, 'd_e_61.svg'],
])('light rain %s', (_when, night, windy, warned, icon) => {
  expect(iconOf(61, { night, windy, warned })).toBe(icon);
});

test('a state that is not known has an icon, too', () => {
  expect(iconOf(-1, { night: false, windy: false, warned: false })).toBe('d_-1.svg');
});
