import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { hoursFrom, lasting, locale, planOfDay, rain, TODAY, type Weather } from './plans.ts';

const DROP = rain(61, 0.1);
const FOG: Weather = { significantWeather: 45 };
const ICE: Weather = { ...rain(66, 0.3), temperature: -1 };

/** What is said of tomorrow if a spell of some hours begins at seven, with a few drops here and there. */
function tell(spell: readonly Weather[]): string {
  const drops = [...lasting(1), DROP, ...lasting(2), DROP];
  const weather = [...lasting(6), DROP, ...spell, ...drops, ...lasting(20)].slice(0, 24);
  return renderPlan(planOfDay(hoursFrom(24, weather), addDays(TODAY, 1)), locale('de-DE'));
}

describe('one spell on a day with a few drops here and there', () => {
  it('of ice has its time', () => {
    expect(tell(lasting(3, ICE))).toMatch(
      /^Vorsicht, Glatteis\. Morgen ist es in Hamburg bedeckt, am frühen Morgen und am Vormittag fällt leichter gefrierender Regen\./,
    );
  });

  it('of fog has its time', () => {
    expect(tell(lasting(4, FOG))).toMatch(
      /^Morgen ist es in Hamburg bedeckt, am frühen Morgen neblig\./,
    );
  });

  it('of fog has it beside rain', () => {
    const weather = [
      ...lasting(6),
      ...lasting(5, FOG),
      ...lasting(3),
      rain(81, 2),
      ...lasting(3),
      rain(81, 2),
      ...lasting(5),
    ];
    const text = renderPlan(planOfDay(hoursFrom(24, weather), addDays(TODAY, 1)), locale('de-DE'));
    expect(text).toMatch(
      /^Morgen ist es in Hamburg bedeckt, .*Schauer\. Am Morgen und am Vormittag ist es neblig\./,
    );
  });

  it('of fog has it before drizzle that may stay away', () => {
    const drizzle = { ...rain(53, 0.3), precipitationProbability: 40 };
    const weather = [...lasting(14, FOG), ...lasting(5), ...lasting(3, drizzle), ...lasting(2)];
    const text = renderPlan(planOfDay(hoursFrom(24, weather), addDays(TODAY, 1)), locale('de-DE'));
    expect(text).toMatch(
      /Morgen ist es bedeckt\. Am Abend ist leichter Nieselregen möglich\. Vom frühen Vormittag bis zum frühen Nachmittag bleibt es neblig\./,
    );
  });

  it('is told as now and then if it is more than one', () => {
    const spells = [...lasting(2, ICE), ...lasting(4), ...lasting(2, ICE), ...lasting(4), ICE];
    expect(tell(spells)).toMatch(/zeitweise|gelegentlich/);
  });
});
