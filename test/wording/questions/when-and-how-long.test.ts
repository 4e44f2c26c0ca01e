import { describe, expect, it, test } from 'vitest';
import { planRainChance } from '../../../src/wording/plan/questions/rain-amount.ts';
import { planRainTime, planSunHours } from '../../../src/wording/plan/questions/verdict.ts';
import { NO_DATA_PLAN } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, rain, TODAY } from '../plans.ts';
import { days, answerFacts, wholeDays } from './answer-facts.ts';
import { CLOUDY, perhaps, RAIN_FROM_3_PM, tomorrow } from './example-weather.ts';

describe('"When will it rain?"', () => {
  it('is answered with the time, and not with yes', () => {
    const plan = planRainTime(RAIN_FROM_3_PM);
    expect(renderAnswer(plan, skillLocale('de-DE'))).toMatch(
      /^Morgen regnet es in Köln ab 15 Uhr leicht\.$/,
    );
    expect(renderAnswer(plan, skillLocale('en-US'))).toMatch(
      /^There'll be light rain in Köln tomorrow from 3 PM on\.$/,
    );
  });

  it('is answered with "it will not rain", not with "no"', () => {
    const plan = planRainTime(tomorrow(...lasting(24, CLOUDY)));
    expect(renderAnswer(plan, skillLocale('de-DE'))).toBe('Morgen bleibt es in Köln trocken.');
    expect(renderAnswer(plan, skillLocale('en-US'))).toMatch(/^It'll stay dry in Köln tomorrow\./);
  });

  it('expresses its probability', () => {
    const plan = planRainTime(tomorrow(...lasting(24, perhaps(40))));
    expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(
      'Die Regenwahrscheinlichkeit liegt morgen in Köln bei 40 Prozent.',
    );
  });
});

test('"How long will the sun shine?" is answered with hours, or with the clouds', () => {
  const sunny = tomorrow(...lasting(24, { ...CLOUDY, significantWeather: 0, cloudCover: 0 }));
  expect(renderAnswer(planSunHours(sunny), skillLocale('de-DE'))).not.toMatch(/^(Ja|Nein)/);
  const cloudy = tomorrow(...lasting(24, CLOUDY));
  expect(renderAnswer(planSunHours(cloudy), skillLocale('de-DE'))).not.toMatch(/^(Ja|Nein)/);
});

function chanceOf(percent: number): string {
  return renderAnswer(
    planRainChance(tomorrow(...lasting(24, perhaps(percent)))),
    skillLocale('de-DE'),
  );
}

describe('"What is the chance of rain?"', () => {
  it('is answered in tens of a percent', () => {
    const plan = planRainChance(tomorrow(...lasting(24, perhaps(43))));
    expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(
      'Die Regenwahrscheinlichkeit liegt morgen in Köln bei 40 Prozent.',
    );
    expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(
      "There's a 40 percent chance of rain in Köln tomorrow.",
    );
  });

  it('is "only" 10 percent, but never "only" 0', () => {
    expect(chanceOf(10)).toMatch(/nur bei 10 Prozent\.$/);
    expect(chanceOf(2)).toMatch(/ bei 0 Prozent\.$/);
    expect(chanceOf(2)).not.toContain('nur');
  });

  it('names the likeliest of many days', () => {
    const dates = [TODAY, '2026-11-19', '2026-11-20', '2026-11-21'];
    const weather = [
      ...lasting(48, perhaps(10)),
      ...lasting(24, perhaps(70)),
      ...lasting(24, rain(61, 0.1)),
    ];
    const plan = planRainChance(answerFacts(wholeDays(dates, weather)));
    expect(plan).toHaveLength(1);
  });

  it('is unknown without data', () => {
    const [stretch] = days([TODAY], lasting(24, CLOUDY));
    if (!stretch) throw new Error('There is no day');
    const { entry } = stretch;
    const unknown = { ...stretch, entry: { ...entry, prec: { ...entry.prec, probability: null } } };
    expect(planRainChance(answerFacts([unknown]))).toEqual(NO_DATA_PLAN);
  });
});
