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
const EXAMPLES: readonly (readonly [about: string, weather: string, plan: AnswerPlan, dutch: string])[] = [
  ['umbrella', 'from 3 PM', QUESTIONS.umbrella(RAIN_FROM_3_PM),
    'Ja, neem een paraplu mee, want morgen valt er in Köln vanaf 15 uur lichte regen.'],
  ['umbrella', 'sun', QUESTIONS.umbrella(SUNNY_DAY),
    'Nee, een paraplu heb je niet nodig, want morgen blijft het in Köln droog.'],
  ['umbrella', 'perhaps', QUESTIONS.umbrella(tomorrow(...lasting(24, perhaps(40)))),
    'Misschien, een paraplu meenemen kan geen kwaad, want de kans op regen is morgen in Köln 40 procent.'],
  ['jacket', 'a mild day', QUESTIONS.jacket(SUNNY_DAY),
    'Ja, een dunne jas is genoeg, want morgen ligt de temperatuur in Köln overdag tussen 17 en 19 graden.'],
  ['jacket', 'a warm day', QUESTIONS.jacket(tomorrow(...lasting(24, at(24)))),
    'Nee, een T-shirt is genoeg, want morgen is het in Köln overdag 24 graden.'],
  ['jacket', 'a cold wet day', QUESTIONS.jacket(tomorrow(...lasting(24, at(5, rain(61))))),
    'Ja, trek een waterdichte winterjas aan, want morgen is de gevoelstemperatuur in Köln overdag 3 graden. Er valt lichte regen.'],
  ['jacket', 'a night of frost', QUESTIONS.jacket(tonight(at(-4))),
    'Ja, trek een winterjas aan en zet een muts op, want vannacht is de gevoelstemperatuur in Köln min 8 graden.'],
  ['laundry', 'from 3 PM', QUESTIONS.laundry(RAIN_FROM_3_PM),
    'Ja, je kunt de was buiten ophangen, want morgen blijft het in Köln tussen 8 en 15 uur droog.'],
  ['laundry', 'wind', QUESTIONS.laundry(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nee, hang de was liever binnen op, want morgen zijn er in Köln stevige windstoten tot 60 kilometer per uur.'],
  ['barbecue', 'sun', QUESTIONS.barbecue(SUNNY_DAY),
    'Ja, het is er goed weer voor, want morgenavond blijft het in Köln droog.'],
  ['barbecue', 'two days', QUESTIONS.barbecue(nextDays(at(20), at(20, rain(63)))),
    'Ja, vandaag is het er in Köln goed weer voor, morgen is het er geen weer voor.'],
  ['bicycle', 'from 3 PM', QUESTIONS.bicycle(RAIN_FROM_3_PM),
    'Misschien, op de fiets kan het onaangenaam worden, want morgen valt er in Köln vanaf 15 uur lichte regen.'],
  ['bicycle', 'ice', QUESTIONS.bicycle(FREEZING_RAIN),
    'Nee, laat de fiets liever staan, want morgen valt er in Köln tot 6 uur lichte ijzel. Pas op voor gladheid.'],
  ['scraping', 'frost', QUESTIONS.scraping(tonight(at(-3, CLEAR))),
    'Ja, je zult de ruiten moeten krabben, want vannacht vriest het in Köln licht, met een minimum van min 3 graden.'],
  ['scraping', 'perhaps', QUESTIONS.scraping(tonight(at(0.6, CLEAR))),
    'Misschien moet je de ruiten krabben, want vannacht is er in Köln kans op lichte vorst.'],
  ['scraping', 'none', QUESTIONS.scraping(tonight(at(5))),
    'Nee, je hoeft de ruiten niet te krabben, want vannacht blijft het in Köln vorstvrij met een minimum van 5 graden.'],
  ['sun', 'hours', QUESTIONS.sun(SUNNY_DAY),
    'Ja, morgen schijnt in Köln ongeveer 7 uur lang de zon.'],
  ['sun', 'now', QUESTIONS.sun(answerFacts([now(CLOUDY)])),
    'Ja, gedeeltelijk, in Köln is het nu half bewolkt.'],
  ['sun', 'two days', QUESTIONS.sun(nextDays(CLOUDY, { ...CLEAR, sunshine: 15 })),
    'Ja, morgen schijnt in Köln de zon, vandaag schijnt de zon niet.'],
  ['fog', 'in the morning', QUESTIONS.fog(tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY))),
    'Ja, morgen is het in Köln tot 10 uur mistig.'],
  ['storm', 'gusts', QUESTIONS.storm(STORM_AND_RAIN),
    'Ja, morgen zijn er in Köln zware windstoten tot 95 kilometer per uur.'],
  ['storm', 'none', QUESTIONS.storm(tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }))),
    'Nee, morgen is er in Köln geen storm. Er waait een vrij krachtige wind uit het zuidwesten met windstoten tot 60 kilometer per uur.'],
  ['frost', 'just below zero', QUESTIONS.frost(tomorrow(...lasting(24, at(-0.3)))),
    'Ja, morgen vriest het in Köln licht, net onder het vriespunt.'],
  ['frost', 'perhaps', QUESTIONS.frost(tomorrow(...lasting(24, at(0.4)))),
    'Misschien, morgen is er in Köln kans op lichte vorst.'],
  ['frost', 'none', QUESTIONS.frost(tomorrow(...lasting(24, at(6)))),
    'Nee, morgen blijft het in Köln vorstvrij met een minimum van 6 graden.'],
  ['ice', 'perhaps', QUESTIONS.ice(SNOW_FROM_6_PM),
    'Misschien, morgen is er in Köln vanaf 18 uur kans op gladheid.'],
  ['ice', 'hardly', QUESTIONS.ice(tonight(at(-2, CLEAR))),
    'Waarschijnlijk niet, vannacht wordt het in Köln ondanks de vorst nauwelijks glad.'],
  ['rainAmount', 'two days', QUESTIONS.rainAmount(nextDays(rain(61), rain(63, 1.2))),
    'Vandaag en morgen valt er in Köln in totaal ongeveer 35 millimeter regen, het meeste morgen.'],
  ['snowAmount', 'from 6 PM', QUESTIONS.snowAmount(SNOW_FROM_6_PM),
    'Morgen valt er in Köln vanaf 18 uur ongeveer 6 centimeter sneeuw.'],
  ['snowAmount', 'none', QUESTIONS.snowAmount(RAIN_FROM_3_PM),
    'Morgen is er in Köln geen sneeuw in zicht. Er valt ongeveer 2 millimeter regen.'],
  ['rain', 'now', QUESTIONS.rain(answerFacts([now(rain(80))])),
    'Ja, in Köln vallen er nu lichte buien.'],
  ['rain', 'likely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(70)))),
    'Waarschijnlijk wel, de kans op regen is morgen in Köln 70 procent.'],
  ['rain', 'unlikely', QUESTIONS.rain(tomorrow(...lasting(24, perhaps(20)))),
    'Waarschijnlijk niet, de kans op regen is morgen in Köln maar 20 procent.'],
  ['rain', 'snow instead', QUESTIONS.rain(SNOW_FROM_6_PM),
    'Nee, morgen regent het in Köln niet, wel sneeuwt het vanaf 18 uur.'],
  ['rain', 'thunder, too', QUESTIONS.rain(tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8))),
    'Ja, morgen valt er in Köln tussen 12 en 15 uur lichte regen, bovendien zijn er rond 15 uur onweersbuien.'],
  ['rain', 'five days', QUESTIONS.rain(nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY)),
    'Ja, morgen en zaterdag regent het in Köln, overmorgen is er kans op regen, verder blijft het droog.'],
  ['rain', 'not known', QUESTIONS.rain(tomorrow(...lasting(24, UNKNOWN))),
    'Dat weet ik helaas niet, ik heb geen weersverwachting voor morgen in Köln.'],
  ['temperature', 'now', planTemperature(answerFacts([now(at(1))])),
    'In Köln is het nu één graad.'],
  ['temperature', 'around zero', planTemperature(COLD_DAY),
    'Morgen wordt het in Köln maximaal één graad.'],
  ['temperature', 'a night', planTemperature(tonight(at(-2))),
    'Vannacht koelt het in Köln af tot min 2 graden.'],
  ['temperature', 'four days', planTemperature(WEEK),
    'Het warmst wordt het morgen in Köln met maximaal 10 graden. Het koudst wordt het overmorgen met min 2 graden.'],
  ['what it feels like', 'cold wind', planFeelsLike(answerFacts([now({ temperature: 3, windSpeed: 30 })])),
    'In Köln voelt het nu aan als min 3 graden, in werkelijkheid is het 3 graden.'],
  ['what it feels like', 'mild', planFeelsLike(tomorrow(...lasting(12, at(13)), ...lasting(12, at(19)))),
    'Morgen wordt het in Köln maximaal 19 graden, en zo voelt het ook aan.'],
  ['what it feels like', 'four days', planFeelsLike(WEEK),
    'Het koudst voelt het overmorgen in Köln aan: als min 6 graden.'],
  ['the wind', 'now', planWind(answerFacts([now({ windSpeed: 15 })])),
    'In Köln waait er nu een matige wind uit het zuidwesten van 15 kilometer per uur.'],
  ['the wind', 'a storm', planWind(tomorrow(...lasting(24, { windSpeed: 80, gust: 110 }))),
    'Morgen waait er in Köln een storm uit het zuidwesten van maximaal 80 kilometer per uur, met windstoten tot 110.'],
  ['the wind', 'calm', planWind(tomorrow(...lasting(24, { windSpeed: 0 }))),
    'Morgen is het in Köln windstil.'],
  ['the wind', 'four days', planWind(nextDays({ windSpeed: 10 }, { windSpeed: 44, gust: 66 }, { windSpeed: 0 }, { windSpeed: 30 })),
    'Het hardst waait het morgen in Köln: krachtige wind uit het zuidwesten van maximaal 44 kilometer per uur, met windstoten tot 70. Het minst waait het overmorgen: windstil.'],
  ['the best day', 'sunny', planBestDay(nextDays({}, rain(63, 1), {}, { ...CLEAR, sunshine: 25, temperature: 12 })),
    'Het mooist wordt het zaterdag in Köln: zonnig, met maximaal 12 graden.'],
  ['the best day', 'two', planBestDay(nextDays({ ...CLEAR, sunshine: 25 }, {}, { ...CLEAR, sunshine: 25 })),
    'Het mooist wordt het vandaag in Köln: zonnig, met maximaal 8 graden. Ongeveer even mooi wordt het overmorgen: zonnig, met maximaal 8 graden.'],
  ['the best day', 'all wet', planBestDay(nextDays(rain(63, 1), at(10, rain(80, 0.1)), rain(63, 1))),
    'Helemaal droog blijft het in Köln waarschijnlijk geen enkele dag. Het minst slecht wordt het morgen: lichte buien, met maximaal 10 graden.'],
  ['warmer', 'it is', compared(8, 12, 'warmer'),
    'Ja, morgen wordt het in Köln ongeveer 4 graden warmer dan vandaag: maximaal 12 graden.'],
  ['warmer', 'it is not', compared(8, 9, 'warmer'),
    'Nee, morgen wordt het in Köln ongeveer even warm als vandaag: maximaal 9 graden.'],
  ['colder', 'it is cooler', compared(31, 24, 'colder'),
    'Ja, morgen wordt het in Köln ongeveer 7 graden koeler dan vandaag: maximaal 24 graden.'],
  ['the next rain', 'by radar', planNextRain(outlookOf(NOW, hours(), { radar: '....####....' })),
    'Over ongeveer 20 minuten begint het in Hamburg te regenen, na 20 minuten is het weer droog.'],
  ['the next rain', 'by the hour', planNextRain(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'Vandaag rond 19 uur gaat het in Hamburg regenen.'],
  ['the next rain', 'snow in the small hours', planNextRain(outlookOf(NOW, hours(...lasting(11), snow(71)), { radar: DRY })),
    'Vannacht rond één uur gaat het in Hamburg sneeuwen.'],
  ['the next rain', 'sleet tomorrow', planNextRain(outlookOf(NOW, hours(...lasting(25), rain(68)), { radar: DRY })),
    'Morgen rond 15 uur gaat er in Hamburg natte sneeuw vallen.'],
  ['the next rain', 'perhaps', planNextRain(outlookOf(NOW, hours(...lasting(5), perhaps(40), ...lasting(20), rain(61)), { radar: DRY })),
    'Vandaag rond 19 uur gaat het in Hamburg misschien regenen. Morgen rond 16 uur gaat het waarschijnlijk regenen.'],
  ['the next rain', 'none', planNextRain(outlookOf(NOW, hours(), { radar: DRY })),
    'De komende drie dagen is er in Hamburg geen regen in zicht.'],
  ['when it stops', 'by radar', planRainStop(outlookOf(NOW, hours(), { radar: '##.####.....' })),
    'Over ongeveer tien minuten stopt het in Hamburg even met regenen. Daarna regent het nog 20 minuten.'],
  ['when it stops', 'by a forecast', planRainStop(outlookOf(NOW, hours(...lasting(4, rain(61))), { radar: '############' })),
    'Vandaag rond 18 uur stopt het in Hamburg naar verwachting met regenen.'],
  ['when it stops', 'sleet', planRainStop(outlookOf(NOW, hours(...lasting(12, rain(68))), { radar: '############' })),
    'Vannacht rond 2 uur stopt in Hamburg de natte sneeuw naar verwachting.'],
  ['when it stops', 'it does not', planRainStop(outlookOf(NOW, hoursFrom(14, lasting(72, rain(61))), { radar: '############' })),
    'De komende drie dagen stopt het in Hamburg niet met regenen.'],
  ['when it stops', 'it is dry', planRainStop(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })),
    'In Hamburg is het nu droog. Vandaag rond 19 uur gaat het regenen.'],
  ['sunrise', 'to come', sunTime('sunrise', 7, 53),
    'De zon komt vandaag in Hamburg om 7 uur 53 op.'],
  ['sunset', 'past', sunTime('sunset', 16, 19, true),
    'De zon ging vandaag in Hamburg om 16 uur 19 onder.'],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s (%s) gets a natural answer', (_, __, plan, dutch) => {
  expect(renderAnswer(plan, skillLocale('nl-NL'))).toBe(dutch);
});
