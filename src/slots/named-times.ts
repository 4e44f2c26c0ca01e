import {
  findLongWeekend,
  findNextHoliday,
  HOLIDAY_IDS,
  isHoliday,
  type HolidayId,
} from '../time/holidays.ts';
import { addDays, getWeekday, getWeekendSaturday, type LocalDate } from '../time/local-time.ts';
import { DAY_PART_HOURS, LATE_HOUR } from '../weather/periods.ts';
import { startWeekToday, type Calendar } from './query.ts';
import { getLastForecastHour, isEarlierHour } from './query-range.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { OUTSIDE_PHRASES } from '../languages/own-place-phrases.ts';

/** What people call days that are no feasts. */
// prettier-ignore
const OTHER_NAMED_DAYS = [
  'NEW_YEARS_NIGHT', 'BANK_HOLIDAY', 'PUBLIC_HOLIDAY', 'BANK_HOLIDAY_WEEKEND', 'PUENTE', 'REST_OF_DAY',
  'REST_OF_WEEK', 'WEEK', 'END_OF_MONTH', 'IN_A_WEEK', 'IN_TWO_WEEKS', 'UNTIL_EVENING', 'UNTIL_NIGHT',
] as const;

const DAYS_PER_WEEK = 7;

/** What people call hours; "the whole time" is none of them, and releases the hour of the talk. */
const NAMED_TIMES = [
  'LUNCH', 'WAY_TO_WORK', 'WAY_HOME', 'COMMUTE', 'OUTSIDE', 'WHOLE_TIME',
] as const; // prettier-ignore

/** "The day after Thanksgiving", "until Thanksgiving": the id of a holiday with this before it. */
const BESIDE_HOLIDAY = /^(BEFORE|AFTER|UNTIL)_(.+)$/;

/** Ids of the slot type Span for days with a name. */
export const NAMED_DAY_IDS: ReadonlySet<string> = new Set([
  ...HOLIDAY_IDS.flatMap((id) => [id, `BEFORE_${id}`, `AFTER_${id}`, `UNTIL_${id}`]),
  ...OTHER_NAMED_DAYS,
]);

/** Ids of the slot type Span for hours with a name. */
export const NAMED_TIME_IDS: ReadonlySet<string> = new Set(NAMED_TIMES);

export function parseOutside(place = ''): Pick<SpokenSlots, 'namedTime'> | undefined {
  return OUTSIDE_PHRASES.has(place.toLowerCase()) ? { namedTime: 'OUTSIDE' } : undefined;
}

/** By the id of the slot type Span. */
export function parseSpan(id = ''): Pick<SpokenSlots, 'span' | 'namedDay' | 'namedTime'> {
  if (NAMED_DAY_IDS.has(id)) return { namedDay: id };
  if (NAMED_TIME_IDS.has(id)) return { namedTime: id };
  return { span: id === '' ? undefined : id };
}

/** Ids of the slot type DayPart: the night before the spoken day, and the one between two. */
const NIGHT_BEFORE = 'NIGHT_BEFORE';
const NIGHT_BETWEEN = 'NIGHT_BETWEEN';

/** "This evening", "tonight": a part of today, by the words of the skill's languages. */
const PART_OF_TODAY =
  /^(?:(?:in )?(?:heute|diese[rn]?|this|ce|cet|cette|quest[ao]|esta|deze|(?:de )?komende|dziś|dzis|tego|tej|dzisiejsz\p{L}+) .+|tonight|sta(?:notte|sera|mattina|mane)|van(?:nacht|avond|middag|ochtend|morgen)|i(?:kväll|natt|eftermiddag|förmiddag))$/iu;

export function isPartOfToday(words = ''): boolean {
  return PART_OF_TODAY.test(words);
}

/** Replaces days and hours with a name by their dates and hours at the place. */
export function resolveNamedTimes(spoken: SpokenSlots, calendar: Calendar): SpokenSlots {
  return resolveNightBefore(
    resolveNamedTime(resolveNamedDay(startWeekToday(spoken, calendar), calendar), calendar),
    calendar,
  );
}

