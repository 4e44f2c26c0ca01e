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

/** Czech for operation 3, by radar. */
export function nextHourWords({ place, course }: NextHourStatement): string {
  return placed(place, radarWords(course));
}

function radarWords(course: NextHourCourse): string {
  switch (course.form) {
    case 'unknown':
      return 'jak bude v příští hodině, bohužel nevíme';
    case 'dry':
      return `${comingMinutes(course.for)} zůstane sucho`;
    case 'throughout': {
      const { will, infinitive } = fallWords(course.fall);
      const throughout = course.fall.change ? '' : 'bez přestávky';
      return clauses(
        joined(comingMinutes(course.for), will, throughout, infinitive),
        changeWords(course.fall, 'chvílemi i'),
      );
    }
    case 'begins': {
      const { starts, infinitive } = fallWords(course.fall);
      return clauses(
        joined(inMinutes(course.in), starts, infinitive),
        changeWords(course.fall, 'chvílemi i'),
        course.stops && stopWords(course.fall, course.stops),
      );
    }
    case 'passes': {
      const { will, infinitive } = fallWords(course.fall);
      return `${joined(inMinutes(course.in), will, infinitive)}, ale jen krátce`;
    }
    case 'stops': {
      const { now, stops } = fallWords(course.fall);
      return clauses(
        `právě teď ${now}`,
        changeWords(course.fall, 'později chvílemi'),
        joined(inMinutes(course.in), course.brief ? 'na chvíli' : '', stops),
      );
    }
  }
}

/** Czech for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const { will, starts, infinitive, bare } = fallWords(
    alike ? { ...fall, intensity: 'moderate' } : fall,
  );
  switch (course.form) {
    case 'restarts': {
      const later = `o ${durationWords(course.after)} později`;
      if (course.goesOn === 'briefly') {
        return joined(later, will, alike ? 'ještě jednou krátce' : 'krátce', infinitive);
      }
      const begins = alike ? `${starts} znovu ${bare}` : `${starts} ${infinitive}`;
      return clauses(`${later} ${begins}`, course.goesOn && 's přestávkami');
    }
    case 'continues': {
      const more = { once: 'později ještě jednou', often: 'později ještě několikrát' };
      const clause = joined('pak', will, 'ještě', durationWords(course.for), infinitive);
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      return joined(
        course.afterBreak ? 'pak' : 'později',
        will,
        alike && !course.often ? 'ještě jednou' : '',
        infinitive,
        course.often ? 's přestávkami' : '',
      );
    }
  }
}

/** Czech for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  if (!later) return placed(place, joined('v příští hodině', verb, rest));
  const opening = joined('v příští hodině', verb, 'nejdřív', rest);
  return placed(place, `${opening}, ${joined('později', ...expected(later))}`);
}

/** `má` + `slabě pršet`, `bude` + `pravděpodobně pršet`, `má být` + `sucho`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['má být', 'sucho'];
  const { will, should, may, infinitive } = fallWords(expectation);
  switch (expectation.certainty) {
    case 'expected':
      return [should, infinitive];
    case 'likely':
      return [will, `pravděpodobně ${infinitive}`];
    case 'possible':
      return [may, infinitive];
  }
}

function stopWords(
  fall: ChangingFall,
  { after, brief }: { after: number; brief: boolean },
): string {
  return joined(afterMinutes(after), brief ? 'na chvíli' : 'zase', fallWords(fall).stops);
}

function changeWords(fall: ChangingFall, atTimes: string): string | null {
  const { change } = fall;
  if (change === null) return null;
  if (typeof change === 'object') {
    const { will, infinitive } = fallWords({ of: change.of, intensity: 'moderate' });
    return `později ${will} ${infinitive}`;
  }
  const { strengths } = fallWords(fall);
  return change === 'light'
    ? `později už jen ${strengths.light}`
    : `${atTimes} ${strengths[change]}`;
}
