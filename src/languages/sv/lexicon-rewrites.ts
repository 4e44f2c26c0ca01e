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

/** A pattern of whole words; `\b` knows no letters beyond z. One that ends in a space ends a word by that. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!(?<=\\p{L})\\p{L})`, 'gu');
}

/** Days by which a choice is made: "lördag eller söndag". */
const DAY = `(?:på )?(?:i ?dag|i ?morgon|i ?övermorgon|${WEEKDAY})(?:en)?`;
/** How questions begin. */
const BEGINS =
  'hur|vad|när|var|vart|vem|vilken|vilket|vilka|varifrån|är|blir|kommer|ska|får|kan|måste|behöver|bör|regnar|snöar|blåser|åskar|skiner|finns|hinner|behövs|räcker|håller|slutar|börjar|går|ligger|fryser|lönar|funkar|passar|törs|vågar|borde|var|hade|regnade|snöade|blåste';
/** Who wants to know. */
const ASKS =
  '(?:har )?(?:undrar|undrade|undrat|frågar|frågade|frågat|funderar|funderade|vill(?: gärna| bara)? veta|ville(?: gärna| bara)? veta|skulle(?: gärna)? vilja veta|behöver veta|måste veta|tjatar)(?: på mig| mig| oss| dig| hela tiden)?(?: om)?(?: att få veta)?';

