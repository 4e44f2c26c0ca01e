import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const SLOVAK: Record<Situation, string> = {
  'now, overcast': 'Hamburg. Práve teraz je zamračené, teplota 8 stupňov.',
  'now, a storm':
    'Hamburg. Práve teraz sú veľmi silné nárazy vetra, až 95 kilometrov za hodinu. Je takmer jasno, teplota 8 stupňov.',
  'an hour, one degree': 'Hamburg. Dnes o pätnástej bude zamračené, teplota jeden stupeň.',
  'an hour, rain that may not come':
    'Hamburg. Dnes o pätnástej bude slabo pršať, teplota 8 stupňov. Nie je to však isté.',
  'an hour, strong wind':
    'Hamburg. Dnes o pätnástej bude slnečno, teplota 8 stupňov. Bude fúkať silný vietor s nárazmi až 65 kilometrov za hodinu.',
  'an hour, weather not known': 'Hamburg. Dnes o pätnástej bude teplota 4 stupne.',
  'an hour, nothing known': 'Hamburg. Aké bude počasie dnes o pätnástej, žiaľ, nevieme.',
  'three hours, getting colder':
    'Hamburg. V najbližších troch hodinách bude zamračené. Teplota klesne z plus jedného na mínus dva stupne.',
  'three hours, thunder in the last':
    'Hamburg. V najbližších troch hodinách bude spočiatku polojasno, od osemnástej budú búrky. Teplota bude okolo ôsmich stupňov.',
  'hours, rain in between':
    'Hamburg. Dnes medzi ôsmou a štrnástou bude polojasno, medzi desiatou a trinástou bude slabo pršať. Teplota bude okolo ôsmich stupňov.',
  'hours over midnight':
    'Hamburg. Dnes od dvadsiatej druhej do zajtra do piatej bude spočiatku jasno, od druhej hmla. Teplota bude okolo ôsmich stupňov.',
  'afternoon, sun': 'Hamburg. Dnes popoludní bude slnečno. Najvyššia teplota bude 12 stupňov.',
  'afternoon, frost':
    'Hamburg. Dnes popoludní bude zamračené. Najvyššia teplota bude mínus jeden stupeň.',
  'night, clear': 'Hamburg. V noci na štvrtok bude jasno. Najnižšia teplota bude 0 stupňov.',
  'night, freezing rain':
    'Hamburg. V noci na štvrtok bude spočiatku zamračené, od jednej bude padať slabý mrznúci dážď. Pozor, môže sa tvoriť poľadovica. Najnižšia teplota bude mínus jeden stupeň.',
  'evening far ahead':
    'Hamburg. V sobotu dvadsiateho ôsmeho novembra večer bude polojasno. Teplota bude okolo ôsmich stupňov.',
  'night far ahead':
    'Hamburg. V noci na nedeľu dvadsiateho deviateho novembra bude polojasno. Najnižšia teplota bude 8 stupňov.',
  'today, rain from 5 PM':
    'Hamburg. Dnes bude spočiatku polojasno, od sedemnástej bude pršať. Teplota bude okolo ôsmich stupňov. Spadne asi 6 milimetrov zrážok.',
  'today, sun and a thunderstorm':
    'Hamburg. Dnes bude prevažne slnečno, medzi sedemnástou a osemnástou budú silné búrky. Teplota bude okolo ôsmich stupňov.',
  'today, sun gives way to clouds':
    'Hamburg. Dnes bude spočiatku slnečno, od šestnástej zamračené. Teplota bude okolo ôsmich stupňov.',
  'today, a slight change of the sky':
    'Hamburg. Dnes bude polojasno. Teplota bude okolo ôsmich stupňov.',
  'today, around zero': 'Hamburg. Dnes bude zamračené. Teplota bude okolo nuly.',
  'today, rain is likely but not shown':
    'Hamburg. Dnes bude zamračené. Teplota bude okolo ôsmich stupňov. Pravdepodobne bude pršať.',
  'today, snow is possible':
    'Hamburg. Dnes bude zamračené. Teplota bude okolo mínus troch stupňov. Môže snežiť.',
  'tomorrow, showers now and then':
    'Hamburg. Zajtra bude prevažne slnečno, občas budú slabé prehánky. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, storm and rain':
    'Hamburg. Zajtra budú veľmi silné nárazy vetra, až 95 kilometrov za hodinu. Bude silno pršať. Teplota bude okolo ôsmich stupňov. Spadne asi 24 milimetrov zrážok.',
  'tomorrow, heavy snow':
    'Hamburg. Zajtra bude husto snežiť. Teplota bude okolo mínus dvoch stupňov. Napadne asi 24 centimetrov snehu.',
  'tomorrow, drizzle turning to rain':
    'Hamburg. Zajtra bude slabo pršať. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, sleet until noon':
    'Hamburg. Zajtra bude spočiatku padať slabý dážď so snehom, od poludnia bude polojasno. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, a fresh wind':
    'Hamburg. Zajtra bude zamračené. Teplota bude okolo ôsmich stupňov. Bude fúkať čerstvý juhozápadný vietor.',
  'a day far ahead':
    'Hamburg. V sobotu dvadsiateho ôsmeho novembra bude zamračené. Teplota bude 3 až 8 stupňov.',
  'weekend, alike': 'Hamburg. V sobotu a v nedeľu bude polojasno, teplota 3 až 5 stupňov.',
  'weekend, rain then sun':
    'Hamburg. V sobotu bude slabo pršať, teplota okolo ôsmich stupňov. V nedeľu bude slnečno, teplota okolo mínus jedného stupňa.',
  'three days, getting warmer':
    'Hamburg. V najbližších dňoch sa oteplí. Dnes bude zamračené, teplota okolo mínus štyroch stupňov. Zajtra bude polojasno, teplota okolo jedného stupňa. Pozajtra bude zamračené, teplota okolo piatich stupňov.',
};

