import { getHigh } from '../../../src/wording/plan/temperatures.ts';
import { WAKING_HOUR } from '../../../src/weather/periods.ts';
import type { HourlyEntry, PeriodEntry } from '../../../src/contract/voice-text/responses.ts';
import { toNearestLocalHour } from '../../../src/time/local-time.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { computeWindchill } from '../../../src/weather/atmosphere.ts';
import type { SkillLocale } from '../../../src/wording/language.ts';
import type { AnswerFacts, TimeRange } from '../../../src/wording/plan/questions/answer-facts.ts';
import {
  toSpokenGust,
  toSpokenSpeed,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
} from '../../../src/wording/units.ts';
import { readNumbers } from '../readers/numbers.ts';

/** The numbers that an answer may have, by kind; `others` are chances, counts and hours of sunshine. */
export interface Founded {
  degrees: number[];
  gusts: number[];
  amounts: number[];
  hours: number[];
  others: number[];
}

/** Numbers of a text that no field has, as `degrees 8`. */
export function findUnfounded(text: string, tag: string, founded: Founded): string[] {
  const { rest, ...parsed } = readNumbers(text, tag);
  const wrong = (['degrees', 'gusts', 'amounts', 'hours'] as const).flatMap((kind) =>
    parsed[kind]
      .filter((value) => !founded[kind].includes(value))
      .map((value) => `${kind} ${value}`),
  );
  const left = rest.match(/\d+/g) ?? [];
  return [...wrong, ...left.filter((digits) => !founded.others.includes(Number(digits)))];
}

/** All numbers of the fields. */
export function listFounded(facts: AnswerFacts, { units }: SkillLocale): Founded {
  const entries = facts.ranges.map(({ entry }) => entry);
  const hourly = facts.ranges.flatMap(({ hours }) => hours);
  const amounts = listAmounts(facts, units);
  return {
    degrees: listDegrees(facts, units),
    gusts: [...entries, ...hourly].map(({ wind }) => toSpokenGust(wind.gusts.value ?? 0, units)),
    amounts,
    hours: hourly.flatMap(({ date }) => [0, HOUR_MS].map((later) => clockOf(date, later, facts))),
    others: [
      ...[...entries, ...hourly].map(({ prec }) => Math.round((prec.probability ?? 0) / 10) * 10),
      ...entries.map(({ sunHours }) => Math.round(sunHours ?? 0)),
      ...amounts,
      ...entries.map((_, at) => at + 1),
    ],
  };
}

/** Degrees, wind and gusts of whole ranges, and the hours that the question itself names. */
export function listFoundedWithoutHours(facts: AnswerFacts, { units }: SkillLocale): Founded {
  const speeds = facts.ranges.flatMap(({ entry: { wind } }) => [
    toSpokenGust(wind.gusts.value ?? 0, units),
    toSpokenSpeed(wind.max ?? wind.mean ?? wind.avg ?? 0, units),
  ]);
  return {
    degrees: listDegrees(facts, units),
    gusts: speeds,
    amounts: [],
    hours: facts.ranges.flatMap(({ when }) => listRequestedHours(when)),
    // Of wind and gusts the unit is said once.
    others: speeds,
  };
}

function listRequestedHours(when: TimeRange['when']): number[] {
  if (when.kind === 'hour') return [when.hour];
  return when.kind === 'hours' ? [when.from.hour, when.to.hour] : [];
}

/** As measured and as felt, with the mean of a whole and that of its hours still to come. */
function listDegrees({ ranges }: AnswerFacts, units: SkillLocale['units']): number[] {
  const ofHours = ranges
    .flatMap(({ hours }) => hours)
    .map(({ temperature, wind }: HourlyEntry) => [temperature.avg, wind.avg] as const);
  const ofEntries = ranges.flatMap(({ entry: { temperature, wind } }) =>
    [temperature.min, temperature.max, getHigh(temperature), temperature.avg].map(
      (value) => [value, wind.avg] as const,
    ),
  );
  return [...ofHours, ...ofEntries]
    .flatMap(([value, wind]) => (value === null ? [] : [value, computeWindchill(value, wind ?? 0)]))
    .map((value) => toSpokenTemperature(value, units));
}

/** Of each stretch, of the hours still to come of it, of those from six on, of its evening, and of all together. */
function listAmounts(facts: AnswerFacts, units: SkillLocale['units']): number[] {
  const wholes: PeriodEntry[][] = facts.ranges.map(({ entry }) => [entry]);
  const parts = facts.ranges.flatMap(({ hours }) => [
    hours.filter(({ date }) => Date.parse(date) + HOUR_MS > facts.now),
    hours.filter(({ date }) => clockOf(date, 0, facts) >= WAKING_HOUR),
    hours.filter(({ date }) => [18, 19, 20, 21].includes(clockOf(date, 0, facts))),
  ]);
  return [...wholes, ...parts, wholes.flat()].flatMap((some) => {
    const all = sum(some.map(({ prec }) => prec.sum ?? 0));
    const rain = sum(some.map(({ prec }) => prec.sumAsRain ?? prec.sum ?? 0));
    return [
      toSpokenRain(all, units),
      toSpokenRain(rain, units),
      toSpokenSnow(sum([all, -rain]), units),
    ];
  });
}

function clockOf(date: string, later: number, { timeZone }: AnswerFacts): number {
  return toNearestLocalHour(Date.parse(date) + later, timeZone).hour;
}

function sum(values: readonly number[]): number {
  return Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100;
}
