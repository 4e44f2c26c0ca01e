import { describe, expect, test } from 'vitest';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locales } from '../support/locales.ts';
import {
  AUDIENCE,
  dayAndNight,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfPart,
  planOfHour,
  planOfHours,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';
import { addDays } from '../../src/time/local-time.ts';

const TOMORROW = addDays(TODAY, 1);

/** A day whose only shower is too short for a sentence of its own. */
const withShower = (shower: Weather) =>
  renderPlan(
    planOfDay(
      hoursFrom(24, [
        ...lasting(12, { temperature: 4 }),
        { ...shower, temperature: 2, precipitationProbability: 60 },
        ...lasting(11, { temperature: 4 }),
      ]),
      TOMORROW,
    ),
    locale('de-DE'),
  );

test('a chance within two hours has their time', () => {
  const late = hoursFrom(22, [{}, { precipitationProbability: 40 }]);
  const text = renderPlan(planOfHours(late), locale('de-DE'));
  expect(text).toContain(', und Regen ist möglich.');
});

test('a chance is told in the sentence of its sky, but not in one with a temperature', () => {
  const gusty: Weather = { precipitationProbability: 40, gust: 80 };
  const stormy = planOfDay(hoursFrom(24, lasting(24, gusty)), TOMORROW);
  expect(renderPlan(stormy, locale('de-DE'))).toContain('. Es ist bedeckt, und Regen ist möglich.');
  expect(renderPlan(stormy, locale('it-IT'))).toContain('coperto ed è possibile che piova.');
  const doubtful = planOfDay(
    hoursFrom(24, [...lasting(13), ...lasting(4, rainy(40)), ...lasting(7)]),
    TOMORROW,
  );
  expect(renderPlan(doubtful, locale('de-DE'))).toContain(
    'bei 8 Grad. Am Nachmittag ist Regen möglich.',
  );
});

/** What is said of a day from an hour of today on, with the night after it. */
function tellDay(tag: string, first: number, ...weather: Weather[]): string {
  const date = first < 24 ? TODAY : TOMORROW;
  return renderPlan(planDay(dayAndNight(hoursFrom(first, weather), date), AUDIENCE), locale(tag));
}

describe('a chance of the evening that lasts all night', () => {
  const chance: Weather = { precipitationProbability: 40 };
  test.each([
    ['de-DE', 'und am Abend und in der Nacht ist Regen möglich'],
    ['en-US', 'rain is possible in the evening and overnight'],
    ['fr-FR', 'il pourrait pleuvoir dans la soirée et la nuit'],
    ['it-IT', 'in serata e nella notte è possibile che piova'],
    ['es-ES', 'por la tarde noche y de madrugada es posible que llueva'],
    ['nl-NL', "'s avonds en 's nachts kan er wat regen vallen"],
    ['pl-PL', 'wieczorem i w nocy może padać deszcz'],
    ['cs-CZ', 'večer a v noci může pršet'],
    ['sk-SK', 'večer a v noci môže pršať'],
    ['da-DK', 'om aftenen og natten er der mulighed for regn'],
    ['sv-SE', 'på kvällen och natten kan det bli regn'],
    ['ro-RO', 'seara și noaptea este posibil să plouă'],
  ])('is that of both: %s', (tag, words) => {
    expect(tellDay(tag, 24, ...lasting(18), ...lasting(12, chance))).toContain(words);
  });

  test('is that of both where rain is shown, too', () => {
    const shown = { ...rain(61, 0.1), ...chance };
    expect(tellDay('de-DE', 24, ...lasting(21), ...lasting(9, shown))).toContain(
      'Am späten Abend und in der Nacht ist leichter Regen möglich',
    );
  });

  test('has no end today', () => {
    expect(tellDay('de-DE', 8, ...lasting(10), ...lasting(12, chance))).toContain(
      'ab 18 Uhr ist Regen',
    );
  });

  test('has its end where the night is dry', () => {
    const evening = [...lasting(18), ...lasting(6, chance), ...lasting(6)];
    expect(tellDay('de-DE', 24, ...evening)).not.toContain('in der Nacht');
  });
});

test('a storm of an hour is told before what may fall, and then its temperature', () => {
  const wild: Weather = { ...rain(61, 0.2), precipitationProbability: 60, gust: 80 };
  const text = renderPlan(planOfHour(hoursFrom(28, [wild])), locale('de-DE'));
  expect(text).toMatch(
    /^Morgen um 4 Uhr früh gibt es in Hamburg Sturmböen .*wahrscheinlich\. Es sind 8 Grad\.$/,
  );
});

test('a short snow shower is one, however warm the day', () => {
  expect(withShower(snow(85, 0.2))).toContain(
    'um die Mittagszeit leichte Schneeschauer wahrscheinlich. Es ist bedeckt bei 2 bis 4 Grad.',
  );
});

/** What each language would say of rain as of a certainty, or to take it back. */
const FLAT =
  /regnet|wird es regnen|\bbut\b|though|vielleicht|pero|incert|misschien|jednak|však|însă|\bmen\b|toutefois/i;

const rainy = (probability: number): Weather => ({
  ...rain(63, 3),
  precipitationProbability: probability,
});

const LEVELS = [[40, 'possible'], [60, 'likely']] as const; // prettier-ignore

const LIKELY =
  /wahrscheinlich|likely|probab[il]|waarschijnlijk|stor (?:risiko|sandsynlighed)|troligen|prawdopodob|pravd[eě]podob/giu;

test.each(locales)('one sentence has one word for what is likely in $tag', (spoken) => {
  const thunder = { ...rain(95, 2), precipitationProbability: 60 };
  const plan = planOfHours(hoursFrom(30, [...lasting(3, rainy(60)), ...lasting(3, thunder)]));
  const [one, ...more] = plan.filter((statement) => statement.kind === 'course');
  expect(more).toEqual([]);
  expect(one?.certainty).toBe('likely');
  expect(renderPlan(plan, spoken).match(LIKELY)).toHaveLength(1);
});

test.each(locales)('rain that may stay away is told as a chance in $tag', (spoken) => {
  const plans = LEVELS.flatMap(([percent, certainty]) => {
    const some = (hours: number) => lasting(hours, rainy(percent));
    return [
      planOfDay(hoursFrom(24, [...lasting(12), ...some(12)]), TOMORROW),
      planOfDay(hoursFrom(24, [...lasting(2), ...some(3), ...lasting(19)]), TOMORROW),
      planOfHours(hoursFrom(30, [...some(3), ...lasting(3)])),
    ].map((plan) => ({ plan, certainty }));
  });
  for (const { plan, certainty } of plans) {
    const text = renderPlan(plan, spoken);
    expect(text).not.toMatch(FLAT);
    expect(plan.filter((one) => one.kind === 'course' && one.certainty === certainty)).toHaveLength(
      1,
    );
  }
});

test('a danger that is not likely is possible, with its hours', () => {
  const storm = { ...rain(95, 6), precipitationProbability: 40 };
  const shower = { ...rain(63, 1), precipitationProbability: 80 };
  const weather = [...lasting(14), ...lasting(3, storm), ...lasting(3, shower), ...lasting(4)];
  const text = renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
  expect(text).toMatch(/^Morgen sind in Hamburg am Nachmittag Gewitter möglich\./);
});

test('a large amount that may stay away is said as what could fall', () => {
  const plan = planOfDay(hoursFrom(24, lasting(24, rainy(40))), TOMORROW);
  const text = renderPlan(plan, locale('en-GB'));
  expect(text).toContain('About 70 millimetres could fall.');
});

test('a short shower of rain or sleet is one', () => {
  for (const [state, shower] of [[80, 'leichte Schauer'], [83, 'leichte Schneeregenschauer']] as const) {
    expect(withShower(rain(state, 0.2))).toContain(`um die Mittagszeit ${shower} wahrscheinlich.`);
  }
}); // prettier-ignore

const THUNDER_OF_EVENING = [
  ...lasting(18),
  ...lasting(3, { ...rain(95, 2), precipitationProbability: 60 }),
  ...lasting(3),
];

test.each([
  ['de-DE', 'Morgen sind in Hamburg am Abend Gewitter wahrscheinlich.'],
  ['en-GB', 'Tomorrow in Hamburg, thunderstorms are likely in the evening.'],
  ['fr-FR', 'Demain à Hamburg, il y aura probablement des orages dans la soirée.'],
  ['it-IT', 'Domani a Hamburg sono probabili temporali in serata.'],
  ['es-ES', 'Mañana en Hamburg es probable que haya tormentas por la tarde noche.'],
  ['nl-NL', "Morgen zijn er in Hamburg 's avonds waarschijnlijk onweersbuien."],
  ['da-DK', 'I morgen er der stor risiko for tordenvejr i Hamburg om aftenen.'],
  ['sv-SE', 'I morgon blir det troligen åska i Hamburg på kvällen.'],
  ['pl-PL', 'W Hamburgu jutro wieczorem prawdopodobnie będą burze.'],
  ['cs-CZ', 'V Hamburku budou zítra večer pravděpodobně bouřky.'],
  ['sk-SK', 'V Hamburgu budú zajtra večer pravdepodobne búrky.'],
  ['ro-RO', 'Mâine la Hamburg sunt probabile averse cu descărcări electrice seara.'],
])('a likely thunderstorm is told first, as likely, in %s', (tag, sentence) => {
  const plan = planOfDay(hoursFrom(24, THUNDER_OF_EVENING), TOMORROW);
  expect(renderPlan(plan, locale(tag)).startsWith(sentence)).toBe(true);
});

const tell = (weather: readonly Weather[], tag: string) =>
  renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale(tag));

