import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const GERMAN: Record<Situation, string> = {
  'now, overcast': 'Im Moment ist es in Hamburg bedeckt bei 8 Grad.',
  'now, a storm':
    'Im Moment gibt es in Hamburg schwere Sturmböen bis 95 Kilometer pro Stunde. Es ist leicht bewölkt bei 8 Grad.',
  'an hour, one degree': 'Heute um 15 Uhr ist es in Hamburg bedeckt bei einem Grad.',
  'an hour, rain that may not come':
    'Heute um 15 Uhr sind es in Hamburg 8 Grad. Leichter Regen ist möglich.',
  'an hour, strong wind':
    'Heute um 15 Uhr scheint in Hamburg die Sonne bei 8 Grad. Dazu weht starker Wind mit Böen bis 65 Kilometer pro Stunde.',
  'an hour, weather not known': 'Heute um 15 Uhr sind es in Hamburg 4 Grad.',
  'an hour, nothing known': 'Ich habe keine Vorhersage für heute um 15 Uhr in Hamburg.',
  'three hours, getting colder':
    'In den nächsten drei Stunden ist es in Hamburg bedeckt, die Temperatur sinkt von plus einem auf minus 2 Grad.',
  'three hours, thunder in the last':
    'In Hamburg gibt es ab 18 Uhr Gewitter. Es ist wolkig bei 8 Grad.',
  'hours, rain in between':
    'Heute zwischen 8 und 15 Uhr ist es in Hamburg wolkig, zwischen 10 und 13 Uhr regnet es leicht. Die Temperaturen liegen um 8 Grad.',
  'hours over midnight':
    'Heute Nacht zwischen 22 und 6 Uhr ist es in Hamburg zunächst klar, ab 2 Uhr neblig. Die Temperaturen liegen um 8 Grad.',
  'afternoon, sun': 'Heute Nachmittag wird es in Hamburg sonnig, bis 12 Grad.',
  'afternoon, frost': 'Heute Nachmittag ist es in Hamburg bedeckt bei höchstens minus einem Grad.',
  'night, clear': 'Heute Nacht ist es in Hamburg klar, es kühlt auf 0 Grad ab.',
  'night, freezing rain':
    'Vorsicht, Glatteis. Heute Nacht fällt in Hamburg ab ein Uhr leichter gefrierender Regen. Es kühlt auf minus ein Grad ab.',
  'evening far ahead':
    'Am Samstagabend, dem achtundzwanzigsten November, ist es in Hamburg wolkig bei 8 Grad.',
  'night far ahead':
    'In der Nacht auf Sonntag, den neunundzwanzigsten November, ist es in Hamburg wolkig, es kühlt auf 8 Grad ab.',
  'today, rain from 5 PM':
    'Heute ist es in Hamburg bis 17 Uhr wolkig, danach regnet es. Es fallen rund 6 Liter pro Quadratmeter. Die Temperaturen liegen um 8 Grad.',
  'today, sun and a thunderstorm':
    'Heute gibt es in Hamburg gegen 17 Uhr schwere Gewitter. Es ist heiter bei 8 Grad.',
  'today, sun gives way to clouds':
    'Heute scheint in Hamburg bis 16 Uhr die Sonne, danach ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
  'today, a slight change of the sky': 'Heute ist es in Hamburg heiter bei 8 Grad.',
  'today, around zero': 'Heute ist es in Hamburg bedeckt bei 0 Grad.',
  'today, rain is likely but not shown':
    'Heute ist es in Hamburg bedeckt, und Regen ist wahrscheinlich. Die Temperaturen liegen um 8 Grad.',
  'today, snow is possible':
    'Heute ist es in Hamburg bedeckt, und Schnee ist möglich. Die Temperaturen liegen um minus 3 Grad.',
  'tomorrow, showers now and then':
    'Morgen ist es in Hamburg heiter, gelegentlich gibt es aber leichte Schauer. Die Temperaturen liegen um 8 Grad.',
  'tomorrow, storm and rain':
    'Morgen gibt es in Hamburg schwere Sturmböen bis 95 Kilometer pro Stunde. Heute Nacht und morgen regnet es ergiebig. Es fallen rund 25 Liter pro Quadratmeter. Die Temperaturen liegen um 8 Grad.',
  'tomorrow, heavy snow':
    'Heute Nacht und morgen schneit es in Hamburg stark. Es fallen rund 25 Zentimeter Schnee. Die Temperaturen liegen um minus 2 Grad.',
  'tomorrow, drizzle turning to rain':
    'Heute Nacht und morgen regnet es in Hamburg leicht. Die Temperaturen liegen um 8 Grad.',
  'tomorrow, sleet until noon':
    'Morgen fällt in Hamburg zunächst leichter Schneeregen, ab Mittag ist es wolkig. Die Temperaturen liegen um 8 Grad.',
  'tomorrow, a fresh wind':
    'Morgen ist es in Hamburg bedeckt bei 8 Grad. Dazu weht frischer Wind aus Südwest.',
  'a day far ahead':
    'Am Samstag, dem achtundzwanzigsten November, ist es in Hamburg bedeckt bei 3 bis 8 Grad.',
  'weekend, alike':
    'Am Wochenende ist es in Hamburg wolkig bei Höchstwerten zwischen 3 und 5 Grad.',
  'weekend, rain then sun':
    'Am Samstag regnet es in Hamburg den ganzen Tag leicht bei bis zu 8 Grad. Am Sonntag wird es sonnig bei höchstens minus einem Grad.',
  'three days, getting warmer':
    'In den nächsten Tagen wird es in Hamburg wärmer. Heute ist es bedeckt bei höchstens minus 4 Grad. Morgen ist es wolkig bei höchstens einem Grad. Am Freitag ist es bedeckt, bis 5 Grad.',
};

describe('texts in de-DE', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('de-DE'))).toBe(GERMAN[situation]);
  });
});
