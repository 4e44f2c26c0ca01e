import { parseQueryOrNow, parseForecastQuery } from '../src/slots/parse-query.ts';
import type { AnswerableQuery } from '../src/slots/query.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { addDays, type LocalDate } from '../src/time/local-time.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../src/wording/plan/plan.ts';
import {
  planComparePlaces,
  planIsMore,
  planWhich,
  type ContrastInput,
  type ContrastQuestion,
  planComparison,
} from '../src/wording/plan/questions/contrast.ts';
import { findHighestRange } from '../src/wording/plan/questions/answer-facts.ts';
import type { ComparisonQuestion } from '../src/wording/plan/fact-statement.ts';
import { getHigh } from '../src/wording/plan/temperatures.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { comparesHours, pickChosenTime } from './support/asked-time.ts';
import { compareWithYesterday } from './stations.ts';
import { findDays, findLastDay } from '../src/slots/query-range.ts';
import { explainUnknownOther, findOtherPlace, moveTo } from './support/two-places.ts';
import { answerBesideNow } from './thresholds.ts';
import { weatherTopic } from './weather.ts';
import { loadForecast } from './support/forecast.ts';
import {
  type ResolvedTurn,
  type Topic,
  type TopicReply,
  explainUnanswerable,
  requirePlace,
} from './support/turn-context.ts';

const BETTER: ContrastQuestion = { of: 'weather', is: 'more' };

/** The ids of the slot type Direction. */
const DIRECTIONS: Readonly<Record<string, ContrastQuestion>> = {
  WARMER: { of: 'temperature', is: 'more' },
  COLDER: { of: 'temperature', is: 'less' },
  WINDIER: { of: 'wind', is: 'more' },
  CALMER: { of: 'wind', is: 'less' },
  WETTER: { of: 'rain', is: 'more' },
  DRIER: { of: 'rain', is: 'less' },
  SUNNIER: { of: 'sun', is: 'more' },
  CLOUDIER: { of: 'sun', is: 'less' },
  BETTER,
  WORSE: { of: 'weather', is: 'less' },
};

function findDirection({ direction = '' }: SpokenSlots): ContrastQuestion | undefined {
  return DIRECTIONS[direction];
}

/** "Will it be warmer tomorrow than today?" Without a day it compares tomorrow. */
export const comparisonTopic: Topic = {
  async answer(turn, dependencies) {
    const asked = isLaterToday(turn) ? parseDirection(turn.slots) : null;
    if (asked === 'warmer') return answerBesideNow('above', turn, dependencies);
    if (asked === 'colder') return answerBesideNow('below', turn, dependencies);
    return answerDays(planIsMore, turn, dependencies);
  },
};

/** Whether nothing but today or a part of it is named: "will it get warmer today?", "colder tonight?" */
function isLaterToday({ slots, calendar }: ResolvedTurn): boolean {
  const { date, otherDate, partOf, dayPart, span } = slots;
  if (otherDate !== undefined) return false;
  if (date !== undefined) return date === calendar.here.date && span !== 'NEXT_DAYS';
  return partOf !== undefined || dayPart === 'EV' || dayPart === 'NI';
}

/** "Is Saturday or Sunday better?", "How much warmer is tomorrow than today?" */
export const whichDayTopic: Topic = {
  answer: (turn, dependencies) => answerDays(planWhich, turn, dependencies),
};

async function answerDays(
  plan: typeof planWhich,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const { calendar, phrases, locale } = turn;
  if (comparesHours(turn.slots)) return answerParts(turn, dependencies);
  const slots = compareFromYesterdayOn(turn);
  const { otherDate, ...spoken } = slots;
  const isPast = otherDate !== undefined && otherDate === addDays(calendar.here.date, -1);
  const question = parseForecastQuery(spoken, calendar);
  const reference =
    otherDate === undefined || isPast
      ? undefined
      : parseForecastQuery({ date: otherDate }, calendar);
  if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
  if (reference?.kind === 'unanswerable') return explainUnanswerable(reference, turn);
  const than = reference ? findDays(reference, calendar).last : calendar.here.date;
  const title = phrases.cardTitle(requirePlace(turn).name);
  const direction = findDirection(slots);
  if (isPast) {
    if (direction && direction.of !== 'temperature') {
      return explainUnanswerable({ kind: 'unanswerable', reason: 'past' }, turn);
    }
    const day = loadDay(findLastDay(question, calendar), turn, dependencies);
    const asked = plan === planIsMore ? parseDirection(slots) : null;
    const compared = await compareWithYesterday(day, asked, turn, dependencies);
    return typeof compared === 'string' ? { speech: compared, title } : compared;
  }
  const [facts, other] = await Promise.all([
    loadCompared(question, than, { ...turn, slots }, dependencies),
    loadDay(than, nameOfTalk(turn), dependencies),
  ]);
  if (!facts || !other) return { speech: renderAnswer(NO_DATA_PLAN, locale), title };
  const isOfTemperature = direction === undefined || direction.of === 'temperature';
  const answer = isOfTemperature
    ? compareTemperatures(plan, [facts, other], { ...turn, slots })
    : plan({ ...direction, facts, other: nameOnce(other), by: 'day', units: locale.units });
  return { speech: renderAnswer(answer, locale), title };
}

