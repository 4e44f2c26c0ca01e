import { describe, expect, test } from 'vitest';
import { abbreviateDirection } from '../../src/service/answer-fields.ts';
import { addDays } from '../../src/time/local-time.ts';
import { COMPASS_POINTS } from '../../src/weather/atmosphere.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Temperature, When } from '../../src/wording/plan/statement.ts';
import { METRIC_LITRES, METRIC_METRES, US, type Units } from '../../src/wording/units.ts';
import { locale, overcast, TODAY } from './plans.ts';

const SK = locale('sk-SK');
const SATURDAY = { date: '2026-11-21', ahead: 3 };
const SUNDAY = { date: '2026-11-22', ahead: 4 };
const NOW_ON = { date: TODAY, ahead: 0 };
const NEXT_DAY = { date: '2026-11-19', ahead: 1 };

describe('sk-SK times', () => {
  test.each<[string, When]>([
    ['práve teraz', { kind: 'now' }],
    ['v najbližšej hodine', { kind: 'nextHours', count: 1 }],
    ['v najbližších dvoch hodinách', { kind: 'nextHours', count: 2 }],
    ['v najbližších šiestich hodinách', { kind: 'nextHours', count: 6 }],
    ['dnes o jednej v noci', { kind: 'hour', day: NOW_ON, hour: 1 }],
    ['zajtra o tretej ráno', { kind: 'hour', day: NEXT_DAY, hour: 3 }],
    ['v sobotu napoludnie', { kind: 'hour', day: SATURDAY, hour: 12 }],
    ['v nedeľu o dvadsiatej tretej', { kind: 'hour', day: SUNDAY, hour: 23 }],
    [
      'v sobotu medzi polnocou a treťou hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 0 }, to: { day: SATURDAY, hour: 3 } },
    ],
    [
      'v sobotu od jednej v noci do poludnia',
      { kind: 'hours', from: { day: SATURDAY, hour: 1 }, to: { day: SATURDAY, hour: 12 } },
    ],
    [
      'dnes od poludnia do jednej v noci',
      { kind: 'hours', from: { day: NOW_ON, hour: 12 }, to: { day: NEXT_DAY, hour: 1 } },
    ],
    [
      'dnes od dvadsiatej do polnoci',
      { kind: 'hours', from: { day: NOW_ON, hour: 20 }, to: { day: NEXT_DAY, hour: 0 } },
    ],
    [
      'v sobotu od dvadsiatej druhej do piatej ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 22 }, to: { day: SUNDAY, hour: 5 } },
    ],
    ['dnes v noci', { kind: 'part', day: NOW_ON, part: 'night', running: true }],
    ['zajtra dopoludnia', { kind: 'part', day: NEXT_DAY, part: 'morning', running: false }],
    ['dnes o polnoci', { kind: 'hour', day: NOW_ON, hour: 0 }],
    ['o polnoci zo soboty na nedeľu', { kind: 'hour', day: SATURDAY, hour: 0 }],
    [
      'o polnoci zo štvrtka na piatok dvadsiateho siedmeho novembra',
      { kind: 'hour', day: { date: '2026-11-26', ahead: 8 }, hour: 0 },
    ],
    [
      'v sobotu medzi piatou a siedmou hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 5 }, to: { day: SATURDAY, hour: 7 } },
    ],
    [
      'v sobotu od tretej ráno do jedenástej dopoludnia',
      { kind: 'hours', from: { day: SATURDAY, hour: 3 }, to: { day: SATURDAY, hour: 11 } },
    ],
    [
      'v sobotu medzi druhou a ôsmou hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 2 }, to: { day: SATURDAY, hour: 8 } },
    ],
    ['cez víkend', { kind: 'weekend', saturday: SATURDAY }],
    ['v stredu o pätnástej', { kind: 'hour', day: { ...NOW_ON, byWeekday: true }, hour: 15 }],
    [
      'dnes, zajtra a pozajtra',
      { kind: 'days', first: NOW_ON, last: { date: '2026-11-20', ahead: 2, byWeekday: true } },
    ],
    ['dnes a zajtra', { kind: 'days', first: NOW_ON, last: NEXT_DAY }],
    ['od zajtra do nedele', { kind: 'days', first: NEXT_DAY, last: SUNDAY }],
  ])('%s', (words, when) => {
    const be = when.kind === 'now' ? 'je' : 'bude';
    const text = renderPlan([overcast(when)], SK);
    expect(text.toLowerCase()).toBe(`${words} ${be} zamračené.`);
  });

  test('with every hour of a day', () => {
    const hours = [
      'o jednej v noci', 'o druhej v noci', 'o tretej ráno', 'o štvrtej ráno', 'o piatej ráno', 'o šiestej',
      'o siedmej', 'o ôsmej', 'o deviatej', 'o desiatej', 'o jedenástej', 'napoludnie',
      'o trinástej', 'o štrnástej', 'o pätnástej', 'o šestnástej', 'o sedemnástej',
      'o osemnástej', 'o devätnástej', 'o dvadsiatej', 'o dvadsiatej prvej',
      'o dvadsiatej druhej', 'o dvadsiatej tretej',
    ]; // prettier-ignore
    const said = hours.map((_, at) =>
      renderPlan([overcast({ kind: 'hour', day: NOW_ON, hour: at + 1 })], SK),
    );
    expect(said).toEqual(hours.map((hour) => `Dnes ${hour} bude zamračené.`));
  });

  test.each<[string, When]>([
    ['na najbližšie tri hodiny', { kind: 'nextHours', count: 3 }],
    ['na najbližších šesť hodín', { kind: 'nextHours', count: 6 }],
    ['na dnešok o pätnástej', { kind: 'hour', day: NOW_ON, hour: 15 }],
    ['na zajtrajšok', { kind: 'day', day: NEXT_DAY }],
    ['na sobotu večer', { kind: 'part', day: SATURDAY, part: 'evening', running: false }],
    ['na noc na nedeľu', { kind: 'part', day: SATURDAY, part: 'night', running: false }],
    ['na víkend', { kind: 'weekend', saturday: SATURDAY }],
  ])('without a forecast %s', (words, when) => {
    const text = renderPlan([{ kind: 'noData', opening: { when, place: 'Žilina' } }], SK);
    expect(text).toBe(`V Žiline ${words} predpoveď, žiaľ, nie je.`);
  });

  test('with every day of the week', () => {
    const week = Array.from({ length: 7 }, (_, days) => addDays(SUNDAY.date, days));
    expect(week.map((date) => SK.language.day({ date, ahead: 5 }))).toEqual([
      'v nedeľu', 'v pondelok', 'v utorok', 'v stredu', 'vo štvrtok', 'v piatok', 'v sobotu',
    ]); // prettier-ignore
  });

  test('with every date of a month', () => {
    const ordinals = [
      'prvého', 'druhého', 'tretieho', 'štvrtého', 'piateho', 'šiesteho', 'siedmeho', 'ôsmeho',
      'deviateho', 'desiateho', 'jedenásteho', 'dvanásteho', 'trinásteho', 'štrnásteho',
      'pätnásteho', 'šestnásteho', 'sedemnásteho', 'osemnásteho', 'devätnásteho', 'dvadsiateho',
      'dvadsiateho prvého', 'dvadsiateho druhého', 'dvadsiateho tretieho', 'dvadsiateho štvrtého',
      'dvadsiateho piateho', 'dvadsiateho šiesteho', 'dvadsiateho siedmeho', 'dvadsiateho ôsmeho',
      'dvadsiateho deviateho', 'tridsiateho', 'tridsiateho prvého',
    ]; // prettier-ignore
    const month = ordinals.map((_, days) => addDays('2026-12-01', days));
    const said = month.map((date) => SK.language.day({ date, ahead: 13 }));
    expect(said.map((words) => words.replace(/^vo? \S+ | decembra$/gu, ''))).toEqual(ordinals);
  });
});

