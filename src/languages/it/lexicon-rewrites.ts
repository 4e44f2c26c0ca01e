import { listMonthNames, splitWords, type Lexicon } from '../lexicon.ts';

/** Words that a question begins with behind "can you tell me". */
const QUESTION = "(?=(?:a che|che|cosa|com['e]|da dove|fino a|in che|qual|quand|quant))";

const MONTHS = [...listMonthNames(['it-IT']).keys()].join('|');
/** Such as "14-18". */
const SPAN = '(\\d{1,2}) ?[-–] ?(\\d{1,2})';
/** Names of places with their article, which grows together with "a", "di" and the like. */
const NAMES = "(l'|la )(?=aia\\b|aquila\\b|avana\\b|spezia\\b)";

/** Times of a day, by which a clause says when. */
const TIME =
  'oggi|domani|dopodomani|ieri|stasera|stanotte|stamattina|domattina|mattina|pomeriggio|sera|notte|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|settimana|alle|verso|tra|fra';

const DAY = '(?:oggi|domani|dopodomani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)';

/** As a recognizer writes it down: words apart or joined, without accents, and what is said besides the question. */
const HEARD: Lexicon['rewrites'] = [
  [/(?<!\p{L})nun (?=\p{L})/gu, 'non '],
  [/(?<!\p{L})(sta|do)?matina(?!\p{L})/gu, '$1mattina'],
  [/^a[oò] (?:ma |e )?(?=\p{L})/gu, ''],
  // How one gets there is no place.
  [
    /(?<!\p{L})(?:che |visto che |dato che )?(?:vado|devo andare) (?:a|al) lavoro (?:in|col|con il|con la) (?:motorino|moto|scooter|bici|bicicletta|vespa|monopattino|macchina|auto)(?!\p{L})/gu,
    'per andare al lavoro',
  ],
  [/(?<!\p{L})sta (?=notte|sera|mattina|mane)/gu, 'sta'],
  [/(?<!\p{L})do (?=mattina|mani(?!\p{L}))/gu, 'do'],
  [/(?<!\p{L})do?po ?(?=domani(?!\p{L}))/gu, 'dopo'],
  [/(?<!\p{L})week (?:and|end|ende|en|in)(?!\p{L})/gu, 'weekend'],
  [/(?<!\p{L})mil[ei]+ metri(?!\p{L})/gu, 'millimetri'],
  [/(?<!\p{L})cent[ie]+ metri(?!\p{L})/gu, 'centimetri'],
  [/(?<!\p{L})u vi?(?!\p{L})/gu, 'uv'],
  [/(?<!\p{L})(?:la fa|lafa)(?= (?:oggi|domani|stasera|stanotte|questa|a |in )|$)/gu, "l'afa"],
  [/(?<!\p{L})l(?=ombrello(?!\p{L}))/gu, "l'"],
  [/(?<!\p{L})a d'(?=\p{L})/gu, 'ad '],
  [/(?<!\p{L})giu(?!\p{L})/gu, 'giù'],
  // The hottest hour of a day that is named.
  [new RegExp(`^quando (?:fa|farà) più caldo(?= ${DAY})`, 'gu'), 'a che ora fa più caldo'],
  [
    new RegExp(`^quando (?:fa|farà) più (?:freddo|fresco)(?= ${DAY})`, 'gu'),
    'a che ora fa più freddo',
  ],
  [/(?<=^(?:\p{L}+ )?(?:piove|pioverà|nevica|smette|grandina|gela)) o no(?= \p{L})/gu, ''],
  [
    /(?<!\p{L})ce (?=(?:il|lo|tant|tropp|molt|poc|un|del|dell|vento|neve|nebbia|pioggia|sole|afa|grandine)\p{L}*(?!\p{L}))/gu,
    "c'è ",
  ],
  [
    /(?<!\p{L})ci sta (?=(?:il|lo|la|l'|un|tant|tropp|molt|poc|del|vento|neve|nebbia|pioggia|sole|afa|freddo|caldo))/gu,
    "c'è ",
  ],
  // Named twice: "li superiamo i trenta", "ci arriviamo a trenta", "il sole lo vediamo".
  [
    /(?<!\p{L})(?:li|lo|la|le|ci|ce la|ce lo) (?=(?:super|arriv|raggiung|prend|port|mett|fa(?:cci|rem|i|nno)|tocch|ved)\p{L}* (?:(?:finalmente|domani|oggi|mai) )?(?:i|gli|il|lo|la|le|l'|a|ai|un|qualche))/gu,
    '',
  ],
  [
    /^(il sole|la luna|la neve|la pioggia) (?:lo|la) (?=(?:vedi|vedr|avr|abb|prend)\p{L}*)/gu,
    '$1 ',
  ],
  [/^(.*?)il sole vediamo /gu, '$1vediamo il sole '],
  // Who wants to know.
  [
    /^(?:(?:e|ma|allora|senti|sai|che|ehm|eh) )*(?:(?:(?:il|la|i|mi[ao]|l'|lo|mia|i miei|le|nostr[ao]|tu[ao]) ?)?\p{L}+ ){0,2}(?:mi |ci |lo |si )?(?:vuole|vogliono|vorrebbe|vorrebbero|voleva|volevano|vuol) sapere (?:se |(?=che|cosa|com|quand|quant|qual|dove|a che))/gu,
    '',
  ],
  [
    /^(?:(?:e|ma|allora|senti|sai|che|ehm|eh) )*(?:(?:il|la|i|le|mi[ao]|l'|lo|i miei|nostr[ao]) ?)?\p{L}+ (?:(?:di \p{L}+|\p{L}+) )?(?:(?:mi|ci) )?(?:chiede|chiedono|domanda|domandano|ha chiesto|hanno chiesto|chiedeva|si chiede|si domanda|si chiedono) (?:se |(?=che|cosa|com|quand|quant|qual|dove|a che))/gu,
    '',
  ],
  [
    /^(?:mi (?:chiedo|chiedevo|domandavo|domando)|non so|sono curios[oa] di sapere|ho bisogno di sapere|devo sapere) (?:se |(?=che|cosa|com|quand|quant|qual|dove|a che))/gu,
    '',
  ],
  [
    /^(?:(?:senti|mo|mò|allora|scusa|dai|oh|aho|ueh|uè|neh|e|ma|eh|ehm|ah|uhm|che) )*(?:che (?:ne )?dici|dimmi un po'?|secondo te|per te|a tuo parere) (?=\p{L}+ \p{L}+)/gu,
    '',
  ],
  [
    /(?<=\p{L} \p{L}+)(?:,? (?:secondo te|che (?:ne )?dici|o sbaglio|dici|che ne pensi|per piacere|mi sa|o che|non è così|è vero|vero eh|no eh|eh no|dimmi|sai))+(?=[?.!]*$)/gu,
    '',
  ],
  [
    / o (?:è )?(?:meglio (?:di no|aspettare|rimandare|lasciar perdere|rinunciare|restare a casa|stare a casa)|lascio (?:stare|perdere)|rimando|rinuncio|aspetto|niente|resto a casa|è uguale|rimandiamo|lasciamo perdere|stiamo a casa)(?=[?.!]*$)/gu,
    '',
  ],
  // Why somebody asks.
  [
    new RegExp(
      ` (?:perché|perche|siccome|visto che|dato che|ché) (?!.*(?<!\\p{L})(?:${TIME}|a(?!.* casa)|ad|in)(?!\\p{L})).*$`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^.{8,}) che (?:poi )?(?:ho|abbiamo|hanno|ha|devo|dobbiamo|deve|viene (?=il|lo|la|l'|un|mi[ao]|gli|nonn|zi[ao])|vengono|arrivano|vado|andiamo|starnutisco|esco|usciamo|porto|parto|partiamo|lavoro|mi|ci sono|c'è|sono|siamo|faccio|facciamo|vogliamo|voglio|vorrei) ?(?!.*(?<!\\p{L})(?:${TIME}|a|ad)(?!\\p{L})).*$`,
      'gu',
    ),
    '',
  ],
  // In which part of a town.
  [
    /(?<!\p{L})(?:alla stazione|in centro|nel centro|in zona|alla periferia|in periferia|dalle parti|nella zona|in provincia|nei dintorni|dalle nostre parti) (?:di|a) (?=\p{L})/gu,
    'a ',
  ],
  [
    /(?<!\p{L})(?:sull'autostrada|in autostrada|in tangenziale|sulla tangenziale|sul raccordo)(?!\p{L})/gu,
    '',
  ],
];

/** How Italian is written in other ways, and what only asks to be told. */
export const italianRewrites: Lexicon['rewrites'] = [
  ...HEARD,
  // Transcripts without apostrophes: "serve l ombrello", "c è".
  [/(?<!\p{L})(l|un|c|d|dell|nell|all|sull|dall|com|cos|dov) (?=[aeiouhèéàìòù])/gu, "$1'"],
  // Whose home it is does not matter beside its town.
  [
    /(?<!\p{L})(?:(?:da|a casa di) (?:mi[ao]|nostr[ao]|su[ao]) \p{L}+|(?:dai|dalle|dagli|a casa dei) (?:miei|mie|nostri|suoceri|nonni|amici)(?: (?:genitori|nonni|suoceri|amici|amiche|cugini|zii))?|(?:da|dalla|dal) (?:amici|amiche|nonn[ao]|zi[ao]|mamma|papà|noi|me)) (?=(?:ad?|in) (?!che |qu|partire |mezzo|mezza|pranzo|cena|casa|giro|un|ora |\d)\p{L})/gu,
    '',
  ],
  // A typed sign: "-5".
  [/(?<=\s)[-−](?=\d)/gu, 'meno '],
  // Accents are left out in typing, or an apostrophe is written for them.
  [
    accentless(
      'a',
      'andr arriver avr asciugher cadr caler cambier comincer dovr far diluvier finir former geler ghiaccer grandiner inizier miglior nevicher passer piover potr rester sar scalder scender servir smetter soffier sorger splender tirer torner tramonter tuoner uscir citt possibilit probabilit qualit nuvolosit umidit unit velocit visibilit',
    ),
    '$1à',
  ],
  [accentless('i', 'cos gioved luned marted mercoled venerd'), '$1ì'],
  [accentless('u', 'pi'), '$1ù'],
  [/(?<!\p{L})(c|com|dov|quant)(?:(?: |' ?)[eèé]|[èé])'?(?![\p{L}'])/gu, "$1'è"],
  [/(?<!\p{L})qual(?:e (?=[eèé])|[' ]) ?[eèé]'?(?![\p{L}'])/gu, 'qual è'],
  [/(?<!\p{L})e'(?![\p{L}'])/gu, 'è'],
  [
    /\be (?=previst|nuvolos|ventos|soleggiat|seren|copert|scivolos|ghiacciat|fort|alt[oa]|asciutt|afos|umid)/g,
    'è ',
  ],
  // What is polite, and what only asks to be told.
  [/\b(?:per (?:favore|piacere|cortesia|caso)|ti prego|se puoi|un po'?(?!\p{L})) ?/gu, ''],
  [/\b(?:mi )?(?:sai|puoi|potresti|sapresti) dir(?:e|mi) (?:se )?/g, ''],
  [/\b(?:mi )?(?:sai|puoi|potresti|sapresti) dar(?:e|mi) /g, 'dammi '],
  [/\b(?:vorrei|volevo|voglio|fammi) sapere (?!di )(?:se )?/g, ''],
  [/\b(?:dimmi|mi dici|sai|controlla|guarda|di dirmi) se /g, ''],
  [new RegExp(`\\b(?:dimmi|mi dici|sai|di dirmi) ${QUESTION}`, 'gu'), ''],
  [/(?<! più) o (?:no|meno)(?=\P{L}*$)/gu, ''],
  // Winds that blow from where their name says.
  [/(?<!\p{L})(c'è|ci sarà|avremo) (?=(?:bora|tramontana)(?!\p{L}))/gu, '$1 la '],
  [/(?<!\p{L})(c'è|ci sarà|avremo) (?=scirocco(?!\p{L}))/gu, '$1 lo '],
  [/(?<!\p{L})(c'è|ci sarà|avremo) (?=(?:maestrale|libeccio|grecale)(?!\p{L}))/gu, '$1 il '],
  // Nobody asks for a wind below zero.
  [/^sotto (?:lo )?zero(?= \p{L})/gu, 'farà meno di 0 gradi'],
  // A share is no town.
  [/(?<=umidità.*(?:\p{L}|\d)) per cento(?!\p{L})/gu, ''],
  [/,? (?:vero|giusto|nevvero)(?=\P{L}*$)|, (?:no|eh)(?=\P{L}*$)/gu, ''],
  [/\bche cosa\b/g, 'cosa'],
  [/\b(chiedi|domanda|di') a (?=voce meteo)/g, '$1 '],
  [/\b(?:fai partire|lancia) (?=voce meteo)/g, 'apri '],
  // Dates and times.
  [/\bdomattina\b/g, 'domani mattina'],
  [/\b(?:(?:nel|per )la |in )giornata di (?=domani|oggi)/g, ''],
  [/(?<=mattina) presto\b|(?<=sera) tardi\b| e dintorni\b/g, ''],
  [/\bdue o (?=tre (?:giorni|ore))/g, ''],
  [/\bun paio (?:di |d')(?=or[ae]|giorn|settiman|minut)/g, '2 '],
  [
    /\b(?:a metà|all'inizio della|alla fine della|nel corso della) (?=(?:prossima )?settimana)/g,
    '',
  ],
  [/\bche viene\b/g, 'prossimo'],
  [/\bweek-end\b/g, 'weekend'],
  [/\bd'(?=autunno|estate|inverno)/g, 'in '],
  [/\bquest'(?=anno|autunno|estate|inverno)/g, 'questo '],
  [/\b(?:l'|un')(?=anno|autunno|estate|inverno)/g, ''],
  [/\b(\p{L}*l')(?=\d|una\b|otto\b|undici\b|ambrosi|artemisi|assenzi|oliv|ontan|uliv)/gu, '$1 '],
  [/\b((?:d?a|de|)l?le) ore (?!di )/g, '$1 '],
  [new RegExp(`\\b(?:dal |il )?${SPAN}(?= (?:${MONTHS}))`, 'g'), 'dal $1 al $2'],
  [new RegExp(`\\b(?:ore |dalle )?${SPAN}\\b`, 'g'), 'dalle $1 alle $2'],
  [/\b([tf]ra) (?:una )?mezz'? ?ora\b/g, '$1 30 minuti'],
  [/\b([tf]ra) (?:un )?quarto d'ora\b/g, '$1 15 minuti'],
  [/\b([tf]ra) tre quarti d'ora\b/g, '$1 45 minuti'],
  [/\b([tf]ra) un'ora e mezz[ao]\b/g, '$1 90 minuti'],
  [/(?<!\bquando )\b(piov\p{L}+|nevic\p{L}+) di nuovo\b/gu, '$1'],
  [
    /\b((?:rest|riman|rimarr)\p{L}+ (?:.*? )?)sotto (?:lo )?zero(?! gradi)\b/gu,
    '$1sotto i zero gradi',
  ],
  [/\b(?:dopo le|a partire dalle) (1[3-9]|2[0-3])(?![\d:])/g, 'tra le $1 e mezzanotte'],
  // Where it stands is no feast: the market of Christmas.
  [/(?<!\p{L})(mercat(?:ino|ini|o|i)) (?:di natale|natalizi[oi]?)(?!\p{L})/gu, '$1'],
  [
    /\bquando (?:è|sarà) la prossima (?:possibilità|probabilità) di (?:un |una )?tempora(?:le|li)\b/g,
    'quando è il prossimo temporale',
  ],
  [
    /^(?:si (?:sta|starà)|staremo) meglio (?!.* (?:che|o) )((?:a|ad|in|al|alla|nel|sul|sulla) .+?)( (?:oggi|domani|dopodomani|stasera|sabato|domenica|nel fine settimana|questo weekend))?(?=[?!.]*$)/gu,
    'è meglio $1 che qui$2',
  ],
  // Nobody knows at which sea.
  [
    /(?<=\b(?:tempo|piove|pioverà|vento|nuvoloso|temperatura)\b.*)\bal mare(?= (?:oggi|domani|dopodomani|stasera|sabato|domenica|questo|nel)(?!\p{L})|[?!.]*$)/gu,
    'sul litorale',
  ],
  [/\bdalle (1[3-9]|2[0-3]) in poi\b/g, 'tra le $1 e mezzanotte'],
  [
    /\bdopo le (due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|[2-9]|1[0-2])\b(?![:\d]| (?:e|meno|di|del)\b)/g,
    'tra le $1 e mezzanotte',
  ],
  [/\bdopo l' ?una\b(?! (?:e|meno|di|del)\b)/g, 'tra le 13 e mezzanotte'],
  // A wind by its name: how strong it is, not whether it blows from there.
  [
    /\bquanto (?:tira|soffia|tirerà|soffierà) (?:la bora|il maestrale|lo scirocco|la tramontana|il libeccio|il grecale)(?!\p{L})/gu,
    'quanto è forte il vento',
  ],
  [/\bc'è di sole\b/g, "c'è il sole"],
  // At some time of the day that is named.
  [/ (?:in|a) (?:qualche|un qualche|un certo) (?:momento|punto)(?!\p{L})/gu, ''],
  [
    /^(?:sta arrivando|arriva|è in arrivo) (?:la |della )?(neve)$/g,
    'ci sarà $1 nei prossimi giorni',
  ],
  [
    /^(?:fino a quando|per quanto(?: tempo)?) (?:c'è|ci sarà|splende|splenderà|resta) il sole$/g,
    'quante ore di sole ci sono',
  ],
  [/\b(?:per |durante )?tutto il tempo(?=[?.!]*$)/g, "dall'inizio alla fine"],
  // What was asked before, of another day.
  [
    /^(?:allora|quindi|dunque),? (?=(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|dopodomani)[?.!]*$)/gu,
    'e ',
  ],
  // Names with an article: "all'Aquila", "alla Spezia".
  [new RegExp(`\\b(a|da|su)l${NAMES}`, 'g'), '$1 $2'],
  // Mountain places have an article, which is no part of the name: "allo Stelvio", "all'Abetone".
  [/\b(a|da|su)ll(?:o |')(?=stelvio\b|spluga\b|zoncolan\b|abetone\b|amiata\b|etna\b)/g, '$1 '],
  [new RegExp(`\\bdel${NAMES}`, 'g'), 'di $1'],
  [new RegExp(`\\bnel${NAMES}`, 'g'), 'in $1'],
];

/** A stem of some with its last letter, which has lost its accent. */
function accentless(letter: string, stems: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${splitWords(stems).join('|')})${letter}'?(?![\\p{L}'])`, 'gu');
}