/** "Is it nicer in the morning or in the afternoon?", of two hours that were talked about "which is better?" */
async function answerParts(
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const { slots, calendar, phrases, locale } = turn;
  const { otherDayPart: dayPart, otherTime: time, ...first } = slots;
  const load = async (asked: SpokenSlots) => {
    const question = parseForecastQuery(asked, calendar);
    if (question.kind === 'unanswerable') return question;
    return (await loadForecast(question, turn, dependencies, { needsHours: true })).facts;
  };
  const [facts, other] = await Promise.all([load(first), load({ ...first, dayPart, time })]);
  if ('kind' in facts) return explainUnanswerable(facts, turn);
  if ('kind' in other) return explainUnanswerable(other, turn);
  const compared = { facts, other: nameOnce(other), by: 'day', units: locale.units } as const;
  const plan = planWhich({ ...(findDirection(slots) ?? BETTER), ...compared });
  const title = phrases.cardTitle(requirePlace(turn).name);
  return { speech: renderAnswer(plan, locale), title, chosen: pickChosenTime(plan) };
}

/** What the listener called the other day says not how to call that of the talk. */
function nameOfTalk(turn: ResolvedTurn): ResolvedTurn {
  const { slots } = turn;
  return slots.comparedBy === undefined
    ? turn
    : { ...turn, slots: { ...slots, dayName: undefined } };
}

/** The direction in which the other side is compared with this one. */
const OPPOSITES: Readonly<Record<string, string>> = { WARMER: 'COLDER', COLDER: 'WARMER' };

/** "Was it warmer yesterday than today?" asks whether today is colder than yesterday. */
function compareFromYesterdayOn({ slots, calendar }: ResolvedTurn): SpokenSlots {
  const { date, otherDate, direction = '', span } = slots;
  // "Will it be hotter in the next days than today?"
  if (span === 'NEXT_DAYS' && date === calendar.here.date) return { ...slots, date: undefined };
  if (date !== addDays(calendar.here.date, -1)) return slots;
  const opposite = OPPOSITES[direction] ?? direction;
  return { ...slots, date: otherDate ?? calendar.here.date, otherDate: date, direction: opposite };
}

type DayFacts = ContrastInput['facts'];

