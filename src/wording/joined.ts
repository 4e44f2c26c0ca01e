/** Puts words together with single spaces, leaving out what is empty. */
export function joined(...words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ');
}

/** Puts clauses together with commas, leaving out what is empty. */
export function clauses(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
