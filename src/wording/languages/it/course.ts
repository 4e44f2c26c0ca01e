import { joined } from '../../joined.ts';
import type { Course, Sky } from '../../plan/statement.ts';
import { clause, clauseAfter, wordsOfSky } from './clause.ts';
import { boundaryWords, spanWords } from './time.ts';
import { SHARES } from './words.ts';

/** `il cielo sarà coperto, con pioggia nel pomeriggio`, and whether it ends with what follows "con". */
export function courseWords(course: Course, now: boolean): [words: string, hasCon: boolean] {
  switch (course.form) {
    case 'steady':
      return [clause(wordsOfSky(course.sky), now), false];
    case 'change': {
      const [first, second] = [wordsOfSky(course.first), wordsOfSky(course.second)];
      const [until, from] = boundaryWords(course.at);
      const clauses = joined(clause(first, now), until);
      return [`${clauses}, ${from} ${clauseAfter(first, second, now)}`, false];
    }
    case 'interlude':
      return passingWords(course, spanWords(course.span), now);
    case 'atTimes':
      return passingWords(course, SHARES[course.share], now);
  }
}

/** What a course after something else begins with: `inoltre pioverà`, but `il cielo sarà coperto`. */
export function linkBefore(course: Course): string {
  return wordsOfSky(firstOf(course)).kind === 'verb' ? 'inoltre' : '';
}

function firstOf(course: Course): Sky {
  if (course.form === 'steady') return course.sky;
  return course.form === 'change' ? course.first : course.background;
}

/** `il cielo sarà coperto, con temporali a tratti`, `pioverà, ma a tratti ci sarà il sole`. */
function passingWords(
  { background, passing }: { background: Sky; passing: Sky },
  when: string,
  now: boolean,
): [words: string, hasCon: boolean] {
  const [main, other] = [wordsOfSky(background), wordsOfSky(passing)];
  return other.kind !== 'sky'
    ? [`${clause(main, now)}, con ${other.label} ${when}`, true]
    : [`${clause(main, now)}, ma ${when} ${clauseAfter(main, other, now)}`, false];
}
