import { expect, test } from 'vitest';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale } from '../plans.ts';
import { now, answerFacts } from './answer-facts.ts';
import {
  CLOUDY,
  CLEAR,
  at,
  tomorrow,
  tonight,
  nextDays,
  RAIN_FROM_3_PM,
  SUNNY_DAY,
  SNOW_FROM_6_PM,
  FREEZING_RAIN,
  STORM_AND_RAIN,
  type Example,
} from './example-weather.ts';
import { QUESTIONS } from './questions.ts';

/** For native speakers to read aloud. */
const EXAMPLES: readonly Example[] = [
  [
    'sun',
    SUNNY_DAY,
    'Ja, morgen scheint in Köln rund 7 Stunden die Sonne.',
    "Yes, there'll be about 7 hours of sunshine in Köln tomorrow.",
  ],
  [
    'sun',
    tonight(CLEAR),
    'Ja, heute Nacht ist es in Köln klar.',
    "Yes, it'll be clear in Köln tonight.",
  ],
  [
    'sun',
    answerFacts([now(CLOUDY)]),
    'Nur teilweise, in Köln ist es gerade wolkig.',
    "A little. It's partly cloudy in Köln right now.",
  ],
  [
    'sun',
    nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }),
    'Ja, morgen scheint in Köln die Sonne, heute scheint die Sonne nicht.',
    "Yes, the sun will shine in Köln tomorrow, but the sun won't come out today.",
  ],
  [
    'fog',
    tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY)),
    'Ja, morgen ist es in Köln bis 10 Uhr neblig, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be fog in Köln tomorrow until 10 AM, and it'll be partly cloudy the rest of the time. Temperatures will be around 46 degrees.",
  ],
  [
    'fog',
    tomorrow(...lasting(24, CLOUDY)),
    'Nein, morgen gibt es in Köln keinen Nebel. Es ist wolkig bei 8 Grad.',
    "No, there won't be any fog in Köln tomorrow. It'll be partly cloudy, with temperatures around 46.",
  ],
  [
    'storm',
    STORM_AND_RAIN,
    'Ja, morgen gibt es in Köln schwere Sturmböen bis 95 Kilometer pro Stunde. Dazu regnet es stark. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be damaging gusts up to 60 miles per hour in Köln tomorrow. There'll be heavy rain. Temperatures will be around 46 degrees.",
  ],
  [
    'storm',
    tomorrow(...lasting(15, CLOUDY), ...lasting(2, rain(95, 3)), ...lasting(7, CLOUDY)),
    'Ja, morgen gibt es in Köln zwischen 15 und 17 Uhr Gewitter, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad. Es fallen rund 6 Liter pro Quadratmeter.',
    "Yes, there'll be thunderstorms in Köln tomorrow between 3 and 5 PM, and it'll be partly cloudy the rest of the time. About a quarter of an inch of rain will fall. Temperatures will be around 46 degrees.",
  ],
  [
    'storm',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'Nein, morgen gibt es in Köln weder Gewitter noch Sturm. Es ist bedeckt bei 8 Grad. Dazu weht frischer Wind aus Südwest mit Böen bis 60 Kilometer pro Stunde.',
    "No, there won't be any storms in Köln tomorrow. It'll be overcast, with temperatures around 46. It'll be breezy, with southwest winds gusting to 40 miles per hour.",
  ],
  [
    'frost',
    tonight(at(-2.4, CLEAR)),
    'Ja, heute Nacht gibt es in Köln Frost bis minus 2 Grad. Es ist klar, es kühlt auf minus 2 Grad ab.',
    "Yes, it'll be below freezing in Köln tonight, down to 28 degrees. It'll be clear, with a low of 28.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(-0.3))),
    'Ja, morgen gibt es in Köln leichten Frost knapp unter dem Gefrierpunkt. Es ist bedeckt bei 0 Grad.',
    "Yes, it'll be below freezing in Köln tomorrow, down to 31 degrees. It'll be overcast, with temperatures around 31.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(0.4))),
    'Vielleicht, morgen kann es in Köln leichten Frost geben. Es ist bedeckt bei 0 Grad.',
    "Maybe. Frost is possible in Köln tomorrow. It'll be overcast, with temperatures around 33.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(6))),
    'Nein, morgen bleibt es in Köln frostfrei bei mindestens 6 Grad. Es ist bedeckt bei 6 Grad.',
    "No, it'll stay above freezing in Köln tomorrow, with a low of 43 degrees. It'll be overcast, with temperatures around 43.",
  ],
  [
    'ice',
    FREEZING_RAIN,
    'Ja, morgen fällt in Köln bis 6 Uhr leichter gefrierender Regen, sonst ist es bedeckt. Vorsicht, Glatteis. Die Temperaturen liegen zwischen minus einem und plus 2 Grad.',
    "Yes, there'll be light freezing rain in Köln tomorrow until 6 AM, and it'll be overcast the rest of the time. Watch out for ice. Temperatures will be between 30 and 36 degrees.",
  ],
  [
    'ice',
    SNOW_FROM_6_PM,
    'Vielleicht, morgen kann es in Köln ab 18 Uhr glatt werden. Es ist bis 18 Uhr bedeckt, danach schneit es. Die Temperaturen liegen knapp unter dem Gefrierpunkt.',
    "Maybe. Icy patches are possible in Köln tomorrow from 6 PM on. It'll be overcast, with snow from 6 PM on. Temperatures will be around 30 degrees.",
  ],
  [
    'ice',
    tonight(at(-2, CLEAR)),
    'Vermutlich nicht, heute Nacht ist in Köln trotz Frost kaum mit Glätte zu rechnen. Es ist klar, es kühlt auf minus 2 Grad ab.',
    "Probably not. Despite the frost, the roads should stay dry in Köln tonight. It'll be clear, with a low of 28.",
  ],
  [
    'rainAmount',
    RAIN_FROM_3_PM,
    'Morgen fallen in Köln ab 15 Uhr rund 2 Liter Regen pro Quadratmeter.',
    "There'll be less than a quarter of an inch of rain in Köln tomorrow from 3 PM on.",
  ],
  [
    'rainAmount',
    SUNNY_DAY,
    'Morgen ist in Köln kein Regen in Sicht. Die Sonne scheint bei 12 bis 19 Grad.',
    "There'll be no rain in Köln tomorrow. It'll be sunny, with temperatures between 54 and 66.",
  ],
  [
    'rainAmount',
    nextDays(rain(61), rain(63, 1.2)),
    'Heute und morgen fallen in Köln insgesamt rund 33 Liter Regen pro Quadratmeter, am meisten morgen.',
    "There'll be about an inch and a quarter of rain in Köln today and tomorrow, most of it tomorrow.",
  ],
  [
    'snowAmount',
    SNOW_FROM_6_PM,
    'Morgen fallen in Köln ab 18 Uhr rund 6 Zentimeter Schnee.',
    "There'll be about 2 inches of snow in Köln tomorrow from 6 PM on.",
  ],
  [
    'snowAmount',
    RAIN_FROM_3_PM,
    'Morgen ist in Köln kein Schnee in Sicht. Es fallen rund 2 Liter pro Quadratmeter.',
    "There'll be no snow in Köln tomorrow. Less than a quarter of an inch of rain will fall.",
  ],
];

test.each(EXAMPLES)(
  'a question about %s gets a natural answer',
  (question, about, german, american) => {
    const plan = QUESTIONS[question](about);
    expect([
      renderAnswer(plan, skillLocale('de')),
      renderAnswer(plan, skillLocale('en-US')),
    ]).toEqual([german, american]);
  },
);
