import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerPlan, VerdictStatement } from '../../../src/wording/plan/plan.ts';
import { planRainChance } from '../../../src/wording/plan/questions/rain-amount.ts';
import { planRain } from '../../../src/wording/plan/questions/verdict.ts';
import type { When } from '../../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { lasting, skillLocale, snow } from '../plans.ts';
import { anyWeather } from './any-weather.ts';
import { at, perhaps, tomorrow } from './example-weather.ts';
import { STRETCHES } from './questions.ts';

const GERMAN = skillLocale('de');
const german = (plan: AnswerPlan) => renderAnswer(plan, GERMAN);

describe('a chance of rain in the night before a dry day', () => {
  const facts = tomorrow(...lasting(6, perhaps(50)), ...lasting(18));

  test('is that of the night, beside "no, tomorrow stays dry"', () => {
    expect(german(planRain(facts))).toBe('Nein, morgen bleibt es in Köln trocken.');
    expect(german(planRainChance(facts))).toBe(
      'Die Regenwahrscheinlichkeit liegt heute Nacht in Köln bei 50 Prozent. Morgen bleibt es trocken.',
    );
  });

  test.each([
    ['en-US', "There's a 50 percent chance of rain in Köln tonight. It'll stay dry tomorrow."],
    ['fr-FR', 'Cette nuit à Köln, la probabilité de pluie est de 50 pour cent. Demain, le temps restera sec.'],
    ['it-IT', 'Stanotte a Köln la probabilità di pioggia è del 50 per cento. Domani il tempo resterà asciutto.'],
    ['es-ES', 'Esta noche hay un 50 por ciento de probabilidad de lluvia en Köln. Mañana no lloverá.'],
    ['nl-NL', 'De kans op regen is vannacht in Köln 50 procent. Morgen blijft het droog.'],
    ['sv-SE', 'I natt är risken för regn 50 procent i Köln. I morgon håller det sig torrt.'],
  ])('in %s', (tag, text) => {
    expect(renderAnswer(planRainChance(facts), skillLocale(tag))).toBe(text);
  }); // prettier-ignore

  test('is told beside a lower one of the day', () => {
    const less = tomorrow(...lasting(6, perhaps(60)), ...lasting(18, perhaps(20)));
    expect(german(planRainChance(less))).toBe(
      'Die Regenwahrscheinlichkeit liegt heute Nacht in Köln bei 60 Prozent. ' +
        'Die Regenwahrscheinlichkeit liegt morgen nur bei 20 Prozent.',
    );
  });
});

test('the chance of a day with snow, and no rain, is that of snow', () => {
  const facts = tomorrow(...lasting(6, at(-3)), ...lasting(18, snow(73, 1)));
  expect(german(planRainChance(facts))).toBe(
    'Die Wahrscheinlichkeit für Schnee liegt morgen in Köln bei 90 Prozent.',
  );
});

const MIN_DOUBTFUL_PERCENT = 50;

test.each(Object.entries(STRETCHES))('"no rain" %s never stands beside a chance of 50 percent or more', (_, { length, of }) => {
  fc.assert(
    fc.property(anyWeather(length), (weather) => {
      const facts = of(weather);
      const denied = listVerdicts(planRain(facts)).filter(({ answer }) => answer === 'no');
      const likely = listVerdicts(planRainChance(facts)).filter(
        ({ finding }) =>
          finding.form === 'probability' &&
          finding.of === 'rain' &&
          finding.percent >= MIN_DOUBTFUL_PERCENT,
      );
      for (const { opening } of denied) {
        expect(likely.filter((one) => isSameTime(one.opening.when, opening.when))).toEqual([]);
      }
    }),
    { numRuns: propertyRuns(1000) },
  );
}); // prettier-ignore

function listVerdicts(plan: AnswerPlan): VerdictStatement[] {
  return plan.filter((one) => one.kind === 'verdict');
}

function isSameTime(one: When, other: When): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
