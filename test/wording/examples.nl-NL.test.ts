import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { METRIC, METRIC_LITRES, METRIC_METRES, US, type Units } from '../../src/wording/units.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const DUTCH: Record<Situation, string> = {
  'now, overcast': 'Op dit moment is het in Hamburg geheel bewolkt bij 8 graden.',
  'now, a storm':
    'Op dit moment zijn er in Hamburg zware windstoten tot 95 kilometer per uur. Daarbij is het licht bewolkt bij 8 graden.',
  'an hour, one degree': 'Vandaag om 15 uur is het in Hamburg geheel bewolkt bij één graad.',
  'an hour, rain that may not come':
    'Vandaag om 15 uur valt er in Hamburg lichte regen bij 8 graden. Maar zeker is dat niet.',
  'an hour, strong wind':
    'Vandaag om 15 uur schijnt in Hamburg de zon bij 8 graden. Er waait een krachtige wind met windstoten tot 65 kilometer per uur.',
  'an hour, weather not known': 'Vandaag om 15 uur is het in Hamburg 4 graden.',
  'an hour, nothing known': 'Vandaag om 15 uur is er voor Hamburg geen weersverwachting.',
  'three hours, getting colder':
    'De komende drie uur is het in Hamburg geheel bewolkt. De temperatuur daalt van plus één naar min 2 graden.',
  'three hours, thunder in the last':
    'De komende drie uur is het in Hamburg tot 18 uur half bewolkt, daarna is er onweer. De temperatuur ligt rond de 8 graden.',
  'hours, rain in between':
    'Vandaag tussen 8 en 14 uur is het in Hamburg half bewolkt, tussen 10 en 13 uur valt er lichte regen. De temperatuur ligt rond de 8 graden.',
  'hours over midnight':
    'Vandaag van 22 uur tot morgen 5 uur is het in Hamburg tot 2 uur helder, daarna mistig. De temperatuur ligt rond de 8 graden.',
  'afternoon, sun': 'Vanmiddag schijnt in Hamburg de zon. Het wordt maximaal 12 graden.',
  'afternoon, frost':
    'Vanmiddag is het in Hamburg geheel bewolkt. Het wordt maximaal min één graad.',
  'night, clear':
    'In de nacht naar donderdag is het in Hamburg helder. De minimumtemperatuur is 0 graden.',
  'night, freezing rain':
    'In de nacht naar donderdag is het in Hamburg tot één uur geheel bewolkt, daarna valt er lichte ijzel. Pas op voor gladheid. De minimumtemperatuur is min één graad.',
  'evening far ahead':
    'Zaterdagavond achtentwintig november is het in Hamburg half bewolkt. De temperatuur ligt rond de 8 graden.',
  'night far ahead':
    'In de nacht naar zondag negenentwintig november is het in Hamburg half bewolkt. De minimumtemperatuur is 8 graden.',
  'today, rain from 5 PM':
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna regent het. De temperatuur ligt rond de 8 graden. Er valt ongeveer 6 millimeter regen.',
  'today, sun and a thunderstorm':
    'Vandaag is het in Hamburg vrij zonnig, tussen 17 en 18 uur is er zwaar onweer. De temperatuur ligt rond de 8 graden.',
  'today, sun gives way to clouds':
    'Vandaag schijnt in Hamburg tot 16 uur de zon, daarna is het geheel bewolkt. De temperatuur ligt rond de 8 graden.',
  'today, a slight change of the sky':
    'Vandaag is het in Hamburg half bewolkt. De temperatuur ligt rond de 8 graden.',
  'today, around zero':
    'Vandaag is het in Hamburg geheel bewolkt. De temperatuur ligt rond het vriespunt.',
  'today, rain is likely but not shown':
    'Vandaag is het in Hamburg geheel bewolkt. De temperatuur ligt rond de 8 graden. Waarschijnlijk valt er regen.',
  'today, snow is possible':
    'Vandaag is het in Hamburg geheel bewolkt. De temperatuur ligt rond de min 3 graden. Er kan sneeuw vallen.',
  'tomorrow, showers now and then':
    'Morgen is het in Hamburg vrij zonnig, af en toe vallen er lichte buien. De temperatuur ligt rond de 8 graden.',
  'tomorrow, storm and rain':
    'Morgen zijn er in Hamburg zware windstoten tot 95 kilometer per uur. Daarbij regent het hard. De temperatuur ligt rond de 8 graden. Er valt ongeveer 24 millimeter regen.',
  'tomorrow, heavy snow':
    'Morgen sneeuwt het in Hamburg hard. De temperatuur ligt rond de min 2 graden. Er valt ongeveer 24 centimeter sneeuw.',
  'tomorrow, drizzle turning to rain':
    'Morgen valt er in Hamburg lichte regen. De temperatuur ligt rond de 8 graden.',
  'tomorrow, sleet until noon':
    'Morgen valt er in Hamburg eerst lichte natte sneeuw, vanaf het middaguur is het half bewolkt. De temperatuur ligt rond de 8 graden.',
  'tomorrow, a fresh wind':
    'Morgen is het in Hamburg geheel bewolkt. De temperatuur ligt rond de 8 graden. Er waait een vrij krachtige wind uit het zuidwesten.',
  'a day far ahead':
    'Zaterdag achtentwintig november is het in Hamburg geheel bewolkt. De temperatuur ligt tussen 3 en 8 graden.',
  'weekend, alike': 'Zaterdag en zondag is het in Hamburg half bewolkt bij 3 tot 5 graden.',
  'weekend, rain then sun':
    'Zaterdag valt er in Hamburg lichte regen bij 8 graden. Zondag schijnt de zon bij min één graad.',
  'three days, getting warmer':
    'De komende dagen wordt het in Hamburg warmer. Vandaag is het geheel bewolkt bij min 4 graden. Morgen is het half bewolkt bij één graad. Overmorgen is het geheel bewolkt bij 5 graden.',
};

