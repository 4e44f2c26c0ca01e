import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { CourseStatement, Day, Sky, When } from '../../src/wording/plan/statement.ts';
import { summarizeSky } from '../../src/wording/plan/sky.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { AUDIENCE, hoursFrom, lasting, locale, planOfDays, planOfHours, TODAY } from './plans.ts';

const ahead = (days: number): Day => ({ date: addDays(TODAY, days), ahead: days });
const TOMORROW: When = { kind: 'day', day: ahead(1) };
const WEEKEND: When = { kind: 'weekend', saturday: ahead(3) };
const NIGHT: When = { kind: 'part', day: ahead(1), part: 'night', running: false };
const MORNING: When = { kind: 'part', day: ahead(1), part: 'morning', running: false };
const EVENING: When = { kind: 'part', day: ahead(0), part: 'evening', running: false };

const sky = (state: number, more: Partial<Sky> = {}): Sky => ({ state, night: false, ...more });
const [SUNNY, OVERCAST, FOG, DRIZZLE, RAIN, HEAVY_RAIN, SNOW, THUNDER] = [0, 3, 45, 53, 63, 65, 73, 95]; // prettier-ignore

type Told = Pick<CourseStatement, 'course'> & Partial<CourseStatement>;

function say(tag: string, when: When | null, told: Told): string {
  const opening = when && { when, place: 'Rom' };
  const plan: Plan = [{ kind: 'course', opening, temperature: null, ...told }];
  return renderPlan(plan, locale(tag));
}

/** An hour of seven degrees. */
const ofSeven = (state: number): Told => ({
  course: { form: 'steady', sky: sky(state) },
  temperature: { form: 'exactly', value: 7 },
});

describe('what native listeners marked', () => {
  test('what falls all the time of several days stands behind its verb', () => {
    const told: Told = {
      course: { form: 'steady', sky: sky(HEAVY_RAIN) },
      within: { allDay: true, ofDays: true },
    };
    expect(say('de-DE', null, told)).toBe('Es regnet durchgehend stark.');
    expect(say('nl-NL', null, told)).toBe('Het regent onafgebroken hard.');
    expect(say('cs-CZ', null, told)).toBe('Bude nepřetržitě vydatně pršet.');
    expect(say('sk-SK', null, told)).toBe('Bude nepretržite výdatne pršať.');
  });

  test('the hours of a named part of the day do not name it again in Spanish', () => {
    const storms: Told = {
      course: { form: 'steady', sky: sky(THUNDER) },
      within: { from: 8, to: 10 },
      certainty: 'likely',
    };
    expect(say('es-ES', MORNING, storms)).toBe(
      'Mañana por la mañana en Rom es probable que haya tormentas de 8 a 10.',
    );
    expect(say('es-ES', TOMORROW, storms)).toContain('de 8 a 10 de la mañana');
    const eight: Told = { ...storms, within: { from: 20, to: 21 } };
    const untilTwo: When = {
      kind: 'hours',
      from: { day: ahead(0), hour: 20 },
      to: { day: ahead(1), hour: 2 },
    };
    expect(say('es-ES', untilTwo, eight)).toMatch(/tormentas hacia las 8\.$/);
  });

  test('the fog of a text is not new each time in French', () => {
    const fog = (sequel: Sky['sequel']): Told => ({
      course: { form: 'steady', sky: sky(FOG, { night: true, ...(sequel && { sequel }) }) },
    });
    expect(say('fr-FR', null, fog('continues'))).toBe('Le brouillard persistera.');
    expect(say('fr-FR', null, fog('returns'))).toBe('Le brouillard reviendra.');
    const rime: Told = { course: { form: 'steady', sky: sky(49, { sequel: 'returns' }) } };
    expect(say('fr-FR', null, rime)).toBe('Le brouillard givrant reviendra.');
  });

  test('what begins late in an afternoon does not end with it in French and Romanian', () => {
    const late: Told = {
      course: {
        form: 'change',
        first: sky(OVERCAST),
        second: sky(HEAVY_RAIN),
        at: { part: 'lateAfternoon' },
      },
      alone: true,
    };
    expect(say('fr-FR', TOMORROW, late)).toBe(
      "Demain à Rom, il pleuvra fort à partir de la fin de l'après-midi.",
    );
    expect(say('ro-RO', TOMORROW, late)).toBe(
      'Mâine la Rom va ploua abundent de la sfârșitul după-amiezii.',
    );
  });

  test('an ordinal does not count thunderstorms in Slovak', () => {
    const storms: Told = {
      course: { form: 'steady', sky: sky(THUNDER) },
      within: { until: 21 },
    };
    expect(say('sk-SK', EVENING, storms)).toMatch(/dnes večer budú búrky do dvadsiatej prvej\.$/);
  });

  test('each of two days has its word beside the verb of what begins in Danish and Swedish', () => {
    const late: Told = {
      course: {
        form: 'change',
        first: sky(OVERCAST),
        second: sky(HEAVY_RAIN),
        at: { part: 'afternoon' },
      },
      alone: true,
      daily: true,
    };
    expect(say('da-DK', WEEKEND, late)).toMatch(/^I weekenden begynder det begge dage at regne/);
    expect(say('sv-SE', WEEKEND, late)).toMatch(/^I helgen börjar det båda dagarna regna/);
  });

  test('midnight of a night is no hour zero in Danish', () => {
    const after: Told = {
      course: {
        form: 'interlude',
        background: sky(OVERCAST, { night: true }),
        passing: sky(RAIN, { night: true, sequel: 'returns' }),
        span: { from: 0, to: 5 },
      },
      alone: true,
    };
    expect(say('da-DK', null, after)).toBe('Mellem midnat og klokken 5 regner det igen.');
  });

  test('what falls of an hour stands beside its degrees as a clause or a noun', () => {
    const hour: When = { kind: 'hour', day: ahead(1), hour: 15 };
    expect(say('de-DE', hour, ofSeven(HEAVY_RAIN))).toBe(
      'Morgen um 15 Uhr sind es in Rom 7 Grad, und es regnet stark.',
    );
    expect(say('de-DE', null, ofSeven(DRIZZLE))).toBe('Es sind 7 Grad, und es nieselt.');
    expect(say('da-DK', hour, ofSeven(RAIN))).toBe(
      'I morgen klokken 15 bliver der regn og 7 grader i Rom.',
    );
  });
});

