import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { METRIC, METRIC_LITRES, METRIC_METRES, US, type Units } from '../../src/wording/units.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale, TODAY } from './plans.ts';
import { radar } from './showers.ts';

/** For a native speaker to read: is this what one would say? */
const DUTCH: Record<Situation, string> = {
  'now, overcast': 'Op dit moment is het in Hamburg bewolkt en 8 graden.',
  'now, a storm':
    'Op dit moment zijn er in Hamburg zware windstoten tot 95 kilometer per uur. Het is licht bewolkt en 8 graden.',
  'an hour, one degree': 'Vandaag om 15 uur is het in Hamburg bewolkt en één graad.',
  'an hour, rain that may not come':
    'Vandaag om 15 uur is het in Hamburg 8 graden. Er is kans op lichte regen.',
  'an hour, strong wind':
    'Vandaag om 15 uur is het in Hamburg zonnig en 8 graden. Er waait een krachtige wind met windstoten tot 65 kilometer per uur.',
  'an hour, weather not known': 'Vandaag om 15 uur is het in Hamburg 4 graden.',
  'an hour, nothing known': 'Ik heb geen weersverwachting voor vandaag om 15 uur in Hamburg.',
  'three hours, getting colder':
    'De komende drie uur is het in Hamburg bewolkt en daalt de temperatuur van plus één naar min 2 graden.',
  'three hours, thunder in the last':
    'De komende drie uur zijn er in Hamburg vanaf 18 uur onweersbuien. Het is half bewolkt, met temperaturen rond de 8 graden.',
  'hours, rain in between':
    'Vandaag tussen 8 en 15 uur is het in Hamburg half bewolkt, en tussen 10 en 13 uur valt er lichte regen. De temperatuur ligt rond de 8 graden.',
  'hours over midnight':
    'Vanavond van 22 uur tot morgen 6 uur is het in Hamburg eerst helder, vanaf 2 uur mistig. De temperatuur ligt rond de 8 graden.',
  'afternoon, sun': 'Vanmiddag is het in Hamburg zonnig, met maximaal 12 graden.',
  'afternoon, frost': 'Vanmiddag is het in Hamburg bewolkt, met een maximum van min één graad.',
  'night, clear': 'Vannacht is het in Hamburg helder en koelt het af tot 0 graden.',
  'night, freezing rain':
    'Pas op voor gladheid. Vannacht valt er in Hamburg vanaf één uur lichte ijzel. Het koelt af tot min één graad.',
  'evening far ahead':
    'Zaterdagavond achtentwintig november is het in Hamburg half bewolkt, met temperaturen rond de 8 graden.',
  'night far ahead':
    'In de nacht naar zondag negenentwintig november is het in Hamburg half bewolkt en koelt het af tot 8 graden.',
  'today, rain from 5 PM':
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna gaat het regenen. Dat levert ongeveer 6 millimeter op. De temperatuur ligt rond de 8 graden.',
  'today, sun and a thunderstorm':
    'Vandaag zijn er in Hamburg rond 17 uur zware onweersbuien. Het is vrij zonnig, met temperaturen rond de 8 graden.',
  'today, sun gives way to clouds':
    'Vandaag is het in Hamburg tot 16 uur zonnig, daarna bewolkt. De temperatuur ligt rond de 8 graden.',
  'today, a slight change of the sky':
    'Vandaag is het in Hamburg vrij zonnig, met temperaturen rond de 8 graden.',
  'today, around zero': 'Vandaag is het in Hamburg bewolkt, met temperaturen rond het vriespunt.',
  'today, rain is likely but not shown':
    'Vandaag is het in Hamburg bewolkt en valt er waarschijnlijk regen. De temperatuur ligt rond de 8 graden.',
  'today, snow is possible':
    'Vandaag is het in Hamburg bewolkt en kan er wat sneeuw vallen. De temperatuur ligt rond min 3 graden.',
  'tomorrow, showers now and then':
    'Morgen is het in Hamburg vrij zonnig, maar af en toe vallen er lichte buien. De temperatuur ligt rond de 8 graden.',
  'tomorrow, storm and rain':
    'Morgen zijn er in Hamburg zware windstoten tot 95 kilometer per uur. Vannacht en morgen valt er veel regen. Dat levert ongeveer 25 millimeter op. De temperatuur ligt rond de 8 graden.',
  'tomorrow, heavy snow':
    'Vannacht en morgen sneeuwt het in Hamburg hard. Dat levert ongeveer 25 centimeter sneeuw op. De temperatuur ligt rond min 2 graden.',
  'tomorrow, drizzle turning to rain':
    'Vannacht en morgen valt er in Hamburg lichte regen. De temperatuur ligt rond de 8 graden.',
  'tomorrow, sleet until noon':
    'Morgen valt er in Hamburg eerst wat natte sneeuw, vanaf het middaguur is het half bewolkt. De temperatuur ligt rond de 8 graden.',
  'tomorrow, a fresh wind':
    'Morgen is het in Hamburg bewolkt, met temperaturen rond de 8 graden. Er waait een vrij krachtige wind uit het zuidwesten.',
  'a day far ahead':
    'Zaterdag achtentwintig november is het in Hamburg bewolkt, met minimaal 3 en maximaal 8 graden.',
  'weekend, alike': 'In het weekend is het in Hamburg half bewolkt, met maxima van 3 tot 5 graden.',
  'weekend, rain then sun':
    'Zaterdag valt er in Hamburg de hele dag lichte regen en wordt het maximaal 8 graden. Zondag is het zonnig, met een maximum van min één graad.',
  'three days, getting warmer':
    'De komende dagen wordt het in Hamburg warmer. Vandaag is het bewolkt, met een maximum van min 4 graden. Morgen is het half bewolkt, met maximaal één graad. Vrijdag is het bewolkt, met maximaal 5 graden.',
};

