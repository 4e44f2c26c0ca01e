import type { ActiveWarningsResponse } from '../src/contract/public/warnings.ts';
import { isForeignRefusal } from '../src/client/errors.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { createPlanContext } from '../src/speech/spoken-answer.ts';
import { planActiveWarnings, type TimeSpan } from '../src/wording/plan/official-warning.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { hasScreen } from '../src/speech/device.ts';
import type { ScreenContent } from '../src/speech/screen/content.ts';
import { loadScreenContent } from './support/forecast.ts';
import { loadActiveWarnings } from './support/spoken-warnings.ts';
import { resolveAskedTime } from './support/asked-time.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
} from './support/turn-context.ts';

/** A day that is asked for begins then: a warning of its night is one of it. */
const MIDNIGHT = 0;

/** "Are there any warnings?" Without a time: all that are in force or announced. */
export const warningsTopic: Topic = {
  async answer(turn, dependencies) {
    const { slots, calendar, phrases, locale } = turn;
    const place = requirePlace(turn);
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const { audience, timeZone, now } = createPlanContext(question, slots, place.name, calendar);
    const title = phrases.cardTitle(place.name);
    try {
      const body = await loadActiveWarnings(turn, dependencies);
      if (!body) {
        const plan = [{ kind: 'reading', form: 'noWarningService', place: place.name }] as const;
        return { speech: renderAnswer([...plan], locale), title };
      }
      const asked = hasTimeSlot(slots)
        ? resolveAskedTime(question, calendar, audience, MIDNIGHT)
        : null;
      const planned = planActiveWarnings({ body, asked, audience, timeZone, now });
      const plan = slots.whether === undefined ? planned : planned.map(answerWhether);
      const speech = renderAnswer(plan, locale);
      const screen = await createWarningsScreen(
        body,
        asked ?? { from: now, to: Infinity },
        speech,
        turn,
      );
      return { speech, title, screen };
    } catch (error) {
      if (!isForeignRefusal(error)) throw error;
      return phrases.unsupported;
    }
  },
};

/** "Is there a warning?": yes or no, and how many. */
function answerWhether(statement: AnswerPlan[number]): AnswerPlan[number] {
  if (statement.kind !== 'reading' || statement.form !== 'warningCount') return statement;
  return { ...statement, answer: statement.count > 0 ? 'yes' : 'no' };
}

/** Undefined for devices without a screen. */
async function createWarningsScreen(
  body: ActiveWarningsResponse,
  span: TimeSpan,
  text: string,
  turn: ResolvedTurn,
): Promise<ScreenContent | undefined> {
  if (!hasScreen(turn.input.requestEnvelope)) return undefined;
  const { createWarningsContent } = await loadScreenContent();
  const { locale, calendar } = turn;
  const title = requirePlace(turn).name;
  return createWarningsContent(body, span, { title, text, timeZone: calendar.timeZone, locale });
}
