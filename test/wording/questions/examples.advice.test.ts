import { expect, test } from 'vitest';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale } from '../plans.ts';
import {
  CLEAR,
  at,
  perhaps,
  tomorrow,
  tonight,
  nextDays,
  RAIN_FROM_3_PM,
  SUNNY_DAY,
  FREEZING_RAIN,
  type Example,
} from './example-weather.ts';
import { QUESTIONS } from './questions.ts';

/** For native speakers to read aloud. */
const EXAMPLES: readonly Example[] = [
  [
    'umbrella',
    RAIN_FROM_3_PM,
    'Ja, nimm einen Schirm mit, denn morgen regnet es in Köln ab 15 Uhr leicht.',
    "Yes, take an umbrella. There'll be light rain in Köln tomorrow from 3 PM on.",
  ],
  [
    'umbrella',
    SUNNY_DAY,
    'Nein, morgen bleibt es in Köln trocken.',
    "No, you won't need an umbrella. It'll stay dry in Köln tomorrow.",
  ],
  [
    'umbrella',
    tomorrow(...lasting(24, perhaps(40))),
    'Ja, zur Sicherheit, denn die Regenwahrscheinlichkeit liegt morgen in Köln bei 40 Prozent.',
    "Maybe. Take one, just in case. There's a 40 percent chance of rain in Köln tomorrow.",
  ],
  [
    'jacket',
    SUNNY_DAY,
    'Ja, eine leichte Jacke reicht, denn morgen sind es in Köln tagsüber 17 bis 19 Grad.',
    "Yes, a light jacket is enough. It'll be 63 to 66 degrees in Köln tomorrow during the day.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(24))),
    'Nein, ein T-Shirt reicht, denn morgen sind es in Köln tagsüber 24 Grad.',
    "No, a T-shirt is enough. It'll be 75 degrees in Köln tomorrow during the day.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(14, rain(61)))),
    'Ja, nimm eine Regenjacke mit, denn morgen regnet es in Köln leicht.',
    "Yes, take a rain jacket. There'll be light rain in Köln tomorrow.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(5, rain(61)))),
    'Ja, zieh einen regenfesten Wintermantel an, denn morgen sind es in Köln tagsüber gefühlt 3 Grad. Dazu kommt leichter Regen.',
    "Yes, wear a waterproof winter coat. It'll feel like 37 degrees in Köln tomorrow during the day. There'll be light rain.",
  ],
  [
    'jacket',
    tonight(at(-4)),
    'Ja, zieh einen Wintermantel und eine Mütze an, denn heute Nacht sind es in Köln gefühlt minus 8 Grad.',
    "Yes, wear a winter coat and a hat. It'll feel like 17 degrees in Köln tonight.",
  ],
  [
    'laundry',
    SUNNY_DAY,
    'Ja, die Wäsche kann raus, denn morgen bleibt es in Köln trocken.',
    "Yes, you can hang the laundry out. It'll stay dry in Köln tomorrow.",
  ],
  [
    'laundry',
    RAIN_FROM_3_PM,
    'Ja, die Wäsche kann raus, denn morgen bleibt es in Köln zwischen 8 und 15 Uhr trocken.',
    "Yes, you can hang the laundry out. It'll stay dry in Köln tomorrow between 8 AM and 3 PM.",
  ],
  [
    'laundry',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'Nein, lass die Wäsche lieber drinnen, denn morgen gibt es in Köln kräftige Böen bis 60 Kilometer pro Stunde.',
    "No, dry the laundry indoors. There'll be strong gusts up to 40 miles per hour in Köln tomorrow.",
  ],
  [
    'barbecue',
    SUNNY_DAY,
    'Ja, dafür passt das Wetter, denn morgen Abend bleibt es in Köln trocken.',
    "Yes, it's good barbecue weather. It'll stay dry in Köln tomorrow evening.",
  ],
  [
    'barbecue',
    tomorrow(...lasting(24, at(12))),
    'Eher nicht, denn morgen Abend sind es in Köln 12 Grad.',
    "Maybe, but it isn't ideal barbecue weather. It'll be 54 degrees in Köln tomorrow evening.",
  ],
  [
    'barbecue',
    RAIN_FROM_3_PM,
    'Nein, dafür passt das Wetter nicht, denn morgen Abend regnet es in Köln leicht.',
    "No, it isn't barbecue weather. There'll be light rain in Köln tomorrow evening.",
  ],
  [
    'barbecue',
    nextDays(at(20), at(20, rain(63))),
    'Ja, heute passt das Wetter in Köln dafür, morgen passt es nicht.',
    'Yes, the weather will be fine for that in Köln today, but not tomorrow.',
  ],
  [
    'bicycle',
    SUNNY_DAY,
    'Ja, nimm ruhig das Fahrrad, denn morgen bleibt es in Köln trocken.',
    "Yes, take your bike. It'll stay dry in Köln tomorrow.",
  ],
  [
    'bicycle',
    RAIN_FROM_3_PM,
    'Eher nicht, auf dem Rad kann es ungemütlich werden, denn morgen regnet es in Köln ab 15 Uhr leicht.',
    "Maybe, but it might not be a pleasant ride. There'll be light rain in Köln tomorrow from 3 PM on.",
  ],
  [
    'bicycle',
    FREEZING_RAIN,
    'Nein, lass das Fahrrad lieber stehen, denn morgen fällt in Köln bis 6 Uhr leichter gefrierender Regen. Vorsicht, Glatteis.',
    "No, leave your bike at home. There'll be light freezing rain in Köln tomorrow until 6 AM. Watch out for ice.",
  ],
  [
    'scraping',
    tonight(at(-3, CLEAR)),
    'Ja, du musst wohl Eis kratzen, denn heute Nacht gibt es in Köln Frost bis minus 3 Grad.',
    "Yes, you'll have to scrape the windshield. It'll be below freezing in Köln tonight, down to 27 degrees.",
  ],
  [
    'scraping',
    tonight(at(0.6, CLEAR)),
    'Vielleicht, rechne lieber damit, denn heute Nacht kann es in Köln leichten Frost geben.',
    'Maybe. You might have to scrape the windshield. Frost is possible in Köln tonight.',
  ],
  [
    'scraping',
    tonight(at(5)),
    'Nein, heute Nacht bleibt es in Köln frostfrei bei mindestens 5 Grad.',
    "No, you won't have to scrape the windshield. It'll stay above freezing in Köln tonight, with a low of 41 degrees.",
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
