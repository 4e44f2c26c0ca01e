import type { Collaborators } from '../../src/collaborators.ts';
import { callsFor, type ForecastCall } from '../../src/slots/calls.ts';
import { lastForecastHour } from '../../src/slots/hours.ts';
import { askedOf } from '../../src/speech/asked.ts';
import type { TopicName } from '../../src/speech/topic-name.ts';
import { addDays } from '../../src/weather/local-time.ts';
import type { RainOutlook } from '../../src/wording/plan/questions/next-rain.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import { sayAnswer } from '../../src/wording/say.ts';
import { placeOf, type Asked, type Topic } from './topic.ts';
import { withinReach } from './within-reach.ts';

/** Days ahead from which on forecasts by the hour tell nothing, and to which those by the day reach. */
const DAYS_FROM = 3;
const DAYS_TO = 9;

/** A topic that looks ahead as far as any forecast reaches: radar, then hours, then days. */
export function rainOutlookTopic(
  name: TopicName,
  intent: string,
  plan: (outlook: RainOutlook) => AnswerPlan,
): Topic {
  return {
    name,
    intent,
    async answer(asked, collaborators) {
      const outlook = await lookAhead(asked, collaborators);
      const title = asked.phrases.cardTitle(placeOf(asked).name);
      return { speech: sayAnswer(plan(outlook), asked.locale), title };
    },
  };
}

async function lookAhead(asked: Asked, { client }: Collaborators): Promise<RainOutlook> {
  const { tag, slots, calendar, signal, calling } = asked;
  const { now, timeZone, here } = calendar;
  const place = placeOf(asked);
  const { audience } = askedOf({ kind: 'nextHour' }, slots, place.name, calendar);
  const to = lastForecastHour(calendar);
  const [soon] = callsFor({ kind: 'nextHour' }, place);
  const [byHour] = callsFor({ kind: 'hours', from: here, to }, place);
  const [first, last] = [addDays(here.date, DAYS_FROM), addDays(here.date, DAYS_TO)];
  const [byDay] = callsFor({ kind: 'days', first, last }, place);
  calling([soon, byHour, byDay].filter((call) => call !== undefined));

  const options = { language: tag, signal };
  const [nextHour, hours, days] = await Promise.all([
    // What only sharpens the answer, or lengthens it, may be missing.
    soon?.operation === 'precipitationNextHour'
      ? client.call(soon.operation, soon.parameters, options).catch(() => undefined)
      : undefined,
    byHour?.operation === 'forecastHours'
      ? client.call(byHour.operation, byHour.parameters, options)
      : undefined,
    byDay && summaryOf(byDay, asked, client).catch(() => undefined),
  ]);
  return {
    nextHour: nextHour?.body ?? null,
    hours: hours?.body.hourly ?? [],
    days: days ?? [],
    audience,
    timeZone,
    // What radar saw earlier is told as it was told then.
    now: now - (nextHour?.age ?? 0),
  };
}

/** The days that a call is for, as far as the forecast reaches: nobody named them. */
async function summaryOf(
  call: ForecastCall,
  { tag: language, signal }: Asked,
  client: Collaborators['client'],
): Promise<RainOutlook['days']> {
  const { told } = await withinReach(call, async ({ operation, parameters }) =>
    operation === 'forecastDays'
      ? (await client.call(operation, parameters, { language, signal })).body.summary
      : [],
  );
  return told;
}
