import { describe, expect, test } from 'vitest';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Temperature, When } from '../../src/wording/plan/statement.ts';
import { US, type Units } from '../../src/wording/units.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale, TODAY } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const CZECH: Record<Situation, string> = {
  'now, overcast': 'Hamburg. Právě teď je zataženo, teplota 8 stupňů.',
  'now, a storm':
    'Hamburg. Právě teď jsou prudké nárazy větru, až 95 kilometrů za hodinu. Je skoro jasno, teplota 8 stupňů.',
  'an hour, one degree': 'Hamburg. Dnes v patnáct hodin bude zataženo, teplota jeden stupeň.',
  'an hour, rain that may not come':
    'Hamburg. Dnes v patnáct hodin bude slabě pršet, teplota 8 stupňů. Jisté to ale není.',
  'an hour, strong wind':
    'Hamburg. Dnes v patnáct hodin bude slunečno, teplota 8 stupňů. Foukat bude silný vítr s nárazy až 65 kilometrů za hodinu.',
  'an hour, weather not known': 'Hamburg. Dnes v patnáct hodin bude teplota 4 stupně.',
  'an hour, nothing known': 'Hamburg. Jak bude dnes v patnáct hodin, bohužel nevíme.',
  'three hours, getting colder':
    'Hamburg. V příštích třech hodinách bude zataženo. Teplota klesne z plus jednoho na minus dva stupně.',
  'three hours, thunder in the last':
    'Hamburg. V příštích třech hodinách bude do osmnácti hodin polojasno, pak budou bouřky. Teploty budou kolem osmi stupňů.',
  'hours, rain in between':
    'Hamburg. Dnes mezi osmou a čtrnáctou hodinou bude polojasno, mezi desátou a třináctou hodinou bude slabě pršet. Teploty budou kolem osmi stupňů.',
  'hours over midnight':
    'Hamburg. Od dnešních dvaadvaceti hodin do zítřejších pěti hodin bude do dvou hodin jasno, pak mlha. Teploty budou kolem osmi stupňů.',
  'afternoon, sun': 'Hamburg. Dnes odpoledne bude slunečno. Nejvyšší teplota bude 12 stupňů.',
  'afternoon, frost':
    'Hamburg. Dnes odpoledne bude zataženo. Nejvyšší teplota bude minus jeden stupeň.',
  'night, clear': 'Hamburg. V noci na čtvrtek bude jasno. Nejnižší teplota bude 0 stupňů.',
  'night, freezing rain':
    'Hamburg. V noci na čtvrtek bude do jedné hodiny zataženo, pak bude padat slabý mrznoucí déšť. Pozor, může se tvořit ledovka. Nejnižší teplota bude minus jeden stupeň.',
  'evening far ahead':
    'Hamburg. V sobotu osmadvacátého listopadu večer bude polojasno. Teploty budou kolem osmi stupňů.',
  'night far ahead':
    'Hamburg. V noci na neděli devětadvacátého listopadu bude polojasno. Nejnižší teplota bude 8 stupňů.',
  'today, rain from 5 PM':
    'Hamburg. Dnes bude do sedmnácti hodin polojasno, pak bude pršet. Teploty budou kolem osmi stupňů. Spadne asi 6 milimetrů srážek.',
  'today, sun and a thunderstorm':
    'Hamburg. Dnes bude převážně slunečno, mezi sedmnáctou a osmnáctou hodinou budou silné bouřky. Teploty budou kolem osmi stupňů.',
  'today, sun gives way to clouds':
    'Hamburg. Dnes bude do šestnácti hodin slunečno, pak zataženo. Teploty budou kolem osmi stupňů.',
  'today, a slight change of the sky':
    'Hamburg. Dnes bude polojasno. Teploty budou kolem osmi stupňů.',
  'today, around zero': 'Hamburg. Dnes bude zataženo. Teploty budou kolem nuly.',
  'today, rain is likely but not shown':
    'Hamburg. Dnes bude zataženo. Teploty budou kolem osmi stupňů. Pravděpodobně bude pršet.',
  'today, snow is possible':
    'Hamburg. Dnes bude zataženo. Teploty budou kolem minus tří stupňů. Může sněžit.',
  'tomorrow, showers now and then':
    'Hamburg. Zítra bude převážně slunečno, občas budou slabé přeháňky. Teploty budou kolem osmi stupňů.',
  'tomorrow, storm and rain':
    'Hamburg. Zítra čekejte prudké nárazy větru, až 95 kilometrů za hodinu. Bude silně pršet. Teploty budou kolem osmi stupňů. Spadne asi 24 milimetrů srážek.',
  'tomorrow, heavy snow':
    'Hamburg. Zítra bude hustě sněžit. Teploty budou kolem minus dvou stupňů. Napadne asi 24 centimetrů sněhu.',
  'tomorrow, drizzle turning to rain':
    'Hamburg. Zítra bude slabě pršet. Teploty budou kolem osmi stupňů.',
  'tomorrow, sleet until noon':
    'Hamburg. Zítra bude zpočátku padat slabý déšť se sněhem, od poledne bude polojasno. Teploty budou kolem osmi stupňů.',
  'tomorrow, a fresh wind':
    'Hamburg. Zítra bude zataženo. Teploty budou kolem osmi stupňů. Foukat bude čerstvý jihozápadní vítr.',
  'a day far ahead':
    'Hamburg. V sobotu osmadvacátého listopadu bude zataženo. Teploty budou 3 až 8 stupňů.',
  'weekend, alike': 'Hamburg. V sobotu a v neděli bude polojasno, teploty 3 až 5 stupňů.',
  'weekend, rain then sun':
    'Hamburg. V sobotu bude slabě pršet, teploty kolem osmi stupňů. V neděli bude slunečno, teploty kolem minus jednoho stupně.',
  'three days, getting warmer':
    'Hamburg. V příštích dnech se oteplí. Dnes bude zataženo, teploty kolem minus čtyř stupňů. Zítra bude polojasno, teploty kolem jednoho stupně. Pozítří bude zataženo, teploty kolem pěti stupňů.',
};

