import { describe, expect, it, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { hoursFrom, lasting, locale, planOfDay, rain, snow, TODAY, type Weather } from './plans.ts';

const TOMORROW = addDays(TODAY, 1);

/** What is said of tomorrow, with its weather from seven in the morning on. */
function tell(weather: readonly Weather[], tag = 'de-DE'): string {
  const whole = [...lasting(7), ...weather, ...lasting(17)].slice(0, 24);
  return renderPlan(planOfDay(hoursFrom(24, whole), TOMORROW), locale(tag));
}

describe('sleet and showers of snow, which have one state for moderate and heavy', () => {
  test.each([
    ['sleet', rain(69, 1), 'Schneeregen'],
    ['showers of sleet', rain(84, 1), 'Schneeregenschauer'],
    ['showers of snow', snow(86, 2), 'Schneeschauer'],
  ])('%s of a moderate amount are not called heavy', (_, weather, word) => {
    const text = tell(lasting(17, weather));
    expect(text).toContain(word);
    expect(text).not.toMatch(/stark|kräftig/);
  });

  test.each([
    ['sleet', rain(69, 6), 'starker Schneeregen'],
    ['showers of sleet', rain(84, 6), 'kräftige Schneeregenschauer'],
    ['showers of snow', snow(86, 6), 'kräftige Schneeschauer'],
  ])('%s of a heavy amount are', (_, weather, words) => {
    expect(tell(lasting(17, weather))).toContain(words);
  });

  it('has a word between light and heavy in English, too', () => {
    expect(tell(lasting(17, rain(69, 1)), 'en-GB')).toMatch(/expect sleet/);
    expect(tell(lasting(17, rain(69, 1)), 'en-US')).toMatch(/a mix of rain and snow/);
  });
});
