import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { clauses, joined } from '../../joined.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  Fall,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { FALLING, strengthWords } from './falling.ts';
import { opened } from './opening.ts';
import { placeWords } from './place.ts';
import { furtherOn, inTense } from './verbs.ts';

/** Romanian for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return `${opened('pentru următoarea oră', place)}nu avem nicio prognoză`;
    case 'dry':
      return `${opened(comingMinutes(course.for), place)}nu vor fi precipitații`;
    case 'throughout':
      return clauses(
        `${opened(comingMinutes(course.for), place)}${fallWords(course.fall)} în continuare`,
        changeWords(course.fall, 'temporar chiar'),
      );
    case 'begins': {
      const { fall, stops } = course;
      return clauses(
        `${opened(inMinutes(course.in), place)}${beginWords(fall)}`,
        changeWords(fall, 'temporar chiar'),
        stops && `iar după ${durationWords(stops.after)} ${stopWords(fall.of, stops.brief)}`,
      );
    }
    case 'passes':
      return `${opened(inMinutes(course.in), place)}${fallWords(course.fall)}, dar numai pentru scurt timp`;
    case 'stops': {
      const { fall, brief } = course;
      const change = changeWords(fall, 'mai târziu temporar');
      return clauses(
        `${opened('acum', place)}${fallWords(fall, true)}`,
        change,
        `${change ? 'iar' : 'dar'} ${inMinutes(course.in)} ${stopWords(fall.of, brief)}`,
      );
    }
  }
}

/** Romanian for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const falls = fallWords(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'din nou' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} mai târziu`;
      if (course.goesOn === 'briefly') return joined(later, falls, again, 'pentru scurt timp');
      const begins = alike ? beginAgainWords(fall.of) : beginWords(fall);
      return clauses(joined(later, begins), course.goesOn && 'cu întreruperi');
    }
    case 'continues': {
      const more = { once: 'iar mai târziu încă o dată', often: 'iar apoi cu întreruperi' };
      const goesOn = alike
        ? joined(furtherOn(FALLING[fall.of].verb), FALLING[fall.of].noun)
        : falls;
      const clause = joined('după aceea', goesOn, 'timp de', durationWords(course.for));
      return clauses(clause, course.more && more[course.more]);
    }
    case 'later':
      return joined(
        course.afterBreak ? 'după aceea' : 'mai târziu',
        falls,
        course.often ? 'cu întreruperi' : again,
      );
  }
}

/** Romanian for operation 3, by a forecast. */
export function expectationWords({ place, first, later }: ExpectationStatement): string {
  const opening = opened('în următoarea oră', placeWords(place));
  if (!later) return `${opening}${expected(first)}`;
  return `${opening}${expected(first)} la început, iar mai târziu ${expected(later)}`;
}

const CERTAINTIES = {
  expected: 'este de așteptat',
  likely: 'este probabil',
  possible: 'este posibil',
};

/** `este posibil să plouă slab`. */
function expected(expectation: Expectation): string {
  if (expectation === 'dry') return 'nu sunt așteptate precipitații';
  return `${CERTAINTIES[expectation.certainty]} ${toFall(expectation)}`;
}

/** `va ploua slab`, `va cădea lapoviță slabă`; of this moment `plouă slab`. */
function fallWords(fall: Fall, now = false): string {
  const { verb, noun } = FALLING[fall.of];
  return joined(inTense(verb, now), noun, strengthWords(fall));
}

/** `să plouă slab`. */
function toFall(fall: Fall): string {
  const { verb, noun } = FALLING[fall.of];
  return joined(verb.subjunctive, noun, strengthWords(fall));
}

function beginWords(fall: Fall): string {
  return `${FALLING[fall.of].verb.will} începe ${toFall(fall)}`;
}

/** `va începe din nou să plouă`, of what has just been named `va începe din nou`. */
function beginAgainWords(of: PrecipitationKind): string {
  const { verb, noun } = FALLING[of];
  return joined(`${verb.will} începe din nou`, noun === '' ? verb.subjunctive : '');
}

function stopWords(of: PrecipitationKind, brief: boolean): string {
  return joined(`se ${FALLING[of].verb.will} opri`, brief ? 'pentru scurt timp' : '');
}

function changeWords({ of, change }: ChangingFall, atTimes: string): string | null {
  if (change === null) return null;
  if (change === 'light') return `mai târziu doar ${strengthWords({ of, intensity: change })}`;
  if (typeof change === 'string') return `${atTimes} ${strengthWords({ of, intensity: change })}`;
  return `mai târziu ${fallWords({ of: change.of, intensity: 'moderate' })}`;
}