const CS = locale('cs-CZ');
const SATURDAY = { date: '2026-11-21', ahead: 3 };
const SUNDAY = { date: '2026-11-22', ahead: 4 };
const NOW_ON = { date: TODAY, ahead: 0 };
const NEXT_DAY = { date: '2026-11-19', ahead: 1 };

describe('texts in cs-CZ', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], CS)).toBe(CZECH[situation]);
  });
});

describe('cs-CZ times', () => {
  test.each<[string, When]>([
    ['právě teď', { kind: 'now' }],
    ['v příští hodině', { kind: 'nextHours', count: 1 }],
    ['v příštích šesti hodinách', { kind: 'nextHours', count: 6 }],
    ['dnes v jednu hodinu', { kind: 'hour', day: NOW_ON, hour: 1 }],
    ['zítra ve dvě hodiny', { kind: 'hour', day: NEXT_DAY, hour: 2 }],
    ['v sobotu v poledne', { kind: 'hour', day: SATURDAY, hour: 12 }],
    ['v neděli ve třiadvacet hodin', { kind: 'hour', day: SUNDAY, hour: 23 }],
    [
      'v sobotu mezi půlnocí a třetí hodinou',
      { kind: 'hours', from: { day: SATURDAY, hour: 0 }, to: { day: SATURDAY, hour: 3 } },
    ],
    [
      'od dnešního poledne do zítřejší jedné hodiny',
      { kind: 'hours', from: { day: NOW_ON, hour: 12 }, to: { day: NEXT_DAY, hour: 1 } },
    ],
    [
      'od soboty dvaadvaceti hodin do neděle pěti hodin',
      { kind: 'hours', from: { day: SATURDAY, hour: 22 }, to: { day: SUNDAY, hour: 5 } },
    ],
    ['dnes v noci', { kind: 'part', day: NOW_ON, part: 'night', running: true }],
    ['zítra dopoledne', { kind: 'part', day: NEXT_DAY, part: 'morning', running: false }],
    ['dnes a zítra', { kind: 'days', first: NOW_ON, last: NEXT_DAY }],
    ['od zítřka do neděle', { kind: 'days', first: NEXT_DAY, last: SUNDAY }],
  ])('%s', (words, when) => {
    const be = when.kind === 'now' ? 'je' : 'bude';
    const text = renderPlan([{ kind: 'noData', opening: { when, place: null } }], CS);
    expect(text).toBe(`Jak ${be} ${words}, bohužel nevíme.`);
  });
});

