import { describe, expect, it, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { Course } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);

/** What is said of tomorrow, with its weather from seven in the morning on. */
function tell(weather: readonly Weather[], tag = 'de-DE'): string {
  const whole = [...lasting(7), ...weather, ...lasting(17)].slice(0, 24);
  return renderPlan(planOfDay(hoursFrom(24, whole), TOMORROW), locale(tag));
}

test('snow that falls mostly in moderate hours is not called light, however long it is light', () => {
  const weather = [...lasting(2, snow(73, 1.6)), ...lasting(5, snow(71, 0.4))];
  expect(tell(weather)).toMatch(/^Morgen schneit es /);
  expect(tell(weather)).not.toContain('leicht');
  const mostlyLight = [snow(73, 1.1), ...lasting(6, snow(71, 0.4))];
  expect(tell(mostlyLight)).toContain('leicht');
});

describe('sleet and showers of snow, which have one state for moderate and heavy', () => {
  test.each([
    ['sleet', rain(69, 1), 'Schneeregen'],
    ['showers of sleet', rain(84, 1), 'Schneeregenschauer'],
    ['showers of snow', snow(86, 2), 'Schneeschauer'],
  ])('%s of a moderate amount are not called heavy', (_, weather, word) => {
    const text = tell(lasting(17, weather));
    expect(text).toContain(word);
    expect(text).not.toMatch(/stark|kräftig/);
  });

  test.each([
    ['sleet', rain(69, 6), 'starker Schneeregen'],
    ['showers of sleet', rain(84, 6), 'kräftige Schneeregenschauer'],
    ['showers of snow', snow(86, 6), 'kräftige Schneeschauer'],
  ])('%s of a heavy amount are', (_, weather, words) => {
    expect(tell(lasting(17, weather))).toContain(words);
  });

  it('has a word between light and heavy in English, too', () => {
    expect(tell(lasting(17, rain(69, 1)), 'en-GB')).toMatch(/expect sleet/);
    expect(tell(lasting(17, rain(69, 1)), 'en-US')).toMatch(/a mix of rain and snow/);
  });
});

describe('a few hours of heavy rain or snow among weaker', () => {
  const light = rain(61, 0.3);
  const heavy = rain(65, 5);

  it('have their time, so that nobody hears of heavy rain all day', () => {
    const weather = [...lasting(11, light), ...lasting(2, heavy), ...lasting(4, light)];
    expect(tell(weather)).toMatch(/^Morgen regnet es in Hamburg leicht, am Abend stark\./);
    expect(tell(weather, 'en-GB')).toMatch(
      /^Tomorrow in Hamburg, expect light rain, but heavy in the evening\./,
    );
  });

  it('have it in snow, too', () => {
    const weather = [
      ...lasting(5, snow(71, 0.4)),
      ...lasting(3, snow(75, 5)),
      ...lasting(9, snow(71, 0.4)),
    ];
    expect(tell(weather)).toMatch(/^Morgen schneit es in Hamburg leicht, am Nachmittag stark\./);
  });

  it('that begin later and last are what comes after', () => {
    const weather = [...lasting(5, light), ...lasting(12, heavy)];
    expect(tell(weather)).toMatch(/^Morgen .*, (?:ab Mittag|um die Mittagszeit).* stark\./);
  });

  it('are there at times if they are here and there', () => {
    const weather = [0, 1, 2, 3].flatMap(() => [...lasting(3, light), heavy]);
    weather.push(light);
    expect(tell(weather)).toMatch(/^Morgen regnet es in Hamburg leicht, zeitweise stark\./);
  });

  it('come first with their time where the rain has an end', () => {
    const weather = [...lasting(5, light), heavy, ...lasting(6, light)];
    expect(tell(weather)).toMatch(
      /^Morgen regnet es in Hamburg am Nachmittag stark\. Es regnet zunächst, am Abend ist es bedeckt\./,
    );
  });

  it('of one of two spells are not told of both', () => {
    const weather = [
      ...lasting(5),
      ...lasting(4, rain(65, 5)),
      ...lasting(5),
      ...lasting(2, rain(63, 1)),
      ...lasting(3),
    ];
    expect(tell(weather)).toMatch(
      /^Morgen regnet es in Hamburg am Nachmittag stark\. Es ist bedeckt, am Nachmittag und am späten Abend regnet es\./,
    );
  });

  it('are named by day though the night has had some', () => {
    const night = [...lasting(2), ...lasting(2, heavy), ...lasting(4)];
    const day = [...lasting(6, light), heavy, ...lasting(3, light), ...lasting(6)];
    const text = renderPlan(
      planOfDay(hoursFrom(24, [...night, ...day]), TOMORROW),
      locale('de-DE'),
    );
    expect(text.match(/stark/g)).toHaveLength(2);
  });
});

