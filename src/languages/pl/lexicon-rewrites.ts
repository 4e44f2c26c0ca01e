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
  ['ą', 'a'], ['ć', 'c'], ['ę', 'e'], ['ł', 'l'], ['ń', 'n'], ['ó', 'o'], ['ś', 's'], ['ź', 'z'], ['ż', 'z'],
].map(([letter = '', plain = '']) => [new RegExp(letter, 'gu'), plain]); // prettier-ignore

const TIME =
  '(?:dzis|dzisiaj|jutro|pojutrze|teraz|zaraz|rano|wieczorem|w nocy|noca|po poludniu|przed poludniem|w poludnie|w (?:ten )?weekend|we? (?:poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele)|w (?:tym|przyszlym) tygodniu|za (?:godzine|chwile|tydzien)|o \\p{L}+(?:ej|nocy))(?!\\p{L})';
const TIMES_NAMED = `(?:${TIME}(?: (?=${TIME}))?)+`;
/** A question that needs no more words before it. */
const ASKED =
  '(?:(?:czy|jak|jaka|jaki|jakie|ile|kiedy|skad|co|o ktorej) |(?:nie )?(?:bedzie|beda|jest|sa|pada|popada|spadnie|zmoknie|zmokniemy|zmokne|wieje|powieje|grzmi|mozna|moge|mozemy|da sie|warto|musze|mam|brac|wziac|zabrac|potrzebuje|potrzebny|utrzyma|wytrzyma|zlapie|lunie|zagrzmi|zostanie|dopisze|sypnie|posypie|przyjdzie|przyda)(?!\\p{L}))';
/** Who does something or asks for it: "my grandmother". */
const PERSON =
  '(?:(?:moj|moja|moje|moi|nasz|nasza|nasze|ten|ta|pani|pan) )?(?:mama|mamusia|tata|tatus|babcia|babunia|dziadek|dziadzio|dziadkowie|rodzice|zona|maz|syn|synek|synus|corka|corcia|coreczka|dzieci|dzieciaki|dziecko|maluch|maluchy|brat|siostra|ciocia|ciotka|wujek|kuzyn|kuzynka|sasiad|sasiadka|kolega|kolezanka|kumpel|szef|szefowa|kierownik|tesc|tesciowa|tesciowie|trener|dziewczyna|chlopak|maly|mala|mlody|wnuk|wnuczek|wnuczka|wnuki|pies)(?: (?!(?:moze|moga|musi|musza|ma|maja|powin|potrzebuj)\\p{L}*)\\p{L}+)?';

