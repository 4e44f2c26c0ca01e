import type { SmallTalkPhrases, UnofferedPhrases } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

const smallTalk: SmallTalkPhrases = {
  THANKS: 'Varsågod. Hej då.',
  HELLO: 'Hej!',
  GOOD_NIGHT: 'God natt.',
  BYE: 'Hej då.',
  PRAISE: 'Tack, vad roligt att höra.',
  HOW_ARE_YOU: 'Bara bra, tack.',
  WHO_ARE_YOU: 'Jag är en röst som berättar om vädret.',
  JOKE: 'Några skämt kan jag tyvärr inte, bara vädret.',
  LIKES: 'Jag gillar alla sorters väder.',
  COMPLAINT: 'Jag förstår dig. Jag bara berättar om det.',
};

const unoffered: UnofferedPhrases = {
  UV: 'UV-indexet känner jag tyvärr inte till, bara sol och moln.',
  AIR_QUALITY: 'Luftkvaliteten känner jag tyvärr inte till, bara vinden.',
  RECORD: 'Några rekord känner jag tyvärr inte till, bara prognosen.',
  NORMAL: 'Vad som är normalt för årstiden vet jag tyvärr inte, bara hur prognosen ser ut.',
  WATER: 'Vattentemperaturen känner jag tyvärr inte till, bara luftens temperatur.',
  WAVES: 'Våghöjden känner jag tyvärr inte till, bara vinden.',
  TIDE: 'Tidvattnet känner jag tyvärr inte till, bara vinden.',
  SKI: 'Pister och liftar känner jag tyvärr inte till, bara snön.',
  AURORA: 'Norrsken kan jag tyvärr inte förutsäga, bara molnen.',
  NATURAL_ICE: 'Om isen håller vet jag tyvärr inte, bara hur kallt det blir.',
  SNOW_LINE: 'Då har jag ingen snöfallsgräns, bara hur mycket det snöar.',
  WHERE: 'Jag kan tyvärr inte jämföra alla orter, bara två som du nämner.',
  SNOW_LYING: 'Om snön ligger kvar då vet jag tyvärr inte, bara hur mycket som faller.',
};

export const swedishOwnPlaces = createOwnPlacePhrases({
  tag: 'sv-SE',
  names: {
    MOTHER: 'mamma',
    FATHER: 'pappa',
    PARENTS: 'dina föräldrar',
    GRANDMOTHER: 'mormor',
    GRANDFATHER: 'morfar',
    GRANDPARENTS: 'mormor och morfar',
    SISTER: 'din syster',
    BROTHER: 'din bror',
    DAUGHTER: 'din dotter',
    SON: 'din son',
    AUNT: 'din moster',
    UNCLE: 'din morbror',
    GIRLFRIEND: 'din flickvän',
    BOYFRIEND: 'din pojkvän',
    WORK: 'jobbet',
    CABIN: 'stugan',
    HOLIDAY_HOME: 'sommarstället',
    GARDEN: 'kolonilotten',
    SCHOOL: 'skolan',
    BOAT: 'båten',
  },
  remembered: (place, name) => `Okej, jag sparar ${place} för ${name}.`,
  one: (place, name) => `${place} för ${name}`,
  list: (places) => `Jag har sparat ${places}.`,
  forgotten: (place, name) => `Okej, jag har tagit bort ${place} för ${name}.`,
  unknown: (name) => `Jag har ingen plats sparad för ${name}.`,
  example: 'Säg till exempel: Mormor bor i Falun.',
  none: 'Jag har inte sparat några platser än.',
  full: 'Fler än tio platser kan jag inte spara. Be mig glömma någon av dem först.',
  whereDeviceIs:
    'Så länge enheten talar om för mig var den är får du vädret där, och vädret hemma när du frågar efter det.',
  everythingForgotten: 'Okej, jag har glömt allt som jag hade sparat om dig.',
});

