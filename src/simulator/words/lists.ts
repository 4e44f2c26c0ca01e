/** The words of a list written in one line. */
export function words(list: string): string[] {
  return list.split(' ');
}

/** Each word of a list in one line with its place in it, counted from `first`. */
export function counted(list: string, first = 0): [string, number][] {
  return words(list).map((word, i) => [word, first + i]);
}

/** Each stem with each ending, under the stem's value. */
export function inflected(
  stems: readonly (readonly [string, number])[],
  endings: readonly string[],
): [string, number][] {
  return stems.flatMap(([stem, value]) =>
    endings.map((ending): [string, number] => [stem + ending, value]),
  );
}

/** Every phrase of each group, under the group's value. */
export function grouped<Value>(groups: readonly (readonly [Value, readonly string[]])[]) {
  return new Map(groups.flatMap(([value, phrases]) => phrases.map((phrase) => [phrase, value])));
}

/** The months' names in some locales: 1 January to 12 December. */
export function monthNames(locales: readonly string[]): Map<string, number> {
  return new Map(
    locales.flatMap((locale) => {
      const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, i): [string, number] => [
        format.format(Date.UTC(2026, i)).toLocaleLowerCase(locale),
        i + 1,
      ]);
    }),
  );
}

/** The weekdays' names in a locale: 0 Sunday to 6 Saturday. */
export function weekdayNames(locale: string): [string, number][] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const aSunday = 1;
  return Array.from({ length: 7 }, (_, i): [string, number] => [
    format.format(Date.UTC(2026, 1, aSunday + i)).toLocaleLowerCase(locale),
    i,
  ]);
}
