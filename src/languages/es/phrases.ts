import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { spanishLandmarks } from './place-names.ts';
import type { Phrases } from '../types.ts';
import type { Country } from './country.ts';
import { COUNTRY_PHRASES, type CountryPhrases } from './country.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

export function createSpanishPhrases(country: Country): Phrases {
  const words = COUNTRY_PHRASES[country];
  const { alright, forecast, examples } = words;
  return createPhrases({
    tag: 'es',
    examples,
    askFor: (example) => `Pregunta, por ejemplo: ${example}`,
    welcome: [
      'Te damos la bienvenida a Voz del Tiempo. ¿Para cuándo y para qué lugar quieres saber el tiempo?',
      'Hola, soy Voz del Tiempo. ¿Qué quieres saber del tiempo?',
      'Aquí Voz del Tiempo. ¿Para qué día y para qué lugar quieres saber el tiempo?',
    ],
    help: words.help,
    helpSpeech: (first, last) =>
      `Puedo decirte el tiempo de cualquier lugar, y si hay polen. Por ejemplo: ${first} O: ${last}`,
    helpReprompt: '¿Quieres saber algo del tiempo, de la lluvia o del polen?',
    notUnderstood: {
      speech: `${words.notUnderstood} Pregunta, por ejemplo: ${examples.weekend}`,
      reprompt: '¿Qué quieres saber del tiempo?',
    },
    goodbye: ['Hasta pronto.', 'Hasta la próxima.', 'Hasta luego.'],
    anythingElse: ['¿Quieres saber algo más?', '¿Algo más?', '¿Te puedo ayudar en algo más?'],
    smallTalk: SMALL_TALK.es,
    unoffered: UNOFFERED.es,
    ownPlaces: spanishOwnPlaces,
    goOn: '¿Qué quieres saber?',
    oneMoment: 'Un momento, estoy consultando el servicio meteorológico.',
    whyUnknown: 'Lo siento, no sé decirte por qué.',
    chanceUnknown: 'Lo siento, no sé decirte cómo de probable es.',
    nothingToRepeat: 'Todavía no hay nada que repetir.',
    unanswerable: {
      past: `${words.isPast} Puedo decirte qué tiempo hace ahora y cuál hará en los próximos días.`,
      beyondHours:
        'Hora por hora solo conozco el tiempo de los próximos tres días. Para más tarde, pregúntame por el día entero.',
      beyondDays: `Mi ${forecast} no llega tan lejos: alcanza unos diez días.`,
      vague: `Mi ${forecast} alcanza unos diez días. Pregúntame por uno de ellos o por el fin de semana.`,
      pollenDays: `Del polen tengo ${forecast} para hoy, mañana y pasado mañana.`,
      notKept: 'Solo tengo lo que midieron las estaciones meteorológicas en las últimas 24 horas.',
      noReadings: 'Ninguna estación meteorológica cercana me da esa medición.',
    },
    beyondDay: (day, from) =>
      `Mi ${forecast} todavía no llega hasta el ${day.replace(',', '')}. Pregúntame otra vez a partir del ${from.replace(',', '')}.`,
    noChange: {
      better: (place, days) =>
        `Para ${place} no se ve una mejora del tiempo en los próximos ${days} días.`,
      warmer: (place, days) =>
        `En ${place} no hará mucho más calor que hoy en los próximos ${days} días.`,
      colder: (place, days) =>
        `En ${place} no hará mucho más frío que hoy en los próximos ${days} días.`,
      sun: (place, days) =>
        `Para ${place} no se ve ningún día soleado en los próximos ${days} días.`,
      snow: (place, days) => `Para ${place} no se espera nieve en los próximos ${days} días.`,
    },
    notReached: {
      above: (place, days, degrees) =>
        `En ${place} no se llegará a ${degrees} grados en los próximos ${days} días.`,
      below: (place, days, degrees) =>
        `En ${place} no se bajará de ${degrees} grados en los próximos ${days} días.`,
    },
    forecastEnds: (day) => `Mi ${forecast} solo llega hasta el ${day.replace(',', '')}.`,
    unsupported:
      'Lo siento, ese dato no lo tengo. Puedo decirte el tiempo, la temperatura, la lluvia, la nieve, el viento y el polen. ¿Qué quieres saber?',
    unreachable: `${words.rightNow} el servicio meteorológico no responde.`,
    tryAgainSoon: 'Inténtalo otra vez dentro de unos minutos.',
    errors: {
      noForecast: `Lo siento, no tengo ${forecast} para ese lugar. Pregúntame por una ciudad cercana.`,
      refused: 'El servicio meteorológico rechaza mi consulta. No es culpa tuya; prueba más tarde.',
      internal: `Lo siento, ${words.wentWrong}. Inténtalo otra vez.`,
      memory: `${words.rightNow} no puedo acceder a mi memoria.`,
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
      staleData: (old) => `${words.thisForecast} es de hace ya ${old}.`,
    },
    unknownPlace: (spoken) => `Lo siento, no conozco ningún lugar llamado ${spoken}.`,
    unknownSpokenPostcode: (digits) => `Lo siento, no conozco el código postal ${digits}.`,
    askPlace: {
      speech: '¿Para qué lugar lo quieres saber?',
      reprompt: '¿Para qué ciudad lo quieres saber?',
    },
    whichPlace: (places) => ({
      speech: `¿Te refieres a ${places}?`,
      reprompt: `¿A cuál te refieres: a ${places}?`,
    }),
    home: {
      remembered: (place) => `${alright}, recordaré que vives en ${place}.`,
      whatFor: 'Si no nombras ningún lugar, te diré el tiempo de allí.',
      is: (place) => `Tengo guardado que vives en ${place}.`,
      forgotten: (place) => `${alright}, ${words.deleted} ${place} de mi memoria.`,
      where: '¿Dónde vives?',
      example: `Di, por ejemplo: ${words.livesIn}`,
      none: 'Aún no conozco tu ciudad.',
      addressForbidden:
        'No tengo permiso para ver tu dirección. Puedes dármelo en la aplicación Alexa. ¿En qué ciudad vives?',
      addressUnknown: 'Te he hablado de ese lugar porque no sé dónde estás.',
    },
    units: {
      temperatures: (degrees) => `la temperatura en grados ${degrees}`,
      wind: {
        milesPerHour: 'el viento en millas por hora',
        kilometresPerHour: 'el viento en kilómetros por hora',
        metresPerSecond: 'el viento en metros por segundo',
      },
      and: ' y ',
      chosen: (units) => `${alright}, a partir de ahora te diré ${units}.`,
      unknown: {
        speech: '¿Qué unidad prefieres: grados Celsius o Fahrenheit, kilómetros o millas por hora?',
        reprompt: '¿Qué unidad prefieres? Di, por ejemplo: Usa siempre grados Celsius.',
      },
    },
    cannotRemember: 'Lo siento, aquí no puedo recordar nada.',
    pollen: createPollenPhrases(words),
    cardTitle: (place) => `El tiempo ${where(place)}`,
  });
}

