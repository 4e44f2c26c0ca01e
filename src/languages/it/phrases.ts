import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { describePlace } from './place-names.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

export const italianOwnPlaces = createOwnPlacePhrases({
  tag: 'it-IT',
  names: {
    MOTHER: 'la mamma',
    FATHER: 'il papà',
    PARENTS: 'i tuoi genitori',
    GRANDMOTHER: 'la nonna',
    GRANDFATHER: 'il nonno',
    GRANDPARENTS: 'i nonni',
    SISTER: 'tua sorella',
    BROTHER: 'tuo fratello',
    DAUGHTER: 'tua figlia',
    SON: 'tuo figlio',
    AUNT: 'la zia',
    UNCLE: 'lo zio',
    GIRLFRIEND: 'la fidanzata',
    BOYFRIEND: 'il fidanzato',
    WORK: 'il lavoro',
    CABIN: 'la baita',
    HOLIDAY_HOME: 'la casa delle vacanze',
    GARDEN: "l'orto",
    SCHOOL: 'la scuola',
    BOAT: 'la barca',
  },
  remembered: (place, name) => `Va bene, ricorderò ${place} per ${name}.`,
  one: (place, name) => `${place} per ${name}`,
  list: (places) => `Ricordo ${places}.`,
  forgotten: (place, name) => `Va bene, ho dimenticato ${place} per ${name}.`,
  unknown: (name) => `Non ho ancora una località per ${name}.`,
  example: "Di' per esempio: La nonna abita a Lecce.",
  none: 'Non ricordo ancora nessuna delle tue località.',
  full: 'Non posso ricordare più di dieci località. Prima fammene dimenticare una.',
  whereDeviceIs:
    'Finché questo dispositivo mi dice dove si trova, ti dirò che tempo fa lì, e quello di casa quando me lo chiedi.',
  everythingForgotten: 'Va bene, ho dimenticato tutto quello che ricordavo di te.',
});

