import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, TODAY, skillLocale } from '../plans.ts';
import { days, hours, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import {
  CLOUDY,
  CLEAR,
  UNKNOWN,
  perhaps,
  tomorrow,
  nextDays,
  RAIN_FROM_3_PM,
  SNOW_FROM_6_PM,
  FREEZING_RAIN,
  STORM_AND_RAIN,
  type Example,
} from './example-weather.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';

/** For native speakers to read aloud. */
const EXAMPLES: readonly Example[] = [
  [
    'rain',
    RAIN_FROM_3_PM,
    'Ja, morgen regnet es in Köln ab 15 Uhr leicht.',
    "Yes, there'll be light rain in Köln tomorrow from 3 PM on.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, CLOUDY)),
    'Nein, morgen bleibt es in Köln trocken.',
    "No, it'll stay dry in Köln tomorrow.",
  ],
  [
    'rain',
    tomorrow(...lasting(9), ...lasting(3, rain(63, 1.5)), ...lasting(12, CLOUDY)),
    'Ja, morgen regnet es in Köln zwischen 9 und 12 Uhr.',
    "Yes, there'll be rain in Köln tomorrow between 9 AM and noon.",
  ],
  [
    'rain',
    tomorrow(...lasting(8, rain(63, 1)), ...lasting(1), rain(63, 1), ...lasting(14)),
    'Ja, morgen regnet es in Köln bis 10 Uhr.',
    "Yes, there'll be rain in Köln tomorrow until 10 AM.",
  ],
  [
    'rain',
    answerFacts([now(rain(80))]),
    'Ja, in Köln gibt es gerade leichte Schauer.',
    'Yes, there are light showers in Köln right now.',
  ],
  [
    'rain',
    answerFacts([now(CLEAR)]),
    'Nein, in Köln ist es gerade trocken.',
    "No, it's dry in Köln right now.",
  ],
  [
    'rain',
    tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8)),
    'Ja, morgen regnet es in Köln zwischen 12 und 15 Uhr leicht, außerdem gibt es gegen 15 Uhr Gewitter.',
    "Yes, there'll be light rain in Köln tomorrow between noon and 3 PM, and there'll be thunderstorms around 3 PM.",
  ],
  [
    'rain',
    tomorrow(...lasting(12), ...lasting(4, perhaps(40, rain(61))), ...lasting(8)),
    'Vielleicht, die Regenwahrscheinlichkeit liegt morgen in Köln zwischen 12 und 16 Uhr bei 40 Prozent.',
    "Maybe. There's a 40 percent chance of rain in Köln tomorrow between noon and 4 PM.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, perhaps(70))),
    'Vermutlich ja, die Regenwahrscheinlichkeit liegt morgen in Köln bei 70 Prozent.',
    "Probably. There's a 70 percent chance of rain in Köln tomorrow.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, perhaps(20))),
    'Vermutlich nicht, die Regenwahrscheinlichkeit liegt morgen in Köln nur bei 20 Prozent.',
    "Probably not. There's only a 20 percent chance of rain in Köln tomorrow.",
  ],
  [
    'rain',
    SNOW_FROM_6_PM,
    'Nein, morgen regnet es in Köln nicht, dafür schneit es ab 18 Uhr.',
    "No, it won't rain in Köln tomorrow, but there'll be snow from 6 PM on.",
  ],
  [
    'rain',
    STORM_AND_RAIN,
    'Ja, morgen regnet es in Köln ergiebig. Dazu gibt es schwere Sturmböen bis 95 Kilometer pro Stunde.',
    "Yes, there'll be a lot of rain in Köln tomorrow. Damaging gusts could reach 60 miles per hour.",
  ],
  [
    'rain',
    answerFacts([hours(14, [CLOUDY, rain(61), rain(61), CLOUDY])]),
    'Ja, heute regnet es in Köln zwischen 15 und 17 Uhr leicht.',
    "Yes, there'll be light rain in Köln today between 3 and 5 PM.",
  ],
  [
    'rain',
    answerFacts(days([TODAY], [...lasting(12, rain(63)), ...lasting(12, CLEAR)]), 12),
    'Nein, heute bleibt es in Köln trocken.',
    "No, it'll stay dry in Köln today.",
  ],
  [
    'rain',
    nextDays(rain(61), CLOUDY),
    'Ja, heute regnet es in Köln, morgen bleibt es trocken.',
    "Yes, it'll rain in Köln today, but it'll stay dry tomorrow.",
  ],
  [
    'rain',
    nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY),
    'Ja, morgen und am Samstag regnet es in Köln, übermorgen kann es regnen, an den übrigen Tagen bleibt es trocken.',
    "Yes, it'll rain in Köln tomorrow and Saturday, and rain is possible on Friday, but it'll stay dry on the other days.",
  ],
  [
    'rain',
    answerFacts([
      partOfDay(TODAY, 'night', [...lasting(26), ...lasting(4, rain(61)), ...lasting(18)]),
      ...days([TOMORROW], lasting(24)),
    ]),
    'Ja, heute Nacht regnet es in Köln ab 2 Uhr, morgen bleibt es trocken.',
    "Yes, it'll rain in Köln tonight from 2 AM on, but it'll stay dry tomorrow.",
  ],
  [
    'rain',
    answerFacts(wholeDays([addDays(TODAY, 10)], lasting(24, rain(61)))),
    'Ja, am Samstag, dem achtundzwanzigsten November, regnet es in Köln leicht.',
    "Yes, there'll be light rain in Köln on Saturday, November twenty-eighth.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, UNKNOWN)),
    'Das weiß ich leider nicht, ich habe dazu keine Vorhersage für morgen in Köln.',
    'Sorry, I have no forecast for tomorrow in Köln.',
  ],
  [
    'snow',
    SNOW_FROM_6_PM,
    'Ja, morgen schneit es in Köln ab 18 Uhr.',
    "Yes, there'll be snow in Köln tomorrow from 6 PM on.",
  ],
  [
    'snow',
    RAIN_FROM_3_PM,
    'Nein, morgen schneit es in Köln nicht, dafür regnet es ab 15 Uhr leicht.',
    "No, it won't snow in Köln tomorrow, but there'll be light rain from 3 PM on.",
  ],
  [
    'snow',
    FREEZING_RAIN,
    'Nein, morgen schneit es in Köln nicht. Vorsicht, Glatteis. Heute Nacht fällt leichter gefrierender Regen.',
    "No, it won't snow in Köln tomorrow. Watch out for ice. Tonight, expect light freezing rain.",
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
