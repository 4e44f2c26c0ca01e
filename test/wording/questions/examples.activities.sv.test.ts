import { describe } from 'vitest';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in sv-SE', () => {
  testActivities('sv-SE', [
    ['shorts', HOT, 'Ja, du kan ha shorts, för i morgon blir det 24 grader i Köln under dagen.'],
    [
      'shorts',
      COLD,
      'Nej, ta hellre långbyxor, för i morgon känns det som minus 8 grader i Köln under dagen.',
    ],
    [
      'hat',
      COLD,
      'Ja, ta på dig en mössa, för i morgon känns det som minus 8 grader i Köln under dagen.',
    ],
    [
      'lightJacket',
      COLD,
      'Nej, ta hellre en varm jacka, för i morgon känns det som minus 8 grader i Köln under dagen.',
    ],
    [
      'gloves',
      COLD,
      'Ja, ta på dig vantar, för i morgon känns det som minus 8 grader i Köln under dagen.',
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      'Ja, smörj in dig, för i morgon skiner solen i ungefär 7 timmar i Köln.',
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Kanske, om jorden är torr, för i morgon regnar det lätt i Köln från klockan 15.',
    ],
    [
      'airing',
      HEAT,
      'Nej, låt hellre fönstren vara stängda, för i morgon blir det 36 grader i Köln.',
    ],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'Nej, vänta hellre med att tvätta, för i morgon regnar det lätt i Köln mellan klockan 15 och 20.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      'Ja, det går bra, för i morgon håller det sig torrt i Köln mellan klockan 6 och 15.',
    ],
    [
      'running',
      STORM,
      'Nej, vädret passar inte, för i morgon väntas kraftiga vindbyar i Köln, upp till 23 meter per sekund.',
    ],
    ['picnic', HOT, 'Ja, det går bra, för i morgon håller det sig torrt i Köln.'],
    [
      'driving',
      HOT,
      'Ja, vädret är inget hinder för att köra, för i morgon väntas ingen halka i Köln.',
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      'Ja, paraplyet kan stanna hemma, för i morgon håller det sig torrt i Köln.',
    ],
    [
      'noJacket',
      COLD,
      'Nej, ta hellre med en jacka, för i morgon känns det som minus 8 grader i Köln under dagen.',
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Ja, ta in tvätten, för i morgon regnar det lätt i Köln från klockan 15.',
    ],
    [
      'when',
      RAIN_FROM_3_PM,
      'I morgon är vädret bäst i Köln mellan klockan 6 och 8, med 8 grader.',
    ],
    [
      'when',
      STORM,
      'I morgon passar vädret inte i Köln. I morgon väntas kraftiga vindbyar, upp till 23 meter per sekund.',
    ],
  ]);
});
