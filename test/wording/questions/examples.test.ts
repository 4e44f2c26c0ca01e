import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/weather/local-time.ts';
import type { Told } from '../../../src/wording/plan/questions/told.ts';
import { say } from '../../../src/wording/say.ts';
import { lasting, locale, rain, snow, TODAY, type Weather } from '../told.ts';
import { days, hours, now, partOfDay, told, wholeDays } from './asked.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';

const CLOUDY: Weather = { cloudCover: 60 };
const CLEAR: Weather = { cloudCover: 0 };
const STORMY: Weather = { windSpeed: 60, gust: 92 };
const UNKNOWN: Weather = {
  temperature: null,
  cloudCover: null,
  significantWeather: null,
  precipitation: null,
  precipitationProbability: null,
  windSpeed: null,
  gust: null,
  sunshine: null,
};

const at = (temperature: number, weather: Weather = {}): Weather => ({ ...weather, temperature });
const perhaps = (precipitationProbability: number, weather: Weather = {}): Weather => ({
  ...weather,
  precipitationProbability,
});
const tomorrow = (...weather: Weather[]) => told(days([TOMORROW], weather));
const tonight = (weather: Weather) => told([partOfDay(TODAY, 'night', lasting(48, weather))]);
const nextDays = (...weather: Weather[]) =>
  told(
    days(
      weather.map((_, ahead) => addDays(TODAY, ahead)),
      weather.flatMap((one) => lasting(24, one)),
    ),
  );

const RAIN_FROM_3_PM = tomorrow(...lasting(15, CLOUDY), ...lasting(9, rain(61)));
const SUNNY_DAY = tomorrow(
  ...lasting(8, at(12, CLEAR)),
  ...lasting(8, at(19, { ...CLEAR, sunshine: 50 })),
  ...lasting(8, at(17, CLEAR)),
);
const SNOW_FROM_6_PM = tomorrow(...lasting(18, at(-1)), ...lasting(6, snow(73, 1)));
const FREEZING_RAIN = tomorrow(...lasting(6, at(-1, rain(66))), ...lasting(18, at(2)));
const STORM_AND_RAIN = tomorrow(...lasting(24, { ...rain(63, 1), ...STORMY }));

