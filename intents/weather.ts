import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { loadForecast, createScreenContent } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type PlacedTurn,
  type Topic,
} from './support/turn-context.ts';
import { joinWords } from '../src/wording/grammar.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';

/** Only "will it be nice?" needs them. */
const loadVerdicts = async () =>
  Promise.all([
    import('../src/wording/plan/questions/verdict.ts'),
    import('../src/wording/plan/questions/best-day.ts'),
  ]);

/** "What's the weather tomorrow in Hamburg?" */
export const weatherTopic: Topic<PlacedTurn> = {
  async answer(turn, dependencies) {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const needsHours = slots.fine !== undefined;
    const needs = { needsHours, needsFacts: needsHours };
    const forecast = await loadForecast(question, turn, dependencies, needs);
    const { facts, text } = forecast;
    const speech = needsHours ? joinWords(await answerWhetherFine(facts, turn), text) : text;
    return {
      speech,
      title: phrases.cardTitle(requirePlace(turn).name),
      screen: await createScreenContent(forecast, speech, turn),
    };
  },
};

/** "Will the weather be nice?" Empty if nobody knows. */
async function answerWhetherFine(
  facts: AnswerFacts,
  { slots: { fine }, loadLocale, tag }: PlacedTurn,
): Promise<string> {
  const [{ findOpposite }, { judgeFine }] = await loadVerdicts();
  const { language } = await loadLocale();
  const isFine = judgeFine(facts);
  if (isFine === 'unknown') return '';
  const said = fine === 'BAD' && isFine !== 'partly' ? findOpposite(isFine) : isFine;
  const first = language.answers[said];
  return `${first.charAt(0).toLocaleUpperCase(tag)}${first.slice(1)}.`;
}
