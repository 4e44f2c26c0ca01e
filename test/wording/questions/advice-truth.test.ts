import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getWeatherFamily, isWet } from '../../../src/weather/state.ts';
import { type AnswerPlan, ADVICE_SUBJECTS } from '../../../src/wording/plan/plan.ts';
import {
  isOutdoorActivity,
  planAdvice,
  planBestHours,
} from '../../../src/wording/plan/questions/activities.ts';
import { ACTIVITIES, type Activity } from '../../../src/wording/plan/questions/activity-table.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { toNearestLocalHour } from '../../../src/time/local-time.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { skillLocale, type Weather } from '../plans.ts';
import { findSkillReader } from '../readers/index.ts';
import { anyWeather } from './any-weather.ts';
import { STRETCHES } from './questions.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(150) };

const TAGS = [...new Map(skillLocales.map(({ tag }) => [tag.slice(0, 2), tag])).values()];

const OUTDOORS = ADVICE_SUBJECTS.filter(isOutdoorActivity);

const TIMES = ['now', 'an hour', 'some hours', 'an afternoon', 'what is left of today', 'tomorrow'];

interface HourFacts {
  hour: number;
  isDark: boolean;
  isWet: boolean;
  isStormy: boolean;
  isThundery: boolean;
  isIcy: boolean;
  isHot: boolean;
}

/** The hours that are still to come, of one stretch. */
function listHours({ ranges, timeZone, now }: AnswerFacts): HourFacts[] {
  return ranges.flatMap(({ hours }) =>
    hours
      .filter(({ date }) => Date.parse(date) + 3_600_000 > now)
      .map(({ date, weather, wind, temperature }) => ({
        hour: toNearestLocalHour(Date.parse(date), timeZone).hour,
        isDark: weather.icon.startsWith('n_'),
        isWet: isWet(weather.state),
        isStormy: (wind.gusts.value ?? 0) >= 75,
        isThundery: getWeatherFamily(weather.state) === 'thunder',
        isIcy: getWeatherFamily(weather.state) === 'ice',
        isHot: (temperature.avg ?? 0) >= 35,
      })),
  );
}

/** The hours that an answer recommends: those that it names, else all that count. */
function listRecommended(plan: AnswerPlan, facts: AnswerFacts, activity: Activity): HourFacts[] {
  const all = listHours(facts);
  const [first] = plan;
  const finding = first && 'finding' in first ? first.finding : undefined;
  const spans =
    (finding?.form === 'drySpell' || finding?.form === 'best') && 'spans' in finding.times
      ? finding.times.spans
      : [];
  const [from, until] = typeof activity.hours === 'string' ? [18, 24] : activity.hours;
  const isDay = facts.ranges[0]?.when.kind === 'day';
  const counted = all.filter(({ hour, isDark }) => {
    const isAtHour = !isDay || (hour >= from && hour < until);
    return isAtHour && !(activity.needsLight && isDark);
  });
  if (spans.length === 0) return counted;
  return all.filter(({ hour }) =>
    spans.some((span) => {
      const end = span.to === 0 ? 24 : (span.to ?? 24);
      const start = span.from ?? 0;
      return start < end ? hour >= start && hour < end : hour >= start || hour < end;
    }),
  );
}

function getAnswer([first]: AnswerPlan): string | null {
  if (first?.kind === 'advice' && 'answer' in first.content) return first.content.answer;
  return first?.kind === 'verdict' ? first.answer : null;
}

describe.each(OUTDOORS)('advice about %s', (subject) => {
  const activity: Activity = ACTIVITIES[subject];

  test.each(TIMES)('is never yes for hours of %s that are wet, dangerous or too dark', (time) => {
    expectAlways(time, (facts) => {
      const plan = planAdvice(subject, facts);
      if (getAnswer(plan) !== 'yes') return;
      for (const hour of listRecommended(plan, facts, activity)) {
        const isBad =
          hour.isStormy ||
          hour.isThundery ||
          hour.isIcy ||
          hour.isHot ||
          (hour.isWet && subject !== 'driving' && subject !== 'airing') ||
          (hour.isDark && activity.needsLight);
        expect({ plan, hour, isBad }).toEqual({ plan, hour, isBad: false });
      }
    });
  });

  test.each(TIMES)('begins with the answer in every language, of %s', (time) => {
    expectAlways(time, (facts) => {
      const plan = planAdvice(subject, facts);
      const answer = getAnswer(plan);
      for (const tag of TAGS) {
        const text = renderAnswer(plan, skillLocale(tag));
        const { yes, no } = findSkillReader(tag);
        expect({ text, yes: yes.test(text) }).toEqual({ text, yes: answer === 'yes' });
        expect({ text, no: no.test(text) }).toEqual({ text, no: answer === 'no' });
      }
    });
  });

  test.each(['some hours', 'what is left of today', 'tomorrow'])(
    'names the best hours of %s without yes or no, and none that is wet, dangerous or too dark',
    (time) => {
      expectAlways(time, (facts) => {
        const plan = planBestHours(subject, facts);
        const [first] = plan;
        for (const tag of TAGS) {
          const text = renderAnswer(plan, skillLocale(tag));
          const { yes, no } = findSkillReader(tag);
          expect({ text, first: yes.test(text) || no.test(text) }).toEqual({ text, first: false });
        }
        if (first?.kind !== 'verdict' || first.finding.form !== 'best') return;
        const hours = listRecommended(plan, facts, activity);
        expect(hours.length).toBeGreaterThan(0);
        for (const hour of hours) {
          const isBad =
            hour.isStormy ||
            hour.isThundery ||
            (hour.isWet && subject !== 'driving' && subject !== 'airing') ||
            (hour.isDark && activity.needsLight);
          expect({ first, hour, isBad }).toEqual({ first, hour, isBad: false });
        }
      });
    },
  );
});

function expectAlways(time: string, holds: (facts: AnswerFacts) => void): void {
  const stretch = STRETCHES[time];
  if (!stretch) throw new Error(`no such stretch: ${time}`);
  const check = (weather: readonly Weather[]) => {
    holds(stretch.of(weather));
  };
  fc.assert(fc.property(anyWeather(stretch.length), check), RUNS);
}
