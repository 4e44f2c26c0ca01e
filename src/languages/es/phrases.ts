import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';

export const spanishPhrases = createPhrases({
  tag: 'es',
  examples: {
    weather: '¿Qué tiempo hará mañana en Sevilla?',
    rain: '¿Va a llover en Bilbao?',
    pollen: '¿Cuál es el nivel de polen en Leipzig?',
    birch: '¿Cuál es el nivel de polen de abedul?',
  },
  askFor: (example) => `Pregunta, por ejemplo: ${example}`,
  welcome: [
    'Te damos la bienvenida a Voz del Tiempo. ¿De cuándo y de dónde quieres saber el tiempo?',
    'Hola, soy Voz del Tiempo. ¿Qué quieres saber del tiempo?',
    'Aquí Voz del Tiempo. ¿De qué día y de qué lugar quieres saber el tiempo?',
  ],
  help: [
    ['¿Qué tiempo hará mañana a las 3 en Barcelona? ¿Va a llover?', '¿Cuál es el nivel de polen?'],
    ['¿Necesito paraguas mañana? ¿Qué temperatura hará el sábado?', '¿Cuándo volverá a llover?'],
    ['¿Qué día hará mejor tiempo? ¿Cuánto viento hará?', '¿A qué hora se pone el sol?'],
  ],
  /** What the skill can do, with examples. */
  helpSpeech: (examples, last) =>
    `Puedes preguntar por el tiempo en cualquier ciudad, por lluvia, nieve, sol, temperatura y viento, para ahora, para una hora, un día o el fin de semana, y por el polen. Por ejemplo: ${examples} O: ${last} ¿Qué quieres saber?`,
  helpReprompt: '¿Quieres saber algo del tiempo, de la lluvia o del polen?',
  notUnderstood: {
    speech:
      'Perdona, no te he entendido. Pregunta, por ejemplo: ¿Qué tiempo hará el fin de semana? ¿Qué quieres saber?',
    reprompt: '¿Qué quieres saber del tiempo?',
  },
  goodbye: ['Hasta pronto.', 'Hasta la próxima.', 'Hasta luego.'],
  anythingElse: ['¿Quieres saber algo más?', '¿Algo más?', '¿Te puedo ayudar en algo más?'],
  goOn: '¿Qué quieres saber?',
  oneMoment: 'Un momento, estoy consultando el servicio meteorológico.',
  nothingToRepeat: 'Para eso necesito saber de qué se trata.',
  unanswerable: {
    past: 'Eso ya ha pasado. Puedo decirte qué tiempo hace ahora y cuál hará en los próximos días.',
    beyondHours:
      'Hora por hora solo conozco el tiempo de los próximos tres días. Para más tarde, pregúntame por el día entero.',
    beyondDays:
      'La previsión todavía no llega tan lejos. Puedo decirte el tiempo de los próximos días.',
    vague:
      'Para un periodo tan largo no hay previsión. Pregúntame por uno de los próximos días o por el fin de semana.',
    pollenDays: 'Del polen puedo darte la previsión de hoy, de mañana y de pasado mañana.',
  },
  forecastEnds: (day) => `La previsión todavía no llega más allá del ${day.replace(',', '')}.`,
  unsupported:
    'Lo siento, eso no me lo dice el servicio meteorológico. Sé de tiempo, temperatura, lluvia, nieve, sol, viento y polen. ¿Qué quieres saber?',
  unreachable: 'Ahora mismo el servicio meteorológico no responde.',
  tryAgainSoon: 'Inténtalo otra vez dentro de unos minutos.',
  errors: {
    noForecast: 'Lo siento, para ese lugar no tengo previsión. Pregúntame por una ciudad cercana.',
    refused:
      'El servicio meteorológico no acepta la consulta. Comprueba cómo está configurada esta skill.',
    internal: 'Lo siento, algo ha ido mal. Inténtalo otra vez.',
    memory: 'Ahora mismo no puedo acceder a mi memoria.',
  },
  age: {
    counts: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    /** After `hace`. */
    ago: {
      minutes: 'unos minutos',
      quarter: 'un cuarto de hora',
      half: 'una media hora',
      hour: 'cerca de una hora',
      hours: (count) => `${count} horas`,
      overTwelve: 'más de doce horas',
      overADay: 'más de un día',
    },
    old: { hour: 'una hora' },
    itSaid: (ago) => `hace ${ago} decía:`,
    staleData: (old) => `Esta previsión es de hace ya ${old}.`,
  },
  unknownPlace: (spoken) => `Lo siento, no conozco ningún lugar llamado ${spoken}.`,
  unknownSpokenPostcode: (digits) => `Lo siento, no conozco el código postal ${digits}.`,
  askPlace: {
    speech: '¿De qué lugar lo quieres saber?',
    reprompt: '¿De qué ciudad lo quieres saber?',
  },
  whichPlace: (places) => ({
    speech: `¿Te refieres a ${places}?`,
    reprompt: `¿A cuál te refieres: a ${places}?`,
  }),
  home: {
    remembered: (place) => `Vale, recordaré que vives en ${place}.`,
    whatFor: 'Si no nombras ningún lugar, te diré el tiempo de allí.',
    is: (place) => `Me has dicho que vives en ${place}.`,
    forgotten: (place) => `Vale, he olvidado que vives en ${place}.`,
    where: '¿Dónde vives?',
    example: 'Di, por ejemplo: Vivo en Valencia.',
    none: 'No me has dicho dónde vives.',
    addressForbidden:
      'No tengo permiso para ver tu dirección. Puedes dármelo en la aplicación Alexa, o simplemente dime: ¿dónde vives?',
    addressUnknown: 'Pero no sé dónde estás.',
  },
  units: {
    temperatures: (degrees) => `la temperatura en grados ${degrees}`,
    wind: {
      milesPerHour: 'el viento en millas por hora',
      kilometresPerHour: 'el viento en kilómetros por hora',
    },
    and: ' y ',
    chosen: (units) => `Vale, a partir de ahora te diré ${units}.`,
    unknown: {
      speech: '¿Qué unidad prefieres: grados Celsius o Fahrenheit, kilómetros o millas por hora?',
      reprompt: '¿Qué unidad prefieres? Di, por ejemplo: Usa siempre grados Celsius.',
    },
  },
  cannotRemember: 'Lo siento, aquí no puedo recordar nada.',
  pollen: {
    unknownType: (spoken) =>
      `Lo siento, no hay previsión de polen de ${plant(spoken)}, solo de avellano, aliso, fresno, abedul, gramíneas, centeno, artemisa y ambrosía.`,
    unknownPostcode:
      'Lo siento, no conozco el código postal de tu dispositivo. Pregunta con el nombre de una ciudad, por ejemplo:',
    noForecast: (place) =>
      `Lo siento, no hay previsión de polen para ${place ?? 'el lugar de tu dispositivo'}. Pregúntame por un lugar de Alemania.`,
    noForecastNow: (place) =>
      `Lo siento, en este momento no hay previsión de eso para ${place ?? 'el lugar de tu dispositivo'}.`,
    noForecastThatDay:
      'Para ese día todavía no hay previsión de polen. Vuelve a preguntarme más tarde.',
    cardTitle: (place) => `Polen en ${place}`,
  },
  cardTitle: (place) => `El tiempo en ${place}`,
});

/** `olivo` of `polen de olivo`. */
function plant(spoken: string): string {
  return spoken.replace(/^(?:el |los )?p[oó]len(?:es)? de (?:la |los |las )?/i, '');
}

export const spanishScreenLabels = createScreenLabels({
  demo: 'Tiempo de demostración',
  minus: 'menos',
  degrees: (size) => (size === 1 ? 'grado' : 'grados'),
  range: (low, high) => `de ${low} a ${high}`,
  course: (from, to) => `Evolución desde ${from} hasta ${to}`,
  wet: 'con precipitaciones',
});
