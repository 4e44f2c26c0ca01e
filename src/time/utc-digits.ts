/**
 * Digits of the UTC clock, for the names of files: `yyyyMMddHH` makes `2026112114`. It loads no library, so that
 * workers start fast.
 */
export function formatUtcDigits(instant: number | Date, pattern: string): string {
  const [date = '', time = ''] = new Date(instant).toISOString().split(/[T.]/);
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.split(':');
  return pattern
    .replace('yyyy', year)
    .replace('yy', year.slice(-2))
    .replace('MM', month)
    .replace('dd', day)
    .replace('HH', hour)
    .replace('mm', minute)
    .replace('ss', second);
}
