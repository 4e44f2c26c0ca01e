import { daysBetween } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import { isNextDay } from '../../wording/plan/statement.ts';
import { byPartOfSpell, byTurn, createDuring } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { betweenHours, describeHour, nameHour, NOON } from './numbers.ts';
import { elideDe, describePlace } from './place-names.ts';
import { SHARES } from './words.ts';

const TODAY_WORD = "aujourd'hui";

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  [TODAY_WORD, 'demain', 'après-demain'],
  'hier',
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

const FROM = byTurn('dès le début de la matinée', 'dès la matinée', 'à partir de la fin de la matinée', 'à partir de la mi-journée', "dès le début de l'après-midi", "à partir de l'après-midi", "à partir de la fin de l'après-midi", 'à partir de la soirée', 'en fin de soirée'); // prettier-ignore
const LIMITS = byTurn("jusqu'en début de matinée", 'jusque dans la matinée', "jusqu'en fin de matinée", "jusqu'à la mi-journée", "jusqu'en début d'après-midi", "jusqu'en milieu d'après-midi", "jusqu'en fin d'après-midi", "jusqu'en soirée", "jusqu'en fin de soirée"); // prettier-ignore

export const EVENING = 18;
const LAST_OF_NIGHT = 4;

const WITHIN = /^dans /;
const FROM_ON = /^(?:de |du |d')/;
const UNTIL = /^jusqu'/;

/** `jusqu'à 9 heures`, `jusqu'en soirée`. */
export const describeLimit = skeleton.createLimit(
  (hour) => `jusqu'à ${describeHour(hour)}`,
  LIMITS,
);

/** What says that something is first, or how long; and from when on the second is. */
export const describeBoundary = skeleton.createBoundary(
  (hour) => ({ first: '', until: `jusqu'à ${describeHour(hour)}`, from: '' }),
  (part) => ({ first: "d'abord", until: '', from: FROM[part] }),
);

const timeWords = skeleton.createTime(describeDay, {
  and: 'et',
  now: 'en ce moment',
  nextHours(_, count) {
    const hours = describeNextHours(count);
    return count === 1 ? `dans ${hours}` : `au cours ${hours.replace(/^les/, 'des')}`;
  },
  tonight: { name: 'cette nuit', between: betweenHours, at: (hour) => `à ${nameHour(hour)}` },
  hour(day, hour) {
    if (hour === 0) return describeMidnight(day);
    return `${isThisEvening(day, hour) ? TODAY.evening : describeDay(day)} à ${describeHour(hour)}`;
  },
  between: betweenHours,
  dayOfHours: (day, hour) => (isThisEvening(day, hour) ? TODAY.evening : describeDay(day)),
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight) return `${describeDay(from.day)} ${betweenHours(from.hour, to.hour)}`;
    return from.hour === 0 || [from, to].some(({ day }) => skeleton.isFarAhead(day))
      ? `${fromDay(from.day)} ${clockOf(from)} ${toDay(to.day)} ${clockOf(to)}`
      : `${elideDe(hourWithin(from))} à ${isNextNight(from.day, to) ? describeHour(to.hour) : hourWithin(to)}`;
  },
  part: describePart,
  eveningAndNight: () => 'ce soir et cette nuit',
  night(day, running, next) {
    const isTonight = running || (day.ahead === 0 && !day.byWeekday);
    return isTonight ? 'cette nuit' : `dans la nuit ${nightOver(day, next.date)}`;
  },
  twoDays: (first, last) => `${describeDay(named(first))} et ${describeDay(last)}`,
  days(first, last) {
    if (relativeDay(first) !== TODAY_WORD) return `${fromDay(named(first))} ${toDay(last)}`;
    return daysBetween(first.date, last.date) === 2
      ? "aujourd'hui, demain et après-demain"
      : `jusqu'${toDay(last)}`;
  },
  afterThat: 'ensuite',
  weekend: 'ce week-end',
  until: (hour) => `jusqu'à ${describeHour(hour)}`,
  since: (hour) => `à partir ${elideDe(describeHour(hour))}`,
  around: (hour) => `vers ${describeHour(hour)}`,
  during: createDuring(
    byPartOfSpell('le matin', 'dans la matinée', 'dans la matinée', 'à la mi-journée', "dans l'après-midi", "en fin d'après-midi", 'dans la soirée', 'en fin de soirée'),
    ['du matin', 'de la matinée', 'de la mi-journée', "de l'après-midi"],
    LIMITS,
    ['et la nuit', 'toute la journée', 'sans interruption', 'dans la journée'], "dans l'après-midi et en soirée",
  ),
}); // prettier-ignore

