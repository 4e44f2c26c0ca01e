import { ageOf, hoursOf } from '../../src/speech/age.ts';
import type { Phrases } from '../../src/speech/phrases/phrases.ts';
import type { Ages } from '../../src/speech/turn-client.ts';
import type { Reply } from './topic.ts';

/**
 * A reply that says, and shows, once how old it is: before it where it was given before and the
 * service fails now, after it where only its data are late.
 */
export function withAge(reply: Reply, { answer, data }: Ages, { age }: Phrases): Reply {
  if (answer !== undefined) {
    const ago = age.ofAnswer(ageOf(answer));
    return retold(reply, (text) => `${ago} ${text}`);
  }
  if (data !== undefined) {
    const old = age.ofData(hoursOf(data));
    return retold(reply, (text) => `${text} ${old}`);
  }
  return reply;
}

function retold(reply: Reply, tell: (text: string) => string): Reply {
  const { speech, screen } = reply;
  return {
    ...reply,
    speech: tell(speech),
    screen: screen && { ...screen, text: tell(screen.text) },
  };
}
