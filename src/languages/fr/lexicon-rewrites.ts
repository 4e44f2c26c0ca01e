import { splitWords, type Lexicon, enumerateWords } from '../lexicon.ts';

type Rewrite = Lexicon['rewrites'][number];

/** Known without their marks too: "meteo". */
const MARKED = splitWords(
  'américaines après août arrête arrêter artémisia atmosphérique baromètre bientôt bordée centimètres chaussée châtaignier châtaigniers chénopode chêne chênes connaître cyprès cèdre cèdres céréales degré degrés dernière deuxième début décembre dégagé dégivrer déglacer déjeuner déménagé détail détails développe dîner enregistré enregistrée ensoleillé extérieure fléole frêne frênes février gelé gelée gelées genévrier givrées glacées graminée graminées gèle gèlera herbacées humidité hêtre hêtres impérial impériales journée kilomètres lève matinée millimètres mélèze mémorise métrique métriques météo mûrier numéro pariétaire plutôt première probabilité près précipitations précis précise préciser précisément préfère prévision prévisions prévoient prévoit prévu prévue qualité quantité rafraîchir rosée réchauffe réchauffer réponds répète répéter résidence soirée système sèche sécher tantôt température températures tempête troisième tôt unités veillée verglacées visibilité vélo zéro ça éclaircies élevée éolien épaisseur épicéa érable érables étendre été levée couchée décroissante étouffant nébulosité hygrométrie ennuagé élevé météorologique météorologiques dépasse dépasser dépassera dépasseront supérieure inférieure être déjà grêle grêler grêlera étoilé supérieures inférieures excédera était étaient gâter côté préviens prévenez prévenir prévenu prévenue abonné abonnée désactive désabonne activé activée activées dérange dérangez dérangé dérangée réveille réveillez réveillé réveillée arrêtez',
);

/** An hour after "heure" is one of the clock; in minutes it is none. */
export const HOURS_LATER: readonly Rewrite[] = [
  'une', 'deux', 'trois', 'quatre', 'cinq', 'six',
].map((word, at): Rewrite => [
  new RegExp(`(?<!\\p{L})(?:${word}|${at + 1}) ?(?:heures?|h) (?:plus tard|après)(?=\\P{L}*$)`, 'gu'),
  `${(at + 1) * 60} minutes plus tard`,
]); // prettier-ignore

