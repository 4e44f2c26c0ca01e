import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { elideDe, describePlace } from './place-names.ts';
import { SHARES } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ["aujourd'hui", 'demain', 'après-demain'],
);

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: "l'heure qui vient",
  2: 'les deux prochaines heures',
  3: 'les trois prochaines heures',
};

const TODAY = skeleton.byPart('ce matin', 'cet après-midi', 'ce soir');
const PARTS = skeleton.byPart('matin', 'après-midi', 'soir');
/** The same after a date. */
const PARTS_OF_DATE = skeleton.byPart('au matin', "dans l'après-midi", 'dans la soirée');

const FROM = skeleton.byPartOfCourse(
  'à partir de la matinée',
  'à partir de la mi-journée',
  "à partir de l'après-midi",
  'à partir de la soirée',
  'à partir de la fin de soirée',
);

/** Hours that have a name, or a number with a gender. */
const HOUR_NAMES: Readonly<Record<number, string>> = {
  0: 'minuit',
  1: 'une heure',
  12: 'midi',
  21: 'vingt et une heures',
};

/** Up to this hour it is said to be in the morning, or would be taken for the afternoon. */
const SMALL_HOURS_UP_TO = 5;

const WITHIN = /^dans /;
const FROM_ON = /^(?:de |du |d')/;

/** What says that something is first, or how long; and from when on the second is. */
export const describeBoundary = skeleton.createBoundary(
  (hour) => ({ first: '', until: `jusqu'à ${describeHour(hour)}`, from: '' }),
  (part) => ({ first: "d'abord", until: '', from: FROM[part] }),
);

const timeWords = skeleton.createTime(describeDay, {
  now: 'en ce moment',
  nextHours: (_, count) => `dans ${describeNextHours(count)}`,
  hour: (day, hour) => (hour === 0 ? describeMidnight(day) : `${describeDay(day)} ${atHour(hour)}`),
  between: betweenHours,
  overnight: (from, to, endsAtMidnight) =>
    endsAtMidnight
      ? `${describeDay(from.day)} ${betweenHours(from.hour, to.hour)}`
      : `${fromDay(from.day)} ${clockOf(from)} ${toDay(to.day)} ${clockOf(to)}`,
  part: describePart,
  night(day, running, next) {
    if (running) return 'cette nuit';
    return day.ahead === 0 ? 'la nuit prochaine' : `dans la nuit ${nightOver(day, next.date)}`;
  },
  twoDays: (first, last) => `${describeDay(first)} et ${describeDay(last)}`,
  days: (first, last) => `${fromDay(first)} ${toDay(last)}`,
  during: skeleton.byPartOfCourse(
    'dans la matinée',
    'à la mi-journée',
    "dans l'après-midi",
    'dans la soirée',
    'en fin de soirée',
  ),
});

export const { describeWhen, describeSpan } = timeWords;

/** `pour demain`, `pour les trois prochaines heures`: what there is, or is no forecast for. */
function forWhen(when: skeleton.When): string {
  if (when.kind === 'now') return 'pour le moment';
  const words = describeWhen(when).replace(WITHIN, '');
  return FROM_ON.test(words) ? `pour la période ${words}` : `pour ${words}`;
}

/** `aujourd'hui` and `samedi` after "le", `pour samedi` after "pour". */
export function dayAfter(word: string, day: skeleton.Day): string {
  return ['de', 'du'].includes(word.toLowerCase()) ? fromDay(day) : dayAfterOther(word, day);
}

const dayAfterOther = skeleton.createDayAfter(describeDay, 'le ce');

/** `15 heures`, `une heure`, `minuit`. */
function describeHour(hour: number): string {
  return HOUR_NAMES[hour] ?? `${hour} heures`;
}

/** `à 15 heures`, `à 3 heures du matin`. */
function atHour(hour: number): string {
  return `à ${describeHour(hour)}${hour <= SMALL_HOURS_UP_TO ? ' du matin' : ''}`;
}

/** The midnight that ends a day. */
function describeMidnight(day: skeleton.Day): string {
  return `${skeleton.isFarAhead(day) ? absoluteDay(day) : describePart(day, 'evening')} à minuit`;
}

/** `les six prochaines heures` in figures from four on. */
export function describeNextHours(count: number): string {
  return NEXT_HOURS[count] ?? `les ${count} prochaines heures`;
}

/** `entre 10 et 13 heures`, `entre 11 heures et midi`. */
function betweenHours(from: number, to: number): string {
  const isPlain = HOUR_NAMES[from] === undefined && HOUR_NAMES[to] === undefined;
  return `entre ${isPlain ? from : describeHour(from)} et ${describeHour(to)}`;
}

/** After a date the hour needs its preposition. */
function clockOf({ day, hour }: skeleton.HourOfDay): string {
  return `${skeleton.isFarAhead(day) ? 'à ' : ''}${describeHour(hour)}`;
}

function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  if (day.ahead === 0) return TODAY[part];
  return skeleton.isFarAhead(day)
    ? `${absoluteDay(day)} ${PARTS_OF_DATE[part]}`
    : `${describeDay(day)} ${PARTS[part]}`;
}