/** As a recognizer writes it down: words apart, dialect, false starts, who asks, and what is said besides the question. */
const HEARD: Lexicon['rewrites'] = [
  [words('vicken|viken(?= da)|vilke'), 'vilken'],
  [words('vicket'), 'vilket'],
  [words('(vilken|vilka|varje|hela|en fin|nästa) da'), '$1 dag'],
  [words('dan'), 'dagen'],
  [words('(ska|kan|behöver|måste|får|bör|hinner|kommer|borde|har|vågar|törs|om) ja'), '$1 jag'],
  [
    words(
      '((?:är|e|ä|blir|regnar|snöar|blåser|åskar|kommer|ska|var|blev|får|finns|fryser|håller|känns|hur är|går|ser|när|om|vad är|räcker|behövs|haglar|töar|börjar|slutar)) de(?! (?:närmaste|närmsta|kommande|nästa|här|där|senaste|sista|två|tre|fyra|fem|sex|sju|tio|båda|bästa|i (?:malmö|norr)))',
    ),
    '$1 det',
  ],
  [
    /(?<=\p{L} )å (?=(?:bli|ha|gå|få|se|ta|ge|stå|så|vara|va|bo|köra|\p{L}{2,}a)(?!\p{L}))/gu,
    'att ',
  ],
  [/^å (?=\p{L})/gu, 'och '],
  [/(?<!\p{L})(ume|skellefte|pite|lule|års|borgå|häste) å(?!\p{L})/gu, '$1å'],
  [/(?<!\p{L})(milli|centi|kilo) ?meters?(?!\p{L})/gu, '$1meter'],
  [/(?<!\p{L})sekund ?meters?(?!\p{L})/gu, 'sekundmeter'],
  [/(?<!\p{L})u ?v[ -]?index(et)?(?!\p{L})/gu, 'uv-index$1'],
  [/(?<!\p{L})u v(?: värdet| strålningen)?(?!\p{L})/gu, 'uv'],
  [/(?<!\p{L})luft ?kval(?:it|l?et)[eé]t?(?:n|en)?(?!\p{L})/gu, 'luftkvaliteten'],
  [
    /(?<!\p{L})(luft|väder|regn|snö|vind|bad|vatten|temperatur|åsk|sol|pollen|skid|halk|storm|dagg|cykel|grill) (?=(?:fuktighet|tryck|kvalitet|prognos|varning|mängd|djup|riktning|styrka|hastighet|temperatur|väder|rapport|läge|byar|skurar|timmar|kläder|jacka|risk|punkt)(?:en|et|ar|arna|na|n|s)?(?!\p{L}))/gu,
    '$1',
  ],
  [/(?<!\p{L})hygro(?:meter)?n? visar(?!\p{L})/gu, 'luftfuktighet'],
  [/,? ?väder ?mäss?igt(?!\p{L})/gu, ''],
  [
    /(?<!\p{L})(?:i )?(helgen|veckan) som (?:gick|var|varit|har varit|har gått|passerade)(?!\p{L})/gu,
    'förra $1',
  ],
  [
    /(?<!\p{L})(?:(?:den|under|i|under den) )?(?:senaste|sista|gångna) (veckan?|helgen?)(?!\p{L})/gu,
    'förra $1',
  ],
  [/(?<!\p{L})förra veckan(?!\p{L})/gu, 'förra vecka'],
  [/(?<!\p{L})gräset[s]?(?!\p{L})/gu, 'gräset'],
  // Begun anew: "hur blir väd hur blir temperaturen".
  [new RegExp(`^(\\p{L}+ \\p{L}+) (?:\\p{L}+ ){0,2}?(?=\\1 )`, 'gu'), ''],
  [
    new RegExp(
      `^(?:(?:är|blir|kommer|ska|var|går|hur) (?:det|vi|jag|är|blir)) (?:öh |eh |äh |nej |asså |alltså |förlåt |jag menar )+(?=(?:${BEGINS}) \\p{L}+ )`,
      'gu',
    ),
    '',
  ],
  [words('i ?fjol'), 'förra året'],
  [
    /^(?:(?:snabbt|fort|skynda|kort|hurtigt|hej|du|ja|jo|nå|okej|öh|eh|äh|hm|men|så|asså|alltså|vänta|lyssna) )+(?=(?:hur|vad|vädret|när|blir|är|ska|regnar|kommer|behöver|väder) ?)/gu,
    '',
  ],
  [/(?<=^(?:.* )?(?:hur|vad|när|vilken dag)) tror du(?: att)?(?= )/gu, ''],
  [
    /^varför (är|blir) det (?:så|så himla|så förbannat) (kallt|varmt|blåsigt)(?= |$)/gu,
    'hur $2 $1 det',
  ],
  [/^varför (regnar|snöar|blåser) det(?: så mycket)?(?= |$)/gu, '$1 det'],
  [
    words(
      'när (?:blir det|får vi|kommer|är det) (?:äntligen |riktig |lite )?(?:vår|vårvärme|vårvärmen|vårväder)',
    ),
    'när kommer våren',
  ],
  [
    words(
      'när (?:blir det|får vi|kommer|är det) (?:äntligen |riktig |lite )?(?:sommar|sommarvärme|sommarvärmen|sommarväder|badväder)',
    ),
    'när kommer sommaren',
  ],
  [
    words(
      'när (?:blir det|får vi|kommer|är det) (?:äntligen |riktig |lite )?(?:vinter|vinterkyla|vinterkylan|riktig vinter)',
    ),
    'när kommer vintern',
  ],
  [
    new RegExp(
      `^(?:vilken|vilka) (?:tid|timmar) (${DAY}|i kväll|i helgen|på dagen|på kvällen) (?=(?:är|blir|passar) det)`,
      'gu',
    ),
    'när $1 ',
  ],
  [
    words(
      '(?:kan|ska|får|hinner|lyckas|kommer|orkar|vågar) solen (?:att )?(?:komma|titta|kika|spricka|bryta|visa)(?: sig)?(?: (?:fram|igenom|tillbaka))?',
    ),
    'kommer solen fram',
  ],
  [
    words(
      '(?:jätte|skit|svin|super|as|mega|asa|jävla |svinigt |sjukt |ruggigt |galet |fruktansvärt |förfärligt |himla |så himla |otroligt )(varmt|kallt|blåsigt|halt|mycket|fint|soligt|molnigt|mulet|dimmigt|regnigt|hett|kyligt|blött|torrt)',
    ),
    '$1',
  ],
  // What somebody has heard: "farmor säger att det ska snöa, stämmer det".
  [
    /^(?:.* )?(?:säger|säjer|påstår|sa|sade|hörde|har hört|läste|har läst|såg|lovade|hävdar|tror|trodde)(?: på tv| på radion| i tidningen| på nyheterna)?(?: att)? det (ska|blir|kommer|regnar|snöar|är|åskar|blåser)((?: \S+)*?)(?:,? (?:men )?(?:stämmer det(?: verkligen)?|stämmer|är det sant|är det så|är det riktigt|har \p{L}+ rätt|kan det stämma|visst))?(?=[?.! ]*$)/gu,
    '$1 det$2',
  ],
  [
    words(
      '(?:stämmer det|är det sant|är det riktigt|kan det stämma|visst stämmer det) att (det|vi) (ska|blir|kommer|får|regnar|snöar|är|åskar|blåser)',
    ),
    '$2 $1',
  ],
  [
    words(
      '(?:perseiderna|stjärnfall|stjärnfallen|meteorerna|meteorregnet|vintergatan|planeterna|kometen|månförmörkelsen|solförmörkelsen|geminiderna|stjärnbilderna|karlavagnen)',
    ),
    'stjärnorna',
  ],
  [new RegExp(`(?<!\\p{L})(?:framåt|inpå|frampå|nu till) (?=(?:${WEEKDAY}))`, 'gu'), 'på '],
  [words('hur (?:är det|står det till|ser det ut|blir det|är läget) med vädret'), 'hur är vädret'],
  [
    words(
      'när vänder det(?: till det bättre)?|när vänder vädret(?: till det bättre)?|när ljusnar det med vädret|när rättar det till sig|när blir det drägligt',
    ),
    'när blir det bättre väder',
  ],
  [
    words(
      '(?:har det|har regnet) (?:slutat|upphört|gett sig)(?: (?:att )?regna)?(?: nu| än| ute)?',
    ),
    'regnar det nu',
  ],
  [words('när (?:jag|vi|du|alla|barnen) (?:låg och )?sov'), 'i natt'],
  [
    new RegExp(
      `^(?:vilket|vilken|vad|när|var)(?: dag)? (är|blir)(?: det)? (bäst|finast|varmast|kallast|torrast|soligast|blåsigast|blötast|regnigast|lugnast),? (?:av )?(${DAY}) (?:eller|och) (${DAY})(?: .*)?$`,
      'gu',
    ),
    '$1 det $2 $3 eller $4',
  ],
  [words('byigt'), 'blåsigt'],
  [/^det (ska|blir|regnar|snöar|kommer|är|åskar|blåser) (?:(?:nog|väl|ju) )+/gu, '$1 det '],
  [words('(blir|är) det fruset'), 'blir det frost'],
  [
    words(
      'slipper (?:vi|jag|man|barnen) (snö|snön|åska|åskan|halka|halkan|dimma|dimman|frost|hagel|blåst|storm)',
    ),
    'blir det $1',
  ],
  [
    words('hur mycket (varmare|kallare|blåsigare|mildare|svalare|kyligare) (?:är|blir) det'),
    'blir det $1',
  ],
  [words('vilka timmar (regnar|snöar|blåser) det'), 'när $1 det'],
  [words('(?:sedan|sen) (?=i ?går|i \\p{L}+dags|förra)'), ''],
  [
    words('blir natten tropisk|får vi tropisk natt|blir det en tropisk natt'),
    'håller det sig över 20 grader i natt',
  ],
  // Who wants to know.
  [
    new RegExp(
      `^(?:(?:och|men|du|hej|hörru|öh|eh|asså|alltså|så) )*(?:(?:min|mitt|mina|vår|vårt|våra|hon|han|de|barnens|en|ett) )?(?!jag |du |ni |vi )\\p{L}+(?: (?:på|i|hos|till) (?!\\p{L}+dag)\\p{L}+)? ${ASKS}(?:,)? ${QUESTION}`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:och|men|du|hej|hörru|öh|eh|asså|alltså|så) )*(?:jag|vi) ${ASKS}(?:,)? ${QUESTION}`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:och|men|du|hej|hörru|öh|eh|asså|alltså|så) )*(?:fråga|frågan är|frågan|har du koll på|har du nån aning(?: om)?|har du någon aning(?: om)?|vet nån|vet någon|hör efter|ta reda på|kolla upp|kolla åt mig|kan nån säga|kan någon säga|kan du ta reda på|kan du kolla upp|kan du hjälpa mig(?: och se| att se)?|hjälp mig att se|får jag fråga|jag vet inte|säg|säg mig|jag behöver veta|jag måste veta|nyfiken på) ${QUESTION}`,
      'gu',
    ),
    '',
  ],
  // "om vi kan bada": as a question.
  [
    /^om (vi|jag|man|det|barnen|solen|hon|han) (?:nog |verkligen |bara )?(kan|ska|behöver|måste|hinner|bör|får|kommer|blir|är|regnar|snöar|blåser|åskar|skiner|fryser|borde|räcker|håller)(?= |$)/gu,
    '$2 $1',
  ],
  [/^hur (varmt|kallt|blåsigt|halt|mycket) det (är|blir|blåser)(?= |$)/gu, 'hur $1 $2 det'],
  [/^(hur) (vädret|temperaturen|vinden|sikten) (är|blir)(?= |$)/gu, '$1 $3 $2'],
  [
    /^när (solen|månen|det|regnet) (går|börjar|slutar|blir|ljusnar|mörknar|upphör|kommer)(?= |$)/gu,
    'när $2 $1',
  ],
  // What only asks for a yes.
  [
    /(?<=\p{L} \p{L}+ .*\p{L})(?:,? (?:va|eller hur|eller inte|eller ej|visst|tro|månne|månntro|tror du|tycker du|vet du(?: det)?|har du nån aning|har du någon aning|om jag får fråga|tänkte jag|undrar jag|undrar (?:vi|barnen|mormor|farmor|morfar|farfar|mamma|pappa)|är du snäll|hörru|hörrni|mamma|pappa|egentligen|eller vad|eller va|eller nåt|eller något|eller så|eller hur är det|kompis|alltså|asså))+(?=[?.!]*$)/gu,
    '',
  ],
  [/(?<=\p{L} \p{L}+.*\p{L}) eller(?=[?.! ]*$)/gu, ''],
  [/(?<=hur brukar (?:vädret|det) )va(?!\p{L})/gu, 'vara'],
  [
    / (?:eller (?:är det )?(?:bäst|bättre|klokast|smartast) att (?:vänta|låta bli|stanna hemma|skjuta upp|strunta i)(?: det)?|eller (?:ska|bör) (?:jag|vi) (?:vänta|låta bli|avvakta|strunta i det|stanna hemma|skippa det))(?=[?.! ]*$)/gu,
    '',
  ],
  // How one travels.
  [
    new RegExp(
      `(?<=\\p{L} )(?:med )?(?:pendeltåget|pendeln|tåget|bussen|tunnelbanan|spårvagnen|färjan) (?=(?:${BEGINS}) )`,
      'gu',
    ),
    '',
  ],
  [
    words(
      'på (?:e|riksväg|väg|länsväg) ?(?:fyran|sexan|trean|tjugan|arton|fyra|sex|fyrtiofem|\\d{1,3})',
    ),
    'på vägarna',
  ],
  // Below and above, however it gets there.
  [
    words(
      '(?:sjunker|går|kryper|faller|dyker|kommer|ligger|hamnar|stiger|klättrar) (?:det|temperaturen|vi|termometern|kvicksilvret|gradtalet|graderna)(?: att| sig)?(?: (?:krypa|sjunka|gå|falla|stiga))?(?: (?:ner|ned|upp))?(?: till)? (?=(?:under|över) (?:noll|\\p{L}*(?:tjugo|trettio|tio|fem|minus)|\\d|fryspunkten))',
    ),
    'blir det ',
  ],
  [
    words(
      'får (?:vi|man|de|ni)(?= (?:över|under|mer än|mindre än|minst|upp till) (?!noll komma)\\p{L}*(?:\\d+|\\p{L}+) ?(?:\\p{L}+ )?grader)',
    ),
    'blir det',
  ],
  [
    words('hur många (?:minusgrader|minus|plusgrader|plus|grader minus|grader plus|köldgrader)'),
    'hur många grader',
  ],
  [
    /^(?:vid |på )?(?:vilken tid|hur dags|vilket klockslag|vilken timme)(?: på dagen| i ?dag| i ?morgon)? (?=(?:börjar|slutar|kommer|går|regnar|drar) |(?:blir|är) det (?:regn|sol|snö|mörkt|ljust|åska|skymning))/gu,
    'när ',
  ],
  [words('vilken som är den'), 'vilken är den'],
  [words('(vilken|vilka) (dag|dagar) som (?:är|blir)'), '$1 $2 är'],
  // Which of two days.
  [
    new RegExp(
      `^(?:(?:är|blir|vore|passar|funkar) det |ska (?:vi|jag) (?:satsa på|välja|ta) |vilket är )?(?:bäst|bättre|smartast|smartare|klokast|klokare|finast|lämpligast|lämpligare)(?: väder)?(?: (?:att|för att|för) (?:\\p{L}+ ){1,4}?)?,? ?(${DAY}) eller (?:först |hellre |kanske )*(${DAY})(?: (?:att|för|om|till|i|på) .*)?$`,
      'gu',
    ),
    'är det bättre $1 eller $2',
  ],
  [
    new RegExp(
      `^(?:ska|bör|borde|kan|passar det|funkar det) (?:vi|jag|man|att|de|barnen) (?:\\p{L}+ ){1,5}?(${DAY}) eller (?:först |hellre |kanske )*(${DAY})(?: (?!när|om|för)(?:\\p{L}+ ?){1,4})?$`,
      'gu',
    ),
    'är det bättre $1 eller $2',
  ],
  [
    new RegExp(
      `^(är|blir) (${DAY}) eller (${DAY}) (bäst|finast|varmast|kallast|torrast|soligast|blåsigast|blötast)(?:e|a)?(?: dagen)?(?: för .*| att .*| till .*)?$`,
      'gu',
    ),
    'är det $4 $2 eller $3',
  ],
  [
    new RegExp(
      `^(${DAY}) eller (${DAY}),? (?:vad|vilken|vilket|när) (?:dag )?(?:är|blir|passar|är det|blir det) (bäst|finast|varmast|kallast|torrast|soligast|blåsigast|blötast)(?: .*)?$`,
      'gu',
    ),
    'är det $3 $1 eller $2',
  ],
  // Wind on a way.
  [
    words(
      '(?:får jag|får vi|är det|blir det|har jag|har vi|blåser det) (?:mycket |stark |hård )?(?:mot|med|sid)vind(?:en)?',
    ),
    'varifrån blåser det',
  ],
  [
    words(
      '(?:kommer|slutar|ska) (?:regnet|det) (?:att )?(?:sluta|upphöra|avta|ge sig|dra förbi|gå över|ge upp)(?: (?:att )?regna)?(?! blåsa| snöa| åska)',
    ),
    'slutar det regna',
  ],
  [
    words(
      'när (?:drar regnet (?:förbi|bort|vidare)|går regnet över|är regnet över|är det slut på regnet|ger regnet (?:sig|med sig)|har det regnat klart|slutar ösregnet|blir det uppehåll igen)',
    ),
    'när slutar det regna',
  ],
  [words('(?:kommer|ska) snön (?:att )?ligga kvar'), 'blir snön liggande'],
  [words('(?:en )?vit jul(?:afton)?'), 'snö på julafton'],
  [words('snö på julafton i år'), 'snö på julafton'],
  [
    words(
      '(?<=(?:torkar|hänga|hänga ut|torka|torka ut|hänger) )(?:lakanen|lakan|sängkläderna|handdukarna|kläderna|täckena|påslakanen|byken)',
    ),
    'tvätten',
  ],
  [words('utan att bli (?:genom|dyng|plask)?(?:blöt|blöta|våt|våta|dyblöt)'), ''],
  [
    words(
      '(?:blir|kommer) (?:jag|vi|man|barnen)(?: att)?(?: bli)? (?:genom|dyng|plask|dy)?(?:blöt|blöta|våt|våta)(?: idag)?',
    ),
    'regnar det',
  ],
  [words('på väg hit(?:åt)?'), 'på väg'],
  [
    words(
      'hur (?:ser det ut|är det|blir det|är läget) med (regn|regnet|snö|snön|sol|solen|åska|åskan|dimma|dimman|frost|halka|halkan|blåst)(?= )',
    ),
    'blir det $1',
  ],
  [words('blir det regnet'), 'blir det regn'],
  [words('blir det snön'), 'blir det snö'],
  [words('blir det solen'), 'blir det sol'],
  [words('blir det åskan'), 'blir det åska'],
  [words('blir det dimman'), 'blir det dimma'],
  [words('blir det halkan'), 'blir det halka'],
  [
    words('hur (?:ser det ut|är det|blir det|är läget) med (?:vinden|vind|blåsten)(?= )'),
    'hur mycket blåser det',
  ],
  [
    words(
      'hur (?:ser det ut|är det|blir det|är läget) med (?:temperaturen|värmen|graderna|kylan)(?= )',
    ),
    'hur blir temperaturen',
  ],
  [
    words('(?:vilket|vad för(?: slags)?|vad för sorts) väder (hade|har|får) (?:ni|vi|de|du)'),
    'vilket väder $1 vi',
  ],
];

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
  ...HEARD,
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
