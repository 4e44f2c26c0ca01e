// prettier-ignore

import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { toRelativeDay } from '../../../src/wording/plan/statement.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import { planFeelsLike, planTemperature } from '../../../src/wording/plan/questions/temperature.ts';
import { planComparison } from '../../../src/wording/plan/questions/contrast.ts';
import { planNextRain, planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import { planSunTime } from '../../../src/wording/plan/questions/sun-times.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import {
  AUDIENCE,
  hoursFrom,
  lasting,
  rain,
  skillLocale,
  snow,
  TIME_ZONE,
  TODAY,
  type Weather,
} from '../plans.ts';
import { days, now, answerFacts } from './answer-facts.ts';
import {
  at,
  CLEAR,
  CLOUDY,
  FREEZING_RAIN,
  nextDays,
  perhaps,
  RAIN_FROM_3_PM,
  SNOW_FROM_6_PM,
  STORM_AND_RAIN,
  SUNNY_DAY,
  tomorrow,
  tonight,
  UNKNOWN,
} from './example-weather.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';
import { clock, outlookOf } from './rain-outlook.ts';

const COLD_DAY = tomorrow(...lasting(12, at(-4)), ...lasting(12, at(1)));
const WEEK = answerFacts(
  days(
    Array.from({ length: 4 }, (_, ahead) => addDays(TODAY, ahead)),
    [3, 5, -2, 0].flatMap((low) => [...lasting(12, at(low)), ...lasting(12, at(low + 5))]),
  ),
);

const NOW = clock(14, 5);
const DRY = '............';

/** Three days of hours from the running one on, dry where nothing is said. */
const hours = (...weather: Weather[]) =>
  hoursFrom(14, [...weather, ...lasting(72 - weather.length)]);

/** Tomorrow beside today, by their temperatures. */
const compared = (before: number, after: number, question: 'warmer' | 'colder' | null) => {
  const [reference, facts] = [TODAY, TOMORROW].map(
    (date) => days([date], lasting(24, at(date === TODAY ? before : after)))[0],
  );
  if (!reference || !facts) throw new Error('no day');
  return planComparison({
    reference,
    compared: facts,
    question,
    audience: { today: TODAY, place: 'Köln' },
  });
};

const sunTime = (event: 'sunrise' | 'sunset', hour: number, minute: number, past = false) =>
  planSunTime({
    event,
    day: toRelativeDay(TODAY, AUDIENCE),
    at: clock(hour, minute),
    timeZone: TIME_ZONE,
    audience: AUDIENCE,
    now: past ? clock(23) : clock(0),
  });

