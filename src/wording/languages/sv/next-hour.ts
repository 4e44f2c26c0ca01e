import { joined } from '../../joined.ts';
import type { AgainStatement, ChangingFall, NextHourStatement } from '../../plan/statement.ts';
import { comingMinutes, durationWords, inMinutes } from './duration.ts';
import { adverb, begins, falls, goesOn, NOUNS } from './fall.ts';
import { forPlace, placeWords } from './place.ts';

const BREAKS_OFF = 'blir det en kort paus';
const BRIEFLY = 'men bara en kort stund';

/** Swedish for operation 3, by radar. */
export function nextHourWords({ place: name, course }: NextHourStatement): string {
  const place = placeWords(name);
  switch (course.form) {
    case 'unknown':
      return joined('den närmaste timmen finns det ingen prognos', forPlace(name));
    case 'dry':
      return joined(comingMinutes(course.for), 'håller det sig torrt', place);
    case 'throughout': {
      const main = joined(comingMinutes(course.for), goesOn(course.fall), place);
      return withChange(main, course.fall, 'tidvis', null);
    }
    case 'begins': {
      const main = joined(inMinutes(course.in), begins(course.fall), place);
      return withChange(main, course.fall, 'tidvis', course.stops && laterStop(course.stops));
    }
    case 'passes':
      return `${joined(inMinutes(course.in), falls(course.fall), place)}, ${BRIEFLY}`;
    case 'stops': {
      const main = joined('just nu', falls(course.fall), place);
      const stop = `${inMinutes(course.in)} ${course.brief ? BREAKS_OFF : 'slutar det'}`;
      return course.fall.change
        ? withChange(main, course.fall, 'senare tidvis', stop)
        : `${main}, men ${stop}`;
    }
  }
}

/** Swedish for what falls after that. */
export function againWords({ fall, alike, course }: AgainStatement): string {
  const what = falls(alike ? { ...fall, intensity: 'moderate' } : fall);
  const again = alike ? 'igen' : '';
  switch (course.form) {
    case 'restarts': {
      const later = `${durationWords(course.after)} senare`;
      if (course.goesOn === 'briefly') return `${joined(later, what, again)}, ${BRIEFLY}`;
      const start = joined(later, alike ? 'börjar det igen' : begins(fall));
      return course.goesOn ? `${start}, men med uppehåll` : start;
    }
    case 'continues': {
      const more = { once: ', och senare igen', often: ', och senare flera gånger' };
      const lasting = joined('i', alike ? 'ytterligare' : '', durationWords(course.for));
      return joined('därefter', what, lasting) + (course.more ? more[course.more] : '');
    }
    case 'later':
      return joined(
        course.afterBreak ? 'därefter' : 'senare',
        what,
        course.often ? 'då och då' : again,
      );
  }
}

function laterStop({ after, brief }: { after: number; brief: boolean }): string {
  return `efter ${durationWords(after)} ${brief ? BREAKS_OFF : 'slutar det igen'}`;
}

/** A clause, what becomes of that which falls, and a last clause: `..., tidvis kraftigt, och ...`. */
function withChange(
  main: string,
  { change }: ChangingFall,
  atTimes: string,
  last: string | null,
): string {
  const end = last === null ? '' : `, och ${last}`;
  if (change === null) return main + end;
  if (change === 'light') return `${main}, senare bara lätt${end}`;
  if (typeof change === 'string') return `${main}, ${atTimes} ${adverb(change)}${end}`;
  const turns = `senare övergår det i ${NOUNS[change.of]}`;
  return last === null ? `${main}, och ${turns}` : `${main}, ${turns}${end}`;
}
