import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { errors, request } from 'undici';
import * as z from 'zod';
import { SECOND_MS } from '../time/units.ts';

interface PostOptions {
  key: string | undefined;
  timeoutMs: number | undefined;
}

/**
 * Sends a request to the endpoint of a skill.
 *
 * @throws {Error} that says in one sentence why there is no response
 */
export async function postRequest(
  endpoint: string,
  envelope: RequestEnvelope,
  { key, timeoutMs }: PostOptions,
): Promise<ResponseEnvelope> {
  const { statusCode, text } = await receive(timeoutMs, async (signal) => {
    const { statusCode: status, body } = await request(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { 'x-api-key': key }),
      },
      body: JSON.stringify(envelope),
      signal,
    });
    return { statusCode: status, text: await body.text() };
  });
  if (statusCode !== 200) throw new Error(describeStatus(statusCode, text));
  return parseResponse(text);
}

/** Receives an answer, or throws an error that says in one sentence why there is none. */
async function receive<Answer>(
  timeoutMs: number | undefined,
  send: (signal: AbortSignal | null) => Promise<Answer>,
): Promise<Answer> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  try {
    return await send(signal);
  } catch (cause) {
    throw new Error(describeFailure(cause, timeoutMs), { cause });
  }
}

function describeFailure(cause: unknown, timeoutMs: number | undefined): string {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  if (isTimeout && timeoutMs !== undefined) {
    return `The skill did not answer within ${timeoutMs / SECOND_MS} seconds`;
  }
  if (cause instanceof errors.SocketError) return 'The skill closed the connection';
  const { code } = SystemErrorSchema.safeParse(cause).data ?? {};
  if (code === 'ECONNREFUSED') return 'Nothing listens at the address of the skill';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host of the skill is unknown';
  return `The skill cannot be reached${code === undefined ? '' : ` (${code})`}`;
}

const SystemErrorSchema = z.object({ code: z.string() });

/** With these, an endpoint refuses a request that Alexa has not signed, or that is for another skill. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403]);

function describeStatus(status: number, text: string): string {
  const { detail } = parseJson(text, ProblemSchema) ?? {};
  const said = `The skill returned status ${status}${detail === undefined ? '' : `: ${detail}`}`;
  if (!REFUSED_STATUSES.has(status)) return said;
  return `${said.replace(/\.$/, '')}; it may take only requests that Alexa has signed, which cannot be made here, or only those for its own skill, whose id ALEXA_SKILL_ID sets`;
}

const ProblemSchema = z.object({ detail: z.string() });

function parseResponse(text: string): ResponseEnvelope {
  const envelope = parseJson(text, z.custom<ResponseEnvelope>(isResponseEnvelope));
  if (envelope) return envelope;
  const { errorMessage } = parseJson(text, FunctionErrorSchema) ?? {};
  throw new Error(
    errorMessage === undefined
      ? 'The skill returned status 200 without a response of a skill in JSON'
      : `The function of the skill failed: ${errorMessage}`,
  );
}

/** What AWS Lambda returns, with the status 200, for a function that throws. */
const FunctionErrorSchema = z.object({ errorMessage: z.string() });

/** Skills in some languages write null for what is absent. */
const SpeechSchema = z
  .union([
    z.object({ type: z.literal('PlainText'), text: z.string() }),
    z.object({ type: z.literal('SSML'), ssml: z.string() }),
  ])
  .nullish();

/** What a turn reads of a response. */
const ResponseSchema = z.object({
  response: z.object({
    outputSpeech: SpeechSchema,
    reprompt: z.object({ outputSpeech: SpeechSchema }).nullish(),
  }),
});

function isResponseEnvelope(value: unknown): boolean {
  return ResponseSchema.safeParse(value).success;
}

function parseJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
