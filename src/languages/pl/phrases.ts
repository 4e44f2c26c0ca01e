import type { SmallTalkPhrases, UnofferedPhrases } from '../talk-phrases.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { ordinal } from './numbers.ts';
import { describePlace } from './places.ts';

const smallTalk: SmallTalkPhrases = {
  THANKS: 'Nie ma za co. Do usłyszenia.',
  HELLO: 'Cześć!',
  GOOD_NIGHT: 'Dobranoc.',
  BYE: 'Do usłyszenia.',
  PRAISE: 'Dziękuję, miło mi.',
  HOW_ARE_YOU: 'Wszystko dobrze, dziękuję.',
  WHO_ARE_YOU: 'Jestem Głosem Pogody i mówię, jaka będzie pogoda.',
  JOKE: 'Nie znam dowcipów, tylko pogodę.',
  LIKES: 'Lubię każdą pogodę.',
  COMPLAINT: 'Rozumiem. Ja ją tylko zapowiadam.',
};

const unoffered: UnofferedPhrases = {
  UV: 'Niestety nie mam indeksu UV, tylko słońce i chmury.',
  AIR_QUALITY: 'Niestety nie znam jakości powietrza, tylko wiatr.',
  RECORD: 'Niestety nie znam rekordów, tylko prognozę.',
  NORMAL: 'Niestety nie znam średnich wartości, tylko prognozę.',
  WATER: 'Niestety nie znam temperatury wody, tylko powietrza.',
  WAVES: 'Niestety nie znam wysokości fal, tylko wiatr.',
  TIDE: 'Niestety nie znam pływów, tylko wiatr.',
  SKI: 'Niestety nie wiem nic o stokach i wyciągach, tylko o śniegu.',
  AURORA: 'Niestety nie umiem przewidzieć zorzy, tylko chmury.',
  NATURAL_ICE: 'Niestety nie wiem, czy lód wytrzyma, tylko jak zimno będzie.',
  SNOW_LINE: 'Nie mam na ten czas granicy opadów śniegu, tylko ilość śniegu.',
  WHERE: 'Niestety nie mogę porównać wszystkich miejsc, tylko dwa, które podasz.',
  SNOW_LYING: 'Niestety nie wiem, czy będzie leżał śnieg, tylko ile go spadnie.',
};

export const polishOwnPlaces = createOwnPlacePhrases({
  tag: 'pl-PL',
  // In the genitive, after "dla".
  names: {
    MOTHER: 'mamy',
    FATHER: 'taty',
    PARENTS: 'rodziców',
    GRANDMOTHER: 'babci',
    GRANDFATHER: 'dziadka',
    GRANDPARENTS: 'dziadków',
    SISTER: 'siostry',
    BROTHER: 'brata',
    DAUGHTER: 'córki',
    SON: 'syna',
    AUNT: 'cioci',
    UNCLE: 'wujka',
    GIRLFRIEND: 'dziewczyny',
    BOYFRIEND: 'chłopaka',
    WORK: 'pracy',
    CABIN: 'chaty',
    HOLIDAY_HOME: 'domku letniskowego',
    GARDEN: 'działki',
    SCHOOL: 'szkoły',
    BOAT: 'łódki',
  },
  remembered: (place, name) => `Dobrze, zapamiętam dla ${name} miejscowość ${place}.`,
  one: (place, name) => `${place} dla ${name}`,
  list: (places) => `Pamiętam: ${places}.`,
  forgotten: (place, name) => `Dobrze, już nie pamiętam miejscowości ${place} dla ${name}.`,
  unknown: (name) => `Nie znam jeszcze miejscowości dla ${name}.`,
  example: 'Powiedz na przykład: Mama mieszka w Lublinie.',
  none: 'Nie pamiętam jeszcze żadnej z twoich miejscowości.',
  full: 'Nie mogę pamiętać więcej niż dziesięciu miejscowości. Najpierw każ mi którąś zapomnieć.',
  whereDeviceIs:
    'Dopóki to urządzenie mówi mi, gdzie jest, podam pogodę właśnie tam, a pogodę w domu, gdy o nią zapytasz.',
  everythingForgotten: 'Dobrze, nie pamiętam już niczego o tobie.',
});

