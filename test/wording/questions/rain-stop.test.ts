import { expect, test } from 'vitest';
import { planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import type { RainOutlook } from '../../../src/wording/plan/questions/rain-outlook.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { hoursFrom, lasting, skillLocale, rain, snow, type Weather } from '../plans.ts';
import { clock, outlookOf } from './rain-outlook.ts';

const NOW = clock(14, 5);
const DRY = '............';
const WET = '############';

/** Three days of hours from the running one on, dry where nothing is said. */
const hours = (...weather: Weather[]) =>
  hoursFrom(14, [...weather, ...lasting(72 - weather.length)]);

test.each<[situation: string, outlook: RainOutlook, german: string, british: string]>([
  [
    'radar sees the end',
    outlookOf(NOW, hours(), { radar: '####........' }),
    'In etwa 20 Minuten hört es in Hamburg auf zu regnen.',
    "It'll stop raining in Hamburg in about 20 minutes.",
  ],
  [
    'radar sees the end of snow',
    outlookOf(NOW, hours(snow(71), snow(71)), { radar: '####........' }),
    'In etwa 20 Minuten hört es in Hamburg auf zu schneien.',
    "It'll stop snowing in Hamburg in about 20 minutes.",
  ],
  [
    'it goes on after a while',
    outlookOf(NOW, hours(), { radar: '####..###...' }),
    'In etwa 20 Minuten hört es in Hamburg auf zu regnen. Zehn Minuten später beginnt es wieder.',
    "It'll stop raining in Hamburg in about 20 minutes. It'll start again ten minutes later.",
  ],
  [
    'it only breaks off',
    outlookOf(NOW, hours(), { radar: '##.####.....' }),
    'In etwa zehn Minuten hört es in Hamburg kurz auf zu regnen. Danach regnet es noch 20 Minuten.',
    "It'll stop raining briefly in Hamburg in about ten minutes. After that, it'll rain for another 20 minutes.",
  ],
  [
    'the forecast knows the end',
    outlookOf(NOW, hours(...lasting(4, rain(61))), { radar: WET }),
    'Heute gegen 18 Uhr hört es in Hamburg voraussichtlich auf zu regnen.',
    'It should stop raining in Hamburg today around 6 PM.',
  ],
  [
    'the forecast has it end before radar does',
    outlookOf(NOW, hours(rain(61)), { radar: WET }),
    'In etwa einer Stunde hört es in Hamburg voraussichtlich auf zu regnen.',
    'It should stop raining in Hamburg in about an hour.',
  ],
  [
    'sleet in the small hours',
    outlookOf(NOW, hours(...lasting(12, rain(68))), { radar: WET }),
    'Heute Nacht gegen 2 Uhr hört in Hamburg der Schneeregen voraussichtlich auf.',
    'The sleet should stop in Hamburg tomorrow around 2 AM.',
  ],
  [
    'rain that turns to snow',
    outlookOf(NOW, hours(...lasting(4, rain(61)), ...lasting(4, snow(71))), { radar: WET }),
    'Heute gegen 22 Uhr hört in Hamburg der Niederschlag voraussichtlich auf.',
    'The precipitation should stop in Hamburg today around 10 PM.',
  ],
  [
    'it does not end',
    outlookOf(NOW, hoursFrom(14, lasting(72, rain(61))), { radar: WET }),
    'In den nächsten drei Tagen hört es in Hamburg nicht auf zu regnen.',
    "It won't stop raining in Hamburg for the next three days.",
  ],
  [
    'radar alone, and no end',
    outlookOf(NOW, [], { radar: WET }),
    'In der nächsten Stunde fällt in Hamburg durchgehend Niederschlag.',
    'Precipitation will continue in Hamburg for the next hour.',
  ],
  [
    'without radar',
    outlookOf(NOW, hours(rain(61), rain(61))),
    'Heute gegen 16 Uhr hört es in Hamburg voraussichtlich auf zu regnen.',
    'It should stop raining in Hamburg today around 4 PM.',
  ],
  [
    'it does not rain',
    outlookOf(NOW, hours(), { radar: DRY }),
    'In Hamburg ist es gerade trocken.',
    "It's dry in Hamburg right now.",
  ],
  [
    'it does not snow',
    outlookOf(NOW, hours({ temperature: -4 }), { radar: DRY }),
    'In Hamburg ist es gerade trocken.',
    "It's dry in Hamburg right now.",
  ],
  [
    'it does not rain yet',
    outlookOf(NOW, hours(), { radar: '....########' }),
    'In Hamburg ist es gerade trocken. In etwa 20 Minuten beginnt es zu regnen.',
    "It's dry in Hamburg right now. Rain will start in about 20 minutes.",
  ],
  [
    'it will rain this evening',
    outlookOf(NOW, hours(...lasting(5), rain(61)), { radar: DRY }),
    'In Hamburg ist es gerade trocken. Heute gegen 19 Uhr regnet es das nächste Mal.',
    "It's dry in Hamburg right now. Rain is expected today around 7 PM.",
  ],
  [
    'it will rain the day after tomorrow',
    outlookOf(NOW, hours(...lasting(50), rain(61)), { radar: DRY }),
    'In Hamburg ist es gerade trocken.',
    "It's dry in Hamburg right now.",
  ],
  [
    'ice this evening',
    outlookOf(NOW, hours(...lasting(4), { ...rain(66), temperature: 0 }), { radar: DRY }),
    'Vorsicht, Glatteis. In Hamburg ist es gerade trocken. Heute gegen 18 Uhr fällt das nächste Mal gefrierender Regen.',
    "Watch out for ice. It's dry in Hamburg right now. Freezing rain is expected today around 6 PM.",
  ],
  [
    'perhaps it rains, without radar',
    outlookOf(NOW, hours({ precipitationProbability: 30 })),
    'In der nächsten Stunde regnet es in Hamburg möglicherweise.',
    'Rain is possible in Hamburg within the next hour.',
  ],
  [
    'nothing is known',
    outlookOf(NOW, []),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('the end of rain: %s', (_, outlook, german, british) => {
  expect(renderAnswer(planRainStop(outlook), skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(planRainStop(outlook), skillLocale('en-GB'))).toBe(british);
});

test('freezing rain is warned of first', () => {
  const icy = { ...rain(66), temperature: -1 };
  const outlook = outlookOf(NOW, hours(icy, icy), { radar: '####........' });
  expect(renderAnswer(planRainStop(outlook), skillLocale('de-DE'))).toBe(
    'Vorsicht, Glatteis. In etwa 20 Minuten hört in Hamburg der gefrierende Regen auf.',
  );
});