const thunderOf = (percent: number) => ({ ...rain(95, 3), precipitationProbability: percent });

describe('rain of which some is certain and some is not', () => {
  const certain = lasting(3, rain(63, 2));
  const shower = { ...rain(81, 3), precipitationProbability: 40 };
  const day = (...evening: Weather[]) => [
    ...lasting(8),
    ...certain,
    ...lasting(7),
    ...evening,
    ...lasting(6 - evening.length),
  ];

  test('is told apart', () => {
    const weather = day(...lasting(2, shower));
    expect(tell(weather, 'de-DE')).toMatch(
      /am Vormittag regnet es\. .*Am Abend sind (?:kräftige )?Schauer möglich\./,
    );
    expect(tell(weather, 'en-GB')).toMatch(
      /There's a chance of (?:heavy )?showers in the evening\./,
    );
  });

  test('has the amount of what is certain', () => {
    const text = tell(day(...lasting(2, shower)), 'de-DE');
    expect(text).toContain('rund 6 Liter');
    expect(text).not.toContain('rund 12 Liter');
  });

  test('has a large amount of all that may fall', () => {
    const heavy = { ...shower, precipitation: 9 };
    expect(tell(day(...lasting(3, heavy)), 'de-DE')).toContain('könnten rund 35 Liter');
  });

  test('tells a possible thunderstorm first, once', () => {
    const thunder = { ...rain(95, 3), precipitationProbability: 60 };
    const text = tell(day(...lasting(2, thunder)), 'de-DE');
    expect(text).toMatch(/^Morgen sind in Hamburg am Abend Gewitter wahrscheinlich\. .*regnet es/);
    expect(text.match(/Gewitter|Abend/g)).toHaveLength(2);
  });

  test('after certain thunderstorms, too', () => {
    const today = [
      ...lasting(1, thunderOf(100)),
      ...lasting(4),
      ...lasting(2, thunderOf(60)),
      ...lasting(3),
    ];
    const text = renderPlan(planOfDay(hoursFrom(14, today)), locale('de-DE'));
    expect(text).toMatch(/bis 15 Uhr .*\. Zwischen 19 und 21 Uhr sind Gewitter wahrscheinlich\./);
  });
});

