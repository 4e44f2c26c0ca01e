import { joined } from '../../joined.ts';
import type { Course } from '../../plan/statement.ts';
import { clause, wordsOf, type Tense } from './sky.ts';
import { boundaryWords, spanWords } from './time.ts';
import { SHARES, VERBS, type Words } from './words.ts';

/** `le ciel sera couvert`, `il pleuvra jusqu'à 17 heures, puis le ciel sera couvert`. */
export function courseWords(course: Course, tense: Tense): string {
  switch (course.form) {
    case 'steady':
      return clause(wordsOf(course.sky), tense);
    case 'change': {
      const [first, second] = [wordsOf(course.first), wordsOf(course.second)];
      const { first: order, until, from } = boundaryWords(course.at);
      const before = joined(VERBS[first.verb][tense], order, first.rest, until);
      return `${before}, puis ${joined(following(first, second, tense), from)}`;
    }
    case 'interlude':
      return withPassing(course, spanWords(course.span), tense);
    case 'atTimes':
      return withPassing(course, SHARES[course.share], tense);
  }
}

/** `le ciel sera couvert, avec de la pluie par moments`. */
function withPassing(
  course: Extract<Course, { form: 'interlude' | 'atTimes' }>,
  when: string,
  tense: Tense,
): string {
  const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
  const link = passing.dry ? `mais ${clause(passing, tense)}` : `avec ${passing.noun}`;
  return `${clause(background, tense)}, ${link} ${when}`;
}

/** The same verb is not said twice: `le ciel sera couvert, puis nuageux`. */
function following(first: Words, second: Words, tense: Tense): string {
  const isSame = first.verb === second.verb && first.rest !== '' && second.rest !== '';
  return isSame ? second.rest : clause(second, tense);
}