export const polishPhrases = createPhrases({
  tag: 'pl-PL',
  examples: {
    weather: 'Jaka będzie jutro pogoda w Krakowie?',
    rain: 'Czy zaraz będzie padać w Warszawie?',
    pollen: 'Jakie jest stężenie pyłków w Lipsku?',
    birch: 'Jakie jest stężenie pyłków brzozy?',
  },
  askFor: (example) => `Zapytaj na przykład: ${example}`,
  welcome: [
    'Witaj w Głosie Pogody. Dla jakiej miejscowości i na jaki dzień podać prognozę?',
    'Cześć, tu Głos Pogody. Co chcesz wiedzieć o pogodzie?',
    'Tu Głos Pogody. Dla jakiego miasta podać prognozę?',
  ],
  help: [
    ['', 'Jaka będzie jutro pogoda?'],
    ['', 'Czy jutro będzie potrzebny parasol?'],
    ['', 'O której zachodzi słońce?'],
  ],
  helpSpeech: (_, example) =>
    `Zapytaj mnie o pogodę, deszcz, temperaturę, wiatr albo pyłki, w wybranej miejscowości i wybranego dnia. Na przykład: ${example} Co chcesz wiedzieć?`,
  helpReprompt: 'Co chcesz wiedzieć o pogodzie, deszczu albo pyłkach?',
  notUnderstood: {
    speech: 'Niestety nie rozumiem. Co chcesz wiedzieć o pogodzie?',
    reprompt: 'Zapytaj na przykład: Jaka będzie jutro pogoda?',
  },
  goodbye: ['Do usłyszenia.', 'Do następnego razu.', 'Na razie.'],
  anythingElse: ['Coś jeszcze?', 'Chcesz wiedzieć coś jeszcze?', 'Czy mogę powiedzieć coś jeszcze?'],
  smallTalk: smallTalk,
  unoffered: unoffered,
  ownPlaces: polishOwnPlaces,
  goOn: 'Co chcesz wiedzieć?',
  oneMoment: 'Chwileczkę, sprawdzam prognozę.',
  whyUnknown: 'Niestety nie wiem, dlaczego tak jest.',
  chanceUnknown: 'Niestety nie wiem, jak bardzo to prawdopodobne.',
  nothingToRepeat: 'Nie ma jeszcze czego powtarzać.',
  unanswerable: {
    past: 'To już minęło. Mogę powiedzieć, jaka pogoda jest teraz i jaka będzie w najbliższych dniach.',
    beyondHours:
      'Prognozę godzinową mam tylko na najbliższe trzy dni. O późniejszy czas zapytaj, podając cały dzień.',
    beyondDays: 'Prognoza nie sięga tak daleko, obejmuje około dziesięciu dni.',
    vague:
      'Na tak długi okres nie mam prognozy. Zapytaj o jeden z najbliższych dni albo o weekend.',
    pollenDays: 'Prognozę pyłków mam na dziś, jutro i pojutrze.',
    notKept: 'Pomiary stacji meteorologicznych mam tylko z ostatnich 24 godzin.',
    noReadings: 'Żadna pobliska stacja meteorologiczna nie podaje takiego pomiaru.',
  },
  beyondDay: (day, from) =>
    `Prognoza nie sięga jeszcze do ${inGenitive(day)}. Zapytaj ponownie od ${inGenitive(from)}.`,
  noChange: {
    better: (place, days) =>
      `${capital(place)} w ciągu najbliższych ${days} dni nie zapowiada się poprawa pogody.`,
    warmer: (place, days) =>
      `${capital(place)} w ciągu najbliższych ${days} dni nie będzie wyraźnie cieplej niż dziś.`,
    colder: (place, days) =>
      `${capital(place)} w ciągu najbliższych ${days} dni nie będzie wyraźnie zimniej niż dziś.`,
    sun: (place, days) =>
      `${capital(place)} w ciągu najbliższych ${days} dni nie zapowiada się słoneczny dzień.`,
    snow: (place, days) =>
      `${capital(place)} w ciągu najbliższych ${days} dni nie zapowiada się śnieg.`,
  },
  notReached: {
    above: (place, days, degrees) =>
      `${capital(place)} w ciągu najbliższych ${days} dni temperatura nie przekroczy ${degrees} stopni.`,
    below: (place, days, degrees) =>
      `${capital(place)} w ciągu najbliższych ${days} dni temperatura nie spadnie poniżej ${degrees} stopni.`,
  },
  forecastEnds: (day) => `Prognoza sięga tylko do ${inGenitive(day)}.`,
  unsupported:
    'Niestety tego nie wiem. Mogę powiedzieć o deszczu, śniegu, słońcu, temperaturze, wietrze i pyłkach. Co chcesz wiedzieć?',
  unreachable: 'Serwis pogodowy w tej chwili nie odpowiada.',
  tryAgainSoon: 'Spróbuj ponownie za kilka minut.',
  errors: {
    noForecast: 'Dla tej miejscowości niestety nie mam prognozy. Zapytaj o miasto w pobliżu.',
    refused: 'Serwis pogodowy odrzuca moje zapytanie. Na razie nic na to nie poradzę.',
    internal: 'Niestety coś poszło nie tak. Spróbuj ponownie.',
    memory: 'W tej chwili nie mam dostępu do swojej pamięci.',
  },
  age: {
    counts: 'dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
    /** Before `temu`. */
    ago: {
      minutes: 'kilka minut temu',
      quarter: 'kwadrans temu',
      half: 'około pół godziny temu',
      hour: 'około godziny temu',
      hours: (count) => `${hoursOf(count)} temu`,
      overTwelve: 'ponad dwanaście godzin temu',
      overADay: 'ponad dobę temu',
    },
    old: {
      hour: 'sprzed godziny',
      hours: (count) => `sprzed ${COUNTS_GENITIVE[count] ?? count} godzin`,
      overTwelve: 'sprzed ponad dwunastu godzin',
      overADay: 'sprzed ponad doby',
    },
    itSaid: (ago) => `${ago} prognoza brzmiała:`,
    staleData: (old) => `To prognoza ${old}.`,
  },
  unknownPlace: (spoken) => `Niestety nie znam miejscowości ${spoken}.`,
  unknownSpokenPostcode: (digits) => `Niestety nie znam kodu pocztowego ${digits}.`,
  askPlace: {
    speech: 'Dla jakiej miejscowości?',
    reprompt: 'Dla jakiego miasta podać prognozę?',
  },
  whichPlace: (places) => ({
    speech: `Chodzi o ${places}?`,
    reprompt: `O którą miejscowość chodzi: ${places}?`,
  }),
  home: {
    remembered: (place) => `Dobrze, zapamiętam, że mieszkasz ${describePlace(place)}.`,
    whatFor: 'Jeśli nie podasz miejscowości, powiem, jaka jest pogoda właśnie tam.',
    is: (place) => `Mieszkasz ${describePlace(place)}.`,
    forgotten: () => 'Dobrze, nie pamiętam już, gdzie mieszkasz.',
    where: 'Gdzie mieszkasz?',
    example: 'Powiedz na przykład: Mieszkam w Poznaniu.',
    none: 'Nie wiem jeszcze, gdzie mieszkasz.',
    addressForbidden:
      'Nie mam dostępu do twojego adresu. Możesz mi go udostępnić w ustawieniach albo po prostu powiedz: gdzie mieszkasz?',
    addressUnknown: 'To odpowiedź dla tej miejscowości, bo nie wiem, gdzie jesteś.',
  },
  units: {
    temperatures: (degrees) =>
      `temperaturę w stopniach ${degrees === 'Celsius' ? 'Celsjusza' : 'Fahrenheita'}`,
    wind: {
      milesPerHour: 'wiatr w milach na godzinę',
      kilometresPerHour: 'wiatr w kilometrach na godzinę', metresPerSecond: 'wiatr w metrach na sekundę',
    },
    and: ' i ',
    chosen: (units) => `Dobrze, od teraz podaję ${units}.`,
    unknown: {
      speech:
        'W jakich jednostkach podawać wartości: Celsjusza czy Fahrenheita, kilometrach czy milach na godzinę?',
      reprompt: 'Jakie jednostki wolisz? Powiedz na przykład: Używaj stopni Celsjusza.',
    },
  },
  cannotRemember: 'Niestety tutaj nie mogę niczego zapamiętać.',
  pollen: {
    unknownType: (spoken) =>
      `Dla rośliny ${plant(spoken)} niestety nie mam prognozy pyłków, mam ją tylko dla leszczyny, olchy, jesionu, brzozy, traw, żyta, bylicy i ambrozji.`,
    unknownPostcode:
      'Niestety nie znam kodu pocztowego twojego urządzenia. Podaj miejscowość, na przykład:',
    noForecast: (place) =>
      `Niestety ${whereWords(place)} nie mam prognozy pyłków. Zapytaj o miejscowość w Niemczech.`,
    noForecastNow: (place) => `Niestety ${whereWords(place)} nie mam teraz takiej prognozy.`,
    noForecastThatDay: 'Na ten dzień nie mam jeszcze prognozy pyłków. Zapytaj ponownie później.',
    cardTitle: (place) => `Pyłki ${describePlace(place)}`,
  },
  cardTitle: (place) => `Pogoda ${describePlace(place)}`,
}); // prettier-ignore

