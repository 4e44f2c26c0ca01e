import type { DayPart } from '../../contract/parameters.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
  type Opening,
} from '../../wording/plan/statement.ts';
import {
  joinWords,
  createListFormat,
  findRelativeDayName,
  findWeekdayName,
} from '../../wording/grammar.ts';
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import { SHARES } from './words.ts';
import { addDays, type LocalDate } from '../../time/local-time.ts';
import { elideDe, describePlace } from './place-names.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { findNightOfClock } from '../../wording/plan/questions/wind-and-sun-times.ts';

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
export function describeBoundary(at: Boundary): {
  first: string;
  until: string;
  from: string;
} {
  return 'hour' in at
    ? { first: '', until: `jusqu'à ${describeHour(at.hour)}`, from: '' }
    : { first: "d'abord", until: '', from: FROM[at.part] };
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'en ce moment';
    case 'nextHours':
      return `dans ${describeNextHours(when.count)}`;
    case 'hour':
      return when.hour === 0
        ? describeMidnight(when.day)
        : `${describeDay(when.day)} ${atHour(when.hour)}`;
    case 'hours':
      return describeHours(when.from, when.to);
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days':
      return isNextDay(when.first, when.last)
        ? `${describeDay(when.first)} et ${describeDay(when.last)}`
        : `${fromDay(when.first)} ${toDay(when.last)}`;
  }
}

/** `pour demain`, `pour les trois prochaines heures`: what there is, or is no forecast for. */
function forWhen(when: When): string {
  if (when.kind === 'now') return 'pour le moment';
  const words = describeWhen(when).replace(WITHIN, '');
  return FROM_ON.test(words) ? `pour la période ${words}` : `pour ${words}`;
}

/** `aujourd'hui` and `samedi` after "le", `pour samedi` after "pour". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  return FROM_DAY.has(lowered) ? fromDay(day) : joinWords(word, describeDay(day));
}

/** `15 heures`, `une heure`, `minuit`. */
function describeHour(hour: number): string {
  return HOURS[hour] ?? `${hour} heures`;
}

/** `à 15 heures`, `à 3 heures du matin`. */
function atHour(hour: number): string {
  return `à ${describeHour(hour)}${hour <= SMALL_HOURS_UP_TO ? ' du matin' : ''}`;
}

/** The midnight that ends a day. */
function describeMidnight(day: Day): string {
  return `${isFarAhead(day) ? absoluteDay(day) : describePart(day, 'evening', false)} à minuit`;
}

/** `les six prochaines heures` in figures from four on. */
export function describeNextHours(count: number): string {
  return NEXT_HOURS[count] ?? `les ${count} prochaines heures`;
}

/** `entre 10 et 13 heures`, `entre 11 heures et midi`. */
function betweenHours(from: number, to: number): string {
  const isPlain = HOURS[from] === undefined && HOURS[to] === undefined;
  return `entre ${isPlain ? from : describeHour(from)} et ${describeHour(to)}`;
}

function describeHours(from: { day: Day; hour: number }, to: { day: Day; hour: number }): string {
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  if (endsAtMidnight || from.day.date === to.day.date) {
    return `${describeDay(from.day)} ${betweenHours(from.hour, to.hour)}`;
  }
  return `${fromDay(from.day)} ${clockOf(from)} ${toDay(to.day)} ${clockOf(to)}`;
}

/** After a date the hour needs its preposition. */
function clockOf({ day, hour }: { day: Day; hour: number }): string {
  return `${isFarAhead(day) ? 'à ' : ''}${describeHour(hour)}`;
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') return describeNight(day, running);
  if (day.ahead === 0) return TODAY[part];
  const [near, far] = PARTS[part];
  return isFarAhead(day) ? `${absoluteDay(day)} ${far}` : `${describeDay(day)} ${near}`;
}

function describeNight(day: Day, running: boolean): string {
  if (running) return 'cette nuit';
  return day.ahead === 0 ? 'la nuit prochaine' : `dans la nuit ${nightOver(day)}`;
}

const LIST = createListFormat('fr');

