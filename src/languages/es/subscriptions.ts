import { spanishPlants } from './sentences.ts';
import { createScaledSpeed, type SubscriptionPhrases } from '../subscription-phrases.ts';
import { createClock } from './days-and-hours.ts';

const { atClock } = createClock('ES');

/** In words that Spain, Mexico and the United States share. */
export const spanishSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'cuando haya cualquier aviso meteorológico',
      2: 'cuando haya un aviso por tiempo peligroso',
      3: 'cuando haya un aviso grave por mal tiempo',
      4: 'cuando haya un aviso por tiempo extremo',
    },
    warningsOf: (group, isSevere) =>
      isSevere ? `cuando haya un aviso grave por ${group}` : `cuando haya un aviso por ${group}`,
    groups: {
      THUNDERSTORM: 'tormentas',
      WIND: 'viento fuerte',
      TORNADO: 'tornados',
      RAIN: 'lluvias fuertes',
      HAIL: 'granizo',
      GLAZE: 'hielo',
      FOG: 'niebla',
      HEAT: 'calor',
      UV: 'radiación ultravioleta',
    },
    rainSoon: 'cuando esté a punto de llover',
    rainToday: 'cuando vaya a llover ese mismo día',
    rainOnlyToday: 'si va a llover hoy',
    rainOnlyOn: (day) => `si va a llover ${day}`,
    frostTonight: 'cuando vaya a helar por la noche',
    frostOnlyTonight: 'si va a helar esta noche',
    snow: 'cuando vaya a nevar',
    gusts: (speed) => `cuando se esperen rachas de viento de ${speed} o más`,
    heat: (degrees) => `cuando se esperen ${degrees} grados o más`,
    warmDay: (degrees) => `cuando se llegue a ${degrees} grados por primera vez en el año`,
    pollen: (plant, level) => `cuando el polen de ${plant} ${POLLEN_LEVELS[level]}`,
    plants: spanishPlants,
    speed: createScaledSpeed({
      kilometresPerHour: 'kilómetros por hora',
      milesPerHour: 'millas por hora',
      metresPerSecond: 'metros por segundo',
    }),
  },
  subscribed: (place, conditions) => `Muy bien, para ${place} te avisaré ${conditions}.`,
  list: (place, conditions) => `Para ${place} te aviso ${conditions}.`,
  quiet: (from, to) => `Entre ${from} y ${to} solo te avisaré si hay peligro.`,
  neverQuiet: 'También te avisaré por la noche.',
  clock: (minute) => atClock(Math.floor(minute / 60), minute % 60).replace(/^a /, ''),
  howToStop: 'Si ya no lo quieres, di: No me avises más.',
  allow: 'Para eso, permíteme enviarte notificaciones en la aplicación Alexa.',
  stopped: (conditions) => `Muy bien, ya no te avisaré ${conditions}.`,
  stoppedAll: 'Muy bien, ya no te avisaré más.',
  none: {
    speech: 'Por ahora no te aviso de nada. Di, por ejemplo: Avísame de las heladas.',
    reprompt: 'Di, por ejemplo: Avísame de las heladas.',
  },
  yes: (conditions) => `Sí, te aviso ${conditions}.`,
  no: (conditions) => `No, solo te aviso ${conditions}.`,
  shallI: '¿Quieres que te avise de eso?',
  notWished: (conditions) => `De eso no te aviso. Solo te aviso ${conditions}.`,
  whatOf: {
    speech:
      '¿De qué quieres que te avise? Por ejemplo, de heladas, de nieve o cuando vaya a llover.',
    reprompt: 'Di, por ejemplo: Avísame de las heladas.',
  },
  whichPlants: {
    speech: '¿De qué polen quieres que te avise? Di, por ejemplo: Avísame del polen de abedul.',
    reprompt: 'Di, por ejemplo: Avísame del polen de abedul.',
  },
  full: 'No puedo recordar más. Dime primero de qué ya no tengo que avisarte.',
  unavailable:
    'Lo siento, aquí no puedo avisarte por mi cuenta. Pero puedes preguntarme: ¿Hay algún aviso meteorológico?',
  noWarnings: (place) =>
    `Lo siento, no tengo los avisos oficiales de ${place}. Pero puedo avisarte cuando vaya a llover, nevar o helar.`,
  stoppedWithHome: 'Tampoco te avisaré más.',
};

const POLLEN_LEVELS = {
  1: 'esté en el aire',
  2: 'tenga un nivel moderado o alto',
  3: 'tenga un nivel alto',
} as const;
