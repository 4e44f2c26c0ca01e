import { describe, expect, test } from 'vitest';
import { COMPASS_POINTS } from '../../src/weather/atmosphere.ts';
import { SKY_CLASSES, findSkyClass } from '../../src/weather/state.ts';
import { findReader } from './readers/index.ts';
import { locales } from '../support/locales.ts';

/** Beaufort forces that are spoken of unasked. */
const FORCES = [5, 6, 7, 8, 9, 10, 11, 12];

describe.each(locales)('in $tag', (locale) => {
  const { language, units } = locale;

  test.each([false, true])('no two kinds of weather share a phrase, at night: %s', (night) => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, night));
    expect(new Set(phrases).size).toBe(SKY_CLASSES.length);
  });

  test('the sun does not shine at night', () => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, true));
    expect(phrases.join(' ')).not.toMatch(findReader(locale.tag).sunshine);
  });

  test('each wind force has its word, or that of its neighbour', () => {
    const phrases = FORCES.map((force) =>
      language.wind({ kind: 'wind', force, direction: 'W', gust: null }, { units, now: false }),
    );
    const changes = phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
    expect(new Set(phrases).size).toBe(changes.length);
    // Australians and Indians have the eight words of the British, Canadians those of the Americans.
    const words = ['en-GB', 'en-AU', 'en-IN'].includes(locale.tag) ? 8 : undefined;
    expect(changes).toHaveLength(words ?? findReader(locale.tag).windWords);
  });

  test('each direction has its word', () => {
    const words = COMPASS_POINTS.map((point) => language.directionWords[point]);
    expect(new Set(words).size).toBe(16);
    expect(words.join('')).toMatch(/^[\p{L}-]+$/u);
  });
});

test.each([
  [-1, undefined],
  [999, undefined],
  [22, undefined],
  [3, 'overcast'],
  [86, 'snowShowers'],
])('state %s is %s', (state, expected) => {
  expect(findSkyClass(state)).toBe(expected);
});
