import type { Manner } from '../../language.ts';
import type { CourseStatement, Opening, Sky } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { degreesWords, temperaturesWords } from './numbers.ts';
import { placeWords } from './place.ts';
import { beforeTemperatures, besideDegrees, linkOf, predicate } from './sky.ts';
import { boundaryWords, spanWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';

/** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
export function courseWords(statement: CourseStatement, { units, now }: Manner): string {
  const { opening, course, temperature } = statement;
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(degreesWords(temperature.value, units), course.sky, opening, now);
  }
  const time = opening ? whenWords(opening.when) : 'samtidig';
  const place = placeWords(opening?.place ?? null);
  const isPresent = now || opening === null || opening.when.kind === 'nextHours';
  const clause = (sky: Sky, present: boolean) => {
    const degrees = temperature
      ? `${beforeTemperatures(sky)} temperaturer ${temperaturesWords(temperature, units)}`
      : '';
    return joined(time, predicate(sky, present), place, degrees);
  };
  switch (course.form) {
    case 'steady':
      return clause(course.sky, isPresent);
    case 'change': {
      const [until, from] = boundaryWords(course.at);
      const first = joined(clause(course.first, true), until);
      return `${first}, ${from} ${predicate(course.second, false)}`;
    }
    case 'interlude':
    case 'atTimes': {
      const { background, passing } = course;
      const link = linkOf(background, passing);
      const when = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
      return `${clause(background, isPresent)}, ${link} ${when} ${predicate(passing, false)}`;
    }
  }
}

/** `lige nu er det 8 grader og overskyet i Aarhus`; without an opening `det er 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'er' : 'bliver';
  const words = joined(degrees, besideDegrees(sky));
  return opening
    ? joined(whenWords(opening.when), verb, 'det', words, placeWords(opening.place))
    : joined('det', verb, words);
}
