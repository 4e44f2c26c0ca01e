import { joined } from '../../joined.ts';
import type { AgainStatement, ChangingFall, NextHourStatement } from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { adverb, begins, falls, goesOn, NOUNS } from './fall.ts';
import { placeWords } from './place.ts';

const BREAKS_OFF = 'er der en kort pause';

/** Danish for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return joined('der er ingen vejrudsigt for den næste time', place);
    case 'dry':
      return joined(comingMinutes(course.for), 'er det tørvejr', place);
    case 'throughout': {
      const main = joined(comingMinutes(course.for), goesOn(course.fall), place);
      return withChange(main, course.fall, 'til tider', null);
    }
    case 'begins': {
      const main = joined(inMinutes(course.in), begins(course.fall), place);
      return withChange(main, course.fall, 'til tider', course.stops && laterStop(course.stops));
    }
    case 'passes':
      return `${joined(inMinutes(course.in), falls(course.fall), place)}, men kun kort`;
    case 'stops': {
      const main = joined('lige nu', falls(course.fall), place);
      const stop = `${inMinutes(course.in)} ${course.brief ? BREAKS_OFF : 'stopper det'}`;
      return course.fall.change
        ? withChange(main, course.fall, 'senere til tider', stop)
        : `${main}, men ${stop}`;
    }
  }
}

/** Danish for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const what = falls(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'igen' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} senere`;
      if (course.goesOn === 'briefly') return `${joined(later, what, again)}, men kun kort`;
      const start = joined(later, alike ? 'begynder det igen' : begins(fall));
      return course.goesOn ? `${start}, men med pauser` : start;
    }
    case 'continues': {
      const more = { once: ', og senere igen', often: ', og senere flere gange' };
      const lasting = joined('i', alike ? 'yderligere' : '', durationWords(course.for));
      return joined('derefter', what, lasting) + (course.more ? more[course.more] : '');
    }
    case 'later':
      return joined(
        course.afterBreak ? 'derefter' : 'senere',
        what,
        course.often ? 'med mellemrum' : again,
      );
  }
}

function laterStop({ after, brief }: { after: number; brief: boolean }): string {
  return `efter ${durationWords(after)} ${brief ? BREAKS_OFF : 'stopper det igen'}`;
}

/** A clause, what becomes of that which falls, and a last clause: `..., til tider kraftigt, og ...`. */
function withChange(
  main: string,
  { change }: ChangingFall,
  atTimes: string,
  last: string | null,
): string {
  const end = last === null ? '' : `, og ${last}`;
  if (change === null) return main + end;
  if (change === 'light') return `${main}, senere kun let${end}`;
  if (typeof change === 'string') return `${main}, ${atTimes} ${adverb(change)}${end}`;
  const turns = `senere går det over i ${NOUNS[change.of]}`;
  return last === null ? `${main}, og ${turns}` : `${main}, ${turns}${end}`;
}
