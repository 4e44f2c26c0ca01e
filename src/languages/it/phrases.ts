import { capitalize, describeAge, type AgePhrases, type AgeWords } from '../age-phrases.ts';
import { describePlace } from './place-names.ts';
import { createPhrases } from '../skeleton-phrases.ts';
import type { ScreenLabels } from '../types.ts';

const COUNTS = 'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');

/** Before `fa`. */
const AGO: AgeWords = {
  minutes: 'pochi minuti',
  quarter: "un quarto d'ora",
  half: "circa mezz'ora",
  hour: "circa un'ora",
  hours: (count) => `${count} ore`,
  overTwelve: 'più di dodici ore',
  overADay: 'più di un giorno',
};

const OLD: AgeWords = { ...AGO, hour: "un'ora" };

const italianAgePhrases: AgePhrases = {
  staleAnswer: (age) =>
    `Al momento il servizio meteo non risponde. ${capitalize(describeAge(age, AGO, COUNTS))} fa diceva:`,
  staleData: (age) => `Queste previsioni risalgono già a ${describeAge(age, OLD, COUNTS)} fa.`,
};

const EXAMPLES = {
  weather: 'Che tempo farà domani a Milano?',
  rain: 'Pioverà tra poco a Roma?',
  pollen: 'Come sono i pollini a Lipsia?',
  home: 'Abito a Torino.',
};

const WHERE_HOME = `Dove abiti? Di' per esempio: ${EXAMPLES.home}`;

const BIRCH = "Quanto polline di betulla c'è?";

export const italianPhrases = createPhrases({
  tag: 'it-IT',
  examples: EXAMPLES,
  askFor,
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
  nothingToRepeat: {
    speech: `Dovrei prima sapere di che cosa parliamo. Chiedi per esempio: ${EXAMPLES.weather}`,
    reprompt: askFor(EXAMPLES.weather),
  },
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
  unsupported: {
    speech:
      'Questo purtroppo il servizio meteo non me lo dice. Conosco il tempo, la temperatura, la pioggia, la neve, il sole, il vento e i pollini. Che cosa vuoi sapere?',
    reprompt: askFor(EXAMPLES.weather),
  },
  errors: {
    unreachable: 'Al momento il servizio meteo non risponde. Riprova tra qualche minuto.',
    noForecast: 'Per questa località purtroppo non ho previsioni. Chiedimi di una città vicina.',
    refused:
      'Il servizio meteo non accetta la richiesta. Controlla come è configurata questa skill.',
    internal: 'Purtroppo qualcosa è andato storto. Riprova.',
    memory: 'Al momento non riesco ad accedere alla mia memoria. Riprova tra qualche minuto.',
  },
  age: italianAgePhrases,
  unknownPlace: (spoken) => `Purtroppo non conosco nessuna località di nome ${spoken}.`,
  unknownSpokenPostcode: (digits) =>
    `Purtroppo non conosco il codice postale ${digits.split('').join(' ')}.`,
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
    none: { speech: 'Non mi hai ancora detto dove abiti. Dove abiti?', reprompt: WHERE_HOME },
    ask: { speech: 'Dove abiti?', reprompt: WHERE_HOME },
    askBack: (isForbidden) => ({
      speech: isForbidden
        ? "Non ho il permesso di vedere il tuo indirizzo: puoi darmelo nell'app Alexa, o dirmi semplicemente dove abiti. Dove abiti?"
        : 'Però non so dove ti trovi. Dove abiti?',
      reprompt: WHERE_HOME,
    }),
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
    unknownType: (spoken) => ({
      speech: `Per il polline di ${plant(spoken)} purtroppo non ci sono previsioni, ma solo per nocciolo, ontano, frassino, betulla, graminacee, segale, artemisia e ambrosia. Chiedi per esempio: ${BIRCH}`,
      reprompt: askFor(BIRCH),
    }),
    unknownPostcode: {
      speech: `Purtroppo non conosco il codice postale impostato per il tuo dispositivo. Chiedi con il nome di una località, per esempio: ${EXAMPLES.pollen}`,
      reprompt: askFor(EXAMPLES.pollen),
    },
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

function askFor(example: string): string {
  return `Chiedi per esempio: ${example}`;
}

/** Where there are no forecasts: `a Roma`. */
function whereWords(place: string | null): string {
  return place === null ? 'per il luogo del tuo dispositivo' : describePlace(place);
}

/** `quercia` of `pollini di quercia`. */
function plant(spoken: string): string {
  return spoken.replace(/^(?:il |i )?pollin[ei] (?:di )?(?=\S)/i, '');
}

export const italianScreenLabels: ScreenLabels = {
  demo: 'Meteo dimostrativo',
  temperatures: (high, low) =>
    low === null ? formatDegrees(high) : `da ${size(low)} a ${formatDegrees(high)}`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, da ${size(range.low)} a ${formatDegrees(range.high)}` : '';
    return `Andamento da ${from} a ${to}${degreesOf}${wet ? ', con precipitazioni' : ''}`;
  },
};

/** `8 gradi`, `meno 1 grado`. */
function formatDegrees(value: number): string {
  return `${size(value)} ${Math.abs(value) === 1 ? 'grado' : 'gradi'}`;
}

function size(value: number): string {
  return value < 0 ? `meno ${-value}` : String(value);
}
