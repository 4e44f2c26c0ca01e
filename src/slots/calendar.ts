import { clockHour, localDate, type LocalDate, type LocalHour } from '../weather/local-time.ts';

/** The time at the place asked for, and the date that is today for who asks. */
export interface Calendar {
  /** Epoch milliseconds. */
  now: number;
  /** Of the place. */
  timeZone: string;
  /** Clock at the place, minutes cut off. */
  here: LocalHour;
  /** Today where the device stands. */
  deviceToday: LocalDate;
}

/** The calendar of a place, asked from a device that stands in a zone of its own. */
export function calendarAt(now: number, timeZone: string, deviceTimeZone: string): Calendar {
  const here = clockHour(now, timeZone);
  const isSameZone = deviceTimeZone === timeZone;
  const deviceToday = isSameZone ? here.date : localDate(now, deviceTimeZone);
  return { now, timeZone, here, deviceToday };
}
