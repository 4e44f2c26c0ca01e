import type { DayPart } from '../../../contract/parameters.ts';
import { isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { atHour, betweenHours, hourGenitive } from './clock.ts';
import { dayAfterNight, dayGenitive, dayWords } from './days.ts';
import { genitive } from './numerals.ts';

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dopoludnia',
  afternoon: 'popoludní',
  evening: 'večer',
};

const DURING: Record<PartOfCourse, string> = {
  ...PARTS,
  midday: 'okolo poludnia',
  lateEvening: 'neskoro večer',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'od dopoludnia',
  midday: 'od poludnia',
  afternoon: 'od popoludnia',
  evening: 'od večera',
  lateEvening: 'od neskorého večera',
};

/** From when on it is otherwise: `od pätnástej`, `od večera`. */
export function boundaryWords(at: Boundary): string {
  return 'hour' in at ? `od ${hourGenitive(at.hour)}` : FROM[at.part];
}

/** `večer`, `medzi štrnástou a sedemnástou`. */
export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'práve teraz';
    case 'nextHours':
      return when.count === 1
        ? 'v najbližšej hodine'
        : `v najbližších ${genitive(when.count)} hodinách`;
    case 'hour':
      return joined(dayWords(when.day), atHour(when.hour));
    case 'hours':
      return hoursWords(when.from, when.to);
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days':
      return daysWords(when.first, when.last);
  }
}

interface HourOfDay {
  day: Day;
  hour: number;
}

/** `dnes medzi ôsmou a štrnástou`, `v sobotu od dvadsiatej druhej do nedele do piatej`. */
function hoursWords(from: HourOfDay, to: HourOfDay): string {
  const day = dayWords(from.day);
  if (from.day.date === to.day.date) return joined(day, betweenHours(from.hour, to.hour));
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  const lastDay = endsAtMidnight ? '' : `do ${dayGenitive(to.day)}`;
  return joined(day, 'od', hourGenitive(from.hour), lastDay, 'do', hourGenitive(to.hour));
}

/** `v sobotu a v nedeľu`, `od dneška do pozajtra`. */
function daysWords(first: Day, last: Day): string {
  return isNextDay(first, last)
    ? `${dayWords(first)} a ${dayWords(last)}`
    : `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** `dnes popoludní`, `v noci na nedeľu`; of the night that has begun `dnes v noci`. */
function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joined(dayWords(day), PARTS[part]);
  return running ? 'dnes v noci' : `v noci na ${dayAfterNight(day)}`;
}
