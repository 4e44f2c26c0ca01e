import { words } from './lists.ts';
import type { Words } from './words.ts';

type Rewrite = Words['rewrites'][number];

/** Known without their marks too: "meteo". */
const MARKED = words(
  'américaines après août arrête arrêter artémisia atmosphérique baromètre bientôt bordée centimètres chaussée châtaignier châtaigniers chénopode chêne chênes connaître cyprès cèdre cèdres céréales degré degrés dernière deuxième début décembre dégagé dégivrer déglacer déjeuner déménagé détail détails développe dîner enregistré enregistrée ensoleillé extérieure fléole frêne frênes février gelé gelée gelées genévrier givrées glacées graminée graminées gèle gèlera herbacées humidité hêtre hêtres impérial impériales journée kilomètres lève matinée millimètres mélèze mémorise métrique métriques météo mûrier numéro pariétaire plutôt première probabilité près précipitations précis précise préciser précisément préfère prévision prévisions prévoit prévu prévue qualité quantité rafraîchir rosée réchauffe réchauffer réponds répète répéter résidence soirée système sèche sécher tantôt température températures tempête troisième tôt unités veillée verglacées visibilité vélo zéro ça éclaircies élevée éolien épaisseur épicéa érable érables étendre été',
);

/** The sentence as it is written with care. */
export const SPELLING: readonly Rewrite[] = [
  ...MARKED.map((word): Rewrite => [
    new RegExp(`\\b${word.normalize('NFD').replaceAll(/\p{M}/gu, '')}\\b`, 'g'),
    word,
  ]),
  // "il y a" has the verb, "a Paris" lacks its mark.
  [/(?<!\b(?:y|il|ils|on|elle|ça|qui)[ '])\ba\b(?![- ]t[-' ]|[- ]tu\b)/g, 'à'],
  [/^ou\b|\bou (?=est|en sont|j')/g, 'où '],
  [/\bd'ou\b/g, "d'où"],
  [/\bbien sur$/g, 'bien sûr'],
  [/après[- ]midi/g, 'après-midi'],
  [/après[- ]demain/g, 'après-demain'],
  [/\bavant[- ]hier\b/g, 'avant-hier'],
  [/\bweek[- ]?ends?\b/g, 'week-end'],
  [/\bpare[- ]?brise\b/g, 'pare-brise'],
  [/\bpique[- ]?nique/g, 'pique-nique'],
  [/\bdemi[- ]heure/g, 'demi-heure'],
  [/\bdites\b/g, 'dis'],
  [/\brépétez\b/g, 'répète'],
  [/\b(donn|montr|oubli|précis|utilis)ez\b/g, '$1e'],
  [/\b(donne|dis|montre|redis) (moi|le)\b/g, '$1-$2'],
];

/**
 * A question in one form, however it is put: "va-t-il pleuvoir", "est-ce qu'il va pleuvoir" and
 * "s'il va pleuvoir" are "il va pleuvoir".
 */
export const QUESTIONS: readonly Rewrite[] = [
  [/,? ?\b(?:s'il (?:te|vous) pla[iî]t|stp|svp)(?!\p{L})/gu, ''],
  [/\bqu'est[- ]ce qu/g, 'qu'],
  [/\best[- ]ce qu(?:e |')/g, ''],
  [/\best[- ]ce (?=un|une|bien|le|la)\b/g, "c'est "],
  [/(?<=\p{L})[- ]t[-' ]elles?\b/gu, ''],
  [/\b(?:il )?y (a|aura)[- ]t[-' ]il\b/g, 'il y $1'],
  [/(?<!\p{L})(\p{L}+)[- ]t[-' ](ils?|on)\b/gu, '$2 $1'],
  [/\b([mt]e) (fau[td]\p{L}*)-il\b/gu, 'il $1 $2'],
  [/\bpuis[- ]je\b/g, 'je peux'],
  [/\bai[- ]je\b/g, "j'ai"],
  [/(?<!\p{L})(\p{L}+)-(ils?|je|nous|on|tu|vous)\b/gu, '$2 $1'],
  [/\b(fait|faut|pleut) il\b/g, 'il $1'],
  [/\b(dois) je\b/g, 'je $1'],
  [/\b(peux|pourrais) tu\b/g, 'tu $1'],
  [/\b(peut) on\b/g, 'on $1'],
  [/(?<!\bil )(?<!\bil [mt]e )\b(y a|y aura|faut)\b/g, 'il $1'],
  [/\b(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me )?dire /g, ''],
  [/\b(?:je voudrais|j'aimerais|je veux)(?: bien)? savoir /g, ''],
  [/\b(?:tu|vous) (?:sais|savez) (?=quel|quand|comment|combien|si |s'il)/g, ''],
  [/\bdis-moi (?=à quelle|quel|quand|comment|combien|si |s'il)/g, ''],
  [
    /\b(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me )?(?:donner|lire|montrer) /g,
    'donne-moi ',
  ],
  [/\b(?:je (?:peux|pourrais|voudrais|veux)|j'aimerais) (?:avoir|connaître) /g, 'donne-moi '],
  [/\bde me donner /g, 'donne-moi '],
  [/\bs'(?=ils?\b)/g, ''],
  [/\bsi (?=je|j'|tu|on|le|la|les|ça|c')/g, ''],
  [/\bva (?:bien |encore )?(bientôt )?y avoir\b/g, 'y aura $1'],
  [/\bva (?:bien |encore )?(bientôt )?faire\b/g, 'fera $1'],
  [/\bva (?:bien |encore )?(bientôt )?pleuvoir\b/g, 'pleuvra $1'],
  [/\bva (?:bien |encore )?(bientôt )?neiger\b/g, 'neigera $1'],
  [/\bva (?:bien |encore )?(bientôt )?geler\b/g, 'gèlera $1'],
  [/ ou (?:non|pas)\b/g, ''],
  [/\bl'(?=ambroisie|armoise|aulne|aune)/g, ''],
];

/** French towns that have an article: "au Havre" is "à Le Havre". */
const WITH_ARTICLE = 'bourget|cannet|creusot|croisic|havre|lavandou|mans|mont-dore|puy|touquet';

/** Prepositions apart from the names of places and days that they are written together with. */
export const PREPOSITIONS: readonly Rewrite[] = [
  [new RegExp(`\\bau (?=(?:${WITH_ARTICLE})\\b)`, 'g'), 'à le '],
  [new RegExp(`\\bdu (?=(?:${WITH_ARTICLE})\\b)`, 'g'), 'de le '],
  [/\baux (?=sables[- ]d'olonne|andelys|ulis)/g, 'à les '],
  [/\bd'(?=aujourd'hui|avant-hier|hier|après-demain|avril|août|octobre)/g, 'de '],
  [
    /(?<=\b(?:est|mét[ée]o|température|temps|prévisions|près|ville|autour) )d'(?!ici\b)(?=\p{L})/gu,
    'de ',
  ],
  [
    /(?:du|de) c[ôo]té de |autour de (?=\p{L})|aux (?:alentours|environs) de (?=\p{L})/gu,
    'près de ',
  ],
];
