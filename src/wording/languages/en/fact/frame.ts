import { joined } from '../../../joined.ts';
import type { Clock } from '../../../plan/questions/fact-statement.ts';
import type { Day, Opening } from '../../../plan/statement.ts';
import { placeWords } from '../place.ts';
import { timeWords } from '../time.ts';
import type { Country } from '../words.ts';

export type Frame = ReturnType<typeof frames>;

/** Where time and place stand in a sentence. */
export function frames(country: Country) {
  const { whenWords, dayWords } = timeWords(country);

  /** Before the clause: `tomorrow in Hamburg, `. */
  function opened({ when, place }: Opening): string {
    return `${withoutComma(joined(whenWords(when), placeWords(place)))}, `;
  }

  /** At its end: `in Hamburg tomorrow`. */
  function closed({ when, place }: Opening): string {
    return withoutComma(joined(placeWords(place), whenWords(when)));
  }

  /** `today at 7:53 AM`, `tonight at midnight`. */
  function clockOfDay(day: Day, relation: 'at' | 'around', clock: Clock): string {
    const isTonight = clock.hour === 0 && clock.minute === 0 && day.ahead === 0;
    return joined(isTonight ? 'tonight' : dayWords(day), relation, clockWords(clock, country));
  }

  return { whenWords, dayWords, opened, closed, clockOfDay };
}

/** Before a full stop or another comma, a date has none of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}

/** `7:53 AM`, `3 PM`, `midnight`. */
function clockWords({ hour, minute }: Clock, country: Country): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return country === 'US' ? 'noon' : 'midday';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
