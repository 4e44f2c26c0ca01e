import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Course, Opening, When } from '../../src/wording/plan/statement.ts';
import { locale } from './plans.ts';

const TOMORROW = { date: '2026-11-19', ahead: 1 };
const SATURDAY = { date: '2026-11-21', ahead: 3 };
const NOW: When = { kind: 'now' };
const AT_THREE: When = { kind: 'hour', day: { date: '2026-11-18', ahead: 0 }, hour: 15 };
const DAY: When = { kind: 'day', day: TOMORROW };
const THREE_HOURS: When = { kind: 'nextHours', count: 3 };
const WEEKEND: When = { kind: 'weekend', saturday: SATURDAY };
const MORNING_HOURS: When = {
  kind: 'hours',
  from: { day: TOMORROW, hour: 7 },
  to: { day: TOMORROW, hour: 17 },
};
const hours = (from: number, to: number): When => ({
  kind: 'hours',
  from: { day: TOMORROW, hour: from },
  to: { day: { date: '2026-11-20', ahead: 2 }, hour: to },
});
const TONIGHT: When = {
  kind: 'part',
  day: { date: '2026-11-18', ahead: 0 },
  part: 'night',
  running: true,
};

const SUN = { state: 0, night: false } as const;
const CLOUDS = { state: 3, night: false } as const;
const RAIN = { state: 63, night: false } as const;
const POURING = { state: 65, night: false } as const;
const BROKEN = { state: 2, night: false } as const;
const FOG = { state: 45, night: false } as const;
const THUNDER = { state: 95, night: false } as const;

const KRAKOW = 'Kraków';
const at = (when: When, place: string | null = KRAKOW): Opening => ({ when, place });
const heat = (when: When, exactly = false): Statement => ({ kind: 'extreme', of: 'heat', opening: at(when), value: 38, exactly }); // prettier-ignore
const frost = (when: When, exactly = false): Statement => ({ kind: 'extreme', of: 'frost', opening: at(when), value: -18, exactly }); // prettier-ignore
const course = (opening: Opening | null, of: Course, daily = false): Statement => ({ kind: 'course', opening, course: of, temperature: null, daily }); // prettier-ignore
const storm = (opening: Opening | null): Statement => ({ kind: 'storm', opening, gust: 95 });
const day = (of: Course, daily = false) => course(at(daily ? WEEKEND : DAY), of, daily);

const AFTERNOON_RAIN: Course = { form: 'change', first: CLOUDS, second: RAIN, at: { part: 'afternoon' } }; // prettier-ignore
const MORNING_RAIN: Course = { form: 'change', first: RAIN, second: SUN, at: { part: 'midday' } };
const RAIN_UNTIL_EVENING: Course = { form: 'change', first: RAIN, second: CLOUDS, at: { part: 'evening' } }; // prettier-ignore
const SUN_AND_RAIN: Course = { form: 'atTimes', background: SUN, passing: RAIN, share: 'atTimes' };
const SUN_AND_THUNDER: Course = { form: 'atTimes', background: SUN, passing: THUNDER, share: 'nowAndThen' }; // prettier-ignore
const FOG_AND_SUN: Course = { form: 'interlude', background: FOG, passing: SUN, span: { from: 9, to: 20 } }; // prettier-ignore
const FOG_LIFTS: Course = { form: 'change', first: FOG, second: SUN, at: { hour: 9 } };
const STEADY_SUN: Course = { form: 'steady', sky: SUN };
const UNTIL_ONE: Course = { form: 'change', first: CLOUDS, second: RAIN, at: { hour: 1 } };
const RAIN_EASES: Course = { form: 'change', first: POURING, second: RAIN, at: { hour: 7 } };
const CLOUDS_BREAK: Course = { form: 'change', first: RAIN, second: BROKEN, at: { part: 'evening' } }; // prettier-ignore
const MORNING: When = { kind: 'part', day: TOMORROW, part: 'morning', running: false };
const UNTIL_NOON: Course = { form: 'change', first: RAIN, second: SUN, at: { hour: 12 } };

