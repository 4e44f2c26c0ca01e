import { gregorianEaster } from 'date-easter';
import { addDays, getWeekday, type LocalDate, SUNDAY } from './local-time.ts';

/** The days of a holiday or feast. */
export interface NamedDays {
  first: LocalDate;
  last: LocalDate;
}

/** The day of a feast in a year. */
type DayOfYear = (year: number) => LocalDate;

/** A day with a name; a missing country has none. */
interface Holiday {
  /** Where nothing else is said. */
  day?: DayOfYear;
  /** By ISO 3166 code, where the day is another. */
  countries?: Readonly<Record<string, DayOfYear>>;
  /** Of a feast of several days. */
  length?: number;
}

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [1, 2, 3, 4, 5, 6] as const;

function onDate(month: number, day: number): DayOfYear {
  return (year) => formatDate(year, month, day);
}

/** The first such weekday from a date on: from the 8th it is the second of the month. */
function onWeekday(weekday: number, month: number, day: number, later = 0): DayOfYear {
  return (year) => {
    const from = formatDate(year, month, day);
    return addDays(from, ((weekday - getWeekday(from) + 7) % 7) + later);
  };
}

/** Days from Easter Sunday. */
function fromEaster(days: number): DayOfYear {
  return (year) => {
    const easter = gregorianEaster(year);
    return addDays(formatDate(year, easter.month, easter.day), days);
  };
}

/** The last Sunday of May, or the first of June if Pentecost is on that day. */
const frenchMothersDay: DayOfYear = (year) => {
  const lastOfMay = onWeekday(SUNDAY, 5, 25)(year);
  return lastOfMay === fromEaster(49)(year) ? addDays(lastOfMay, 7) : lastOfMay;
};

/** The day before if it is a Sunday. */
const kingsDay: DayOfYear = (year) => {
  const birthday = formatDate(year, 4, 27);
  return getWeekday(birthday) === SUNDAY ? addDays(birthday, -1) : birthday;
};

function formatDate(year: number, month: number, day: number): LocalDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const LABOR_DAY = onWeekday(MONDAY, 9, 1);
const MAY_DAY = onDate(5, 1);

