import type { Course, Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { joined } from '../../joined.ts';
import { boundaryWords, spanWords } from './time.ts';
import { SHARES, SKY, SKY_AT_NIGHT, type Words } from './words.ts';

const VERBS: Record<Words['verb'], { now: string; ahead: string }> = {
  be: { now: 'je', ahead: 'bude' },
  beMany: { now: 'sú', ahead: 'budú' },
  auxiliary: { now: '', ahead: 'bude' },
};

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `dnes bude spočiatku slnečno, od poludnia bude pršať`; without a time `spočiatku bude slnečno`. */
export function courseWords(time: string, course: Course, now: boolean): string {
  if (course.form === 'steady') {
    const words = wordsOf(course.sky);
    return joined(time, verbOf(words, now), restOf(words, now));
  }
  const { atFirst, after, ...skies } = clausesOf(course);
  const [first, second] = [wordsOf(skies.first), wordsOf(skies.second)];
  const verb = isShared(first, second) ? '' : verbOf(second, now);
  const be = verbOf(first, now);
  const opening = time === '' ? [atFirst, be] : [time, be, atFirst];
  const start = joined(...opening, restOf(first, now));
  return `${start}, ${joined(after, verb, restOf(second, now))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const { first, second } = course;
    return { first, atFirst: 'spočiatku', after: boundaryWords(course.at), second };
  }
  const after = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
  return { first: course.background, atFirst: '', after, second: course.passing };
}

function wordsOf({ state, night }: Sky): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night);
}

function verbOf({ verb }: Words, now: boolean): string {
  return VERBS[verb][now ? 'now' : 'ahead'];
}

function restOf(words: Words, now: boolean): string {
  return now ? words.now : words.ahead;
}

/** A copula is not said twice: `bude spočiatku zamračené, od poludnia polojasno`; an auxiliary is. */
function isShared(first: Words, second: Words): boolean {
  return first.verb === second.verb && first.verb !== 'auxiliary';
}
