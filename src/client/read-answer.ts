import {
  voiceTextOperations,
  type VoiceTextId,
  type VoiceTextResponse,
} from '../contract/voice-text/operations.ts';
import { Problem } from '../contract/problem.ts';
import { UpstreamMalformed, UpstreamRefusal } from './errors.ts';
import type { Reply } from './get.ts';

/**
 * The body of an operation's answer, checked against the contract.
 *
 * @throws {UpstreamError} refused or malformed
 */
export function readBody<Id extends VoiceTextId>(
  id: Id,
  { status, text }: Pick<Reply, 'status' | 'text'>,
): VoiceTextResponse<Id> {
  if (status !== 200) throw new UpstreamRefusal(id, status, reasonsOf(text));
  const parsed = voiceTextOperations[id].response.safeParse(parseJson(id, text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new UpstreamMalformed(`The weather service answers ${id} with unusable ${fields}`);
}

/** `Content-Language`; undefined where the service does not say. */
export function languageOf({ headers }: Reply): string | undefined {
  const said = headers['content-language'];
  return Array.isArray(said) ? said[0] : said;
}

function parseJson(id: VoiceTextId, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamMalformed(`The weather service answers ${id} with no JSON`, { cause });
  }
}

/** The fields that problem details name, and where the forecast ends; nothing where a refusal is of another form. */
function reasonsOf(text: string): { fields?: string[]; last?: string | undefined } {
  try {
    const { errors = [], last } = Problem.parse(JSON.parse(text));
    return { fields: errors.map(({ field }) => field), last };
  } catch {
    return {};
  }
}
