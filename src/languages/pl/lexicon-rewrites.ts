import type { Lexicon } from '../lexicon.ts';

/** Words that begin a question behind "powiedz mi" and the like. */
const QUESTION =
  '(?=(?:czy|jak|jaka|jaki|jakie|jaka|ile|kiedy|gdzie|skad|co|o ktorej|od kiedy|do kiedy|na ile|z ktorej|w co|w ktory|ktory|ktora|ktorego)(?!\\p{L}))';
const ORDINAL_HOUR =
  'pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast|trzynast|czternast|pietnast|szesnast|siedemnast|osiemnast|dziewietnast|dwudziest';
/** "piątej", "dwudziestej pierwszej", "17", "17:30". */
const HOUR = `(?:(?:(?:dwudziest(?:ej|a) )?(?:${ORDINAL_HOUR})i?(?:ej|a)(?: trzydziesci| pietnascie)?)|(?:[01]?\\d|2[0-4])(?::[0-5]\\d)?)`;
/** No hour, but a number of something, or an hour with its half of the day. */
const NO_HOUR_AFTER =
  '(?![\\p{L}\\d:]| ?(?:minut|godzin|dni|stop|procent|milimetr|kilometr|do |a |rano|w nocy|nad ranem|[a-z]+(?:ego|nia|ada|ca|wca|pca|ja|tego) ))';
const MONTH =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia';

/** Many write without the marks of Polish letters: no sentence has them from here on. */
const PLAIN_LETTERS: Lexicon['rewrites'] = [
  ['ą', 'a'], ['ć', 'c'], ['ę', 'e'], ['ł', 'l'], ['ń', 'n'], ['ó', 'o'], ['ś', 's'], ['[źż]', 'z'],
].map(([letter = '', plain = '']) => [new RegExp(letter, 'gu'), plain]); // prettier-ignore

const COURTESY: Lexicon['rewrites'] = [
  [/^(?:alexa|hej|ej|sluchaj|powiedz no|przepraszam),? (?=\p{L})/gu, ''],
  [/(?<!\p{L})(?:bardzo )?prosze(?: cie)?(?: bardzo)?[,.]? (?=\p{L})|,? (?:bardzo )?prosze(?: cie)?(?=\P{L}*$)/gu, ''],
  [
    new RegExp(
      `^(?=\\p{L})(?:(?:a|i|no|to) )?(?:(?:czy )?(?:mozesz|moglbys|moglabys|mozna prosic|moglbym|chce|chcialbym|chcialabym|chcemy|interesuje mnie|ciekawi mnie|zastanawiam sie|nie )+ ?)?(?:mi |nam |sie )?(?:powiedziec|powiedz|podac|podaj|sprawdzic|sprawdz|wiedziec|dowiedziec|zobacz|mow|wiesz|nie wiesz|orientujesz)?(?: mi| nam| sie)*(?: moze| prosze| przypadkiem)*,? ${QUESTION}`,
      'gu',
    ),
    '',
  ],
  [/^(?:a |i |no |to )?czy (?:wiesz|moze|przypadkiem) (?=\p{L})/gu, 'czy '],
  [/^(?:(?:no|to|wiec|dobra|okej|ok|hej|a) )?czy (?:tez |moze |naprawde |rzeczywiscie |na pewno |w ogole )*(?=\p{L})/gu, ''],
  [/(?<!\p{L})(?:w ogole|tak w ogole|mniej wiecej|tak naprawde|tak z grubsza) ?/gu, ''],
  [/,\s*(?:prawda|nie|co|tak|zgadza sie)(?=[?!. ]*$)/gu, ''],
  [/ czy (?:nie|raczej nie|jednak nie)(?=[?!. ]*$)/gu, ''],
  [/(?<!\p{L})(?:zapytaj|popros|otworz|wlacz|uruchom) glos pogody[,]? (?:o|czy|zeby) /gu, ''],
]; // prettier-ignore

