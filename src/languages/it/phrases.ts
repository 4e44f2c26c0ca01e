import { describePlace } from './place-names.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';

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
    'Benvenuto su Voce Meteo. Per quando e per quale località vuoi sapere il tempo?',
    'Ciao, qui Voce Meteo. Che cosa vuoi sapere del tempo?',
    'Qui Voce Meteo. Per quale giorno e per quale località vuoi sapere il tempo?',
  ],
  help: [
    ['Che tempo farà domani pomeriggio? Pioverà tra poco?', 'Come sono i pollini?'],
    ["Mi serve l'ombrello domani? Quanto caldo farà sabato?", 'Quando pioverà?'],
    ['Qual è il giorno più bello? Quanto vento ci sarà domani?', 'A che ora tramonta il sole?'],
  ],
  /** What the skill can do, with examples. */
  helpSpeech: (examples, last) =>
    `Puoi chiedermi il tempo in una località, se ci saranno pioggia, neve, sole e vento e che temperatura farà, per adesso, per un'ora, per un giorno o per il fine settimana, e come sono i pollini. Per esempio: ${examples} O anche: ${last} Che cosa vuoi sapere?`,
  helpReprompt: 'Vuoi sapere qualcosa su tempo, pioggia o pollini?',
  notUnderstood: {
    speech:
      'Purtroppo non ho capito. Chiedi per esempio: Che tempo farà nel fine settimana? Che cosa vuoi sapere?',
    reprompt: 'Che cosa vuoi sapere del tempo?',
  },
  goodbye: ['A presto.', 'Alla prossima.', 'Ciao, a più tardi.'],
  anythingElse: ['Vuoi sapere altro?', "C'è altro che vuoi sapere?", 'Posso dirti altro?'],
  goOn: 'Che cosa vuoi sapere?',
  oneMoment: 'Un momento, chiedo al servizio meteo.',
  nothingToRepeat: 'Dovrei prima sapere di che cosa parliamo.',
  unanswerable: {
    past: 'Questo è già passato. Posso dirti che tempo fa adesso e che tempo farà nei prossimi giorni.',
    beyondHours:
      "Ora per ora posso prevedere il tempo solo per i prossimi tre giorni. Per dopo, chiedimi dell'intera giornata.",
    beyondDays:
      'Le previsioni non arrivano ancora così lontano. Posso dirti che tempo farà nei prossimi giorni.',
    vague:
      'Per un periodo così lungo non ci sono previsioni. Chiedimi di uno dei prossimi giorni o del fine settimana.',
    pollenDays: 'Dei pollini posso dirti qualcosa per oggi, domani e dopodomani.',
  },
  forecastEnds: (day) => `Le previsioni non vanno ancora oltre ${day.replace(/ 1 /, ' 1º ')}.`,
  unsupported:
    'Questo purtroppo il servizio meteo non me lo dice. Conosco il tempo, la temperatura, la pioggia, la neve, il sole, il vento e i pollini. Che cosa vuoi sapere?',
  unreachable: 'Al momento il servizio meteo non risponde.',
  tryAgainSoon: 'Riprova tra qualche minuto.',
  errors: {
    noForecast: 'Per questa località purtroppo non ho previsioni. Chiedimi di una città vicina.',
    refused:
      'Il servizio meteo non accetta la richiesta. Controlla come è configurata questa skill.',
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
    speech: 'Per quale località vuoi saperlo?',
    reprompt: 'Per quale città vuoi saperlo?',
  },
  whichPlace: (places) => ({
    speech: `Intendi ${places}?`,
    reprompt: `Quale località intendi: ${places}?`,
  }),
  home: {
    remembered: (place) => `Va bene, mi ricorderò che abiti ${describePlace(place)}.`,
    whatFor: 'Quando non nomini una località, ti dirò il tempo che fa lì.',
    is: (place) => `Mi hai detto che abiti ${describePlace(place)}.`,
    forgotten: (place) => `Va bene, ho dimenticato che abiti ${describePlace(place)}.`,
    where: 'Dove abiti?',
    example: "Di' per esempio: Abito a Torino.",
    none: 'Non mi hai ancora detto dove abiti.',
    addressForbidden:
      "Non ho il permesso di vedere il tuo indirizzo: puoi darmelo nell'app Alexa, o dirmi semplicemente dove abiti. Dove abiti?",
    addressUnknown: 'Però non so dove ti trovi.',
  },
  units: {
    temperatures: (degrees) => `le temperature in gradi ${degrees}`,
    wind: {
      milesPerHour: "il vento in miglia all'ora",
      kilometresPerHour: "il vento in chilometri all'ora",
    },
    and: ' e ',
    chosen: (units) => `Va bene, d'ora in poi ti dirò ${units}.`,
    unknown: {
      speech: "In quale unità vuoi sentirlo: Celsius o Fahrenheit, chilometri o miglia all'ora?",
      reprompt: "Quale unità preferisci? Di' per esempio: Usa sempre Celsius.",
    },
  },
  cannotRemember: 'Purtroppo qui non posso ricordare niente.',
  pollen: {
    unknownType: (spoken) =>
      `Per il polline di ${plant(spoken)} purtroppo non ci sono previsioni, ma solo per nocciolo, ontano, frassino, betulla, graminacee, segale, artemisia e ambrosia.`,
    unknownPostcode:
      'Purtroppo non conosco il codice postale impostato per il tuo dispositivo. Chiedi con il nome di una località, per esempio:',
    noForecast: (place) =>
      `Purtroppo ${whereWords(place)} non ci sono previsioni dei pollini. Chiedimi di una località in Germania.`,
    noForecastNow: (place) =>
      `Purtroppo al momento ${whereWords(place)} non ci sono previsioni al riguardo.`,
    noForecastThatDay:
      'Per quel giorno non ci sono ancora previsioni dei pollini. Chiedimelo di nuovo più tardi.',
    cardTitle: (place) => `Pollini ${describePlace(place)}`,
  },
  cardTitle: (place) => `Meteo ${describePlace(place)}`,
});

/** Where there are no forecasts: `a Roma`. */
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
