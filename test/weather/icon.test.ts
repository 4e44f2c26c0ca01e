import { expect, test } from 'vitest';
import { iconOf } from '../../src/weather/icon.ts';

test.each([
  ['by day', { night: false, windy: false, warned: false }, 'd_61.svg'],
  ['at night', { night: true, windy: false, warned: false }, 'n_61.svg'],
  ['with wind', { night: false, windy: true, warned: false }, 'd_w_61.svg'],
  ['with wind at night', { night: true, windy: true, warned: false }, 'n_w_61.svg'],
  ['with a warning', { night: false, windy: false, warned: true }, 'd_e_61.svg'],
  ['with a warning at night', { night: true, windy: false, warned: true }, 'n_e_61.svg'],
  ['with a warning, which outranks wind', { night: true, windy: true, warned: true }, 'n_e_61.svg'],
])('the icon of light rain %s', (_, signs, expected) => {
  expect(iconOf(61, signs)).toBe(expected);
});
