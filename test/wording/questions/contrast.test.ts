import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  planComparePlaces,
  planIsMore,
  planWhich,
  type ContrastInput,
} from '../../../src/wording/plan/questions/contrast.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { toSpokenTemperature } from '../../../src/wording/units.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { lasting, rain, skillLocale, TODAY, type Weather } from '../plans.ts';
import { findSkillReader } from '../readers/index.ts';
import { readNumbers } from '../readers/numbers.ts';
import { answerFacts, days, now } from './answer-facts.ts';

const at = (place: string, temperature: number) => ({
  ...answerFacts([now({ temperature })]),
  audience: { today: TODAY, place },
});

const compare = (
  tag: string,
  value: number,
  other: number,
  is: 'more' | 'less',
): ContrastInput => ({
  facts: at('Köln', value),
  other: at('Rom', other),
  of: 'temperature',
  is,
  by: 'place',
  units: skillLocale(tag).units,
});

const EXAMPLES: [tag: string, compared: string, which: string][] = [
  [
    'de-DE',
    'Nein, in Rom ist es rund 7 Grad wärmer. In Rom sind es gerade 15 Grad. In Köln sind es gerade 8 Grad.',
    'Rund 7 Grad wärmer ist es in Rom. In Rom sind es gerade 15 Grad. In Köln sind es gerade 8 Grad.',
  ],
  [
    'en-GB',
    "No, it's about 7 degrees warmer in Rom. Right now in Rom, it's 15 degrees. Right now in Köln, it's 8 degrees.",
    "It's about 7 degrees warmer in Rom. Right now in Rom, it's 15 degrees. Right now in Köln, it's 8 degrees.",
  ],
  [
    'es-ES',
    'No, hay unos 7 grados más en Rom. Ahora mismo hay 15 grados en Rom. Ahora mismo hay 8 grados en Köln.',
    'Hay unos 7 grados más en Rom. Ahora mismo hay 15 grados en Rom. Ahora mismo hay 8 grados en Köln.',
  ],
  [
    'fr-FR',
    'Non, il fait environ 7 degrés de plus à Rom. En ce moment à Rom, il fait 15 degrés. En ce moment à Köln, il fait 8 degrés.',
    'Il fait environ 7 degrés de plus à Rom. En ce moment à Rom, il fait 15 degrés. En ce moment à Köln, il fait 8 degrés.',
  ],
  [
    'it-IT',
    'No, ci sono circa 7 gradi in più a Rom. Al momento a Rom ci sono 15 gradi. Al momento a Köln ci sono 8 gradi.',
    'Ci sono circa 7 gradi in più a Rom. Al momento a Rom ci sono 15 gradi. Al momento a Köln ci sono 8 gradi.',
  ],
  [
    'nl-NL',
    'Nee, in Rom is het ongeveer 7 graden warmer. In Rom is het nu 15 graden. In Köln is het nu 8 graden.',
    'In Rom is het ongeveer 7 graden warmer. In Rom is het nu 15 graden. In Köln is het nu 8 graden.',
  ],
  [
    'sv-SE',
    'Nej, i Rom är det omkring 7 grader varmare. Just nu är det 15 grader i Rom. Just nu är det 8 grader i Köln.',
    'I Rom är det omkring 7 grader varmare. Just nu är det 15 grader i Rom. Just nu är det 8 grader i Köln.',
  ],
];

describe('whichPlace', () => {
  test.each(EXAMPLES)('both temperatures of two places are told in %s', (tag, compared, which) => {
    const comparison = compare(tag, 8, 15, 'more');
    expect([
      renderAnswer(planComparePlaces(comparison), skillLocale(tag)),
      renderAnswer(planWhich(comparison), skillLocale(tag)),
    ]).toEqual([compared, which]);
  });
});

const onDay = (date: string, weather: Weather, place: string | null = 'Köln') => ({
  ...answerFacts(days([date], lasting(24, weather))),
  audience: { today: TODAY, place },
});

/** The answers to "is tomorrow nicer than today?" and "where is it windier?" */
const speakContrasts = (tag: string) => {
  const locale = skillLocale(tag);
  const { units } = locale;
  const facts = onDay(addDays(TODAY, 1), { temperature: 24 });
  const other = onDay(TODAY, { temperature: 14, ...rain(61) }, null);
  const better = { facts, other, of: 'weather', is: 'more', by: 'day', units } as const;
  const calm = {
    ...answerFacts([now({ windSpeed: 10 })]),
    audience: { today: TODAY, place: 'Köln' },
  };
  const windy = {
    ...answerFacts([now({ windSpeed: 60 })]),
    audience: { today: TODAY, place: 'Rom' },
  };
  const wind = { facts: calm, other: windy, of: 'wind', is: 'more', by: 'place', units } as const;
  return [renderAnswer(planIsMore(better), locale), renderAnswer(planWhich(wind), locale)];
};