describe('a likely thunderstorm beside certain rain', () => {
  const thunder = thunderOf(60);

  test('is told in a storm', () => {
    const day = [...lasting(8), ...lasting(5, rain(63, 2)), ...lasting(5), thunder, ...lasting(5)];
    expect(tell(withStorm(day), 'de-DE')).toMatch(/Orkanböen.* Gewitter wahrscheinlich\./);
    expect(tell(withStorm(day), 'en-GB')).toMatch(/[Tt]hunderstorms are likely/);
  });

  test('is told at each of its times', () => {
    const day = [
      ...lasting(8),
      ...lasting(5, rain(63, 2)),
      thunder,
      ...lasting(4),
      thunder,
      ...lasting(5),
    ];
    expect(tell(day, 'de-DE')).toMatch(
      /Nachmittag.*Abend.*Gewitter wahrscheinlich|Morgen sind in Hamburg Gewitter wahrscheinlich/,
    );
  });
});

test('a few drops that are certain are told as they fall', () => {
  const drops = [...lasting(6), rain(61, 0.3), { precipitationProbability: 40 }, ...lasting(16)];
  const text = renderPlan(planOfDay(hoursFrom(24, drops), TOMORROW), locale('de-DE'));
  expect(text).toMatch(/Am Morgen regnet es leicht/);
  expect(text).not.toMatch(/wahrscheinlich|möglich/);
});

test('one certain hour makes its rain certain', () => {
  const weather = [
    ...lasting(9),
    ...[50, 80, 60].map((percent) => ({ ...rain(81, 1), precipitationProbability: percent })),
    ...lasting(12),
  ];
  const text = renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
  expect(text).toContain('am Vormittag gibt es Schauer');
});

function withStorm(weather: readonly Weather[]): Weather[] {
  return weather.map((hour) => ({ ...hour, gust: 130 }));
}

test('what may fall in the frost of a night is snow, however mild the morning gets', () => {
  const cold = { temperature: -1, precipitationProbability: 40 };
  const night = [{ temperature: -1 }, ...lasting(3, cold), { temperature: 0 }, { temperature: 3 }];
  const plan = planOfPart(hoursFrom(0, night), addDays(TODAY, -1), 'night');
  expect(renderPlan(plan, locale('en-GB'))).toMatch(/snow is possible/);
});