/** When within a stretch: `à partir de 15 heures`, `jusqu'à 9 heures et à partir de midi`, `par moments`. */
export const { describeTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'fr',
    mostly: 'la plupart du temps',
    shares: SHARES,
    from: (hour) => `à partir de ${describeHour(hour)}`,
    until: (hour) => `jusqu'à ${describeHour(hour)}`,
    /** `lundi, mercredi et vendredi`, `5 jours sur 9`. */
    counted: (count, of, isFirst) =>
      isFirst ? `${count} jours sur ${of}` : `pendant ${count} jours`,
  },
);

const DATES = [
  '', 'premier', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt',
  'vingt et un', 'vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six',
  'vingt-sept', 'vingt-huit', 'vingt-neuf', 'trente', 'trente et un',
]; // prettier-ignore

/** `aujourd'hui`, `mardi`, `samedi vingt-huit novembre`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? absoluteDay(day);
}

/** `mardi`, `samedi vingt-huit novembre`; never as seen from today. */
function absoluteDay(day: skeleton.Day): string {
  return skeleton.isFarAhead(day)
    ? `${weekday(day.date)} ${describeDate(day.date)}`
    : weekday(day.date);
}

/** `d'aujourd'hui`, `de mardi`, `du samedi vingt-huit novembre`. */
function fromDay(day: skeleton.Day): string {
  return skeleton.isFarAhead(day) ? `du ${absoluteDay(day)}` : elideDe(describeDay(day));
}

/** `à demain`, `à mardi`, `au samedi vingt-huit novembre`; two `a` never meet. */
function toDay(day: skeleton.Day): string {
  if (skeleton.isFarAhead(day)) return `au ${absoluteDay(day)}`;
  return day.ahead === 1 ? 'à demain' : `à ${weekday(day.date)}`;
}

/** `de samedi à dimanche`, `du samedi vingt-huit au dimanche vingt-neuf novembre`. */
function nightOver(day: skeleton.Day, next: skeleton.LocalDate): string {
  const [one, other] = [weekday(day.date), weekday(next)];
  if (!skeleton.isFarAhead(day)) return `de ${one} à ${other}`;
  const inOneMonth = day.date.slice(0, 7) === next.slice(0, 7);
  const first = inOneMonth ? dateOf(day.date) : describeDate(day.date);
  return `du ${one} ${first} au ${other} ${describeDate(next)}`;
}

/** `vingt-huit novembre`. */
function describeDate(date: skeleton.LocalDate): string {
  return `${dateOf(date)} ${month(date)}`;
}

function dateOf(date: skeleton.LocalDate): string {
  return DATES[skeleton.getDayOfMonth(date)] ?? '';
}

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function describeClock({ hour, minute }: skeleton.ClockTime): string {
  if (minute === 0) return describeHour(hour);
  const named = hour === 0 || hour === 12;
  return `${named ? plainHour(hour) : describeHour(hour)} ${minute}`;
}

/** `aujourd'hui`, but `dans la nuit de mercredi à jeudi` for what happens in the small hours. */
export function describeDayOfClock(day: skeleton.Day, clock: skeleton.ClockTime): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  return isMidnight ? describePart(day, 'evening') : timeWords.describeDayOfClock(day, clock);
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}

/** `demain à Paris, `; nothing without an opening. */
export function describeOpening(opening: skeleton.Opening | null): string {
  return opening ? `${describeWhenAndWhere(opening)}, ` : '';
}

/** `demain à Paris`. */
export function describeWhenAndWhere({ when, place }: skeleton.Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}

/** `pour demain à Paris`. */
export function describeForWhenAndWhere({ when, place }: skeleton.Opening): string {
  return joinWords(forWhen(when), describePlace(place));
}
