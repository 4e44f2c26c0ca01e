import { describe, expect, it } from 'vitest';
import { iconGraphics, findScreenIcon, ICONS } from '../../../src/speech/screen/icons.ts';
import { findSkyClass } from '../../../src/weather/state.ts';

const STATES = Array.from({ length: 100 }, (_, state) => state).filter(
  (state) => findSkyClass(state) !== undefined,
);

describe('the drawing of a state', () => {
  it.each(STATES)('exists for %i, by day and by night', (state) => {
    for (const night of [false, true]) {
      const icon = findScreenIcon(state, night);
      expect(icon).not.toBe('unknown');
      expect(iconGraphics[icon]?.items.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [0, 'sun', 'moon'],
    [1, 'fewCloudsDay', 'fewCloudsNight'],
    [2, 'partlyCloudyDay', 'partlyCloudyNight'],
    [3, 'overcast', 'overcast'],
    [45, 'fog', 'fog'],
    [51, 'drizzle', 'drizzle'],
    [63, 'rain', 'rain'],
    [65, 'heavyRain', 'heavyRain'],
    [67, 'ice', 'ice'],
    [69, 'sleet', 'sleet'],
    [75, 'snow', 'snow'],
    [81, 'showersDay', 'showersNight'],
    [95, 'thunder', 'thunder'],
    [96, 'storm', 'storm'],
    [-1, 'unknown', 'unknown'],
    [999, 'unknown', 'unknown'],
  ])('of %i is %s by day and %s by night', (state, day, night) => {
    expect([findScreenIcon(state, false), findScreenIcon(state, true)]).toEqual([day, night]);
  });

  it('is used for some state', () => {
    const used = [...STATES, -1].flatMap((state) => [
      findScreenIcon(state, false),
      findScreenIcon(state, true),
    ]);
    expect(new Set(used)).toEqual(new Set(ICONS));
  });

  it('differs from every other', () => {
    const drawings = Object.values(iconGraphics).map(({ items }) => JSON.stringify(items));
    expect(new Set(drawings).size).toBe(ICONS.length);
  });
});