async function loadDay(
  date: LocalDate,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<DayFacts> {
  const question: AnswerableQuery = { kind: 'days', first: date, last: date };
  return (await loadForecast(question, turn, dependencies, findNeeds(turn))).facts;
}

/** How nice a day is depends on its hours, as its text does. */
function findNeeds({ slots }: ResolvedTurn): { needsHours: boolean } {
  return { needsHours: findDirection(slots)?.of === 'weather' };
}

/** The compared day; of several, the one that is told: the coldest if it is to get colder, else the last. */
async function loadCompared(
  question: AnswerableQuery,
  than: LocalDate,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<DayFacts> {
  const asked = findDays(question, turn.calendar);
  const first = asked.first === than ? addDays(than, 1) : asked.first;
  if (first >= asked.last) {
    return loadDay(findComparedDay(question, than, turn), turn, dependencies);
  }
  const days: AnswerableQuery = { kind: 'days', first, last: asked.last };
  const { facts } = await loadForecast(days, turn, dependencies, { needsHours: false });
  const told = chooseTold(facts.ranges, parseDirection(turn.slots));
  return { ...facts, ranges: told ? [told] : [] };
}

function chooseTold(ranges: DayFacts['ranges'], question: ComparisonQuestion | null) {
  if (question === null) return ranges.at(-1);
  const sign = question === 'warmer' || question === 'notWarmer' ? 1 : -1;
  return findHighestRange(ranges, ({ entry }) => {
    const max = getHigh(entry.temperature);
    return max === null ? null : sign * max;
  })?.range;
}

/** Without the place, which the first side has named. */
function nameOnce(facts: DayFacts): DayFacts {
  return { ...facts, audience: { ...facts.audience, place: null } };
}

/** A day that was not said, or is the one that it is compared with, is the day after that. */
function findComparedDay(
  question: AnswerableQuery,
  than: LocalDate,
  { calendar }: ResolvedTurn,
): LocalDate {
  const day = findLastDay(question, calendar);
  return day === than ? addDays(than, 1) : day;
}

/** "Which day is warmer?" is told of the one that is; "is Sunday warmer?" of Sunday. */
function compareTemperatures(
  plan: typeof planWhich,
  [facts, other]: [DayFacts, DayFacts],
  { slots }: ResolvedTurn,
): AnswerPlan {
  const [compared, reference] = [facts.ranges[0], other.ranges[0]];
  if (!compared || !reference) return NO_DATA_PLAN;
  const { audience } = facts;
  if (plan === planIsMore) {
    return planComparison({ reference, compared, question: parseDirection(slots), audience });
  }
  const [value, than] = [compared, reference].map(({ entry }) => getHigh(entry.temperature) ?? 0);
  const asked = parseDirection(slots);
  const isOther =
    slots.date !== undefined &&
    slots.otherDate !== undefined &&
    (asked === 'colder' ? (value ?? 0) > (than ?? 0) : (value ?? 0) < (than ?? 0));
  const ordered = isOther ? { reference: compared, compared: reference } : { reference, compared };
  return planComparison({ ...ordered, question: null, audience });
}

/** The ids of the slot type Trend, and those of Direction that are about warmth. */
const QUESTIONS: Readonly<Record<string, ComparisonQuestion>> = {
  WARMER: 'warmer',
  COLDER: 'colder',
  NOT_WARMER: 'notWarmer',
  NOT_COLDER: 'notColder',
};

export function parseDirection({ trend, direction }: SpokenSlots): ComparisonQuestion | null {
  return QUESTIONS[trend ?? direction ?? ''] ?? null;
}

/** "Is it warmer in Munich than in Berlin?" */
export const comparePlacesTopic = createPlacesTopic(planComparePlaces);

/** "Where is it windier, in Munich or in Berlin?" */
export const whichPlaceTopic = createPlacesTopic(planWhich);

function createPlacesTopic(plan: typeof planWhich): Topic {
  return {
    async answer(turn, dependencies) {
      const { phrases, locale, slots } = turn;
      const place = await findOtherPlace(turn, dependencies);
      if (!place) return { speech: explainUnknownOther(turn) };
      const direction = findDirection(slots);
      if (!direction) return tellBoth([turn, moveTo(place, turn)], dependencies);
      // Only these are of this moment if no time is said.
      const isOfNow = direction.of === 'temperature' || direction.of === 'wind';
      const parse = isOfNow ? parseQueryOrNow : parseForecastQuery;
      const sides = [turn, moveTo(place, turn)];
      const questions = sides.map(({ calendar }) => parse(slots, calendar));
      const unanswerable = questions.find((question) => question.kind === 'unanswerable');
      if (unanswerable) return explainUnanswerable(unanswerable, turn);
      const [facts, other] = await Promise.all(
        sides.map(async (side, at) => {
          const question = questions[at];
          if (!question || question.kind === 'unanswerable') return undefined;
          return (await loadForecast(question, side, dependencies, findNeeds(turn))).facts;
        }),
      );
      if (!facts || !other) return phrases.notUnderstood;
      const { units } = locale;
      const answer = plan({ ...direction, facts, other, by: 'place', units });
      const title = phrases.cardTitle(requirePlace(turn).name);
      return { speech: renderAnswer(answer, locale), title };
    },
  };
}

/** "Compare the weather in Dallas and Houston": the weather of one, and of the other. */
async function tellBoth(
  sides: readonly ResolvedTurn[],
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const told = await Promise.all(
    sides.map(async (side) => weatherTopic.answer(side, dependencies)),
  );
  const speech = told.map((reply) => reply.speech).join(' ');
  return { ...told[0], screen: undefined, speech };
}
