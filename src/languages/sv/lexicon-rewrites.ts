import type { Lexicon } from '../lexicon.ts';

const WEEKDAY = 'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag';
const PART_OF_DAY = 'morgon|förmiddag|middag|eftermiddag|kväll|natt';
const HOUR = 'ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|\\d{1,2}';
const DAY_OF_MONTH =
  '\\d{1,2}(?:e|a)?|första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde|elfte|tolfte|\\p{L}+tonde|\\p{L}*tjugo\\p{L}*|trettio\\p{L}*|trettionde';
const MONTH =
  'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december';
/** Who or what something will happen to: "kommer det att regna". */
const SUBJECT =
  'det|vi|man|jag|vädret|temperaturen|vinden|vindbyarna|solen|himlen|snön|kvällen|natten|helgen|dagen|morgondagen';
const POLITE = '(?:(?:snälla|vänligen|gärna|bara|lite|kort) )*';
/** Words of a clause that a question becomes part of: "vet du om det regnar". */
const QUESTION = '(?=(?:om|hur|vad|när|vilken|vilket|vilka|vart|var)(?!\\p{L}))';

/** A pattern of whole words; `\b` knows no letters beyond z. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');
}

const SPELLING: Lexicon['rewrites'] = [
  [/[´`]/g, "'"],
  // Whose home it is does not matter beside its town.
  [
    /(?<!\p{L})hos (?:(?:min|mina|mitt|vår|våra) \p{L}+|mormor|farmor|morfar|farfar|mamma|pappa|mig|oss|vänner) (?=i (?!dag|morgon|kväll|natt|över|för|efter|helgen|går|morse))/gu,
    '',
  ],
  [words('va'), 'vad'],
  [words('(?<!\\d)(?:e|ä)'), 'är'],
  [words('dom|dem'), 'de'],
  [words('nån'), 'någon'],
  [words('nåt'), 'något'],
  [words('nåra'), 'några'],
  [words('sen'), 'sedan'],
  [words('ska|skall|skulle'), 'ska'],
  [words('mej'), 'mig'],
  [words('dej'), 'dig'],
  [words('sån(?:t)?'), 'sådant'],
  [words('cyklar till jobbet'), 'cykla till jobbet'],
  [words('hurdant'), 'hur'],
  [words('väderleken'), 'vädret'],
  [words('väder(?:prognos|rapport|utsikt|leksrapport)(en|erna)?'), 'väderprognos$1'],
  [
    words('(?:ösregn|spöregn|hällregn|störtregn|småregn|dugg|strilregn|vräk)(?:ar|a)(?= det)'),
    'regnar',
  ],
  [words('(?:ösregna|spöregna|hällregna|störtregna|småregna|dugga|vräka ner)'), 'regna'],
  [words('(?:öser|spöar|vräker|häller|strilar) det(?: ner)?'), 'regnar det'],
  [words('(?:ösregn|spöregn|hällregn|störtregn|småregn|duggregn|nederbörd)'), 'regn'],
  [words('(?:ösregnet|spöregnet|hällregnet|störtregnet|duggregnet|nederbörden)'), 'regnet'],
  [words('regn(?:byar|skurar|skur)'), 'skurar'],
  [words('snö(?:byar|faller|fall)'), 'snö'],
  [words('bbq|barbecue|bbqa'), 'grilla'],
  [words('(?:vinter|sommar|skal|dun|höst)jackan?'), 'jacka'],
  [words('paraplyet|paraplyer'), 'paraply'],
  [words('plagg'), 'kläder'],
  [words('molntäcke'), 'molnighet'],
  [words('plusgrader'), 'över 0 grader'],
  [
    words('under nollstrecket|under nollan|under noll(?! grader)|under fryspunkten'),
    'under 0 grader',
  ],
  [words('över nollstrecket|över nollan|över noll(?! grader)|över fryspunkten'), 'över 0 grader'],
  [words('graders'), 'grader'],
  [words('(?:m/s|sekundmeter|meter i sekunden|meter/sekund|m per s)'), 'meter per sekund'],
  [words('km/h|kilometer per timme|kilometer i timman'), 'kilometer i timmen'],
  [words('mm'), 'millimeter'],
  [words('cm'), 'centimeter'],
  [/(\d) ?%/g, '$1 procent'],
  [/(\d) ?°c?/g, '$1 grader'],
  [/(?<=(?:över|under|än|till|på) )[-−](?=\d)/g, 'minus '],
  // "björkpollenhalten": the plant is a word of its own.
  [
    /(?<!\p{L})(\p{L}{2,})pollen(halten?|prognosen?|läget|nivåerna|nivån)(?!\p{L})/gu,
    'pollen$2 av $1pollen',
  ],
];

const COURTESY: Lexicon['rewrites'] = [
  // Thanks after a whole question.
  [/(?<=\p{L}+ \p{L}+ .*\p{L}),? tack(?: så mycket)?(?=[?.! ]*$)/gu, ''],
  [/^(?:hej|hejsan|tjena|hallå|du|hörru|hörrdu)(?:,| du,?| där,?)? (?=\p{L}+ \p{L}+)/gu, ''],
  [
    new RegExp(
      `(?<!\\p{L})(?:kan|skulle|vill|kunde)(?: du| ni)?(?: kunna)? ${POLITE}(?:säga|berätta|tala om|upplysa)(?: (?:för )?(?:mig|oss))?,? ${QUESTION}`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:säg|berätta|tala om|vet du|vet ni|jag undrar|undrar|jag vill veta|jag skulle vilja veta|jag skulle gärna vilja veta|kolla|kan du kolla|kan du se|ser du)(?: (?:för )?(?:mig|oss))?,? ${POLITE}${QUESTION}`,
      'gu',
    ),
    '',
  ],
  [words('(?:tror|tycker|menar|räknar) du (?:att )?(?=(?:det|vi|jag) )'), 'om '],
  [words('är det (?:så|sant) att (?=det |vi )'), 'om '],
  // What was asked before, of another day or another place.
  [/(?<=\p{L})(?<!^hej) då(?=[?.! ]*$)/gu, ''],
  [/^(?:ja|okej|ok|jaha|aha|nehej),? (?=(?:och|men|på|i|vad|hur|när|blir|är|ska|kommer) )/gu, ''],
  [/^(?:och )?hur (?:är|blir|ser) det (?:ut )?(?=(?:på|i) \p{L}+[?.! ]*$)/gu, 'och '],
];

/** The future with "kommer att" and "ska": "kommer det att bli", "ska det bli". */
const FUTURE: Lexicon['rewrites'] = [
  [words(`(kommer (?:${SUBJECT})(?: \\p{L}+){0,4}?) att`), '$1'],
  [words(`kommer (${SUBJECT})`), 'ska $1'],
  [
    words(
      `(?<=(?:det|vi|man|solen|vädret|temperaturen|vinden) )kommer(?: att)? (?=\\p{L}+a(?:s)?(?!\\p{L}))`,
    ),
    'ska ',
  ],
  [words(`ska (${SUBJECT})((?: (?!och)\\p{L}+){0,5}?) (?:bli|vara)`), 'blir $1$2'],
  [words('kommer bli'), 'blir'],
  [words('brukar'), 'brukar'],
];