type Question = keyof typeof QUESTIONS;

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [
  question: Question,
  about: Told,
  german: string,
  american: string,
])[] = [
  [
    'rain',
    RAIN_FROM_3_PM,
    'Ja, morgen regnet es in Köln ab 15 Uhr leicht, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be light rain in Köln tomorrow from 3 PM, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, CLOUDY)),
    'Nein, morgen bleibt es in Köln trocken. Dabei ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "No, it'll stay dry in Köln tomorrow. It'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    tomorrow(...lasting(9), ...lasting(3, rain(63, 1.5)), ...lasting(12, CLOUDY)),
    'Ja, morgen regnet es in Köln zwischen 9 und 12 Uhr, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be rain in Köln tomorrow between 9 AM and noon, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    told([now(rain(80))]),
    'Ja, in Köln gibt es gerade leichte Schauer. Die Temperatur liegt bei 8 Grad.',
    'Yes, there are light showers in Köln right now. The temperature is 46 degrees.',
  ],
  [
    'rain',
    told([now(CLEAR)]),
    'Nein, in Köln ist es gerade trocken. Dabei ist es klar. Die Temperatur liegt bei 8 Grad.',
    "No, it's dry in Köln right now. It's clear. The temperature is 46 degrees.",
  ],
  [
    'rain',
    tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8)),
    'Ja, morgen regnet es in Köln zwischen 12 und 15 Uhr leicht, außerdem gibt es zwischen 15 und 16 Uhr Gewitter. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be light rain in Köln tomorrow between noon and 3 PM, and there'll be thunderstorms between 3 and 4 PM. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    tomorrow(...lasting(12), ...lasting(4, perhaps(40, rain(61))), ...lasting(8)),
    'Vielleicht, die Regenwahrscheinlichkeit liegt morgen in Köln zwischen 12 und 16 Uhr bei 40 Prozent. Die Temperaturen liegen um 8 Grad.',
    'Maybe, the chance of rain in Köln tomorrow between noon and 4 PM is 40 percent. Temperatures will be around 46 degrees.',
  ],
  [
    'rain',
    tomorrow(...lasting(24, perhaps(70))),
    'Vermutlich ja, die Regenwahrscheinlichkeit liegt morgen in Köln bei 70 Prozent. Dabei ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
    "Probably, the chance of rain in Köln tomorrow is 70 percent. It'll be overcast. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, perhaps(20))),
    'Vermutlich nicht, die Regenwahrscheinlichkeit liegt morgen in Köln nur bei 20 Prozent. Dabei ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
    "Probably not, the chance of rain in Köln tomorrow is only 20 percent. It'll be overcast. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    SNOW_FROM_6_PM,
    'Nein, morgen regnet es in Köln nicht, dafür schneit es ab 18 Uhr. Die Temperaturen liegen um minus ein Grad. Es fallen rund 6 Zentimeter Schnee.',
    "No, it won't rain in Köln tomorrow, but there'll be snow from 6 PM. Temperatures will be around 30 degrees. About 2 inches of snow is expected.",
  ],
  [
    'rain',
    STORM_AND_RAIN,
    'Ja, morgen regnet es in Köln. Dazu gibt es schwere Sturmböen bis 90 Kilometer pro Stunde. Die Temperaturen liegen um 8 Grad. Es fallen rund 24 Liter pro Quadratmeter.',
    "Yes, there'll be rain in Köln tomorrow. Expect damaging gusts of up to 55 miles per hour. Temperatures will be around 46 degrees. About 1 inch of rain is expected.",
  ],
  [
    'rain',
    told([hours(14, [CLOUDY, rain(61), rain(61), CLOUDY])]),
    'Ja, heute regnet es in Köln zwischen 15 und 17 Uhr leicht. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be light rain in Köln today between 3 and 5 PM. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    told(days([TODAY], [...lasting(12, rain(63)), ...lasting(12, CLEAR)]), 12),
    'Nein, heute bleibt es in Köln trocken. Dabei scheint die Sonne. Die Temperaturen liegen um 8 Grad.',
    "No, it'll stay dry in Köln today. It'll be sunny. Temperatures will be around 46 degrees.",
  ],
  [
    'rain',
    nextDays(rain(61), CLOUDY),
    'Ja, heute regnet es in Köln, morgen bleibt es trocken.',
    "Yes, it'll rain in Köln today, but it'll stay dry tomorrow.",
  ],
  [
    'rain',
    nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY),
    'Ja, morgen und am Samstag regnet es in Köln, übermorgen ist Regen möglich, sonst bleibt es trocken.',
    "Yes, it'll rain in Köln tomorrow and on Saturday, and rain is possible on Friday, otherwise it'll stay dry.",
  ],
  [
    'rain',
    told([
      partOfDay(TODAY, 'night', [...lasting(26), ...lasting(4, rain(61)), ...lasting(18)]),
      ...days([TOMORROW], lasting(24)),
    ]),
    'Ja, in der Nacht auf Donnerstag regnet es in Köln ab 2 Uhr, morgen bleibt es trocken.',
    "Yes, it'll rain in Köln overnight from 2 AM, but it'll stay dry tomorrow.",
  ],
  [
    'rain',
    told(wholeDays([addDays(TODAY, 10)], lasting(24, rain(61)))),
    'Ja, am Samstag, dem achtundzwanzigsten November, regnet es in Köln leicht. Die Temperaturen liegen um 8 Grad. Es fallen rund 10 Liter pro Quadratmeter.',
    "Yes, there'll be light rain in Köln on Saturday, November twenty-eighth. Temperatures will be around 46 degrees. About half an inch of rain is expected.",
  ],
  [
    'rain',
    tomorrow(...lasting(24, UNKNOWN)),
    'Das weiß ich leider nicht, morgen gibt es in Köln dazu keine Vorhersage.',
    "Sorry, I don't know, there's no forecast for that in Köln tomorrow.",
  ],
  [
    'snow',
    SNOW_FROM_6_PM,
    'Ja, morgen schneit es in Köln ab 18 Uhr, sonst ist es bedeckt. Die Temperaturen liegen um minus ein Grad. Es fallen rund 6 Zentimeter Schnee.',
    "Yes, there'll be snow in Köln tomorrow from 6 PM, otherwise it'll be overcast. Temperatures will be around 30 degrees. About 2 inches of snow is expected.",
  ],
  [
    'snow',
    RAIN_FROM_3_PM,
    'Nein, morgen schneit es in Köln nicht, dafür regnet es ab 15 Uhr leicht. Die Temperaturen liegen um 8 Grad.',
    "No, it won't snow in Köln tomorrow, but there'll be light rain from 3 PM. Temperatures will be around 46 degrees.",
  ],
  [
    'snow',
    FREEZING_RAIN,
    'Nein, morgen schneit es in Köln nicht, dafür fällt bis 6 Uhr leichter gefrierender Regen. Vorsicht, es kann glatt werden. Die Temperaturen liegen zwischen minus einem und plus 2 Grad.',
    "No, it won't snow in Köln tomorrow, but there'll be light freezing rain until 6 AM. Watch out for ice. Temperatures will be between 30 and 36 degrees.",
  ],
  [
    'sun',
    SUNNY_DAY,
    'Ja, morgen scheint in Köln rund 7 Stunden die Sonne. Die Temperaturen liegen zwischen 12 und 19 Grad.',
    "Yes, there'll be about 7 hours of sunshine in Köln tomorrow. Temperatures will be between 54 and 66 degrees.",
  ],
  [
    'sun',
    tonight(CLEAR),
    'Ja, in der Nacht auf Donnerstag ist es in Köln klar. Die Tiefsttemperatur liegt bei 8 Grad.',
    "Yes, it'll be clear in Köln overnight. The low will be 46 degrees.",
  ],
  [
    'sun',
    told([now(CLOUDY)]),
    'Teilweise, in Köln ist es gerade wolkig. Die Temperatur liegt bei 8 Grad.',
    "Partly, it's partly cloudy in Köln right now. The temperature is 46 degrees.",
  ],
  [
    'sun',
    nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }),
    'Ja, morgen scheint in Köln die Sonne, heute scheint die Sonne nicht.',
    "Yes, the sun will shine in Köln tomorrow, but the sun won't come out today.",
  ],
  [
    'fog',
    tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY)),
    'Ja, morgen ist es in Köln bis 10 Uhr neblig, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be fog in Köln tomorrow until 10 AM, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'fog',
    tomorrow(...lasting(24, CLOUDY)),
    'Nein, morgen gibt es in Köln keinen Nebel. Dabei ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "No, there won't be any fog in Köln tomorrow. It'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'storm',
    STORM_AND_RAIN,
    'Ja, morgen gibt es in Köln schwere Sturmböen bis 90 Kilometer pro Stunde. Dabei regnet es. Die Temperaturen liegen um 8 Grad.',
    "Yes, there'll be damaging gusts of up to 55 miles per hour in Köln tomorrow. There'll be rain. Temperatures will be around 46 degrees.",
  ],
  [
    'storm',
    tomorrow(...lasting(15, CLOUDY), ...lasting(2, rain(95, 3)), ...lasting(7, CLOUDY)),
    'Ja, morgen gibt es in Köln zwischen 15 und 17 Uhr Gewitter, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad. Es fallen rund 6 Liter pro Quadratmeter.',
    "Yes, there'll be thunderstorms in Köln tomorrow between 3 and 5 PM, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees. Less than half an inch of rain is expected.",
  ],
  [
    'storm',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'Nein, morgen gibt es in Köln weder Gewitter noch Sturm. Dabei ist es bedeckt. Dazu weht frischer Wind aus Südwest mit Böen bis 60 Kilometer pro Stunde.',
    "No, there won't be any storms in Köln tomorrow. It'll be overcast. It'll be breezy, with gusts from the southwest of up to 35 miles per hour.",
  ],
  [
    'frost',
    tonight(at(-2.4, CLEAR)),
    'Ja, in der Nacht auf Donnerstag gibt es in Köln leichten Frost mit bis zu minus 2 Grad. Dabei ist es klar.',
    "Yes, it'll be below freezing in Köln overnight, down to 28 degrees. It'll be clear.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(-0.3))),
    'Ja, morgen gibt es in Köln leichten Frost knapp unter dem Gefrierpunkt. Dabei ist es bedeckt.',
    "Yes, it'll be below freezing in Köln tomorrow, down to 31 degrees. It'll be overcast.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(0.4))),
    'Vielleicht, morgen ist in Köln leichter Frost möglich. Dabei ist es bedeckt. Die Temperaturen liegen um den Gefrierpunkt.',
    "Maybe, it'll be close to freezing in Köln tomorrow. It'll be overcast. Temperatures will be around 33 degrees.",
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(6))),
    'Nein, morgen bleibt es in Köln frostfrei bei mindestens 6 Grad. Dabei ist es bedeckt.',
    "No, it'll stay above freezing in Köln tomorrow, with a low of 43 degrees. It'll be overcast.",
  ],
  [
    'ice',
    FREEZING_RAIN,
    'Ja, morgen fällt in Köln bis 6 Uhr leichter gefrierender Regen, sonst ist es bedeckt. Vorsicht, es kann glatt werden. Die Temperaturen liegen zwischen minus einem und plus 2 Grad.',
    "Yes, there'll be light freezing rain in Köln tomorrow until 6 AM, otherwise it'll be overcast. Watch out for ice. Temperatures will be between 30 and 36 degrees.",
  ],
  [
    'ice',
    SNOW_FROM_6_PM,
    'Vielleicht, morgen ist in Köln ab 18 Uhr Glätte möglich. Dabei ist es bis 18 Uhr bedeckt, danach schneit es. Die Temperaturen liegen um minus ein Grad.',
    "Maybe, icy patches are possible in Köln tomorrow from 6 PM. It'll be overcast, with snow from 6 PM. Temperatures will be around 30 degrees.",
  ],
  [
    'ice',
    tonight(at(-2, CLEAR)),
    'Vermutlich nicht, in der Nacht auf Donnerstag ist in Köln trotz Frost kaum mit Glätte zu rechnen. Dabei ist es klar. Die Tiefsttemperatur liegt bei minus 2 Grad.',
    "Probably not, there'll be frost but hardly any ice in Köln overnight. It'll be clear. The low will be 28 degrees.",
  ],
  [
    'amount of rain',
    RAIN_FROM_3_PM,
    'Morgen fallen in Köln ab 15 Uhr rund 4 Liter Regen pro Quadratmeter.',
    "There'll be less than half an inch of rain in Köln tomorrow from 3 PM.",
  ],
  [
    'amount of rain',
    SUNNY_DAY,
    'Morgen ist in Köln kein Regen in Sicht. Dabei scheint die Sonne.',
    "There'll be no rain in Köln tomorrow. It'll be sunny.",
  ],
  [
    'amount of rain',
    nextDays(rain(61), rain(63, 1.2)),
    'Heute und morgen fallen in Köln insgesamt rund 38 Liter Regen pro Quadratmeter, am meisten morgen.',
    "There'll be about 1 and a half inches of rain in Köln today and tomorrow, most of it tomorrow.",
  ],
  [
    'amount of snow',
    SNOW_FROM_6_PM,
    'Morgen fallen in Köln ab 18 Uhr rund 6 Zentimeter Schnee.',
    "There'll be about 2 inches of snow in Köln tomorrow from 6 PM.",
  ],
  [
    'amount of snow',
    RAIN_FROM_3_PM,
    'Morgen ist in Köln kein Schnee in Sicht. Es fallen rund 4 Liter pro Quadratmeter.',
    "There'll be no snow in Köln tomorrow. Less than half an inch of rain is expected.",
  ],
  [
    'umbrella',
    RAIN_FROM_3_PM,
    'Ja, nimm einen Schirm mit, denn morgen regnet es in Köln ab 15 Uhr leicht, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Yes, take an umbrella. There'll be light rain in Köln tomorrow from 3 PM, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'umbrella',
    SUNNY_DAY,
    'Nein, einen Schirm brauchst du nicht, denn morgen bleibt es in Köln trocken. Dabei scheint die Sonne. Die Temperaturen liegen zwischen 12 und 19 Grad.',
    "No, you won't need an umbrella. It'll stay dry in Köln tomorrow. It'll be sunny. Temperatures will be between 54 and 66 degrees.",
  ],
  [
    'umbrella',
    tomorrow(...lasting(24, perhaps(40))),
    'Vielleicht, nimm zur Sicherheit einen Schirm mit, denn die Regenwahrscheinlichkeit liegt morgen in Köln bei 40 Prozent. Dabei ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
    "Maybe, take an umbrella just in case. The chance of rain in Köln tomorrow is 40 percent. It'll be overcast. Temperatures will be around 46 degrees.",
  ],
  [
    'jacket',
    SUNNY_DAY,
    'Ja, eine leichte Jacke reicht, denn morgen liegen die Temperaturen in Köln tagsüber zwischen 17 und 19 Grad. Dabei scheint die Sonne.',
    "Yes, a light jacket is enough. It'll be 63 to 66 degrees in Köln tomorrow during the day. It'll be sunny.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(24))),
    'Nein, ein T-Shirt reicht, denn morgen liegt die Temperatur in Köln tagsüber bei 24 Grad. Dabei ist es bedeckt.',
    "No, a T-shirt is enough. It'll be 75 degrees in Köln tomorrow during the day. It'll be overcast.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(14, rain(61)))),
    'Ja, nimm eine Regenjacke mit, denn morgen regnet es in Köln leicht. Die Temperaturen liegen um 14 Grad. Es fallen rund 10 Liter pro Quadratmeter.',
    "Yes, take a rain jacket. There'll be light rain in Köln tomorrow. Temperatures will be around 57 degrees. About half an inch of rain is expected.",
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(5, rain(61)))),
    'Ja, zieh einen regenfesten Wintermantel an, denn morgen liegt die gefühlte Temperatur in Köln tagsüber bei 3 Grad. Dabei regnet es leicht.',
    "Yes, wear a waterproof winter coat. It'll feel like 37 degrees in Köln tomorrow during the day. There'll be light rain.",
  ],
  [
    'jacket',
    tonight(at(-4)),
    'Ja, zieh einen Wintermantel und eine Mütze an, denn in der Nacht auf Donnerstag liegt die gefühlte Temperatur in Köln bei minus 8 Grad. Dabei ist es bedeckt.',
    "Yes, wear a winter coat and a hat. It'll feel like 17 degrees in Köln overnight. It'll be overcast.",
  ],
  [
    'laundry',
    SUNNY_DAY,
    'Ja, du kannst die Wäsche draußen aufhängen, denn morgen bleibt es in Köln trocken. Dabei scheint die Sonne. Die Temperaturen liegen zwischen 12 und 19 Grad.',
    "Yes, you can hang the laundry outside. It'll stay dry in Köln tomorrow. It'll be sunny. Temperatures will be between 54 and 66 degrees.",
  ],
  [
    'laundry',
    RAIN_FROM_3_PM,
    'Ja, du kannst die Wäsche draußen aufhängen, denn morgen bleibt es in Köln zwischen 8 und 15 Uhr trocken. Die Temperaturen liegen um 8 Grad.',
    "Yes, you can hang the laundry outside. It'll stay dry in Köln tomorrow between 8 AM and 3 PM. Temperatures will be around 46 degrees.",
  ],
  [
    'laundry',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'Nein, häng die Wäsche lieber drinnen auf, denn morgen gibt es in Köln kräftige Böen bis 60 Kilometer pro Stunde. Dabei ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
    "No, better dry the laundry inside. There'll be strong gusts of up to 35 miles per hour in Köln tomorrow. It'll be overcast. Temperatures will be around 46 degrees.",
  ],
  [
    'barbecue',
    SUNNY_DAY,
    'Ja, dafür passt das Wetter, denn morgen Abend bleibt es in Köln trocken. Dabei ist es klar. Die Temperaturen liegen um 17 Grad.',
    "Yes, the weather suits that. It'll stay dry in Köln tomorrow evening. It'll be clear. Temperatures will be around 63 degrees.",
  ],
  [
    'barbecue',
    tomorrow(...lasting(24, at(12))),
    'Vielleicht, ideal ist das Wetter dafür nicht, denn morgen Abend liegt die Temperatur in Köln bei 12 Grad. Dabei ist es bedeckt.',
    "Maybe, though the weather isn't ideal for that. It'll be 54 degrees in Köln tomorrow evening. It'll be overcast.",
  ],
  [
    'barbecue',
    RAIN_FROM_3_PM,
    'Nein, dafür passt das Wetter nicht, denn morgen Abend regnet es in Köln leicht. Die Temperaturen liegen um 8 Grad.',
    "No, the weather isn't right for that. There'll be light rain in Köln tomorrow evening. Temperatures will be around 46 degrees.",
  ],
  [
    'barbecue',
    nextDays(at(20), at(20, rain(63))),
    'Ja, heute passt das Wetter in Köln dafür, morgen passt es nicht.',
    "Yes, the weather will be fine for that in Köln today, but it won't work out tomorrow.",
  ],
  [
    'bicycle',
    SUNNY_DAY,
    'Ja, nimm ruhig das Fahrrad, denn morgen bleibt es in Köln trocken. Dabei scheint die Sonne. Die Temperaturen liegen zwischen 12 und 19 Grad.',
    "Yes, take your bike. It'll stay dry in Köln tomorrow. It'll be sunny. Temperatures will be between 54 and 66 degrees.",
  ],
  [
    'bicycle',
    RAIN_FROM_3_PM,
    'Vielleicht, mit dem Fahrrad könnte es unangenehm werden, denn morgen regnet es in Köln ab 15 Uhr leicht, sonst ist es wolkig. Die Temperaturen liegen um 8 Grad.',
    "Maybe, but it might not be a pleasant ride. There'll be light rain in Köln tomorrow from 3 PM, otherwise it'll be partly cloudy. Temperatures will be around 46 degrees.",
  ],
  [
    'bicycle',
    FREEZING_RAIN,
    'Nein, lass das Fahrrad lieber stehen, denn morgen fällt in Köln bis 6 Uhr leichter gefrierender Regen. Vorsicht, es kann glatt werden.',
    "No, better leave your bike at home. There'll be light freezing rain in Köln tomorrow until 6 AM. Watch out for ice.",
  ],
  [
    'scraping',
    tonight(at(-3, CLEAR)),
    'Ja, du musst wohl Eis kratzen, denn in der Nacht auf Donnerstag gibt es in Köln leichten Frost mit bis zu minus 3 Grad. Dabei ist es klar.',
    "Yes, you'll have to scrape ice. It'll be below freezing in Köln overnight, down to 27 degrees. It'll be clear.",
  ],
  [
    'scraping',
    tonight(at(0.6, CLEAR)),
    'Vielleicht musst du Eis kratzen, denn in der Nacht auf Donnerstag ist in Köln leichter Frost möglich. Dabei ist es klar. Die Tiefsttemperatur liegt bei einem Grad.',
    "Maybe you'll have to scrape ice. It'll be close to freezing in Köln overnight. It'll be clear. The low will be 33 degrees.",
  ],
  [
    'scraping',
    tonight(at(5)),
    'Nein, Eis kratzen musst du nicht, denn in der Nacht auf Donnerstag bleibt es in Köln frostfrei bei mindestens 5 Grad. Dabei ist es bedeckt.',
    "No, you won't have to scrape ice. It'll stay above freezing in Köln overnight, with a low of 41 degrees. It'll be overcast.",
  ],
];

describe('what people hear', () => {
  test.each(EXAMPLES)('%s', (question, about, german, american) => {
    const plan = QUESTIONS[question](about);
    expect([say(plan, locale('de')), say(plan, locale('en-US'))]).toEqual([german, american]);
  });
});
