import { fallFrom, fallOf, isBrief, isHeavier, minutesOf, turns, type Spell } from './spell.ts';
import type { AgainStatement, ChangingFall, Fall } from './statement.ts';

type Course = AgainStatement['course'];

/** After a brief break as before it. */
const GOES_ON: Course = { form: 'later', often: false, afterBreak: true };

/**
 * What is worth saying of the spells after the first wet one has stopped; beside a warning of ice
 * there is room for little.
 */
export function againOf(spells: readonly Spell[], isIcy: boolean): AgainStatement[] {
  const [first, ...wet] = spells.filter((spell) => spell.wet);
  const [next, ...more] = wet;
  if (!first || !next) return [];
  const isFalling = spells[0] === first;
  const before = isFalling ? fallFrom(first.steps) : fallOf(first.steps);
  const fall = fallOf(isFalling ? next.steps : wet.flatMap(({ steps }) => steps));
  const alike = isSameKind(fall, before) && (isIcy || !isHeavier(fall, before));
  const told = isIcy ? { of: fall.of, intensity: 'moderate' as const } : fall;
  const isRoom = alike && !isIcy;
  const further = isRoom && before.change === null ? more.length : 0;
  const course = isFalling ? restartOf(spells, further, isRoom) : laterOf(spells, further);
  const isWorthIt = isIcy ? course.form === 'restarts' && !turns(before) : course !== GOES_ON;
  return !alike || isWorthIt ? [{ kind: 'again', fall: told, alike, course }] : [];
}

/** While it falls, of when it falls again; `further` spells after that are worth a word. */
function restartOf(
  [, pause, next, end]: readonly Spell[],
  further: number,
  isRoom: boolean,
): Course {
  if (!pause || !next || (isBrief(pause) && !end)) return GOES_ON;
  if (!isBrief(pause)) {
    const passes = end && isBrief(next) && isRoom ? 'briefly' : null;
    const goesOn = further > 0 ? 'onAndOff' : passes;
    return { form: 'restarts', after: minutesOf(pause), goesOn };
  }
  const often = further > 1 ? 'often' : 'once';
  return { form: 'continues', for: minutesOf(next), more: further > 0 ? often : null };
}

/** Before it falls, of whether it falls once more. */
function laterOf([, spell, pause]: readonly Spell[], further: number): Course {
  const afterBreak = pause && isBrief(pause) && spell && !isBrief(spell);
  if (!afterBreak) return { form: 'later', often: further > 0, afterBreak: false };
  return further > 0 ? { form: 'later', often: true, afterBreak } : GOES_ON;
}

function isSameKind({ of }: Fall, before: ChangingFall): boolean {
  return of === before.of || (turns(before) && before.change.of === of);
}