describe('sk-SK temperatures', () => {
  const named: Units = { ...SK.units, namesScale: true };
  test.each<[string, Temperature, Units?]>([
    ['teplota bude jeden stupeň', { form: 'exactly', value: 1 }],
    ['teplota bude mínus 2 stupne', { form: 'exactly', value: -2 }],
    ['teplota bude 22 stupňov', { form: 'exactly', value: 22 }],
    ['teplota bude 22 stupňov Celzia', { form: 'exactly', value: 22 }, named],
    ['teplota bude okolo mínus jedného stupňa', { form: 'around', value: -1 }],
    ['teplota bude okolo dvadsaťjeden stupňov', { form: 'around', value: 21 }],
    ['teplota bude okolo dvadsiatich štyroch stupňov', { form: 'around', value: 24 }],
    ['teplota bude mínus 3 až plus 2 stupne', { form: 'range', low: -3, high: 2 }],
    ['teplota bude mínus 5 až mínus jeden stupeň', { form: 'range', low: -5, high: -1 }],
    ['teplota klesne zo siedmich na štyri stupne', { form: 'change', from: 7, to: 4 }],
    ['teplota stúpne z mínus troch stupňov na nulu', { form: 'change', from: -3, to: 0 }],
    ['teplota stúpne z nuly na jeden stupeň', { form: 'change', from: 0, to: 1 }],
    [
      'teplota klesne zo štyridsiatich dvoch na tridsaťdeväť stupňov',
      { form: 'change', from: 42, to: 39 },
    ],
    [
      'teplota bude okolo tridsiatich dvoch stupňov Fahrenheita',
      { form: 'around', value: 0 },
      { ...US, namesScale: true },
    ],
  ])('%s', (words, temperature, units = SK.units) => {
    const statement = { kind: 'temperature' as const, opening: null, temperature };
    expect(SK.language.temperature(statement, { units, now: false })).toBe(words);
  });
});