describe('days with an hour of heavy rain each', () => {
  const wet = rain(63, 1);
  const day = (heavyAt: number): Weather[] =>
    Array.from({ length: 24 }, (_, hour) => {
      if (hour === heavyAt) return rain(65, 5);
      return hour >= 12 && hour < 22 ? wet : {};
    });
  const dates = [TODAY, TOMORROW, addDays(TODAY, 2)];

  it('are not told as days of heavy rain', () => {
    const hours = hoursFrom(0, [...day(18), ...day(15), ...day(18)]);
    const text = renderPlan(planOfDays(hours, dates), locale('de-DE'));
    expect(text).toContain(
      'Heute regnet es in Hamburg gegen 18 Uhr stark. Es ist bedeckt bei bis zu 8 Grad, zwischen 12 und 22 Uhr regnet es. Morgen regnet es am Nachmittag stark. Es ist bedeckt bei bis zu 8 Grad, vom Mittag bis zum späten Abend regnet es. Am Freitag regnet es am Abend stark. Es ist bedeckt bei bis zu 8 Grad, vom Mittag bis zum späten Abend regnet es.',
    );
    expect(text).not.toMatch(/jeweils|22 Uhr regnet es stark/);
  });

  it('share a sentence if their rain is heavy for most of its time', () => {
    const heavy = day(0).map((weather) => (weather === wet ? rain(65, 5) : weather));
    const hours = hoursFrom(
      0,
      [...heavy, ...heavy, ...heavy].map((one, at) => (at % 24 ? one : {})),
    );
    const text = renderPlan(planOfDays(hours, dates), locale('de-DE'));
    expect(text).toMatch(/^Heute, morgen und übermorgen .* jeweils .* stark/);
  });
});

const RAIN = { state: 63, night: false } as const;
const HEAVY_RAIN = { state: 65, night: false, isHeavy: true } as const;
const span = { part: 'afternoon' } as const;
const HARD_FOR_A_TIME: Course = { form: 'interlude', background: RAIN, passing: HEAVY_RAIN, span };
const EASES: Course = { form: 'change', first: HEAVY_RAIN, second: RAIN, at: span };

