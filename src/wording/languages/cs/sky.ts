import type { Course, Sky } from '../../plan/statement.ts';
import { skyClassOf, type SkyClass } from '../../sky-class.ts';
import { joined } from '../../joined.ts';
import { boundaryWords, spanWords } from './time.ts';
import { SHARES, SKY, SKY_AT_NIGHT, type Words } from './words.ts';

const VERBS: Record<Words['verb'], { now: string; ahead: string }> = {
  be: { now: 'je', ahead: 'bude' },
  beMany: { now: 'jsou', ahead: 'budou' },
  auxiliary: { now: '', ahead: 'bude' },
};

export function skyWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
export function courseWords(time: string, course: Course, now: boolean): string {
  if (course.form === 'steady') {
    const words = wordsOf(course.sky);
    return joined(time, verbOf(words, now), restOf(words, now));
  }
  const { until, from, ...skies } = clausesOf(course);
  const [first, second] = [wordsOf(skies.first), wordsOf(skies.second)];
  const verb = isShared(first, second) ? '' : verbOf(second, now);
  const be = verbOf(first, now);
  const opening = time === '' ? [until, be] : [time, be, until];
  const start = joined(...opening, restOf(first, now));
  return `${start}, ${joined(from, verb, restOf(second, now))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const [until, from] = boundaryWords(course.at);
    return { first: course.first, until, from, second: course.second };
  }
  const from = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
  return { first: course.background, until: '', from, second: course.passing };
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

/** A copula is not said twice: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
function isShared(first: Words, second: Words): boolean {
  return first.verb === second.verb && first.verb !== 'auxiliary';
}
