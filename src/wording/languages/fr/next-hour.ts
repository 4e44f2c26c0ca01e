import { clauses, joined } from '../../joined.ts';
import { turns } from '../../plan/spell.ts';
import type {
  AgainStatement,
  ChangingFall,
  Expectation,
  ExpectationStatement,
  NextHourCourse,
  NextHourStatement,
} from '../../plan/statement.ts';
import { comingMinutes, durationWords, aboutMinutes, inMinutes } from './duration.ts';
import { de } from './elision.ts';
import { changedWord, fallFor, fallRest, fallVerb, fallWords, isVerbal } from './fall.ts';
import { placeWords } from './place.ts';

/** French for operation 3, by radar: time and place open the sentence. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  const opened = (time: string) => joined(time, place);
  switch (course.form) {
    case 'unknown':
      return `${opened("pour l'heure qui vient")}, aucune prévision n'est disponible`;
    case 'dry':
      return `${opened(comingMinutes(course.for))}, le temps restera sec`;
    case 'throughout': {
      const throughout = course.fall.change ? '' : 'sans interruption';
      const falls = joined(fallWords(course.fall, 'future'), throughout);
      return clauses(opened(comingMinutes(course.for)), falls, changeWords(course.fall));
    }
    case 'begins':
      return clauses(opened(inMinutes(course.in)), ...beginsWords(course.fall, course.stops));
    case 'passes':
      return clauses(
        opened(inMinutes(course.in)),
        fallWords(course.fall, 'future'),
        'mais brièvement',
      );
    case 'stops':
      return clauses(
        opened('en ce moment'),
        fallWords(course.fall, 'present'),
        changeWords(course.fall, 'ensuite'),
        endWords(course),
      );
  }
}

/** French for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const again = alike ? { ...fall, intensity: 'moderate' as const } : fall;
  const [verb, rest] = [fallVerb(fall.of, 'future'), fallRest(again)];
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} après`;
      if (course.goesOn === 'briefly') {
        return clauses(later, joined(verb, alike ? 'de nouveau' : '', 'brièvement', rest));
      }
      const begins = alike ? 'ça reprendra' : fallWords(fall, 'future');
      return clauses(later, begins, course.goesOn && 'par intermittence');
    }
    case 'continues': {
      const more = {
        once: 'et une nouvelle fois plus tard',
        often: 'et ensuite par intermittence',
      };
      const encore = alike ? 'encore' : '';
      const falls = fallFor(again, durationWords(course.for), encore);
      return clauses(`puis ${falls}`, course.more && more[course.more]);
    }
    case 'later': {
      const falls = course.often
        ? joined(verb, rest, 'par intermittence')
        : joined(verb, alike ? 'de nouveau' : '', rest);
      return course.afterBreak ? `puis ${falls}` : `plus tard, ${falls}`;
    }
  }
}

/** French for operation 3, by a forecast. */
export function expectationWords({ place: name, first, later }: ExpectationStatement): string {
  const opening = joined("dans l'heure qui vient", placeWords(name));
  return later
    ? clauses(opening, expected(first, "d'abord"), `puis ${expected(later, '')}`)
    : clauses(opening, expected(first, ''));
}

/** `il devrait pleuvoir légèrement`, `le temps devrait d'abord rester sec`. */
function expected(expectation: Expectation, order: "d'abord" | ''): string {
  if (expectation === 'dry') return joined('le temps devrait', order, 'rester sec');
  const modal = {
    expected: 'il devrait',
    likely: 'il va probablement',
    possible: 'il pourrait',
  };
  return joined(modal[expectation.certainty], order, fallWords(expectation, 'infinitive'));
}

/** `mais ça s'arrêtera dans environ 20 minutes`; of what has no verb `encore environ 20 minutes`. */
function endWords({
  in: minutes,
  brief,
  fall,
}: Extract<NextHourCourse, { form: 'stops' }>): string {
  if (brief) return `avec une accalmie ${inMinutes(minutes)}`;
  if (!fall.change && !isVerbal(fall.of)) return `encore ${aboutMinutes(minutes)}`;
  return `${fall.change ? 'et' : 'mais'} ça s'arrêtera ${inMinutes(minutes)}`;
}

/** What begins and, where that is known, for how long. */
function beginsWords(
  fall: ChangingFall,
  stops: { after: number; brief: boolean } | null,
): (string | null)[] {
  const begins = `il commencera à ${fallWords(fall, 'infinitive')}`;
  const change = changeWords(fall);
  if (!stops) return [begins, change];
  const after = durationWords(stops.after);
  if (stops.brief) return [begins, change, `avec une accalmie ${atTheEndOf(after)}`];
  const falls = fallWords(fall, 'future');
  return turns(fall)
    ? [falls, change, `et ça s'arrêtera ${atTheEndOf(after)}`]
    : [`${falls} pendant ${after}`, change];
}

/** `au bout d'une demi-heure`. */
function atTheEndOf(duration: string): string {
  return `au bout ${de(duration)}`;
}

/** `par moments fort`, `puis il neigera`. */
function changeWords({ of, change }: ChangingFall, later = ''): string | null {
  if (change === null) return null;
  if (change === 'light') return `ensuite ${changedWord(of, change)}`;
  if (typeof change === 'string') return joined(later, 'par moments', changedWord(of, change));
  return `puis ${fallWords({ of: change.of, intensity: 'moderate' }, 'future')}`;
}
