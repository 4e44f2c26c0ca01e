import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What people say every day without the words of the samples: sloppily, and of what they do about the weather. */
const SENTENCES = [
  ['en-US', 'Will I get soaked walking home?', 'Rain span=WAY_HOME'],
  ['en-US', 'Is it chucking it down?', 'Rain'],
  ['en-US', 'when can I run without getting rained on', 'BestHours activity=running'],
  ['en-US', 'Is it spitting outside?', 'Rain'],
  ['en-US', "When's this rain gonna let up?", 'RainStop'],
  ['en-US', 'What time does the rain get here?', 'RainTime'],
  ['en-US', 'Is it bucketing down?', 'Rain'],
  ['en-US', 'Am I gonna have to shovel tomorrow?', 'Snow date=2026-11-19'],
  ['en-US', 'How many inches are we getting?', 'SnowAmount'],
  ['en-US', 'Are there gonna be flurries tonight?', 'Snow dayPart=NI'],
  ['en-US', 'Is it flurrying?', 'Snow'],
  ['en-US', 'Do I need snow chains for Donner Pass?', 'Snow date=2026-11-18 place=donner pass'],
  ['en-US', 'Is it gonna be slick out there in the morning?', 'Ice dayPart=MO'],
  ['en-US', 'Should I salt the driveway tonight?', 'Ice dayPart=NI'],
  ['en-GB', 'Do I need to grit the path?', 'Ice'],
  ['en-US', 'Is it gonna freeze on the roads?', 'Ice'],
  ['en-US', 'How hard is it blowing?', 'Wind'],
  ['en-US', 'Wind gusts at the airport?', 'Wind gusts=GUSTS'],
  ['en-US', 'Is there a breeze?', 'Wind whether=WHETHER'],
  ['en-US', "What's the wind doing?", 'Wind'],
  ['en-US', 'Is it windy as heck today?', 'Wind date=2026-11-18 whether=WHETHER'],
  ['en-US', 'Will my trampoline blow away?', 'Wind whether=WHETHER'],
  ['en-US', 'Should I tie down the patio furniture?', 'Wind whether=WHETHER'],
  ['en-US', 'Gonna be a hot one?', 'Temperature warmth=HOT'],
  ['en-US', "What's it dropping to overnight?", 'Low dayPart=NI'],
  ['en-US', 'Warmer or colder than yesterday?', 'WhichDay otherDate=2026-11-17 direction=WARMER'],
  ['en-US', 'What time will it be hottest?', 'High clock=WHEN'],
  ['en-US', 'Should I let the faucets drip tonight?', 'Frost dayPart=NI'],
  ['en-US', 'Should I disconnect the hose?', 'Frost'],
  ['en-US', 'When do the clouds roll in?', 'Cloudy when=WHEN'],
  ['en-US', 'Is it a good night for stargazing?', 'Cloudy dayPart=NI sky=CLEAR'],
  [
    'en-US',
    'Can I see Mount Rainier today?',
    'Cloudy date=2026-11-18 place=mount rainier sky=CLEAR',
  ],
  ['en-US', 'Will it be soupy in the morning?', 'Fog dayPart=MO'],
  ['en-US', 'Are there storms rolling in?', 'Thunder'],
  ['en-US', "When's the storm getting here?", 'Storm when=WHEN'],
  ['en-US', 'Should I unplug the TV?', 'Thunder'],
  ['en-US', 'Anything severe coming?', 'Quantity quantity=WARNINGS whether=WHETHER'],
  ['en-US', "When's it get light?", 'Sunrise'],
  ['en-US', 'Should I bundle up?', 'Jacket'],
  ['en-US', 'Hoodie weather?', 'Jacket'],
  ['en-US', 'Is a light jacket enough?', 'Advice activity=lightJacket'],
  ['en-US', 'Do I need a beanie?', 'Advice activity=hat'],
  ['en-US', 'Better take a brolly?', 'Umbrella'],
  ['en-US', 'Any dry stretch today long enough to mow?', 'Advice date=2026-11-18 activity=mowing'],
  ['en-US', 'Good day for the pool?', 'Advice activity=beach'],
  ['en-US', 'Good drying day?', 'Laundry'],
  [
    'en-US',
    'Is it worth going up Ben Nevis on Wednesday?',
    'Advice date=2026-11-18 place=ben nevis activity=hiking',
  ],
  ['en-US', 'How smoky is it?', 'Unoffered subject=AIR_QUALITY'],
  ['en-US', 'Is it smoky out?', 'Unoffered subject=AIR_QUALITY'],
  ['en-US', 'Any chance of the northern lights tonight?', 'Unoffered dayPart=NI subject=AURORA'],
  [
    'en-US',
    'Can we skate on the pond this weekend?',
    'Unoffered date=2026-W47-WE subject=NATURAL_ICE',
  ],
  ['en-US', 'How strong are the gusts tomorrow?', 'Wind date=2026-11-19 gusts=GUSTS'],
  ['en-US', 'Do I need chains tomorrow?', 'Snow date=2026-11-19'],
  ['en-US', 'Do I need snow chains?', 'Snow date=2026-11-18'],
  ['en-US', 'Should I put the hood up?', 'Rain'],
  ['en-US', 'Is it coming down hard?', 'Rain'],
  ['en-US', 'Is rain gonna ruin the barbecue?', 'Rain'],
  ['en-US', 'Are we in for a soaking?', 'Rain'],
  ['en-US', 'Am I gonna sweat today?', 'Temperature date=2026-11-18 warmth=HOT'],
  ['en-US', 'How warm are we talking?', 'Temperature'],
  ['en-US', 'Is it baltic out?', 'Temperature warmth=COLD'],
  ['en-US', 'Is it gonna be a grey one?', 'Cloudy'],
  [
    'en-US',
    'Anything I should be worried about weather wise?',
    'Quantity quantity=WARNINGS whether=WHETHER',
  ],
  ['en-US', "When's sunup?", 'Sunrise'],
  ['en-US', 'Will I be cold in a T-shirt?', 'Advice activity=noJacket'],
  ['en-US', 'Can I peg out?', 'Laundry'],
] as const;

