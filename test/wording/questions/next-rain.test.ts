import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { judgeNextHour, planNextRain } from '../../../src/wording/plan/questions/next-rain.ts';
import type { RainOutlook } from '../../../src/wording/plan/questions/rain-outlook.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import {
  dayOf,
  hoursFrom,
  lasting,
  skillLocale,
  rain,
  snow,
  TODAY,
  type Weather,
} from '../plans.ts';
import { clock, outlookOf, radarOf } from './rain-outlook.ts';

const NOW = clock(14, 5);
const DRY = '............';

/** Three days of hours from the running one on, dry where nothing is said. */
const hours = (...weather: Weather[]) =>
  hoursFrom(14, [...weather, ...lasting(72 - weather.length)]);
const perhaps = (weather: Weather): Weather => ({ ...weather, precipitationProbability: 40 });

/** The days after, dry where nothing is said. */
const daysAfter = (...weather: Weather[]) => {
  const all = hoursFrom(
    72,
    Array.from({ length: 7 }, (_, day) => lasting(24, weather[day])).flat(),
  );
  return Array.from({ length: 7 }, (_, day) => dayOf(all, addDays(TODAY, 3 + day)).entry);
};

test.each<[situation: string, outlook: RainOutlook, german: string, british: string]>([
  [
    'radar sees it begin',
    outlookOf(NOW, hours(), { radar: '....########' }),
    'In etwa 20 Minuten beginnt es in Hamburg zu regnen.',
    'Rain will start in Hamburg in about 20 minutes.',
  ],
  [
    'radar sees it begin and stop',
    outlookOf(NOW, hours(), { radar: '....####....' }),
    'In etwa 20 Minuten beginnt es in Hamburg zu regnen, nach 20 Minuten hört es wieder auf.',
    'Rain will start in Hamburg in about 20 minutes and stop 20 minutes later.',
  ],
  [
    'radar sees snow begin',
    outlookOf(NOW, hours(...lasting(3, snow(71))), { radar: '....########' }),
    'In etwa 20 Minuten beginnt es in Hamburg zu schneien.',
    'Snow will start in Hamburg in about 20 minutes.',
  ],
  [
    'it rains, and radar sees the end',
    outlookOf(NOW, hours(), { radar: '####........' }),
    'Im Moment regnet es in Hamburg, in etwa 20 Minuten hört es auf.',
    "Right now in Hamburg, it's raining, but it'll stop in about 20 minutes.",
  ],
  [
    'it rains, and the forecast knows the end',
    outlookOf(NOW, hours(...lasting(4, rain(61))), { radar: '############' }),
    'In der nächsten Stunde regnet es in Hamburg durchgehend. Heute gegen 18 Uhr hört es voraussichtlich auf zu regnen.',
    'Rain will continue in Hamburg for the next hour. It should stop raining today around 6 PM.',
  ],
  [
    'it rains by the forecast, without radar',
    outlookOf(NOW, hours(rain(61), rain(61))),
    'In Hamburg regnet es gerade. Heute gegen 16 Uhr hört es voraussichtlich auf zu regnen.',
    "It's raining in Hamburg right now. It should stop raining today around 4 PM.",
  ],
  [
    'rain by the hour',
    outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY }),
    'Heute gegen 19 Uhr regnet es in Hamburg das nächste Mal.',
    'Rain is expected in Hamburg today around 7 PM.',
  ],
  [
    'rain at midnight',
    outlookOf(NOW, hours(...lasting(10), rain(61)), { radar: DRY }),
    'Heute gegen Mitternacht regnet es in Hamburg das nächste Mal.',
    'Rain is expected in Hamburg tonight around midnight.',
  ],
  [
    'snow in the small hours',
    outlookOf(NOW, hours(...lasting(11), snow(71)), { radar: DRY }),
    'Heute Nacht gegen ein Uhr schneit es in Hamburg das nächste Mal.',
    'Snow is expected in Hamburg tomorrow around 1 AM.',
  ],
  [
    'sleet tomorrow',
    outlookOf(NOW, hours(...lasting(25), rain(68)), { radar: DRY }),
    'Morgen gegen 15 Uhr fällt in Hamburg das nächste Mal Schneeregen.',
    'Sleet is expected in Hamburg tomorrow around 3 PM.',
  ],
  [
    'ice this evening',
    outlookOf(NOW, hours(...lasting(4), { ...rain(66), temperature: -1 }), { radar: DRY }),
    'Vorsicht, Glatteis. Heute gegen 18 Uhr fällt in Hamburg das nächste Mal gefrierender Regen.',
    'Watch out for ice. Freezing rain is expected in Hamburg today around 6 PM.',
  ],
  [
    'rain that may not come',
    outlookOf(NOW, hours(...lasting(5), perhaps(rain(61))), { radar: DRY }),
    'Heute gegen 19 Uhr regnet es in Hamburg möglicherweise.',
    'Rain is possible in Hamburg today around 7 PM.',
  ],
  [
    'rain that may not come, and rain that will',
    outlookOf(NOW, hours(...lasting(5), perhaps({}), ...lasting(20), rain(61)), { radar: DRY }),
    'Heute gegen 19 Uhr regnet es in Hamburg möglicherweise. Morgen gegen 16 Uhr regnet es wahrscheinlich.',
    'Rain is possible in Hamburg today around 7 PM. Rain is likely tomorrow around 4 PM.',
  ],
  [
    'a likely rain that no hour shows',
    outlookOf(NOW, hours(...lasting(5), { precipitationProbability: 60 }), { radar: DRY }),
    'Heute gegen 19 Uhr regnet es in Hamburg wahrscheinlich.',
    'Rain is likely in Hamburg today around 7 PM.',
  ],
  [
    'perhaps in this hour, without radar',
    outlookOf(NOW, hours(perhaps({}))),
    'In der nächsten Stunde regnet es in Hamburg möglicherweise.',
    'Rain is possible in Hamburg within the next hour.',
  ],
  [
    'in an hour of which radar sees the dry beginning',
    outlookOf(NOW, hours({}, rain(61)), { radar: DRY }),
    'In etwa einer Stunde regnet es in Hamburg das nächste Mal.',
    'Rain is expected in Hamburg in about an hour.',
  ],
  [
    'an hour that radar sees to stay dry',
    outlookOf(clock(14, 45), hours({}, rain(61)), { radar: DRY }),
    'In den nächsten drei Tagen ist in Hamburg kein Regen in Sicht.',
    "There's no rain in sight in Hamburg for the next three days.",
  ],
  [
    'by the day',
    outlookOf(NOW, hours(), { radar: DRY, days: daysAfter({}, {}, snow(71)) }),
    'Am Montag schneit es in Hamburg das nächste Mal.',
    'Snow is expected in Hamburg on Monday.',
  ],
  [
    'no rain for ten days',
    outlookOf(NOW, hours(), { radar: DRY, days: daysAfter() }),
    'In den nächsten neun Tagen ist in Hamburg kein Regen in Sicht.',
    "There's no rain in sight in Hamburg for the next nine days.",
  ],
  [
    'no rain for some hours, and nothing known of later',
    outlookOf(NOW, hours().slice(0, 5)),
    'In den nächsten 5 Stunden ist in Hamburg kein Regen in Sicht.',
    "There's no rain in sight in Hamburg for the next 5 hours.",
  ],
  [
    'nothing is known of later by radar alone',
    outlookOf(NOW, [], { radar: DRY }),
    'In der nächsten Stunde ist in Hamburg kein Regen in Sicht.',
    "There's no rain in sight in Hamburg for the next hour.",
  ],
  [
    'a gap in the forecast: nothing is said of what comes after it',
    outlookOf(
      NOW,
      hours(
        ...lasting(5),
        {
          significantWeather: null,
          cloudCover: null,
          precipitation: null,
          precipitationProbability: null,
        },
        rain(61),
      ),
      { radar: DRY },
    ),
    'In den nächsten 5 Stunden ist in Hamburg kein Regen in Sicht.',
    "There's no rain in sight in Hamburg for the next 5 hours.",
  ],
  [
    'nothing is known',
    outlookOf(NOW, []),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('the next rain: %s', (_, outlook, german, british) => {
  expect(renderAnswer(planNextRain(outlook), skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(planNextRain(outlook), skillLocale('en-GB'))).toBe(british);
});

test('American texts do not call it sleet', () => {
  const outlook = outlookOf(NOW, hours(...lasting(25), rain(68)), { radar: DRY });
  expect(renderAnswer(planNextRain(outlook), skillLocale('en-US'))).toBe(
    'A mix of rain and snow is expected in Hamburg tomorrow around 3 PM.',
  );
});

test('a next hour that comes from a forecast adds nothing to the hours', () => {
  const outlook = outlookOf(NOW, hours(...lasting(5), rain(61)));
  const byForecast = {
    fingerprint: 'a',
    source: 'MOSMIX_L',
    lat: 53.55,
    lon: 9.99,
    region: 'Hamburg',
    text: '',
    items: [14, 15].map((hour) => ({ date: new Date(clock(hour)).toISOString(), value: 0.5 })),
  };
  expect(planNextRain({ ...outlook, nextHour: byForecast })).toEqual(planNextRain(outlook));
});

const forecastHours = (first: number, second: number) => ({
  ...radarOf('', NOW),
  items: [first, second].map((value, at) => ({
    date: new Date(clock(14 + at)).toISOString(),
    value,
  })),
});
const snowy = hours(...lasting(3, snow(71)));

test.each<
  [why: string, of: 'rain' | 'snow' | 'dry', answer: string | undefined, outlook: RainOutlook]
>([
  ['it rains', 'rain', 'yes', outlookOf(NOW, hours(), { radar: '####........' })],
  ['it rains', 'snow', 'no', outlookOf(NOW, hours(rain(61)), { radar: '####........' })],
  ['it rains', 'dry', 'no', outlookOf(NOW, hours(), { radar: '####........' })],
  ['it snows', 'rain', 'no', outlookOf(NOW, snowy, { radar: '############' })],
  ['it snows', 'snow', 'yes', outlookOf(NOW, snowy, { radar: '############' })],
  ['something falls', 'snow', undefined, outlookOf(NOW, [], { radar: '############' })],
  ['it stays dry', 'rain', 'no', outlookOf(NOW, hours(), { radar: DRY })],
  ['it stays dry', 'dry', 'yes', outlookOf(NOW, hours(), { radar: DRY })],
  ['it begins to rain', 'rain', 'notNow', outlookOf(NOW, hours(), { radar: '....########' })],
  ['it begins to rain', 'dry', 'no', outlookOf(NOW, hours(), { radar: '....########' })],
  ['nothing is known', 'rain', undefined, outlookOf(NOW, hours(), { radar: '????????????' })],
])('whether, as %s, it is %s: %s', (_, of, answer, outlook) => {
  expect(judgeNextHour(of, outlook, 'either')).toBe(answer);
});

test('what is about the whole hour is answered for all of it', () => {
  const begins = outlookOf(NOW, hours(), { radar: '....########' });
  expect(judgeNextHour('rain', begins, 'hour')).toBe('yes');
});

function judgeForecast(probability: number, about: 'moment' | 'either' = 'either') {
  const hourly = hours(...lasting(2, { precipitationProbability: probability }));
  return judgeNextHour('rain', { ...outlookOf(NOW, hourly), nextHour: forecastHours(0, 0) }, about);
}

test('a forecast that says what is possible or likely is told so', () => {
  expect([10, 40, 70].map((percent) => judgeForecast(percent))).toEqual([
    'no',
    'possible',
    'likely',
  ]);
});

test('what is only possible in the hour does not fall at this moment', () => {
  expect([10, 40, 70].map((percent) => judgeForecast(percent, 'moment'))).toEqual([
    'no',
    'no',
    'likely',
  ]);
});