/** As a recognizer writes it down: false starts, words apart or by their sound, and what is said besides the question. */
const HEARD: Lexicon['rewrites'] = [
  [/(?<!\p{L})(?:y{2,}|e{2,}|y?h?m{2,}|eem+|yhm|ehm|ekhm) ?(?!\p{L})/gu, ''],
  [/(?<!\p{L})(we?|na|do|dla|nad|czy) (\p{L}{1,6}) (?=\1 \2)/gu, ''],
  [/(?<!\p{L})(?!czy|jak|nad|pod|bez|dla|pol)(\p{L}{3,}) (?=\1\p{L}+)/gu, ''],
  [/(?<!\p{L})bend(?=z)/gu, 'bed'],
  [/(?<!\p{L})naj (?=\p{L})/gu, 'naj'],
  [/(?<!\p{L})po nad(?!\p{L})/gu, 'ponad'],
  [/(?<!\p{L})po (?=jechac|biegac|padac|pada(?!\p{L})|prosz|wieje|wiesic|chodzic|jezdzic)/gu, 'po'],
  [
    /(?<!\p{L})((?:indeks|poziom|promieniowani\p{L}*|wskaznik) )?u (?:fal|fau|wu|we|vi|v)(?!\p{L})|(?<!\p{L})(?:ufal|ufau)(?!\p{L})/gu,
    '$1uv',
  ],
  [
    /(?<=(?:jest|bedzie|jaki|duzy|z|ten|ile|powietrza?) (?:\p{L}+ )?)smok(?=i?(?:em|u|iem)?(?! wawel)(?!\p{L}))/gu,
    'smog',
  ],
  [
    /(?<=(?:wiesi|wiesza|susz|zdj|sciag|schn|rob|zrob)\p{L}* (?:\p{L}+ )?)(?:branie|pranje|brane|pran ie)(?!\p{L})/gu,
    'pranie',
  ],
  [
    /(?<=(?:zapowiada\p{L}*|bedzie|spadnie|idzie|leci|sypnie|przed) (?:\p{L}+ )?)grat(?=(?:em|u|y)?(?!\p{L}))/gu,
    'grad',
  ],
  // "Przyjdom" for "przyjdą".
  [
    /(?<=(?:^| )(?:bed|przyjd|id|s|maj|mog|spadn|wieja?j?|zapowiadaj|\p{L}+aj|\p{L}+uj))om?(?!\p{L})/gu,
    'a',
  ],
  [/(?<!\p{L})(?:wreszcie|w koncu|nareszcie|w reszcie) (?=\p{L})/gu, ''],
  [
    /(?<!\p{L})(wiecej|mniej|mocniej|cieplej|zimniej|silniej|szybciej) jak (?=\d|\p{L}+)/gu,
    '$1 niz ',
  ],
  [
    /(?<!\p{L})(\d+|\p{L}+(?:dziesci|dziesiat|scie|sto|dziescia|dziesieciu)) (?=na godzine)(?<!kilometr\p{L}* |mil )/gu,
    '$1 kilometrow ',
  ],
  [
    /(?<!\p{L})(?:powieje|podmuchnie|zawieje|bedzie dmuchac|bedzie dmuchalo|bedzie dulo) (?=mocniej|silniej|wiecej|ponad|powyzej|szybciej)/gu,
    'bedzie wialo ',
  ],
  [
    /(?<!\p{L})co (?:tam )?(?:sie )?(?:tam )?(?:bedzie )?(?:dzia\p{L}*|wyprawia\p{L}*|slychac|stanie)(?: sie)?(?: tam)? z pogoda(?!\p{L})/gu,
    'jaka bedzie pogoda',
  ],
  [
    /^a (?=(?:bedzie|beda|spadnie) (?:\p{L}+ )?(?:snieg|deszcz|mroz|mgla|burza|burze|slonce|slisko)\p{L}* (?:na|w|we|dzis|jutro|o) )/gu,
    '',
  ],
  [/^a (?=(?:w|we|na|nad) \p{L}+(?: \p{L}+)? (?:wieje|pada|grzmi|sypie|leje)(?!\p{L}))/gu, ''],
  [
    /(?<=(?:jakosc powietrza|smog|powietrze)(?: \p{L}+)?) czy (?:jest|bedzie) (?:smog|czyste powietrze|zanieczyszczone)(?!\p{L})/gu,
    '',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:bede|bedziemy) (?:mial|miala|miec|mieli)((?: ${TIME})*) (?:wiatr w (?:plecy|twarz|oczy)|pod wiatr|z wiatrem)`,
      'gu',
    ),
    'bedzie wiac$1',
  ],
  // What is corrected: "in Krakow I mean in Katowice".
  [
    new RegExp(
      `(?<!\\p{L})${TIME} (?:to )?(?:znaczy(?: sie)?|a nie|nie nie|przepraszam) (?=${TIME})`,
      'gu',
    ),
    '',
  ],
  [
    /(?<!\p{L})(?:we?|na|do|dla) \p{L}+(?: \p{L}+)? (?:to znaczy|znaczy(?: sie)?|a nie|nie nie|przepraszam) (?=(?:we?|na|do|dla) \p{L})/gu,
    '',
  ],
  // What they have heard of it.
  [
    /^(?:(?:a|no|bo|ponoc|podobno) )*(?:slysz\p{L}*|czytal\p{L}*|widzial\p{L}*|mowi\p{L}*|mowia|gadaja|ponoc|podobno|synoptycy \p{L}+|w (?:telewizji|radiu) \p{L}+|w prognozie \p{L}+|(?:wszyscy|ludzie) mowia)(?: (?:w \p{L}+|cos|tam|nam|wczoraj|ze)){0,3} (?=(?:ma|maja|bedzie|beda|idzie|ida|spadnie|nadchodzi|sypnie|przyjdzie|ze)(?!\p{L}))(?:ze )?/gu,
    '',
  ],
  [
    /^(?:synoptycy|meteorolodzy|w (?:telewizji|radiu|prognozie)|gorale|ludzie) (?:cos )?(?:mowil\p{L}*|mowia|zapowiada\p{L}*|straszy\p{L}*|podaw\p{L}*|wspominal\p{L}*)(?: cos)? (?:o |ze )?(?=\p{L})/gu,
    '',
  ],
  [
    /(?<=\p{L} \p{L}+.*) (?:to prawda|prawda to|zgadza sie|serio|naprawde|zgadza sie to)(?=[ ?.!]*$)/gu,
    '',
  ],
  [
    /(?<!\p{L})(?:da|damy|dam) rade (?=(?:\p{L}+ )?(?:skuterem|rowerem|motorem|motocyklem|autem|samochodem|hulajnoga))/gu,
    'mozna jechac ',
  ],
  [/(?<!\p{L})mozna jechac (dzis|jutro|pojutrze|rano|wieczorem) /gu, '$1 mozna jechac '],
  [/^(?:powtorz|powiedz|podaj|przypomnij) (?:mi |nam )?(?=(?:pogode|prognoze) )/gu, ''],
  [
    /(?<!\p{L})(?:parasolke|parasol) (?:do|na) (?:kosciola|sklepu|szkoly|roboty|pracy|miasta|spacer|autobus|przystanek|uczelnie|przedszkola)(?!\p{L})/gu,
    'parasol',
  ],
  // Who wants to know.
  [
    new RegExp(
      `^(?:(?:a|i|no|to|bo|hej|sluchaj|ej) )*(?:\\p{L}+ ){1,4}?(?:(?:sie|mnie|nas|ciagle|znowu|juz|bardzo|by|tez|tu) )*(?:pyta|pytaja|pytal|pytala|zapytala|zapytal|dopytuje|zastanawia sie|zastanawiaja sie|ciekawi|prosi zebym sprawdzil|prosi zebym sprawdzila|(?:chce|chca|chcial|chciala|chcialby|chcialaby|chcieliby|musi|musza|woli|wolalaby|wolalby)(?: (?:sie|by|bardzo|od razu))* (?:wiedziec|sprawdzic|zapytac|spytac|dowiedziec|uslyszec|poznac))(?: (?:sie|mnie|nas|ciagle|o to|od rana|ciebie|cie|by))*,? (?:czy |(?=${QUESTION}))`,
      'gu',
    ),
    '',
  ],
  [
    /^(?:zastanawiam sie|nie wiem|ciekawe|ciekaw jestem|ciekawa jestem|chcialem zapytac|chcialam zapytac|chcialem spytac|chcialam spytac|pytanie|mam pytanie|musze wiedziec|potrzebuje wiedziec|mow|gadaj|zobacz|sprawdz(?:cie)?|zerknij|luknij|powiedz(?:cie)?|wez(?: mi)? (?:powiedz|sprawdz|zobacz|zerknij)|powiedz no|mozesz sprawdzic|mozesz zobaczyc|moglbys sprawdzic|moglabys sprawdzic|da sie sprawdzic)(?: mi| nam)?,? (?:czy |(?=(?:jak|ile|kiedy|co|o ktorej|gdzie|skad)(?!\p{L})))/gu,
    '',
  ],
  [
    /^(?:(?:no|oj|ojej|kurcze|kurde|dobra|sluchaj|wiesz co|kochanie|skarbie|mamo|tato|babciu|dziadku|stary|ty|hej|ej|tej|prosze (?:ciebie|cie|pani|pana|was)|przepraszam(?: najmocniej| bardzo)?|jeszcze raz|szybko|szybkie pytanie|mam pytanie|pytanie|halo|dobry|dzien dobry|dobry wieczor|czesc|siemano|no hej),? )+(?=\p{L}+ \p{L})/gu,
    '',
  ],
  [
    /(?<=\p{L} \p{L}+(?: \p{L}+)*),? (?:(?:co ty na to|prawda|co nie|no nie|jak myslisz|jak sadzisz|twoim zdaniem|wiesz moze|jak uwazasz|powiedz(?: mi)?|mozna wiedziec|da sie wiedziec|co sadzisz|alexa|dzieki|czy jak|czy co|czy raczej nie|czy jednak nie|czy lepiej nie|czy jeszcze nie|czy nie ma sensu|czy nie warto|czy (?:dac|mam dac) sobie spokoj|czy (?:lepiej |mam )?(?:odpuscic|odpuszczamy|poczekac|czekac|przelozyc|odlozyc|zrezygnowac)|czy niekoniecznie|czy nie bardzo)(?=[ ,?.!]*$))+/gu,
    '',
  ],
  // Why somebody asks; a time in it counts if there is none before.
  [
    new RegExp(
      `^(?=.*${TIME}.* (?:bo|poniewaz|gdyz) )(.{8,}?),? (?:bo|poniewaz|gdyz) (?!.*(?<!\\p{L})(?:czy|jaka|ile)(?!\\p{L})).*$`,
      'gu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `^(.{8,}?),? (?:bo|poniewaz|gdyz) (?:.*? )?(?:jade|jedziemy|lece|lecimy|jada|jedzie|wybieram sie|wybieramy sie|bede|bedziemy) (?:.*? )?(?:do|w|we|na|nad) (?!(?:pracy|domu|szkoly|szkole|pracy|sklepu|miasta|lasu|kosciola|babci|lekarza|dziecka|rowerze|dworze|motorze|polu|nocy|weekend|poludnie)(?!\\p{L}))(\\p{L}{3,})(?: .*)?$`,
      'gu',
    ),
    '$1 w $2',
  ],
  [new RegExp(`^(.{8,}?),? (?:bo|poniewaz|gdyz) (?:.*? )?(${TIMES_NAMED}).*$`, 'gu'), '$1 $2'],
  [
    /(?<=^.{8,}),? (?:bo|poniewaz|gdyz|dlatego ze|jako ze|zebym wiedzial|zebym wiedziala) .*$/gu,
    '',
  ],
  // What somebody plans, before the question for it.
  [
    new RegExp(
      `^(?!(?:czy|jak|kiedy|ile|gdzie|mam|co) )(?:(?:a|no|to|bo|my|ja|u nas) )*(?:(${TIMES_NAMED}) )?(?:mam|mamy|robie|robimy|urzadzam|urzadzamy|wyprawiam|wyprawiamy|organizuje|organizujemy|planuje|planujemy|chce|chcemy|chcialbym|chcialabym|ide|idziemy|biore|przychodzi|przyjezdza|przyjedzie|przyjdzie|przyjda|przyjezdzaja|wychodze|wychodzimy|bede|bedziemy|gram|gramy|pracuje|wioze|prowadze|zaczynam|zaczynamy|jest)(?: (?!(?:do|czy|jak|kiedy|ile|bo) )(?!${TIME})\\p{L}+)*? (${TIMES_NAMED})(?: (?!(?:do|czy|bo) )(?!${ASKED})\\p{L}+)*?,? (?:(?:i|a|to|wiec|no) )*(?=${ASKED})(.*)$`,
      'gu',
    ),
    '$3 $1 $2',
  ],
  [
    new RegExp(
      `^(${TIMES_NAMED}) (?:mam|mamy|robie|robimy|urzadzamy|wyprawiamy|organizujemy|planujemy|chce|chcemy|ide|idziemy|przychodzi|przyjezdza|przyjedzie|przyjdzie|wychodze|bede|bedziemy|gram|gramy|pracuje|jest)(?: (?!(?:do|czy|jak|kiedy|ile|bo) )(?!${ASKED})\\p{L}+)+?,? (?:(?:i|a|to|wiec|no) )*(?=(?:czy |jak |jaka |ile |co |o ktorej )?(?:nie )?(?:bedzie|beda|pada|popada|spadnie|zmokn\\p{L}*|wieje|brac|wziac|mam|musze|mozna|da|utrzyma|dopisze|lunie)(?!\\p{L}))(.*)$`,
      'gu',
    ),
    '$2 $1',
  ],
  [
    new RegExp(
      `^(za (?:\\d+|\\p{L}+(?: \\p{L}+)?) (?:minut|minuty|godzine|godziny|godzin)) (?:mam|mamy|ide|idziemy|wychodze|wychodzimy|jade|jedziemy|jest|odjezdza|zaczyna sie|zaczynam|przyjezdza)(?: (?!${ASKED})\\p{L}+){0,4}?,? (?:(?:i|a|to) )*(?=${ASKED})(.*)$`,
      'gu',
    ),
    '$2 $1',
  ],
  // Where they go, before the question for it.
  [
    new RegExp(
      `^(?:(?:a|no|to|bo|my|ja) )*(?:(${TIMES_NAMED}) )?(?:jade|jedziemy|lece|lecimy|wyjezdzam|wyjezdzamy|wybieram sie|wybieramy sie|plyne|plyniemy)(?: (${TIMES_NAMED}))? (do|w|we|na|nad) (\\p{L}+(?: (?!${ASKED}|${TIME}|i |a |to )\\p{L}{4,})?)(?: (${TIMES_NAMED}))?,? (?:(?:i|a|to|wiec) )*(?:jak(?: tam)? bedzie|jak tam|jak (?:tam )?z pogoda|jaka (?:tam )?(?:bedzie |jest )?(?:tam )?(?:pogoda)|co (?:tam )?z pogoda)(?= ?$)`,
      'gu',
    ),
    'jaka bedzie pogoda w $4 $1 $2 $5',
  ],
  [
    new RegExp(
      `^(?:(?:a|no|to|bo|my|ja) )*(?:(${TIMES_NAMED}) )?(?:jade|jedziemy|lece|lecimy|wyjezdzam|wyjezdzamy|wybieram sie|wybieramy sie|plyne|plyniemy)(?: (${TIMES_NAMED}))? (do|w|we|na|nad) (\\p{L}+(?: (?!${ASKED}|${TIME}|i |a |to )\\p{L}{4,})?)(?: (${TIMES_NAMED}))?,? (?:(?:i|a|to|wiec) )*(?=${ASKED})(.*)$`,
      'gu',
    ),
    '$6 w $4 $1 $2 $5',
  ],
  [
    /(?<!\p{L})co (?:mam |mamy |powinnam |powinienem )?(?:spakowac|zapakowac|wrzucic do walizki|wziac do ubrania|zabrac do ubrania)(?!\p{L})/gu,
    'jak sie ubrac',
  ],
  // By themselves it is said in the first person.
  [new RegExp(`(?<!\\p{L})${PERSON} (?:moze|moga)(?!\\p{L})`, 'gu'), 'mozna'],
  [
    new RegExp(
      `(?<!\\p{L})${PERSON} (?:musi|musza|powinien|powinna|powinny|powinni|ma|maja) (?=\\p{L})`,
      'gu',
    ),
    'musze ',
  ],
  [new RegExp(`(?<!\\p{L})${PERSON} potrzebuj(?:e|a)(?!\\p{L})`, 'gu'), 'potrzebuje'],
  [
    new RegExp(
      `(?<!\\p{L})(?:pojdziemy|pojde|idziemy|wybierzemy sie|pojedziemy|wyskoczymy)((?: ${TIME})*) na (?=sanki|rower|rowery|spacer|grzyby|ryby|plaze|plac zabaw|boisko|basen|lody|narty|kajaki|zagle|piknik|szlak|jagody|dzialke)`,
      'gu',
    ),
    'mozna$1 isc na ',
  ],
  [
    /(?<!\p{L})(?:wyplyniemy|wyplyne|poplyniemy|poplyne|pozeglujemy) (?=\p{L})/gu,
    'mozna wyplynac ',
  ],
  [
    /(?<!\p{L})(?:zdaze|zdazymy|dam rade|damy rade|uda mi sie|uda nam sie) (?=\p{L}+(?:c|nac) )/gu,
    'uda sie ',
  ],
  // When they go out.
  [
    new RegExp(
      `(?<!\\p{L})(?:jak|gdy|kiedy|jesli|jezeli) (?:bede |bedziemy )?(?:teraz )?(?:wyjd|pojd|pojad|rusz|skoncz|wyjad|wychodz|szed|szl|wyrusz|wystartuj|id)\\p{L}* (?:(?:z domu|z psem|z pracy|na dwor) )?(?=${TIME}|za |o |kolo )`,
      'gu',
    ),
    '',
  ],
  // In which part of a town, on what occasion.
  [
    /(?<!\p{L})(?:na|w|we|nad|u) (?:plazy|meczu|weselu|koncercie|zatoce|jeziorze|lotnisku|rynku|stoku|dzialce|stadionie|festiwalu|deptaku|molo|starowce|starym miescie|centrum|porcie|marinie|okolicach|okolicy|rejonie|poblizu|slubie|wycieczce|urlopie|wakacjach|morzem|jeziorem|sanatorium|babci|dziadkow|rodzicow|cioci|wujka|tesciow|tesciowej|znajomych|przyjaciol|kolegi|siostry|brata|mamy|corki|syna) (?=(?:w|we|na|nad|kolo|pod) \p{L})/gu,
    '',
  ],
  [
    /(?<!\p{L})(?:w okolicach|w okolicy|w rejonie|w poblizu|gdzies kolo|niedaleko|pod miastem) (?=\p{L}{4,})/gu,
    'w ',
  ],
  [/ i okolic(?:e|y|ach|a)?(?!\p{L})/gu, ''],
  // Which of two days, as the samples have it.
  [
    /^(?:kiedy|w ktory dzien) (?:bedzie|jest) (?:ladnie|ladna pogoda|pogodnie|lepsza pogoda|fajnie|fajna pogoda|dobrze) (?=.+ czy )/gu,
    'kiedy bedzie ladniej ',
  ],
  [
    /^(?:kiedy|w ktory dzien) (?:bedzie|jest) (?:cieplo|goraco) (?=.+ czy )/gu,
    'kiedy bedzie cieplej ',
  ],
  [
    /^(?:kiedy|w ktory dzien) (?:bedzie|jest) (?:sucho|bez deszczu) (?=.+ czy )/gu,
    'kiedy bedzie suszej ',
  ],
  [
    /^(?:kiedy|w ktory dzien) (?:bedzie|jest) (?:slonecznie|slonce) (?=.+ czy )/gu,
    'kiedy bedzie sloneczniej ',
  ],
  [
    new RegExp(
      `^(?:kiedy )?(?:lepiej|lepsza pogoda) (?!jest |bedzie )(?:\\p{L}+ ){1,4}?(?=${TIME} czy ${TIME})`,
      'gu',
    ),
    'kiedy bedzie lepiej ',
  ],
];

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
  ...HEARD,
  ...COURTESY,
  ...DATES,
  ...TIMES,
  ...WORDS,
];