function createPollenPhrases({ forecast }: CountryPhrases) {
  const here = 'el lugar de tu dispositivo';
  return {
    unknownType: (spoken: string) =>
      `Lo siento, no tengo ${forecast} de polen de ${plant(spoken)}, solo de avellano, aliso, fresno, abedul, gramíneas, centeno, artemisa y ambrosía.`,
    unknownPostcode:
      'Lo siento, no conozco el código postal de tu dispositivo. Pregunta con el nombre de una ciudad, por ejemplo:',
    noForecast: (place: string | null) =>
      `Lo siento, no tengo ${forecast} de polen ${place === null ? `para ${here}` : where(place)}. Pregúntame por un lugar de Alemania.`,
    noForecastNow: (place: string | null) =>
      `Lo siento, en este momento no tengo ${forecast} de eso ${place === null ? `para ${here}` : where(place)}.`,
    noForecastThatDay: `Para ese día todavía no tengo ${forecast} de polen. Vuelve a preguntarme más tarde.`,
    cardTitle: (place: string) => `Polen ${where(place)}`,
  };
}

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

/** `en Köln`, or what goes with a landmark. */
function where(place: string): string {
  return spanishLandmarks.describeLandmark(place) ?? `en ${place}`;
}

export const spanishOwnPlaces = createOwnPlacePhrases({
  tag: 'es-ES',
  names: {
    MOTHER: 'mamá',
    FATHER: 'papá',
    PARENTS: 'tus padres',
    GRANDMOTHER: 'la abuela',
    GRANDFATHER: 'el abuelo',
    GRANDPARENTS: 'tus abuelos',
    SISTER: 'tu hermana',
    BROTHER: 'tu hermano',
    DAUGHTER: 'tu hija',
    SON: 'tu hijo',
    AUNT: 'tu tía',
    UNCLE: 'tu tío',
    GIRLFRIEND: 'tu novia',
    BOYFRIEND: 'tu novio',
    WORK: 'el trabajo',
    CABIN: 'la cabaña',
    HOLIDAY_HOME: 'el apartamento',
    GARDEN: 'el huerto',
    SCHOOL: 'el colegio',
    BOAT: 'el barco',
  },
  remembered: (place, name) => `De acuerdo, recordaré ${place} para ${name}.`,
  one: (place, name) => `${place} para ${name}`,
  list: (places) => `Recuerdo ${places}.`,
  forgotten: (place, name) => `De acuerdo, he olvidado ${place} para ${name}.`,
  unknown: (name) => `Todavía no tengo ningún lugar para ${name}.`,
  example: 'Di, por ejemplo: Mis padres viven en Soria.',
  none: 'Todavía no tengo guardado ningún lugar tuyo.',
  full: 'No puedo recordar más de diez lugares. Primero déjame olvidar uno.',
  whereDeviceIs:
    'Mientras este dispositivo me diga dónde está, te diré el tiempo de allí, y el de casa cuando me lo pidas.',
  everythingForgotten: 'De acuerdo, he olvidado todo lo que recordaba de ti.',
});