export const italianPhrases = createPhrases({
  tag: 'it-IT',
  examples: {
    weather: 'Che tempo farà domani a Milano?',
    rain: 'Pioverà tra poco a Roma?',
    pollen: 'Come sono i pollini a Lipsia?',
    birch: "Quanto polline di betulla c'è?",
  },
  askFor: (example) => `Chiedi per esempio: ${example}`,
  welcome: [
    'Ti do il benvenuto su Voce Meteo. Per quale località e per quale giorno vuoi le previsioni?',
    'Ciao, qui Voce Meteo. Che cosa vuoi sapere del tempo?',
    'Qui Voce Meteo. Di quale città vuoi le previsioni?',
  ],
  help: [
    ['', 'Che tempo farà domani?'],
    ['', "Mi serve l'ombrello domani?"],
    ['', 'A che ora tramonta il sole?'],
  ],
  /** What the skill can do, with one example. */
  helpSpeech: (_, example) =>
    `Chiedimi il tempo, la pioggia, la temperatura, il vento o i pollini, per una località e un giorno. Per esempio: ${example} Che cosa vuoi sapere?`,
  helpReprompt: 'Che cosa vuoi sapere su tempo, pioggia o pollini?',
  notUnderstood: {
    speech: 'Purtroppo non ho capito. Che cosa vuoi sapere del tempo?',
    reprompt: 'Chiedi per esempio: Che tempo farà domani?',
  },
  goodbye: ['A presto.', 'Alla prossima.', 'Ciao, a più tardi.'],
  anythingElse: ['Altro?', 'Vuoi sapere altro?', 'Posso dirti altro?'],
  smallTalk: SMALL_TALK.it,
  unoffered: UNOFFERED.it,
  ownPlaces: italianOwnPlaces,
  goOn: 'Che cosa vuoi sapere?',
  oneMoment: 'Un momento, controllo le previsioni.',
  whyUnknown: 'Purtroppo non so dirti il perché.',
  chanceUnknown: 'Purtroppo non so dirti quanto è probabile.',
  nothingToRepeat: "Non c'è ancora niente da ripetere.",
  unanswerable: {
    past: 'Questo è già passato. Posso dirti che tempo fa adesso e che tempo farà nei prossimi giorni.',
    beyondHours:
      "Le previsioni ora per ora le ho solo per i prossimi tre giorni. Per dopo, chiedimi dell'intera giornata.",
    beyondDays: 'Le previsioni non arrivano così lontano: coprono una decina di giorni.',
    vague:
      'Per un periodo così lungo non ho previsioni. Chiedimi di uno dei prossimi giorni o del fine settimana.',
    pollenDays: 'Le previsioni dei pollini le ho per oggi, domani e dopodomani.',
    notKept: 'Le misure delle stazioni meteo le ho solo per le ultime 24 ore.',
    noReadings: 'Nessuna stazione meteo vicina mi dà questa misura.',
  },
  beyondDay: (day, from) =>
    `Le previsioni non arrivano ancora a ${day.replace(/ 1 /, ' 1º ')}. Chiedimelo di nuovo da ${from.replace(/ 1 /, ' 1º ')}.`,
  noChange: {
    better: (place, days) =>
      `Per ${place} non si vede un miglioramento nei prossimi ${days} giorni.`,
    warmer: (place, days) =>
      `A ${place} nei prossimi ${days} giorni non farà molto più caldo di oggi.`,
    colder: (place, days) =>
      `A ${place} nei prossimi ${days} giorni non farà molto più freddo di oggi.`,
    sun: (place, days) =>
      `Per ${place} non si vede una giornata di sole nei prossimi ${days} giorni.`,
    snow: (place, days) => `Per ${place} non è prevista neve nei prossimi ${days} giorni.`,
  },
  notReached: {
    above: (place, days, degrees) =>
      `A ${place} nei prossimi ${days} giorni non si raggiungono i ${degrees} gradi.`,
    below: (place, days, degrees) =>
      `A ${place} nei prossimi ${days} giorni non si scende sotto i ${degrees} gradi.`,
  },
  forecastEnds: (day) => `Le previsioni si fermano a ${day.replace(/ 1 /, ' 1º ')}.`,
  unsupported:
    "Purtroppo questa informazione non ce l'ho. Posso parlarti di pioggia, neve, sole, temperatura, vento e pollini. Che cosa vuoi sapere?",
  unreachable: 'Al momento il servizio meteo non risponde.',
  tryAgainSoon: 'Riprova tra qualche minuto.',
  errors: {
    noForecast: 'Per questa località purtroppo non ho previsioni. Chiedimi di una città vicina.',
    refused: 'Il servizio meteo rifiuta la mia richiesta. Per ora non posso farci niente.',
    internal: 'Purtroppo qualcosa è andato storto. Riprova.',
    memory: 'Al momento non riesco ad accedere alla mia memoria.',
  },
  age: {
    counts: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    /** Before `fa`. */
    ago: {
      minutes: 'pochi minuti',
      quarter: "un quarto d'ora",
      half: "circa mezz'ora",
      hour: "circa un'ora",
      hours: (count) => `${count} ore`,
      overTwelve: 'più di dodici ore',
      overADay: 'più di un giorno',
    },
    old: { hour: "un'ora" },
    itSaid: (ago) => `${ago} fa diceva:`,
    staleData: (old) => `Queste previsioni risalgono già a ${old} fa.`,
  },
  unknownPlace: (spoken) => `Purtroppo non conosco nessuna località di nome ${spoken}.`,
  unknownSpokenPostcode: (digits) => `Purtroppo non conosco il codice postale ${digits}.`,
  askPlace: {
    speech: 'Per quale località?',
    reprompt: 'Per quale città vuoi saperlo?',
  },
  whichPlace: (places) => ({
    speech: `Intendi ${places}?`,
    reprompt: `Quale località intendi: ${places}?`,
  }),
  home: {
    remembered: (place) => `Va bene, mi ricorderò che abiti ${describePlace(place)}.`,
    whatFor: 'Se non nomini una località, ti dirò che tempo fa lì.',
    is: (place) => `Mi hai detto che abiti ${describePlace(place)}.`,
    forgotten: (place) => `Va bene, ho cancellato ${place} come tua località.`,
    where: 'Dove abiti?',
    example: "Di' per esempio: Abito a Torino.",
    none: 'Non mi hai ancora detto dove abiti.',
    addressForbidden:
      "Non ho il permesso di vedere il tuo indirizzo. Puoi concederlo nell'app Alexa, oppure dimmi: dove abiti?",
    addressUnknown: 'Ho risposto per questa località perché non so dove ti trovi.',
  },
  units: {
    temperatures: (degrees) => `le temperature in gradi ${degrees}`,
    wind: {
      milesPerHour: "il vento in miglia all'ora",
      kilometresPerHour: "il vento in chilometri all'ora",
      metresPerSecond: 'il vento in metri al secondo',
    },
    and: ' e ',
    chosen: (units) => `Va bene, d'ora in poi ${units}.`,
    unknown: {
      speech: "In quale unità vuoi i valori: Celsius o Fahrenheit, chilometri o miglia all'ora?",
      reprompt: "Quale unità preferisci? Di' per esempio: Usa sempre Celsius.",
    },
  },
  cannotRemember: 'Purtroppo qui non posso ricordare niente.',
  pollen: {
    unknownType: (spoken) =>
      `Per il polline di ${plant(spoken)} purtroppo non ho previsioni: le ho solo per nocciolo, ontano, frassino, betulla, graminacee, segale, artemisia e ambrosia.`,
    unknownPostcode:
      'Purtroppo non conosco il codice postale impostato per il tuo dispositivo. Nomina una località, per esempio:',
    noForecast: (place) =>
      `Purtroppo ${whereWords(place)} non ho previsioni dei pollini. Chiedimi di una località in Germania.`,
    noForecastNow: (place) =>
      `Purtroppo al momento ${whereWords(place)} non ho previsioni al riguardo.`,
    noForecastThatDay:
      'Per quel giorno non ho ancora previsioni dei pollini. Chiedimelo di nuovo più tardi.',
    cardTitle: (place) => `Pollini ${describePlace(place)}`,
  },
  cardTitle: (place) => `Meteo ${describePlace(place)}`,
});

/** Where there are no forecasts: `a Roma`, `al Lago di Garda`. */
function whereWords(place: string | null): string {
  return place === null ? 'per il luogo del tuo dispositivo' : describePlace(place);
}

/** `quercia` of `pollini di quercia`. */
function plant(spoken: string): string {
  return spoken.replace(/^(?:il |i )?pollin[ei] (?:di )?(?=\S)/i, '');
}

export const italianScreenLabels = createScreenLabels({
  demo: 'Meteo dimostrativo',
  minus: 'meno',
  degrees: (size) => (size === 1 ? 'grado' : 'gradi'),
  range: (low, high) => `da ${low} a ${high}`,
  course: (from, to) => `Andamento da ${from} a ${to}`,
  wet: 'con precipitazioni',
});