const SK = locale('sk-SK');

describe('texts in sk-SK', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], SK)).toBe(SLOVAK[situation]);
  });
});

const DRY = { rate: 0, kind: 'rain', probability: 5 } as const;
const LIGHT = { rate: 0.4, kind: 'rain', probability: 80 } as const;

describe('sk-SK texts of the next hour', () => {
  test.each<[string, Plan]>([
    ['Köln. Najbližších 40 minút ostane sucho.', radar('.........???')],
    [
      'Köln. Asi o 20 minút začne slabo pršať, po štvrťhodine opäť prestane.',
      radar('....lll.....'),
    ],
    ['Köln. Najbližšiu hodinu bude nepretržite husto snežiť.', radar('hhhhhhhhhhhh', 's')],
    ['Köln. Najbližšiu hodinu bude pršať, chvíľami aj silno.', radar('mmmhhmmmmmmm')],
    [
      'Köln. Práve teraz padá slabý dážď so snehom, asi o desať minút na chvíľu prestane. Potom bude ešte desať minút padať dážď so snehom.',
      radar('ll.ll.......', 'x'),
    ],
    [
      'Köln. Práve teraz slabo prší, asi o 20 minút prestane. O 20 minút neskôr začne slabo snežiť.',
      radar('llll....llll', 'rrrrrs'),
    ],
    [
      'Köln. Asi o desať minút začne pršať, neskôr bude snežiť, po polhodine opäť prestane.',
      radar('..mmmmmm....', 'rrrrrs'),
    ],
    [
      'Asi o štvrť hodiny začnú padať silné zrážky, po štvrťhodine opäť prestanú.',
      radar('...hhh......', 'u', null),
    ],
    [
      'Wien. V najbližšej hodine má byť najprv sucho, neskôr má slabo pršať.',
      forecast([DRY, LIGHT]),
    ],
  ])('%s', (words, plan) => {
    expect(renderPlan(plan, SK)).toBe(words);
  });
});

test.each([
  [
    tomorrow({ Birke: 3, Esche: 3, Graeser: 1 }),
    'Leipzig. Zajtra bude koncentrácia peľu brezy a jaseňa vysoká, peľu tráv nízka. Iný peľ v ovzduší nebude.',
  ],
  [tomorrow({}), 'Leipzig. Zajtra nebude v ovzduší žiadny peľ.'],
])('sk-SK pollen levels, %#', (day, words) => {
  expect(renderPollen(day, undefined, 'sk-SK')).toBe(words);
});
