import { joinWords } from '../../wording/grammar.ts';
import { nameGust } from '../skeleton-sentences.ts';
import { createTimes } from '../skeleton-time.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { skyClause } from './course.ts';
import * as numbers from './numbers.ts';
import { describeOpening, describePlace } from './places.ts';
import { describeFrom, describeSpan, describeUntil, describeWhen, describeWhenAfterFor } from './time.ts'; // prettier-ignore
import * as words from './words.ts';

const ERRANDS: skeleton.Errands = {
  yes: {
    others: 'tak, pogoda na to pozwala',
    umbrella: 'tak, weź parasol',
    laundry: 'tak, możesz wywiesić pranie na dworze',
    bicycle: 'tak, śmiało weź rower',
    scraping: 'tak, trzeba będzie skrobać szyby',
    shorts: 'tak, możesz założyć krótkie spodenki',
    gloves: 'tak, weź rękawiczki',
    hat: 'tak, załóż czapkę',
    lightJacket: 'tak, wystarczy lekka kurtka',
    sunscreen: 'tak, posmaruj się kremem z filtrem',
    watering: 'tak, warto podlać rośliny',
    airing: 'tak, możesz wietrzyć',
    carWash: 'tak, warto umyć samochód',
    driving: 'tak, pogoda nie powinna przeszkadzać w jeździe',
    noUmbrella: 'tak, możesz zostawić parasol w domu',
    noJacket: 'tak, możesz wyjść bez kurtki',
    noGloves: 'tak, rękawiczki nie są potrzebne',
    noWatering: 'tak, możesz darować sobie podlewanie',
    laundryIn: 'tak, schowaj pranie',
    closeWindows: 'tak, lepiej zamknij okna',
  },
  maybe: {
    others: 'raczej nie',
    umbrella: 'tak, weź parasol na wszelki wypadek',
    laundry: 'może, ale to nie najlepsza pogoda na wieszanie prania na dworze',
    bicycle: 'raczej nie, jazda na rowerze może być nieprzyjemna',
    scraping: 'może, lepiej się z tym liczyć',
    shorts: 'może, jeśli nie marzniesz',
    gloves: 'może, jeśli łatwo marzniesz',
    hat: 'może, jeśli łatwo marzniesz',
    lightJacket: 'może, jeśli nie marzniesz',
    sunscreen: 'może, na wszelki wypadek posmaruj się kremem z filtrem',
    watering: 'może, jeśli ziemia jest sucha',
    airing: 'może, ale tylko krótko',
    carWash: 'raczej nie, lepiej poczekaj z myciem',
    driving: 'może, ale jedź ostrożnie',
    noUmbrella: 'raczej nie, bezpieczniej wziąć parasol',
    noJacket: 'może, jeśli nie marzniesz',
    noGloves: 'może, jeśli nie marzniesz',
    noWatering: 'może, jeśli ziemia jest jeszcze wilgotna',
    laundryIn: 'tak, na wszelki wypadek schowaj pranie',
    closeWindows: 'tak, na wszelki wypadek zamknij okna',
  },
  no: {
    others: 'nie, pogoda się na to nie nadaje',
    umbrella: 'nie, parasol nie będzie potrzebny',
    laundry: 'nie, lepiej powieś pranie w domu',
    bicycle: 'nie, lepiej zostaw rower w domu',
    scraping: 'nie, nie trzeba będzie skrobać szyb',
    shorts: 'nie, lepiej załóż długie spodnie',
    gloves: 'nie, rękawiczki nie będą potrzebne',
    hat: 'nie, czapka nie będzie potrzebna',
    lightJacket: 'nie, lepiej załóż ciepłą kurtkę',
    sunscreen: 'nie, krem z filtrem nie będzie potrzebny',
    watering: 'nie, nie trzeba podlewać',
    airing: 'nie, lepiej nie otwieraj okien',
    carWash: 'nie, lepiej poczekaj z myciem',
    driving: 'nie, lepiej zostaw samochód w domu',
    noUmbrella: 'nie, lepiej weź parasol',
    noJacket: 'nie, lepiej weź kurtkę',
    noGloves: 'nie, lepiej weź rękawiczki',
    noWatering: 'nie, warto podlać rośliny',
    laundryIn: 'nie, pranie może zostać na dworze',
    closeWindows: 'nie, okna mogą zostać otwarte',
  },
};

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Form = readonly [later: string, now?: string];

/** Gusts below a storm's. */
const WEAK_GUSTS = [[8, 'bardzo silne porywy wiatru'], [0, 'silne porywy wiatru']] as const; // prettier-ignore

