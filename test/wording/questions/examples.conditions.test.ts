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
    'Ja, aber nur teilweise, in Köln ist es gerade wolkig.',
    "Yes, partly. It's partly cloudy in Köln right now.",
  ],
  [
    'sun',
    nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }),
    'Ja, morgen scheint in Köln die Sonne, heute scheint die Sonne nicht.',
    'Yes, the sun will shine in Köln tomorrow, but not today.',
  ],
  [
    'fog',
    tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY)),
    'Ja, morgen ist es in Köln bis 10 Uhr neblig.',
    "Yes, there'll be fog in Köln tomorrow until 10 AM.",
  ],
  [
    'fog',
    tomorrow(...lasting(24, CLOUDY)),
    'Nein, morgen gibt es in Köln keinen Nebel.',
    "No, there won't be any fog in Köln tomorrow.",
  ],
  [
    'storm',
    STORM_AND_RAIN,
    'Ja, morgen gibt es in Köln schwere Sturmböen bis 95 Kilometer pro Stunde.',
    "Yes, there'll be damaging gusts up to 60 miles per hour in Köln tomorrow.",
  ],
  [
    'storm',
    tomorrow(...lasting(15, CLOUDY), ...lasting(2, rain(95, 3)), ...lasting(7, CLOUDY)),
    'Nein, morgen gibt es in Köln keinen Sturm. Morgen Nachmittag gibt es Gewitter.',
    "No, there won't be any storm-force winds in Köln tomorrow. Tomorrow afternoon, expect thunderstorms.",
  ],
  [
    'storm',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'Nein, morgen gibt es in Köln keinen Sturm. Es weht frischer Wind aus Südwest mit Böen bis 60 Kilometer pro Stunde.',
    "No, there won't be any storm-force winds in Köln tomorrow. It'll be windy, with southwest winds gusting to 40 miles per hour.",
  ],
  [
    'frost',
    tonight(at(-2.4, CLEAR)),
    'Ja, heute Nacht gibt es in Köln Frost bis minus 2 Grad.',
    "Yes, it'll be below freezing in Köln tonight, down to 28 degrees.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(-0.3))),
    'Ja, morgen gibt es in Köln leichten Frost knapp unter dem Gefrierpunkt.',
    "Yes, it'll be below freezing in Köln tomorrow, down to 31 degrees.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(0.4))),
    'Vielleicht, morgen kann es in Köln leichten Frost geben.',
    'Maybe. Frost is possible in Köln tomorrow.',
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(6))),
    'Nein, morgen bleibt es in Köln frostfrei bei mindestens 6 Grad.',
    "No, it'll stay above freezing in Köln tomorrow, with a low of 43 degrees.",
  ],
  [
    'ice',
    FREEZING_RAIN,
    'Ja, morgen fällt in Köln bis 6 Uhr leichter gefrierender Regen. Vorsicht, Glatteis.',
    "Yes, there'll be light freezing rain in Köln tomorrow until 6 AM. Watch out for ice.",
  ],
  [
    'ice',
    SNOW_FROM_6_PM,
    'Vielleicht, morgen kann es in Köln ab 18 Uhr glatt werden.',
    'Maybe. Icy patches are possible in Köln tomorrow from 6 PM on.',
  ],
  [
    'ice',
    tonight(at(-2, CLEAR)),
    'Vermutlich nicht, heute Nacht ist in Köln trotz Frost kaum mit Glätte zu rechnen.',
    'Probably not. Despite the frost, the roads should stay dry in Köln tonight.',
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
    'Morgen ist in Köln kein Regen in Sicht.',
    "There'll be no rain in Köln tomorrow.",
  ],
  [
    'rainAmount',
    nextDays(rain(61), rain(63, 1.2)),
    'Heute und morgen fallen in Köln insgesamt rund 35 Liter Regen pro Quadratmeter, am meisten morgen.',
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