describe('sk-SK amounts of precipitation', () => {
  test.each<[string, 'rain' | 'snow', amount: number, Units?]>([
    ['spadne asi jeden milimeter zrážok', 'rain', 1],
    ['spadnú asi 3 milimetre zrážok', 'rain', 3],
    ['napadne asi 12 centimetrov snehu', 'snow', 12],
    ['spadnú asi 4 litre na meter štvorcový', 'rain', 4, METRIC_LITRES],
    ['spadne asi štvrť palca zrážok', 'rain', 5, US],
    ['spadne menej ako štvrť palca zrážok', 'rain', 2, US],
    ['spadne asi 2 a pol palca zrážok', 'rain', 64, US],
    ['napadnú asi 2 palce snehu', 'snow', 5, US],
  ])('%s', (words, of, amount, units = SK.units) => {
    const statement = { kind: 'amount' as const, of, amount };
    expect(SK.language.amount(statement, { units, now: false })).toBe(words);
  });
});

describe('sk-SK winds', () => {
  test.each<[string, number | null, gust: number | null, Units?]>([
    ['bude fúkať prudký západný vietor', 7, null],
    ['bude fúkať západná víchrica s nárazmi až 110 kilometrov za hodinu', 9, 108],
    ['bude fúkať západný orkán', 12, null],
    ['vietor v nárazoch dosiahne až 65 kilometrov za hodinu', null, 64],
    ['vietor v nárazoch dosiahne až 23 metrov za sekundu', null, 80, METRIC_METRES],
    ['vietor v nárazoch dosiahne až 50 míľ za hodinu', null, 80, US],
  ])('%s', (words, force, gust, units = SK.units) => {
    const statement = { kind: 'wind' as const, force, direction: 'W' as const, gust };
    expect(SK.language.wind(statement, { units, now: false })).toBe(words);
  });

  test('has sixteen compass points', () => {
    const abbreviations = COMPASS_POINTS.map((point) => abbreviateDirection(point, SK.language));
    expect(abbreviations.join(' ')).toBe('S SSV SV VSV V VJV JV JJV J JJZ JZ ZJZ Z ZSZ SZ SSZ');
  });
});

test.each([
  ['V <DayID> je v <Location> pokoj.', 'V sobotu je v Poprade pokoj.'],
  ['Predpoveď na <DayID> pre <Location>.', 'Predpoveď na sobotu pre lokalitu Poprad.'],
  ['Od <DayID> kvitnú v regióne <Location> trávy.', 'Od soboty kvitnú v regióne Poprad trávy.'],
])('the template "%s" is spoken as "%s"', (template, words) => {
  const values = { date: SATURDAY.date, today: TODAY, place: 'Poprad' };
  expect(fillPollenTemplate(template, values, SK)).toBe(words);
});
