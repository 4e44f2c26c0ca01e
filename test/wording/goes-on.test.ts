import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  courseHours,
  dayAndNight,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfPart,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const FOG: Weather = { significantWeather: 45, temperature: 2 };
const THUNDER = rain(95, 2);
const DRY = {};

/** A text about tomorrow from its midnight to the noon after it. */
function tell(tag: string, ...weather: Weather[]): string {
  const all = [...weather, ...lasting(36 - weather.length)].map((one, at) => ({
    temperature: at < 24 ? 8 : 4,
    ...one,
  }));
  const hours = hoursFrom(24, all);
  const period = dayAndNight(hours, TOMORROW);
  const day = { ...period, hours: courseHours(hours.slice(0, 24)) };
  return renderPlan(planDay(day, AUDIENCE), locale(tag));
}

/** The same of weather from an afternoon to the next morning. */
function tellOvernight(tag: string, weather: Weather): string {
  return tell(tag, ...lasting(14), ...lasting(16, weather));
}

const RAIN = rain(63, 1);
const rainOvernight = [...lasting(14), ...lasting(16, RAIN)];

describe('what goes on after a day is told as such', () => {
  test('rain', () => {
    expect(tell('de-DE', ...rainOvernight)).toMatch(
      /In der Nacht auf Freitag regnet es weiter, es kühlt auf 4 Grad ab\.$/,
    );
    expect(tell('en-US', ...rainOvernight)).toMatch(
      /Tomorrow night, the rain will continue, with a low of 39\.$/,
    );
  });

  test('until an hour of the night', () => {
    const weather = [...lasting(14), ...lasting(14, RAIN)];
    expect(tell('de-DE', ...weather)).toContain(
      'In der Nacht auf Freitag regnet es noch bis 4 Uhr',
    );
    expect(tell('en-US', ...weather)).toContain(
      'Tomorrow night, the rain will continue until 4 AM',
    );
  });

  test('heavy rain with its word', () => {
    const weather = [...lasting(14), ...lasting(16, rain(65, 6))];
    expect(tell('de-DE', ...weather)).toContain(
      'In der Nacht auf Freitag regnet es weiterhin stark',
    );
    expect(tell('en-US', ...weather)).toContain('Tomorrow night, the heavy rain will continue');
  });

  test('rain that eases or gets heavier', () => {
    const eases = [...lasting(14), ...lasting(10, rain(65, 6)), ...lasting(6, RAIN)];
    expect(tell('de-DE', ...eases)).toContain('In der Nacht auf Freitag lässt der Regen nach, es');
    expect(tell('en-US', ...eases)).toContain('Tomorrow night, the rain will ease, with a low');
    const grows = [...lasting(8), ...lasting(16, rain(61, 0.3)), ...lasting(6, rain(63, 1.5))];
    expect(tell('de-DE', ...grows)).toContain(
      'In der Nacht auf Freitag wird der Regen stärker, es',
    );
    expect(tell('en-US', ...grows)).toContain('Tomorrow night, the rain will get heavier');
  });

  test('light snow of a long day, much by its end, as light as before at night', () => {
    const constant = lasting(30, snow(71, 0.5));
    expect(tell('de-DE', ...constant)).toContain('In der Nacht auf Freitag schneit es weiter');
    expect(tell('en-US', ...constant)).toContain('Tomorrow night, the snow will continue');
  });

  test('snow, fog, showers and thunderstorms', () => {
    expect(tellOvernight('de-DE', snow(73, 1))).toContain(
      'In der Nacht auf Freitag schneit es weiter',
    );
    expect(tellOvernight('en-US', snow(73, 1))).toContain('Tomorrow night, the snow will continue');
    expect(tellOvernight('de-DE', FOG)).toContain('In der Nacht auf Freitag bleibt es neblig');
    expect(tellOvernight('en-US', FOG)).toContain('Tomorrow night, the fog will persist');
    expect(tellOvernight('de-DE', rain(81, 2))).toContain('gibt es weiterhin Schauer');
    expect(tellOvernight('en-US', rain(81, 2))).toContain(
      'Tomorrow night, the showers will continue',
    );
    expect(tellOvernight('de-DE', THUNDER)).toContain(
      'In der Nacht auf Freitag gibt es weitere Gewitter',
    );
    expect(tellOvernight('en-US', THUNDER)).toContain(
      'Tomorrow night, the thunderstorms will continue',
    );
  });

  test('what may fall as before', () => {
    const possible = { ...RAIN, precipitationProbability: 45 };
    const likely = { ...RAIN, precipitationProbability: 65 };
    expect(tell('de-DE', ...lasting(14), ...lasting(16, likely))).toContain(
      'In der Nacht auf Freitag ist weiterhin Regen wahrscheinlich',
    );
    expect(tell('en-US', ...lasting(14), ...lasting(16, likely))).toContain(
      'Tomorrow night, more rain is likely',
    );
    expect(
      tell('de-DE', ...lasting(6, THUNDER), ...lasting(8), ...lasting(16, possible)),
    ).not.toMatch(/weiter(?!e Gewitter)/);
  });

  test('but not what is of another kind, or less certain', () => {
    const cold = [...lasting(14), ...lasting(10, RAIN), ...lasting(6, snow(73, 1))];
    expect(tell('de-DE', ...cold)).not.toMatch(/weiter|wieder/);
    const likely = { ...RAIN, precipitationProbability: 65 };
    const unsure = [...lasting(14), ...lasting(8, RAIN), ...lasting(8, likely)];
    expect(tell('de-DE', ...unsure)).not.toMatch(/weiter|wieder/);
  });
});