/** By the ids of the slot type Span. */
const HOLIDAYS = {
  CHRISTMAS_EVE: { day: onDate(12, 24) },
  CHRISTMAS: { day: onDate(12, 25) },
  CHRISTMAS_HOLIDAYS: { day: onDate(12, 25), length: 2 },
  BOXING_DAY: { day: onDate(12, 26) },
  NEW_YEARS_EVE: { day: onDate(12, 31) },
  NEW_YEARS_DAY: { day: onDate(1, 1) },
  EPIPHANY_EVE: { day: onDate(1, 5) },
  EPIPHANY: { day: onDate(1, 6) },
  CANDLEMAS: { day: onDate(2, 2) },
  GROUNDHOG_DAY: { day: onDate(2, 2) },
  SUPER_BOWL: { day: onWeekday(SUNDAY, 2, 8) },
  VALENTINES_DAY: { day: onDate(2, 14) },
  WOMENS_CARNIVAL: { day: fromEaster(-52) },
  FAT_THURSDAY: { day: fromEaster(-52) },
  CARNIVAL: { day: fromEaster(-48), length: 2 },
  ROSE_MONDAY: { day: fromEaster(-48) },
  SHROVE_TUESDAY: { day: fromEaster(-47) },
  ASH_WEDNESDAY: { day: fromEaster(-46) },
  ANDALUSIA_DAY: { day: onDate(2, 28) },
  ST_DAVIDS_DAY: { day: onDate(3, 1) },
  WOMENS_DAY: { day: onDate(3, 8) },
  FALLAS: { day: onDate(3, 15), length: 5 },
  ST_PATRICKS_DAY: { day: onDate(3, 17) },
  ST_JOSEPH: { day: onDate(3, 19) },
  APRIL_FOOLS_DAY: { day: onDate(4, 1) },
  TAX_DAY: { day: onDate(4, 15) },
  PATRIOTS_DAY: { day: onWeekday(MONDAY, 4, 15) },
  EARTH_DAY: { day: onDate(4, 22) },
  PALM_SUNDAY: { day: fromEaster(-7) },
  HOLY_WEEK: { day: fromEaster(-7), length: 8 },
  MAUNDY_THURSDAY: { day: fromEaster(-3) },
  GOOD_FRIDAY: { day: fromEaster(-2) },
  HOLY_SATURDAY: { day: fromEaster(-1) },
  EASTER_WEEKEND: { day: fromEaster(-2), length: 4 },
  EASTER_SUNDAY: { day: fromEaster(0) },
  EASTER: { day: fromEaster(0), length: 2 },
  EASTER_MONDAY: { day: fromEaster(1) },
  ST_GEORGES_DAY: { day: onDate(4, 23) },
  ANZAC_DAY: { day: onDate(4, 25) },
  ITALIAN_LIBERATION_DAY: { day: onDate(4, 25) },
  KINGS_DAY: { day: kingsDay },
  CHILDRENS_DAY: { day: onDate(4, 30), countries: { PL: onDate(6, 1) } },
  WALPURGIS_NIGHT: { day: onDate(4, 30) },
  MAY_DAY: { day: MAY_DAY },
  LABOR_DAY: { day: MAY_DAY, countries: { US: LABOR_DAY, CA: LABOR_DAY } },
  LABOR_DAY_WEEKEND: { day: onWeekday(MONDAY, 9, 1, -2), length: 3 },
  REMEMBRANCE_OF_THE_DEAD: { day: onDate(5, 4) },
  DUTCH_LIBERATION_DAY: { day: onDate(5, 5) },
  CINCO_DE_MAYO: { day: onDate(5, 5) },
  VICTORY_DAY: { day: onDate(5, 8) },
  EARLY_MAY_BANK_HOLIDAY: { day: onWeekday(MONDAY, 5, 1) },
  MOTHERS_DAY: {
    day: onWeekday(SUNDAY, 5, 8),
    countries: {
      GB: fromEaster(-21),
      IE: fromEaster(-21),
      FR: frenchMothersDay,
      ES: onWeekday(SUNDAY, 5, 1),
      PT: onWeekday(SUNDAY, 5, 1),
      MX: onDate(5, 10),
      SE: onWeekday(SUNDAY, 5, 25),
      PL: onDate(5, 26),
    },
  },
  ICE_SAINTS: { day: onDate(5, 11), length: 5 },
  ST_ISIDORE: { day: onDate(5, 15) },
  VICTORIA_DAY: { day: onWeekday(MONDAY, 5, 18) },
  MEMORIAL_DAY: { day: onWeekday(MONDAY, 5, 25) },
  MEMORIAL_DAY_WEEKEND: { day: onWeekday(MONDAY, 5, 25, -2), length: 3 },
  SPRING_BANK_HOLIDAY: { day: onWeekday(MONDAY, 5, 25) },
  ASCENSION: { day: fromEaster(39) },
  FLAG_DAY: { day: onDate(6, 14) },
  FATHERS_DAY: {
    day: onWeekday(SUNDAY, 6, 15),
    countries: {
      DE: fromEaster(39),
      AT: onWeekday(SUNDAY, 6, 8),
      BE: onWeekday(SUNDAY, 6, 8),
      CH: onWeekday(SUNDAY, 6, 1),
      IT: onDate(3, 19),
      PL: onDate(6, 23),
      ES: onDate(3, 19),
      PT: onDate(3, 19),
      AU: onWeekday(SUNDAY, 9, 1),
      NZ: onWeekday(SUNDAY, 9, 1),
      SE: onWeekday(SUNDAY, 11, 8),
    },
  },
  WHIT_SUNDAY: { day: fromEaster(49) },
  PENTECOST: { day: fromEaster(49), length: 2 },
  WHIT_MONDAY: { day: fromEaster(50) },
  CORPUS_CHRISTI: { day: fromEaster(60), countries: { IT: fromEaster(63) } },
  ITALIAN_REPUBLIC_DAY: { day: onDate(6, 2) },
  JUNETEENTH: { day: onDate(6, 19) },
  SUMMER_MUSIC_DAY: { day: onDate(6, 21) },
  MIDSUMMER_EVE: { day: onWeekday(FRIDAY, 6, 19) },
  MIDSUMMER_DAY: { day: onWeekday(SATURDAY, 6, 20) },
  MIDSUMMER_WEEKEND: { day: onWeekday(FRIDAY, 6, 19), length: 3 },
  ST_JOHNS_EVE: { day: onDate(6, 23) },
  ST_JOHNS_DAY: { day: onDate(6, 24) },
  SEVEN_SLEEPERS: { day: onDate(6, 27) },
  ST_PETER_AND_PAUL: { day: onDate(6, 29) },
  SAN_FERMIN: { day: onDate(7, 6), length: 9 },
  CANADA_DAY: { day: onDate(7, 1) },
  FOURTH_OF_JULY: { day: onDate(7, 4) },
  BASTILLE_DAY: { day: onDate(7, 14) },
  ST_JAMES: { day: onDate(7, 25) },
  SWISS_NATIONAL_DAY: { day: onDate(8, 1) },
  CIVIC_HOLIDAY: { day: onWeekday(MONDAY, 8, 1) },
  ST_LAWRENCE: { day: onDate(8, 10) },
  ASSUMPTION: { day: onDate(8, 15) },
  SUMMER_BANK_HOLIDAY: { day: onWeekday(MONDAY, 8, 25) },
  CATALAN_DAY: { day: onDate(9, 11) },
  CRY_OF_INDEPENDENCE: { day: onDate(9, 15) },
  ST_JANUARIUS: { day: onDate(9, 19) },
  PRINCES_DAY: { day: onWeekday(TUESDAY, 9, 15) },
  GERMAN_UNITY_DAY: { day: onDate(10, 3) },
  ANIMAL_DAY: { day: onDate(10, 4) },
  HARVEST_FESTIVAL: { day: onWeekday(SUNDAY, 10, 1) },
  COLUMBUS_DAY: { day: onWeekday(MONDAY, 10, 8) },
  HISPANIC_DAY: { day: onDate(10, 12) },
  THANKSGIVING: { day: onWeekday(THURSDAY, 11, 22), countries: { CA: onWeekday(MONDAY, 10, 8) } },
  THANKSGIVING_WEEKEND: {
    day: onWeekday(THURSDAY, 11, 22),
    countries: { CA: onWeekday(MONDAY, 10, 8, -2) },
    length: 4,
  },
  REFORMATION_DAY: { day: onDate(10, 31) },
  HALLOWEEN: { day: onDate(10, 31) },
  HALLOWEEN_NIGHT: { day: onDate(10, 31) },
  ALL_SAINTS: { day: onDate(11, 1), countries: { SE: onWeekday(SATURDAY, 10, 31) } },
  ALL_SOULS: { day: onDate(11, 2) },
  ELECTION_DAY: { day: onWeekday(TUESDAY, 11, 2) },
  MELBOURNE_CUP: { day: onWeekday(TUESDAY, 11, 1) },
  GUY_FAWKES_NIGHT: { day: onDate(11, 5) },
  ARMISTICE_DAY: { day: onDate(11, 11) },
  ST_MARTINS_DAY: { day: onDate(11, 11) },
  REMEMBRANCE_SUNDAY: { day: onWeekday(SUNDAY, 11, 8) },
  REPENTANCE_DAY: { day: onWeekday(WEDNESDAY, 11, 16) },
  SUNDAY_OF_THE_DEAD: { day: onWeekday(SUNDAY, 11, 20) },
  BLACK_FRIDAY: { day: onWeekday(FRIDAY, 11, 23) },
  CYBER_MONDAY: { day: onWeekday(MONDAY, 11, 26) },
  FIRST_ADVENT: { day: onWeekday(SUNDAY, 11, 27) },
  SECOND_ADVENT: { day: onWeekday(SUNDAY, 12, 4) },
  THIRD_ADVENT: { day: onWeekday(SUNDAY, 12, 11) },
  FOURTH_ADVENT: { day: onWeekday(SUNDAY, 12, 18) },
  ST_ANDREWS_DAY: { day: onDate(11, 30) },
  ST_NICHOLAS_EVE: { day: onDate(12, 5) },
  ST_NICHOLAS: { day: onDate(12, 6) },
  ST_AMBROSE: { day: onDate(12, 7) },
  SPANISH_CONSTITUTION_DAY: { day: onDate(12, 6) },
  IMMACULATE_CONCEPTION: { day: onDate(12, 8) },
  POSADAS: { day: onDate(12, 16), length: 9 },
  LUCIA: { day: onDate(12, 13) },
  GUADALUPE: { day: onDate(12, 12) },
  BETWEEN_THE_YEARS: { day: onDate(12, 27), length: 4 },
  MLK_DAY: { day: onWeekday(MONDAY, 1, 15) },
  BURNS_NIGHT: { day: onDate(1, 25) },
  AUSTRALIA_DAY: { day: onDate(1, 26) },
  INDIAN_REPUBLIC_DAY: { day: onDate(1, 26) },
  GANDHI_JAYANTI: { day: onDate(10, 2) },
  PRESIDENTS_DAY: { day: onWeekday(MONDAY, 2, 15) },
  FAMILY_DAY: { day: onWeekday(MONDAY, 2, 15) },
  VETERANS_DAY: { day: onDate(11, 11) },
  KINGS_BIRTHDAY: { day: onWeekday(MONDAY, 6, 8) },
  INDEPENDENCE_DAY: { day: onDate(7, 4), countries: { IN: onDate(8, 15), MX: onDate(9, 16) } },
  NATIONAL_DAY: {
    countries: {
      AT: onDate(10, 26),
      AU: onDate(1, 26),
      BE: onDate(7, 21),
      CA: onDate(7, 1),
      CH: onDate(8, 1),
      DE: onDate(10, 3),
      ES: onDate(10, 12),
      FR: onDate(7, 14),
      IN: onDate(1, 26),
      IT: onDate(6, 2),
      MX: onDate(9, 16),
      NL: kingsDay,
      SE: onDate(6, 6),
      US: onDate(7, 4),
    },
  },
} as const satisfies Record<string, Holiday>;

