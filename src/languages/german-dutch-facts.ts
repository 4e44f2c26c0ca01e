import { joinWords } from '../wording/grammar.ts';
import type { FactWords } from '../wording/language.ts';
import type { ClockTime } from '../wording/plan/fact-statement.ts';
import type { Opening, When } from '../wording/plan/statement.ts';
import type { PrecipitationKind } from '../weather/atmosphere.ts';
import { createFacts, type Comparison, type FactParts, type FactTable } from './skeleton-facts.ts';

/** The verb stands second, and the rest of what is said of a time and place at the end. */
export type Predicate = readonly [verb: string, rest: string];

type SharedWords =
  'at' | 'comparison' | 'aroundHour' | 'rainNow' | 'nextRain' | 'rainStop' | 'noRainStop';

/** The words of German or Dutch. */
export interface FamilyWords extends Omit<FactTable<Predicate>, SharedWords> {
  /** `ist es`, `wird es`. */
  is: { now: string; ahead: string };
  /** `rund 4 Grad wärmer als`. */
  compares: (difference: number) => Readonly<Record<Comparison['change'], string>>;
  /** Before an hour of the clock: `gegen`. */
  around: string;
  /** Of no precipitation. */
  dry: string;
  falls: Readonly<Record<PrecipitationKind, Predicate>>;
  willFall: Readonly<Record<PrecipitationKind, Predicate>>;
  certainties: Readonly<Record<'expected' | 'likely' | 'possible', string>>;
  stops: Readonly<
    Record<PrecipitationKind, readonly [verb: string, subject: string, rest: string]>
  >;
  /** Of a forecast, and of a break. */
  probably: string;
  briefly: string;
  not: string;
}

interface FamilyParts extends FactParts {
  describeWhen: (when: When) => string;
  describeClock: (clock: ClockTime) => string;
  frameOpening: (opening: Opening) => { front: string; middle: string };
}

export function createGermanDutchFacts(words: FamilyWords, parts: FamilyParts): FactWords {
  const { describeClock, describeDayOfClock, describeWhen } = parts;
  return createFacts<Predicate>(
    {
      ...words,
      at: sentence,
      comparison({ answer, change, difference, opening, than }) {
        const verb = opening.when.kind === 'now' ? words.is.now : words.is.ahead;
        // A German date ends with a comma, which is not said before a colon.
        const other = describeWhen(than).replace(/,$/, '');
        const clause = joinWords(words.compares(difference)[change], other);
        return joinWords(answer, sentence(opening, [verb, clause]));
      },
      aroundHour(day, hour) {
        const clock = { hour, minute: 0 };
        return joinWords(describeDayOfClock(day, clock), words.around, describeClock(clock));
      },
      rainNow: (opening, of, falls) =>
        sentence(opening, falls ? words.falls[of] : [words.is.now, words.dry]),
      nextRain(time, place, of, certainty) {
        const [verb, rest] = words.willFall[of];
        return joinWords(time, verb, place, words.certainties[certainty], rest);
      },
      rainStop(time, place, { of, byRadar, brief }) {
        const [verb, subject, rest] = words.stops[of];
        const probably = byRadar ? '' : words.probably;
        return joinWords(time, verb, place, subject, probably, brief ? words.briefly : '', rest);
      },
      noRainStop(ahead, place, of) {
        const [verb, subject, rest] = words.stops[of];
        return joinWords(ahead, verb, place, subject, words.not, rest);
      },
    },
    parts,
  );

  function sentence(opening: Opening, [verb, rest]: Predicate): string {
    const { front, middle } = parts.frameOpening(opening);
    return joinWords(front, verb, middle, rest);
  }
}