describe('cs-CZ temperatures', () => {
  const named: Units = { ...CS.units, namesScale: true };
  test.each<[string, Temperature, Units?]>([
    ['teplota bude jeden stupeň', { form: 'exactly', value: 1 }],
    ['teplota bude minus 2 stupně', { form: 'exactly', value: -2 }],
    ['teplota bude 22 stupňů', { form: 'exactly', value: 22 }],
    ['teplota bude 22 stupňů Celsia', { form: 'exactly', value: 22 }, named],
    ['teploty budou kolem minus jednoho stupně', { form: 'around', value: -1 }],
    ['teploty budou kolem jednadvaceti stupňů', { form: 'around', value: 21 }],
    ['teploty budou minus 3 až plus 2 stupně', { form: 'range', low: -3, high: 2 }],
    ['teplota klesne ze sedmi na čtyři stupně', { form: 'change', from: 7, to: 4 }],
    ['teplota stoupne z minus tří stupňů na nulu', { form: 'change', from: -3, to: 0 }],
    [
      'teploty budou kolem dvaatřiceti stupňů Fahrenheita',
      { form: 'around', value: 0 },
      { ...US, namesScale: true },
    ],
  ])('%s', (words, temperature, units = CS.units) => {
    const statement = { kind: 'temperature' as const, opening: null, temperature };
    expect(CS.language.temperature(statement, { units, now: false })).toBe(words);
  });
});

describe('cs-CZ amounts of precipitation', () => {
  test.each<[string, 'rain' | 'snow', amount: number, Units?]>([
    ['spadne asi jeden milimetr srážek', 'rain', 1],
    ['spadnou asi 3 milimetry srážek', 'rain', 3],
    ['napadne asi 12 centimetrů sněhu', 'snow', 12],
    ['spadne méně než půl palce srážek', 'rain', 5, US],
    ['spadne asi 2 a půl palce srážek', 'rain', 64, US],
    ['napadnou asi 2 palce sněhu', 'snow', 5, US],
  ])('%s', (words, of, amount, units = CS.units) => {
    const statement = { kind: 'amount' as const, of, amount };
    expect(CS.language.amount(statement, { units, now: false })).toBe(words);
  });
});

const DRY = { rate: 0, kind: 'rain', probability: 5 } as const;
const LIGHT = { rate: 0.4, kind: 'rain', probability: 80 } as const;

describe('cs-CZ texts of the next hour', () => {
  test.each<[string, Plan]>([
    ['Köln. Příštích 40 minut zůstane sucho.', radar('.........???')],
    [
      'Köln. Asi za 20 minut začne slabě pršet, po čtvrthodině zase přestane.',
      radar('....lll.....'),
    ],
    ['Köln. Příští hodinu bude pršet, chvílemi i silně.', radar('mmmhhmmmmmmm')],
    [
      'Köln. Právě teď padá slabý déšť se sněhem, asi za deset minut na chvíli přestane. Pak bude ještě deset minut padat déšť se sněhem.',
      radar('ll.ll.......', 'x'),
    ],
    [
      'Köln. Asi za deset minut začne pršet, později bude sněžit, po půlhodině zase přestane.',
      radar('..mmmmmm....', 'rrrrrs'),
    ],
    [
      'Asi za čtvrt hodiny začnou padat silné srážky, po čtvrthodině zase přestanou.',
      radar('...hhh......', 'u', null),
    ],
    ['Wien. V příští hodině má být nejdřív sucho, později má slabě pršet.', forecast([DRY, LIGHT])],
  ])('%s', (words, plan) => {
    expect(renderPlan(plan, CS)).toBe(words);
  });
});

test('cs-CZ pollen levels', () => {
  expect(renderPollen(tomorrow({ Birke: 3, Esche: 3, Graeser: 1 }), undefined, 'cs-CZ')).toBe(
    'Leipzig. Zítra bude koncentrace pylu břízy a jasanu vysoká, pylu trav nízká. Jiný pyl ve vzduchu nebude.',
  );
});

test.each([
  ['V <DayID> je v <Location> klid.', 'V sobotu je v oblasti Brno klid.'],
  ['Předpověď na <DayID> pro <Location>.', 'Předpověď na sobotu pro oblast Brno.'],
  ['Od <DayID> kvetou v regionu <Location> trávy.', 'Od soboty kvetou v regionu Brno trávy.'],
])('the template "%s" is spoken as "%s"', (template, words) => {
  const values = { date: SATURDAY.date, today: TODAY, place: 'Brno' };
  expect(fillPollenTemplate(template, values, CS)).toBe(words);
});
