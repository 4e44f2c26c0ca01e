import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import {
  determineWeatherState,
  getWeatherFamily,
  isWet,
  type WeatherFamily,
  getStrength,
} from '../../src/weather/state.ts';
import type { AnswerPlan, Plan } from '../../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../../src/wording/plan/questions/answer-facts.ts';
import { listFindingSkies } from '../../src/wording/plan/questions/supplement.ts';
import { classifyWeatherBroadly, listSkies } from '../../src/wording/plan/sky.ts';
import type { Course, Opening, Sky } from '../../src/wording/plan/statement.ts';

/** Everything that is said about the same hours. */
export interface Answers {
  verdicts: Readonly<Record<string, AnswerPlan>>;
  umbrella: AnswerPlan;
  text: Plan;
  /** "In more detail", without the night after a day; empty if it is not asked. */
  more: Plan;
  ahead: readonly Hour[];
  facts: AnswerFacts;
}

/** How each condition shows in what is said. */
const FAMILIES: Readonly<Record<string, readonly WeatherFamily[]>> = {
  rain: ['drizzle', 'rain', 'showers', 'thunder', 'sleet', 'ice'],
  snow: ['snow', 'sleet'],
  fog: ['fog'],
  thunder: ['thunder'],
  ice: ['ice'],
};

/** An amount that no text hides. */
const MIN_NOTABLE_MM = 0.5;

/** Hours by which times may differ. */
const MAX_HOURS_APART = 1;

/** Lists what contradicts: denials, silence, other strengths, other times. */
export function findDisagreements(heard: Answers): string[] {
  const answers = { ...heard, text: withHeardTimes(heard.text) };
  return [
    ...findDenials(answers),
    ...findSilence(answers),
    ...findOtherStrengths(answers),
    ...findOtherTimes(answers),
    ...findOtherCertainty(answers),
  ];
}

/** A sentence without a time has that of the sentence before. */
function withHeardTimes(plan: Plan): Plan {
  let last: Opening | null = null;
  return plan.map((statement) => {
    if (!('opening' in statement)) return statement;
    last = statement.opening ?? last;
    return { ...statement, opening: last };
  });
}

/** "No" to what the text, the details, another answer or the state names. */
function findDenials({ verdicts, umbrella, text, more, facts }: Answers): string[] {
  const others = Object.entries({ text, more, ...verdicts });
  const state = findState(facts);
  const faults = Object.entries(verdicts).flatMap(([of, plan]) => {
    if (!isAnswered(plan, 'no')) return [];
    const named = others.filter(([name, other]) => name !== of && namesCondition(other, of));
    const isInState = state !== undefined && isShownBy(state, of);
    return [
      ...named.map(([name]) => `no ${of}, but ${name} names it`),
      ...(isInState ? [`no ${of}, but the state is ${state}`] : []),
    ];
  });
  const isRainyByDay = text.some(
    (one) => one.kind === 'course' && !isOfNight(one) && listSkies(one.course).some(isRainy),
  );
  const needsNone = umbrella.some(
    ({ kind, ...one }) => kind === 'advice' && JSON.stringify(one).includes('"answer":"no"'),
  );
  return isRainyByDay && needsNone ? [...faults, 'no umbrella, but rain by day'] : faults;
}

/** The state of a time that has not begun: later, the fields have past hours, too. */
function findState({ ranges: [range] }: AnswerFacts): number | undefined {
  if (!range) return undefined;
  const length = Date.parse(range.entry.to) - Date.parse(range.entry.from);
  return range.hours.length * HOUR_MS >= length ? range.entry.weather.state : undefined;
}

