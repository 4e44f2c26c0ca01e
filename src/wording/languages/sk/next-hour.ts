import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  NextHourCourse,
  NextHourStatement,
} from '../../plan/statement.ts';
import { afterMinutes, comingMinutes, durationWords, inMinutes } from './duration.ts';
import { fallWords } from './fall.ts';
import { placed } from './place.ts';

/** Slovak for operation 3, by radar. */
export function nextHourWords({ place, course }: NextHourStatement): string {
  return placed(place, radarWords(course));
}

function radarWords(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'aké bude počasie v najbližšej hodine, žiaľ, nevieme';
    case 'dry':
      return `${comingMinutes(course.for)} ostane sucho`;
    case 'throughout': {
      const { will, infinitive } = fallWords(course.fall);
      const throughout = course.fall.change ? '' : 'nepretržite';
      return clauses(
        joined(comingMinutes(course.for), will, throughout, infinitive),
        changeWords(course.fall, 'chvíľami aj'),
      );
    }
    case 'begins': {
      const { starts, infinitive } = fallWords(course.fall);
      return clauses(
        joined(inMinutes(course.in), starts, infinitive),
        changeWords(course.fall, 'chvíľami aj'),
        course.stops && stopWords(course.fall, course.stops),
      );
    }
    case 'passes': {
      const { will, infinitive } = fallWords(course.fall);
      return `${joined(inMinutes(course.in), will, infinitive)}, ale len krátko`;
    }
    case 'stops': {
      const { now, stops } = fallWords(course.fall);
      return clauses(
        `práve teraz ${now}`,
        changeWords(course.fall, 'neskôr chvíľami'),
        joined(inMinutes(course.in), course.brief ? 'na chvíľu' : '', stops),
      );
    }
  }
}

/** Slovak for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const { will, starts, infinitive, bare } = fallWords(
    alike ? { ...fall, intensity: 'moderate' } : fall,
  );
  switch (course.form) {
    case 'restarts': {
      const later = `o ${durationWords(course.after)} neskôr`;
      if (course.goesOn === 'briefly') {
        return joined(later, will, alike ? 'ešte raz krátko' : 'krátko', infinitive);
      }
      const begins = alike ? `${starts} znova ${bare}` : `${starts} ${infinitive}`;
      return clauses(`${later} ${begins}`, course.goesOn && 's prestávkami');
    }
    case 'continues': {
      const more = { once: 'neskôr ešte raz', often: 'neskôr ešte niekoľkokrát' };
      const clause = joined('potom', will, 'ešte', durationWords(course.for), infinitive);
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      return joined(
        course.afterBreak ? 'potom' : 'neskôr',
        will,
        alike && !course.often ? 'ešte raz' : '',
        course.often ? 's prestávkami' : '',
        infinitive,
      );
    }
  }
}

/** Slovak for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  if (!later) return placed(place, joined('v najbližšej hodine', verb, rest));
  const opening = joined('v najbližšej hodine', verb, 'najprv', rest);
  return placed(place, `${opening}, ${joined('neskôr', ...expected(later))}`);
}

/** `má` + `slabo pršať`, `bude` + `pravdepodobne pršať`, `má byť` + `sucho`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['má byť', 'sucho'];
  const { will, should, may, infinitive } = fallWords(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return [should, infinitive];
    case 'likely':
      return [will, `pravdepodobne ${infinitive}`];
    case 'possible':
      return [may, infinitive];
  }
}

function stopWords(
  fall: ChangingFall,
  { after, brief }: { after: number; brief: boolean },
): string {
  return joined(afterMinutes(after), brief ? 'na chvíľu' : 'opäť', fallWords(fall).stops);
}

function changeWords(fall: ChangingFall, atTimes: string): string | null {
  const { change } = fall;
  if (change === null) return null;
  if (typeof change === 'object') {
    const { will, infinitive } = fallWords({ of: change.of, intensity: 'moderate' });
    return `neskôr ${will} ${infinitive}`;
  }
  const { strengths } = fallWords(fall);
  return change === 'light'
    ? `neskôr už len ${strengths.light}`
    : `${atTimes} ${strengths[change]}`;
}