const { describeTimes, daysList } = createTimes(
  { describeWhen, describeSpan: (span) => describeSpan(span) },
  {
    tag: 'pl',
    mostly: 'przez większość czasu',
    shares: words.SHARES,
    from: (hour) => describeFrom(hour, false),
    until: (hour) => describeUntil({ hour }, false),
    /** `przez 5 z dziewięciu dni`. */
    counted: (count, of, isFirst) =>
      isFirst
        ? `przez ${count === 1 ? 'jeden' : count} z ${numbers.genitiveOrdinal(of)} dni`
        : `przez ${numbers.counted(count, ['jeden dzień', 'dni', 'dni'])}`,
  },
);

/** A clause with time and place in front, as a sentence of its own or after "tak," and "bo". */
export const verdicts = skeleton.createVerdicts<string, Form>({
  /** `tak, weź parasol, bo jutro w Krakowie będzie padać`. */
  advice: (counsel, reason) => `${counsel}, bo ${reason}`,
  links: { besides: 'a do tego', instead: 'za to' },
  describeSky: (sky, now) => skyClause(words.selectSkyWords(sky), now),
  inTense: ([later, present = later], now) => (now ? present : later),
  at: (opening, clause, times) => joinWords(describeOpening(opening), describeTimes(times), clause),
  after: (link, clause, times) => joinWords(link, describeTimes(times), clause),
  /** `jutro w Krakowie prawdopodobieństwo deszczu wyniesie tylko 20 procent`. */
  probability({ of, percent, times }, isLow, opening) {
    const noun = `prawdopodobieństwo ${of === 'rain' ? 'deszczu' : 'śniegu'} wynosi`;
    const value = `${isLow ? 'tylko ' : ''}${percent} procent`;
    return joinWords(describeOpening(opening), describeTimes(times), noun, value);
  },
  gusts(gust, { units, now }) {
    const name = nameGust(gust, words.STORM_GUSTS, WEAK_GUSTS);
    return `${name} ${now ? 'osiągają' : 'osiągną'} ${numbers.describeGust(gust, units)}`;
  },
  frost({ low, exactly, times }, opening, { units, now }) {
    const front = joinWords(describeOpening(opening), describeTimes(times), now ? 'jest' : 'będzie');
    if (skeleton.isJustFreezing(low, units)) return `${front} lekki przymrozek`;
    const value = exactly ? numbers.describeDegrees(low, units) : numbers.describeUpTo(low, units);
    return `${front} mróz, ${value}`;
  },
  frostFree({ low, exactly }, opening, { units, now }) {
    const front = joinWords(describeOpening(opening), now ? 'nie ma mrozu' : 'nie będzie mrozu');
    const degrees = numbers.describeDegrees(low, units);
    return `${front}, ${exactly ? degrees : `minimalnie ${degrees}`}`;
  },
  warmth({ low, high, chilled, daytime }, opening, { units, now }) {
    const front = joinWords(describeOpening(opening), daytime ? 'w ciągu dnia' : '');
    const noun = joinWords('temperatura', chilled ? 'odczuwalna' : '');
    const degrees = skeleton.areSpokenAlike(low, high, units)
      ? numbers.describeDegrees(low, units)
      : numbers.describeRange(low, high, units);
    return joinWords(front, noun, now ? 'wynosi' : 'wyniesie', degrees);
  },
  sunshine(hours, opening) {
    const time = hours === 1 ? 'godziny' : `${numbers.genitiveOrdinal(hours)} godzin`;
    return joinWords(describeOpening(opening), `słońce będzie świecić około ${time}`);
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const noun = of === 'snow' ? 'śniegu' : 'deszczu';
    if (amount === null) return `opadów ${noun} nie będzie`;
    if (skeleton.isHardlyAny(of, amount, units)) return `spadnie bardzo mało ${noun}`;
    const falls = numbers.amountFalls(of, amount, units).replace(/^suma opadów wyniesie (.*)/u, 'spadnie $1 deszczu'); // prettier-ignore
    return joinWords(peak ? 'łącznie' : '', isPossible ? falls.replace(/^spadnie/u, 'może spaść') : falls); // prettier-ignore
  },
  peak: (when) => `najwięcej ${describeWhen(when)}`,
  /** `w sobotę w Krakowie będzie padać, a w niedzielę będzie sucho`. */
  days(clause, { whens, times }, at, place) {
    const days = whens === 'others' ? 'w pozostałe dni' : daysList(whens, at === 0);
    const where = at === 0 ? describePlace(place) : '';
    return joinWords(at === 1 ? 'a' : '', days, where, describeTimes(times), clause);
  },
  unknown: ({ when, place }) =>
    joinWords('na', describeWhenAfterFor(when), describePlace(place), 'nie mam prognozy'),
  presences: {
    yes: {
      rain: ['będzie padać', 'pada'],
      snow: ['będzie padać śnieg', 'pada śnieg'],
      sun: ['będzie świecić słońce', 'świeci słońce'],
      fog: ['będzie mgła', 'jest mgła'],
      storm: ['będzie wichura', 'jest wichura'],
      thunder: ['będą burze', 'są burze'],
      hail: ['będzie padać grad', 'pada grad'],
      frost: ['będzie mróz', 'jest mróz'],
      ice: ['będzie ślisko', 'jest ślisko'],
      suitable: ['pogoda będzie odpowiednia', 'pogoda jest odpowiednia'],
    },
    maybe: {
      rain: ['może padać'],
      snow: ['może padać śnieg'],
      sun: ['będzie trochę słońca', 'jest trochę słońca'],
      fog: ['może być mgła'],
      storm: ['może być wichura'],
      thunder: ['mogą być burze'],
      hail: ['może padać grad'],
      frost: ['może być lekki przymrozek'],
      ice: ['może być ślisko'],
      suitable: ['pogoda będzie odpowiednia tylko częściowo', 'pogoda jest odpowiednia tylko częściowo'],
    },
    hardly: {
      rain: ['prawie nie będzie padać', 'prawie nie pada'],
      snow: ['spadnie bardzo mało śniegu', 'pada bardzo mało śniegu'],
      sun: ['słońca prawie nie będzie', 'słońca prawie nie ma'],
      ice: ['mimo mrozu nie powinno być ślisko'],
    },
    no: {
      rain: ['nie będzie padać', 'nie pada'],
      snow: ['nie będzie padać śnieg', 'nie pada śnieg'],
      sun: ['nie będzie słońca', 'nie ma słońca'],
      fog: ['nie będzie mgły', 'nie ma mgły'],
      storm: ['nie będzie wichury', 'nie ma wichury'],
      thunder: ['nie będzie burz', 'nie ma burz'],
      hail: ['nie będzie padać grad', 'nie pada grad'],
      frost: ['nie będzie mrozu', 'nie ma mrozu'],
      ice: ['nie będzie ślisko', 'nie jest ślisko'],
      suitable: ['pogoda nie będzie odpowiednia', 'pogoda nie jest odpowiednia'],
    },
    dry: ['będzie sucho', 'jest sucho'],
  },
  chances: {
    dark: ['będzie już ciemno', 'jest już ciemno'],
    late: ['będzie już za późno', 'jest już za późno'],
    lowSun: ['słońce będzie za nisko, żeby się opalić', 'słońce jest za nisko, żeby się opalić'],
    best: ['będzie najlepiej', 'jest najlepiej'],
    atDegrees: (low, high, units) =>
      skeleton.areSpokenAlike(low, high, units)
        ? `przy temperaturze ${numbers.describeGenitive(low, units)}`
        : `przy temperaturze ${numbers.describeRange(low, high, units)}`,
  },
  answers: {
    yes: 'tak',
    contrary: 'tak',
    likely: 'prawdopodobnie tak',
    partly: 'tak, ale tylko częściowo',
    possible: 'być może',
    unlikely: 'raczej nie',
    no: 'nie',
    notNow: 'nie, w tej chwili nie',
    unknown: 'niestety',
  },
  firstWords: /^(?:tak|nie|może|raczej nie), (?:ale )?/,
  errands: ERRANDS,
  garments: {
    tShirt: ['nie', 'wystarczy koszulka'],
    lightJacket: ['tak', 'wystarczy lekka kurtka'],
    warmJacket: ['tak', 'załóż ciepłą kurtkę'],
    winterCoat: ['tak', 'załóż zimową kurtkę i czapkę'],
    rainJacket: ['tak', 'weź kurtkę przeciwdeszczową'],
    perhapsRainJacket: ['tak', 'na wszelki wypadek weź kurtkę przeciwdeszczową'],
    warmRainJacket: ['tak', 'załóż ciepłą, nieprzemakalną kurtkę'],
    rainproofWinterCoat: ['tak', 'załóż nieprzemakalną kurtkę zimową'],
  },
}); // prettier-ignore