/** What is said, and how it is said in Polish, Czech and Slovak. */
const TEXTS: readonly (readonly [about: string, Plan, pl: string, cs: string, sk: string])[] = [
  [
    'heat tomorrow',
    [heat(DAY)],
    'W Krakowie jutro będzie upał, do trzydziestu ośmiu stopni.',
    'V Krakově bude zítra velké horko, až 38 stupňů.',
    'V Krakove bude zajtra veľká horúčava, až 38 stupňov.',
  ],
  [
    'heat at an hour',
    [heat(AT_THREE, true)],
    'W Krakowie dziś o piętnastej będzie upał, 38 stopni.',
    'V Krakově bude dnes v patnáct hodin velké horko, 38 stupňů.',
    'V Krakove bude dnes o pätnástej veľká horúčava, 38 stupňov.',
  ],
  [
    'frost now',
    [frost(NOW, true)],
    'W Krakowie jest teraz silny mróz, minus 18 stopni.',
    'V Krakově je právě teď silný mráz, minus 18 stupňů.',
    'V Krakove je práve teraz veľmi silný mráz, mínus 18 stupňov.',
  ],
  [
    'the gusts of thunderstorms',
    [
      {
        kind: 'course',
        opening: at(DAY),
        course: { form: 'steady', sky: THUNDER },
        temperature: null,
        gust: 95,
      },
    ],
    'W Krakowie jutro będą burze z porywami wiatru do 95 kilometrów na godzinę.',
    'V Krakově budou zítra bouřky s nárazy větru až 95 kilometrů za hodinu.',
    'V Krakove budú zajtra búrky s nárazmi vetra až 95 kilometrov za hodinu.',
  ],
  [
    'gusts that are not those of thunderstorms',
    [day({ form: 'steady', sky: RAIN }), storm(null)],
    'W Krakowie jutro będzie padać deszcz. Gwałtowne porywy wiatru osiągną 95 kilometrów na godzinę.',
    'V Krakově bude zítra pršet. Bude velmi silný vítr s nárazy až 95 kilometrů za hodinu.',
    'V Krakove bude zajtra pršať. Bude veľmi silný vietor s nárazmi až 95 kilometrov za hodinu.',
  ],
  [
    'fog, but sun in the day',
    [day(FOG_AND_SUN)],
    'W Krakowie jutro będzie mgła, ale od dziewiątej do dwudziestej będzie słonecznie.',
    'V Krakově bude zítra mlha, ale mezi devátou a dvacátou hodinou bude slunečno.',
    'V Krakove bude zajtra hmla, ale medzi deviatou a dvadsiatou hodinou bude slnečno.',
  ],
  [
    'hours in which fog lifts',
    [course(at(MORNING_HOURS), FOG_LIFTS)],
    'W Krakowie jutro między siódmą a siedemnastą początkowo będzie mgła, a od dziewiątej będzie słonecznie.',
    'V Krakově bude zítra mezi sedmou a sedmnáctou hodinou zpočátku mlha, od devíti hodin slunečno.',
    'V Krakove bude zajtra medzi siedmou a sedemnástou hodinou spočiatku hmla, od deviatej slnečno.',
  ],
  [
    'hours until the next morning, and until the next evening',
    [course(at(hours(22, 8)), STEADY_SUN), course(at(hours(10, 18)), STEADY_SUN)],
    'W Krakowie jutro od dwudziestej drugiej do ósmej rano będzie słonecznie. W Krakowie jutro od dziesiątej do pojutrza do osiemnastej będzie słonecznie.',
    'V Krakově bude zítra od dvaadvaceti do osmi hodin ráno slunečno. V Krakově bude od zítřejších deseti hodin do pátečních osmnácti hodin slunečno.',
    'V Krakove bude zajtra od dvadsiatej druhej do ôsmej ráno slnečno. V Krakove bude zajtra od desiatej do pozajtra do osemnástej slnečno.',
  ],
  [
    'rain that begins in the afternoon',
    [day(AFTERNOON_RAIN)],
    'W Krakowie jutro początkowo będzie pochmurno, a po południu zacznie padać deszcz.',
    'V Krakově bude zítra zpočátku zataženo, odpoledne začne pršet.',
    'V Krakove bude zajtra spočiatku zamračené, popoludní začne pršať.',
  ],
  [
    'the same on each of two days',
    [day(AFTERNOON_RAIN, true)],
    'W Krakowie w weekend będzie pochmurno, a w oba dni po południu będzie padać deszcz.',
    'V Krakově bude o víkendu zataženo, oba dny odpoledne bude pršet.',
    'V Krakove bude cez víkend zamračené, oba dni popoludní bude pršať.',
  ],
  [
    'rain in each morning',
    [day(MORNING_RAIN, true)],
    'W Krakowie w oba dni weekendu do południa będzie padać deszcz, potem będzie słonecznie.',
    'V Krakově bude o víkendu oba dny do poledne pršet, pak bude slunečno.',
    'V Krakove bude cez víkend oba dni do poludnia pršať, potom bude slnečno.',
  ],
  [
    'rain until the evening',
    [day(RAIN_UNTIL_EVENING)],
    'W Krakowie jutro do wieczora będzie padać deszcz, potem będzie pochmurno.',
    'V Krakově bude zítra do večera pršet, pak bude zataženo.',
    'V Krakove bude zajtra do večera pršať, potom bude zamračené.',
  ],
  [
    'heavy rain that becomes lighter in the early morning',
    [course(at(MORNING), RAIN_EASES)],
    'W Krakowie jutro rano do siódmej będzie padać silny deszcz, potem opady osłabną.',
    'V Krakově bude zítra ráno do sedmi hodin vydatně pršet, pak srážky zeslábnou.',
    'V Krakove bude zajtra ráno do siedmej výdatne pršať, potom zrážky zoslabnú.',
  ],
  [
    'clouds that break after rain',
    [day(CLOUDS_BREAK)],
    'W Krakowie jutro do wieczora będzie padać deszcz, potem zachmurzenie będzie umiarkowane.',
    'V Krakově bude zítra do večera pršet, pak bude oblačno.',
    'V Krakove bude zajtra do večera pršať, potom bude oblačno.',
  ],
  [
    'sun, but rain for a part of the day',
    [day(SUN_AND_RAIN)],
    'W Krakowie jutro będzie słonecznie, ale okresami popada deszcz.',
    'V Krakově bude zítra slunečno, ale po část dne bude pršet.',
    'V Krakove bude zajtra slnečno, ale časť dňa bude pršať.',
  ],
  [
    'sun, but thunderstorms now and then',
    [day(SUN_AND_THUNDER)],
    'W Krakowie jutro będzie słonecznie, ale chwilami wystąpią burze.',
    'V Krakově bude zítra slunečno, ale občas budou bouřky.',
    'V Krakove bude zajtra slnečno, ale občas budú búrky.',
  ],
  [
    'nothing but thunderstorms now and then',
    [{ kind: 'course', opening: at(DAY), course: SUN_AND_THUNDER, temperature: null, alone: true }],
    'W Krakowie jutro chwilami wystąpią burze.',
    'V Krakově budou zítra občas bouřky.',
    'V Krakove budú zajtra občas búrky.',
  ],
  [
    'an hour of the night within the night, and after it',
    [course(at(TONIGHT), UNTIL_ONE), course(at(THREE_HOURS), UNTIL_ONE)],
    'W Krakowie dziś w nocy do pierwszej będzie pochmurno, potem będzie padać deszcz. W Krakowie do pierwszej w nocy będzie pochmurno, potem będzie padać deszcz.',
    'V Krakově bude dnes v noci do jedné hodiny zataženo, pak bude pršet. V Krakově bude do jedné hodiny ranní zataženo, pak bude pršet.',
    'V Krakove bude dnes v noci spočiatku zamračené, od jednej bude pršať. V Krakove bude spočiatku zamračené, od jednej v noci bude pršať.',
  ],
  [
    'three hours with an hour in them, named once',
    [course(at(THREE_HOURS), UNTIL_NOON)],
    'W Krakowie do dwunastej będzie padać deszcz, potem będzie słonecznie.',
    'V Krakově bude do poledne pršet, pak bude slunečno.',
    'V Krakove bude spočiatku pršať, od poludnia bude slnečno.',
  ],
  [
    'no filler before a second sentence',
    [storm(at(DAY)), course(null, { form: 'steady', sky: CLOUDS })],
    'W Krakowie jutro gwałtowne porywy wiatru osiągną 95 kilometrów na godzinę. Będzie pochmurno.',
    'V Krakově bude zítra velmi silný vítr s nárazy až 95 kilometrů za hodinu. Bude zataženo.',
    'V Krakove bude zajtra veľmi silný vietor s nárazmi až 95 kilometrov za hodinu. Bude zamračené.',
  ],
  [
    'a warning of ice before the place',
    [{ kind: 'ice' }, course(at(DAY), { form: 'steady', sky: { state: 67, night: false } })],
    'Uwaga, gołoledź. W Krakowie jutro będzie padać marznący deszcz.',
    'Pozor na ledovku. V Krakově bude zítra padat mrznoucí déšť.',
    'Pozor na poľadovicu. V Krakove bude zajtra padať mrznúci dážď.',
  ],
  [
    'a chance with its time, and the amount of several days',
    [
      { kind: 'chance', of: 'rain', likely: true, span: { part: 'afternoon' } },
      { kind: 'chance', of: 'snow', likely: false, span: null },
      { kind: 'amount', of: 'rain', amount: 31, together: 'allDays' },
      { kind: 'amount', of: 'snow', amount: 24, together: 'allDays' },
    ],
    'Po południu prawdopodobnie będzie padać deszcz. Może padać śnieg. Łącznie spadnie około trzydziestu milimetrów deszczu. Łącznie spadnie około dwudziestu pięciu centymetrów śniegu.',
    'Odpoledne bude pravděpodobně pršet. Může sněžit. Celkem spadne asi 30 milimetrů srážek. Celkem napadne asi 25 centimetrů sněhu.',
    'Popoludní bude pravdepodobne pršať. Môže snežiť. Celkovo spadne asi 30 milimetrov zrážok. Celkovo napadne asi 25 centimetrov snehu.',
  ],
  [
    'the amount of both days, and of these days',
    [
      { kind: 'amount', of: 'rain', amount: 31, together: 'bothDays' },
      { kind: 'amount', of: 'snow', amount: 24, together: 'bothDays' },
      { kind: 'amount', of: 'snow', amount: 24, together: 'theseDays' },
    ],
    'Łącznie w ciągu obu dni spadnie około trzydziestu milimetrów deszczu. Łącznie w ciągu obu dni spadnie około dwudziestu pięciu centymetrów śniegu. Łącznie w ciągu tych dni spadnie około dwudziestu pięciu centymetrów śniegu.',
    'Celkem za oba dny spadne asi 30 milimetrů srážek. Celkem za oba dny napadne asi 25 centimetrů sněhu. Celkem za tyto dny napadne asi 25 centimetrů sněhu.',
    'Celkovo za oba dni spadne asi 30 milimetrov zrážok. Celkovo za oba dni napadne asi 25 centimetrov snehu. Celkovo za tieto dni napadne asi 25 centimetrov snehu.',
  ],
  [
    'a place whose form is unknown',
    [course(at(DAY, 'Pcim'), { form: 'steady', sky: CLOUDS })],
    'Pcim: jutro będzie pochmurno.',
    'Pcim: zítra bude zataženo.',
    'Pcim: zajtra bude zamračené.',
  ],
]; // prettier-ignore