/** When within a stretch: `à partir de 15 heures`, `jusqu'à 9 heures et à partir de midi`, `par moments`. */
export function describeTimes(times: Times | null): string {
  if (!times) return '';
  if ('spans' in times) return LIST.format(times.spans.map(describeClockSpan));
  return times.share === 'mostly' ? 'la plupart du temps' : SHARES[times.share];
}

/** `lundi, mercredi et vendredi`, `5 jours sur 9`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if ('count' in whens) {
    return isFirst ? `${whens.count} jours sur ${whens.of}` : `pendant ${whens.count} jours`;
  }
  return LIST.format(whens.map((when) => describeWhen(when)));
}

function describeClockSpan({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return describeSpan({ from, to });
  if (to !== null) return `jusqu'à ${describeHour(to)}`;
  return from === null ? '' : `à partir de ${describeHour(from)}`;
}

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONTHS = [
  'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre',
  'novembre', 'décembre',
]; // prettier-ignore
const RELATIVE_DAYS = ["aujourd'hui", 'demain', 'après-demain'];

const DATES = [
  '', 'premier', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt',
  'vingt et un', 'vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six',
  'vingt-sept', 'vingt-huit', 'vingt-neuf', 'trente', 'trente et un',
]; // prettier-ignore

/** `aujourd'hui`, `mardi`, `samedi vingt-huit novembre`. */
export function describeDay(day: Day): string {
  return findRelativeDayName(day, RELATIVE_DAYS) ?? absoluteDay(day);
}

/** `mardi`, `samedi vingt-huit novembre`; never as seen from today. */
function absoluteDay(day: Day): string {
  return isFarAhead(day)
    ? `${findWeekdayName(day.date, WEEKDAYS)} ${describeDate(day.date)}`
    : findWeekdayName(day.date, WEEKDAYS);
}

/** `d'aujourd'hui`, `de mardi`, `du samedi vingt-huit novembre`. */
function fromDay(day: Day): string {
  return isFarAhead(day) ? `du ${absoluteDay(day)}` : elideDe(describeDay(day));
}

/** `à demain`, `à mardi`, `au samedi vingt-huit novembre`; two `a` never meet. */
function toDay(day: Day): string {
  if (isFarAhead(day)) return `au ${absoluteDay(day)}`;
  return day.ahead === 1 ? 'à demain' : `à ${findWeekdayName(day.date, WEEKDAYS)}`;
}

/** `de samedi à dimanche`, `du samedi vingt-huit au dimanche vingt-neuf novembre`. */
function nightOver(day: Day): string {
  const next = addDays(day.date, 1);
  const [one, other] = [findWeekdayName(day.date, WEEKDAYS), findWeekdayName(next, WEEKDAYS)];
  if (!isFarAhead(day)) return `de ${one} à ${other}`;
  const inOneMonth = day.date.slice(0, 7) === next.slice(0, 7);
  const first = inOneMonth ? dateOf(day.date) : describeDate(day.date);
  return `du ${one} ${first} au ${other} ${describeDate(next)}`;
}

/** `vingt-huit novembre`. */
function describeDate(date: LocalDate): string {
  const month = Number(date.slice(5, 7));
  return `${dateOf(date)} ${MONTHS[month - 1] ?? ''}`;
}

function dateOf(date: LocalDate): string {
  return DATES[Number(date.slice(8, 10))] ?? '';
}

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (minute === 0) return describeHour(hour);
  const named = hour === 0 || hour === 12;
  return `${named ? plainHour(hour) : describeHour(hour)} ${minute}`;
}

/** `aujourd'hui`, but `dans la nuit de mercredi à jeudi` for what happens in the small hours. */
export function describeDayOfClock(day: Day, clock: ClockTime): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  if (isMidnight) return describeWhen({ kind: 'part', day, part: 'evening', running: false });
  const night = findNightOfClock(day, clock);
  return night ? describeWhen(night) : describeDay(day);
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}

/** `demain à Paris, `; nothing without an opening. */
export function describeOpening(opening: Opening | null): string {
  return opening ? `${describeWhenAndWhere(opening)}, ` : '';
}

/** `demain à Paris`. */
export function describeWhenAndWhere({ when, place }: Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}

/** `pour demain à Paris`. */
export function describeForWhenAndWhere({ when, place }: Opening): string {
  return joinWords(forWhen(when), describePlace(place));
}
