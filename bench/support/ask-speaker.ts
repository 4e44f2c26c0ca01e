import { connectClient, writeEvent } from '../../test/wyoming/client.ts';

/** A sentence for an open speaker. */
export interface AskedQuestion {
  text: string;
  language: string;
}

/**
 * Asks on a connection of its own, as Home Assistant does.
 *
 * @throws {Error} without an answer
 */
export async function askSpeaker(port: number, question: AskedQuestion): Promise<void> {
  const client = await connectClient(port);
  client.send(writeEvent('transcript', { ...question }));
  let event = await client.receive();
  while (event && !['handled', 'not-handled', 'error'].includes(event.type)) {
    event = await client.receive();
  }
  await client.close();
  if (event?.type !== 'handled' && event?.type !== 'not-handled') {
    throw new Error(`No answer to "${question.text}": ${JSON.stringify(event)}`);
  }
}
