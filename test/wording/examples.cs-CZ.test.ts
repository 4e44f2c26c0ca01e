import { describe, expect, test } from 'vitest';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Temperature, When } from '../../src/wording/plan/statement.ts';
import { US, type Units } from '../../src/wording/units.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale, overcast, TODAY } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const CZECH: Record<Situation, string> = {
  'now, overcast': 'V Hamburku je právě teď zataženo, 8 stupňů.',
  'now, a storm':
    'V Hamburku je právě teď velmi silný vítr s nárazy až 95 kilometrů za hodinu. Je skoro jasno, 8 stupňů.',
  'an hour, one degree': 'V Hamburku bude dnes v patnáct hodin zataženo, jeden stupeň.',
  'an hour, rain that may not come':
    'V Hamburku bude dnes v patnáct hodin teplota 8 stupňů. Může slabě pršet.',
  'an hour, strong wind':
    'V Hamburku bude dnes v patnáct hodin slunečno, 8 stupňů. Foukat bude silný vítr s nárazy až 65 kilometrů za hodinu.',
  'an hour, weather not known': 'V Hamburku bude dnes v patnáct hodin teplota 4 stupně.',
  'an hour, nothing known': 'V Hamburku na dnešek v patnáct hodin předpověď bohužel není.',
  'three hours, getting colder':
    'V Hamburku bude v nejbližších třech hodinách zataženo, teplota klesne z plus jednoho na minus dva stupně.',
  'three hours, thunder in the last':
    'V Hamburku budou od osmnácti hodin bouřky. Bude oblačno, teplota kolem osmi stupňů.',
  'hours, rain in between':
    'V Hamburku bude dnes mezi osmou a patnáctou hodinou oblačno, mezi desátou a třináctou hodinou bude slabě pršet. Teplota bude kolem osmi stupňů.',
  'hours over midnight':
    'V Hamburku bude dnes od dvaadvaceti do šesti hodin ráno zpočátku jasno, od druhé hodiny mlha. Teplota bude kolem osmi stupňů.',
  'afternoon, sun': 'V Hamburku bude dnes odpoledne slunečno, nejvýše 12 stupňů.',
  'afternoon, frost': 'V Hamburku bude dnes odpoledne zataženo, nejvýše minus jeden stupeň.',
  'night, clear': 'V Hamburku bude dnes v noci jasno, nejnižší teplota 0 stupňů.',
  'night, freezing rain':
    'Pozor na ledovku. V Hamburku bude dnes v noci do jedné hodiny zataženo, pak bude padat slabý mrznoucí déšť. Nejnižší teplota bude minus jeden stupeň.',
  'evening far ahead':
    'V Hamburku bude v sobotu osmadvacátého listopadu večer oblačno, teplota kolem osmi stupňů.',
  'night far ahead':
    'V Hamburku bude v noci na neděli devětadvacátého listopadu oblačno, nejnižší teplota 8 stupňů.',
  'today, rain from 5 PM':
    'V Hamburku bude dnes do sedmnácti hodin oblačno, pak bude pršet. Spadne asi 6 milimetrů srážek. Teplota bude kolem osmi stupňů.',
  'today, sun and a thunderstorm':
    'V Hamburku bude dnes kolem sedmnácté hodiny silná bouřka. Bude převážně slunečno, teplota kolem osmi stupňů.',
  'today, sun gives way to clouds':
    'V Hamburku bude dnes do šestnácti hodin slunečno, pak zataženo. Teplota bude kolem osmi stupňů.',
  'today, a slight change of the sky':
    'V Hamburku bude dnes převážně slunečno, teplota kolem osmi stupňů.',
  'today, around zero': 'V Hamburku bude dnes zataženo, teplota kolem nuly.',
  'today, rain is likely but not shown':
    'V Hamburku bude dnes zataženo a pravděpodobně bude pršet. Teplota bude kolem osmi stupňů.',
  'today, snow is possible':
    'V Hamburku bude dnes zataženo a může sněžit. Teplota bude kolem minus tří stupňů.',
  'tomorrow, showers now and then':
    'V Hamburku bude zítra převážně slunečno, ale občas budou slabé přeháňky. Teplota bude kolem osmi stupňů.',
  'tomorrow, storm and rain':
    'V Hamburku bude zítra velmi silný vítr s nárazy až 95 kilometrů za hodinu. Dnes v noci a zítra bude vydatně pršet. Spadne asi 25 milimetrů srážek. Teplota bude kolem osmi stupňů.',
  'tomorrow, heavy snow':
    'V Hamburku bude dnes v noci a zítra hustě sněžit. Napadne asi 25 centimetrů sněhu. Teplota bude kolem minus dvou stupňů.',
  'tomorrow, drizzle turning to rain':
    'V Hamburku bude dnes v noci a zítra slabě pršet. Teplota bude kolem osmi stupňů.',
  'tomorrow, sleet until noon':
    'V Hamburku bude zítra do poledne padat slabý déšť se sněhem, pak bude oblačno. Teplota bude kolem osmi stupňů.',
  'tomorrow, a fresh wind':
    'V Hamburku bude zítra zataženo, teplota kolem osmi stupňů. Foukat bude čerstvý jihozápadní vítr.',
  'a day far ahead':
    'V Hamburku bude v sobotu osmadvacátého listopadu zataženo, nejvyšší teplota 8 stupňů, nejnižší 3.',
  'weekend, alike': 'V Hamburku bude o víkendu oblačno, nejvyšší teploty 3 až 5 stupňů.',
  'weekend, rain then sun':
    'V Hamburku bude v sobotu celý den slabě pršet, teplota nejvýše 8 stupňů. V neděli bude slunečno, nejvýše minus jeden stupeň.',
  'three days, getting warmer':
    'V Hamburku se v příštích dnech oteplí. Dnes bude zataženo, nejvýše minus 4 stupně. Zítra bude oblačno, nejvýše jeden stupeň. V pátek bude zataženo, nejvýše 5 stupňů.',
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
    ['v nejbližší hodině', { kind: 'nextHours', count: 1 }],
    ['v nejbližších šesti hodinách', { kind: 'nextHours', count: 6 }],
    ['dnes v jednu hodinu v noci', { kind: 'hour', day: NOW_ON, hour: 1 }],
    ['zítra ve dvě hodiny v noci', { kind: 'hour', day: NEXT_DAY, hour: 2 }],
    ['v sobotu v poledne', { kind: 'hour', day: SATURDAY, hour: 12 }],
    ['v neděli ve třiadvacet hodin', { kind: 'hour', day: SUNDAY, hour: 23 }],
    [
      'v sobotu mezi půlnocí a třetí hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 0 }, to: { day: SATURDAY, hour: 3 } },
    ],
    [
      'dnes od poledne do jedné hodiny v noci',
      { kind: 'hours', from: { day: NOW_ON, hour: 12 }, to: { day: NEXT_DAY, hour: 1 } },
    ],
    [
      'v sobotu od dvaadvaceti do pěti hodin ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 22 }, to: { day: SUNDAY, hour: 5 } },
    ],
    ['dnes v noci', { kind: 'part', day: NOW_ON, part: 'night', running: true }],
    ['zítra dopoledne', { kind: 'part', day: NEXT_DAY, part: 'morning', running: false }],
    ['dnes o půlnoci', { kind: 'hour', day: NOW_ON, hour: 0 }],
    ['o půlnoci ze soboty na neděli', { kind: 'hour', day: SATURDAY, hour: 0 }],
    [
      'o půlnoci ze čtvrtka na pátek sedmadvacátého listopadu',
      { kind: 'hour', day: { date: '2026-11-26', ahead: 8 }, hour: 0 },
    ],
    [
      'dnes od dvaadvaceti hodin do půlnoci',
      { kind: 'hours', from: { day: NOW_ON, hour: 22 }, to: { day: NEXT_DAY, hour: 0 } },
    ],
    ['ve středu v patnáct hodin', { kind: 'hour', day: { ...NOW_ON, byWeekday: true }, hour: 15 }],
    [
      'v sobotu mezi pátou a sedmou hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 5 }, to: { day: SATURDAY, hour: 7 } },
    ],
    [
      'v sobotu mezi druhou a osmou hodinou ráno',
      { kind: 'hours', from: { day: SATURDAY, hour: 2 }, to: { day: SATURDAY, hour: 8 } },
    ],
    [
      'v sobotu od tří ráno do jedenácti dopoledne',
      { kind: 'hours', from: { day: SATURDAY, hour: 3 }, to: { day: SATURDAY, hour: 11 } },
    ],
    [
      'v sobotu od pěti ráno do čtrnácti hodin',
      { kind: 'hours', from: { day: SATURDAY, hour: 5 }, to: { day: SATURDAY, hour: 14 } },
    ],
    [
      'v sobotu od jedné v noci do poledne',
      { kind: 'hours', from: { day: SATURDAY, hour: 1 }, to: { day: SATURDAY, hour: 12 } },
    ],
    ['o víkendu', { kind: 'weekend', saturday: SATURDAY }],
    [
      'dnes, zítra a pozítří',
      { kind: 'days', first: NOW_ON, last: { date: '2026-11-20', ahead: 2, byWeekday: true } },
    ],
    ['dnes a zítra', { kind: 'days', first: NOW_ON, last: NEXT_DAY }],
    ['od zítřka do neděle', { kind: 'days', first: NEXT_DAY, last: SUNDAY }],
  ])('%s', (words, when) => {
    const be = when.kind === 'now' ? 'je' : 'bude';
    const text = renderPlan([overcast(when)], CS);
    expect(text.toLowerCase()).toBe(`${words} ${be} zataženo.`);
  });
});

