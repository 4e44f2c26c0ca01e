import type { AnswerableQuery, Calendar, ForecastQuery } from '../src/slots/query.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import type { Prompt } from '../src/languages/types.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { addDays, type LocalDate } from '../src/time/local-time.ts';
import { HOUR_MS } from '../src/time/units.ts';
import { computeNoonSunAltitude, computeSunTimes, DAY_PART_HOURS } from '../src/weather/periods.ts';
import { ADVICE_SUBJECTS, type AdviceSubject, type AnswerPlan } from '../src/wording/plan/plan.ts';
import {
  isOutdoorActivity,
  isOver,
  planAdvice,
  planNextDay,
  planBestHours,
} from '../src/wording/plan/questions/activities.ts';
import { planBetterTime } from '../src/wording/plan/questions/activity-advice.ts';
import {
  ACTIVITIES,
  type Activity,
  type OutdoorActivity,
} from '../src/wording/plan/questions/activity-table.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { planClothes, planJacket } from '../src/wording/plan/questions/clothes.ts';
import { EXCESSES, planExcess } from '../src/wording/plan/questions/thresholds.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { createScreenContent, loadForecast } from './support/forecast.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import { pickChosenTime } from './support/asked-time.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
  type TopicReply,
  type TurnContext,
} from './support/turn-context.ts';

/** "Do I need a jacket?" */
export const jacketTopic = createForecastTopic({
  plan: (facts, { slots }) => tellReason(planJacket(facts), slots),
  needsHours: true,
});

/** "What should I wear?" */
export const clothesTopic = createForecastTopic({
  plan: (facts, { slots }) => tellReason(planClothes(facts), slots),
  needsHours: true,
});

/** "Do I need an umbrella?" */
export const umbrellaTopic = createAdviceTopic('umbrella');

/** "Can I hang out the washing?" */
export const laundryTopic = createAdviceTopic('laundry');

/** "Can we have a barbecue tonight?" */
export const barbecueTopic = createAdviceTopic('barbecue');

/** "Can I go by bike?" */
export const bicycleTopic = createAdviceTopic('bicycle');

/** "Will I have to scrape the windscreen tomorrow?" */
export const scrapingTopic: Topic = {
  ...createAdviceTopic('scraping'),
  // Who scrapes drives in the morning; what is left of today is asked as it is.
  completeTime: (slots, { here }) =>
    slots.date === here.date ? slots : withPartOfDay(slots, 'MO'),
};

/** "Can I wear shorts?", "Is it too hot for running?": the activity is a slot. */
export const adviceTopic: Topic = {
  refuse: refuseUnknownActivity,
  completeTime: (slots) => (slots.activity === 'camping' ? withPartOfDay(slots, 'NI') : slots),
  answer: (turn, dependencies) => answerActivity(selectPlan(turn), turn, dependencies),
};

/** Of a day without a time of day, the part that is meant. */
function withPartOfDay(slots: SpokenSlots, dayPart: 'MO' | 'NI'): SpokenSlots {
  const { date, untilDate, time, dayPart: said } = slots;
  const isWholeDay = date !== undefined && (untilDate ?? time ?? said) === undefined;
  return isWholeDay ? { ...slots, dayPart } : slots;
}

/** "Can I go running?" or "Is it too hot for running?" */
function selectPlan({ slots }: ResolvedTurn): typeof planAdvice {
  const excess = EXCESSES.find((one) => one.toUpperCase() === slots.excess);
  return excess === undefined ? planAdvice : (subject, facts) => planExcess(excess, subject, facts);
}

/** "When should I go running?" */
export const bestHoursTopic: Topic = {
  refuse: refuseUnknownActivity,
  answer: (turn, dependencies) => answerActivity(planWhen, turn, dependencies),
};

/** Of what nobody plans by the hour, whether it is needed. */
function planWhen(subject: AdviceSubject, facts: AnswerFacts): AnswerPlan {
  return isOutdoorActivity(subject) ? planBestHours(subject, facts) : planAdvice(subject, facts);
}

function createAdviceTopic(subject: AdviceSubject): Topic {
  return {
    answer: (turn, dependencies) => answerAdvice(subject, selectPlan(turn), turn, dependencies),
  };
}

function refuseUnknownActivity(
  { activity }: SpokenSlots,
  { phrases }: TurnContext,
): Prompt | undefined {
  return findSubject(activity) ? undefined : phrases.notUnderstood;
}

function findSubject(activity: string | undefined): AdviceSubject | undefined {
  return ADVICE_SUBJECTS.find((subject) => subject === activity);
}

async function answerActivity(
  plan: typeof planAdvice,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const subject = findSubject(turn.slots.activity);
  if (!subject) return turn.phrases.notUnderstood;
  return answerAdvice(subject, plan, turn, dependencies);
}

async function answerAdvice(
  subject: AdviceSubject,
  plan: typeof planAdvice,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const { slots, calendar, phrases, locale } = turn;
  if (isOutdoorActivity(subject) && comparesTimes(slots)) {
    return compareTimes(subject, turn, dependencies);
  }
  const question = parseOutdoorQuery(slots, calendar);
  const { name, latitude, longitude } = requirePlace(turn);
  if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
  const options = { needsHours: true };
  const following = findFollowingDay(subject, question, turn);
  const [forecast, next] = await Promise.all([
    loadForecast(question, turn, dependencies, options),
    // Without the next day the answer is about the asked one alone.
    following && loadForecast(following, turn, dependencies, options).catch(() => undefined),
  ]);
  const date = forecast.facts.ranges[0]?.entry.date ?? calendar.here.date;
  const answer = plan(subject, {
    ...forecast.facts,
    next: next?.facts.ranges[0],
    sunAltitude: computeNoonSunAltitude(date, latitude, longitude),
  });
  const later =
    next && isOver(answer) && isOutdoorActivity(subject)
      ? planLater(subject, plan, next.facts)
      : [];
  const told = slots.either === undefined ? answer : answer.map(toChoice);
  const speech = renderAnswer(tellReason([...told, ...later], slots), locale);
  const title = phrases.cardTitle(name);
  return { speech, title, screen: await createScreenContent(forecast, speech, turn) };
}

