/** Puts words together with single spaces, leaving out what is empty. */
export function joined(...words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ');
}