export const swedishPhrases = createPhrases({
  tag: 'sv-SE',
  examples: {
    weather: 'Hur blir vädret i Uppsala i morgon?',
    rain: 'Blir det regn i Göteborg?',
    pollen: 'Hur är pollenhalten i Leipzig?',
    birch: 'Hur hög är halten av björkpollen?',
  },
  askFor: (example) => `Fråga till exempel: ${example}`,
  welcome: [
    'Välkommen till Väder Röst. För vilken ort och vilken dag vill du höra vädret?',
    'Hej, det här är Väder Röst. Vad vill du veta om vädret?',
    'Det här är Väder Röst. För vilken ort vill du höra vädret?',
  ],
  help: [
    ['Hur blir vädret i Malmö i morgon klockan 15?', 'Vad vill du veta?'],
    ['Behöver jag paraply i morgon?', 'Vad vill du veta?'],
    ['När börjar det regna?', 'Vad vill du veta?'],
    ['Vilken dag blir finast?', 'Vad vill du veta?'],
    ['Hur mycket blåser det?', 'Vad vill du veta?'],
  ],
  /** What the skill can do, with one example. */
  helpSpeech: (example, question) =>
    `Du kan fråga mig om väder, regn, temperatur, vind och pollen, till exempel: ${example} ${question}`,
  helpReprompt: 'Vill du veta något om väder, regn eller pollen?',
  notUnderstood: {
    speech:
      'Det förstod jag tyvärr inte. Fråga till exempel: Hur blir vädret i helgen? Vad vill du veta?',
    reprompt: 'Vad vill du veta om vädret?',
  },
  goodbye: ['Hej då.', 'Vi hörs.', 'Ha det bra.'],
  anythingElse: ['Vill du veta något mer?', 'Är det något mer du undrar?', 'Något mer?'],
  smallTalk: smallTalk,
  unoffered: unoffered,
  ownPlaces: swedishOwnPlaces,
  goOn: 'Vad vill du veta?',
  oneMoment: 'Ett ögonblick, jag frågar vädertjänsten.',
  whyUnknown: 'Varför det är så kan jag tyvärr inte säga.',
  chanceUnknown: 'Hur sannolikt det är kan jag tyvärr inte säga.',
  nothingToRepeat: 'Det finns inget att upprepa än, fråga mig om vädret först.',
  unanswerable: {
    past: 'Det har redan varit. Jag kan berätta hur vädret är nu och hur det blir de närmaste dagarna.',
    beyondHours:
      'Timme för timme kan jag bara förutsäga vädret de närmaste tre dagarna. Fråga mig om hela dagen om du vill veta längre fram.',
    beyondDays:
      'Så långt sträcker sig inte prognosen än. Jag kan berätta om vädret de närmaste nio dagarna.',
    vague:
      'Så långt fram har jag ingen prognos. Fråga mig om någon av de närmaste nio dagarna eller om helgen.',
    pollenDays: 'Pollenprognosen har jag för i dag, i morgon och i övermorgon.',
    notKept: 'Vad väderstationerna har mätt kan jag bara berätta för det senaste dygnet.',
    noReadings: 'Det har jag ingen mätning av från någon väderstation i närheten.',
  },
  beyondDay: (day, from) =>
    `Prognosen sträcker sig inte fram till ${sayDay(day)} än. Fråga mig igen från och med ${sayDay(from)}.`,
  noChange: {
    better: (place, days) =>
      `Det är inget bättre väder i sikte för ${place} de närmaste ${days} dagarna.`,
    warmer: (place, days) =>
      `För ${place} blir det inte mycket varmare än i dag de närmaste ${days} dagarna.`,
    colder: (place, days) =>
      `För ${place} blir det inte mycket kallare än i dag de närmaste ${days} dagarna.`,
    sun: (place, days) =>
      `Det är ingen solig dag i sikte för ${place} de närmaste ${days} dagarna.`,
    snow: (place, days) => `Det är ingen snö i sikte för ${place} de närmaste ${days} dagarna.`,
  },
  notReached: {
    above: (place, days, degrees) =>
      `För ${place} blir det inte ${degrees} grader de närmaste ${days} dagarna.`,
    below: (place, days, degrees) =>
      `För ${place} blir det inte kallare än ${degrees} grader de närmaste ${days} dagarna.`,
  },
  forecastEnds: (day) => `Prognosen sträcker sig till och med ${sayDay(day)}.`,
  unsupported:
    'Det talar vädertjänsten tyvärr inte om för mig. Du kan fråga mig om väder, temperatur, regn, snö, sol, vind och pollen. Vad vill du veta?',
  unreachable: 'Vädertjänsten svarar inte just nu.',
  tryAgainSoon: 'Försök igen om några minuter.',
  errors: {
    noForecast: 'För den platsen har jag tyvärr ingen prognos. Fråga mig om en ort i närheten.',
    refused: 'Vädertjänsten nekar mig svar. Säg till den som har installerat mig.',
    internal: 'Något gick tyvärr fel. Försök igen.',
    memory: 'Jag kommer inte åt mitt minne just nu.',
  },
  age: {
    counts: 'två tre fyra fem sex sju åtta nio tio elva tolv',
    /** After `för` and before `sedan`, and before `gammal`. */
    ago: {
      minutes: 'några minuter',
      quarter: 'en kvart',
      half: 'ungefär en halvtimme',
      hour: 'ungefär en timme',
      hours: (count) => `${count} timmar`,
      overTwelve: 'mer än tolv timmar',
      overADay: 'mer än ett dygn',
    },
    old: { hour: 'en timme' },
    itSaid: (ago) => `för ${ago} sedan löd svaret:`,
    staleData: (old) => `Den här prognosen är redan ${old} gammal.`,
  },
  unknownPlace: (spoken) => `Orten ${bareName(spoken)} känner jag tyvärr inte till.`,
  unknownSpokenPostcode: (digits) => `Postnumret ${digits} känner jag tyvärr inte till.`,
  askPlace: {
    speech: 'För vilken ort vill du veta det?',
    reprompt: 'För vilken stad vill du veta det?',
  },
  whichPlace: (places) => ({
    speech: `Menar du ${places}?`,
    reprompt: `Vilken ort menar du: ${places}?`,
  }),
  home: {
    remembered: (place) => `Okej, jag sparar ${place} som din hemort.`,
    whatFor: 'När du inte nämner någon ort får du vädret där.',
    is: (place) => `Din hemort är ${place}.`,
    forgotten: (place) => `Okej, jag har tagit bort ${place} som din hemort.`,
    where: 'Var bor du?',
    example: 'Säg till exempel: Jag bor i Örebro.',
    none: 'Jag vet inte var du bor än.',
    addressForbidden:
      'Jag får inte se din adress. Du kan tillåta det i appen eller tala om för mig var du bor. Var bor du?',
    addressUnknown: 'Jag vet inte var du är än.',
  },
  units: {
    temperatures: (degrees) => `temperaturer i ${degrees}`,
    wind: {
      milesPerHour: 'vind i miles i timmen',
      kilometresPerHour: 'vind i kilometer i timmen',
      metresPerSecond: 'vind i meter per sekund',
    },
    and: ' och ',
    chosen: (units) => `Okej, i fortsättningen får du ${units}.`,
    unknown: {
      speech:
        'I vilken enhet vill du ha det: Celsius eller Fahrenheit, meter per sekund eller kilometer i timmen?',
      reprompt: 'Vilken enhet vill du ha? Säg till exempel: Säg alltid meter per sekund.',
    },
  },
  cannotRemember: 'Här kan jag tyvärr inte spara något.',
  pollen: {
    unknownType: (spoken) =>
      `För pollen av ${spoken} har jag tyvärr ingen prognos, bara för hassel, al, ask, björk, gräs, råg, gråbo och ambrosia.`,
    unknownPostcode: 'Enhetens postnummer känner jag tyvärr inte till. Säg en ort, till exempel:',
    noForecast: (place) =>
      `För ${place ?? 'platsen där enheten är'} har jag tyvärr ingen pollenprognos. Fråga mig om en ort i Tyskland.`,
    noForecastNow: (place) =>
      `Det har jag tyvärr ingen prognos för just nu, ${place ? `inte för ${place}` : 'inte för platsen där enheten är'}.`,
    noForecastThatDay: 'För den dagen har jag ingen pollenprognos än. Fråga mig igen senare.',
    cardTitle: (place) => `Pollenprognos för ${place}`,
  },
  cardTitle: (place) => `Vädret för ${place}`,
});

/** `torsdag den 24 december` of `torsdag 24 december`. */
function sayDay(day: string): string {
  return day.replace(/(?<=dag),? (?=\d)/u, ' den ');
}

/** `skåne` of `i skåne`. */
function bareName(spoken: string): string {
  return spoken.replace(/^(?:i|på|vid|hos|nära) (?=\S)/i, '');
}

export const swedishScreenLabels = createScreenLabels({
  demo: 'Demoväder',
  minus: 'minus',
  degrees: (size) => (size === 1 ? 'grad' : 'grader'),
  range: (low, high) => `${low} till ${high}`,
  course: (from, to) => `Förlopp från ${from} till ${to}`,
  wet: 'med nederbörd',
});
