import { spokenDate } from '../../src/speech/spoken-date.ts';
import type { LocalDate } from '../../src/weather/local-time.ts';
import type { Asking, Reply } from './topic.ts';

/** A reply that says, and shows, after it where the forecast ends: more days were asked for than there are. */
export function withEnd(
  reply: Reply,
  last: LocalDate,
  { tag, phrases }: Pick<Asking, 'tag' | 'phrases'>,
): Reply {
  const end = phrases.forecastEnds(spokenDate(last, tag));
  const { speech, screen } = reply;
  return {
    ...reply,
    speech: `${speech} ${end}`,
    screen: screen && { ...screen, text: `${screen.text} ${end}` },
  };
}
