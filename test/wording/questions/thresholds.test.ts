import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  planColdestDay,
  planLeastWarmDay,
  planThreshold,
  planWarmestDay,
  type TemperatureThreshold,
} from '../../../src/wording/plan/questions/thresholds.ts';
import {
  planRainThreshold,
  planWettestDay,
  type RainThreshold,
} from '../../../src/wording/plan/questions/rain-amount.ts';
import { getHigh } from '../../../src/wording/plan/temperatures.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { toSpokenTemperature } from '../../../src/wording/units.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { skillLocales } from '../../support/locales.ts';
import { lasting, rain, skillLocale } from '../plans.ts';
import { findSkillReader } from '../readers/index.ts';
import { anyWeather } from './any-weather.ts';
import { at, nextDays, perhaps, tomorrow } from './example-weather.ts';
import { STRETCHES } from './questions.ts';

/** One of each language, and the one with degrees Fahrenheit. */
const TAGS = [...new Map(skillLocales.map(({ tag }) => [tag.slice(0, 2), tag])).values(), 'en-US'];
const RUNS = { numRuns: propertyRuns(340) };

const anyThreshold = fc.integer({ min: -25, max: 100 });

const DAYS = ['an hour', 'some hours', 'an afternoon', 'tomorrow', 'a weekend', 'nine days'].map(
  (name) => [name, STRETCHES[name]] as const,
);

describe.each(DAYS)('the first word of an answer about %s', (_, stretch) => {
  const { length, of } = stretch ?? { length: 0, of: () => noStretch() };

  test('is yes only if the high is above the named number, or stays below it', () => {
    fc.assert(
      fc.property(anyWeather(length), anyThreshold, (weather, degrees) => {
        const facts = of(weather);
        const high = Math.max(
          ...facts.ranges.map(({ entry }) => getHigh(entry.temperature) ?? -Infinity),
        );
        expectFirstWords(facts, { side: 'above', stays: false, degrees }, high);
        expectFirstWords(facts, { side: 'below', stays: true, degrees }, high);
      }),
      RUNS,
    );
  });

  test('is yes only if the low is below the named number, or stays above it', () => {
    fc.assert(
      fc.property(anyWeather(length), anyThreshold, (weather, degrees) => {
        const facts = of(weather);
        const low = Math.min(...facts.ranges.map(({ entry }) => entry.temperature.min ?? Infinity));
        expectFirstWords(facts, { side: 'below', stays: false, degrees }, low);
        expectFirstWords(facts, { side: 'above', stays: true, degrees }, low);
      }),
      RUNS,
    );
  });
});

/** @param celsius the high or the low; infinite if it is unknown */
function expectFirstWords(
  facts: AnswerFacts,
  threshold: Omit<TemperatureThreshold, 'units'>,
  celsius: number,
): void {
  const { side, degrees } = threshold;
  for (const tag of TAGS) {
    const locale = skillLocale(tag);
    const { units } = locale;
    const text = renderAnswer(planThreshold(facts, { ...threshold, units }), locale);
    const { yes, no } = findSkillReader(tag);
    const isKnown = Number.isFinite(celsius);
    const spoken = toSpokenTemperature(isKnown ? celsius : 0, units);
    const isBeyond = side === 'above' ? spoken > degrees : spoken < degrees;
    expect({ text, yes: yes.test(text) }).toEqual({ text, yes: isKnown && isBeyond });
    expect({ text, no: no.test(text) }).toEqual({ text, no: isKnown && !isBeyond });
  }
}

function noStretch(): AnswerFacts {
  throw new Error('no such stretch');
}

const LOCALES = ['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL'] as const;

