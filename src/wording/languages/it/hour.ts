/** `le 15`, `l'una`; midnight and noon have no article. */
type Named = { article: 'le ' | "l'" | ''; name: string };

function named(hour: number): Named {
  if (hour === 0) return { article: '', name: 'mezzanotte' };
  if (hour === 12) return { article: '', name: 'mezzogiorno' };
  return hour === 1 ? { article: "l'", name: 'una' } : { article: 'le ', name: String(hour) };
}

/** `alle 15`, `all'una`, `a mezzogiorno`. */
export function atHour(hour: number): string {
  return afterPreposition('a', hour);
}

/** `dalle 15`, `dall'una`, `da mezzogiorno`. */
export function fromHour(hour: number): string {
  return afterPreposition('da', hour);
}

/** `le 15`, `l'una`, `mezzogiorno`. */
export function theHour(hour: number): string {
  const { article, name } = named(hour);
  return `${article}${name}`;
}

/** `tra le 10 e le 13`. */
export function betweenHours(from: number, to: number): string {
  return `tra ${theHour(from)} e ${theHour(to)}`;
}

/** Before an article the preposition doubles its `l`. */
function afterPreposition(preposition: 'a' | 'da', hour: number): string {
  const { article, name } = named(hour);
  return article === '' ? `${preposition} ${name}` : `${preposition}l${article}${name}`;
}
