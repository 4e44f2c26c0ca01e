/** A vowel as it is heard: of `York` the first sound is none, of `Yverdon` it is. */
const VOWEL = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y(?![aeiou]))/iu;

/** `de Lyon`, `d'Orléans`, `d'aujourd'hui`. */
export function de(words: string): string {
  return VOWEL.test(words) ? `d'${words}` : `de ${words}`;
}

/** `que demain`, `qu'aujourd'hui`. */
export function que(words: string): string {
  return VOWEL.test(words) ? `qu'${words}` : `que ${words}`;
}
