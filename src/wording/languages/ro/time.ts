import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { addDays, type LocalDate } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { counted, dayOfMonth, numeral, type Noun } from './numerals.ts';

const WEEKDAYS = ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'];
const MONTHS = [
  'ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie',
  'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie',
]; // prettier-ignore
const RELATIVE_DAYS = ['astăzi', 'mâine', 'poimâine'];

const HOUR: Noun = { one: 'o oră', many: 'ore' };

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'în următoarea oră',
  2: 'în următoarele două ore',
  3: 'în următoarele trei ore',
};

/** After a day's name. */
const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dimineață',
  afternoon: 'după-amiază',
  evening: 'seară',
};

const PARTS_OF_TODAY: Record<DayPart, string> = {
  morning: 'azi dimineață',
  afternoon: 'azi după-amiază',
  evening: 'diseară',
  night: 'la noapte',
};

const RUNNING: Record<DayPart, string> = {
  morning: 'în această dimineață',
  afternoon: 'în această după-amiază',
  evening: 'în această seară',
  night: 'în această noapte',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'dimineața',
  midday: 'la prânz',
  afternoon: 'după-amiaza',
  evening: 'seara',
  lateEvening: 'seara târziu',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'până la mijlocul dimineții',
  midday: 'până la prânz',
  afternoon: 'până după-amiază',
  evening: 'până spre seară',
  lateEvening: 'până seara târziu',
};

/** A day needs no preposition: `în <DayID>` becomes `astăzi`. */
const BEFORE_DAY = new Set(['în', 'la']);

/** How long the first lasts. */
export function untilWords(at: Boundary): string {
  return 'hour' in at ? `până la ${hourWords(at.hour)}` : UNTIL[at.part];
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'acum';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `în următoarele ${counted(when.count, HOUR)}`;
    case 'hour':
      return joined(closed(dayWords(when.day)), 'la', hourWords(when.hour));
    case 'hours': {
      const { from, to } = when;
      const start = closed(dayWords(from.day));
      if (from.day.date === to.day.date) return joined(start, betweenHours(from.hour, to.hour));
      const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      const end = endsAtMidnight ? null : closed(dayWords(to.day));
      return joined('de', start, 'de la', hourWords(from.hour), 'până', end, 'la', hourWords(to.hour)); // prettier-ignore
    }
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days': {
      const [first, last] = [closed(dayWords(when.first)), dayWords(when.last)];
      return isNextDay(when.first, when.last) ? `${first} și ${last}` : `de ${first} până ${last}`;
    }
  }
}

/** `astăzi`, `marți`, `sâmbătă, douăzeci și opt noiembrie`. */
export function dayWords(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFar(day)
    ? `${weekdayName(day.date, WEEKDAYS)}, ${dateWords(day.date)}`
    : weekdayName(day.date, WEEKDAYS);
}

/** `astăzi` after "în", `pentru astăzi` after "pentru". */
export function dayAfter(word: string, day: Day): string {
  return BEFORE_DAY.has(word.toLowerCase()) ? dayWords(day) : joined(word, dayWords(day));
}

/** `sâmbătă seară`, `în noaptea de sâmbătă spre duminică`. */
function partWords(day: Day, part: DayPart, running: boolean): string {
  if (running && (part === 'night' || day.ahead === 0)) return RUNNING[part];
  if (day.ahead === 0) return PARTS_OF_TODAY[part];
  const name = weekdayName(day.date, WEEKDAYS);
  const date = isFar(day) ? dateWords(day.date) : null;
  if (part === 'night') {
    const night = date ? `${name}, ${date},` : name;
    return `în noaptea de ${night} spre ${weekdayName(addDays(day.date, 1), WEEKDAYS)}`;
  }
  const words = `${relativeDay(day, RELATIVE_DAYS) ?? name} ${PARTS[part]}`;
  return date ? `${words}, ${date}` : words;
}

/** `întâi decembrie`, `douăzeci și opt noiembrie`. */
function dateWords(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${dayOfMonth(day)} ${MONTHS[month - 1]}`;
}

/** A day with its date is closed by a comma before what follows. */
function closed(day: string): string {
  return day.includes(',') ? `${day},` : day;
}

/** After "la" and "de la": `ora două`, `miezul nopții`. */
function hourWords(hour: number): string {
  return hour === 0 ? 'miezul nopții' : `ora ${numeral(hour)}`;
}

function betweenHours(from: number, to: number): string {
  return from === 0 || to === 0
    ? `între ${hourWords(from)} și ${hourWords(to)}`
    : `între orele ${numeral(from)} și ${numeral(to)}`;
}