export type HolidayId = keyof typeof HOLIDAYS;

export function isHoliday(id: string): id is HolidayId {
  return Object.hasOwn(HOLIDAYS, id);
}

/** Every id of a holiday or feast. */
export const HOLIDAY_IDS: readonly string[] = Object.keys(HOLIDAYS);

/** The days off around the next holiday beside a weekend, which also takes the day between them. */
export function findLongWeekend(
  ids: readonly HolidayId[],
  today: LocalDate,
): [first: LocalDate, last: LocalDate] {
  const spans = ids.flatMap((id) => {
    const day = findNextHoliday(id, today, [])?.first;
    const weekday = day === undefined ? SUNDAY : getWeekday(day);
    if (day === undefined || weekday === SUNDAY) return [];
    if (weekday <= TUESDAY) return [[addDays(day, -1 - weekday), day] as const];
    const isEnd = weekday === THURSDAY || weekday === FRIDAY;
    return isEnd ? [[day, addDays(day, 7 - weekday)] as const] : [];
  });
  const [first = today, last = today] = spans.toSorted(([a], [b]) => a.localeCompare(b))[0] ?? [];
  return [first < today ? today : first, last];
}

/**
 * The days of a holiday that are not over, else its next ones.
 *
 * @param countries ISO 3166 codes; the first with a day of its own decides
 * @returns undefined for a holiday that these countries lack
 */
export function findNextHoliday(
  id: HolidayId,
  today: LocalDate,
  countries: readonly string[],
): NamedDays | undefined {
  const holiday: Holiday = HOLIDAYS[id];
  const country = countries.find((code) => holiday.countries?.[code]);
  const day = holiday.countries?.[country ?? ''] ?? holiday.day;
  if (!day) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const length = holiday.length ?? 1;
  return [thisYear, thisYear + 1]
    .map((year) => day(year))
    .map((first) => ({ first, last: addDays(first, length - 1) }))
    .find(({ last }) => last >= today);
}