describe.each([
  ['pl-PL', 2],
  ['cs-CZ', 3],
  ['sk-SK', 4],
] as const)('in %s', (tag, column) => {
  test.each(TEXTS.map((row) => [row[0], row[1], row[column]] as const))('%s', (_, plan, text) => {
    expect(renderPlan(plan, locale(tag))).toBe(text);
  });
});

const HIGH_AND_LOW = { form: 'highAndLow', high: 26, low: 14, lowIsAtNight: true } as const;

test.each([
  ['pl-PL', HIGH_AND_LOW, 'będzie słonecznie, do dwudziestu sześciu stopni, w nocy temperatura spadnie do czternastu', 'temperatura wyniesie maksymalnie 26 stopni, w nocy spadnie do czternastu'],
  ['pl-PL', { ...HIGH_AND_LOW, high: 1, low: -1 }, 'będzie słonecznie, maksymalnie jeden stopień powyżej zera, w nocy temperatura spadnie do minus jednego stopnia', 'temperatura wyniesie maksymalnie jeden stopień, w nocy spadnie do minus jednego stopnia'],
  ['pl-PL', { ...HIGH_AND_LOW, high: 0, low: -7, lowIsAtNight: false }, 'będzie słonecznie, maksymalnie zero stopni, minimalnie minus 7', 'temperatura wyniesie maksymalnie zero stopni, minimalnie minus 7'],
  ['pl-PL', { form: 'highs', low: 18, high: 22 }, 'będzie słonecznie, temperatura maksymalna od osiemnastu do dwudziestu dwóch stopni', 'temperatura maksymalna wyniesie od osiemnastu do dwudziestu dwóch stopni'],
  ['pl-PL', { form: 'change', from: 23, to: 18 }, 'będzie słonecznie, temperatura spadnie z dwudziestu trzech do osiemnastu stopni', 'temperatura spadnie z dwudziestu trzech do osiemnastu stopni'],
  ['pl-PL', { form: 'change', from: -3, to: 2 }, 'będzie słonecznie, temperatura wzrośnie z minus trzech do plus dwóch stopni', 'temperatura wzrośnie z minus trzech do plus dwóch stopni'],
  ['pl-PL', { form: 'change', from: 4, to: 0 }, 'będzie słonecznie, temperatura spadnie z czterech stopni do zera', 'temperatura spadnie z czterech stopni do zera'],
  ['cs-CZ', HIGH_AND_LOW, 'bude slunečno, přes den nejvýše 26 stupňů, v noci 14', 'teplota bude přes den nejvýše 26 stupňů, v noci 14'],
  ['cs-CZ', { ...HIGH_AND_LOW, high: 1, low: -1 }, 'bude slunečno, přes den nejvýše jeden stupeň, v noci minus jeden stupeň', 'teplota bude přes den nejvýše jeden stupeň, v noci minus jeden stupeň'],
  ['cs-CZ', { ...HIGH_AND_LOW, high: 3, low: -7, lowIsAtNight: false }, 'bude slunečno, nejvyšší teplota 3 stupně, nejnižší minus 7', 'nejvyšší teplota bude 3 stupně, nejnižší minus 7'],
  ['cs-CZ', { form: 'highs', low: 18, high: 22 }, 'bude slunečno, nejvyšší teploty 18 až 22 stupňů', 'nejvyšší teploty budou 18 až 22 stupňů'],
  ['cs-CZ', { form: 'change', from: 23, to: 18 }, 'bude slunečno, teplota klesne ze třiadvaceti na osmnáct stupňů', 'teplota klesne ze třiadvaceti na osmnáct stupňů'],
  ['sk-SK', HIGH_AND_LOW, 'bude slnečno, cez deň najviac 26 stupňov, v noci 14', 'teplota bude cez deň najviac 26 stupňov, v noci 14'],
  ['sk-SK', { ...HIGH_AND_LOW, high: 1, low: -1 }, 'bude slnečno, cez deň najviac jeden stupeň, v noci mínus jeden stupeň', 'teplota bude cez deň najviac jeden stupeň, v noci mínus jeden stupeň'],
  ['sk-SK', { ...HIGH_AND_LOW, high: 3, low: -7, lowIsAtNight: false }, 'bude slnečno, najvyššia teplota 3 stupne, najnižšia mínus 7', 'najvyššia teplota bude 3 stupne, najnižšia mínus 7'],
  ['sk-SK', { form: 'highs', low: 18, high: 22 }, 'bude slnečno, najvyššie teploty 18 až 22 stupňov', 'najvyššie teploty budú 18 až 22 stupňov'],
  ['sk-SK', { form: 'change', from: 23, to: 18 }, 'bude slnečno, teplota klesne z dvadsiatich troch na osemnásť stupňov', 'teplota klesne z dvadsiatich troch na osemnásť stupňov'],
] as const)('%s: %j is joined to the sky, and alone', (tag, temperature, joined, alone) => {
  const { language, units } = locale(tag);
  const options = { units, now: false };
  const sun = { form: 'steady', sky: SUN } as const;
  expect(language.course({ kind: 'course', opening: null, course: sun, temperature }, options)).toBe(joined); // prettier-ignore
  expect(language.temperature({ kind: 'temperature', opening: null, temperature }, options)).toBe(alone); // prettier-ignore
}); // prettier-ignore

test.each([
  ['pl-PL', 'będzie padać deszcz, temperatura do dwunastu stopni'],
  ['cs-CZ', 'bude pršet, teplota nejvýše 12 stupňů'],
  ['sk-SK', 'bude pršať, teplota najviac 12 stupňov'],
])('%s: a high after rain is called a temperature', (tag, words) => {
  const { language, units } = locale(tag);
  const temperature = { form: 'high', value: 12 } as const;
  const rain = { form: 'steady', sky: RAIN } as const;
  expect(
    language.course({ kind: 'course', opening: null, course: rain, temperature }, { units, now: false }), // prettier-ignore
  ).toBe(words);
});