test('what goes on until an hour is still there in German', () => {
  const rain: Told = {
    course: {
      form: 'steady',
      sky: sky(RAIN, { night: true, sequel: 'continues' }),
    },
    within: { from: 22, to: 4 },
  };
  const until: Told = { ...rain, within: { until: 4 } };
  expect(say('de-DE', null, until)).toBe('Bis 4 Uhr früh regnet es noch.');
});

describe('what native listeners marked in Dutch', () => {
  test('what goes on is there "nog", which is of no complaint', () => {
    const drizzle: Told = {
      course: { form: 'steady', sky: sky(DRIZZLE, { sequel: 'continues' }) },
    };
    expect(say('nl-NL', NIGHT, drizzle)).toMatch(/valt er in Rom nog motregen\.$/);
  });

  test('what comes again does so before its end', () => {
    const snow: Told = {
      course: {
        form: 'change',
        first: sky(SNOW, { night: true, sequel: 'returns' }),
        second: sky(OVERCAST, { night: true }),
        at: { hour: 5 },
      },
    };
    expect(say('nl-NL', NIGHT, snow)).toMatch(/sneeuwt het in Rom opnieuw tot 5 uur\.$/);
  });

  test('rain of two mornings is a noun', () => {
    const rain: Told = {
      course: { form: 'change', first: sky(RAIN), second: sky(SUNNY), at: { part: 'midday' } },
      daily: true,
    };
    expect(say('nl-NL', WEEKEND, rain)).toBe(
      'In het weekend valt er in Rom beide dagen eerst regen, vanaf het middaguur is het zonnig.',
    );
  });
});

/** Asked during the day, or before dawn. */
const tellHours = (tag: string, first: number, last: number, isBeforeDawn = false) =>
  renderPlan(
    planOfHours(hoursFrom(first, lasting(last - first)), {}, { ...AUDIENCE, isBeforeDawn }),
    locale(tag),
  );

