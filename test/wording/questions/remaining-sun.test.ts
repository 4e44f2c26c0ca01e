import { describe, expect, test } from 'vitest';
import { buildDayParts } from '../../../src/service/answer-fields.ts';
import { buildPeriodEntry } from '../../../src/service/operations/forecast-text-context.ts';
import { createHourCalendar } from '../../../src/weather/periods.ts';
import { attachParts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { planSun, planSunHours } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { CONTEXT, hoursFrom, lasting, skillLocale, TIME_ZONE, TODAY } from '../plans.ts';
import { answerFacts, days } from './answer-facts.ts';

/** Sun from 8 until 16 o'clock, under changing clouds. */
const WEATHER = lasting(24, { cloudCover: 60 }).map((hour, at) => ({
  ...hour,
  sunshine: at >= 8 && at < 16 ? 30 : 0,
}));

/** Today as it is asked at an hour, with its parts. */
function askAt(hour: number) {
  const calendar = createHourCalendar(hoursFrom(0, WEATHER), TIME_ZONE);
  const parts = {
    date: TODAY,
    ...buildDayParts((part) => buildPeriodEntry(TODAY, calendar.hoursOfPart(TODAY, part), CONTEXT)),
  };
  const facts = answerFacts(days([TODAY], WEATHER), hour);
  return { ...facts, ranges: attachParts(facts.ranges, parts) };
}

describe('how long the sun shines today', () => {
  test.each([
    [0, 4],
    [10, 2.67],
    [12, 2],
    [15, 1],
  ])('is answered at %i o’clock with the hours that are left', (hour, left) => {
    const [verdict] = planSunHours(askAt(hour));
    const hours =
      verdict?.kind === 'verdict' && 'hours' in verdict.finding && verdict.finding.hours;
    expect(hours).toBeCloseTo(left, 1);
  });

  test('is said in hours', () => {
    expect(renderAnswer(planSunHours(askAt(12)), skillLocale('de'))).toBe(
      'Heute scheint in Köln rund 2 Stunden die Sonne.',
    );
  });

  test('is no once the sun has gone', () => {
    expect(planSun(askAt(19))).toMatchObject([{ answer: expect.stringMatching(/no|partly/) }]);
  });
});