test.each<[string, When]>([
  ['na nejbližší tři hodiny', { kind: 'nextHours', count: 3 }],
  ['na nejbližších šest hodin', { kind: 'nextHours', count: 6 }],
  ['na dnešek v patnáct hodin', { kind: 'hour', day: NOW_ON, hour: 15 }],
  ['na zítřek', { kind: 'day', day: NEXT_DAY }],
  ['na sobotu večer', { kind: 'part', day: SATURDAY, part: 'evening', running: false }],
  ['na noc na neděli', { kind: 'part', day: SATURDAY, part: 'night', running: false }],
  ['na víkend', { kind: 'weekend', saturday: SATURDAY }],
])('cs-CZ without a forecast %s', (words, when) => {
  const text = renderPlan([{ kind: 'noData', opening: { when, place: 'Praha' } }], CS);
  expect(text).toBe(`V Praze ${words} předpověď bohužel není.`);
});

describe('cs-CZ temperatures', () => {
  const named: Units = { ...CS.units, namesScale: true };
  test.each<[string, Temperature, Units?]>([
    ['teplota bude jeden stupeň', { form: 'exactly', value: 1 }],
    ['teplota bude minus 2 stupně', { form: 'exactly', value: -2 }],
    ['teplota bude 22 stupňů', { form: 'exactly', value: 22 }],
    ['teplota bude 22 stupňů Celsia', { form: 'exactly', value: 22 }, named],
    ['teplota bude kolem minus jednoho stupně', { form: 'around', value: -1 }],
    ['teplota bude kolem jednadvaceti stupňů', { form: 'around', value: 21 }],
    ['teplota bude minus 3 až plus 2 stupně', { form: 'range', low: -3, high: 2 }],
    ['teplota klesne ze sedmi na čtyři stupně', { form: 'change', from: 7, to: 4 }],
    ['teplota stoupne z minus tří stupňů na nulu', { form: 'change', from: -3, to: 0 }],
    [
      'teplota bude kolem dvaatřiceti stupňů Fahrenheita',
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
    ['spadne asi čtvrt palce srážek', 'rain', 5, US],
    ['spadne méně než čtvrt palce srážek', 'rain', 2, US],
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
    ['V Kolíně nad Rýnem nebude v nejbližších čtyřiceti minutách pršet.', radar('.........???')],
    [
      'V Kolíně nad Rýnem asi za 20 minut začne slabě pršet, po čtvrthodině zase přestane.',
      radar('....lll.....'),
    ],
    ['V Kolíně nad Rýnem bude v nejbližší hodině pršet, chvílemi i silně.', radar('mmmhhmmmmmmm')],
    [
      'V Kolíně nad Rýnem právě teď padá slabý déšť se sněhem, asi za deset minut na chvíli přestane. Pak bude ještě deset minut padat déšť se sněhem.',
      radar('ll.ll.......', 'x'),
    ],
    [
      'V Kolíně nad Rýnem asi za deset minut začne pršet, později bude sněžit, po půlhodině zase přestane.',
      radar('..mmmmmm....', 'rrrrrs'),
    ],
    [
      'Asi za čtvrt hodiny začnou padat silné srážky, po čtvrthodině zase přestanou.',
      radar('...hhh......', 'u', null),
    ],
    [
      'Ve Vídni by v nejbližší hodině nejdřív nemělo pršet, později by mělo slabě pršet.',
      forecast([DRY, LIGHT]),
    ],
  ])('%s', (words, plan) => {
    expect(renderPlan(plan, CS)).toBe(words);
  });
});

test('cs-CZ pollen levels', () => {
  expect(renderPollen(tomorrow({ Birke: 3, Esche: 3, Graeser: 1 }), undefined, 'cs-CZ')).toBe(
    'V Lipsku bude zítra koncentrace pylu břízy a jasanu vysoká, pylu trav nízká. Jiný pyl ve vzduchu nebude.',
  );
});

test.each([
  ['V <DayID> je v <Location> klid.', 'V sobotu je v Brně klid.'],
  ['Předpověď na <DayID> pro <Location>.', 'Předpověď na sobotu pro lokalitu Brno.'],
  ['Od <DayID> kvetou v regionu <Location> trávy.', 'Od soboty kvetou v regionu Brno trávy.'],
])('the template "%s" is spoken as "%s"', (template, words) => {
  const values = { date: SATURDAY.date, today: TODAY, place: 'Brno' };
  expect(fillPollenTemplate(template, values, CS)).toBe(words);
});
