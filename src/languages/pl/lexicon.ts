import rewrites from './rewrites.json' with { type: 'json' };
import { createLexicon, enumerateWords } from '../lexicon.ts';

// All words stand without the marks of Polish letters, as the rewrites leave them.

/** In the nominative and in the genitive. */
const SMALL = [
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
  'zera jednego dwoch trzech czterech pieciu szesciu siedmiu osmiu dziewieciu dziesieciu jedenastu dwunastu trzynastu czternastu pietnastu szesnastu siedemnastu osiemnastu dziewietnastu',
].map((words) => enumerateWords(words));
const TENS = [
  'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
  'dwudziestu trzydziestu czterdziestu piecdziesieciu szescdziesieciu siedemdziesieciu osiemdziesieciu dziewiecdziesieciu',
].map((words) =>
  enumerateWords(words, 2).map(([word, tens]): [string, number] => [word, tens * 10]),
);
const CARDINALS = SMALL.flatMap((units, form) => {
  const tens = TENS[form] ?? [];
  const compounds = tens.flatMap(([ten, value]) =>
    [...units.slice(1, 10), ['dwie', 2] as const, ['jeden', 1] as const].map(
      ([unit, ones]): [string, number] => [`${ten}-${unit}`, value + ones],
    ),
  );
  return [...units, ...tens, ...compounds];
});

const ORDINAL_STEMS = enumerateWords(
  'pierwsz drugi trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast trzynast czternast pietnast szesnast siedemnast osiemnast dziewietnast dwudziest',
  1,
);
/** `drugi` + `ego`, `trzeci` + `ego`, `piat` + `ego`; the nominative of soft stems is the stem. */
function listOrdinals(endings: readonly string[], max: number): [string, number][] {
  const small = ORDINAL_STEMS.flatMap(([stem, value]) =>
    endings.map((ending): [string, number] => [joinEnding(stem, ending), value]),
  );
  const compounds = endings.flatMap((ending) =>
    [
      ['dwudziest', 20],
      ['trzydziest', 30],
    ].flatMap(([ten = '', tens = 0]) => [
      [`${ten}${ending}`, Number(tens)] as [string, number],
      ...ORDINAL_STEMS.slice(0, 9).map(([stem, ones]): [string, number] => [
        `${ten}${ending}-${joinEnding(stem, ending)}`,
        Number(tens) + ones,
      ]),
    ]),
  );
  return [...small, ...compounds].filter(([, value]) => value <= max);
}

function joinEnding(stem: string, ending: string): string {
  if (!stem.endsWith('i')) return stem + ending;
  if (ending === 'y') return stem;
  if (ending === 'ym') return `${stem}m`;
  return stem === 'drugi' && ending === 'a' ? 'druga' : stem + ending;
}