/** For a native speaker to read: is this what one would say? */
const EXAMPLES: readonly (readonly [about: string, weather: string, plan: AnswerPlan, polish: string])[] = [
  ['umbrella', 'from 3 PM', QUESTIONS.umbrella(RAIN_FROM_3_PM),
    'Tak, weź parasol, bo jutro w Kolonii od piętnastej będzie padać słaby deszcz.'],
  ['umbrella', 'sun', QUESTIONS.umbrella(SUNNY_DAY),
    'Nie, parasol nie będzie potrzebny, bo jutro w Kolonii będzie sucho.'],
  ['umbrella', 'perhaps', QUESTIONS.umbrella(tomorrow(...lasting(24, perhaps(40)))),
    'Tak, weź parasol na wszelki wypadek, bo jutro w Kolonii prawdopodobieństwo deszczu wynosi 40 procent.'],
  ['jacket', 'a mild day', QUESTIONS.jacket(SUNNY_DAY),
    'Tak, wystarczy lekka kurtka, bo jutro w Kolonii w ciągu dnia temperatura wyniesie od siedemnastu do dziewiętnastu stopni.'],
  ['jacket', 'a warm day', QUESTIONS.jacket(tomorrow(...lasting(24, at(24)))),
    'Nie, wystarczy koszulka, bo jutro w Kolonii w ciągu dnia temperatura wyniesie 24 stopnie.'],
  ['jacket', 'a cold wet day', QUESTIONS.jacket(tomorrow(...lasting(24, at(5, rain(61))))),
    'Tak, załóż nieprzemakalną kurtkę zimową, bo jutro w Kolonii w ciągu dnia temperatura odczuwalna wyniesie 3 stopnie. Będzie padać słaby deszcz.'],
  ['jacket', 'a night of frost', QUESTIONS.jacket(tonight(at(-4))),
    'Tak, załóż zimową kurtkę i czapkę, bo w nocy ze środy na czwartek w Kolonii temperatura odczuwalna wyniesie minus 8 stopni.'],
  ['laundry', 'from 3 PM', QUESTIONS.laundry(RAIN_FROM_3_PM),
    'Tak, możesz wywiesić pranie na dworze, bo jutro w Kolonii między ósmą a piętnastą będzie sucho.'],
  ['laundry', 'wind', QUESTIONS.laundry(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nie, lepiej powieś pranie w domu, bo jutro w Kolonii silne porywy wiatru osiągną 60 kilometrów na godzinę.'],
  ['barbecue', 'sun', QUESTIONS.barbecue(SUNNY_DAY),
    'Tak, pogoda na to pozwala, bo jutro wieczorem w Kolonii będzie sucho.'],
  ['barbecue', 'two days', QUESTIONS.barbecue(nextDays(at(20), at(20, rain(63)))),
    'Tak, dziś w Kolonii pogoda będzie odpowiednia, a jutro pogoda nie będzie odpowiednia.'],
  ['bicycle', 'from 3 PM', QUESTIONS.bicycle(RAIN_FROM_3_PM),
    'Raczej nie, jazda na rowerze może być nieprzyjemna, bo jutro w Kolonii od piętnastej będzie padać słaby deszcz.'],
  ['bicycle', 'ice', QUESTIONS.bicycle(FREEZING_RAIN),
    'Nie, lepiej zostaw rower w domu, bo jutro w Kolonii do szóstej będzie padać słaby marznący deszcz. Uwaga, gołoledź.'],
  ['scraping', 'frost', QUESTIONS.scraping(tonight(at(-3, CLEAR))),
    'Tak, trzeba będzie skrobać szyby, bo w nocy ze środy na czwartek w Kolonii będzie mróz, do minus trzech stopni.'],
  ['scraping', 'perhaps', QUESTIONS.scraping(tonight(at(0.6, CLEAR))),
    'Może, lepiej się z tym liczyć, bo w nocy ze środy na czwartek w Kolonii może być lekki przymrozek.'],
  ['scraping', 'none', QUESTIONS.scraping(tonight(at(5))),
    'Nie, nie trzeba będzie skrobać szyb, bo w nocy ze środy na czwartek w Kolonii nie będzie mrozu, minimalnie 5 stopni.'],
  ['sun', 'hours', QUESTIONS.sun(SUNNY_DAY),
    'Tak, jutro w Kolonii słońce będzie świecić około siedmiu godzin.'],
  ['sun', 'now', QUESTIONS.sun(answerFacts([now(CLOUDY)])),
    'Tak, ale tylko częściowo, teraz w Kolonii zachmurzenie jest umiarkowane.'],
  ['sun', 'two days', QUESTIONS.sun(nextDays(CLOUDY, { ...CLEAR, sunshine: 15 })),
    'Tak, jutro w Kolonii będzie świecić słońce, a dziś nie będzie słońca.'],
  ['fog', 'in the morning', QUESTIONS.fog(tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY))),
    'Tak, jutro w Kolonii do dziesiątej będzie mgła.'],
  ['storm', 'gusts', QUESTIONS.storm(STORM_AND_RAIN),
    'Tak, jutro w Kolonii gwałtowne porywy wiatru osiągną 95 kilometrów na godzinę.'],
  ['storm', 'none', QUESTIONS.storm(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nie, jutro w Kolonii nie będzie wichury. Dość silny wiatr z południowego zachodu osiągnie w porywach 60 kilometrów na godzinę.'],
  ['frost', 'just below zero', QUESTIONS.frost(tomorrow(...lasting(24, at(-0.3)))),
    'Tak, jutro w Kolonii będzie lekki przymrozek.'],
  ['frost', 'perhaps', QUESTIONS.frost(tomorrow(...lasting(24, at(0.4)))),
    'Być może, jutro w Kolonii może być lekki przymrozek.'],
  ['frost', 'none', QUESTIONS.frost(tomorrow(...lasting(24, at(6)))),
    'Nie, jutro w Kolonii nie będzie mrozu, minimalnie 6 stopni.'],
  ['ice', 'perhaps', QUESTIONS.ice(SNOW_FROM_6_PM),
    'Być może, jutro w Kolonii od osiemnastej może być ślisko.'],
  ['ice', 'hardly', QUESTIONS.ice(tonight(at(-2, CLEAR))),
    'Raczej nie, w nocy ze środy na czwartek w Kolonii mimo mrozu nie powinno być ślisko.'],
  ['rainAmount', 'two days', QUESTIONS.rainAmount(nextDays(rain(61), rain(63, 1.2))),
    'Dziś i jutro w Kolonii łącznie spadnie około trzydziestu pięciu milimetrów deszczu, najwięcej jutro.'],
  ['snowAmount', 'from 6 PM', QUESTIONS.snowAmount(SNOW_FROM_6_PM),
    'Jutro w Kolonii od osiemnastej spadnie około sześciu centymetrów śniegu.'],
  ['snowAmount', 'none', QUESTIONS.snowAmount(RAIN_FROM_3_PM),
    'Jutro w Kolonii opadów śniegu nie będzie. Suma opadów wyniesie około dwóch milimetrów.'],
  ['rain', 'now', QUESTIONS.rain(answerFacts([now(rain(80))])),
    'Tak, teraz w Kolonii przelotnie pada słaby deszcz.'],
  ['rain', 'likely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(70)))),
    'Prawdopodobnie tak, jutro w Kolonii prawdopodobieństwo deszczu wynosi 70 procent.'],
  ['rain', 'unlikely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(20)))),
    'Raczej nie, jutro w Kolonii prawdopodobieństwo deszczu wynosi tylko 20 procent.'],
  ['rain', 'snow instead', QUESTIONS.rain(SNOW_FROM_6_PM),
    'Nie, jutro w Kolonii nie będzie padać, za to od osiemnastej będzie padać śnieg.'],
  ['rain', 'thunder, too', QUESTIONS.rain(tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8))),
    'Tak, jutro w Kolonii między dwunastą a piętnastą będzie padać słaby deszcz, a do tego około piętnastej będą burze.'],
  ['rain', 'five days', QUESTIONS.rain(nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY)),
    'Tak, jutro i w sobotę w Kolonii będzie padać, a pojutrze może padać, w pozostałe dni będzie sucho.'],
  ['rain', 'not known', QUESTIONS.rain(tomorrow(...lasting(24, UNKNOWN))),
    'Niestety, na jutro w Kolonii nie mam prognozy.'],
  ['temperature', 'now', planTemperature(answerFacts([now(at(1))])),
    'Teraz w Kolonii jest jeden stopień.'],
  ['temperature', 'around zero', planTemperature(COLD_DAY),
    'Jutro w Kolonii temperatura maksymalna wyniesie jeden stopień.'],
  ['temperature', 'a night', planTemperature(tonight(at(-2))),
    'W nocy ze środy na czwartek w Kolonii temperatura spadnie do minus dwóch stopni.'],
  ['temperature', 'four days', planTemperature(WEEK),
    'Najcieplej będzie w Kolonii jutro, temperatura wyniesie maksymalnie 10 stopni. Najzimniej będzie pojutrze, temperatura spadnie do minus dwóch stopni.'],
  ['what it feels like', 'cold wind', planFeelsLike(answerFacts([now({ temperature: 3, windSpeed: 30 })])),
    'Teraz w Kolonii temperatura odczuwalna wynosi minus 3 stopnie, choć w rzeczywistości są 3 stopnie.'],
  ['what it feels like', 'mild', planFeelsLike(tomorrow(...lasting(12, at(13)), ...lasting(12, at(19)))),
    'Jutro w Kolonii temperatura maksymalna wyniesie 19 stopni, a temperatura odczuwalna będzie taka sama.'],
  ['what it feels like', 'four days', planFeelsLike(WEEK),
    'Najzimniej w odczuciu będzie w Kolonii pojutrze: minus 6 stopni.'],
  ['the wind', 'now', planWind(answerFacts([now({ windSpeed: 15 })])),
    'Teraz w Kolonii wieje słaby wiatr z południowego zachodu, z prędkością piętnastu kilometrów na godzinę.'],
  ['the wind', 'a storm', planWind(tomorrow(...lasting(24, { windSpeed: 80, gust: 110 }))),
    'Jutro w Kolonii będzie wichura z południowego zachodu, z prędkością do osiemdziesięciu kilometrów na godzinę, w porywach do stu dziesięciu.'],
  ['the wind', 'calm', planWind(tomorrow(...lasting(24, { windSpeed: 0 }))),
    'Jutro w Kolonii będzie bezwietrznie.'],
  ['the wind', 'four days', planWind(nextDays({ windSpeed: 10 }, { windSpeed: 44, gust: 66 }, { windSpeed: 0 }, { windSpeed: 30 })),
    'Najbardziej wietrznie będzie w Kolonii jutro: silny wiatr z południowego zachodu, z prędkością do czterdziestu czterech kilometrów na godzinę, w porywach do siedemdziesięciu. Najmniej wietrznie będzie pojutrze: bezwietrznie.'],
  ['the best day', 'sunny', planBestDay(nextDays({}, rain(63, 1), {}, { ...CLEAR, sunshine: 25, temperature: 12 })),
    'Najładniej będzie w Kolonii w sobotę: słonecznie, maksymalnie 12 stopni.'],
  ['the best day', 'two', planBestDay(nextDays({ ...CLEAR, sunshine: 25 }, {}, { ...CLEAR, sunshine: 25 })),
    'Najładniej będzie w Kolonii dziś: słonecznie, maksymalnie 8 stopni. Niemal równie ładnie będzie pojutrze: słonecznie, maksymalnie 8 stopni.'],
  ['the best day', 'all wet', planBestDay(nextDays(rain(63, 1), at(10, rain(80, 0.1)), rain(63, 1))),
    'W Kolonii żaden dzień nie zapowiada się całkiem sucho. Stosunkowo najlepiej będzie jutro: słaby przelotny deszcz, maksymalnie 10 stopni.'],
  ['warmer', 'it is', compared(8, 12, 'warmer'),
    'Tak, jutro w Kolonii będzie mniej więcej o 4 stopnie cieplej niż dziś: maksymalnie 12 stopni.'],
  ['warmer', 'it is not', compared(8, 9, 'warmer'),
    'Nie, jutro w Kolonii będzie podobnie ciepło jak dziś: maksymalnie 9 stopni.'],
  ['colder', 'it is cooler', compared(31, 24, 'colder'),
    'Tak, jutro w Kolonii będzie mniej więcej o 7 stopni chłodniej niż dziś: maksymalnie 24 stopnie.'],
  ['the next rain', 'by radar', planNextRain(outlookOf(NOW, hours(), { radar: '....####....' })),
    'W Hamburgu za około 20 minut zacznie padać deszcz, po dwudziestu minutach przestanie.'],
  ['the next rain', 'by the hour', planNextRain(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'Dziś około dziewiętnastej w Hamburgu będzie padać deszcz.'],
  ['the next rain', 'snow in the small hours', planNextRain(outlookOf(NOW, hours(...lasting(11), snow(71)), { radar: DRY })),
    'W nocy ze środy na czwartek około pierwszej w Hamburgu będzie padać śnieg.'],
  ['the next rain', 'sleet tomorrow', planNextRain(outlookOf(NOW, hours(...lasting(25), rain(68)), { radar: DRY })),
    'Jutro około piętnastej w Hamburgu będzie padać deszcz ze śniegiem.'],
  ['the next rain', 'perhaps', planNextRain(outlookOf(NOW, hours(...lasting(5), perhaps(40), ...lasting(20), rain(61)), { radar: DRY })),
    'Dziś około dziewiętnastej w Hamburgu może padać deszcz. Jutro około szesnastej prawdopodobnie będzie padać deszcz.'],
  ['the next rain', 'none', planNextRain(outlookOf(NOW, hours(), { radar: DRY })),
    'W ciągu najbliższych trzech dni w Hamburgu nie zapowiada się deszcz.'],
  ['when it stops', 'by radar', planRainStop(outlookOf(NOW, hours(), { radar: '##.####.....' })),
    'Za około dziesięć minut w Hamburgu na chwilę przestanie padać. Potem jeszcze przez 20 minut będzie padać.'],
  ['when it stops', 'by a forecast', planRainStop(outlookOf(NOW, hours(...lasting(4, rain(61))), { radar: '############' })),
    'Dziś około osiemnastej w Hamburgu powinno przestać padać.'],
  ['when it stops', 'sleet', planRainStop(outlookOf(NOW, hours(...lasting(12, rain(68))), { radar: '############' })),
    'W nocy ze środy na czwartek około drugiej w Hamburgu powinien przestać padać deszcz ze śniegiem.'],
  ['when it stops', 'it does not', planRainStop(outlookOf(NOW, hoursFrom(14, lasting(72, rain(61))), { radar: '############' })),
    'W ciągu najbliższych trzech dni w Hamburgu nie przestanie padać.'],
  ['when it stops', 'it is dry', planRainStop(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'Teraz w Hamburgu nie pada. Dziś około dziewiętnastej będzie padać deszcz.'],
  ['sunrise', 'to come', sunTime('sunrise', 7, 53),
    'Dziś w Hamburgu słońce wzejdzie o siódmej 53.'],
  ['sunset', 'past', sunTime('sunset', 16, 19, true),
    'Dziś w Hamburgu słońce zaszło o szesnastej 19.'],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s (%s) gets a natural answer', (_, __, plan, polish) => {
  expect(renderAnswer(plan, skillLocale('pl-PL'))).toBe(polish);
});
