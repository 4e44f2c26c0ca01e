import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../src/simulator/page/spoken-numbers.js';
import { renderPlan } from '../../../src/wording/render.ts';
import { toSpokenGust } from '../../../src/wording/units.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { skillLocales } from '../../support/locales.ts';
import { spells, TEXTS } from '../../wording/generated-texts.ts';
import { hoursFrom, planOfHour } from '../../wording/plans.ts';
import { readNumbers } from '../../wording/readers/numbers.ts';

const countsOf = (speech: string, locale: string) =>
  numbersIn(speech, locale)
    .map(({ kind, value }) => `${kind} ${value}`)
    .join(', ');

describe('what a sentence counts', () => {
  it.each([
    [
      'de-DE',
      'Heute sind in Köln gegen 22 Uhr Schauer. Bis zu 7 Grad, nachts 6 Grad.',
      'hour 22, degrees 7, degrees 6',
    ],
    ['de-DE', 'Die Temperatur steigt von minus 4 auf 11 Grad.', 'degrees -4, degrees 11'],
    ['de-DE', 'Es fallen rund 6 Liter pro Quadratmeter.', 'other 6'],
    ['en-US', 'Gusts of up to 35 miles per hour, 80 percent.', 'gust 35, other 80'],
    [
      'en-US',
      'Showers until 10 PM, with highs of 64, dropping to 53 overnight.',
      'hour 22, degrees 64, degrees 53',
    ],
    ['fr-FR', "Entre 6 et 14 degrés jusqu'à 22 heures.", 'degrees 6, degrees 14, hour 22'],
    ['es-ES', 'Lloverá a las 10 de la noche, con 9 grados.', 'hour 22, degrees 9'],
    ['it-IT', 'Pioverà alle 22, con una massima di 9 gradi.', 'hour 22, degrees 9'],
    ['nl-NL', 'Om 10 uur wordt het min 3 graden.', 'hour 10, degrees -3'],
    ['sv-SE', 'Det blir 7 grader klockan 22.', 'degrees 7, hour 22'],
    ['sv-SE', 'Det blir 5 minusgrader.', 'degrees -5'],
    ['sv-SE', 'Mellan klockan ett och 6 faller snö.', 'hour 6'],
    ['fr-FR', 'Il pleuvra entre 8 et vingt et une heures.', 'hour 8'],
    ['pl-PL', 'Temperatura wyniesie maksymalnie 12 stopni.', 'degrees 12'],
  ])('%s: %s', (locale, speech, expected) => {
    expect(countsOf(speech, locale)).toBe(expected);
  });
});

describe('the half of the day', () => {
  it.each([
    ['en-US', 'Rain between 5 and 8 PM.', 'hour 17, hour 20'],
    ['en-US', 'Rain from 11 to 2 PM.', 'hour 11, hour 14'],
    ['en-US', 'Rain from 9 AM to 5 PM.', 'hour 9, hour 17'],
    ['en-US', 'The sun sets at 8:09 PM.', 'hour 20'],
    ['en-US', 'Rain around 12 PM and around 12 AM.', 'hour 12, hour 0'],
    ['en-US', 'Rain at 5.', 'other 5'],
    ['es-ES', 'Lloverá de 5 a 7 de la tarde.', 'hour 17, hour 19'],
    ['es-ES', 'Entre las 10 de la noche y las 7 de la mañana.', 'hour 22, hour 7'],
    ['es-ES', 'El sol se pondrá a las 6 y 45 de la tarde.', 'hour 18, other 45'],
    ['es-ES', 'Esta tarde lloverá hasta las 5 y después saldrá el sol.', 'hour 17'],
    ['es-ES', 'Lloverá hasta las 12 de la noche.', 'hour 0'],
  ])('%s: %s', (locale, speech, expected) => {
    expect(countsOf(speech, locale)).toBe(expected);
  });
});

