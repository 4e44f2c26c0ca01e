import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  ExpectationStatement,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, furtherDuration, inMinutes } from './duration.ts';
import { expected, fallWords } from './fall.ts';
import { placeWords } from './place.ts';

const ON_AND_OFF = 'a intermittenza';

/** Italian for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return joined('per la prossima ora', place, 'non ci sono previsioni');
    case 'dry':
      return joined(comingMinutes(course.for), place, 'il tempo resterà asciutto');
    case 'throughout': {
      const goesOn = `continuerà a ${fallWords(course.fall, 'infinitive')}`;
      return clauses(
        joined(comingMinutes(course.for), place, goesOn),
        changeWords(course.fall, 'a tratti'),
      );
    }
    case 'begins': {
      const begins = `inizierà a ${fallWords(course.fall, 'infinitive')}`;
      const change = changeWords(course.fall, 'a tratti');
      const clause = clauses(joined(inMinutes(course.in), place, begins), change);
      if (!course.stops) return clause;
      const after = `dopo ${durationWords(course.stops.after)}`;
      if (course.stops.brief) return `${clause}, con una breve pausa ${after}`;
      return `${clause}${change ? ',' : ''} e smetterà ${after}`;
    }
    case 'passes': {
      const passes = fallWords(course.fall, 'later');
      return `${joined(inMinutes(course.in), place, passes)}, ma solo per poco`;
    }
    case 'stops': {
      const falls = joined('al momento', place, fallWords(course.fall, 'now'));
      const change = changeWords(course.fall, 'più tardi a tratti');
      const minutes = inMinutes(course.in);
      if (course.brief) return clauses(falls, change, `con una breve pausa ${minutes}`);
      return clauses(falls, change, `${change ? 'e' : 'ma'} ${minutes} smetterà`);
    }
  }
}

/** Italian for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const falls = fallWords(alike ? { ...fall, intensity: 'moderate' } : fall, 'later');
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} dopo`;
      if (course.goesOn === 'briefly') {
        return joined(later, falls, alike ? 'di nuovo' : '', 'per poco');
      }
      const begins = alike ? 'ricomincerà' : `inizierà a ${fallWords(fall, 'infinitive')}`;
      return clauses(joined(later, begins), course.goesOn && ON_AND_OFF);
    }
    case 'continues': {
      const more = { once: 'e più tardi ancora', often: `e più tardi ${ON_AND_OFF}` };
      const goesOn = alike ? 'continuerà' : falls;
      const clause = joined('poi', goesOn, 'per', furtherDuration(course.for));
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? 'di nuovo' : '';
      const when = course.afterBreak ? 'poi' : 'più tardi';
      return joined(when, falls, course.often ? ON_AND_OFF : again);
    }
  }
}

/** Italian for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const opening = joined('nella prossima ora', placeWords(place));
  if (!later) return joined(opening, expected(first));
  return `${joined(opening, "all'inizio", expected(first))}, poi ${expected(later)}`;
}

/** It may be a verb or a noun that is strong: `forte` is for both. */
function changeWords({ change }: ChangingFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return 'poi con minore intensità';
  if (change === 'heavy') return `${atTimes} forte`;
  if (change === 'veryHeavy') return `${atTimes} molto forte`;
  return `poi ${fallWords({ of: change.of, intensity: 'moderate' }, 'later')}`;
}