/** An hour beyond the hourly forecast is asked as its part of the day. */
function parseOutdoorQuery(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  const question = parseForecastQuery(slots, calendar);
  const hour = Number(slots.time?.split(':')[0]);
  const isBeyondHours = question.kind === 'unanswerable' && question.reason === 'beyondHours';
  const part = isBeyondHours ? findPartOfHour(hour) : undefined;
  if (part === undefined) return question;
  return parseForecastQuery(
    { ...slots, time: undefined, untilTime: undefined, dayPart: part },
    calendar,
  );
}

function findPartOfHour(hour: number): 'MO' | 'AF' | 'EV' | undefined {
  const { morning, afternoon, evening } = DAY_PART_HOURS;
  if (hour >= morning.from && hour < morning.to) return 'MO';
  if (hour >= afternoon.from && hour < afternoon.to) return 'AF';
  return hour >= evening.from ? 'EV' : undefined;
}

function comparesTimes({ direction, otherDate, otherDayPart }: SpokenSlots): boolean {
  return otherDayPart !== undefined || (direction !== undefined && otherDate !== undefined);
}

/** "Is Sunday better?" after advice for another day, "rather in the morning or in the afternoon?" */
async function compareTimes(
  subject: OutdoorActivity,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const { slots, calendar, phrases, locale } = turn;
  const { otherDate, otherDayPart, ...said } = slots;
  const second =
    otherDayPart === undefined ? { date: otherDate } : { ...said, dayPart: otherDayPart };
  const load = async (asked: SpokenSlots) => {
    const question = parseForecastQuery(asked, calendar);
    if (question.kind === 'unanswerable') return question;
    const ofTime = { ...turn, slots: asked };
    return (await loadForecast(question, ofTime, dependencies, { needsHours: true })).facts;
  };
  const [facts, other] = await Promise.all([load(said), load(second)]);
  if ('kind' in facts) return explainUnanswerable(facts, turn);
  if ('kind' in other) return explainUnanswerable(other, turn);
  const better = planBetterTime(ACTIVITIES[subject], {
    facts,
    other: { ...other, audience: { ...other.audience, place: null } },
    is: slots.direction === 'WORSE' ? 'less' : 'more',
    asks: otherDayPart !== undefined || slots.detail === 'WHICH_DAY' ? 'which' : 'whether',
  });
  const plan = slots.detail === 'REASON' ? better.slice(1) : better;
  const title = phrases.cardTitle(requirePlace(turn).name);
  const chosen = otherDayPart === undefined ? undefined : pickChosenTime(better);
  return { speech: renderAnswer(plan, locale), title, ...(chosen && { chosen }) };
}

/** "Why?" after an advice: what it was given for. */
function tellReason(plan: AnswerPlan, { detail }: SpokenSlots): AnswerPlan {
  const [first] = plan;
  if (detail !== 'REASON' || (first?.kind !== 'advice' && first?.kind !== 'verdict')) return plan;
  const { opening, finding } = first;
  return [{ kind: 'verdict', answer: null, opening, finding }];
}

/** "Bike or train?" is no question for yes or no. */
function toChoice(statement: AnswerPlan[number]): AnswerPlan[number] {
  return statement.kind === 'advice' ? { ...statement, isChoice: true } : statement;
}

function planLater(
  subject: Parameters<typeof planNextDay>[0],
  plan: typeof planAdvice,
  facts: AnswerFacts,
): AnswerPlan {
  if (plan === planAdvice) return planNextDay(subject, facts);
  return plan(subject, { ...facts, audience: { ...facts.audience, place: null } });
}

/** The day after a single one, for an activity that needs it dry, and for today once its hours are over. */
function findFollowingDay(
  subject: AdviceSubject,
  question: AnswerableQuery,
  turn: ResolvedTurn,
): AnswerableQuery | undefined {
  if (!isOutdoorActivity(subject)) return undefined;
  const day = findSingleDay(question);
  const activity: Activity = ACTIVITIES[subject];
  const isToday = day === turn.calendar.here.date;
  if (day === undefined || !(activity.dryAfter ?? (isToday && isLate(activity, turn)))) {
    return undefined;
  }
  const next = addDays(day, 1);
  return { kind: 'days', first: next, last: next };
}

function findSingleDay(question: AnswerableQuery): LocalDate | undefined {
  if (question.kind === 'dayPart') return question.date;
  return question.kind === 'days' && question.first === question.last ? question.first : undefined;
}

/** Whether too few hours are left of today, or of its light. */
function isLate({ hours, lasts, needsLight }: Activity, turn: ResolvedTurn): boolean {
  const { here, timeZone, now } = turn.calendar;
  const { latitude, longitude } = requirePlace(turn);
  const needed = lasts === 'all' ? 1 : lasts;
  const until = typeof hours === 'string' ? DAY_PART_HOURS[hours].to : hours[1];
  if (here.hour + needed > until) return true;
  const { sunset } = computeSunTimes(here.date, latitude, longitude, timeZone);
  // An hour in which the sun sets is not counted.
  const light = typeof sunset === 'number' ? sunset - HOUR_MS : Infinity;
  return needsLight && (sunset === 'alwaysDown' || now + (needed - 1) * HOUR_MS > light);
}