const COUNTS_GENITIVE: Readonly<Record<string, string>> = {
  dwie: 'dwóch', trzy: 'trzech', cztery: 'czterech', pięć: 'pięciu', sześć: 'sześciu', siedem: 'siedmiu',
  osiem: 'ośmiu', dziewięć: 'dziewięciu', dziesięć: 'dziesięciu', jedenaście: 'jedenastu',
  dwanaście: 'dwunastu',
}; // prettier-ignore

const WEEKDAYS: Readonly<Record<string, string>> = {
  poniedziałek: 'poniedziałku',
  wtorek: 'wtorku',
  środa: 'środy',
  czwartek: 'czwartku',
  piątek: 'piątku',
  sobota: 'soboty',
  niedziela: 'niedzieli',
};

/** `czwartku dwudziestego czwartego grudnia` of `czwartek, 24 grudnia`, after "do" and "od". */
function inGenitive(day: string): string {
  return day
    .replace(/^\p{L}+,?/u, (name) => WEEKDAYS[name.replace(',', '')] ?? name)
    .replace(/\d+/u, (date) => ordinal(Number(date), 'ego'));
}

/** `W Krakowie`, `Na Helu`, at the start of a sentence. */
function capital(place: string): string {
  const words = describePlace(place);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `trzy godziny`, `pięć godzin`. */
function hoursOf(count: string): string {
  return `${count} ${/^(?:dwie|trzy|cztery)$/u.test(count) ? 'godziny' : 'godzin'}`;
}

function whereWords(place: string | null): string {
  return place === null ? 'dla miejsca, w którym jest urządzenie,' : describePlace(place);
}

/** `dębu` of `pyłki dębu`. */
function plant(spoken: string): string {
  return spoken.replace(/^py[łl](?:ki|ek|ku|k[oó]w) (?=\S)/iu, '');
}

export const polishScreenLabels = createScreenLabels({
  demo: 'Pogoda demonstracyjna',
  minus: 'minus',
  degrees: (size) => {
    const few = size % 10 >= 2 && size % 10 <= 4 && (size % 100 < 12 || size % 100 > 14);
    if (size === 1) return 'stopień';
    return few ? 'stopnie' : 'stopni';
  },
  range: (low, high) => `od ${low} do ${high}`,
  course: (from, to) => `Przebieg od ${from} do ${to}`,
  wet: 'z opadami',
});
