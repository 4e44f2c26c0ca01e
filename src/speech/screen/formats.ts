import { toLocalDate, type LocalDate } from '../../time/local-time.ts';
import type { Locale } from '../../wording/language.ts';
import { MM_PER_INCH, toSpokenTemperature } from '../../wording/units.ts';

/** Formats for single parts of a time. */
const TIME_FORMATS = {
  hour: { hour: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
  period: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
} as const;
type TimePart = keyof typeof TIME_FORMATS;

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** `12°`, `−3°`: formats °C in the units of the locale. */
export function formatScreenDegrees(celsius: number, { units }: Locale): string {
  const degrees = toSpokenTemperature(celsius, units);
  return degrees < 0 ? `\u2212${-degrees}°` : `${degrees}°`;
}

/** `15 Uhr`, `3 PM`, `15:00`: an hour of the clock, 0 to 23. */
export function formatScreenHour(hour: number, locale: Locale): string {
  const written = simplifySpaces(
    getTimeFormatter(locale, 'hour').format(Date.UTC(1970, 0, 1, hour)),
  );
  return /^\d+$/.test(written) ? `${written}:00` : written;
}

/** `Samstag`, or `Sa`. */
export function formatScreenWeekday(
  date: LocalDate,
  locale: Locale,
  part: 'weekday' | 'shortWeekday',
): string {
  return getTimeFormatter(locale, part).format(Date.parse(date));
}

/** `18.–24. Nov.`: from the first to the last day. */
export function formatScreenDates(days: readonly { date: LocalDate }[], locale: Locale): string {
  return formatRange(
    days.map(({ date }) => Date.parse(date)),
    getTimeFormatter(locale, 'date'),
  );
}

/** Of the place. */
interface LocalFormat {
  locale: Locale;
  timeZone: string;
}

/** `14:05`, `2:05 PM`: an instant, epoch milliseconds. */
export function formatScreenClock(instant: number, { locale, timeZone }: LocalFormat): string {
  return simplifySpaces(getTimeFormatter(locale, 'clock', timeZone).format(instant));
}

/** `14:05–15:05 Uhr`: from one instant to another, epoch milliseconds. */
export function formatScreenClockRange(
  from: number,
  to: number,
  { locale, timeZone }: LocalFormat,
): string {
  return formatRange([from, to], getTimeFormatter(locale, 'clock', timeZone));
}

/** `Mi, 07:00–19:00 Uhr`, `Mi., 19:00 – Do., 07:00`; without its end until further notice. */
export function formatScreenPeriod(
  { onset, expires }: { onset: string; expires: string | null },
  { locale, timeZone }: LocalFormat,
): string {
  const format = getTimeFormatter(locale, 'period', timeZone);
  const from = Date.parse(onset);
  const to = expires === null ? null : Date.parse(expires);
  const isOfOneDay = to !== null && toLocalDate(from, timeZone) === toLocalDate(to, timeZone);
  if (isOfOneDay) return formatRange([from, to], format);
  // The range of two days would repeat their dates.
  const [begin, end] = [from, to].map((each) => (each === null ? '' : format.format(each)));
  return simplifySpaces(`${begin} – ${end}`).trim();
}

function formatRange(instants: readonly number[], format: Intl.DateTimeFormat): string {
  const [first, last] = [instants[0], instants.at(-1)];
  return first === undefined || last === undefined
    ? ''
    : simplifySpaces(format.formatRange(first, last));
}

/** `80 %`: a share in percent. */
export function formatScreenPercent(percent: number, { tag }: Locale): string {
  return simplifySpaces(
    new Intl.NumberFormat(tag, { style: 'percent' }).format(Math.round(percent) / 100),
  );
}

/** From here on, tenths of a millimetre tell nothing. */
const MIN_WHOLE_MM = 10;

/** `2,4 mm`, `0.09 in`, `1,2 mm/h`: formats mm, or mm per hour, in the units of the locale. */
export function formatScreenRain(
  millimetres: number,
  { tag, units }: Locale,
  per: 'whole' | 'hour' = 'whole',
): string {
  const isInches = units.rain === 'inches';
  const digits = isInches ? 2 : millimetres < MIN_WHOLE_MM ? 1 : 0;
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: `${isInches ? 'inch' : 'millimeter'}${per === 'hour' ? '-per-hour' : ''}`,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  return simplifySpaces(format.format(isInches ? millimetres / MM_PER_INCH : millimetres));
}

/** Some screens lack glyphs for narrow and for thin spaces. */
function simplifySpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

function getTimeFormatter({ tag }: Locale, part: TimePart, timeZone = 'UTC'): Intl.DateTimeFormat {
  const key = `${tag} ${part} ${timeZone}`;
  const format =
    timeFormatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...TIME_FORMATS[part], timeZone });
  timeFormatters.set(key, format);
  return format;
}
