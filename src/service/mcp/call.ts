import type { CallToolResult } from '@modelcontextprotocol/server';
import type { OperationId } from '../../contract/operations.ts';
import { currentRequest } from '../../telemetry/request-context.ts';
import { answerInTime, type Limit } from '../answer-in-time.ts';
import type { Answers } from '../answers.ts';
import { refusalOf } from '../problem-handler.ts';
import { givenBy, languageOf, type Arguments } from './arguments.ts';
import { readable } from './readable.ts';

/** What tools are answered from. */
export interface Answering {
  answers: Answers;
  /** Milliseconds that an answer may take. */
  deadline: number;
  limit: Limit;
  /** Tag of the language by the request's header. */
  language: string;
}

/** What a tool answers: the operation's body, or why there is none, which a model can act on. */
export async function callTool(
  id: OperationId,
  { language: asked, ...values }: Arguments,
  { answers, deadline, limit, language: byHeader }: Answering,
): Promise<CallToolResult> {
  try {
    const question = { id, given: givenBy(values), language: languageOf(asked, byHeader) };
    const body = await answerInTime(question, answers, deadline, limit);
    return {
      content: [{ type: 'text', text: readable(body) }],
      structuredContent: { ...body },
    };
  } catch (error) {
    return { content: [{ type: 'text', text: refusal(error) }], isError: true };
  }
}

/** As problem details tell it. A fault of ours goes to the log, which its trace finds. */
function refusal(error: unknown): string {
  const { problem, retryAfter } = refusalOf(error);
  const sentences = [problem.detail];
  if (retryAfter !== undefined) sentences.push(`Try again in ${retryAfter} seconds.`);
  const context = currentRequest();
  if (problem.status >= 500 && context) {
    context.cause = error;
    sentences.push(`(urn:trace:${context.trace})`);
  }
  return sentences.join(' ');
}