it.each(SENTENCES)('%s: %s', (locale, sentence, expected) => {
  expect(describeAsked(sentence, locale)).toBe(expected);
});

/** Sentences by what they have in common. */
const KINDS: [kind: string, sentences: [sentence: string, expected: string][]][] = [
  [
    'a time and a place that are told apart from the question are its own',
    [
      [
        'my sister is getting married Friday in Macon, can we eat outside',
        'Barbecue date=2026-11-20 place=macon',
      ],
    ],
  ],
  [
    'a person or a landscape between the words of a question is no place',
    [
      ['what should my son wear to school tomorrow', 'Clothes date=2026-11-19'],
      ['will it snow up in the hills above Boulder', 'Snow place=boulder'],
      [
        "how's the weather on the coast near Big Sur tomorrow",
        'Weather date=2026-11-19 place=big sur',
      ],
    ],
  ],
  [
    'a doubt or an alternative behind the question changes nothing',
    [
      ['do I need a jacket tonight or am I good in a t-shirt', 'Jacket dayPart=NI'],
      ['should I bring gloves or is that overkill', 'Advice activity=gloves'],
    ],
  ],
  [
    'a question about the weather is not about what somebody does meanwhile',
    [
      ['is it gonna rain in the next hour, I gotta walk the dog', 'Rain duration=PT1H'],
      ["will it snow this evening, we're going to drive to Albany", 'Snow dayPart=EV place=albany'],
      ["we're going to grill on Sunday, is that gonna work", 'Barbecue date=2026-11-22'],
    ],
  ],
  [
    'hours of work and school are of the morning',
    [
      ['is the fog going to clear before I drive to work at eight', 'Fog time=08:00'],
      ['will it rain tonight at eight', 'Rain time=20:00 dayPart=NI'],
      ['is it dark when I get up at six', 'Sunrise'],
    ],
  ],
  [
    'what keeps the rain off is needed in rain',
    [
      ['do the kids need their wellies tomorrow', 'Rain date=2026-11-19'],
      ['should I take my rain coat today', 'Rain date=2026-11-18'],
    ],
  ],
  [
    'a storm is heard',
    [['am I gonna hear thunder tonight, my dog freaks out', 'Thunder dayPart=NI']],
  ],
  [
    'a talk goes on with its day, its places and its subject',
    [
      [
        'Boston again how cold is it tomorrow',
        'FollowUp date=2026-11-19 place=boston aspect=temperature',
      ],
      ['is that any better than Saturday', 'CompareThat otherDate=2026-11-21 direction=BETTER'],
      ["and when's it done", 'DetailQuestion detail=WHEN'],
      ['how many inches are we talking', 'DetailQuestion detail=AMOUNT'],
    ],
  ],
];

describe.each(KINDS)('%s', (_kind, sentences) => {
  it.each(sentences)('%s', (sentence, expected) => {
    expect(describeAsked(sentence, 'en-US')).toBe(expected);
  });
});
