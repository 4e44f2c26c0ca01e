import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const SLOVAK: Record<Situation, string> = {
  'now, overcast': 'V Hamburgu je práve teraz zamračené, 8 stupňov.',
  'now, a storm':
    'V Hamburgu je práve teraz veľmi silný vietor s nárazmi až 95 kilometrov za hodinu. Je takmer jasno, 8 stupňov.',
  'an hour, one degree': 'V Hamburgu bude dnes o pätnástej zamračené, jeden stupeň.',
  'an hour, rain that may not come':
    'V Hamburgu bude dnes o pätnástej teplota 8 stupňov. Môže slabo pršať.',
  'an hour, strong wind':
    'V Hamburgu bude dnes o pätnástej slnečno, 8 stupňov. Bude fúkať silný vietor s nárazmi až 65 kilometrov za hodinu.',
  'an hour, weather not known': 'V Hamburgu bude dnes o pätnástej teplota 4 stupne.',
  'an hour, nothing known': 'V Hamburgu na dnešok o pätnástej predpoveď, žiaľ, nie je.',
  'three hours, getting colder':
    'V Hamburgu bude v najbližších troch hodinách zamračené, teplota klesne z plus jedného na mínus dva stupne.',
  'three hours, thunder in the last':
    'V Hamburgu budú od osemnástej búrky. Bude oblačno, teplota okolo ôsmich stupňov.',
  'hours, rain in between':
    'V Hamburgu bude dnes medzi ôsmou a pätnástou hodinou oblačno, medzi desiatou a trinástou hodinou bude slabo pršať. Teplota bude okolo ôsmich stupňov.',
  'hours over midnight':
    'V Hamburgu bude dnes od dvadsiatej druhej do šiestej ráno spočiatku jasno, od druhej hmla. Teplota bude okolo ôsmich stupňov.',
  'afternoon, sun': 'V Hamburgu bude dnes popoludní slnečno, najviac 12 stupňov.',
  'afternoon, frost': 'V Hamburgu bude dnes popoludní zamračené, najviac mínus jeden stupeň.',
  'night, clear': 'V Hamburgu bude dnes v noci jasno, najnižšia teplota 0 stupňov.',
  'night, freezing rain':
    'Pozor na poľadovicu. V Hamburgu bude dnes v noci spočiatku zamračené, od jednej bude padať slabý mrznúci dážď. Najnižšia teplota bude mínus jeden stupeň.',
  'evening far ahead':
    'V Hamburgu bude v sobotu dvadsiateho ôsmeho novembra večer oblačno, teplota okolo ôsmich stupňov.',
  'night far ahead':
    'V Hamburgu bude v noci na nedeľu dvadsiateho deviateho novembra oblačno, najnižšia teplota 8 stupňov.',
  'today, rain from 5 PM':
    'V Hamburgu bude dnes spočiatku oblačno, od sedemnástej bude pršať. Spadne asi 6 milimetrov zrážok. Teplota bude okolo ôsmich stupňov.',
  'today, sun and a thunderstorm':
    'V Hamburgu bude dnes okolo sedemnástej silná búrka. Bude prevažne slnečno, teplota okolo ôsmich stupňov.',
  'today, sun gives way to clouds':
    'V Hamburgu bude dnes spočiatku slnečno, od šestnástej zamračené. Teplota bude okolo ôsmich stupňov.',
  'today, a slight change of the sky':
    'V Hamburgu bude dnes prevažne slnečno, teplota okolo ôsmich stupňov.',
  'today, around zero': 'V Hamburgu bude dnes zamračené, teplota okolo nuly.',
  'today, rain is likely but not shown':
    'V Hamburgu bude dnes zamračené a pravdepodobne bude pršať. Teplota bude okolo ôsmich stupňov.',
  'today, snow is possible':
    'V Hamburgu bude dnes zamračené a môže snežiť. Teplota bude okolo mínus troch stupňov.',
  'tomorrow, showers now and then':
    'V Hamburgu bude zajtra prevažne slnečno, ale občas budú slabé prehánky. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, storm and rain':
    'V Hamburgu bude zajtra veľmi silný vietor s nárazmi až 95 kilometrov za hodinu. Dnes v noci a zajtra bude výdatne pršať. Spadne asi 25 milimetrov zrážok. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, heavy snow':
    'V Hamburgu bude dnes v noci a zajtra husto snežiť. Napadne asi 25 centimetrov snehu. Teplota bude okolo mínus dvoch stupňov.',
  'tomorrow, drizzle turning to rain':
    'V Hamburgu bude dnes v noci a zajtra slabo pršať. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, sleet until noon':
    'V Hamburgu bude zajtra do poludnia padať slabý dážď so snehom, potom bude oblačno. Teplota bude okolo ôsmich stupňov.',
  'tomorrow, a fresh wind':
    'V Hamburgu bude zajtra zamračené, teplota okolo ôsmich stupňov. Bude fúkať čerstvý juhozápadný vietor.',
  'a day far ahead':
    'V Hamburgu bude v sobotu dvadsiateho ôsmeho novembra zamračené, najvyššia teplota 8 stupňov, najnižšia 3.',
  'weekend, alike': 'V Hamburgu bude cez víkend oblačno, najvyššie teploty 3 až 5 stupňov.',
  'weekend, rain then sun':
    'V Hamburgu bude v sobotu celý deň slabo pršať, teplota najviac 8 stupňov. V nedeľu bude slnečno, najviac mínus jeden stupeň.',
  'three days, getting warmer':
    'V Hamburgu sa v najbližších dňoch oteplí. Dnes bude zamračené, najviac mínus 4 stupne. Zajtra bude oblačno, najviac jeden stupeň. V piatok bude zamračené, najviac 5 stupňov.',
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
    [
      'V Kolíne nad Rýnom nebude v najbližších štyridsiatich minútach pršať.',
      radar('.........???'),
    ],
    [
      'V Kolíne nad Rýnom asi o 20 minút začne slabo pršať, po štvrťhodine opäť prestane.',
      radar('....lll.....'),
    ],
    [
      'V Kolíne nad Rýnom bude v najbližšej hodine naďalej husto snežiť.',
      radar('hhhhhhhhhhhh', 's'),
    ],
    [
      'V Kolíne nad Rýnom bude v najbližšej hodine pršať, chvíľami aj silno.',
      radar('mmmhhmmmmmmm'),
    ],
    [
      'V Kolíne nad Rýnom práve teraz padá slabý dážď so snehom, asi o desať minút na chvíľu prestane. Potom bude ešte desať minút padať dážď so snehom.',
      radar('ll.ll.......', 'x'),
    ],
    [
      'V Kolíne nad Rýnom práve teraz slabo prší, asi o 20 minút prestane. O 20 minút neskôr začne slabo snežiť.',
      radar('llll....llll', 'rrrrrs'),
    ],
    [
      'V Kolíne nad Rýnom asi o desať minút začne pršať, neskôr bude snežiť, po polhodine opäť prestane.',
      radar('..mmmmmm....', 'rrrrrs'),
    ],
    [
      'Asi o štvrť hodiny začnú padať silné zrážky, po štvrťhodine opäť prestanú.',
      radar('...hhh......', 'u', null),
    ],
    [
      'Vo Viedni by v najbližšej hodine najprv nemalo pršať, neskôr by malo slabo pršať.',
      forecast([DRY, LIGHT]),
    ],
  ])('%s', (words, plan) => {
    expect(renderPlan(plan, SK)).toBe(words);
  });
});

test.each([
  [
    tomorrow({ Birke: 3, Esche: 3, Graeser: 1 }),
    'V Lipsku bude zajtra koncentrácia peľu brezy a jaseňa vysoká, peľu tráv nízka. Iný peľ v ovzduší nebude.',
  ],
  [tomorrow({}), 'V Lipsku nebude zajtra v ovzduší žiadny peľ.'],
])('sk-SK pollen levels, %#', (day, words) => {
  expect(renderPollen(day, undefined, 'sk-SK')).toBe(words);
});
