import type { Manner } from '../../language.ts';
import type { CourseStatement, Opening, Sky } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { degreesWords, temperaturesWords } from './numbers.ts';
import { placeWords } from './place.ts';
import { besideDegrees, linkOf, outlook, predicate } from './sky.ts';
import { boundaryWords, spanWords, whenWords } from './time.ts';
import { SHARES } from './words.ts';

/** `i dag är det molnigt i Uppsala fram till klockan 17, sedan regnar det`. */
export function courseWords(statement: CourseStatement, { units, now }: Manner): string {
  const { opening, course, temperature } = statement;
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(degreesWords(temperature.value, units), course.sky, opening, now);
  }
  const time = opening ? whenWords(opening.when) : 'samtidigt';
  const place = placeWords(opening?.place ?? null);
  const degrees = temperature ? `med temperaturer ${temperaturesWords(temperature, units)}` : '';
  const isPresent = now || opening === null || opening.when.kind === 'nextHours';
  const lasting = (sky: Sky) =>
    joined(time, degrees ? outlook(sky, isPresent) : predicate(sky, isPresent), place, degrees);
  switch (course.form) {
    case 'steady':
      return lasting(course.sky);
    case 'change': {
      const [until, from] = boundaryWords(course.at);
      const first = joined(time, predicate(course.first, true), place, until, degrees);
      return `${first}, ${from} ${predicate(course.second, false)}`;
    }
    case 'interlude':
    case 'atTimes': {
      const { background, passing } = course;
      const when = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
      return `${lasting(background)}, ${linkOf(background, passing)} ${when} ${predicate(passing, false)}`;
    }
  }
}

/** `just nu är det 8 grader och mulet i Uppsala`; without an opening `det är 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'är' : 'blir';
  const words = joined(degrees, besideDegrees(sky));
  return opening
    ? joined(whenWords(opening.when), verb, 'det', words, placeWords(opening.place))
    : joined('det', verb, words);
}
