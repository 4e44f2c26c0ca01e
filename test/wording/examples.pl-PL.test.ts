import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import type { PollenDay } from '../../src/weather/pollen.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const POLISH: Record<Situation, string> = {
  'now, overcast': 'Hamburg. Teraz jest pochmurno, 8 stopni.',
  'now, a storm':
    'Hamburg. Teraz gwałtowne porywy wiatru osiągają 95 kilometrów na godzinę. Jest pogodnie, 8 stopni.',
  'an hour, one degree': 'Hamburg. Dziś o piętnastej będzie pochmurno, jeden stopień.',
  'an hour, rain that may not come':
    'Hamburg. Dziś o piętnastej będzie padać słaby deszcz, 8 stopni. Nie jest to jednak pewne.',
  'an hour, strong wind':
    'Hamburg. Dziś o piętnastej będzie słonecznie, 8 stopni. Silny wiatr osiągnie w porywach 65 kilometrów na godzinę.',
  'an hour, weather not known': 'Hamburg. Dziś o piętnastej temperatura wyniesie 4 stopnie.',
  'an hour, nothing known': 'Hamburg. Nie wiadomo, jaka będzie pogoda dziś o piętnastej.',
  'three hours, getting colder':
    'Hamburg. W najbliższych trzech godzinach będzie pochmurno. Temperatura wyniesie plus jeden, potem minus 2 stopnie.',
  'three hours, thunder in the last':
    'Hamburg. W najbliższych trzech godzinach zachmurzenie będzie umiarkowane do osiemnastej, potem burze. Temperatura wyniesie około ośmiu stopni.',
  'hours, rain in between':
    'Hamburg. Dziś między ósmą a czternastą zachmurzenie będzie umiarkowane, między dziesiątą a trzynastą słaby deszcz. Temperatura wyniesie około ośmiu stopni.',
  'hours over midnight':
    'Hamburg. Od dwudziestej drugiej dziś do piątej jutro będzie bezchmurnie do drugiej, potem mglisto. Temperatura wyniesie około ośmiu stopni.',
  'afternoon, sun':
    'Hamburg. Dziś po południu będzie słonecznie. Temperatura maksymalna wyniesie 12 stopni.',
  'afternoon, frost':
    'Hamburg. Dziś po południu będzie pochmurno. Temperatura maksymalna wyniesie minus jeden stopień.',
  'night, clear':
    'Hamburg. W nocy ze środy na czwartek będzie bezchmurnie. Temperatura minimalna wyniesie zero stopni.',
  'night, freezing rain':
    'Hamburg. W nocy ze środy na czwartek będzie pochmurno do pierwszej, potem słaby marznący deszcz. Uwaga, może być ślisko. Temperatura minimalna wyniesie minus jeden stopień.',
  'evening far ahead':
    'Hamburg. W sobotę dwudziestego ósmego listopada wieczorem zachmurzenie będzie umiarkowane. Temperatura wyniesie około ośmiu stopni.',
  'night far ahead':
    'Hamburg. W nocy z soboty na niedzielę dwudziestego dziewiątego listopada zachmurzenie będzie umiarkowane. Temperatura minimalna wyniesie 8 stopni.',
  'today, rain from 5 PM':
    'Hamburg. Dziś zachmurzenie będzie umiarkowane do siedemnastej, potem deszcz. Temperatura wyniesie około ośmiu stopni. Spadnie mniej więcej 6 milimetrów deszczu.',
  'today, sun and a thunderstorm':
    'Hamburg. Dziś będzie pogodnie, między siedemnastą a osiemnastą gwałtowne burze. Temperatura wyniesie około ośmiu stopni.',
  'today, sun gives way to clouds':
    'Hamburg. Dziś będzie słonecznie do szesnastej, potem pochmurno. Temperatura wyniesie około ośmiu stopni.',
  'today, a slight change of the sky':
    'Hamburg. Dziś zachmurzenie będzie umiarkowane. Temperatura wyniesie około ośmiu stopni.',
  'today, around zero': 'Hamburg. Dziś będzie pochmurno. Temperatura wyniesie około zera.',
  'today, rain is likely but not shown':
    'Hamburg. Dziś będzie pochmurno. Temperatura wyniesie około ośmiu stopni. Prawdopodobnie będzie padać deszcz.',
  'today, snow is possible':
    'Hamburg. Dziś będzie pochmurno. Temperatura wyniesie około minus trzech stopni. Może padać śnieg.',
  'tomorrow, showers now and then':
    'Hamburg. Jutro będzie pogodnie, chwilami słaby przelotny deszcz. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, storm and rain':
    'Hamburg. Jutro gwałtowne porywy wiatru osiągną 95 kilometrów na godzinę. Będzie padać silny deszcz. Temperatura wyniesie około ośmiu stopni. Spadną mniej więcej 24 milimetry deszczu.',
  'tomorrow, heavy snow':
    'Hamburg. Jutro będzie padać gęsty śnieg. Temperatura wyniesie około minus dwóch stopni. Spadną mniej więcej 24 centymetry śniegu.',
  'tomorrow, drizzle turning to rain':
    'Hamburg. Jutro będzie padać słaby deszcz. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, sleet until noon':
    'Hamburg. Jutro będzie padać słaby deszcz ze śniegiem do południa, potem umiarkowane zachmurzenie. Temperatura wyniesie około ośmiu stopni.',
  'tomorrow, a fresh wind':
    'Hamburg. Jutro będzie pochmurno. Temperatura wyniesie około ośmiu stopni. Będzie wiać dość silny wiatr z południowego zachodu.',
  'a day far ahead':
    'Hamburg. W sobotę dwudziestego ósmego listopada będzie pochmurno. Temperatura wyniesie od trzech do ośmiu stopni.',
  'weekend, alike':
    'Hamburg. W sobotę i w niedzielę zachmurzenie będzie umiarkowane, minimalnie 3, maksymalnie 5 stopni.',
  'weekend, rain then sun':
    'Hamburg. W sobotę będzie padać słaby deszcz, temperatura około ośmiu stopni. W niedzielę będzie słonecznie, temperatura około minus jednego stopnia.',
  'three days, getting warmer':
    'Hamburg. W najbliższych dniach się ociepli. Dziś będzie pochmurno, temperatura około minus czterech stopni. Jutro zachmurzenie będzie umiarkowane, temperatura około jednego stopnia. Pojutrze będzie pochmurno, temperatura około pięciu stopni.',
};