/** A holiday that the place and the listener lack stays unresolved. */
function resolveNamedDay(spoken: SpokenSlots, calendar: Calendar): SpokenSlots {
  if (spoken.namedDay === undefined) return spoken;
  const { namedDay, ...slots } = spoken;
  const { date: today, hour } = calendar.here;
  if (isHoliday(namedDay) && namesOtherDay(slots)) return slots;
  switch (namedDay) {
    case 'NEW_YEARS_NIGHT':
      return resolveNamedDay({ ...slots, namedDay: 'NEW_YEARS_EVE', dayPart: 'NI' }, calendar);
    case 'BANK_HOLIDAY':
      return { ...slots, date: findNextOf(BANK_HOLIDAYS, today) };
    case 'PUBLIC_HOLIDAY': {
      const country = calendar.countries.find((code) => PUBLIC_HOLIDAYS[code]);
      const ids = country && PUBLIC_HOLIDAYS[country];
      return ids ? { ...slots, date: findNextOf(ids, today, [country]) } : spoken;
    }
    case 'BANK_HOLIDAY_WEEKEND':
      return withDays(slots, ...findLongWeekend(MONDAY_BANK_HOLIDAYS, today));
    case 'PUENTE':
      return withDays(slots, ...findLongWeekend(PUBLIC_HOLIDAYS['ES'] ?? [], today));
    case 'REST_OF_DAY':
      if (namesOtherDay(slots) && slots.date !== today) return slots;
      return { ...slots, date: today, ...(hour >= LATE_HOUR && { dayPart: 'NI' }) };
    case 'UNTIL_EVENING':
    case 'UNTIL_NIGHT':
      return { ...slots, date: today, ...limitToPartBefore(namedDay === 'UNTIL_NIGHT', hour) };
    case 'REST_OF_WEEK':
      return withDays(slots, today, addDays(today, (7 - getWeekday(today)) % 7));
    // At its end, "the week" is the coming one: seven days are right on each.
    case 'WEEK':
      return withDays(slots, today, addDays(today, DAYS_PER_WEEK - 1));
    case 'END_OF_MONTH':
      return withDays(slots, ...findEndOfMonth(today));
    case 'IN_A_WEEK':
    case 'IN_TWO_WEEKS':
      return { ...slots, date: addDays(today, namedDay === 'IN_A_WEEK' ? 7 : 14) };
  }
  const beside = findDayBesideHoliday(namedDay, calendar);
  if (beside !== undefined) return { ...slots, ...beside };
  const isOfEvening = /^(GUY_FAWKES|HALLOWEEN)_NIGHT$/.test(namedDay);
  if (isOfEvening && (slots.dayPart ?? slots.time) === undefined) {
    return resolveNamedDay({ ...slots, namedDay, dayPart: 'EV' }, calendar);
  }
  const days = isHoliday(namedDay)
    ? findNextHoliday(namedDay, today, calendar.countries)
    : undefined;
  return days ? withDays(slots, days.first, days.last) : spoken;
}

/** Whether a day or a part of today is said, so that a holiday names something else: "tonight, for the Christmas market". */
function namesOtherDay({ date = '', partOf }: SpokenSlots): boolean {
  return partOf === 'TODAY' || /^\d{4}-\d\d-\d\d$/.test(date);
}

/** Until a part of today begins; once it has begun, that part. */
function limitToPartBefore(isNight: boolean, hour: number): SpokenSlots {
  const { from } = DAY_PART_HOURS[isNight ? 'night' : 'evening'];
  if (hour < from) return { untilTime: formatHour(from) };
  return { dayPart: isNight || hour >= LATE_HOUR ? 'NI' : 'EV' };
}

/** On the holiday itself, the day before it is that of the next one; a day later, today is the day after it. */
function findDayBesideHoliday(
  namedDay: string,
  { here: { date: today }, countries }: Calendar,
): Pick<SpokenSlots, 'date' | 'untilDate'> | undefined {
  const [, side, id = ''] = BESIDE_HOLIDAY.exec(namedDay) ?? [];
  if (!isHoliday(id)) return undefined;
  const ahead = { BEFORE: 1, AFTER: -1 }[side ?? ''] ?? 0;
  const days = findNextHoliday(id, addDays(today, ahead), countries);
  if (!days) return undefined;
  if (ahead === 0) return { date: today, untilDate: days.first };
  return { date: addDays(ahead > 0 ? days.first : days.last, -ahead) };
}

/** A time of day needs a single day. */
function withDays(slots: SpokenSlots, first: LocalDate, last: LocalDate): SpokenSlots {
  const { time, dayPart, namedTime } = slots;
  const isWhole = (time ?? dayPart ?? namedTime) === undefined;
  return { ...slots, date: first, ...(isWhole && last !== first && { untilDate: last }) };
}