/** What is certain and notable, but not in the text. */
function findSilence({ verdicts, text, ahead }: Answers): string[] {
  const isFalling = text.some(
    (one) => one.kind === 'course' && listSkies(one.course).some(({ state }) => isWet(state)),
  );
  return Object.entries(verdicts).flatMap(([of, plan]) => {
    if (!isAnswered(plan, 'yes')) return [];
    const isSaid = of === 'rain' || of === 'snow' ? isFalling : namesCondition(text, of);
    return isNotable(of, ahead) && !isSaid ? [`${of}, but the text does not name it`] : [];
  });
}

/** "Yes" to what the text tells as likely or possible only; what falls for certain may be rain with a little snow. */
function findOtherCertainty({ verdicts, text }: Answers): string[] {
  return Object.entries(verdicts).flatMap(([of, plan]) => {
    if (!isAnswered(plan, 'yes') || !namesCondition(text, of)) return [];
    const certain = text.filter((one) => !isLessCertain(one, plan));
    const isFalling = listPlanSkies(certain).some(({ state }) => isWet(state));
    const isSaid = of === 'rain' || of === 'snow' ? isFalling : namesCondition(certain, of);
    return isSaid ? [] : [`${of} is certain, but not in the text`];
  });
}

function isNotable(of: string, ahead: readonly Hour[]): boolean {
  if (of === 'storm' || of === 'thunder' || of === 'ice') return true;
  if (of !== 'rain' && of !== 'snow') return false;
  const amounts = ahead
    .filter((hour) => isShownBy(determineWeatherState(hour), of))
    .map(({ precipitation }) => precipitation ?? 0);
  return amounts.reduce((sum, mm) => sum + mm, 0) >= MIN_NOTABLE_MM;
}

/**
 * Strengths of an answer beyond those of the text, for the same kind of weather by day or in the night, and as certain
 * at least.
 */
function findOtherStrengths({ verdicts, text, facts }: Answers): string[] {
  // Who asks in that night may be awake: then day and night are one.
  const hasBegun = facts.ranges.some(({ entry }) => Date.parse(entry.from) <= facts.now);
  return Object.entries(verdicts).flatMap(([of, plan]) => {
    const isAsCertain = (one: AnswerPlan[number]) => !isLessCertain(one, plan);
    const told = collectStrengths(text.filter(isAsCertain));
    return [...collectStrengths(plan.filter(isAsCertain))].flatMap(([kind, strengths]) => {
      const nightly = of === 'ice' || hasBegun ? (told.get(`${kind} at night`) ?? []) : [];
      const known = [...(told.get(kind) ?? []), ...nightly];
      if (known.length === 0) return [];
      return strengths
        .filter((one) => one > Math.max(...known) || one < Math.min(...known))
        .map((one) => `${of}: ${kind} of strength ${one}, in the text ${known.join(' and ')}`);
    });
  });
}

/** Whether a sentence tells what may stay away where an answer tells what is more certain: that has its own strength and time. */
function isLessCertain(statement: AnswerPlan[number], [verdict]: AnswerPlan): boolean {
  if (statement.kind !== 'course' || !statement.certainty || verdict?.kind !== 'verdict') {
    return false;
  }
  return (
    verdict.answer === 'yes' || (verdict.answer === 'likely' && statement.certainty !== 'likely')
  );
}

function collectStrengths(plan: AnswerPlan): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const statement of plan) {
    for (const sky of listPlanSkies([statement])) {
      const strength = getStrength(sky.state);
      if (strength === undefined || !isWet(sky.state)) continue;
      const kind = `${classifyKind(sky)}${isOfNight(statement) ? ' at night' : ''}`;
      found.set(kind, [...(found.get(kind) ?? []), strength]);
    }
  }
  return found;
}

/** Rain, showers and drizzle are one kind; snow and sleet are not. */
function classifyKind(sky: Sky): string {
  const kind = classifyWeatherBroadly(sky);
  return kind === 'frozen' ? (getWeatherFamily(sky.state) ?? kind) : kind;
}

