import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const POLISH: Record<Situation, string> = {
  'now, overcast': 'W Hamburgu jest teraz pochmurno, 8 stopni.',
  'now, a storm':
    'W Hamburgu gwałtowne porywy wiatru osiągają teraz 95 kilometrów na godzinę. Jest pogodnie, 8 stopni.',
  'an hour, one degree': 'W Hamburgu dziś o piętnastej będzie pochmurno, jeden stopień.',
  'an hour, rain that may not come':
    'W Hamburgu dziś o piętnastej temperatura wyniesie 8 stopni. Może padać słaby deszcz.',
  'an hour, strong wind':
    'W Hamburgu dziś o piętnastej będzie słonecznie, 8 stopni. Silny wiatr osiągnie w porywach 65 kilometrów na godzinę.',
  'an hour, weather not known': 'W Hamburgu dziś o piętnastej temperatura wyniesie 4 stopnie.',
  'an hour, nothing known': 'W Hamburgu na dziś o piętnastej nie mam prognozy.',
  'three hours, getting colder':
    'W Hamburgu przez najbliższe trzy godziny będzie pochmurno, temperatura spadnie z plus jednego do minus dwóch stopni.',
  'three hours, thunder in the last':
    'W Hamburgu od osiemnastej będą burze. Zachmurzenie będzie umiarkowane, temperatura około ośmiu stopni.',
  'hours, rain in between':
    'W Hamburgu dziś między ósmą a piętnastą zachmurzenie będzie umiarkowane, a od dziesiątej do trzynastej będzie padać słaby deszcz. Temperatura wyniesie około ośmiu stopni.',
  'hours over midnight':
    'W Hamburgu dziś od dwudziestej drugiej do szóstej rano początkowo będzie bezchmurnie, a od drugiej mgła. Temperatura wyniesie około ośmiu stopni.',
  'afternoon, sun': 'W Hamburgu dziś po południu będzie słonecznie, do dwunastu stopni.',
  'afternoon, frost':
    'W Hamburgu dziś po południu będzie pochmurno, maksymalnie minus jeden stopień.',
  'night, clear': 'W Hamburgu dziś w nocy będzie bezchmurnie, temperatura minimalna zero stopni.',
  'night, freezing rain':
    'Uwaga, gołoledź. W Hamburgu dziś w nocy do pierwszej będzie pochmurno, potem będzie padać słaby marznący deszcz. Temperatura minimalna wyniesie minus jeden stopień.',
  'evening far ahead':
    'W Hamburgu w sobotę dwudziestego ósmego listopada wieczorem zachmurzenie będzie umiarkowane, temperatura około ośmiu stopni.',
  'night far ahead':
    'W Hamburgu w nocy z soboty na niedzielę dwudziestego dziewiątego listopada zachmurzenie będzie umiarkowane, temperatura minimalna 8 stopni.',
  'today, rain from 5 PM':
    'W Hamburgu dziś do siedemnastej zachmurzenie będzie umiarkowane, potem będzie padać deszcz. Suma opadów wyniesie około sześciu milimetrów. Temperatura wyniesie około ośmiu stopni.',
  'today, sun and a thunderstorm':
    'W Hamburgu dziś około siedemnastej będą gwałtowne burze. Będzie pogodnie, około ośmiu stopni.',
  'today, sun gives way to clouds':
    'W Hamburgu dziś do szesnastej będzie słonecznie, potem pochmurno. Temperatura wyniesie około ośmiu stopni.',
  'today, a slight change of the sky': 'W Hamburgu dziś będzie pogodnie, około ośmiu stopni.',
  'today, around zero': 'W Hamburgu dziś będzie pochmurno, około zera stopni.',
  'today, rain is likely but not shown':
    'W Hamburgu dziś będzie pochmurno i prawdopodobnie będzie padać deszcz. Temperatura wyniesie około ośmiu stopni.',
  'today, snow is possible':
    'W Hamburgu dziś będzie pochmurno i może padać śnieg. Temperatura wyniesie około minus trzech stopni.',
  'tomorrow, showers now and then':
    'W Hamburgu jutro będzie pogodnie, ale chwilami popada słaby przelotny deszcz. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, storm and rain':
    'W Hamburgu jutro gwałtowne porywy wiatru osiągną 95 kilometrów na godzinę. Dziś w nocy i jutro będzie padać obfity deszcz. Suma opadów wyniesie około dwudziestu pięciu milimetrów. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, heavy snow':
    'W Hamburgu dziś w nocy i jutro będzie padać intensywny śnieg. Spadnie około dwudziestu pięciu centymetrów śniegu. Temperatura wyniesie około minus dwóch stopni.',
  'tomorrow, drizzle turning to rain':
    'W Hamburgu dziś w nocy i jutro będzie padać słaby deszcz. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, sleet until noon':
    'W Hamburgu jutro do południa będzie padać słaby deszcz ze śniegiem, potem zachmurzenie będzie umiarkowane. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, a fresh wind':
    'W Hamburgu jutro będzie pochmurno, około ośmiu stopni. Będzie wiać dość silny wiatr z południowego zachodu.',
  'a day far ahead':
    'W Hamburgu w sobotę dwudziestego ósmego listopada będzie pochmurno, do ośmiu stopni, minimalnie 3.',
  'weekend, alike':
    'W Hamburgu w weekend zachmurzenie będzie umiarkowane, temperatura maksymalna od trzech do pięciu stopni.',
  'weekend, rain then sun':
    'W Hamburgu w sobotę przez cały dzień będzie padać słaby deszcz, temperatura do ośmiu stopni. W niedzielę będzie słonecznie, maksymalnie minus jeden stopień.',
  'three days, getting warmer':
    'W Hamburgu w najbliższych dniach się ociepli. Dziś będzie pochmurno, maksymalnie minus 4 stopnie. Jutro zachmurzenie będzie umiarkowane, temperatura maksymalna jeden stopień powyżej zera. W piątek będzie pochmurno, do pięciu stopni.',
};