/** Of England; "the bank holiday" is the next of them. */
const MONDAY_BANK_HOLIDAYS = [
  'EASTER_MONDAY', 'EARLY_MAY_BANK_HOLIDAY', 'SPRING_BANK_HOLIDAY', 'SUMMER_BANK_HOLIDAY',
] as const satisfies HolidayId[]; // prettier-ignore
const BANK_HOLIDAYS = [
  ...MONDAY_BANK_HOLIDAYS, 'NEW_YEARS_DAY', 'GOOD_FRIDAY', 'CHRISTMAS', 'BOXING_DAY',
] as const satisfies HolidayId[]; // prettier-ignore

/** Of the whole country, by ISO 3166 code; "the public holiday" is the next of them. */
const PUBLIC_HOLIDAYS: Readonly<Record<string, readonly HolidayId[]>> = {
  AT: [
    'NEW_YEARS_DAY', 'EPIPHANY', 'EASTER_MONDAY', 'MAY_DAY', 'ASCENSION', 'WHIT_MONDAY', 'CORPUS_CHRISTI',
    'ASSUMPTION', 'NATIONAL_DAY', 'ALL_SAINTS', 'IMMACULATE_CONCEPTION', 'CHRISTMAS', 'BOXING_DAY',
  ],
  CH: ['NEW_YEARS_DAY', 'ASCENSION', 'SWISS_NATIONAL_DAY', 'CHRISTMAS'],
  DE: [
    'NEW_YEARS_DAY', 'GOOD_FRIDAY', 'EASTER_MONDAY', 'MAY_DAY', 'ASCENSION', 'WHIT_MONDAY', 'GERMAN_UNITY_DAY',
    'CHRISTMAS', 'BOXING_DAY',
  ],
  ES: [
    'NEW_YEARS_DAY', 'EPIPHANY', 'GOOD_FRIDAY', 'MAY_DAY', 'ASSUMPTION', 'HISPANIC_DAY', 'ALL_SAINTS',
    'SPANISH_CONSTITUTION_DAY', 'IMMACULATE_CONCEPTION', 'CHRISTMAS',
  ],
  FR: [
    'NEW_YEARS_DAY', 'EASTER_MONDAY', 'MAY_DAY', 'VICTORY_DAY', 'ASCENSION', 'WHIT_MONDAY', 'BASTILLE_DAY',
    'ASSUMPTION', 'ALL_SAINTS', 'ARMISTICE_DAY', 'CHRISTMAS',
  ],
  IT: [
    'NEW_YEARS_DAY', 'EPIPHANY', 'EASTER_SUNDAY', 'EASTER_MONDAY', 'ITALIAN_LIBERATION_DAY', 'MAY_DAY',
    'ITALIAN_REPUBLIC_DAY', 'ASSUMPTION', 'ALL_SAINTS', 'IMMACULATE_CONCEPTION', 'CHRISTMAS', 'BOXING_DAY',
  ],
  NL: [
    'NEW_YEARS_DAY', 'EASTER_SUNDAY', 'EASTER_MONDAY', 'KINGS_DAY', 'ASCENSION', 'WHIT_SUNDAY', 'WHIT_MONDAY',
    'CHRISTMAS', 'BOXING_DAY',
  ],
  US: [
    'NEW_YEARS_DAY', 'MLK_DAY', 'PRESIDENTS_DAY', 'MEMORIAL_DAY', 'JUNETEENTH', 'INDEPENDENCE_DAY', 'LABOR_DAY',
    'COLUMBUS_DAY', 'VETERANS_DAY', 'THANKSGIVING', 'CHRISTMAS',
  ],
}; // prettier-ignore

function findNextOf(
  ids: readonly HolidayId[],
  today: LocalDate,
  countries: readonly string[] = [],
): LocalDate {
  const days = ids.flatMap((id) => findNextHoliday(id, today, countries)?.first ?? []);
  return days.toSorted()[0] ?? today;
}

const DAYS_OF_MONTH_END = 3;