export const { describeWhen, describeSpan } = timeWords;

export const EACH_DAY = 'chaque jour';
export const BOTH_DAYS = 'les deux jours';

const EACH_PART = byPartOfSpell(
  'chaque matin',
  'chaque matin',
  'chaque matin',
  `${EACH_DAY} à la mi-journée`,
  'chaque après-midi',
  `${EACH_DAY} en fin d'après-midi`,
  'chaque soir',
  `${EACH_DAY} en fin de soirée`,
);
const BOTH_PARTS = byPartOfSpell('les deux matins', 'les deux matins', 'les deux matins', `${BOTH_DAYS} à la mi-journée`, 'les deux après-midi', `${BOTH_DAYS} en fin d'après-midi`, 'les deux soirs', `${BOTH_DAYS} en fin de soirée`); // prettier-ignore

/** `dans la matinée et en fin de soirée`, `entre 6 et 9 heures, puis entre 18 et 20 heures`. */
export function describeTwoSpans(spans: readonly [skeleton.Span, skeleton.Span]): string {
  const words = spans.map(describeSpan);
  return words.join(words.some((span) => LONG.test(span)) ? ', puis ' : ' et ');
}

const LONG = / et |^d(?:e|u) /;

/** Of hours there is another "et" between their numbers. */
function hoursAfterHours(list: string): string {
  return list.replace(/ et (?=entre )/, ', puis ');
}

/** `chaque soir`, `chaque jour entre 9 heures et midi`, `les deux soirs`; `dans la soirée` if not daily. */
export function describeDailySpan(span: skeleton.Span, eachDay: string): string {
  if (eachDay === '' || !('part' in span)) return joinWords(eachDay, describeSpan(span));
  return (eachDay === EACH_DAY ? EACH_PART : BOTH_PARTS)[span.part];
}

/** `pour demain`, `pour les trois prochaines heures`: what there is, or is no forecast for. */
export function forWhen(when: skeleton.When): string {
  if (when.kind === 'now') return 'pour le moment';
  if (when.kind === 'nextHours') return `pour ${describeNextHours(when.count)}`;
  const words = describeWhen(when).replace(WITHIN, '');
  if (UNTIL.test(words)) return words;
  return FROM_ON.test(words) ? `pour la période ${words}` : `pour ${words}`;
}

/** `aujourd'hui` and `samedi` after "le", `pour samedi` after "pour". */
export function dayAfter(word: string, day: skeleton.Day): string {
  return ['de', 'du'].includes(word.toLowerCase()) ? fromDay(day) : dayAfterOther(word, day);
}

const dayAfterOther = skeleton.createDayAfter(describeDay, 'le ce');

function describeMidnight(day: skeleton.Day): string {
  return `${skeleton.isFarAhead(day) ? absoluteDay(day) : describePart(day, 'evening')} à minuit`;
}

/** `les six prochaines heures` in figures from four on. */
export function describeNextHours(count: number): string {
  return NEXT_HOURS[count] ?? `les ${count} prochaines heures`;
}

/** After a date the hour needs its preposition. */
function clockOf({ day, hour }: skeleton.HourOfDay): string {
  return `${skeleton.isFarAhead(day) ? 'à ' : ''}${describeHour(hour)}`;
}