const DATES: Lexicon['rewrites'] = [
  [/(\d{1,2}):(?:e|a|de|nde|dje|te)(?!\p{L})/gu, '$1e'],
  [words("i ?da(?:g|')|idag"), 'idag'],
  [words('i ?mor(?:gon|ron|rn|ra)'), 'imorgon'],
  [words('(?:i ?)?över ?mor(?:gon|ron|rn)'), 'iövermorgon'],
  [words('(?:i ?)?för ?r?går'), 'iförrgår'],
  [words('i ?går'), 'igår'],
  [words('i ?kväll|ikväl'), 'ikväll'],
  [words('i ?natt'), 'inatt'],
  [words('i ?eftermiddag|i ?eftermiddags'), 'ieftermiddag'],
  [words('i ?förmiddag'), 'iförmiddag'],
  [words('i ?morse'), 'imorse'],
  [words('morgondagen(?:s)?'), 'imorgon'],
  [words('dagens (?=väder)'), 'idag '],
  [words('kvällens (?=väder)'), 'ikväll '],
  [words('nattens (?=väder)'), 'inatt '],
  [words('helgens (?=väder)'), 'helgen '],
  [words('veckans (?=väder)'), 'veckan '],
  [words(`(${WEEKDAY})s? ?(${PART_OF_DAY})(?:en)?`), '$1 $2'],
  [
    words(
      '(imorgon|iövermorgon|igår) (?:på |under )?(morgon|förmiddag|middag|eftermiddag|kväll|natt)(?:en)?',
    ),
    '$1 $2',
  ],
  [words('(imorgon|iövermorgon) (?:bitti|bittida|tidigt)'), '$1 morgon'],
  [words(`i (${WEEKDAY})s`), 'förra $1'],
  [words(`(${WEEKDAY})(?:en|s)`), '$1'],
  [words(`nu på (?=${WEEKDAY})`), 'på '],
  [words('(idag|imorgon) och (imorgon|iövermorgon)'), 'från $1 till $2'],
  [words('hela dagen'), ''],
  [words('till och med|t\\.?o\\.?m'), 'till'],
  [/(\d) ?[-–] ?(?=\d{1,2}(?!\d))/g, '$1 till '],
  [/(?<!\d)(\d{1,2})\/(1[0-2]|[1-9])(?!\d)/g, '$1 $2e'],
  // "mellan den 24 och 26 december": the month of the first day.
  [
    new RegExp(
      `(?<![\\p{L}\\d])(${DAY_OF_MONTH}) (till|och) (?:den )?(${DAY_OF_MONTH}) (${MONTH})(?!\\p{L})`,
      'gu',
    ),
    '$1 $4 $2 $3 $4',
  ],
];

