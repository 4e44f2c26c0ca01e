import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type { WarningFact } from '../../wording/plan/reading-statement.ts';
import { describeCover, toLowerCase } from '../skeleton-readings.ts';
import { describeDegrees } from './degrees.ts';
import {
  describeClock,
  describeDay,
  describeWhen,
  frameOpening,
  plainDay,
  withoutComma,
} from './time.ts';
import { describePlace } from './words.ts';

const FEELS = {
  pleasant: 'das ist angenehm',
  muggy: 'das ist schwül',
  oppressive: 'das ist drückend schwül',
};

const TENDENCIES = { rising: 'und steigt', falling: 'und fällt', steady: 'und bleibt gleich' };

/** By phase, from 1 (new moon) on. */
const PHASES = [
  '',
  'ist Neumond',
  'ist der Mond eine zunehmende Sichel',
  'ist zunehmender Halbmond',
  'ist zunehmender Mond, mehr als halb voll',
  'ist Vollmond',
  'ist abnehmender Mond, mehr als halb voll',
  'ist abnehmender Halbmond',
  'ist der Mond eine abnehmende Sichel',
];

const COUNTS = ['keine Wetterwarnung', 'eine Wetterwarnung', 'zwei Wetterwarnungen'];

/** Words of headlines that are no nouns: `schweren Sturmböen mit Hagel`. */
const LOWER_WORDS =
  /^(?:(?:schwer|stark|orkanartig|extrem|leicht|ergiebig|heftig|streng|gering|verbreitet|markant|amtlich)(?:e[mnrs]?)?|und|mit|vor|in|bis|zu|von)$/u;

/** German answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  warningCount({ place, count, when }) {
    const first = when ? describeWhen(when) : 'zurzeit';
    const soFar = when && count === 0 ? 'bisher' : '';
    const what = COUNTS[count] ?? `${count} Wetterwarnungen`;
    return joinWords(first, 'gibt es', describePlace(place), soFar, what);
  },
  warning: ({ headline, holds }) => `${respell(headline)}, ${describeHold(holds)}`,
  noWarningService: ({ place }) =>
    `amtliche Warnungen habe ich nur für Deutschland${place ? `, nicht für ${place}` : ''}`,
  humidity({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const value = `bei ${Math.round(percent)} Prozent`;
    return joinWords('die Luftfeuchtigkeit liegt', front, middle, value);
  },
  dewPoint({ opening, value, feel }, { units }) {
    const { front, middle } = frameOpening(opening);
    const degrees = describeDegrees(value, units, 'einem');
    const dewPoint = joinWords('der Taupunkt liegt', front, middle, 'bei', degrees);
    return feel ? `${dewPoint}, ${FEELS[feel]}` : dewPoint;
  },
  pressure({ opening, value, tendency }) {
    const { front, middle } = frameOpening(opening);
    const hectopascals = `bei ${Math.round(value)} Hektopascal`;
    const change = tendency && TENDENCIES[tendency];
    return joinWords('der Luftdruck liegt', front, middle, hectopascals, change);
  },
  cloudCover({ opening, percent }) {
    const { front, middle } = frameOpening(opening);
    const cover = describeCover(percent, {
      clear: 'wolkenlos',
      overcast: 'ganz bedeckt',
      covered: (tens) => `zu rund ${tens} Prozent bedeckt`,
    });
    return joinWords('der Himmel ist', front, middle, cover);
  },
  moonPhase({ phase, next }) {
    const following = next && `${next.of === 'full' ? 'Vollmond' : 'Neumond'} ist`;
    const when = next && withoutComma(describeDay(next.day));
    if (!phase) return joinWords('der nächste', following, when);
    const now = joinWords(describeDay(phase.day), PHASES[phase.of] ?? '');
    return next ? `${now}, ${joinWords('der nächste', following, when)}` : now;
  },
  moonTime({ event, place, day, clock, past }) {
    const goes = joinWords(
      'der Mond',
      past ? 'ging' : 'geht',
      describeDay(day),
      describePlace(place),
    );
    const way = event === 'moonrise' ? 'auf' : 'unter';
    return clock ? joinWords(goes, 'um', describeClock(clock), way) : joinWords(goes, 'nicht', way);
  },
};

/** `bis heute 22 Uhr`, `morgen zwischen 3 und 9 Uhr`. */
function describeHold(holds: WarningFact['holds']): string {
  if ('during' in holds) return withoutComma(describeWhen(holds.during));
  if (!holds.until) return 'bis auf Weiteres';
  return joinWords('bis', plainDay(holds.until.day), describeClock(holds.until.clock));
}

/** `Amtliche WARNUNG vor SCHWEREN STURMBÖEN` as one writes it otherwise. */
function respell(headline: string): string {
  return toLowerCase(headline, 'de').replace(/\p{L}+/gu, (word) =>
    LOWER_WORDS.test(word) ? word : word.charAt(0).toLocaleUpperCase('de') + word.slice(1),
  );
}
