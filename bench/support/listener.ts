import type { RequestEnvelope } from 'ask-sdk-model';
import type { Pool } from 'undici';
import * as z from 'zod';
import { createRequestEnvelope } from '../../src/simulator/envelope.ts';
import type { Place } from '../../src/place/place.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';

/** A user of the skill and their home. */
export interface Listener {
  id: string;
  locale: string;
  home: Place;
}

/** A received answer. */
export interface ReceivedAnswer {
  kind: 'answer' | 'aged' | 'apology' | 'lost' | 'silence';
  milliseconds: number;
}

const LOCALES = ['de-DE', 'en-US', 'en-GB', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL'];

/** Towns with the same name in all languages. */
const TOWNS = ['Kiel', 'Rostock', 'Erfurt', 'Kassel', 'Bochum', 'Chemnitz', 'Jena', 'Ulm', 'Bonn'];

/** Intents with their slots, from which a listener selects one. */
const QUESTIONS: [intent: string, slots: Record<string, string>][] = [
  ['WeatherIntent', {}],
  ['WeatherIntent', { date: 'tomorrow' }],
  ['WeatherIntent', { date: 'tomorrow', place: 'hamburg' }],
  ['RainIntent', {}],
  ['RainIntent', { date: 'tomorrow' }],
  ['TemperatureIntent', {}],
  ['WindIntent', {}],
  ['UmbrellaIntent', { date: 'tomorrow' }],
  ['NextRainIntent', {}],
  ['BestDayIntent', {}],
  ['PollenIntent', {}],
];

const Speech = z.object({
  response: z.object({ outputSpeech: z.object({ ssml: z.string().regex(/\p{L}/u) }) }),
});

export function listenersOf(count: number): Listener[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `listener-${i}`,
    locale: LOCALES[i % LOCALES.length] ?? 'de-DE',
    home: placeOf(TOWNS[i % TOWNS.length] ?? 'Ulm'),
  }));
}

/** Saves the home of the listener. */
export async function settle(listener: Listener, skill: Pool): Promise<ReceivedAnswer> {
  const { locale, home } = listener;
  const request = envelopeOf(listener, 'HomeIntent', { place: home.name.toLowerCase() });
  const sentence = selectPhrases(locale).home.remembered(home.name);
  return classifyAnswer(await say(request, skill), locale, (speech) => speech.includes(sentence));
}

/** Checks that the skill remembers the home. */
export async function askBack(listener: Listener, skill: Pool): Promise<ReceivedAnswer> {
  const { locale, home } = listener;
  const sentence = selectPhrases(locale).home.is(home.name);
  const answer = await say(envelopeOf(listener, 'WhichHomeIntent', {}), skill);
  return classifyAnswer(answer, locale, (speech) => speech.includes(sentence));
}

/** Asks each question once to warm up: loads modules and data. */
export async function warmUp(listener: Listener, skill: Pool): Promise<void> {
  for (const [intent, slots] of QUESTIONS) await say(envelopeOf(listener, intent, slots), skill);
}

/** Asks one question after the other until a time of `performance.now()`. */
export async function talk(
  listener: Listener,
  skill: Pool,
  until: number,
  record: (classifyAnswer: ReceivedAnswer) => void,
): Promise<void> {
  const first = Number(listener.id.split('-')[1]);
  for (let turn = first; performance.now() < until; turn++) {
    const [intent, slots] = QUESTIONS[turn % QUESTIONS.length] ?? ['WeatherIntent', {}];
    record(classifyAnswer(await say(envelopeOf(listener, intent, slots), skill), listener.locale));
  }
}

interface Said {
  speech: string | undefined;
  milliseconds: number;
}

async function say(request: RequestEnvelope, skill: Pool): Promise<Said> {
  const start = performance.now();
  try {
    const { body } = await skill.request({
      path: '/alexa',
      method: 'POST',
      body: JSON.stringify(request),
    });
    const parsed = Speech.safeParse(await body.json());
    const speech = parsed.data?.response.outputSpeech.ssml;
    return { speech, milliseconds: performance.now() - start };
  } catch {
    return { speech: undefined, milliseconds: performance.now() - start };
  }
}

function classifyAnswer(
  { speech, milliseconds }: Said,
  locale: string,
  isRight: (speech: string) => boolean = () => true,
): ReceivedAnswer {
  const { errors, age } = selectPhrases(locale);
  const [outage = ''] = age.staleAnswer('minutes').split(/(?<=\.) /);
  if (speech === undefined) return { kind: 'silence', milliseconds };
  if (Object.values(errors).some((sentence) => speech.includes(sentence))) {
    return { kind: 'apology', milliseconds };
  }
  if (!isRight(speech)) return { kind: 'lost', milliseconds };
  return { kind: speech.includes(outage) ? 'aged' : 'answer', milliseconds };
}

function envelopeOf(
  { id, locale, home }: Listener,
  intent: string,
  slots: Record<string, string>,
): RequestEnvelope {
  const now = new Date();
  const filled = Object.entries(slots).map(([name, value]) => [
    name,
    { name, confirmationStatus: 'NONE', value: value === 'tomorrow' ? dayAfter(now) : value },
  ]);
  return createRequestEnvelope({
    recognized: { intent, slots: Object.fromEntries(filled) },
    locale,
    now,
    device: { id, place: home, applicationId: 'bench', hasPosition: false },
    session: { id: `${id}-${now.getTime()}`, isNew: true, attributes: {} },
  });
}

function dayAfter(now: Date): string {
  return new Date(now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
}

function placeOf(name: string): Place {
  return {
    name,
    latitude: 51,
    longitude: 10,
    elevation: null,
    country: 'DE',
    timeZone: 'Europe/Berlin',
  };
}
