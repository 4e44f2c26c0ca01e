import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { lightFormat } from 'date-fns/lightFormat';

/**
 * The expected slots of a labelled time, from an independent parser: `date 2027-07-17`, `time 15:00`.
 * Several if the words are ambiguous; a meal is its part of the day; none for feasts, which count as
 * errors.
 *
 * @param now in the time zone of the process, which is the listener's.
 */
export function expectedTimes(span: string, now: Date): string[] {
  const text = digits(span.toLowerCase().replaceAll(/[.,]/g, '').trim());
  return FIXED[text] ?? (ahead(text, now) || dates(text, now) || clock(text) || []);
}

const FIXED: Record<string, string[]> = {
  now: ['span NOW', 'date PRESENT_REF'],
  week: ['date 2026-W47'],
  'this week': ['date 2026-W47'],
  'next week': ['date 2026-W48'],
  'this month': ['date 2026-11'],
  'this year': ['date 2026'],
  'next year': ['date 2027'],
  'last mar': ['date 2026-03'],
  'last april': ['date 2026-04'],
  'last february': ['date 2026-02'],
  october: ['date 2027-10'],
  'next september': ['date 2027-09'],
  'next tues': ['date 2026-11-24'],
  fri: ['date 2026-11-20'],
  afternoon: ['dayPart AF'],
  midnight: ['time 00:00'],
  breakfast: ['dayPart MO', 'time MO'],
  lunch: ['time 12:00', 'namedTime LUNCH'],
  supper: ['dayPart EV', 'time EV'],
};

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Record<string, number> = {
  // "secondth" replaces the second of "twenty-second", which is no unit.
  first: 1, second: 2, secondth: 2, third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12, twentieth: 20, thirtieth: 30,
}; // prettier-ignore
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Number words as digits: "two hundred fourteen" is 214, "twenty-sixth" 26. */
function digits(text: string): string {
  let sum: number | undefined;
  const out: string[] = [];
  const flush = () => {
    if (sum !== undefined) out.push(String(sum));
    sum = undefined;
  };
  for (const word of text.replaceAll('-second', '-secondth').split(/[\s-]+/)) {
    const cardinal = word.replace(/(?<=[a-z])th$/, '');
    const [unit, ten] = [UNITS.indexOf(cardinal), TENS.indexOf(cardinal)];
    const value = ORDINALS[word] ?? (unit >= 0 ? unit : ten > 0 ? ten * 10 : undefined);
    // "seconds" is a unit, "second" after a number as well.
    if (value !== undefined && !(word === 'second' && sum !== undefined)) sum = (sum ?? 0) + value;
    else if (word === 'hundred' && sum !== undefined) sum *= 100;
    else {
      flush();
      out.push(/^an?$/.test(word) ? '1' : word.replace(/^(\d+)(st|nd|rd|th)$/, '$1'));
    }
  }
  flush();
  return out.join(' ');
}

function ahead(text: string, now: Date): string[] | undefined {
  if (!/^in | from now$/.test(text)) return undefined;
  const amounts = [...text.matchAll(/(\d+) (second|minute|hour|day|week|month|year)s?/g)];
  let date = now;
  for (const [, count = '', unit = ''] of amounts) date = later(date, Number(count), unit);
  const isClock = amounts.some(([, , unit = '']) => /second|minute|hour/.test(unit));
  if (text.includes('half') || amounts.length === 0) return undefined;
  return [
    isClock ? `time ${lightFormat(date, 'HH:mm')}` : `date ${lightFormat(date, 'yyyy-MM-dd')}`,
  ];
}

function later(date: Date, count: number, unit: string): Date {
  const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3600 };
  const days: Record<string, number> = { day: 1, week: 7 };
  if (unit in seconds) return new Date(date.getTime() + count * (seconds[unit] ?? 0) * 1000);
  if (unit in days) return addDays(date, count * (days[unit] ?? 0));
  return addMonths(date, count * (unit === 'year' ? 12 : 1));
}

function dates(text: string, now: Date): string[] | undefined {
  const slashed = /^(\d+)\/(\d+)\/(\d{4})$/.exec(text);
  if (slashed) return [iso(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]))];
  const [, name = '', day = '', year] =
    /^([a-z]{3})[a-z]* (?:the )?(\d{1,2})(?: (\d{4}))?$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return undefined;
  const thisYear = iso(now.getFullYear(), month, Number(day));
  const isPast = thisYear < `date ${lightFormat(now, 'yyyy-MM-dd')}`;
  return [
    year === undefined && !isPast
      ? thisYear
      : iso(Number(year ?? now.getFullYear() + 1), month, Number(day)),
  ];
}

function iso(year: number, month: number, day: number): string {
  return `date ${lightFormat(new Date(year, month - 1, day), 'yyyy-MM-dd')}`;
}

function clock(text: string): string[] | undefined {
  const [, hour, minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?(?::\d\d)?(?: (?:o'clock|(am|pm)))?$/.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const before = half === '' ? Number(hour) : Number(hour) % 12;
  const hours =
    half === '' && before <= 12
      ? [before, (before + 12) % 24]
      : [half === 'pm' ? before + 12 : before];
  return hours.map((one) => `time ${String(one).padStart(2, '0')}:${minute}`);
}