describe('thresholds and extremes are told', () => {
  const warm = tomorrow(...lasting(12, at(18)), ...lasting(12, at(31)));
  const days = nextDays(at(12), at(24));
  const wet = nextDays(rain(61, 0.1), rain(61, 0.5), at(12));

  test.each([
    ['above', () => planOf(warm, 'above', 30)],
    ['below', () => planOf(warm, 'below', 10)],
    ['staysAbove', () => planOf(warm, 'above', 20, true)],
    ['staysBelow', () => planOf(warm, 'below', 35, true)],
    [
      'warmestDay',
      () => LOCALES.map((tag) => renderAnswer(planWarmestDay(days), skillLocale(tag))),
    ],
    [
      'leastWarmDay',
      () => LOCALES.map((tag) => renderAnswer(planLeastWarmDay(days), skillLocale(tag))),
    ],
    [
      'coldestDay',
      () => LOCALES.map((tag) => renderAnswer(planColdestDay(days), skillLocale(tag))),
    ],
    ['wettestDay', () => LOCALES.map((tag) => renderAnswer(planWettestDay(wet), skillLocale(tag)))],
    ['rainThreshold', () => rainOf({ side: 'above', limit: 10, unit: 'millimetres' })],
    ['rainThreshold below', () => rainOf({ side: 'below', limit: 1, unit: 'inches' })],
    ['rainThreshold of the chance', () => rainOf({ side: 'above', limit: 70, unit: 'percent' })],
  ])('%s', (topic, texts) => {
    expect(texts()).toEqual(EXAMPLES[topic]);
  });
});

function rainOf(threshold: Omit<RainThreshold, 'units'>): string[] {
  return LOCALES.map((tag) => {
    const locale = skillLocale(tag);
    const facts = tomorrow(...lasting(24, perhaps(70, rain(61, 0.5))));
    return renderAnswer(planRainThreshold(facts, { ...threshold, units: locale.units }), locale);
  });
}

function planOf(
  facts: AnswerFacts,
  side: 'above' | 'below',
  degrees: number,
  stays = false,
): string[] {
  return LOCALES.map((tag) => {
    const locale = skillLocale(tag);
    const threshold = { side, degrees, stays, units: locale.units };
    return renderAnswer(planThreshold(facts, threshold), locale);
  });
}

