import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { createPlanContext } from '../src/speech/spoken-answer.ts';
import type { AnswerableQuery } from '../src/slots/query.ts';
import type { LocalDate } from '../src/time/local-time.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import type { Audience } from '../src/wording/plan/statement.ts';
import type { Place } from '../src/place/place.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { explainUnanswerable, requirePlace, type Topic } from './support/turn-context.ts';

/** What an answer about the moon is computed from, without a call. */
interface MoonQuestion {
  date: LocalDate;
  today: LocalDate;
  place: Place;
  audience: Audience;
  timeZone: string;
  now: number;
  /** Whether the question names a single day, as in "is there a full moon tonight". */
  namesDay: boolean;
}

/** The ephemeris is large and seldom asked for. */
const loadMoon = async () => import('../src/wording/plan/questions/moon.ts');
type Moon = Awaited<ReturnType<typeof loadMoon>>;

/** "What phase is the moon in?" */
export const moonPhaseTopic = createMoonTopic((moon, question, { tendency }) =>
  tendency === undefined
    ? moon.planMoonPhase(question)
    : moon.planMoonTendency(tendency === 'RISING', question),
);

/** "When is the next full moon?" */
export const fullMoonTopic = createMoonTopic((moon, question) =>
  planMoonOfKind('full', moon, question),
);

/** "When is the next new moon?" */
export const newMoonTopic = createMoonTopic((moon, question) =>
  planMoonOfKind('new', moon, question),
);

/** "When does the moon rise?" */
export const moonriseTopic = createMoonTopic((moon, question) =>
  moon.planMoonTime('moonrise', { ...question, ...question.place }),
);

/** "When does the moon set?" */
export const moonsetTopic = createMoonTopic((moon, question) =>
  moon.planMoonTime('moonset', { ...question, ...question.place }),
);

function planMoonOfKind(of: 'full' | 'new', moon: Moon, question: MoonQuestion): AnswerPlan {
  return question.namesDay ? moon.planMoonCheck(of, question) : moon.planNextMoon(of, question);
}

function createMoonTopic(
  plan: (moon: Moon, question: MoonQuestion, slots: SpokenSlots) => AnswerPlan,
): Topic {
  return {
    async answer(turn) {
      const { slots, calendar, phrases, locale, recordCalls } = turn;
      const question = parseForecastQuery(slots, calendar);
      if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
      recordCalls([]);
      const place = requirePlace(turn);
      const context = createPlanContext(question, slots, place.name, calendar);
      const { audience, timeZone, now } = context;
      const today = calendar.here.date;
      const date = findDate(question) ?? today;
      const asksForDay = hasTimeSlot(slots) || slots.whether !== undefined;
      const namesDay = asksForDay && isOneDay(question);
      const asked = { date, today, place, audience, timeZone, now, namesDay };
      const spoken = plan(await loadMoon(), asked, slots);
      return { speech: renderAnswer(spoken, locale), title: phrases.cardTitle(place.name) };
    },
  };
}

function isOneDay(question: AnswerableQuery): boolean {
  if (question.kind === 'days') return question.first === question.last;
  return question.kind === 'now' || question.kind === 'dayPart';
}

/** The only or first day of a question. */
function findDate(question: AnswerableQuery): LocalDate | undefined {
  switch (question.kind) {
    case 'days':
      return question.first;
    case 'dayPart':
      return question.date;
    case 'hours':
      return question.from.date;
    default:
      return undefined;
  }
}
