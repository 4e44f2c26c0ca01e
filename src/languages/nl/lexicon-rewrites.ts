import type { Lexicon } from '../lexicon.ts';

const APOSTROPHE = "['‘`´]";
const WEEKDAY = 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const MONTH =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const DIGIT = 'nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen';
const DAY =
  '\\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf|\\p{L}*(?:tien|twintig|dertig)';
/** How a temperature begins: "een" is an article there. */
const TEMPERATURE = `min(?:us)?|nul|één|(?!een\\b)(?:${DAY})|\\p{L}*tig`;
const COMPARATIVE =
  'warmer|kouder|koeler|frisser|heter|zachter|natter|droger|zonniger|winderiger|rustiger|mooier|beter|slechter|lekkerder|fijner|harder|meer|minder|bewolkter';
const PART_OF_DAY = 'ochtend|morgen|voormiddag|middag|namiddag|avond|nacht';
const VERB =
  'blijft|gaat|is|komt|onweert|regent|schijnt|sneeuwt|stormt|vriest|waait|was|wordt|zal|ziet';
/** What "het komende" goes with; in a sample its slot comes next. */
const NEUTER = '(?=(?:(?:half )?uur|halfuur|kwartier|etmaal|weekend)\\b|$)';
const POLITE = '(?:(?:me|ons|u|even|eens|misschien|alsjeblieft|alstublieft|graag|kunnen) )*';
/** Words of a clause that a question becomes part of: "weet je of het regent". */
const QUESTION = '(?=(?:of|hoe|hoeveel|wat|wanneer|welke)\\b)';

/** Who asks: "oma", "mijn man", "de buurvrouw". */
const PERSON =
  "(?:(?:mijn|m'n|onze|ons|de|het|een|je|zijn|haar) )?(?!(?:ik|je|jij|u|weer|of)(?!\\p{L}))\\p{L}+(?: (?:van|en) \\p{L}+| \\p{L}+)?";
/** When or where: a reason that says neither is none of the question. */
const TIME_OR_PLACE =
  'vandaag|morgen\\p{L}*|overmorgen|gisteren|van(?:avond|nacht|middag|ochtend)|\\p{L}+dag|weekend|week|om|in|naar|bij|te|rond';