/** In the night after a day, which then needs no name. */
function isNextNight(day: skeleton.Day, to: skeleton.HourOfDay): boolean {
  return to.hour <= LAST_OF_NIGHT && isNextDay(day, to.day);
}

/** `22 heures ce soir`, `8 heures demain matin`, `14 heures samedi`, today `14 heures`. */
function hourWithin({ day, hour }: skeleton.HourOfDay): string {
  const time = nameHour(hour);
  if (hour < NOON) return `${time} ${describePart(day, 'morning')}`;
  if (hour >= EVENING) return `${time} ${describePart(day, 'evening')}`;
  return relativeDay(day) === TODAY_WORD ? time : `${time} ${describeDay(day)}`;
}

/** `ce soir`, `demain matin`, `samedi vingt-huit novembre dans la soirée`. */
export function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  if (relativeDay(day) === TODAY_WORD) return TODAY[part];
  return skeleton.isFarAhead(day)
    ? `${absoluteDay(day)} ${PARTS_OF_DATE[part]}`
    : `${describeDay(day)} ${PARTS[part]}`;
}

const { describeTimes: listTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'fr',
    mostly: 'la plupart du temps',
    shares: SHARES,
    from: (hour) => `à partir ${elideDe(describeHour(hour))}`,
    until: (hour) => `jusqu'à ${describeHour(hour)}`,
    /** `lundi, mercredi et vendredi`, `5 jours sur 9`. */
    counted: (count, of, isFirst) =>
      isFirst ? `${count} jours sur ${of}` : `pendant ${count} jours`,
  },
);

export { daysList };

/** When within a stretch: `à partir de 15 heures`, `jusqu'à 9 heures et à partir de midi`, `par moments`. */
export function describeTimes(times: Times | null): string {
  return hoursAfterHours(listTimes(times));
}

const DATES = [
  '', 'premier', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt',
  'vingt et un', 'vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six',
  'vingt-sept', 'vingt-huit', 'vingt-neuf', 'trente', 'trente et un',
]; // prettier-ignore

const DAY_AFTER_TOMORROW = 2;

/** Of several days the first is not called "après-demain": `de lundi à jeudi`. */
function named(day: skeleton.Day): skeleton.Day {
  return day.ahead === DAY_AFTER_TOMORROW ? { ...day, byWeekday: true } : day;
}

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
  return relativeDay(day) === 'demain' ? 'à demain' : `à ${weekday(day.date)}`;
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

/** `aujourd'hui`, but `dans la nuit de mercredi à jeudi` for what happens in the small hours. */
export function describeDayOfClock(day: skeleton.Day, clock: skeleton.ClockTime): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  return isMidnight ? describePart(day, 'evening') : timeWords.describeDayOfClock(day, clock);
}

/** `ce soir vers 20 heures`, `demain vers 15 heures`, `cette nuit vers 3 heures du matin`. */
export function describeDayAroundHour(day: skeleton.Day, hour: number): string {
  const words = isThisEvening(day, hour)
    ? TODAY.evening
    : describeDayOfClock(day, { hour, minute: 0 });
  return joinWords(words, 'vers', describeHour(hour));
}

function isThisEvening(day: skeleton.Day, hour: number): boolean {
  return hour >= EVENING && day.ahead === 0 && !day.byWeekday;
}

/** `demain à Paris, `; nothing without an opening. */
export function describeOpening(opening: skeleton.Opening | null): string {
  return opening ? `${describeWhenAndWhere(opening)}, ` : '';
}

/** `demain à Paris`. */
export function describeWhenAndWhere({ when, place }: skeleton.Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}

/** `je n'ai pas de prévisions pour demain à Paris`. */
export function describeNoForecast({ when, place }: skeleton.Opening): string {
  return joinWords("je n'ai pas de prévisions", forWhen(when), describePlace(place));
}