/** Hours of the clock at which weather begins or ends, if the answer has another hour than the text. */
function findOtherTimes({ verdicts, text, ahead }: Answers): string[] {
  const isKnown = ahead.every(
    (hour) => getWeatherFamily(determineWeatherState(hour)) !== undefined,
  );
  if (!isKnown) return [];
  return Object.entries(verdicts).flatMap(([of, answer]) => {
    const [verdict] = answer;
    if (verdict?.kind !== 'verdict' || verdict.finding.form !== 'sky') return [];
    const { times, sky } = verdict.finding;
    const [span, ...more] = times && 'spans' in times ? times.spans : [];
    if (!span || more.length > 0) return [];
    return text.flatMap((one) => {
      if (one.kind !== 'course' || isOfNight(one) !== isOfNight(verdict)) return [];
      if (isLessCertain(one, answer)) return [];
      const kind = classifyKind(sky);
      // Rain around thunderstorms with a sentence of their own is rain with them.
      if (kind === 'liquid' && text.some(isThunderAlone)) return [];
      const told = findLimits(one.course, kind);
      const isOther = areApart(told.from, span.from) || areApart(told.to, span.to);
      return isOther ? [`${of}: another time than in the text ${JSON.stringify(verdict)}`] : [];
    });
  });
}

function isThunderAlone(statement: Plan[number]): boolean {
  if (statement.kind !== 'course' || statement.course.form !== 'steady') return false;
  return getWeatherFamily(statement.course.sky.state) === 'thunder';
}

function areApart(one: number | undefined, other: number | null): boolean {
  if (one === undefined || other === null) return false;
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 - apart) > MAX_HOURS_APART;
}

/** The hours of the clock between which a course has a kind of weather; none between snow and sleet. */
function findLimits(course: Course, kind: string): { from?: number; to?: number } {
  const [one, other] = listSkies(course).map(classifyWeatherBroadly);
  if (one === other) return {};
  if (course.form === 'change' && 'hour' in course.at) {
    const [first, second] = [course.first, course.second].map((sky) => classifyKind(sky) === kind);
    if (first && !second) return { to: course.at.hour };
    return second && !first ? { from: course.at.hour } : {};
  }
  if (course.form !== 'interlude' || !('from' in course.span)) return {};
  const [background, passing] = [course.background, course.passing].map(classifyKind);
  return passing === kind && background !== kind ? course.span : {};
}

function isAnswered([first]: AnswerPlan, answer: 'yes' | 'no'): boolean {
  return first?.kind === 'verdict' && first.answer === answer;
}

function namesCondition(plan: AnswerPlan, of: string): boolean {
  switch (of) {
    case 'storm':
      return plan.some(
        (one) =>
          one.kind === 'storm' ||
          (one.kind === 'course' && (one.gust ?? 0) >= 75) ||
          (one.kind === 'verdict' && one.finding.form === 'gusts'),
      );
    case 'frost':
      return plan.some((one) => one.kind === 'extreme' && one.of === 'frost');
    default:
      return listPlanSkies(plan).some(({ state }) => isShownBy(state, of));
  }
}

function isShownBy(state: number, of: string): boolean {
  const family = getWeatherFamily(state);
  return family !== undefined && (FAMILIES[of]?.includes(family) ?? false);
}

function listPlanSkies(plan: AnswerPlan): Sky[] {
  return plan.flatMap((one) => {
    if (one.kind === 'course') return listSkies(one.course);
    return one.kind === 'verdict' || one.kind === 'advice' ? listFindingSkies(one.finding) : [];
  });
}

/** Whether a statement is about the night in which the day begins, or the asked one. */
function isOfNight(statement: AnswerPlan[number]): boolean {
  const when = 'opening' in statement ? statement.opening?.when : undefined;
  return when?.kind === 'part' && when.part === 'night' && (when.day.ahead ?? 0) < 1;
}

function isRainy({ state }: Sky): boolean {
  return ['drizzle', 'rain', 'showers', 'thunder'].includes(getWeatherFamily(state) ?? '');
}
