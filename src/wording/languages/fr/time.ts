import type { DayPart } from '../../../contract/parameters.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { absoluteDay, dayWords, fromDay, nightOver, toDay } from './calendar.ts';

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: "l'heure qui vient",
  2: 'les deux prochaines heures',
  3: 'les trois prochaines heures',
};

const TODAY: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'ce matin',
  afternoon: 'cet après-midi',
  evening: 'ce soir',
};

const PARTS: Record<Exclude<DayPart, 'night'>, readonly [near: string, far: string]> = {
  morning: ['matin', 'au matin'],
  afternoon: ['après-midi', "dans l'après-midi"],
  evening: ['soir', 'dans la soirée'],
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'dans la matinée',
  midday: 'à la mi-journée',
  afternoon: "dans l'après-midi",
  evening: 'dans la soirée',
  lateEvening: 'en fin de soirée',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'à partir de la matinée',
  midday: 'à partir de la mi-journée',
  afternoon: "à partir de l'après-midi",
  evening: 'à partir de la soirée',
  lateEvening: 'à partir de la fin de soirée',
};

/** Hours that have a name, or a number with a gender. */
const HOURS: Readonly<Record<number, string>> = {
  0: 'minuit',
  1: 'une heure',
  12: 'midi',
  21: 'vingt et une heures',
};

/** Up to this hour it is said to be in the morning, or would be taken for the afternoon. */
const SMALL_HOURS_UP_TO = 5;

/** What is not said before a day: `le <DayID>` would be each of its name. */
const BEFORE_DAY = new Set(['le', 'ce']);
const FROM_DAY = new Set(['de', 'du']);

const WITHIN = /^dans /;
const FROM_ON = /^(?:de |du |d')/;

/** What says that something is first, or how long; and from when on the second is. */
export function boundaryWords(at: Boundary): {
  first: string;
  until: string;
  from: string;
} {
  return 'hour' in at
    ? { first: '', until: `jusqu'à ${hourWords(at.hour)}`, from: '' }
    : { first: "d'abord", until: '', from: FROM[at.part] };
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'en ce moment';
    case 'nextHours':
      return `dans ${nextHoursWords(when.count)}`;
    case 'hour':
      return when.hour === 0
        ? midnightWords(when.day)
        : `${dayWords(when.day)} ${atHour(when.hour)}`;
    case 'hours':
      return hoursWords(when.from, when.to);
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days':
      return isNextDay(when.first, when.last)
        ? `${dayWords(when.first)} et ${dayWords(when.last)}`
        : `${fromDay(when.first)} ${toDay(when.last)}`;
  }
}

/** `pour demain`, `pour les trois prochaines heures`: what there is, or is no forecast for. */
export function forWhen(when: When): string {
  if (when.kind === 'now') return 'pour le moment';
  const words = whenWords(when).replace(WITHIN, '');
  return FROM_ON.test(words) ? `pour la période ${words}` : `pour ${words}`;
}

/** `aujourd'hui` and `samedi` after "le", `pour samedi` after "pour". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return dayWords(day);
  return FROM_DAY.has(lowered) ? fromDay(day) : joined(word, dayWords(day));
}

/** `15 heures`, `une heure`, `minuit`. */
export function hourWords(hour: number): string {
  return HOURS[hour] ?? `${hour} heures`;
}

/** `à 15 heures`, `à 3 heures du matin`. */
function atHour(hour: number): string {
  return `à ${hourWords(hour)}${hour <= SMALL_HOURS_UP_TO ? ' du matin' : ''}`;
}

/** The midnight that ends a day. */
function midnightWords(day: Day): string {
  return `${isFar(day) ? absoluteDay(day) : partWords(day, 'evening', false)} à minuit`;
}

/** `les six prochaines heures` in figures from four on. */
export function nextHoursWords(count: number): string {
  return NEXT_HOURS[count] ?? `les ${count} prochaines heures`;
}

/** `entre 10 et 13 heures`, `entre 11 heures et midi`. */
function betweenHours(from: number, to: number): string {
  const isPlain = HOURS[from] === undefined && HOURS[to] === undefined;
  return `entre ${isPlain ? from : hourWords(from)} et ${hourWords(to)}`;
}

function hoursWords(from: { day: Day; hour: number }, to: { day: Day; hour: number }): string {
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  if (endsAtMidnight || from.day.date === to.day.date) {
    return `${dayWords(from.day)} ${betweenHours(from.hour, to.hour)}`;
  }
  return `${fromDay(from.day)} ${clockOf(from)} ${toDay(to.day)} ${clockOf(to)}`;
}

/** After a date the hour needs its preposition. */
function clockOf({ day, hour }: { day: Day; hour: number }): string {
  return `${isFar(day) ? 'à ' : ''}${hourWords(hour)}`;
}

function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') return nightWords(day, running);
  if (day.ahead === 0) return TODAY[part];
  const [near, far] = PARTS[part];
  return isFar(day) ? `${absoluteDay(day)} ${far}` : `${dayWords(day)} ${near}`;
}

function nightWords(day: Day, running: boolean): string {
  if (running) return 'cette nuit';
  return day.ahead === 0 ? 'la nuit prochaine' : `dans la nuit ${nightOver(day)}`;
}
