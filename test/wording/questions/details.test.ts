import { describe, expect, test } from 'vitest';
import { buildDayParts } from '../../../src/service/answer-fields.ts';
import {
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../../src/service/operations/forecast-text-context.ts';
import type { PeriodEntry } from '../../../src/contract/voice-text/responses.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { createHourCalendar } from '../../../src/weather/periods.ts';
import { attachParts, createHourRanges } from '../../../src/wording/plan/questions/answer-facts.ts';
import { planEachDay, planParts } from '../../../src/wording/plan/questions/details.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import {
  CONTEXT,
  hoursFrom,
  lasting,
  rain,
  skillLocale,
  TIME_ZONE,
  TODAY,
  type Weather,
} from '../plans.ts';
import { answerFacts, days } from './answer-facts.ts';
import { TOMORROW } from './questions.ts';

const GERMAN = skillLocale('de');
const TODAY_AT = { temperature: 8 };

function ask(weather: readonly Weather[], dates: readonly string[]) {
  const hours = hoursFrom(0, [...lasting(24, TODAY_AT), ...weather, ...lasting(24, TODAY_AT)]);
  const calendar = createHourCalendar(hours, TIME_ZONE);
  const parts = {
    date: TOMORROW,
    ...buildDayParts((part) =>
      buildPeriodEntry(TOMORROW, calendar.hoursOfPart(TOMORROW, part), CONTEXT),
    ),
  };
  const all = dates[0] === TODAY ? [...lasting(24, TODAY_AT), ...weather] : weather;
  const facts = answerFacts(days(dates, all));
  const hourly = hours.map((hour) => buildHourlyEntry(hour, CONTEXT));
  return { facts: { ...facts, ranges: attachParts(facts.ranges, parts) }, hourly };
}

describe('"in more detail" after a day', () => {
  const { facts, hourly } = ask(
    [...lasting(14, { temperature: 10 }), ...lasting(4, rain(61)), ...lasting(6)],
    [TOMORROW],
  );

  test('names the day once, and only what changes', () => {
    expect(renderAnswer(planParts(facts, hourly), GERMAN)).toBe(
      'Morgen Vormittag ist es in Köln bedeckt bei 10 Grad. Am Nachmittag ist es bis 14 Uhr bedeckt, danach regnet es leicht. Es werden bis zu 10 Grad. Am Abend ist es bedeckt bei 8 Grad. In der Nacht auf Freitag liegen die Temperaturen um 8 Grad.',
    );
  });

  const withoutParts = facts.ranges.map(({ when, entry, hours }) => ({ when, entry, hours }));

  test('is the same if the parts are summed up from their hours', () => {
    const plan = planParts({ ...facts, ranges: withoutParts }, hourly);
    expect(plan).toEqual(planParts(facts, hourly));
    expect(plan.length).toBeGreaterThan(1);
  });

  test('leaves out what is over, also where the same hours were told before', () => {
    const tomorrow = Date.parse(hourly[24]?.date ?? '');
    const plans = Array.from({ length: 24 }, (_, hour) => {
      const later = { ...facts, ranges: withoutParts, now: tomorrow + hour * HOUR_MS };
      const plan = planParts(later, hourly);
      expect(plan).toEqual(planParts(later, structuredClone(hourly)));
      return JSON.stringify(plan);
    });
    expect(new Set(plans).size).toBeGreaterThan(4);
  });

  test('sums up the same hours anew for each time that begins with them', () => {
    const when = { kind: 'nextHours', count: 3 } as const;
    for (let count = 1; count <= hourly.length; count += 1) {
      const asked = hourly.slice(0, count);
      const [{ entry } = {}] = createHourRanges(asked, when);
      expect(entry).toEqual(createHourRanges(structuredClone(asked), when)[0]?.entry);
      expect(entry?.to).toBe(
        new Date(Date.parse(asked.at(-1)?.date ?? '') + HOUR_MS).toISOString(),
      );
    }
  });

  test('is told day by day if neither the parts nor their hours are known', () => {
    expect(planParts({ ...facts, ranges: withoutParts }, [])).toEqual(planEachDay(facts, []));
  });
});

function withChance(entry: PeriodEntry | null): PeriodEntry | null {
  return entry && { ...entry, prec: { ...entry.prec, probability: 40 } };
}

describe('"in more detail" after a far day, of which the hours are not known', () => {
  const { facts } = ask(
    [
      ...lasting(12, { temperature: -1 }),
      ...lasting(6, { temperature: 0 }),
      ...lasting(4, { temperature: 1 }),
      ...lasting(2, { temperature: 4 }),
    ],
    [TOMORROW],
  );
  const [range] = facts.ranges;
  const known = range?.parts;
  const night = known?.night;
  const parts = known && {
    ...known,
    morning: withChance(known.morning),
    afternoon: withChance(known.afternoon),
    night: night ? { ...night, temperature: { ...night.temperature, min: 3, max: 6 } } : null,
  };
  const ranges = range && parts ? [{ ...range, hours: [], parts }] : [];
  const text = renderAnswer(planParts({ ...facts, ranges }, []), GERMAN);

  test('what is possible in a part has its time, and no sentence is repeated', () => {
    const sentences = text.split(/(?<=\.) /);
    expect(text).toContain('Am Nachmittag ist');
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('no night cools down to more than its evening had', () => {
    expect(text).not.toContain('kühlt');
    expect(text).toContain('zwischen 3 und 6 Grad');
  });
});

test('"in more detail" after several days tells each, with the low of its night', () => {
  const { facts, hourly } = ask(lasting(24, { temperature: 3 }), [TODAY, TOMORROW]);
  const temperatures = planEachDay(facts, hourly).flatMap((one) =>
    one.kind === 'course' ? [one.temperature] : [],
  );
  expect(temperatures).toMatchObject([
    { form: 'highAndLow', high: 8, low: 3, lowIsAtNight: true },
    { form: 'around', value: 3 },
  ]);
});