/** What of the words is not said twice. */
test.each([
  ['de-DE', 'Morgen regnet es, am Nachmittag stark.', 'Morgen regnet es zunächst stark, ab dem Nachmittag lässt der Regen nach.'],
  ['en-US', 'Tomorrow, expect rain, heavy in the afternoon.', 'Tomorrow, expect heavy rain until mid-afternoon, then the rain will ease.'],
  ['fr-FR', "Demain, il pleuvra, fort dans l'après-midi.", "Demain, il pleuvra fort jusqu'en milieu d'après-midi, puis la pluie faiblira."],
  ['it-IT', 'Domani pioverà, intensamente nel pomeriggio.', 'Domani pioverà intensamente fino a metà pomeriggio, poi la pioggia si attenuerà.'],
  ['es-ES', 'Mañana lloverá, y por la tarde con fuerza.', 'Mañana lloverá con fuerza, y a partir de la tarde la lluvia perderá intensidad.'],
  ['nl-NL', "Morgen regent het, en 's middags hard.", 'Morgen regent het eerst hard, in de loop van de middag neemt de regen af.'],
  ['da-DK', 'I morgen regner det, og om eftermiddagen kraftigt.', 'I morgen regner det kraftigt indtil ud på eftermiddagen, derefter aftager regnen.'],
  ['sv-SE', 'I morgon regnar det, och på eftermiddagen kraftigt.', 'I morgon regnar det kraftigt fram till en bit in på eftermiddagen, sedan avtar regnet.'],
  ['cs-CZ', 'Zítra bude pršet, odpoledne vydatně.', 'Zítra bude do odpoledních hodin vydatně pršet, pak srážky zeslábnou.'],
  ['sk-SK', 'Zajtra bude pršať, popoludní výdatne.', 'Zajtra bude do popoludňajších hodín výdatne pršať, potom zrážky zoslabnú.'],
  ['ro-RO', 'Mâine va ploua, iar după-amiaza abundent.', 'Mâine va ploua abundent, iar începând cu după-amiaza precipitațiile vor slăbi în intensitate.'],
])('rain that is hard for a time, and rain that eases, in %s', (tag, ...texts) => {
  const when = { kind: 'day', day: { date: TOMORROW, ahead: 1 } } as const;
  const told = [HARD_FOR_A_TIME, EASES].map((course) =>
    renderPlan([{ kind: 'course', opening: { when, place: null }, course, temperature: null }], locale(tag)),
  );
  expect(told).toEqual(texts);
}); // prettier-ignore

const WORD_FOR_MUCH_RAIN: readonly (readonly [string, RegExp])[] = [
  ['de-DE', /regnet es .*ergiebig/i],
  ['en-US', /a lot of rain/i],
  ['fr-FR', /pleuvra abondamment/i],
  ['es-ES', /lloverá abundantemente/i],
  ['it-IT', /pioverà abbondantemente/i],
  ['nl-NL', /valt er .*veel regen/i],
  ['sv-SE', /regnar det mycket/i],
  ['da-DK', /regner det meget/i],
  ['pl-PL', /obfity deszcz/i],
];

// Czech, Slovak and Romanian say much rain and heavy rain with the same adverb.
const SAME_WORD_AS_HEAVY: readonly (readonly [string, RegExp])[] = [
  ['cs-CZ', /vydatně pršet/i],
  ['sk-SK', /výdatne pršať/i],
  ['ro-RO', /ploua abundent/i],
];

test.each([...WORD_FOR_MUCH_RAIN, ...SAME_WORD_AS_HEAVY])(
  'much rain of a day that is heavy in none of its hours is told as much, in %s',
  (tag, words) => {
    expect(tell(lasting(17, rain(63, 2.4)), tag)).toMatch(words);
  },
);

test.each(WORD_FOR_MUCH_RAIN)(
  'rain that is heavy in each hour is called heavy rather than much, in %s',
  (tag, words) => {
    expect(tell(lasting(17, rain(65, 8)), tag)).not.toMatch(words);
  },
);

test('much rain of a day with heavy hours is not told twice', () => {
  const rainy = [
    ...lasting(4, rain(63, 2)),
    ...lasting(2, rain(65, 6)),
    ...lasting(6, rain(63, 2)),
  ];
  expect(tell(rainy)).not.toContain('ergiebig');
});

test('a day is not called heavy by the snow of the night before it', () => {
  const night = lasting(6, snow(73, 2));
  const day = [...lasting(10, snow(71, 0.3)), ...lasting(8)];
  const text = renderPlan(planOfDay(hoursFrom(24, [...night, ...day]), TOMORROW), locale('de-DE'));
  expect(text).toMatch(/schneit es/);
  expect(text).not.toMatch(/Morgen schneit es[^.]* stark/);
});
