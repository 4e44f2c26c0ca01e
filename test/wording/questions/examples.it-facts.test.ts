import { expect, test } from 'vitest';
import { computeSunTimes } from '../../../src/weather/periods.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { toRelativeDay } from '../../../src/wording/plan/statement.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import {
  planFeelsLike,
  planHigh,
  planLow,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import { planComparison } from '../../../src/wording/plan/questions/contrast.ts';
import { planNextRain, planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import { planSunTime } from '../../../src/wording/plan/questions/sun-times.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { hoursFrom, lasting, rain, skillLocale, snow, TODAY, type Weather } from '../plans.ts';
import { days, hour, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import { clock, outlookOf } from './rain-outlook.ts';

const TOMORROW = addDays(TODAY, 1);
const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
const NOW = clock(14, 5);
const DRY = '............';

const at = (temperature: number, windSpeed = 10): Weather => ({ temperature, windSpeed });
const between = (low: number, high: number) => [...lasting(12, at(low)), ...lasting(12, at(high))];
const tomorrow = (low: number, high: number) => answerFacts(days([TOMORROW], between(low, high)));
const week = answerFacts(days(DATES.slice(0, 4), [[3, 8], [5, 12], [-2, 4], [0, 9]].flatMap(([low = 0, high = 0]) => between(low, high)))); // prettier-ignore

const wind = (windSpeed: number, gust: number | null = null): Weather => ({
  windSpeed,
  gust,
  windDirection: 225,
});
const windy = (weather: Weather) =>
  planWind(answerFacts(wholeDays([TOMORROW], lasting(24, weather))));

const best = (...weather: Weather[]) =>
  planBestDay(
    answerFacts(
      wholeDays(
        DATES.slice(0, weather.length),
        weather.flatMap((one) => lasting(24, one)),
      ),
    ),
  );
const SUNNY: Weather = { cloudCover: 0, sunshine: 25, temperature: 12 };

/** Three days of hours from the running one on, dry where nothing is said. */
const hours = (...weather: Weather[]) =>
  hoursFrom(14, [...weather, ...lasting(72 - weather.length)]);

const day = (date: string, temperature: number) => days([date], lasting(24, at(temperature)))[0];

function compared(question: 'warmer' | 'colder' | null, after: number, before: number): AnswerPlan {
  const [facts, reference] = [day(TOMORROW, after), day(TODAY, before)];
  if (!facts || !reference) throw new Error('no day');
  return planComparison({
    compared: facts,
    reference,
    question,
    audience: { today: TODAY, place: 'Köln' },
  });
}

function sun(
  event: 'sunrise' | 'sunset',
  facts = 0,
  [latitude, today]: readonly [number, string] = [53.55, TODAY],
) {
  const audience = { today, place: 'Hamburg' };
  const timeZone = 'Europe/Berlin';
  const sunAt = computeSunTimes(today, latitude, 9.99, timeZone)[event];
  return planSunTime({
    event,
    day: toRelativeDay(today, audience),
    at: sunAt,
    timeZone,
    audience,
    now: facts,
  });
}

/** For native speakers to read aloud. */
test.each<[question: string, plan: AnswerPlan, text: string]>([
  ['the temperature now', planTemperature(answerFacts([now(at(7))])), 'Al momento a Köln ci sono 7 gradi.'],
  ['one degree now', planTemperature(answerFacts([now(at(1))])), "Al momento a Köln c'è un grado."],
  ['an hour', planHigh(answerFacts([hour(TODAY, 15, at(0))])), 'Oggi alle 15 a Köln ci saranno 0 gradi.'],
  ['a day', planTemperature(tomorrow(3, 8)), 'Domani a Köln la massima sarà di 8 gradi.'],
  ['a day around zero', planTemperature(tomorrow(-4, 1)), 'Domani a Köln la massima sarà di un grado.'],
  ['a high', planHigh(tomorrow(3, 8)), 'Domani a Köln la massima sarà di 8 gradi.'],
  ['a low', planLow(tomorrow(-3, -1)), 'Domani a Köln la minima sarà di meno 3 gradi.'],
  ['a night', planTemperature(answerFacts([partOfDay(TODAY, 'night', lasting(30, at(-2)))])), 'Stanotte a Köln la temperatura scenderà a meno 2 gradi.'],
  ['four days', planTemperature(week), 'A Köln il giorno più caldo sarà domani, con una massima di 12 gradi. Il giorno più freddo sarà dopodomani, con una minima di meno 2 gradi.'],
  ['nothing', planLow(answerFacts([])), 'Al riguardo non ho previsioni.'],
  ['cold wind', planFeelsLike(answerFacts([now(at(3, 30))])), 'Al momento a Köln la temperatura percepita è di meno 3 gradi, anche se in realtà ci sono 3 gradi.'],
  ['no wind', planFeelsLike(answerFacts([now(at(3, 4))])), 'Al momento a Köln ci sono 3 gradi, e la temperatura percepita è la stessa.'],
  ['a cold day', planFeelsLike(answerFacts(days([TOMORROW], between(-3, 4)))), 'Domani a Köln la temperatura percepita sarà tra meno 7 e più un grado.'],
  ['no wind at all', windy(wind(0)), 'Domani a Köln non ci sarà vento.'],
  ['a light wind', windy(wind(9)), 'Domani a Köln ci sarà vento debole da sud-ovest fino a 9 chilometri orari.'],
  ['a gale', windy(wind(66)), 'Domani a Köln ci sarà vento di burrasca da sud-ovest fino a 66 chilometri orari.'],
  ['gusts', windy(wind(34, 54)), "Domani a Köln ci sarà vento teso da sud-ovest fino a 34 chilometri orari, con raffiche fino a 55."],
  ['the windiest day', planWind(answerFacts(days(DATES, [10, 40, 0, 30, 10].flatMap((speed) => lasting(24, wind(speed)))))), 'A Köln il giorno con più vento sarà domani: vento sostenuto da sud-ovest fino a 40 chilometri orari. Il giorno con meno vento sarà dopodomani: calma di vento.'],
  ['sunrise, past', sun('sunrise', clock(12)), 'Oggi a Hamburg il sole è sorto alle 7 e 51.'],
  ['sunset, ahead', sun('sunset', clock(12)), 'Oggi a Hamburg il sole tramonterà alle 16 e 19.'],
  ['the midnight sun', sun('sunset', 0, [69.65, '2026-06-21']), "Oggi a Hamburg il sole non tramonterà, c'è il sole di mezzanotte."],
  ['radar sees rain', planNextRain(outlookOf(NOW, hours(), { radar: '....####....' })), 'Tra circa 20 minuti a Hamburg inizierà a piovere e smetterà dopo 20 minuti.'],
  ['rain by the hour', planNextRain(outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY })), 'Stasera verso le 19 a Hamburg pioverà.'],
  ['snow in the small hours', planNextRain(outlookOf(NOW, hours(...lasting(11), snow(71)), { radar: DRY })), "Stanotte verso l'una a Hamburg nevicherà."],
  ['rain that may not come', planNextRain(outlookOf(NOW, hours(...lasting(5), { precipitationProbability: 60 }), { radar: DRY })), 'Stasera verso le 19 a Hamburg è probabile che piova.'],
  ['no rain', planNextRain(outlookOf(NOW, hours(), { radar: DRY })), 'Nei prossimi tre giorni a Hamburg non è prevista pioggia.'],
  ['radar sees the end', planRainStop(outlookOf(NOW, hours(), { radar: '####..###...' })), 'Tra circa 20 minuti a Hamburg smetterà di piovere. 10 minuti dopo ricomincerà.'],
  ['a short break', planRainStop(outlookOf(NOW, hours(), { radar: '##.####.....' })), 'Tra circa 10 minuti a Hamburg smetterà per poco di piovere. Poi continuerà per altri 20 minuti.'],
  ['the forecast knows the end', planRainStop(outlookOf(NOW, hours(rain(68), rain(68)))), 'Oggi verso le 16 a Hamburg la pioggia mista a neve dovrebbe smettere.'],
  ['it does not rain', planRainStop(outlookOf(NOW, hours(), { radar: DRY })), 'Al momento a Hamburg il tempo è asciutto.'],
  ['warmer, and it is', compared('warmer', 12, 8), 'Sì, domani a Köln ci saranno circa 4 gradi in più rispetto a oggi, con una massima di 12 gradi.'],
  ['warmer, but it is colder', compared('warmer', -2, 3), 'No, domani a Köln ci saranno circa 5 gradi in meno rispetto a oggi, con una massima di meno 2 gradi.'],
  ['alike', compared(null, 12, 12), 'Domani a Köln la temperatura sarà più o meno come oggi, con una massima di 12 gradi.'],
  ['the best day', best({}, SUNNY, {}, SUNNY), 'A Köln il giorno più bello sarà domani: soleggiato, con una massima di 12 gradi. Quasi altrettanto bello sarà sabato: soleggiato, con una massima di 12 gradi.'],
  ['no good day', best(rain(63, 1), { ...rain(80, 0.1), temperature: 10 }), 'A Köln nessun giorno sembra del tutto asciutto. Il giorno meno brutto sarà domani: deboli rovesci, con una massima di 10 gradi.'],
])('a question about %s gets a natural answer', (_, plan, text) => {
  expect(renderAnswer(plan, skillLocale('it-IT'))).toBe(text);
}); // prettier-ignore
