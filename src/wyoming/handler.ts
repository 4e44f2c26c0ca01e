import type { Logger } from 'pino';
import * as z from 'zod';
import { describeIssue } from '../contract/problem.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import { listUnderstoodLocales } from '../understanding/lexicons.ts';
import type { WyomingEvent } from './protocol.ts';
import type { AnswerEvent } from './server.ts';
import type { Talk } from './talk.ts';

export interface EventAnswersOptions {
  talk: Talk;
  log: Logger;
  program: ProgramDescription;
  chooseLocale: ChooseLocale;
}

/** What `info` says of the program. */
export interface ProgramDescription {
  description: string;
  version: string;
  /** Where its data are from. */
  attribution: { name: string; url: string };
}

/** The locale for the language of a sentence; undefined if the skill does not speak it. */
export type ChooseLocale = (language: string | undefined) => string | undefined;

/** The name of the conversation agent in Home Assistant. */
export const PROGRAM_NAME = 'Weather Voice';

/** Ids of Home Assistant have 26 or 32 characters. */
const Id = z.string().min(1).max(200).nullish();

const Sentence = z.object({
  text: z.string(),
  language: z.string().max(35).nullish(),
  context: z
    .looseObject({ conversation_id: Id, device_id: Id, satellite_id: Id })
    .nullish()
    .transform((context) => context ?? undefined),
});

/** Answers the events of clients; those that are not for us, such as audio, get no answer. */
export function createEventAnswers({
  talk,
  log,
  program,
  chooseLocale,
}: EventAnswersOptions): AnswerEvent {
  const info = { type: 'info', data: createInfo(program) };

  return async ({ type, data }) => {
    switch (type) {
      case 'describe':
        return [info];
      case 'ping':
        return [
          { type: 'pong', data: typeof data['text'] === 'string' ? { text: data['text'] } : {} },
        ];
      case 'transcript':
      case 'recognize':
        return answerSentence(type, data);
      default:
        return [];
    }
  };

  async function answerSentence(type: string, data: WyomingEvent['data']): Promise<WyomingEvent[]> {
    const parsed = Sentence.safeParse(data, { error: describeIssue });
    if (!parsed.success) return [createError('invalid-data', `${type} ${explain(parsed.error)}`)];
    const { text, language, context } = parsed.data;
    const locale = chooseLocale(language ?? undefined);
    if (locale === undefined) {
      const known = listLanguages().join(', ');
      return [createError('unsupported-language', `The language must be one of ${known}`)];
    }
    const { conversation_id, device_id, satellite_id } = context ?? {};
    try {
      const reply = await talk({
        text,
        locale,
        conversation: conversation_id ?? undefined,
        speaker: satellite_id ?? device_id ?? undefined,
      });
      const heard = context && { context };
      if (reply.isUnderstood) return createHandled(reply.text, locale, heard);
      return [{ type: 'not-handled', data: { text: reply.text, ...heard } }];
    } catch (error) {
      log.error({ err: error }, 'A sentence of a speaker was not answered');
      return [createError('internal', 'The sentence could not be answered')];
    }
  }
}

function explain({ issues: [issue] }: z.ZodError): string {
  return [...(issue?.path ?? []), issue?.message ?? 'is invalid'].join(' ');
}

function createError(code: string, sentence: string): WyomingEvent {
  return { type: 'error', data: { text: `${sentence}.`, code } };
}

/** The answer, and before and after it the same in sentences, for clients that speak the first before the last is there. */
function createHandled(
  text: string,
  locale: string,
  heard: { context: object } | undefined,
): WyomingEvent[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const chunks = Array.from(sentences, ({ segment }) => segment);
  return [
    { type: 'handled-start', data: { ...heard } },
    ...chunks.map((chunk) => ({ type: 'handled-chunk', data: { text: chunk } })),
    { type: 'handled', data: { text, ...heard } },
    { type: 'handled-stop', data: {} },
  ];
}

/** One program that handles sentences, and nothing that hears or speaks. */
function createInfo({ attribution, description, version }: ProgramDescription) {
  const artifact = {
    name: PROGRAM_NAME,
    attribution,
    installed: true,
    description,
    version,
  };
  const program = {
    ...artifact,
    models: [{ ...artifact, languages: listLanguages() }],
    supports_handled_streaming: true,
    supports_home_control: false,
  };
  return { asr: [], tts: [], wake: [], handle: [program], intent: [], mic: [], snd: [] };
}

/** Bare ones for whoever has the usual variant, and the locales for the others. */
function listLanguages(): string[] {
  const locales = listUnderstoodLocales();
  return [...new Set(locales.map(languageSubtag)), ...locales];
}

/** Languages whose usual variant, far from the countries that speak them, is not the first. */
const USUAL_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/**
 * Chooses among the locales of the skill: the one that is named, else that of the settings, of the home's country, or
 * the usual one of the language.
 *
 * @param configured the first is for sentences that name no language
 * @param country of the home, ISO 3166-1 alpha-2
 */
export function createLocaleChoice(configured: readonly string[], country: string): ChooseLocale {
  const known = listUnderstoodLocales();
  return (named) => {
    if (named === undefined) return configured[0] ?? findSpokenIn(known, country);
    const [language = '', region] = named.split(/[-_]/);
    const bare = language.toLowerCase();
    const candidates = [
      `${bare}-${region?.toUpperCase()}`,
      ...configured,
      `${bare}-${country}`,
      USUAL_LOCALES[bare],
      ...known,
    ];
    return candidates.find(
      (locale) => locale !== undefined && languageSubtag(locale) === bare && known.includes(locale),
    );
  };
}

/** The first locale of a country, else of all. */
function findSpokenIn(known: readonly string[], country: string): string | undefined {
  return known.find((locale) => locale.endsWith(`-${country}`)) ?? known[0];
}
