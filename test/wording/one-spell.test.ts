import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  dayOf,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  rain,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const DROP = rain(61, 0.1);
const FOG: Weather = { significantWeather: 45 };
const ICE: Weather = { ...rain(66, 0.3), temperature: -1 };

/** What is said of tomorrow if a spell of some hours begins at seven, with a few drops here and there. */
function tell(spell: readonly Weather[]): string {
  const drops = [...lasting(1), DROP, ...lasting(2), DROP];
  const weather = [...lasting(6), DROP, ...spell, ...drops, ...lasting(20)].slice(0, 24);
  return renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
}

describe('one spell on a day with a few drops here and there', () => {
  it('of ice has its time', () => {
    expect(tell(lasting(3, ICE))).toMatch(
      /^Vorsicht, Glatteis\. Morgen ist es in Hamburg bedeckt, am frühen Morgen und am Vormittag fällt leichter gefrierender Regen\./,
    );
  });

  it('of fog has its time', () => {
    expect(tell(lasting(4, FOG))).toMatch(
      /^Morgen ist es in Hamburg bedeckt, am frühen Morgen neblig\./,
    );
  });

  it('of fog has it beside rain', () => {
    const weather = [
      ...lasting(6),
      ...lasting(5, FOG),
      ...lasting(3),
      rain(81, 2),
      ...lasting(3),
      rain(81, 2),
      ...lasting(5),
    ];
    const text = renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
    expect(text).toMatch(
      /^Morgen ist es in Hamburg bedeckt, .*Schauer\. Am Morgen und am Vormittag ist es neblig\./,
    );
  });

  it('of fog has it before drizzle that may stay away', () => {
    const drizzle = { ...rain(53, 0.3), precipitationProbability: 40 };
    const weather = [...lasting(14, FOG), ...lasting(5), ...lasting(3, drizzle), ...lasting(2)];
    const text = renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
    expect(text).toMatch(
      /Morgen ist es bedeckt\. Am Abend ist leichter Nieselregen möglich\. Vom frühen Vormittag bis zum frühen Nachmittag bleibt es neblig\./,
    );
  });

  it('is told as now and then if it is more than one', () => {
    const spells = [...lasting(2, ICE), ...lasting(4), ...lasting(2, ICE), ...lasting(4), ICE];
    expect(tell(spells)).toMatch(/zeitweise|gelegentlich/);
  });
});

function tellDay(tag: string, ...weather: Weather[]): string {
  return renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale(tag));
}

describe('what falls in nearly all of the hours of a day', () => {
  it.each([
    ['de-DE', 'Morgen regnet es in Hamburg den ganzen Tag.'],
    ['en-US', 'expect rain all day.'],
    ['fr-FR', 'il pleuvra toute la journée.'],
    ['it-IT', 'pioverà tutto il giorno.'],
    ['es-ES', 'lloverá en Hamburg todo el día.'],
    ['nl-NL', 'regent het in Hamburg de hele dag.'],
    ['pl-PL', 'przez cały dzień będzie padać deszcz.'],
    ['cs-CZ', 'bude zítra celý den pršet.'],
    ['sk-SK', 'bude zajtra celý deň pršať.'],
    ['da-DK', 'regner det i Hamburg hele dagen.'],
    ['sv-SE', 'regnar det i Hamburg hela dagen.'],
    ['ro-RO', 'va ploua toată ziua.'],
  ])('falls all day: %s', (tag, words) => {
    const night = lasting(6);
    expect(tellDay(tag, ...night, ...lasting(18, rain(63)))).toContain(words);
    const withBreak = [...lasting(8, rain(63)), {}, ...lasting(9, rain(63))];
    expect(tellDay(tag, ...night, ...withBreak)).toContain(words);
  });

  it.each([
    ['de-DE', /^Heute Nacht und morgen regnet es in Hamburg\./],
    ['en-GB', /^Tonight and tomorrow in Hamburg, expect rain\./],
    ['fr-FR', /^Cette nuit et demain à Hamburg, il pleuvra\./],
    ['sv-SE', /^I natt och i morgon regnar det i Hamburg\./],
  ])('is told with the night in which it falls already: %s', (tag, text) => {
    expect(tellDay(tag, ...lasting(24, rain(63)))).toMatch(text);
  });

  it('is told of the day alone by who asks before dawn, whose tonight is another one', () => {
    const period = dayOf(hoursFrom(24, lasting(24, rain(63))), TOMORROW);
    const plan = planDay(period, { ...AUDIENCE, isBeforeDawn: true });
    expect(renderPlan(plan, locale('de-DE'))).toMatch(
      /^Morgen regnet es in Hamburg den ganzen Tag/,
    );
  });

  it.each([
    ['en-US', 'expect rain all day, with a high of 46.'],
    ['fr-FR', "il pleuvra toute la journée et il fera jusqu'à 8 degrés."],
    ['ro-RO', 'va ploua toată ziua, iar temperatura maximă va fi de 8 grade.'],
  ])('is not heard as the time of the temperature: %s', (tag, words) => {
    const hours = hoursFrom(24, [...lasting(24, rain(63)), ...lasting(24)]);
    const text = renderPlan(planOfDays(hours, [TOMORROW, addDays(TODAY, 2)]), locale(tag));
    expect(text).toContain(words);
  });

  it('does not if it has breaks, or if these are showers', () => {
    const breaks = Array.from({ length: 6 }, () => [...lasting(3, rain(63)), {}]).flat();
    expect(tellDay('de-DE', ...breaks)).not.toContain('den ganzen Tag');
    expect(tellDay('de-DE', ...lasting(24, rain(80)))).not.toContain('den ganzen Tag');
  });
});
