import { describe, expect, test } from 'vitest';
import { planAdvice } from '../../../src/wording/plan/questions/activities.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocale } from '../plans.ts';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in en-US', () => {
  testActivities('en-US', [
    ['shorts', HOT, "Yes, shorts are fine. It'll be 75 degrees in Köln tomorrow during the day."],
    [
      'shorts',
      COLD,
      "No, wear long pants. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'hat',
      COLD,
      "Yes, wear a warm hat. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'lightJacket',
      COLD,
      "No, wear a warm jacket. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'lightJacket',
      HOT,
      "Yes, a light jacket is enough. It'll be 75 degrees in Köln tomorrow during the day.",
    ],
    [
      'gloves',
      COLD,
      "Yes, take gloves. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      "Yes, put on sunscreen. There'll be about 7 hours of sunshine in Köln tomorrow.",
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      "Maybe, if the soil is dry. There'll be light rain in Köln tomorrow from 3 PM on.",
    ],
    ['airing', HEAT, "No, keep the windows closed. It'll be 97 degrees in Köln tomorrow."],
    [
      'carWash',
      RAIN_FROM_3_PM,
      "No, better wait with the car wash. There'll be light rain in Köln tomorrow between 3 and 8 PM.",
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      "Yes, it's good running weather. It'll stay dry in Köln tomorrow between 6 AM and 3 PM.",
    ],
    [
      'running',
      STORM,
      "No, it isn't the weather for that. There'll be strong gusts up to 50 miles per hour in Köln tomorrow.",
    ],
    ['walking', COLD, "Yes, it's good weather for that. It'll stay dry in Köln tomorrow."],
    ['gardenParty', HOT, "Yes, it's good weather for that. It'll stay dry in Köln tomorrow."],
    [
      'gardenParty',
      COLD,
      "No, it isn't the weather for that. It'll be 25 degrees in Köln tomorrow.",
    ],
    ['picnic', HOT, "Yes, it's picnic weather. It'll stay dry in Köln tomorrow."],
    [
      'driving',
      HOT,
      "Yes, the weather is fine for driving. Icy roads aren't expected in Köln tomorrow.",
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      "Yes, you can leave the umbrella at home. It'll stay dry in Köln tomorrow.",
    ],
    [
      'noJacket',
      COLD,
      "No, take a jacket. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      "Yes, bring the laundry in. There'll be light rain in Köln tomorrow from 3 PM on.",
    ],
    ['when', RAIN_FROM_3_PM, "It'll be best in Köln tomorrow between 6 and 8 AM, at 46 degrees."],
    [
      'when',
      STORM,
      "It won't work out in Köln tomorrow. There'll be strong gusts up to 50 miles per hour tomorrow.",
    ],
  ]);

  test('a low sun burns nobody', () => {
    const plan = planAdvice('sunscreen', { ...SUNNY_DAY, sunAltitude: 20 });
    expect(renderAnswer(plan, skillLocale('en-US'))).toBe(
      "No, you won't need sunscreen. The sun is too low to burn in Köln tomorrow.",
    );
  });
});
