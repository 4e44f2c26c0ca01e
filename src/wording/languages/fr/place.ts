import { joined } from '../../joined.ts';
import { de } from './elision.ts';

/** `Le Havre`, `Les Ulis`: the article of a name melts into what stands before it. */
const ARTICLE = /^(les?) (?=\S)/iu;

/** `Île de Ré`, but not the town of `Île-Saint-Denis`. */
const ISLAND = /^[îi]les? (?=d)/iu;

/** What stands after "en": large islands and lands, all of them feminine or with a vowel. */
const AFTER_EN = new Set([
  'Corse', 'Crète', 'Guadeloupe', 'Guyane', 'Irlande', 'Islande', 'Martinique', 'Sardaigne', 'Sicile',
]); // prettier-ignore

const BEFORE_PLACE = new Set(['à', 'dans', 'en', 'sur']);
const OF_PLACE = new Set(['de', 'du']);

/** `au Havre` after "à", `du Havre` after "de", `pour Le Havre` after "pour". */
export function placeAfter(word: string, place: string): string {
  const lowered = word.toLowerCase();
  if (BEFORE_PLACE.has(lowered)) return placeWords(place);
  return OF_PLACE.has(lowered) ? ofPlace(place) : joined(word, place);
}

/** `à Paris`, `au Havre`, `aux Ulis`, `en Corse`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  if (AFTER_EN.has(place)) return `en ${place}`;
  if (ISLAND.test(place)) return isMany(place) ? `aux ${place}` : `sur l'${place}`;
  const article = ARTICLE.exec(place)?.[1];
  if (article === undefined) return `à ${place}`;
  return `${isMany(article) ? 'aux' : 'au'} ${withoutArticle(place)}`;
}

function ofPlace(place: string): string {
  const article = ARTICLE.exec(place)?.[1];
  if (article === undefined) return de(place);
  return `${isMany(article) ? 'des' : 'du'} ${withoutArticle(place)}`;
}

function withoutArticle(place: string): string {
  return place.replace(ARTICLE, '');
}

/** `Les`, `Îles`. */
function isMany(name: string): boolean {
  return /^(?:les|[îi]les)\b/iu.test(name);
}