/** The sentence as it is written with care. */
export const SPELLING: readonly Rewrite[] = [
  // Transcripts without apostrophes: "est ce qu il", "de l orage".
  [/(?<!\p{L})(l|d|qu|j|c|n|s|m) (?=[aeiouhéèêàâîô])/gu, "$1'"],
  // Whose home it is does not matter beside its town.
  [
    /(?<!\p{L})chez (?:(?:m(?:on|a|es)|notre|nos|les?|la|des) (?:beaux |grands |vieux )?)?[\p{L}-]+ (?=(?:à|en|au) (?!\d|midi|minuit|quelle|partir|nouveau|l'|ce |été|hiver|automne|printemps|soirée|journée|matinée|fin|début|une |deux |trois |moins|plus|moment)\p{L})/gu,
    '',
  ],
  // A typed sign: "-5".
  [/(?<=\s)[-−](?=\d)/gu, 'moins '],
  ...MARKED.map((word): Rewrite => [
    new RegExp(`\\b${word.normalize('NFD').replaceAll(/\p{M}/gu, '')}\\b`, 'g'),
    word,
  ]),
  [/(?<!\p{L})(être (?:dérang|réveill|alert))e(?!\p{L})/gu, '$1é'],
  // "il y a" has the verb, "a Paris" lacks its mark.
  [
    /(?<!\b(?:y|il|ils|on|elle|ça|qui)[ '])(?<![\p{L}\d])a(?![\p{L}\d])(?![- ]t[-' ]|[- ]tu\b)/gu,
    'à',
  ],
  [/^ou\b|\bou (?=est|en sont|j')/g, 'où '],
  [/\bd'ou\b/g, "d'où"],
  [/\bbien sur$/g, 'bien sûr'],
  [/\bc(?:et|'t|t')[ -]?apr[eè]m(?!\p{L})/gu, 'cet après-midi'],
  [/(?<!\p{L})apr[eè]m(?!\p{L})/gu, 'après-midi'],
  [/\b(?:ce sera|c'est|ça va être) (?:la|une) fournaise\b/g, 'il fera plus de 32 degrés'],
  [/après[- ]midi/g, 'après-midi'],
  [/\b(?:p'tit|ptit)[- ]d[eé]j(?!\p{L})/gu, 'petit-déjeuner'],
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
  [/(?<!\p{L})(pr[eé]viens|pr[eé]venez|avertis|avertissez|alertez?) (?=moi(?!\p{L}))/gu, '$1-'],
  // What was asked before, of another day.
  [
    /^(?:alors|donc),? (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après-demain)\s*[?.!]*$)/gu,
    'et ',
  ],
  [
    /^et (?:c'est|ce sera|ça sera) comment (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après-demain)\s*[?.!]*$)/gu,
    'et ',
  ],
];

/**
 * A question in one form, however it is put: "va-t-il pleuvoir", "est-ce qu'il va pleuvoir" and
 * "s'il va pleuvoir" are "il va pleuvoir".
 */
export const QUESTIONS: readonly Rewrite[] = [
  // Nobody asks for a wind below zero.
  [/^(?:sous|en dessous de) zéro(?! degr)(?= \p{L})/gu, 'il fera moins de 0 degrés'],
  [/(?<!\p{L})demain à la première heure(?!\p{L})/gu, 'demain matin'],
  // "Does it blow hard" is answered by yes or no.
  [/^(?:est-ce que )?ça souffle fort(?!\p{L})/gu, "est-ce qu'il y a beaucoup de vent"],
  // How strong a wind is, whatever it is called.
  [/(?<=\bla (?:force|vitesse) )(?:du mistral|de la (?:tramontane|bise))(?!\p{L})/gu, 'du vent'],
  // Nobody knows at which sea.
  [
    /\b(?:au bord de la mer|en bord de mer|sur la côte)(?= (?:aujourd'hui|demain|ce|cet|cette|samedi|dimanche)(?!\p{L})|\s*[?!.]*$)/gu,
    'sur le littoral',
  ],
  // Where it stands is no feast: the market of Christmas.
  [/\b(marchés?|sapin|illuminations|chalets?|fête) de noël(?!\p{L})/gu, '$1'],
  [
    /\b(?:c'est quand|quand est-ce|c'est pour quand) (?:la prochaine (?:possibilité|probabilité|risque) d'|le prochain )orages?(?!\p{L})/gu,
    'quand est le prochain orage',
  ],
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
  [/\bil y (fait|fera) ((?:plus|moins) \p{L}+|meilleur|mieux)(?= ?\??$)/gu, 'il $1 $2 là-bas'],
  [/\b(dois) je\b/g, 'je $1'],
  [/\b(peux|pourrais) tu\b/g, 'tu $1'],
  [/\b(peut) on\b/g, 'on $1'],
  [/(?<!\bil )(?<!\bil [mt]e )\b(y a|y aura|faut)\b/g, 'il $1'],
  [/\b(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me )?dire /g, ''],
  [/\b(?:je voudrais|j'aimerais|je veux|je voulais)(?: bien| juste)? savoir /g, ''],
  [/\bje me demand(?:e|ais) (?=quel|quand|comment|combien|si |s'il)/g, ''],
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
  // More than warm has a limit, and so a yes or no.
  [
    /(?<!\b(?:a|avait) )\b(fait|fera|faire)\s+(?:très|super|hyper|vraiment) chaud\b(?! pour)/g,
    '$1 plus de 28 degrés',
  ],
  [
    /(?<!\b(?:a|avait) )\b(fait|fera|faire)\s+(?:très|super|hyper|vraiment) froid\b(?! pour)/g,
    '$1 moins de 5 degrés',
  ],
  [/^(?:et )?(plus|moins) qu(?:e |')(?=hier|avant-hier|demain|aujourd'hui)/g, "c'est $1 que "],
  [/ ou (?:non|pas|quoi|bien)(?= ?[?!.]?$)/g, ''],
  [/ ou (?:non|pas)\b/g, ''],
  [/ (?:là où|la ou) je suis\b/g, ' ici'],
  [
    /(?<!\p{L})(?:après|à partir de|dès) (1[3-9]|2[0-3]|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?:-et-une|-deux|-trois)?) ?(?:h|heures)(?![\p{L}\d])/gu,
    'entre $1 heures et minuit',
  ],
  [
    /(?<!\p{L})(?:(?:à partir de|dès) ([1-6]|deux|trois|quatre|cinq|six)|après ([1-9]|1[0-2]|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze)) ?(?:h|heures)(?![\p{L}\d]| (?:\d|du matin|et(?!\p{L})))/gu,
    'entre $1$2 heures et minuit',
  ],
  [/ à (?:un|n'importe quel) moment(?: donné| ou (?:à )?un autre)?(?!\p{L})/gu, ''],
  [
    /^(?:il y a )?(?:de la |des |d'une? )*(neige) (?:qui arrive|en approche|en route|en chemin)$/g,
    'il y aura de la $1 dans les prochains jours',
  ],
  [
    /\bcombien de temps (?:il )?(?:va |fera |fait |faire |il )*(?:beau|(?:du )?soleil)$/g,
    "combien d'heures de soleil",
  ],
  [/\bresume-moi /g, 'résume-moi '],
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

const UNITS = enumerateWords(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const TENS = enumerateWords(
  'vingt trente quarante cinquante soixante septante huitante nonante',
  2,
).map(([word, tens]): [string, number] => [word, tens * 10]);

/** Of France, Belgium and Switzerland. */
export const FRENCH_NUMBERS: readonly (readonly [string, number])[] = [
  ...UNITS,
  ['une', 1],
  ...TENS.flatMap(([ten, tens]) => compounds(ten, tens, 10)),
  ...compounds('soixante', 60, 20),
  ['quatre-vingts', 80],
  ...compounds('quatre-vingt', 80, 20),
];

/** A number from 0 to 99 as a pattern, in digits or words. */
const NUMBER = `(?<!\\p{L})(?:\\d{1,2}|${FRENCH_NUMBERS.map(([word]) =>
  word.replaceAll('-', '[- ]'),
)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}\\d-])`;

const DIGIT = UNITS.slice(1, 10)
  .map(([word]) => word)
  .join('|');

/** Numbers put together, hours written out, and what of them stands between a number and its unit. */
export const COUNTING: readonly Rewrite[] = [
  [/\b(\d{1,2}) ?[h:] ?(\d{2})\b/g, '$1 heures $2'],
  [/\b(\d{1,2}) ?h\b/g, '$1 heures'],
  [/(\d{1,2}(?: heures(?: \d\d)?)?)\s*[-–]\s*(?=\d)/g, 'de $1 à '],
  [
    new RegExp(
      `(?:autour de|aux (?:alentours|environs) de|sur les coups de) (?=${NUMBER} h)`,
      'gu',
    ),
    'vers ',
  ],
  // An hour of the clock, unless words before it make it a span.
  [
    new RegExp(
      `(?<!(?:ces|d'ici|dans|durant|les|pendant|prochaine?s?|sur) )(${NUMBER}) heures?\\b(?! (?:à venir|qui))`,
      'gu',
    ),
    '$1 h',
  ],
  [/(vingt|trente|\p{L}+ante) et (?=(?:une?|onze)\b)/gu, '$1-et-'],
  ...UNITS.slice(1, 10).map(([word, n]): Rewrite => [
    new RegExp(`\\bdeux mille vingt[- ](?:et[- ])?${word}\\b`, 'g'),
    `202${n}`,
  ]),
  // Of postcodes: "trente et un mille cinq cents" is 31 5 0 0.
  [new RegExp(`(?<!\\b(?:${DIGIT})) cent\\b`, 'g'), ' un cent'],
  [new RegExp(`(?: mille)? (${DIGIT}) cents? (?=${NUMBER})`, 'gu'), ' $1 '],
  [new RegExp(`(?: mille)? (${DIGIT}) cents?\\b`, 'g'), ' $1 zéro zéro'],
  [new RegExp(` mille (?=(?:${DIGIT})\\b)`, 'g'), ' zéro zéro '],
  [new RegExp(` mille (?=${NUMBER})`, 'gu'), ' zéro '],
  [/ mille\b/g, ' zéro zéro zéro'],
  [/\bdans (?:une )?demi-heure\b/g, 'dans 30 minutes'],
  [/\bdans un quart d'heure\b/g, 'dans 15 minutes'],
  [/\bdans (?:trois|3) quarts d'heure\b/g, 'dans 45 minutes'],
  ...UNITS.slice(1, 7).map(([word, n]): Rewrite => [
    new RegExp(`\\bdans (?:${n === 1 ? 'une' : word}|${n}) heures? et demie\\b`, 'g'),
    `dans ${n * 60 + 30} minutes`,
  ]),
  [new RegExp(`(${NUMBER}) (prochaine?s) (?=heures|jours|minutes|semaines)`, 'gu'), '$2 $1 '],
  [
    new RegExp(`(${NUMBER}) (heures|minutes|semaines) (?:à venir|qui viennent|suivantes)`, 'gu'),
    'prochaines $1 $2',
  ],
  [new RegExp(`(${NUMBER}) jours (?:à venir|qui viennent|suivants)`, 'gu'), 'prochains $1 jours'],
];

/** Days of a range, each with its month: "du 24 au 26 décembre". */
export function daysOfRanges(weekdays: readonly string[], months: readonly string[]): Rewrite[] {
  const day = `((?:(?:${weekdays.join('|')}) )?(?:1er|premier|${NUMBER}))`;
  const month = `(?: (${months.join('|')}))`;
  return [
    [new RegExp(`\\bdu ${day}${month} au (?=${day})`, 'gu'), 'de $1 $2 à '],
    [new RegExp(`\\bdu ${day} au ${day}${month}`, 'gu'), 'de $1 $3 à $2 $3'],
    [new RegExp(`\\bjusqu'au (?=${day})`, 'gu'), "jusqu'à le "],
    [new RegExp(`\\bentre le ${day} et le ${day}${month}`, 'gu'), 'de $1 $3 à $2 $3'],
    [
      new RegExp(`\\b(?:du|entre le) ${day} (?:au|et le) ${day}(?! heures?)`, 'gu'),
      'de le $1 à le $2',
    ],
    [new RegExp(`\\bdu (?=${day}(?! (?:cent|mille|${NUMBER})))`, 'gu'), 'de le '],
  ];
}

/** A ten with each of the first numbers: "vingt-deux", "vingt-et-un". */
function compounds(ten: string, tens: number, count: number): [string, number][] {
  const units: [string, number][] = [...UNITS.slice(1, count), ['une', 1]];
  return [
    [ten, tens],
    ...units.flatMap(([unit, n]): [string, number][] => [
      [`${ten}-${unit}`, tens + n],
      [`${ten}-et-${unit}`, tens + n],
    ]),
  ];
}

/** "deux heures et demie" and the like, in ISO 8601. */
export function hoursAndAHalf(): [string, string[]][] {
  return UNITS.slice(2, 7).map(([word, n]): [string, string[]] => [
    `PT${n}H30M`,
    [`${word} heures et demie`, `${n} heures et demie`],
  ]);
}