describe('a few hours after midnight', () => {
  test('are those of tonight, not of a day', () => {
    expect(tellHours('sv-SE', 26, 29)).toMatch(/^I natt mellan klockan 2 och 5 blir det mulet i /);
    expect(tellHours('da-DK', 2, 5, true)).toMatch(/^I nat mellem klokken 2 og 5 bliver det /);
    expect(tellHours('nl-NL', 26, 29)).toMatch(/^Vannacht tussen 2 en 5 uur is het in /);
    expect(tellHours('nl-NL', 26, 32)).toMatch(/^Morgen tussen 2 uur 's nachts en 8 uur/);
  });

  test('are not tonight where another night is running', () => {
    expect(tellHours('sv-SE', 26, 29, true)).toMatch(
      /^På torsdag mellan klockan 2 och 5 på natten /,
    );
    expect(tellHours('nl-NL', 26, 29, true)).toMatch(/^Donderdag tussen 2 en 5 uur 's nachts /);
  });
});

test('a storm that goes on in the night does not come again', () => {
  const opening = { when: TOMORROW, place: 'Rom' };
  const again = { when: NIGHT, spans: [], goesOn: true };
  const plan: Plan = [{ kind: 'storm', opening, gust: 118, again }];
  expect(renderPlan(plan, locale('en-US'))).toMatch(/miles per hour, and also tomorrow night\.$/);
  expect(renderPlan(plan, locale('fr-FR'))).toMatch(/kilomètres-heure, et aussi dans la nuit /);
  const later: Plan = [{ kind: 'storm', opening, gust: 118, again: { ...again, goesOn: false } }];
  expect(renderPlan(later, locale('en-US'))).toMatch(/miles per hour, and again tomorrow night\.$/);
});

test.each([
  ['de-DE', 'Morgen herrscht in Rom Orkan mit Böen bis 150 Kilometer pro Stunde.'],
  ['en-GB', 'Tomorrow in Rom, expect hurricane-force winds, with gusts up to 95 miles per hour.'],
  ['fr-FR', "Demain à Rom, un vent d'ouragan soufflera, avec des rafales à 150 kilomètres-heure."],
  [
    'es-ES',
    'Mañana en Rom soplará viento huracanado, con rachas de hasta 150 kilómetros por hora.',
  ],
  ['it-IT', 'Domani a Rom ci saranno venti da uragano, con raffiche fino a 150 chilometri orari.'],
  ['nl-NL', 'Morgen waait het in Rom met orkaankracht, met windstoten tot 150 kilometer per uur.'],
  ['pl-PL', 'Rom: jutro wiatr o sile huraganu osiągnie w porywach 150 kilometrów na godzinę.'],
  ['sv-SE', 'I morgon väntas orkan i Rom, med byar på upp till 42 meter per sekund.'],
])('a mean wind as strong as a hurricane is none of gusts alone in %s', (tag, said) => {
  const opening = { when: TOMORROW, place: 'Rom' };
  const plan: Plan = [{ kind: 'storm', opening, gust: 150, isHurricane: true }];
  expect(renderPlan(plan, locale(tag))).toBe(said);
});

test('a night after today is "overnight" in English before dawn', () => {
  const night: When = { kind: 'part', day: { ...ahead(0), byWeekday: true }, part: 'night', running: false }; // prettier-ignore
  const plan: Plan = [
    { kind: 'course', opening: { when: night, place: null }, course: { form: 'steady', sky: sky(RAIN, { night: true }) }, temperature: null },
  ]; // prettier-ignore
  expect(renderPlan(plan, locale('en-GB'))).toMatch(/^Overnight, /);
});

test('the hours around a sunset are clear, not sunny', () => {
  const evening = [false, false, true].map((night) => ({ state: SUNNY, night, precipitation: 0 }));
  expect(summarizeSky(evening).night).toBe(true);
  expect(summarizeSky(evening.slice(0, 2)).night).toBe(false);
});

test('a hurricane of one of two stormy days is told with the storm of both', () => {
  const storm = { windSpeed: 110, gust: 160 };
  const hours = [
    ...lasting(24, { ...storm, cloudCover: 0 }),
    ...lasting(24, { ...storm, windSpeed: 130 }),
  ];
  const days = [addDays(TODAY, 1), addDays(TODAY, 2)];
  const said = renderPlan(planOfDays(hoursFrom(24, hours), days), locale('de-DE'));
  expect(said).toMatch(/ herrscht in Hamburg Orkan mit Böen bis 160 /);
});
