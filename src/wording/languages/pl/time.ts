import type { DayPart } from '../../../contract/parameters.ts';
import { isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { dayGenitive, dayWords, nightWords, relativeDays } from './day.ts';
import { genitive, ordinal } from './numerals.ts';

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'rano',
  afternoon: 'po południu',
  evening: 'wieczorem',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'rano',
  midday: 'około południa',
  afternoon: 'po południu',
  evening: 'wieczorem',
  lateEvening: 'późnym wieczorem',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'do rana',
  midday: 'do południa',
  afternoon: 'do popołudnia',
  evening: 'do wieczora',
  lateEvening: 'do późnego wieczora',
};

/** How long the first weather lasts: `do siedemnastej`, `do wieczora`. */
export function untilWords(at: Boundary): string {
  return 'hour' in at ? `do ${hourGenitive(at.hour)}` : UNTIL[at.part];
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'teraz';
    case 'nextHours':
      return when.count === 1
        ? 'w najbliższej godzinie'
        : `w najbliższych ${genitive(when.count)} godzinach`;
    case 'hour':
      return joined(dayWords(when.day), `o ${hourGenitive(when.hour)}`);
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joined(dayWords(from.day), betweenHours(from.hour, to.hour));
      }
      const isMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      return joined(
        `od ${hourGenitive(from.hour)}`,
        dayWords(from.day),
        `do ${hourGenitive(to.hour)}`,
        isMidnight ? null : dayWords(to.day),
      );
    }
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days':
      return daysWords(when.first, when.last);
  }
}

function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joined(dayWords(day), PARTS[part]);
  return running ? 'tej nocy' : nightWords(day);
}

/** `w sobotę i w niedzielę`, `od jutra do soboty`. */
function daysWords(first: Day, last: Day): string {
  const relative = relativeDays(first, last);
  if (relative !== undefined) return relative;
  if (isNextDay(first, last)) return `${dayWords(first)} i ${dayWords(last)}`;
  return `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** After "od", "do" and "o". */
function hourGenitive(hour: number): string {
  return hour === 0 ? 'północy' : ordinal(hour, 'ej');
}

/** `między czternastą a siedemnastą`. */
function betweenHours(from: number, to: number): string {
  const [start, end] = [from, to].map((hour) => (hour === 0 ? 'północą' : ordinal(hour, 'ą')));
  return `między ${start} a ${end}`;
}