describe('a gust', () => {
  it.each([
    ['de-DE', 'Wind mit 20 Kilometern pro Stunde, in Böen bis 45.', 'other 20, gust 45'],
    ['en-GB', 'Winds up to 13 miles per hour, gusting to 25.', 'other 13, gust 25'],
    ['es-ES', 'Viento de 16 kilómetros por hora, con rachas de hasta 30.', 'other 16, gust 30'],
    ['es-MX', 'Viento de 16 kilómetros por hora, con ráfagas de hasta 30.', 'other 16, gust 30'],
    ['it-IT', 'Vento fino a 20 chilometri orari, con raffiche fino a 35.', 'other 20, gust 35'],
    ['fr-FR', "Jusqu'à 24 kilomètres-heure, avec des rafales à 45.", 'other 24, gust 45'],
    ['fr-FR', "Du vent, avec des rafales jusqu'à 45.", 'gust 45'],
    ['nl-NL', 'Wind van 26 kilometer per uur, met windstoten tot 40.', 'other 26, gust 40'],
    ['pl-PL', 'Wiatr do 20 kilometrów na godzinę, w porywach do 35.', 'other 20, gust 35'],
    ['sv-SE', 'Vind, 8 meter per sekund, i byarna upp till 14.', 'other 8, gust 14'],
  ])('%s: %s', (locale, speech, expected) => {
    expect(countsOf(speech, locale)).toBe(expected);
  });

  it.each(skillLocales.filter(({ tag }) => !tag.startsWith('pl')))(
    'is found in $tag in each unit',
    (locale) => {
      const speeds = [
        'kilometresPerHour',
        'milesPerHour',
        'metresPerSecond',
        'knots',
        'beaufort',
      ] as const;
      for (const speed of speeds) {
        const units = { ...locale.units, speed };
        const plan = planOfHour(hoursFrom(15, [{ windSpeed: 60, gust: 95 }]));
        const speech = renderPlan(plan, { ...locale, units });
        const gusts = numbersIn(speech, locale.tag).filter(({ kind }) => kind === 'gust');
        expect([speech, gusts]).toEqual([
          speech,
          [{ kind: 'gust', value: toSpokenGust(95, units) }],
        ]);
      }
    },
  );
});

describe('nothing', () => {
  it.each([
    ['de-DE', 'Ab dem 10. Dezember ist es 7 Grad warm.', 'other 10, degrees 7'],
    ['de-DE', 'Das reicht bis Freitag, den 10. Dezember.', 'other 10'],
    ['en-US', 'It has 64 degrees from Saturday, October 10 on.', 'degrees 64, other 10'],
    ['fr-FR', "Encore jusqu'au dimanche 2 mai.", 'other 2'],
    [
      'de-DE',
      'Morgen wird es rund 10 Grad kälter als heute: maximal 12 Grad.',
      'other 10, degrees 12',
    ],
    ['en-GB', "It'll be about 5 degrees colder, with a high of 7.", 'other 5, degrees 7'],
    ['es-ES', 'Habrá unos 3 grados más en Bilbao.', 'other 3'],
    ['fr-FR', 'Il fera environ 2 degrés de moins.', 'other 2'],
    ['it-IT', 'Ci saranno circa 2 gradi in meno.', 'other 2'],
    ['nl-NL', 'Het wordt ongeveer 4 graden warmer.', 'other 4'],
    ['pl-PL', 'Będzie o 3 stopnie cieplej.', 'other 3'],
    ['sv-SE', 'Det blir omkring 2 grader varmare.', 'other 2'],
    [
      'de-DE',
      'Die Postleitzahl 5 0 6 6 7 kenne ich leider nicht.',
      'other 5, other 0, other 6, other 6, other 7',
    ],
    ['nl-NL', 'De komende 10 uur is er geen regen in zicht.', 'other 10'],
    ['es-ES', 'Lo midió la estación que está a 96 kilómetros.', 'other 96'],
  ])(
    'is marked for dates, differences and what is not understood: %s: %s',
    (locale, speech, expected) => {
      expect(countsOf(speech, locale)).toBe(expected);
    },
  );
});

/** Numbers that sentences also have in words, or have a word for: midnight, noon, one o'clock, 9 PM in French. */
const IN_WORDS = {
  degrees: new Set([-1, 0, 1]),
  gust: new Set([1]),
  hour: new Set([0, 1, 12, 13, 21]),
};
const KINDS = [
  ['degrees', 'degrees'],
  ['gust', 'gusts'],
  ['hour', 'hours'],
] as const;

describe('the texts of the service', () => {
  const weathers = fc.sample(spells, { numRuns: propertyRuns(25) });
  const plans = TEXTS.flatMap((text) => weathers.map((some) => text.plan(text.hours(some))));

  it.each(skillLocales)('count in $tag what a listener hears in them', (locale) => {
    for (const plan of plans) {
      const speech = renderPlan(plan, locale);
      const heard = readNumbers(speech, locale.tag);
      const counted = numbersIn(speech, locale.tag);
      for (const [kind, read] of KINDS) {
        const inDigits = (values: readonly number[]) =>
          [...new Set(values)]
            .filter((value) => !IN_WORDS[kind].has(value))
            .toSorted((a, b) => a - b);
        const found = inDigits(
          counted.filter((each) => each.kind === kind).map(({ value }) => value),
        );
        const all = inDigits(heard[read]);
        // Polish says many of them in words.
        const expected = locale.tag.startsWith('pl')
          ? all.filter((value) => found.includes(value))
          : all;
        expect([speech, kind, found]).toEqual([speech, kind, expected]);
      }
    }
  });
});