/** As a recognizer writes it down: words apart, and what is said besides the question. */
const HEARD: Lexicon['rewrites'] = [
  [
    /(?<!\p{L})(houdt|houd|stopt) (?:die|deze|dat) (?=regen|sneeuw|wind|storm|bui|onweer)/gu,
    '$1 de ',
  ],
  [/(?<!\p{L})hoe laat wordt het (?=(?:\p{L}+ )?licht(?!\p{L}))/gu, 'wanneer wordt het '],
  [
    /(?<!\p{L})(wordt het) (?:licht morgen ?(?:ochtend|vroeg)|morgen ?(?:ochtend|vroeg) licht)(?!\p{L})/gu,
    '$1 morgen licht',
  ],
  [/(?<!\p{L})(hoe lang (?:blijft|is|gaat) het(?: nog)?) zo (?=\p{L}{4})/gu, '$1 '],
  [
    new RegExp(
      `(?<!\\p{L})(${COMPARATIVE})( weer)? als (?=(?:${WEEKDAY}|gisteren|vandaag|morgen|overmorgen|nu)(?!\\p{L}))`,
      'gu',
    ),
    '$1$2 dan ',
  ],
  [/(?<!\p{L})van (?=(?:nacht|avond|middag|ochtend|daag)(?!\p{L}))/gu, 'van'],
  [/(?<!\p{L})over (?=morgen(?!\p{L}))/gu, 'over'],
  [/(?<!\p{L})(?:week (?:end|ent|and|ant)|wiekend|weekent)(?!\p{L})/gu, 'weekend'],
  [/(?<!\p{L})mil+i? meters?(?!\p{L})/gu, 'millimeter'],
  [/(?<!\p{L})para (?=plu)/gu, 'para'],
  [/(?<!\p{L})u v(?!\p{L})/gu, 'uv'],
  [
    /(?<!\p{L})(?:barbe|barbie|bar be|barba) ?(?:kjoe|kjoeë|kjoew|q|cue|kju|kuu|kjoo|queë?|kjuu)(?:en|ën|n)?(?!\p{L})/gu,
    'barbecueën',
  ],
  [/(?<!\p{L})den bos(?!\p{L})/gu, 'den bosch'],
  [/(?<!\p{L})(is|wordt|blijft|gaat|regent|waait|vriest|sneeuwt)(?:'t| t)(?!\p{L})/gu, '$1 het'],
  // Who wants to know.
  [
    new RegExp(
      `^(?:(?:en|maar|zeg|hé|euh|eh|uh|nou|dus|ja) )*${PERSON} (?:wil(?:de|len)?(?: graag)? weten|(?:vraagt|vragen|vroeg|vroegen)(?: zich af| of je weet| me| mij| ons)?|zou(?:den)? (?:graag )?willen weten|(?:is|zijn) benieuwd) (?=(?:of|hoe|hoeveel|wat|wanneer|welke)(?!\\p{L}))`,
      'gu',
    ),
    '',
  ],
  [
    /^(?:ik|we|wij) (?:vraag|vragen|wil|willen|zou|moet|moeten|vroeg|ben|zijn) (?:(?:me|ons|graag|even|toch|zich|eens|wel|nog) )*(?:af|willen weten|weten|benieuwd|weet) (?=(?:of|hoe|hoeveel|wat|wanneer|welke)(?!\p{L}))/gu,
    '',
  ],
  // Not the question: how sure it is, and the other way.
  [
    /(?<=\p{L} \p{L}+)(?:,? (?:denk je|denk jij|volgens jou|volgens u|of niet|hè|he|toch|toch hè|niet waar|niet dan|zeker|dacht ik|vermoed ik|of wel|wat denk je|wat zeg je|weet je dat))+(?=[?.!]*$)/gu,
    '',
  ],
  [
    / of (?:is (?:dat|het|ie) te (?:fris|koud|nat|warm|gevaarlijk|heet|vroeg|laat|winderig)|toch (?:maar )?(?:niet|beter niet)|beter niet|liever niet|kan (?:dat|het) (?:niet|beter niet)|moet ik (?:nog )?wachten|kan ik beter wachten|blijf ik (?:beter )?thuis|blijven we (?:beter )?thuis|is (?:dat|het) niks|wordt dat (?:niks|niets))(?=[?.!]*$)/gu,
    '',
  ],
  // Why somebody asks.
  [
    new RegExp(
      `,? (?:want|omdat|aangezien) (?!.*(?<!\\p{L})(?:${TIME_OR_PLACE})(?!\\p{L})).*$`,
      'gu',
    ),
    '',
  ],
  // A road is no town.
  [
    /(?<!\p{L})op de [an] ?(?:\d+|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|\p{L}*tig)(?!\p{L})/gu,
    '',
  ],
  [/(?<!\p{L})(?:op|bij|aan) (?:het )?station (?:van |in )?(?=\p{L})/gu, 'in '],
  [/(?<!\p{L})(?:het )?centrum van (?=\p{L})/gu, ''],
];

const SPELLING: Lexicon['rewrites'] = [
  // Whose home it is does not matter beside its town.
  [
    /(?<!\p{L})bij (?:(?:mijn|m'n|onze|ons|de) \p{L}+|oma|opa|mama|papa|me|mij|ons|vrienden|familie) (?=in (?!de |het |een |\S+ (?:uur|minuten|dagen|weken)))/gu,
    '',
  ],
  [/(?<![\p{L}\d])['‘`´]?s[ -]?(ochtends|morgens|middags|namiddags|avonds|nachts)\b/gu, "'s $1"],
  [new RegExp(`(?<!\\S)${APOSTROPHE}n\\b`, 'g'), 'een'],
  [new RegExp(`\\b(${VERB}) ${APOSTROPHE}t\\b`, 'g'), '$1 het'],
  [/\bm'n\b/g, 'mijn'],
  [/\bmij\b/g, 'me'],
  [/\bvóór\b/g, 'voor'],
  [/\ba\. ?s\./g, 'aanstaande'],
  [/\b(?:barbecue|bbq)'?[eë]n\b/g, 'barbecueën'],
  [/\bbbq\b/g, 'barbecue'],
  [/\b(?:winter|zomer)jas\b/g, 'jas'],
  [/\bneerslag(?=(?:kans)?\b)/g, 'regen'],
  [/\bkans op (?:een bui|buien)\b/g, 'kans op regen'],
  [/\b(?:druppel|giet|miezer|motregen|plens|plenz|spetter|stortregen)(t|en)\b/g, 'regen$1'],
  [/\bgiet\b/g, 'regent'],
  [/\bplu\b/g, 'paraplu'],
  [/\b(is|wordt) dat meer dan (?=gisteren|vandaag|morgen)/g, '$1 dat warmer dan '],
  // Of a day that is past, measurements tell how much rain fell.
  [
    /\bwas het gisteren (?:natter|regenachtiger|droger)(?: dan vandaag)?\b/g,
    'heeft het gisteren geregend',
  ],
  [/(?<!\b(?:de|in|dit) )\bkomende (?!half)(?=\S+ (?:uur|uren|dagen|minuten)\b)/g, 'de komende '],
  [/\b(?:kil|frisjes)\b/g, 'fris'],
  [/\bhet pollengehalte\b/g, 'de pollenconcentratie'],
  [/\bterrasjesweer\b/g, 'terrasweer'],
  [/(?<!\bgeef me het )\bweer(?:overzicht|praatje)\b/g, 'weerbericht'],
  [/\bhoe vroeg\b/g, 'hoe laat'],
  [/\bhoelang\b/g, 'hoe lang'],
  [/\bwat voor een weer\b/g, 'wat voor weer'],
  [/\bzometeen\b/g, 'zo meteen'],
  [/\bweerstem\b/g, 'weer stem'],
  [/\bgraad\b/g, 'graden'],
  [/(?<=\b(?:boven|dan|de|onder) )[-−](?=\d)/g, 'min '],
  // "berkenpollenconcentratie": the plant is a word of its own.
  [/(?<!\p{L})(\p{L}+pollen)(concentratie|verwachting)\b/gu, 'pollen$2 van $1'],
  // "Where is it today warmest?": the day comes last.
  [
    /^(waar (?:is|wordt) het) (?!het )(.+?) ((?:het )?(?:warmst|heetst|zachtst|koudst|koelst|frist|winderigst|zonnigst|natst|droogst))(?=[?.!]*$)/g,
    '$1 $3 $2',
  ],
];

const COURTESY: Lexicon['rewrites'] = [
  [/\bdank (?:je|u)(?: wel)?\b/g, 'bedankt'],
  [/\b(vraag) aan\b|\b(zeg) tegen\b/g, '$1$2'],
  [
    new RegExp(
      `\\b(?:kun|kunt|kan|zou|wil|wilt) (?:je|jij|u) ${POLITE}(?:vertellen|zeggen),? `,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(?:vertel|zeg|weet (?:je|jij|u)|ik wil(?: graag)? weten|ik vraag me af),? ${POLITE}${QUESTION}`,
      'g',
    ),
    '',
  ],
  [/\bdenkt? (?:je|jij|u) dat (?=het|er|de|we)/g, 'of '],
  [new RegExp(`^en (?=(?:${VERB}|heb|kan|krijgen|moet) )`), ''],
  [/\bde (?:ge)?hele tijd\b/g, 'van begin tot eind'],
  // What was asked before, of another day or another place.
  [
    /^(?:dan|dus|nou dan) (?:maar )?(?=(?:op )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|overmorgen)[?.!]*$)/g,
    'en ',
  ],
  [
    /^(?:(?:maar )?(?:we|wij) zijn dan|dan zijn (?:we|wij)) (?:wel |echter |trouwens |al )*(?=(?:in|op) )/g,
    'en ',
  ],
  [/^(?:doe|geef|zeg|noem)(?: me| mij)? (?:dan )?(?:nog )?(?:even )?(?=de kans op)/g, 'wat is '],
  [
    /^is het ((?:morgen|vandaag|overmorgen) )?(?:om|rond|tegen) \S+ (?:uur )?nog licht(?=[?.!]*$)/g,
    'wanneer gaat $1de zon onder',
  ],
  [
    /^is het ((?:morgen|vandaag|overmorgen) )?(?:om|rond|tegen) \S+ (?:uur )?al licht(?=[?.!]*$)/g,
    'wanneer komt $1de zon op',
  ],
  // Not the one that compares: "warmer dan vandaag", "warmer dan dertig"; in a sample the number is a slot.
  [
    new RegExp(
      `(?<!\\b(?:${COMPARATIVE})\\b.*)\\bdan\\b(?! (?:(?:vandaag|gisteren|nu|${TEMPERATURE})(?!\\p{L})|(?:(?:in|op|aan) )?$))`,
      'gu',
    ),
    '',
  ],
  [/\bin de buurt van\b/g, 'bij'],
  [/\b(?:op|aan|bij) het strand (?:van|in|bij) (?=\p{L})/gu, 'in '],
  [/(?:\bbij (?:me|ons) ?)?\bin de buurt\b|(?<=\S )(?<!\bdan )bij (?:me|ons)\b/g, ''],
];

const DATES: Lexicon['rewrites'] = [
  [/\b(?:tot en met|t\/m)/g, 'tot'],
  [new RegExp(`(\\d) ?[-–] ?(?=\\d\\S* (?:uur|${MONTH})\\b)`, 'g'), '$1 tot '],
  [/(?<=\bvan \S+) ?[-–] ?(?=\d)/g, ' tot '],
  [/\b(\d{1,2})[-/](\d{1,2})[-/](\d{4})\b/g, '$1 $2e $3'],
  [/\b(\d{1,2})[-/](0?[1-9]|1[0-2])\b/g, '$1 $2e'],
  // "van 24 tot 26 december": the month of the first day.
  [new RegExp(`(?<![\\p{L}\\d])(${DAY}) (tot|en) (${DAY}) (${MONTH})\\b`, 'gu'), '$1 $4 $2 $3 $4'],
  [/\bde hele dag\b/g, ''],
  [/\bbinnen het uur\b/g, 'binnen een uur'],
  [/\bhet het komende\b/g, 'het de komende'],
  [new RegExp(`\\b(${VERB}) het (?:komende?|volgende) ${NEUTER}`, 'g'), '$1 het de komende '],
  [new RegExp(`\\bhet (?:eerst|aan)?(?:komende|volgende) ${NEUTER}`, 'g'), 'de komende '],
  [/\bde (?:aankomende|eerstkomende|eerstvolgende)\b/g, 'de komende'],
];

/** Where "een" is a number; elsewhere it is an article. */
const ONE: Lexicon['rewrites'] = [
  [/\b(half|kwart over|kwart voor) een\b/g, '$1 één'],
  [new RegExp(`\\b((?:${DIGIT}|tien|twintig)(?: minuten)? (?:over|voor)) een\\b`, 'g'), '$1 één'],
  [/\b(om|rond|tegen|tot|tussen|van) een(?= (?:en|tot|uur)\b|[^\p{L}]*$)/gu, '$1 één'],
  [/\b(tussen \S+(?: uur)? en) een(?= uur\b|[^\p{L}]*$)/gu, '$1 één'],
  // Among the digits of a postcode.
  [new RegExp(`(?<=\\b(?:(?:${DIGIT}) ){2})een\\b|\\been(?=(?: (?:${DIGIT})\\b){2})`, 'g'), 'één'],
  [new RegExp(`(?<=\\b(?:${DIGIT}) )een(?= (?:${DIGIT})\\b)`, 'g'), 'één'],
];

const TIMES: Lexicon['rewrites'] = [
  [/\b(\d{1,2}) ?[uh](\d{2})\b/g, '$1:$2'],
  [/\b(\d{1,2})[uh]\b/g, '$1 uur'],
  // About six o'clock.
  [/\b(om|tot|rond|tegen|na|vanaf) een uur of (\w+)/g, '$1 $2 uur'],
  [/\bover een uur of (\w+)/g, 'over $1 uur'],
  [/\been uurtje (?=later|daarna)/g, 'een uur '],
  [/\bover een kwartier(?:tje)?\b/g, 'over 15 minuten'],
  [/\bover een half ?uur(?:tje)?\b/g, 'over 30 minuten'],
  [/\bover drie kwartier\b/g, 'over 45 minuten'],
  [/\bover anderhalf uur\b/g, 'over 90 minuten'],
  [/\b(?:in )?(?:de|deze) morgen\b/g, 'in de ochtend'],
  [/\bmorgen ?vroeg\b/g, 'morgen ochtend'],
  [new RegExp(`\\b(gister(?:en)?|morgen|overmorgen|${WEEKDAY})(${PART_OF_DAY})\\b`, 'g'), '$1 $2'],
  [/\bgister\b/g, 'gisteren'],
  [new RegExp(`\\b(${WEEKDAY}) morgen\\b`, 'g'), '$1 ochtend'],
];

/** "Na zessen" */
const AFTER_HOURS: Lexicon['rewrites'] = [
  'enen een', 'tweeën twee', 'drieën drie', 'vieren vier', 'vijven vijf', 'zessen zes', 'zevenen zeven',
  'achten acht', 'negenen negen', 'tienen tien', 'elven elf', 'twaalven twaalf',
].map((pair): [RegExp, string] => {
  const [word = '', hour = ''] = pair.split(' ');
  return [new RegExp(`\\bna ${word}(?!\\p{L})`, 'gu'), `tussen ${hour} uur en middernacht`];
}); // prettier-ignore

/** Changes of spelling and wording, in this order. */
export const dutchRewrites: Lexicon['rewrites'] = [
  ...HEARD,
  // Their words alone mean nothing.
  [/(?<!hier )\bbij (?:mij|ons)(?: thuis)?(?! in |\p{L})/gu, 'thuis'],
  ...SPELLING,
  ...COURTESY,
  ...DATES,
  ...TIMES,
  ...ONE,
  [/\b(blijft het (?:.*? )?)(?:onder nul(?! graden)|vriezen)\b/g, '$1onder de nul graden'],
  [/\b(?:na|vanaf) (1[3-9]|2[0-3]) uur\b(?!.* tot )/g, 'tussen $1 uur en middernacht'],
  [
    /\bna (een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|[1-9]|1[0-2])(?: uur(?!\p{L})(?! ?\d| 's (?:ochtends|morgens))|(?=\P{L}*$| (?:nog )?(?:droog|regenen|waaien|sneeuwen)))(?!.* tot )/gu,
    'tussen $1 uur en middernacht',
  ],
  ...AFTER_HOURS,
  [
    /\bwanneer is de (?:eerst)?volgende kans op (?:een )?onweer\b/g,
    'wanneer komt het volgende onweer',
  ],
  [/\bwanneer is de (?:eerst)?volgende kans op sneeuw\b/g, 'wanneer sneeuwt het weer'],
  // Not the lake or the town of that name: nobody knows where.
  [
    /(?<!\b(?:bergen|wijk|zandvoort|egmond|noordwijk|katwijk|castricum|callantsoog|koksijde) )\baan (?:de )?(?:zee|kust)(?= (?:vandaag|vanavond|vannacht|morgen|overmorgen|op)\b|[?.!]*$)/g,
    'in de kust',
  ],
  // Not the town in Norway.
  [/\bin de bergen\b/g, 'in het gebergte'],
  // At some time of the day that is named.
  [/ (?:op (?:een|enig) moment|ergens)(?= (?:vandaag|morgen|overmorgen)\b|$)/g, ''],
  [/^hoe lang blijft het (?:zonnig|mooi)/g, 'hoe lang schijnt de zon'],
  // "Does it blow hard" is answered by yes or no.
  [
    /^waait het (?!er )(.*?)(?:zo |erg )?hard(?: genoeg)?(?: om te \w+)?(?=$|[?.! ])/g,
    'is er $1veel wind',
  ],
  // Nobody asks for a wind below zero.
  [/^onder (?:de )?nul(?! graden)(?= \p{L})/gu, 'wordt het onder de 0 graden'],
  // A limit that is denied is the other side of it, of degrees if nothing else is said.
  [
    /^wordt het (.*?)niet (?:boven|warmer dan|meer dan)(?: de)? (\S+?)(?: graden)?(?=[?.!]*$)/g,
    'blijft het $1onder de $2 graden',
  ],
  [/^((?:op )?welke dag .*?)minder (?=(?:warm|heet|koud|winderig)\b)/g, '$1het minst '],
  // The letters of a postcode: "1012 AB".
  [/\b([1-9]\d{3}) ?(?!(?:en|in|is|nu|of|om|op|te|zo)\b)[a-z]{2}\b/g, '$1'],
];