describe('texts in pl-PL', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('pl-PL'))).toBe(POLISH[situation]);
  });

  test.each<[Plan, string]>([
    [radar('............'), 'Köln. Przez najbliższą godzinę nie będzie padać.'],
    [radar('.........???'), 'Köln. Przez najbliższe 40 minut nie będzie padać.'],
    [radar('?lllllllllll'), 'Köln. Na najbliższą godzinę nie ma prognozy.'],
    [
      radar('....mm......', 'r', null),
      'Za około 20 minut zacznie padać deszcz, po dziesięciu minutach przestanie.',
    ],
    [radar('.mmhmmmmmmmm'), 'Köln. Za kilka minut zacznie padać deszcz, chwilami silny.'],
    [radar('....h.......'), 'Köln. Za około 20 minut popada silny deszcz, ale tylko przez chwilę.'],
    [radar('mmmmmm??????', 's'), 'Köln. Przez najbliższe 25 minut nadal będzie padać śnieg.'],
    [
      radar('hhllllll....'),
      'Köln. Teraz pada silny deszcz, potem już tylko słaby, za około 40 minut przestanie.',
    ],
    [
      radar('vvv.........', 's'),
      'Köln. Teraz pada bardzo gęsty śnieg, za około kwadrans przestanie.',
    ],
    [
      radar('..mmmmmm....', 'rrrrrs'),
      'Köln. Za około dziesięć minut zacznie padać deszcz, potem śnieg, po pół godzinie przestanie.',
    ],
    [
      radar('...ll.ll.ll.'),
      'Köln. Za około kwadrans zacznie padać słaby deszcz, po dziesięciu minutach na chwilę przestanie. Potem co jakiś czas będzie padać.',
    ],
    [
      radar('ll.ll.......', 'x'),
      'Köln. Teraz pada słaby deszcz ze śniegiem, za około dziesięć minut na chwilę przestanie. Potem jeszcze przez dziesięć minut będzie padać.',
    ],
    [
      radar('llll...l....'),
      'Köln. Teraz pada słaby deszcz, za około 20 minut przestanie. Kwadrans później znów przez chwilę popada.',
    ],
    [
      radar('ll...l.l.l.l'),
      'Köln. Teraz pada słaby deszcz, za około dziesięć minut przestanie. Kwadrans później znów zacznie padać, z przerwami.',
    ],
    [
      radar('mmmm........', 'f'),
      'Uwaga, może być ślisko. Köln. Teraz pada marznący deszcz, za około 20 minut przestanie.',
    ],
    [
      radar('...hhh......', 'u'),
      'Köln. Za około kwadrans zacznie padać mocno, po kwadransie przestanie.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 5 }], 0),
      'Wien. W ciągu najbliższej godziny nie powinno padać.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 40 }], 0),
      'Wien. W ciągu najbliższej godziny może padać deszcz.',
    ],
    [
      forecast([{ rate: 0, kind: 'rain', probability: 65 }], 0),
      'Wien. W ciągu najbliższej godziny prawdopodobnie będzie padać deszcz.',
    ],
    [
      forecast([
        { rate: 0.4, kind: 'rain', probability: 80 },
        { rate: 0, kind: 'rain', probability: 5 },
      ]),
      'Wien. W ciągu najbliższej godziny najpierw ma padać słaby deszcz, później nie powinno padać.',
    ],
  ])('of the next hour: $1', (plan, text) => {
    expect(renderPlan(plan, locale('pl-PL'))).toBe(text);
  });

  test.each<[PollenDay['levels'], string]>([
    [
      { Birke: 3, Esche: 2, Hasel: 1 },
      'Leipzig. Jutro stężenie pyłku brzozy będzie wysokie, jesionu średnie, a leszczyny niskie. Innych pyłków nie będzie.',
    ],
    [
      { Graeser: 2, Roggen: 2, Beifuss: 1, Ambrosia: 1 },
      'Leipzig. Jutro stężenie pyłku traw i żyta będzie średnie, a bylicy i ambrozji niskie. Innych pyłków nie będzie.',
    ],
    [
      { Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 },
      'Leipzig. Jutro stężenie pyłku brzozy będzie wysokie, a jesionu średnie. Stężenie innych pyłków będzie co najwyżej niskie.',
    ],
    [
      { Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 },
      'Leipzig. Jutro stężenie pyłku traw, brzozy, leszczyny, olchy i innych roślin będzie wysokie.',
    ],
    [{}, 'Leipzig. Jutro w powietrzu nie będzie pyłków.'],
  ])('of pollen: %j', (levels, text) => {
    expect(renderPollen(tomorrow(levels), undefined, 'pl-PL')).toBe(text);
  });

  test('of pollen with unknown types', () => {
    expect(renderPollen(tomorrow({}, ['Birke']), undefined, 'pl-PL')).toBe(
      'Leipzig. Jutro w powietrzu nie będzie, o ile wiadomo, żadnych pyłków.',
    );
    expect(renderPollen(tomorrow({}), 'Hasel', 'pl-PL')).toBe(
      'Leipzig. Jutro w powietrzu nie będzie pyłku leszczyny.',
    );
    expect(renderPollen(tomorrow({}, ['Roggen']), 'Roggen', 'pl-PL')).toBe(
      'Leipzig. Jutro stężenie pyłku żyta pozostaje nieznane.',
    );
  });
}); // prettier-ignore
