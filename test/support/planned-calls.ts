import { pino } from 'pino';
import { expect, it } from 'vitest';
import { UpstreamUnreachable } from '../../src/client/errors.ts';
import { buildSkill } from '../../src/app/skill.ts';
import type { WeatherCall } from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { germanPhrases } from '../../src/languages/de/phrases.ts';
import { questionRequest, type QuestionIntent } from './alexa-requests.ts';
import { readResponse } from './spoken-response.ts';
import { BERLIN, BRISBANE, gazetteerWith, LOS_ANGELES } from './places.ts';
import { UNHURRIED } from './limits.ts';

const PLACE_PARAMETERS = new Set(['latitude', 'longitude', 'location']);

/** From which day on to ask. */
const BEYOND_REACH = /reicht die Vorhersage noch nicht\. Frag mich ab/;

type Row = [said: string, slots: SpokenSlots, ...requested: string[]];

/** Tests rows of an utterance, its Alexa slots, and the expected calls. */
export function itCallsFromBerlin(
  at: string,
  rows: Row[],
  intent: QuestionIntent = 'WeatherIntent',
): void {
  it.each(rows)('%s %j', async (_said, slots, ...requested) => {
    expect(await listCalls(slots, at, intent)).toEqual(requested);
  });
}

/**
 * What the skill asks the weather service for on a device in Berlin, short: each call as operation
 * and digits (`forecastDays datefrom=20261118`), or why it asks nothing (`says: past`).
 */
export async function listCalls(
  slots: SpokenSlots,
  at: string,
  intent: QuestionIntent = 'WeatherIntent',
): Promise<string[]> {
  const calls: WeatherCall[] = [];
  const skill = buildSkill({
    client: { call: async () => Promise.reject(new UpstreamUnreachable('nobody is there')) },
    gazetteer: gazetteerWith(BERLIN, LOS_ANGELES, BRISBANE),
    clock: () => new Date(at),
    postcodes: async () => undefined,
    deviceSettings: async () => ({}),
    defaultPlace: () => BERLIN,
    log: pino({ level: 'silent' }),
    timeouts: UNHURRIED.turnTimeouts,
    observe: (turn) => calls.push(...turn.calls),
  });
  const { speech } = readResponse(await skill.invoke(questionRequest(intent, slots, { at })));
  const reason = Object.entries(germanPhrases.unanswerable).find(
    ([, sentence]) => sentence === speech,
  );
  if (BEYOND_REACH.test(speech ?? '')) return ['says: beyondDays'];
  return reason ? [`says: ${reason[0]}`] : calls.map(short);
}

function short({ operation, parameters }: WeatherCall): string {
  const digits = Object.entries(parameters).filter(([name]) => !PLACE_PARAMETERS.has(name));
  return [operation, ...digits.map((pair) => pair.join('='))].join(' ');
}