describe('texts in nl-NL', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('nl-NL'))).toBe(DUTCH[situation]);
  });
});

test.each<[Situation, Units, dutch: string]>([
  ['an hour, one degree', US, 'Vandaag om 15 uur is het in Hamburg geheel bewolkt bij 34 graden.'],
  [
    'an hour, one degree',
    { ...METRIC, namesScale: true },
    'Vandaag om 15 uur is het in Hamburg geheel bewolkt bij één graad Celsius.',
  ],
  [
    'today, rain from 5 PM',
    { ...US, namesScale: true },
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna regent het. De temperatuur ligt rond de 46 graden Fahrenheit. Er valt minder dan een halve inch regen.',
  ],
  [
    'today, rain from 5 PM',
    METRIC_LITRES,
    'Vandaag is het in Hamburg tot 17 uur half bewolkt, daarna regent het. De temperatuur ligt rond de 8 graden. Er valt ongeveer 6 liter regen per vierkante meter.',
  ],
  [
    'tomorrow, heavy snow',
    US,
    'Morgen sneeuwt het in Hamburg hard. De temperatuur ligt rond de 28 graden. Er valt ongeveer 9 inch sneeuw.',
  ],
  [
    'now, a storm',
    METRIC_METRES,
    'Op dit moment zijn er in Hamburg zware windstoten tot 26 meter per seconde. Daarbij is het licht bewolkt bij 8 graden.',
  ],
])('%s, in other units', (situation, units, dutch) => {
  expect(renderPlan(situations[situation], { ...locale('nl-NL'), units })).toBe(dutch);
});

test.each([
  [3, 'minder dan een halve inch'],
  [12, 'ongeveer een halve inch'],
  [25, 'ongeveer één inch'],
  [38, 'ongeveer anderhalve inch'],
  [64, 'ongeveer 2 en een halve inch'],
])('%d millimetres of rain are %s', (amount, inches) => {
  const plan: Plan = [{ kind: 'amount', of: 'rain', amount }];
  expect(renderPlan(plan, { ...locale('nl-NL'), units: US })).toBe(`Er valt ${inches} regen.`);
});
