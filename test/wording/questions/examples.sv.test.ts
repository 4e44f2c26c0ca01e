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
const EXAMPLES: readonly (readonly [about: string, weather: string, plan: AnswerPlan, swedish: string])[] = [
  ['umbrella', 'from 3 PM', QUESTIONS.umbrella(RAIN_FROM_3_PM),
    'Ja, ta med ett paraply, för i morgon regnar det lätt i Köln från klockan 15.'],
  ['umbrella', 'sun', QUESTIONS.umbrella(SUNNY_DAY),
    'Nej, du behöver inget paraply, för i morgon håller det sig torrt i Köln.'],
  ['umbrella', 'perhaps', QUESTIONS.umbrella(tomorrow(...lasting(24, perhaps(40)))),
    'Kanske, det skadar inte att ta med ett paraply, för i morgon är risken för regn 40 procent i Köln.'],
  ['jacket', 'a mild day', QUESTIONS.jacket(SUNNY_DAY),
    'Ja, det räcker med en tunn jacka, för i morgon ligger temperaturen i Köln under dagen mellan 17 och 19 grader.'],
  ['jacket', 'a warm day', QUESTIONS.jacket(tomorrow(...lasting(24, at(24)))),
    'Nej, det räcker med en t-shirt, för i morgon blir det 24 grader i Köln under dagen.'],
  ['jacket', 'a cold wet day', QUESTIONS.jacket(tomorrow(...lasting(24, at(5, rain(61))))),
    'Ja, ta på dig en vattentät vinterjacka, för i morgon känns det som 3 grader i Köln under dagen. Det regnar lätt.'],
  ['jacket', 'a night of frost', QUESTIONS.jacket(tonight(at(-4))),
    'Ja, ta på dig vinterjacka och mössa, för i natt känns det som minus 8 grader i Köln.'],
  ['laundry', 'from 3 PM', QUESTIONS.laundry(RAIN_FROM_3_PM),
    'Ja, du kan hänga tvätten ute, för i morgon håller det sig torrt i Köln mellan klockan 8 och 15.'],
  ['laundry', 'wind', QUESTIONS.laundry(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nej, häng hellre tvätten inne, för i morgon väntas vindbyar i Köln, upp till 17 meter per sekund.'],
  ['barbecue', 'sun', QUESTIONS.barbecue(SUNNY_DAY),
    'Ja, det är väder för att sitta ute, för i morgon kväll håller det sig torrt i Köln.'],
  ['barbecue', 'two days', QUESTIONS.barbecue(nextDays(at(20), at(20, rain(63)))),
    'Ja, i dag passar vädret bra i Köln, i morgon passar vädret inte.'],
  ['bicycle', 'from 3 PM', QUESTIONS.bicycle(RAIN_FROM_3_PM),
    'Kanske, det kan bli obehagligt på cykeln, för i morgon regnar det lätt i Köln från klockan 15.'],
  ['bicycle', 'ice', QUESTIONS.bicycle(FREEZING_RAIN),
    'Nej, låt hellre cykeln stå, för i morgon faller det lätt underkylt regn i Köln fram till klockan 6. Se upp för halka.'],
  ['scraping', 'frost', QUESTIONS.scraping(tonight(at(-3, CLEAR))),
    'Ja, du behöver skrapa rutorna, för i natt blir det lätt frost i Köln, ner till minus 3 grader.'],
  ['scraping', 'perhaps', QUESTIONS.scraping(tonight(at(0.6, CLEAR))),
    'Kanske behöver du skrapa rutorna, för i natt kan det bli lätt frost i Köln.'],
  ['scraping', 'none', QUESTIONS.scraping(tonight(at(5))),
    'Nej, du behöver inte skrapa rutorna, för i natt håller det sig frostfritt i Köln, som kallast 5 grader.'],
  ['sun', 'hours', QUESTIONS.sun(SUNNY_DAY),
    'Ja, i morgon skiner solen i ungefär 7 timmar i Köln.'],
  ['sun', 'now', QUESTIONS.sun(answerFacts([now(CLOUDY)])),
    'Ja, delvis, just nu är det växlande molnighet i Köln.'],
  ['sun', 'two days', QUESTIONS.sun(nextDays(CLOUDY, { ...CLEAR, sunshine: 15 })),
    'Ja, i morgon skiner solen i Köln, i dag skiner solen inte.'],
  ['fog', 'in the morning', QUESTIONS.fog(tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY))),
    'Ja, i morgon blir det dimmigt i Köln fram till klockan 10.'],
  ['storm', 'gusts', QUESTIONS.storm(STORM_AND_RAIN),
    'Ja, i morgon väntas stormbyar i Köln, upp till 26 meter per sekund.'],
  ['storm', 'none', QUESTIONS.storm(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nej, i morgon väntas ingen storm i Köln. Det blåser frisk vind från sydväst, upp till 17 meter per sekund i byarna.'],
  ['frost', 'just below zero', QUESTIONS.frost(tomorrow(...lasting(24, at(-0.3)))),
    'Ja, i morgon blir det lätt frost i Köln, strax under nollan.'],
  ['frost', 'perhaps', QUESTIONS.frost(tomorrow(...lasting(24, at(0.4)))),
    'Kanske, i morgon kan det bli lätt frost i Köln.'],
  ['frost', 'none', QUESTIONS.frost(tomorrow(...lasting(24, at(6)))),
    'Nej, i morgon håller det sig frostfritt i Köln, som kallast 6 grader.'],
  ['ice', 'perhaps', QUESTIONS.ice(SNOW_FROM_6_PM),
    'Kanske, i morgon kan det bli halt i Köln från klockan 18.'],
  ['ice', 'hardly', QUESTIONS.ice(tonight(at(-2, CLEAR))),
    'Troligen inte, i natt blir det knappast halt i Köln trots frosten.'],
  ['rainAmount', 'two days', QUESTIONS.rainAmount(nextDays(rain(61), rain(63, 1.2))),
    'I dag och i morgon väntas totalt omkring 35 millimeter nederbörd i Köln, det mesta i morgon.'],
  ['snowAmount', 'from 6 PM', QUESTIONS.snowAmount(SNOW_FROM_6_PM),
    'I morgon väntas omkring 6 centimeter snö i Köln från klockan 18.'],
  ['snowAmount', 'none', QUESTIONS.snowAmount(RAIN_FROM_3_PM),
    'I morgon väntas ingen snö i Köln. Det väntas omkring 2 millimeter nederbörd.'],
  ['rain', 'now', QUESTIONS.rain(answerFacts([now(rain(80))])),
    'Ja, just nu kommer det lätta regnskurar i Köln.'],
  ['rain', 'likely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(70)))),
    'Troligen, i morgon är risken för regn 70 procent i Köln.'],
  ['rain', 'unlikely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(20)))),
    'Troligen inte, i morgon är risken för regn bara 20 procent i Köln.'],
  ['rain', 'snow instead', QUESTIONS.rain(SNOW_FROM_6_PM),
    'Nej, i morgon regnar det inte i Köln, däremot snöar det från klockan 18.'],
  ['rain', 'thunder, too', QUESTIONS.rain(tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8))),
    'Ja, i morgon regnar det lätt i Köln mellan klockan 12 och 15, dessutom kommer det åskskurar omkring klockan 15.'],
  ['rain', 'five days', QUESTIONS.rain(nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY)),
    'Ja, i morgon och på lördag regnar det i Köln, i övermorgon kan det bli regn, i övrigt håller det sig torrt.'],
  ['rain', 'not known', QUESTIONS.rain(tomorrow(...lasting(24, UNKNOWN))),
    'Det vet jag tyvärr inte, jag har ingen prognos för i morgon i Köln.'],
  ['temperature', 'now', planTemperature(answerFacts([now(at(1))])),
    'Just nu är det en plusgrad i Köln.'],
  ['temperature', 'around zero', planTemperature(COLD_DAY),
    'I morgon blir det som varmast en plusgrad i Köln.'],
  ['temperature', 'a night', planTemperature(tonight(at(-2))),
    'I natt sjunker temperaturen i Köln till minus 2 grader.'],
  ['temperature', 'four days', planTemperature(WEEK),
    'Varmast blir det i morgon i Köln, upp till 10 grader. Kallast blir det i övermorgon, ner till minus 2 grader.'],
  ['what it feels like', 'cold wind', planFeelsLike(answerFacts([now({ temperature: 3, windSpeed: 30 })])),
    'Just nu känns det som minus 3 grader i Köln, i själva verket är det 3 grader.'],
  ['what it feels like', 'mild', planFeelsLike(tomorrow(...lasting(12, at(13)), ...lasting(12, at(19)))),
    'I morgon blir det som varmast 19 grader i Köln, och så känns det också.'],
  ['what it feels like', 'four days', planFeelsLike(WEEK),
    'Kallast känns det i övermorgon i Köln, som minus 6 grader.'],
  ['the wind', 'now', planWind(answerFacts([now({ windSpeed: 15 })])),
    'Just nu blåser det måttlig vind från sydväst i Köln, 4 meter per sekund.'],
  ['the wind', 'a storm', planWind(tomorrow(...lasting(24, { windSpeed: 80, gust: 110 }))),
    'I morgon blåser det mycket hård vind från sydväst i Köln, upp till 22 meter per sekund, i byarna upp till 31.'],
  ['the wind', 'calm', planWind(tomorrow(...lasting(24, { windSpeed: 0 }))),
    'I morgon blir det vindstilla i Köln.'],
  ['the wind', 'four days', planWind(nextDays({ windSpeed: 10 }, { windSpeed: 44, gust: 66 }, { windSpeed: 0 }, { windSpeed: 30 })),
    'Mest blåser det i morgon i Köln: frisk vind från sydväst, upp till 12 meter per sekund, i byarna upp till 19. Minst blåser det i övermorgon: vindstilla.'],
  ['the best day', 'sunny', planBestDay(nextDays({}, rain(63, 1), {}, { ...CLEAR, sunshine: 25, temperature: 12 })),
    'Finast väder blir det på lördag i Köln: soligt, med upp till 12 grader.'],
  ['the best day', 'two', planBestDay(nextDays({ ...CLEAR, sunshine: 25 }, {}, { ...CLEAR, sunshine: 25 })),
    'Finast väder blir det i dag i Köln: soligt, med upp till 8 grader. Ungefär lika fint väder blir det i övermorgon: soligt, med upp till 8 grader.'],
  ['the best day', 'all wet', planBestDay(nextDays(rain(63, 1), at(10, rain(80, 0.1)), rain(63, 1))),
    'Helt torrt blir det nog inte någon dag i Köln. Minst dåligt väder blir det i morgon: lätta regnskurar, med upp till 10 grader.'],
  ['warmer', 'it is', compared(8, 12, 'warmer'),
    'Ja, i morgon blir det omkring 4 grader varmare i Köln än i dag: som varmast 12 grader.'],
  ['warmer', 'it is not', compared(8, 9, 'warmer'),
    'Nej, i morgon blir det ungefär lika varmt i Köln som i dag: som varmast 9 grader.'],
  ['colder', 'it is cooler', compared(31, 24, 'colder'),
    'Ja, i morgon blir det omkring 7 grader svalare i Köln än i dag: som varmast 24 grader.'],
  ['the next rain', 'by radar', planNextRain(outlookOf(NOW, hours(), { radar: '....####....' })),
    'Om ungefär 20 minuter börjar det regna i Hamburg, och efter 20 minuter slutar det igen.'],
  ['the next rain', 'by the hour', planNextRain(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'I kväll omkring klockan 19 börjar det regna i Hamburg.'],
  ['the next rain', 'snow in the small hours', planNextRain(outlookOf(NOW, hours(...lasting(11), snow(71)), { radar: DRY })),
    'I natt omkring klockan ett börjar det snöa i Hamburg.'],
  ['the next rain', 'sleet tomorrow', planNextRain(outlookOf(NOW, hours(...lasting(25), rain(68)), { radar: DRY })),
    'I morgon omkring klockan 15 faller det snöblandat regn i Hamburg.'],
  ['the next rain', 'perhaps', planNextRain(outlookOf(NOW, hours(...lasting(5), perhaps(40), ...lasting(20), rain(61)), { radar: DRY })),
    'I kväll omkring klockan 19 kan det börja regna i Hamburg. I morgon omkring klockan 16 börjar det troligen regna.'],
  ['the next rain', 'none', planNextRain(outlookOf(NOW, hours(), { radar: DRY })),
    'De närmaste tre dagarna väntas inget regn i Hamburg.'],
  ['when it stops', 'by radar', planRainStop(outlookOf(NOW, hours(), { radar: '##.####.....' })),
    'Om ungefär tio minuter gör regnet ett kort uppehåll i Hamburg. Därefter regnar det i ytterligare 20 minuter.'],
  ['when it stops', 'by a forecast', planRainStop(outlookOf(NOW, hours(...lasting(4, rain(61))), { radar: '############' })),
    'I kväll omkring klockan 18 bör det sluta regna i Hamburg.'],
  ['when it stops', 'sleet', planRainStop(outlookOf(NOW, hours(...lasting(12, rain(68))), { radar: '############' })),
    'I natt omkring klockan 2 bör det snöblandade regnet upphöra i Hamburg.'],
  ['when it stops', 'it does not', planRainStop(outlookOf(NOW, hoursFrom(14, lasting(72, rain(61))), { radar: '############' })),
    'De närmaste tre dagarna slutar det inte regna i Hamburg.'],
  ['when it stops', 'it is dry', planRainStop(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'Just nu är det uppehåll i Hamburg. I kväll omkring klockan 19 börjar det regna.'],
  ['sunrise', 'to come', sunTime('sunrise', 7, 53),
    'I dag går solen upp i Hamburg klockan 7 och 53.'],
  ['sunset', 'past', sunTime('sunset', 16, 19, true),
    'I dag gick solen ner i Hamburg klockan 16 och 19.'],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s (%s) gets a natural answer', (_, __, plan, swedish) => {
  expect(renderAnswer(plan, skillLocale('sv-SE'))).toBe(swedish);
});