describe('texts in pl-PL', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('pl-PL'))).toBe(POLISH[situation]);
  });

  test.each<[Plan, string]>([
    [radar('............'), 'W Kolonii przez najbliższą godzinę nie będzie padać.'],
    [radar('.........???'), 'W Kolonii przez najbliższe 40 minut nie będzie padać.'],
    [radar('?lllllllllll'), 'W Kolonii na najbliższą godzinę nie ma prognozy.'],
    [
      radar('....mm......', 'r', null),
      'Za około 20 minut zacznie padać deszcz, po dziesięciu minutach przestanie.',
    ],
    [radar('.mmhmmmmmmmm'), 'W Kolonii za kilka minut zacznie padać deszcz, chwilami silny.'],
    [radar('....h.......'), 'W Kolonii za około 20 minut będzie padać silny deszcz, ale tylko przez chwilę.'],
    [radar('mmmmmm??????', 's'), 'W Kolonii przez najbliższe 25 minut nadal będzie padać śnieg.'],
    [
      radar('hhllllll....'),
      'W Kolonii pada teraz silny deszcz, potem już tylko słaby, za około 40 minut przestanie.',
    ],
    [
      radar('vvv.........', 's'),
      'W Kolonii pada teraz bardzo intensywny śnieg, za około kwadrans przestanie.',
    ],
    [
      radar('..mmmmmm....', 'rrrrrs'),
      'W Kolonii za około dziesięć minut zacznie padać deszcz, potem śnieg, po pół godzinie przestanie.',
    ],
    [
      radar('...ll.ll.ll.'),
      'W Kolonii za około kwadrans zacznie padać słaby deszcz, po dziesięciu minutach na chwilę przestanie. Potem co jakiś czas będzie padać.',
    ],
    [
      radar('ll.ll.......', 'x'),
      'W Kolonii pada teraz słaby deszcz ze śniegiem, za około dziesięć minut na chwilę przestanie. Potem jeszcze przez dziesięć minut będzie padać.',
    ],
    [
      radar('llll...l....'),
      'W Kolonii pada teraz słaby deszcz, za około 20 minut przestanie. Kwadrans później znów przez chwilę będzie padać.',
    ],
    [
      radar('ll...l.l.l.l'),
      'W Kolonii pada teraz słaby deszcz, za około dziesięć minut przestanie. Kwadrans później znów zacznie padać, z przerwami.',
    ],
    [
      radar('mmmm........', 'f'),
      'Uwaga, gołoledź. W Kolonii pada teraz marznący deszcz, za około 20 minut przestanie.',
    ],
    [
      radar('...hhh......', 'u'),
      'W Kolonii za około kwadrans zacznie padać mocno, po kwadransie przestanie.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 5 }], 0),
      'W Wiedniu w ciągu najbliższej godziny nie powinno padać.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 40 }], 0),
      'W Wiedniu w ciągu najbliższej godziny może padać deszcz.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 65 }], 0),
      'W Wiedniu w ciągu najbliższej godziny prawdopodobnie będzie padać deszcz.',
    ],
    [
      forecast([
        { rate: 0.4, kind: 'rain', probability: 80 },
        { rate: 0, kind: 'rain', probability: 5 },
      ]),
      'W Wiedniu w ciągu najbliższej godziny najpierw ma padać słaby deszcz, później nie powinno padać.',
    ],
  ])('of the next hour: $1', (plan, text) => {
    expect(renderPlan(plan, locale('pl-PL'))).toBe(text);
  });

  test.each<[PollenDay['levels'], string]>([
    [
      { Birke: 3, Esche: 2, Hasel: 1 },
      'W Lipsku jutro stężenie pyłku brzozy będzie wysokie, jesionu średnie, a leszczyny niskie. Innych pyłków nie będzie.',
    ],
    [
      { Graeser: 2, Roggen: 2, Beifuss: 1, Ambrosia: 1 },
      'W Lipsku jutro stężenie pyłku traw i żyta będzie średnie, a bylicy i ambrozji niskie. Innych pyłków nie będzie.',
    ],
    [
      { Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 },
      'W Lipsku jutro stężenie pyłku brzozy będzie wysokie, a jesionu średnie. Stężenie innych pyłków będzie co najwyżej niskie.',
    ],
    [
      { Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 },
      'W Lipsku jutro stężenie pyłku traw, brzozy, leszczyny, olchy i innych roślin będzie wysokie.',
    ],
    [{}, 'W Lipsku jutro w powietrzu nie będzie pyłków.'],
  ])('of pollen: %j', (levels, text) => {
    expect(renderPollen(tomorrow(levels), undefined, 'pl-PL')).toBe(text);
  });

  test('of pollen with unknown types', () => {
    expect(renderPollen(tomorrow({}, ['Birke']), undefined, 'pl-PL')).toBe(
      'W Lipsku jutro w powietrzu nie będzie, o ile wiadomo, żadnych pyłków.',
    );
    expect(renderPollen(tomorrow({}), 'Hasel', 'pl-PL')).toBe(
      'W Lipsku jutro w powietrzu nie będzie pyłku leszczyny.',
    );
    expect(renderPollen(tomorrow({}, ['Roggen']), 'Roggen', 'pl-PL')).toBe(
      'W Lipsku jutro stężenie pyłku żyta pozostaje nieznane.',
    );
  });
}); // prettier-ignore
