import { isDeepStrictEqual } from 'node:util';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { WAKING_HOUR } from '../../weather/periods.ts';
import { planAmountStatement, type PlannedPeriod } from './facts.ts';
import type { NightPlan } from './night.ts';
import { sumWet } from './phases.ts';
import type { Plan } from './plan.ts';
import { classifyWeatherBroadly } from './sky.ts';
import type { AmountStatement, Course } from './statement.ts';

/** A sentence about the nights of several days at once, if all are alike and without danger, and their amount. */
export function planAlikeNights(
  days: readonly PlannedPeriod[],
  nights: readonly (NightPlan | null)[],
  place: string | null,
): Plan | null {
  const [first, ...more] = nights;
  const isAlike = more.every(
    (one) => one && first && isDeepStrictEqual(kindOf(one), kindOf(first)),
  );
  const when = first?.statement.opening?.when;
  if (!first || !isAlike || more.length === 0 || when?.kind !== 'part') return null;
  const isPlain = first.fog === null && first.others.length === 0 && !first.isDangerous;
  const each = more.length === 1 ? 'both' : 'every';
  const opening = { when: { ...when, running: false, each }, place } as const;
  if (!isPlain) return null;
  const amount = first.doubt ? null : planAmountOfNights(days, first.statement.course);
  return [{ ...first.statement, opening }, ...(amount ? [amount] : [])];
}

/** What alike nights share. */
function kindOf({ statement, fog, others, isDangerous, doubt }: NightPlan) {
  const { course, within, certainty } = statement;
  return {
    course,
    within,
    certainty,
    fog: fog !== null,
    others: others.length,
    isDangerous,
    doubt,
  };
}

function planAmountOfNights(
  days: readonly PlannedPeriod[],
  course: Course,
): AmountStatement | null {
  const hours = days.flatMap(({ lateBefore = [], hours: all }) => [
    ...lateBefore,
    ...all.filter(({ local }) => local.hour < WAKING_HOUR),
  ]);
  const rain = hours.filter((hour) => classifyWeatherBroadly(hour) !== 'frozen');
  const sum = sumWet(hours);
  const amountClass = classifyPrecipitation(sum, hours.length);
  const [{ entry } = {}] = days;
  const prec = entry && { ...entry.prec, sum, sumAsRain: sumWet(rain), class: amountClass };
  const amount = prec ? planAmountStatement(prec, course) : null;
  return amount && { ...amount, together: 'allDays' };
}

/** A day without the night before it that was told, and without its amount if that was. */
export function withoutToldNight(day: PlannedPeriod, isAmountTold: boolean): PlannedPeriod {
  const hours = day.hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const night = day.hours.filter(({ local }) => local.hour < WAKING_HOUR);
  const rest = { ...day, hours, toldNight: night };
  if (!isAmountTold) return rest;
  const rain = night.filter((hour) => classifyWeatherBroadly(hour) !== 'frozen');
  const { prec } = day.entry;
  const sum = subtract(prec.sum, sumWet(night));
  const sumAsRain = subtract(prec.sumAsRain, sumWet(rain));
  const amountClass = sum === null ? null : classifyPrecipitation(sum, hours.length);
  return {
    ...rest,
    isAmountTold,
    entry: { ...day.entry, prec: { ...prec, sum, sumAsRain, class: amountClass } },
  };
}

/** Not less than nothing. */
function subtract(amount: number | null, part: number): number | null {
  return amount === null ? null : Math.max(0, amount - part);
}