describe('texts in nl-NL', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('nl-NL'))).toBe(DUTCH[situation]);
  });
});

test.each<[Situation, Units, dutch: string]>([
  ['an hour, one degree', US, 'Vandaag om 15 uur is het in Hamburg bewolkt en 34 graden.'],
  [
    'an hour, one degree',
    { ...METRIC, namesScale: true },
    'Vandaag om 15 uur is het in Hamburg bewolkt en één graad Celsius.',
  ],
  [
    'today, rain from 5 PM',
    { ...US, namesScale: true },
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna gaat het regenen. Dat levert ongeveer een kwart inch op. De temperatuur ligt rond de 46 graden Fahrenheit.',
  ],
  [
    'today, rain from 5 PM',
    METRIC_LITRES,
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna gaat het regenen. Dat levert ongeveer 6 liter regen per vierkante meter op. De temperatuur ligt rond de 8 graden.',
  ],
  [
    'tomorrow, heavy snow',
    US,
    'Vannacht en morgen sneeuwt het in Hamburg hard. Dat levert ongeveer 9 inch sneeuw op. De temperatuur ligt rond de 28 graden.',
  ],
  [
    'now, a storm',
    METRIC_METRES,
    'Op dit moment zijn er in Hamburg zware windstoten tot 26 meter per seconde. Het is licht bewolkt en 8 graden.',
  ],
])('%s, in other units', (situation, units, dutch) => {
  expect(renderPlan(situations[situation], { ...locale('nl-NL'), units })).toBe(dutch);
});

test.each([
  [3, 'minder dan een kwart inch'],
  [6, 'ongeveer een kwart inch'],
  [12, 'ongeveer een halve inch'],
  [19, 'ongeveer driekwart inch'],
  [25, 'ongeveer één inch'],
  [38, 'ongeveer anderhalve inch'],
  [64, 'ongeveer 2 en een halve inch'],
])('%d millimetres of rain are %s', (amount, inches) => {
  const plan: Plan = [{ kind: 'amount', of: 'rain', amount }];
  expect(renderPlan(plan, { ...locale('nl-NL'), units: US })).toBe(`Er valt ${inches} regen.`);
});

test('rain that begins is said to be hard without its verb', () => {
  expect(renderPlan(radar('...mhm......'), locale('nl-NL'))).toBe(
    'Over ongeveer een kwartier begint het in Köln te regenen, af en toe hard, na een kwartier is het weer droog.',
  );
});

test.each([
  [false, 'Vandaag is het bewolkt, met overdag maximaal 14 graden en vannacht minimaal 6.'],
  [true, "Vandaag is het bewolkt, met overdag maximaal 14 graden en 's nachts minimaal 6."],
])('the night after today, asked before dawn: %s', (isBeforeDawn, text) => {
  const plan: Plan = [
    {
      kind: 'course',
      opening: { when: { kind: 'day', day: { date: TODAY, ahead: 0 } }, place: null },
      course: { form: 'steady', sky: { state: 3, night: false } },
      temperature: { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: true },
    },
  ];
  expect(renderPlan(plan, locale('nl-NL'), { today: TODAY, place: null, isBeforeDawn })).toBe(text);
});

test.each<[when: string, hour: number, ahead: number]>([
  ['Vanavond om 23 uur', 23, 0],
  ['Morgenochtend om 6 uur', 6, 1],
  ['Vandaag om 15 uur', 15, 0],
])('an hour is "%s", and rain stands before its degrees', (when, hour, ahead) => {
  const day = { date: addDays(TODAY, ahead), ahead };
  const plan: Plan = [
    {
      kind: 'course',
      opening: { when: { kind: 'hour', day, hour }, place: 'Utrecht' },
      course: { form: 'steady', sky: { state: 63, night: false } },
      temperature: { form: 'exactly', value: 9 },
    },
  ];
  expect(renderPlan(plan, locale('nl-NL'))).toBe(
    `${when} regent het in Utrecht en is het 9 graden.`,
  );
});

test('rain after a danger is at first, and sleet is no rain', () => {
  const plan: Plan = [
    {
      kind: 'course',
      opening: null,
      course: {
        form: 'change',
        first: { state: 63, night: false },
        second: { state: 3, night: false },
        at: { part: 'midday' },
      },
      temperature: null,
    },
    { kind: 'amount', of: 'mixed', amount: 11 },
  ];
  expect(renderPlan(plan, locale('nl-NL'))).toBe(
    'Aanvankelijk regent het, vanaf het middaguur blijft het bewolkt. Er valt ongeveer 11 millimeter neerslag.',
  );
});