export const polishLexicon = createLexicon({
  locales: ['pl-PL'],
  rewrites: rewrites.map(([from = '', to = '']) => [new RegExp(from, 'gu'), to]),
  openings: 'dobra|dobrze|ok|okej|okay|no dobra|no dobrze|aha|super|świetnie|fajnie|no|to|więc|a więc|no to|rozumiem|jasne|cześć|hej|dzień dobry|witaj|słuchaj',
  fillers:
    'sie mi nam nas juz jeszcze tez takze moze wlasnie prosze naprawde rzeczywiscie chyba przypadkiem akurat wiec zatem jakos znaczy dosc calkiem raczej troche jednak',
  conjunctions: new Set(['a', 'i', 'ale']),
  leads:
    'w we na nad pod kolo przy u dla do od z ze o okolo po przed miedzy przez ciagu najblizsze najblizszych najblizszego kolejne kolejnych nastepne nastepnych kodem kod pocztowym pocztowy',
  nameParts: new Set(['gora', 'gory', 'gorze', 'brzeg', 'brzegu', 'zdroj', 'zdroju', 'wola', 'woli', 'wies', 'wsi']),
  trails: '',
  invocation: { verbs: 'otworz uruchom wlacz zapytaj popros', joiners: 'o czy i zeby' },
  builtIns: {
    'AMAZON.StopIntent': ['stop', 'koniec', 'zatrzymaj', 'zatrzymaj się', 'przestań', 'wystarczy', 'cisza', 'cicho', 'dość', 'wyłącz', 'wyłącz się', 'zamknij', 'wyjdź', 'zakończ', 'starczy'],
    'AMAZON.CancelIntent': ['anuluj', 'rezygnuję', 'odwołaj'],
    'AMAZON.HelpIntent': ['pomoc', 'pomóż', 'pomóż mi', 'pomocy', 'potrzebuję pomocy', 'możesz mi pomóc'],
    'AMAZON.NavigateHomeIntent': ['ekran główny', 'strona główna', 'przejdź do ekranu głównego'],
    'AMAZON.RepeatIntent': ['powtórz', 'powtórz to', 'jeszcze raz', 'możesz powtórzyć', 'co proszę', 'że co', 'proszę', 'co'],
    'AMAZON.YesIntent': ['tak', 'ta', 'jasne', 'pewnie', 'ok', 'okej', 'dobra', 'dobrze', 'aha', 'zgoda', 'no tak', 'owszem', 'chętnie'],
    'AMAZON.NoIntent': ['nie', 'nie nie', 'nie chcę', 'nie teraz'],
  },
  numbers: new Map([
    ...CARDINALS,
    ...listOrdinals(['a', 'ej'], 24),
    ['dwie', 2],
    ['dwoma', 2],
    ['dwiema', 2],
    ['trzema', 3],
    ['czterema', 4],
    ['piecioma', 5],
    ['jedna', 1],
    ['jednej', 1],
    ['jedno', 1],
    ['sto', 100],
    ['stu', 100],
  ]),
  hundreds: ['sto', 'stu'],
  ones: '',
  ordinals: new Map(listOrdinals(['y', 'ego', 'ym'], 31)),
  ordinalMark: /(?<=\d)(?:\.|-?(?:szego|tego|ego|go|ty|szy))$/,
  date: {
    now: ['teraz', 'obecnie', 'aktualnie'],
    days: [
      [-2, 'przedwczoraj'],
      [-1, 'wczoraj'],
      [0, ['dzis', 'w dzien', 'w ciagu dnia', 'za dnia']],
      [1, 'jutro jutra'],
      [2, 'pojutrze pojutrza'],
    ],
    weekdays: [
      [0, 'niedziela niedziele niedzieli niedziela niedzielny niedz'],
      [1, 'poniedzialek poniedzialku poniedzialkiem poniedzialki pon'],
      [2, 'wtorek wtorku wtorkiem wt'],
      [3, 'sroda srode srody srodzie'],
      [4, 'czwartek czwartku czwartkiem czw'],
      [5, 'piatek piatku piatkiem piateczek'],
      [6, 'sobota sobote soboty sobocie'],
    ],
    months: enumerateMonths(),
    seasons: [
      'wiosna wiosne wiosny',
      'lato latem lata lecie',
      'jesien jesienia jesieni',
      'zima zime zimy',
    ],
    steps: [
      [0, 'ten ta to te tym tej najblizszy najblizsza najblizszym najblizszej nadchodzacy nadchodzaca nadchodzacym nadchodzacej'],
      [1, 'przyszly przyszla przyszlym przyszlej nastepny nastepna nastepnym nastepnej kolejny kolejna kolejnym kolejnej'],
      [-1, 'zeszly zeszla zeszlym zeszlej ubiegly ubiegla ubieglym ubieglej miniony miniona minionym poprzedni poprzednia poprzednim ostatni ostatnia ostatnim'],
    ],
    units: [
      [1, 'dzien dni dnia dniach'],
      [7, 'tydzien tygodnie tygodni tygodniach tygodnia'],
    ],
    longUnits: [
      [1, 'miesiac miesiace miesiecy'],
      [12, 'rok lata lat'],
    ],
    patterns: [
      ['weekAfter', ['{weekday} za 1 tydzien', '{dayWord} za 1 tydzien', 'za 1 tydzien w {weekday}', 'za 1 tydzien we {weekday}']],
      ['fortnightAfter', ['{weekday} za 2 tygodnie', 'za 2 tygodnie w {weekday}', 'za 2 tygodnie we {weekday}']],
      ['ahead', ['za {count} {unit}']],
      ['monthsAhead', ['za {count} {longUnit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', '{weekday} {step}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          '{day} {month} {year}',
          '{day} {month} {year} roku',
          '{day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} {day} {month}',
          '{weekday} {day} {month} {year}',
          '{weekday} {day} {monthNumber}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', '{weekday} {ordinal}']],
      [
        'weekdayOfWeek',
        [
          '{weekday} w {step} tygodniu',
          '{weekday} {step} tygodnia',
          '{step} tygodniu w {weekday}',
          '{step} tygodniu we {weekday}',
        ],
      ],
      ['week', ['{step} tygodniu', '{step} tydzien', '{step} tygodnia']],
      ['comingWeekend', ['przyszly weekend', 'nastepny weekend', 'kolejny weekend']],
      ['weekend', ['{step} weekend', '{step} weekendu']],
      ['month', ['{month}', '{month} {year}', '{step} miesiacu', '{step} miesiac', '{step} miesiaca']],
      ['year', ['{step} roku', '{step} rok']],
      ['namedTwice', ['{dayWord} {weekday}', '{dayWord} w {weekday}', '{dayWord} we {weekday}', '{dayWord} {day} {month}']],
      ['season', ['{season}', '{step} {season}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['poludnie', 'poludnia', 'poludniem', '12 w poludnie']],
      ['00:00', ['polnoc', 'polnocy', 'polnoca', '12 w nocy', '24']],
    ],
    periods: [
      ['MO', 'rano ranek rankiem poranek'],
      ['AF', 'popoludnie popoludniem'],
      ['EV', 'wieczor wieczorem'],
      ['NI', 'noc noca'],
    ],
    halves: [
      ['am', ['rano', 'nad ranem', 'przed poludniem', 'z rana']],
      ['pm', ['po poludniu', 'wieczorem', 'wieczor']],
      ['night', ['w nocy', 'noca']],
    ],
    clock: [
      ['{hour}', 0],
      ['{hour} {minutes}', 0],
      ['{hour} 0 {minutes}', 0],
      ['wpol do {hour}', -30],
      ['pol do {hour}', -30],
      ['kwadrans po {hour}', 15],
      ['za kwadrans {hour}', -15],
      ['za {to} {hour}', 0],
      ['{past} po {hour}', 0],
    ],
    ahead: ['za {count} {unit}', 'za {count} {unit} i {more} {moreUnit}', 'za okolo {count} {unit}'],
    units: [
      [60, 'godzina godziny godzin godzine godzinach godzinki godzinke'],
      [1, 'minuta minuty minut minute minutach'],
    ],
  },
  duration: {
    units: [
      ['W', 'tydzien tygodnie tygodni tygodniach'],
      ['D', 'dzien dni dniach dob doby'],
      ['H', 'godzina godziny godzin godzine godzinach'],
      ['M', 'minuta minuty minut minute minutach'],
    ],
    phrases: [
      ['PT1H', ['godzine', 'godziny', 'godzina', 'godzinke']],
      ['PT30M', ['pol godziny']],
      ['PT15M', ['kwadrans', 'kwadransa']],
      ['PT45M', ['trzy kwadranse']],
      ['PT1H30M', ['poltorej godziny']],
      ['PT24H', ['dobe', 'doby']],
      ['P1W', ['tydzien', 'tygodnia']],
    ],
    joiners: ['i'],
  },
  near: {
    plain: [
      // Pronouns, auxiliaries, prepositions, conjunctions.
      'ja ty on ona ono my wy oni one mnie mi mna ciebie ci cie toba jego jej jemu nam nas wam was im ich sobie siebie sie moj moja moje mojego mojej twoj twoja nasz nasza nasze ten ta to te tego tej tym ta tych tam tamten jest jestem jestes sa jestesmy byc bedzie beda bede bedziesz bedziemy byl byla bylo byly ma mam masz mamy maja miec moze moge mozesz mozemy mozna musze musisz musimy trzeba chce chcesz chcemy chcialbym chcialabym powinien powinnam powinienem i a oraz lub albo ale lecz czy ze zeby bo wiec jesli jezeli gdy jak kiedy gdyby skoro zanim nie tez takze juz jeszcze tylko dopiero nawet w we na do od z ze za po przed przy pod nad u o dla bez przez miedzy wsrod okolo kolo ku',
      // Who asks, courtesy, and how a question is begun.
      'co kto jaki jaka jakie jakiego jakiej jakim ile gdzie skad dokad dlaczego czemu ktory ktora ktore ktorego hej czesc dzien dobry halo alexa prosze dzieki dziekuje dobra dobrze okej no tak moze pewnie chyba raczej naprawde wlasnie dokladnie mniej wiecej bardzo troche dosc calkiem powiedz powiedziec podaj podac daj dac pokaz sprawdz zobacz wiesz wiedziec znasz pytam pytanie ciekawe interesuje mysle myslisz wydaje spodziewac oczekiwac zapowiada zapowiadaja potrzebuje potrzebny potrzebna warto lepiej najlepiej wychodze wychodzimy wyjsc wyjde ide idziemy isc pojsc jade jedziemy jechac pojechac wracam wrocic wziac zabrac zalozyc ubrac dotre bede',
    ],
    common:
      'czas czasu dzien dnia dni godzina chwila moment zewnatrz dworze dwor polu okolica okolicy region regionie miasto miasta miescie miejscowosc miejscowosci miejsce miejscu wies kraj lokalna aktualna informacja informacje szczegoly przeglad poczatek koniec reszta caly cala cale wszystko cos nic rzecz ludzie rodzina zona maz mama tata dziecko dzieci dom domu praca pracy szkola podroz wyjazd urlop wakacje wizyta droga trasa sniadanie obiad kolacja',
    spatial: 'obok niedaleko okolicach okolicy poblizu blisko kolo wokol dookola',
    elsewhere:
      'graj zagraj odtworz pusc muzyka muzyke piosenka piosenke album playlista playliste radio podcast audiobook film serial odcinek netflix wideo kino minutnik budzik alarm obudz przypomnij przypomnienie kalendarz spotkanie mail maila wiadomosc sms zadzwon telefon numer kup kupic zamow lista zakupow cena ceny kosztuje ksiazka ksiazke zarezerwuj restauracja restauracje hotel lot samolot pociag autobus taksowka bilet przepis ugotowac upiec bajka bajke zagadka gra gre quiz wynik druzyna mecz bramka prezydent premier stolica mieszkancow definicja przetlumacz tlumaczenie znaczy jezyk oblicz pomnoz podziel pierwiastek dolar dolara euro kurs akcje gielda bitcoin wiadomosci swiatlo lampa lampe ogrzewanie termostat odkurzacz drzwi glosniej ciszej wiek urodzil wynalazl napisal namalowal ozenil korki nawiguj odleglosc alergie',
    endings:
      'iejszego iejszych iejszym iejsza iejszy owego owych owym owej ejszy ejsza niej iami ach ami owie owi ego emu ymi imi ych ich iej iem ej ym im em om ow ie ia iu ac ec ic yc y i a e u o',
  },
}); // prettier-ignore

/** In the nominative beside the genitive of the locale, and in the locative. */
function enumerateMonths(): [number, string][] {
  const names = [
    'styczen stycznia styczniu', 'luty lutego lutym', 'marzec marca marcu', 'kwiecien kwietnia kwietniu',
    'maj maja maju', 'czerwiec czerwca czerwcu', 'lipiec lipca lipcu', 'sierpien sierpnia sierpniu',
    'wrzesien wrzesnia wrzesniu', 'pazdziernik pazdziernika pazdzierniku', 'listopad listopada listopadzie',
    'grudzien grudnia grudniu',
  ]; // prettier-ignore
  return names.map((words, month): [number, string] => [month + 1, words]);
}