const DATES: Lexicon['rewrites'] = [
  [/(?<!\p{L})(dzis|dzisiaj|jutro) i (jutro|pojutrze)(?!\p{L})/gu, 'od $1 do $2'],
  // The night belongs to the first of its days.
  [/(?<!\p{L})(?:w )?noc(?:y|a)? z (\p{L}+) na (?=poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele)\p{L}+/gu, 'w $1 w nocy'],
  [/(?<!\p{L})(?:w )?noc(?:y|a)? (?:na|przed) (?=(?:poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele|poniedzialkiem|wtorkiem|czwartkiem|piatkiem)(?!\p{L}))/gu, 'w noc przed '],
  [/(?<!\p{L})dzisiejsz(?:y|a|ego|ej|ym|e)(?: dzien| dnia| dniu)?(?! (?:wieczor|noc))/gu, 'dzis'],
  [/(?<!\p{L})jutrzejsz(?:y|a|ego|ej|ym|e)(?: dzien| dnia| dniu)?(?!\p{L})/gu, 'jutro'],
  [/(?<!\p{L})wczorajsz(?:y|a|ego|ej|ym|e)(?: dzien| dnia| dniu)?(?!\p{L})/gu, 'wczoraj'],
  [/(?<!\p{L})dzisiaj(?!\p{L})/gu, 'dzis'],
  [/(?<!\p{L})(?:jutrze rano|jutro z rana|jutro z samego rana)(?!\p{L})/gu, 'jutro rano'],
  [/(?<!\p{L})po jutrze(?!\p{L})/gu, 'pojutrze'],
  [/(?<!\p{L})(?:w )?dniu (?=(?:dzis|jutro|wczoraj)(?!\p{L}))/gu, ''],
  [/(?<!\p{L})(?:w )?dni(?:u|a) (?=\d)/gu, ''],
  [/(?<!\p{L})(za) (?=godzine|tydzien|minute|dzien|miesiac)/gu, 'za 1 '],
  [/(?<!\p{L})za pol godziny(?!\p{L})/gu, 'za 30 minut'],
  [/(?<!\p{L})za kwadrans(?! \p{L}+[ae]j?(?!\p{L}))(?=\P{L}*$| \p{L})/gu, 'za 15 minut'],
  [/(?<!\p{L})za poltorej godziny(?!\p{L})/gu, 'za 90 minut'],
  [/(?<!\p{L})za (?:pare|kilka) dni(?!\p{L})/gu, 'w najblizszych dniach'],
  [/(?<!\p{L})(?:pare|kilka) (?=tygodni|miesiecy)/gu, '3 '],
  [/(?<!\p{L})week-?end/gu, 'weekend'],
  [new RegExp(`(?<!\\p{L})od (\\d{1,2}) do (\\d{1,2}) (?=(${MONTH})(?!\\p{L}))`, 'gu'), 'od $1 $3 do $2 '],
  [new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}) ?[-–] ?(\\d{1,2}) (${MONTH})`, 'gu'), 'od $1 $3 do $2 $3'],
  // The hour with a point: "15.30".
  [/(?<!\p{L})(o|od|do|po|kolo|okolo|przed|miedzy|a|godz\.?|godzinie) (\d{1,2})\.([0-5]\d)(?![\d.])/gu, '$1 $2:$3'],
  [/(?<![\d:.])(\d{1,2})[./](0?[1-9]|1[0-2])(?:[./](\d{4}))?(?![\d:])/gu, '$1. $2. $3'],
]; // prettier-ignore

const TIMES: Lexicon['rewrites'] = [
  [/(?<!\p{L})godz\.? ?(?=\d)/gu, 'godzinie '],
  [/(?<!\p{L})godzin(?:ie|y|e|a) (?=(?:\d{1,2}(?!\d)|(?:pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast|trzynast|czternast|pietnast|szesnast|siedemnast|osiemnast|dziewietnast|dwudziest)i?(?:ej|a)(?!\p{L})))/gu, ''],
  [/(?<!\p{L})(?:tak )?(?:kolo|ok\.?|w okolicach|gdzies o|gdzies kolo) (?=\d{1,2}(?!\d| ?(?:stop|proc|km))|(?:pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast|trzynast|czternast|pietnast|szesnast|siedemnast|osiemnast|dziewietnast|dwudziest)i?ej)/gu, 'okolo '],
  [/(?<!\p{L})w (?=(?:samo )?poludnie(?!\p{L}))/gu, 'o '],
  [/(?<!\p{L})samo poludnie(?!\p{L})/gu, 'poludnie'],
  [/(?<![\d:])(\d{1,2}) ?[-–] ?(\d{1,2})(?![\d:]| ?(?:stop|proc))/gu, 'od $1 do $2'],
  [/(?<!\p{L})(?:pomiedzy)(?!\p{L})/gu, 'miedzy'],
  [/(?<!\p{L})(miedzy \S+(?: \S+)?) i (?=(?:\d|(?:pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast|trzynast|czternast|pietnast|szesnast|siedemnast|osiemnast|dziewietnast|dwudziest)i?a))/gu, '$1 a '],
  [new RegExp(`(?<!\\p{L})przed (${HOUR})${NO_HOUR_AFTER}`, 'gu'), 'do $1'],
  [new RegExp(`(?<!\\p{L}|kwadrans |\\d |piec |dziesiec |dwadziescia )po (${HOUR})${NO_HOUR_AFTER}`, 'gu'), 'miedzy $1 a polnoca'],
  [new RegExp(`(?<!\\p{L})od (${HOUR})${NO_HOUR_AFTER}(?! do (?!konca))`, 'gu'), 'miedzy $1 a polnoca'],
]; // prettier-ignore

const WORDS: Lexicon['rewrites'] = [
  [/(?<!\p{L})(ile|jaka|jaki|jakie) mamy(?= \p{L})/gu, '$1 jest'],
  [/(?<!\p{L})(stopni|temperature|pogode) mamy(?!\p{L})/gu, '$1 jest'],
  [/(?<!\p{L})(jest|bedzie) minus(?=(?: (?:dzis|jutro|pojutrze|w nocy|rano|wieczorem|noca|w weekend))*\P{L}*$)/gu, '$1 na minusie'],
  [/(?<!\p{L})jest (dzis|jutro) dzien(?!\p{L})/gu, 'jest dzien $1'],
  [/^((?:dzis|jutro|pojutrze|w nocy|wieczorem|rano) )?bedzie ((?:dzis|jutro|pojutrze|w nocy|wieczorem|rano) )?(?:tak samo|rownie|podobnie) (cieplo|zimno)(?: jak (?:dzis|teraz))?(?=\P{L}*$)/gu, 'zostanie tak $3 $1$2'],
  // The day stands anywhere: "iść jutro na spacer".
  [/(?<!\p{L})(isc|pojsc|jechac|pojechac|wyjsc|zrobic|myc|umyc|podlac|podlewac|kosic|skosic|grac|pograc|wziac|zalozyc|spac|zostawic|suszyc|bawic sie|opalac sie|urzadzic) (dzis|jutro|pojutrze|teraz|rano|wieczorem|po poludniu|w (?:weekend|sobote|niedziele|poniedzialek|srode|czwartek|piatek|nocy)|we wtorek) (?=\p{L})/gu, '$2 $1 '],
  [/(?<!\p{L})(?:parasolk)(?=a|i|e)/gu, 'parasolk'],
  [/(?<=\d ?)°(?: ?c)?(?!\p{L})/gu, ' stopni'],
  [/(?<=\d ?)km\/h(?!\p{L})/gu, ' kilometrow na godzine'],
  [/(?<=\d ?)m\/s(?!\p{L})/gu, ' metrow na sekunde'],
  [/(?<=\d ?)mm(?!\p{L})/gu, ' milimetrow'],
  [/(?<=\d ?)%/gu, ' procent'],
  [/(?<=^|[^\d\p{L}])[-−](?=\d)/gu, 'minus '],
  [/(?<!\p{L})(?:stopien|stopnie|stopniow|st\.)(?!\p{L})(?! (?:celsj|fahr|beauf))/gu, 'stopni'],
  [/(?<!\p{L})(\d+|\p{L}+) stopni (?:na minusie|ponizej zera|mrozu)(?=\P{L}*$| \p{L})(?<!ile stopni mrozu)/gu, 'minus $1 stopni'],
  [/(?<!\p{L})(\d+|\p{L}+) stopni (?:na plusie|powyzej zera|ciepla)(?!\p{L})/gu, '$1 stopni'],
  // Of the wind, whether it blows, not how hard.
  [/^(?!.*(?<!\p{L})(?:jak|ile|skad|kiedy|gdzie|jaka|jakim|ktorej|ktory|ktorego|halny)(?!\p{L}))(.*?)(?<!\p{L})wieje(?: wiatr)?(?!\p{L})/gu, '$1jest wiatr'],
  [/(?<!\p{L})ani (?:kropli|troche) (?=deszczu)/gu, ''],
  [/(?<!\p{L})wial(?:a|y)(?!\p{L})/gu, 'wial'],
  [/(?<!\p{L})(?:troche|troszke|choc troche|chociaz) (?=\p{L})/gu, ''],
]; // prettier-ignore

/** How Polish is written in other ways, and what only asks to be told; behind `PLAIN_LETTERS` without marks. */
export const polishRewrites: Lexicon['rewrites'] = [
  ...PLAIN_LETTERS,
  ...COURTESY,
  ...DATES,
  ...TIMES,
  ...WORDS,
];