/** For native speakers to read aloud. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  above: [
    'Ja, morgen wird es in Köln bis zu 31 Grad warm.',
    'Yes, tomorrow in Köln, the high will be 31 degrees.',
    "Oui, demain à Köln, il fera jusqu'à 31 degrés.",
    'Sì, domani a Köln la massima sarà di 31 gradi.',
    'Sí, mañana en Köln la máxima será de 31 grados.',
    'Ja, morgen wordt het in Köln maximaal 31 graden.',
  ],
  below: [
    'Nein, morgen liegt die Tiefsttemperatur in Köln bei 18 Grad.',
    'No, tomorrow in Köln, the low will be 18 degrees.',
    'Non, demain à Köln, la température descendra à 18 degrés.',
    'No, domani a Köln la minima sarà di 18 gradi.',
    'No, mañana en Köln la mínima será de 18 grados.',
    'Nee, morgen is de minimumtemperatuur in Köln 18 graden.',
  ],
  staysAbove: [
    'Nein, morgen liegt die Tiefsttemperatur in Köln bei 18 Grad.',
    'No, tomorrow in Köln, the low will be 18 degrees.',
    'Non, demain à Köln, la température descendra à 18 degrés.',
    'No, domani a Köln la minima sarà di 18 gradi.',
    'No, mañana en Köln la mínima será de 18 grados.',
    'Nee, morgen is de minimumtemperatuur in Köln 18 graden.',
  ],
  staysBelow: [
    'Ja, morgen wird es in Köln bis zu 31 Grad warm.',
    'Yes, tomorrow in Köln, the high will be 31 degrees.',
    "Oui, demain à Köln, il fera jusqu'à 31 degrés.",
    'Sì, domani a Köln la massima sarà di 31 gradi.',
    'Sí, mañana en Köln la máxima será de 31 grados.',
    'Ja, morgen wordt het in Köln maximaal 31 graden.',
  ],
  warmestDay: [
    'Am wärmsten wird es in Köln morgen mit bis zu 24 Grad.',
    "It'll be warmest in Köln tomorrow, with a high of 24 degrees.",
    "C'est demain qu'il fera le plus chaud à Köln, avec un maximum de 24 degrés.",
    'A Köln il giorno più caldo sarà domani, con una massima di 24 gradi.',
    'El día más cálido en Köln será mañana, con una máxima de 24 grados.',
    'Het warmst wordt het morgen in Köln met maximaal 24 graden.',
  ],
  leastWarmDay: [
    'Am wenigsten warm wird es in Köln heute mit bis zu 12 Grad.',
    "It'll be least warm in Köln today, with a high of 12 degrees.",
    "C'est aujourd'hui qu'il fera le moins chaud à Köln, avec un maximum de 12 degrés.",
    'A Köln il giorno meno caldo sarà oggi, con una massima di 12 gradi.',
    'El día con menos calor en Köln será hoy, con una máxima de 12 grados.',
    'Het minst warm wordt het vandaag in Köln met maximaal 12 graden.',
  ],
  coldestDay: [
    'Am kältesten wird es in Köln heute mit 12 Grad.',
    "It'll be coldest in Köln today, with a low of 12 degrees.",
    "C'est aujourd'hui qu'il fera le plus froid à Köln, avec un minimum de 12 degrés.",
    'A Köln il giorno più freddo sarà oggi, con una minima di 12 gradi.',
    'El día más frío en Köln será hoy, con una mínima de 12 grados.',
    'Het koudst wordt het vandaag in Köln met 12 graden.',
  ],
  wettestDay: [
    'Am meisten regnet es morgen in Köln. Es fallen rund 12 Liter pro Quadratmeter.',
    "It'll rain the most in Köln tomorrow. About 12 millimetres of rain will fall.",
    "C'est demain qu'il pleuvra le plus à Köln. Il tombera environ 12 millimètres d'eau.",
    "A Köln il giorno più piovoso sarà domani. Cadranno circa 12 millimetri d'acqua.",
    'El día más lluvioso en Köln será mañana. Caerán unos 12 litros por metro cuadrado.',
    'De meeste regen valt morgen in Köln. Er valt ongeveer 12 millimeter regen.',
  ],
  rainThreshold: [
    'Ja, morgen fallen in Köln rund 12 Liter Regen pro Quadratmeter.',
    "Yes, there'll be about 12 millimetres of rain in Köln tomorrow.",
    "Oui, demain à Köln, il tombera environ 12 millimètres d'eau.",
    "Sì, domani a Köln cadranno circa 12 millimetri d'acqua.",
    'Sí, mañana caerán unos 12 litros por metro cuadrado en Köln.',
    'Ja, morgen valt er in Köln ongeveer 12 millimeter regen.',
  ],
  'rainThreshold below': [
    'Ja, morgen fallen in Köln rund 12 Liter Regen pro Quadratmeter.',
    "Yes, there'll be about 12 millimetres of rain in Köln tomorrow.",
    "Oui, demain à Köln, il tombera environ 12 millimètres d'eau.",
    "Sì, domani a Köln cadranno circa 12 millimetri d'acqua.",
    'Sí, mañana caerán unos 12 litros por metro cuadrado en Köln.',
    'Ja, morgen valt er in Köln ongeveer 12 millimeter regen.',
  ],
  'rainThreshold of the chance': [
    'Nein, die Regenwahrscheinlichkeit liegt morgen in Köln bei 70 Prozent.',
    "No, there's a 70 percent chance of rain in Köln tomorrow.",
    'Non, demain à Köln, la probabilité de pluie est de 70 pour cent.',
    'No, domani a Köln la probabilità di pioggia è del 70 per cento.',
    'No, mañana hay un 70 por ciento de probabilidad de lluvia en Köln.',
    'Nee, de kans op regen is morgen in Köln 70 procent.',
  ],
};