/** The last three days of the month. */
function findEndOfMonth(today: LocalDate): [LocalDate, LocalDate] {
  const nextMonth = addDays(`${today.slice(0, 7)}-01`, 31);
  const last = addDays(`${nextMonth.slice(0, 7)}-01`, -1);
  const first = addDays(last, 1 - DAYS_OF_MONTH_END);
  return [first < today ? today : first, last];
}

interface Hours {
  from: number;
  to: number;
  /** Where the forecast has no hours. */
  part: 'MO' | 'AF';
}

/** The usual hours; the answer names them. */
const LUNCH: Hours = { from: 12, to: 14, part: 'AF' };
const WAY_TO_WORK: Hours = { from: 7, to: 9, part: 'MO' };
const WAY_HOME: Hours = { from: 17, to: 18, part: 'AF' };

/** Who asks before this hour is about to go home. */
const LAST_HOUR_HOME = 20;

/** Hours of the clock take precedence. */
function resolveNamedTime(spoken: SpokenSlots, calendar: Calendar): SpokenSlots {
  if (spoken.namedTime === undefined) return spoken;
  const { namedTime, dayPart, ...slots } = spoken;
  if (namedTime === 'WHOLE_TIME') return { ...slots, dayPart };
  // "How's the weather outside?" is about now, if nothing else says when.
  if (namedTime === 'OUTSIDE') {
    const { namedTime: _, ...others } = spoken;
    const { date, time, untilTime, duration, span } = others;
    const said = date ?? time ?? untilTime ?? dayPart ?? duration ?? span;
    return said === undefined ? { ...others, span: 'NOW' } : others;
  }
  if (slots.time !== undefined && /^\d/.test(slots.time)) return { ...slots, dayPart };
  const { from, to, part } = findHours(spoken, calendar);
  const end = { date: slots.date ?? calendar.here.date, hour: to };
  if (isEarlierHour(getLastForecastHour(calendar), end)) return { ...slots, dayPart: part };
  return { ...slots, time: formatHour(from), untilTime: formatHour(to) };
}

function findHours({ namedTime, dayPart, date }: SpokenSlots, { here }: Calendar): Hours {
  const hourToday = date === undefined || date === here.date ? here.hour : undefined;
  switch (namedTime) {
    case 'LUNCH':
      return LUNCH;
    case 'WAY_TO_WORK':
      return WAY_TO_WORK;
    case 'WAY_HOME':
      return findWayHome(hourToday);
    default:
      return isMorning(dayPart, hourToday) ? WAY_TO_WORK : findWayHome(hourToday);
  }
}

/** @param hour current hour, if today is asked for */
function findWayHome(hour: number | undefined): Hours {
  const isOnTheWay = hour !== undefined && hour > WAY_HOME.from && hour < LAST_HOUR_HOME;
  return isOnTheWay ? { ...WAY_HOME, from: hour, to: hour + 1 } : WAY_HOME;
}

/** Whether a way there or back is the one there. */
function isMorning(dayPart: string | undefined, hour: number | undefined): boolean {
  if (dayPart !== undefined) return dayPart === 'MO';
  return hour === undefined || hour < WAY_TO_WORK.to || hour >= LAST_HOUR_HOME;
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The night to Friday begins on Thursday, as does the night from Thursday to Friday. */
function resolveNightBefore(spoken: SpokenSlots, { here }: Calendar): SpokenSlots {
  const slots = resolveNightBetween(spoken, here.date);
  const isNight = slots.dayPart === NIGHT_BEFORE || slots.dayPart === 'NI';
  if (!isNight) return slots;
  const { dayPart, date, untilDate, ...others } = slots;
  if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return slots;
  if (untilDate === addDays(date, 1)) return { ...others, dayPart: 'NI', date };
  if (dayPart !== NIGHT_BEFORE) return slots;
  return { ...others, dayPart: 'NI', date: addDays(date, -1) };
}

/** "In the night between Saturday and Sunday", which are a weekend elsewhere. */
function resolveNightBetween(slots: SpokenSlots, today: LocalDate): SpokenSlots {
  if (slots.dayPart !== NIGHT_BETWEEN) return slots;
  const { span, ...others } = { ...slots, dayPart: 'NI' };
  return span === 'WEEKEND' ? { ...others, date: getWeekendSaturday(today) } : { ...others, span };
}

/** Whether a question names yesterday alone. */
export function namesYesterday({ date, untilDate }: SpokenSlots, { here }: Calendar): boolean {
  return date === addDays(here.date, -1) && untilDate === undefined;
}