const CONTRASTS: [tag: string, planIsMore: string, planWhichDay: string][] = [
  [
    'de-DE',
    'Ja, morgen wird es schöner. Morgen in Köln: bedeckt, bis 24 Grad. Heute: leichter Regen, bis 14 Grad.',
    'Windiger ist es in Rom. In Rom weht gerade steifer Wind aus Südwest mit 60 Kilometern pro Stunde. In Köln weht gerade schwacher Wind aus Südwest mit 10 Kilometern pro Stunde, in Böen bis 20.',
  ],
  [
    'en-GB',
    "Yes, it'll be nicer tomorrow. In Köln tomorrow: overcast, with a high of 24. Today: light rain, with a high of 14.",
    "It's windier in Rom. Right now in Rom, there's a very strong south-westerly wind of 37 miles per hour. Right now in Köln, there's a light south-westerly wind of 6 miles per hour, gusting to 15.",
  ],
  [
    'es-ES',
    'Sí, hará mejor tiempo mañana. Mañana en Köln: cubierto, con una máxima de 24 grados. Hoy: lluvia débil, con una máxima de 14 grados.',
    'Hace más viento en Rom. Ahora mismo en Rom sopla viento fuerte del suroeste de 60 kilómetros por hora. Ahora mismo en Köln sopla viento flojo del suroeste de 10 kilómetros por hora, con rachas de hasta 20.',
  ],
  [
    'fr-FR',
    "Oui, il fera plus beau demain. Demain à Köln, un ciel couvert et jusqu'à 24 degrés. Aujourd'hui, de faibles pluies et jusqu'à 14 degrés.",
    'Il y a plus de vent à Rom. En ce moment à Rom, le vent de sud-ouest est fort, à 60 kilomètres-heure. En ce moment à Köln, le vent de sud-ouest est faible, à 10 kilomètres-heure, avec des rafales à 20.',
  ],
  [
    'it-IT',
    'Sì, il tempo sarà migliore domani. Domani a Köln: coperto, con una massima di 24 gradi. Oggi: pioggia debole, con una massima di 14 gradi.',
    "C'è più vento a Rom. Al momento a Rom c'è vento forte da sud-ovest a 60 chilometri orari. Al momento a Köln c'è vento debole da sud-ovest a 10 chilometri orari, con raffiche fino a 20.",
  ],
  [
    'nl-NL',
    'Ja, morgen wordt het mooier. Morgen in Köln: bewolkt, met maximaal 24 graden. Vandaag: lichte regen, met maximaal 14 graden.',
    'In Rom waait het harder. In Rom waait er nu een harde wind uit het zuidwesten van 60 kilometer per uur. In Köln waait er nu een zwakke wind uit het zuidwesten van 10 kilometer per uur, met windstoten tot 20.',
  ],
  [
    'sv-SE',
    'Ja, i morgon blir vädret bättre. I morgon i Köln: mulet, med upp till 24 grader. I dag: lätt regn, med upp till 14 grader.',
    'I Rom blåser det mer. Just nu blåser det hård vind från sydväst i Rom, 17 meter per sekund. Just nu blåser det svag vind från sydväst i Köln, 3 meter per sekund, i byarna upp till 6.',
  ],
];

describe('whichDay', () => {
  test.each(CONTRASTS)(
    'days and places are compared in more than warmth in %s',
    (tag, better, windier) => {
      expect(speakContrasts(tag)).toEqual([better, windier]);
    },
  );
});

test('two cloudy days of 12 and 18 degrees differ by their warmth', () => {
  const locale = skillLocale('en-GB');
  const { units } = locale;
  const [saturday, sunday] = [addDays(TODAY, 3), addDays(TODAY, 4)] as const;
  const facts = onDay(saturday, { temperature: 12, sunshine: 6 });
  const other = onDay(sunday, { temperature: 18, sunshine: 2 }, null);
  const question = { facts, other, of: 'weather', is: 'more', by: 'day', units } as const;
  expect(renderAnswer(planWhich(question), locale)).toMatch(/^It'll be nicer on Sunday\. /);
});

const degrees = fc.integer({ min: -20, max: 35 });

test('the first word and both numbers are right in every language', () => {
  fc.assert(fc.property(degrees, degrees, fc.boolean(), expectRight), {
    numRuns: propertyRuns(100),
  });
});

function expectRight(value: number, other: number, isWarmer: boolean): void {
  for (const { tag, units } of skillLocales) {
    const comparison = compare(tag, value, other, isWarmer ? 'more' : 'less');
    const { yes, no } = findSkillReader(tag);
    const [first = 0, second = 0] = [value, other].map((one) => toSpokenTemperature(one, units));
    const isSo = isWarmer ? first > second : first < second;
    const text = renderAnswer(planComparePlaces(comparison), skillLocale(tag));
    const said = { yes: yes.test(text), no: no.test(text) };
    expect({ text, ...said }).toEqual({ text, yes: isSo, no: !isSo });
    const which = renderAnswer(planWhich(comparison), skillLocale(tag));
    expect({ which, one: yes.test(which) || no.test(which) }).toEqual({ which, one: false });
    const difference = Math.abs(first - second);
    for (const answer of [text, which]) {
      // The first sentence tells the difference.
      const [head = '', ...both] = answer.split(/(?<=\.) /);
      expect({ head, tells: head.includes(`${difference}`) }).toEqual({
        head,
        tells: difference > 1,
      });
      const read = both.flatMap((sentence) => readNumbers(sentence, tag).degrees);
      expect(new Set(read)).toEqual(new Set([first, second]));
    }
  }
}