describe('what comes again after a dry time is told as such', () => {
  const morning = [...lasting(7), ...lasting(4, RAIN), ...lasting(14), ...lasting(4, RAIN)];
  test('rain', () => {
    expect(tell('de-DE', ...morning)).toContain(
      'Morgen regnet es in Hamburg zunächst, ab dem späten Vormittag ist es bedeckt. Es werden bis zu 8 Grad. In der Nacht auf Freitag regnet es zwischen ein und 5 Uhr wieder, es kühlt auf 4 Grad ab.',
    );
    expect(tell('en-US', ...morning)).toContain(
      'Tomorrow in Hamburg, expect rain until late morning, then overcast skies. The high will be 46 degrees. Tomorrow night, expect more rain between 1 and 5 AM, with a low of 39.',
    );
  });

  test('by day after the night before', () => {
    const weather = [...lasting(4, snow(73, 1)), ...lasting(6), ...lasting(5, snow(73, 1))];
    expect(tell('de-DE', ...weather)).toMatch(/^Heute Nacht schneit es .* schneit es wieder\./);
    expect(tell('en-US', ...weather)).toMatch(/^Tonight in Hamburg, expect snow .* with more snow/);
  });

  test('with its strength only if that is the same', () => {
    const heavier = [
      ...lasting(7),
      ...lasting(4, RAIN),
      ...lasting(13, DRY),
      ...lasting(6, rain(65, 6)),
    ];
    expect(tell('de-DE', ...heavier)).not.toMatch(/weiter|wieder/);
  });
});

const GOES_ON: Readonly<Record<string, RegExp>> = {
  'fr-FR': /il continuera de pleuvoir/,
  'it-IT': /continuerà a piovere/,
  'es-ES': /seguirá lloviendo/,
  'nl-NL': /blijft het regenen/,
  'da-DK': /regner det fortsat/,
  'sv-SE': /fortsätter det att regna/,
  'pl-PL': /nadal będzie padać deszcz/,
  'cs-CZ': /bude .*dál pršet/,
  'sk-SK': /bude .*naďalej pršať/,
  'ro-RO': /va continua să plouă/,
};
const AGAIN: Readonly<Record<string, RegExp>> = {
  'fr-FR': /il pleuvra de nouveau/,
  'it-IT': /pioverà di nuovo|con ancora pioggia/,
  'es-ES': /volverá a llover|con más lluvia/,
  'nl-NL': /regent het .*opnieuw/,
  'da-DK': /regner det igen/,
  'sv-SE': /regnar det igen/,
  'pl-PL': /znowu/,
  'cs-CZ': /znovu pršet/,
  'sk-SK': /opäť pršať/,
  'ro-RO': /va ploua din nou/,
};
const EASES: Readonly<Record<string, RegExp>> = {
  'fr-FR': /la pluie faiblira/,
  'it-IT': /la pioggia si attenuerà/,
  'es-ES': /la lluvia perderá intensidad/,
  'nl-NL': /neemt de regen .*af/,
  'da-DK': /aftager regnen/,
  'sv-SE': /avtar regnet/,
  'pl-PL': /opady osłabną/,
  'cs-CZ': /pršet slaběji/,
  'sk-SK': /pršať slabšie/,
  'ro-RO': /precipitațiile vor slăbi/,
};

