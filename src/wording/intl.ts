/**
 * CLDR's rules of a language, made when they are first used: the first of a kind takes Node.js ten
 * milliseconds, and few texts hold a list.
 */

/** How a language lists things: `Birke, Erle und Hasel`. */
export function listsIn(
  tag: string,
  type: Intl.ListFormatType = 'conjunction',
): Pick<Intl.ListFormat, 'format'> {
  let lists: Intl.ListFormat | undefined;
  return { format: (items) => (lists ??= new Intl.ListFormat(tag, { type })).format(items) };
}

/** The plural class of a number: `few`. */
export function pluralsIn(tag: string): Pick<Intl.PluralRules, 'select'> {
  let plurals: Intl.PluralRules | undefined;
  return { select: (count) => (plurals ??= new Intl.PluralRules(tag)).select(count) };
}