const TIMES: Lexicon['rewrites'] = [
  [/(?<!\p{L})kl(?:\.|(?!\p{L})) ?/gu, 'klockan '],
  [words('klockan (?=halv|kvart)'), 'klockan '],
  [words('(?:vid|runt|kring|omkring) (\\d{1,2})[ -]?tiden'), 'klockan $1'],
  [words(`(?:vid|runt|kring|omkring) (${HOUR})[ -]?tiden`), 'klockan $1'],
  [words('(?:vid|på) lunchtid|vid lunchtiden|vid lunchdags'), 'vid lunch'],
  [words('om en kvart'), 'om 15 minuter'],
  [words('om en halvtimme|om en halv timme'), 'om 30 minuter'],
  [words('om tre kvart'), 'om 45 minuter'],
  [words('om en och en halv timme|om halvannan timme'), 'om 90 minuter'],
  [words('(?:om )?en timma'), 'om en timme'],
  [words('timma(?:n)?'), 'timmen'],
  // Where "ett" is an hour; elsewhere it is an article.
  [
    words(
      '(klockan|halv|kvart över|kvart i|minuter över|minuter i|över|mellan) ett(?= (?:och|till|på|i natt|inatt|ieftermiddag)|[?.! ]*$)',
    ),
    '$1 1',
  ],
  [
    words(
      '(efter|före|innan|till|från|vid|runt) ett(?=[?.! ]*$| (?:idag|imorgon|inatt|på natten|ieftermiddag|till))',
    ),
    '$1 1',
  ],
  [words('(mellan \\S+ och) ett'), '$1 1'],
];

/** Which of two has more of it is asked either way. */
const SUPERLATIVES = [
  ['varmast', 'varmare'], ['kallast', 'kallare'], ['svalast', 'svalare'], ['hetast', 'hetare'],
  ['blåsigast', 'blåsigare'], ['regnigast', 'regnigare'], ['blötast', 'blötare'], ['torrast', 'torrare'],
  ['soligast', 'soligare'], ['molnigast', 'molnigare'], ['finast', 'finare'], ['bäst', 'bättre'], ['sämst', 'sämre'],
] as const; // prettier-ignore

/** Until the end of the day: "efter klockan 15". */
const AFTER_HOURS: Lexicon['rewrites'] = [
  [
    words('(?:efter|från|från och med) klockan (\\S+)(?!.* till )(?=[?.! ]*$)'),
    'mellan klockan $1 och midnatt',
  ],
  [words(`efter (?!klockan)(${HOUR})(?!.* till )(?=[?.! ]*$)`), 'mellan klockan $1 och midnatt'],
  [words('(?:före|innan) klockan (\\S+)(?=[?.! ]*$)'), 'fram till klockan $1'],
];

/** Changes of spelling and wording, in this order. */
export const swedishRewrites: Lexicon['rewrites'] = [
  ...DATES.slice(0, 12),
  ...SPELLING,
  ...COURTESY,
  ...DATES.slice(12),
  ...TIMES,
  ...AFTER_HOURS,
  ...FUTURE,
  // "Does it blow hard" is answered by yes or no, but for a limit or a direction.
  [
    /^(om )?(?:blåser|ska) (?:det|vi)(?: ute)?(?: blåsa)?(?: ute)?(?! (?:inte|något|från|hur|nord|syd|väst|ost|öst))(?=(?: |[?.!]|$))(?!.*(?:regn|snö|åska|storma|mer |mindre|över|under|minst|högst|meter|knop|byarna))( .*?)?(?: (?:mycket|hårt|kraftigt|starkt|rejält|ordentligt))(?= |[?.!]|$)/gu,
    '$1är det mycket vind$2',
  ],
  [
    /^(om )?(?:blåser det|ska det blåsa|ska det börja blåsa)(?: ute)?(?! (?:inte|från|nord|syd|väst|ost|öst|mycket|hårt))(?!.*(?:mer |mindre|över|under|minst|högst|meter|knop|byarna))(?= \p{L})/gu,
    '$1är det blåsigt',
  ],
  // "Where is it warmest, Malmö or Lund?"
  ...SUPERLATIVES.map(([most, more]): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})(?:som )?${most}(?=,? .*(?<!\\p{L})eller(?!\\p{L}))`, 'gu'),
    more,
  ]),
  // At some time of the day that is named.
  [words('någon gång(?= (?:idag|imorgon|ikväll|inatt|på|under|i))'), ''],
  [/\s{2,}/g, ' '],
];
