import { joined } from '../../joined.ts';

/** Names whose article is Italian and joins the preposition: `all'Aquila`, but `a La Rochelle`. */
const WITH_ARTICLE = new Set([
  "L'Aia", "L'Aquila", "L'Avana", 'Il Cairo', 'Il Pireo', 'La Canea', 'La Corogna', 'La Maddalena',
  'La Mecca', 'La Spezia',
]); // prettier-ignore

/** What stands after "in" instead of "a". */
const ISLANDS = new Set([
  'Corsica', 'Groenlandia', 'Irlanda', 'Islanda', 'Martinica', 'Nuova Zelanda', 'Sardegna', 'Sicilia',
]); // prettier-ignore

/** Prepositions before an article, but for the `l` that `la`, `l'` and `le` double. */
const JOINED: Readonly<Record<string, string>> = { da: 'da', di: 'de', su: 'su' };

/** `all'Aquila` after "a", `dell'Aquila` after "di", `zona L'Aquila` after "zona". */
export function placeAfter(word: string, place: string): string {
  const preposition = word.toLowerCase();
  if (['a', 'ad', 'in'].includes(preposition)) return placeWords(place);
  const start = JOINED[preposition];
  return start !== undefined && hasArticle(place) ? contracted(start, place) : joined(word, place);
}

/** `a Roma`, `ad Ancona`, `alla Spezia`, `in Sardegna`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  if (hasArticle(place)) return contracted('a', place);
  if (ISLANDS.has(place)) return `in ${place}`;
  return `${/^[aàá]/i.test(place) ? 'ad' : 'a'} ${place}`;
}

function hasArticle(place: string): boolean {
  return WITH_ARTICLE.has(place.replace('’', "'"));
}

/** `al Cairo`, `alla Spezia`, `all'Aquila`. */
function contracted(start: string, place: string): string {
  return place.startsWith('Il ') ? `${start}l ${place.slice(3)}` : `${start}l${lower(place)}`;
}

function lower(place: string): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}