describe('the same in every language', () => {
  test.each(Object.keys(GOES_ON))('%s', (tag) => {
    const eases = [...lasting(14), ...lasting(10, rain(65, 6)), ...lasting(6, RAIN)];
    const again = [...lasting(7), ...lasting(4, RAIN), ...lasting(13), ...lasting(6, RAIN)];
    expect(tell(tag, ...rainOvernight)).toMatch(GOES_ON[tag] ?? /_/);
    expect(tell(tag, ...again)).toMatch(AGAIN[tag] ?? /_/);
    expect(tell(tag, ...eases)).toMatch(EASES[tag] ?? /_/);
  });
});

const tonight = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfPart(hoursFrom(22, weather), TODAY, 'night'), locale(tag));

describe('rain that is heavy for some hours', () => {
  const grows = [...lasting(6, RAIN), ...lasting(2, rain(65, 6))];
  const eases = [...lasting(3, rain(65, 6)), ...lasting(5, RAIN)];

  test('does not end where it gets heavy', () => {
    expect(tonight('de-DE', ...grows)).toContain(
      'Heute Nacht regnet es in Hamburg, ab 4 Uhr stark. Es fallen rund 18 Liter pro Quadratmeter. Die Temperaturen liegen um 8 Grad.',
    );
    expect(tonight('en-US', ...grows)).toContain(
      'Tonight in Hamburg, expect rain, heavy from 4 AM on. About three quarters of an inch will fall. Temperatures will be around 46 degrees.',
    );
  });

  test('eases', () => {
    expect(tonight('de-DE', ...eases)).toContain('bis ein Uhr stark, danach lässt der Regen nach');
    expect(tonight('en-US', ...eases)).toContain('heavy rain until 1 AM, then the rain will ease');
  });

  test.each([
    ['fr-FR', 'puis la pluie faiblira'],
    ['it-IT', 'poi la pioggia si attenuerà'],
    ['es-ES', 'y después la lluvia perderá intensidad'],
    ['nl-NL', 'daarna neemt de regen af'],
    ['da-DK', 'derefter aftager regnen'],
    ['sv-SE', 'sedan avtar regnet'],
  ])('eases in %s', (tag, words) => {
    expect(tonight(tag, ...eases)).toContain(words);
  });
});

test('heavy snow showers of a day are not told as the weaker ones of the night before it', () => {
  const [weak, heavy] = [1.5, 6].map((mm) => ({ ...snow(86, mm), precipitationProbability: 60 }));
  const text = tell(
    'de-DE',
    ...lasting(3, weak),
    ...lasting(8),
    ...lasting(3, heavy),
    DRY,
    ...lasting(21),
  );
  expect(text).not.toContain('ebenso');
  expect(text).toMatch(/kräftige Schneeschauer/);
});

test('what is likely to fall earlier is told before the rain of the evening', () => {
  const shower = { ...rain(80, 0.4), precipitationProbability: 60 };
  const evening = { ...rain(63, 1), precipitationProbability: 95 };
  const day = [...lasting(13), ...lasting(2, shower), ...lasting(5), ...lasting(4, evening)];
  const told = renderPlan(
    planOfDay(hoursFrom(0, [...lasting(24), ...day]), addDays(TODAY, 1)),
    locale('de-DE'),
  );
  expect(told).toMatch(
    /^Morgen sind in Hamburg am Nachmittag leichte Schauer wahrscheinlich\. [^.]*am Abend regnet es\./,
  );
});
