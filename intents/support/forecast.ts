import type { Collaborators } from '../../src/collaborators.ts';
import type { HourlyEntry } from '../../src/contract/voice-text/forecast.ts';
import { callsFor, type ForecastCall } from '../../src/slots/calls.ts';
import { hoursWithin } from '../../src/slots/hours-within.ts';
import { isFarthest } from '../../src/slots/days.ts';
import type { Question, Unanswerable } from '../../src/slots/question.ts';
import { askedOf } from '../../src/speech/asked.ts';
import { hasScreen } from '../../src/speech/screen/render.ts';
import { spokenAnswer } from '../../src/speech/spoken-answer.ts';
import type { LocalDate } from '../../src/weather/local-time.ts';
import { stretchesOf, withHours } from '../../src/wording/plan/questions/stretches.ts';
import type { Told } from '../../src/wording/plan/questions/told.ts';
import { placeOf, type Asked } from './topic.ts';
import { lastDayOf, withinReach } from './within-reach.ts';

/** What the weather service says to a question. */
export interface Forecast {
  /** The operations' own texts, or the same made from their fields. */
  text: string;
  told: Told;
  source: string | undefined;
}

type Answerable = Exclude<Question, Unanswerable>;

export interface Wanted {
  /** Whether the hours behind days and their parts are wanted, too. */
  byTheHour: boolean;
  /** Whether the text names the place, as it does where nothing is said: a text of several says it once. */
  isNamed?: boolean;
}

export async function askForecast(
  question: Answerable,
  asked: Asked,
  { client }: Collaborators,
  { byTheHour, isNamed = true }: Wanted,
): Promise<Forecast> {
  const { tag, slots, calendar, signal, calling, endsAt } = asked;
  const place = placeOf(asked);
  const about = askedOf(question, slots, isNamed ? place.name : null, calendar);
  const calls = callsFor(question, place);
  const wantsHours = byTheHour || hasScreen(asked.input.requestEnvelope);
  const hours = wantsHours ? hoursWithin(question, calendar) : undefined;
  const hourCalls = hours ? callsFor(hours, place) : [];
  calling([...calls, ...hourCalls]);
  if (question.kind === 'days' && isFarthest(question, calendar)) endsAt(question.last);

  const options = { language: tag, signal };
  const ask = async ({ operation, parameters }: ForecastCall) => {
    const answered = await client.call(operation, parameters, options);
    // An answer of earlier is told as it was told then.
    const toldAt = about.now - (answered.age ?? 0);
    return {
      text: spokenAnswer(operation, answered, asked, { ...about, now: toldAt }),
      stretches: stretchesOf(operation, answered.body, about),
      source: answered.body.source,
      days: 'summary' in answered.body ? answered.body.summary.map(({ date }) => date) : [],
    };
  };
  const tell = async (call: ForecastCall) => {
    const { told, last } = await withinReach(call, ask);
    const end = last ?? endOfShorter(told.days, call);
    if (end !== undefined) endsAt(end);
    return told;
  };
  const hourly = async (): Promise<HourlyEntry[]> => {
    const [call] = hourCalls;
    if (call?.operation !== 'forecastHours') return [];
    // Without its hours a day is still told as a whole.
    const answered = await client
      .call(call.operation, call.parameters, options)
      .catch(() => undefined);
    return answered?.body.hourly ?? [];
  };
  const [tellings, entries] = await Promise.all([Promise.all(calls.map(tell)), hourly()]);
  const stretches = withHours(
    tellings.flatMap((telling) => telling.stretches),
    entries,
  );
  const { audience, timeZone, now } = about;
  return {
    text: tellings.map(({ text }) => text).join(' '),
    told: { stretches, audience, timeZone, now },
    source: tellings[0]?.source,
  };
}

/** The last of the days that were told, where they are fewer than those of the call: some services cut what they lack. */
function endOfShorter(days: readonly LocalDate[], call: ForecastCall): LocalDate | undefined {
  const [told, wanted] = [days.at(-1), lastDayOf(call)];
  return told !== undefined && wanted !== undefined && told < wanted ? told : undefined;
}
