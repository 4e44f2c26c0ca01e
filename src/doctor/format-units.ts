const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `840 B`, `12 KB`, `3.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `4 minutes`, `1 hour`, `3 days`, of milliseconds; what is less than a minute is `0 minutes`. */
export function formatAge(age: number): string {
  const minutes = Math.max(0, Math.floor(age / MINUTE));
  if (minutes < 90) return counted(minutes, 'minute');
  if (age < 2 * DAY) return counted(Math.floor(age / HOUR), 'hour');
  if (age < 730 * DAY) return counted(Math.floor(age / DAY), 'day');
  return counted(Math.floor(age / (365 * DAY)), 'year');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `0.04 s`, `1.2 s` */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / SECOND;
  return `${seconds.toFixed(seconds < 0.1 ? 2 : 1)} s`;
}

/** By the clock of a zone: `14:05`, on another day than that of `now` `8 Apr, 14:05`, in another year with it. */
export function formatTime(instant: number, now: number, timeZone: string): string {
  const day = (at: number) => new Date(at).toLocaleDateString('en-GB', { timeZone });
  const isToday = day(instant) === day(now);
  const isThisYear = day(instant).slice(-4) === day(now).slice(-4);
  return new Date(instant).toLocaleString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** `7.3 °C`, with the sign that people write. */
export function formatTemperature(celsius: number): string {
  const text = Math.abs(celsius).toFixed(1);
  return `${celsius < 0 && text !== '0.0' ? '−' : ''}${text} °C`;
}

/** `11,642` */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
