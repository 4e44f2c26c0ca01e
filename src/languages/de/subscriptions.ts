import { germanPlants } from './sentences.ts';
import { createScaledSpeed, type SubscriptionPhrases } from '../subscription-phrases.ts';

export const germanSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'wenn irgendeine Wetterwarnung gilt',
      2: 'wenn vor gefährlichem Wetter gewarnt wird',
      3: 'wenn vor Unwetter gewarnt wird',
      4: 'wenn vor extremem Unwetter gewarnt wird',
    },
    warningsOf: (group, isSevere) =>
      isSevere ? `wenn wegen ${group} eine Unwetterwarnung gilt` : `wenn vor ${group} gewarnt wird`,
    groups: {
      THUNDERSTORM: 'Gewitter',
      WIND: 'Sturm',
      TORNADO: 'Tornados',
      RAIN: 'Starkregen',
      HAIL: 'Hagel',
      GLAZE: 'Glatteis',
      FOG: 'Nebel',
      HEAT: 'Hitze',
      UV: 'starker UV-Strahlung',
    },
    rainSoon: 'wenn es gleich anfängt zu regnen',
    rainToday: 'wenn es am selben Tag noch regnet',
    rainOnlyToday: 'wenn es heute noch regnet',
    rainOnlyOn: (day) => `wenn es ${day} regnet`,
    frostTonight: 'wenn es in der Nacht friert',
    frostOnlyTonight: 'wenn es heute Nacht friert',
    snow: 'wenn es schneit',
    gusts: (speed) => `wenn Böen von ${speed} oder mehr kommen`,
    heat: (degrees) => `wenn es ${degrees} Grad oder wärmer wird`,
    warmDay: (degrees) => `wenn es im Jahr zum ersten Mal ${degrees} Grad warm wird`,
    pollen: (plant, level) => `wenn ${plant}pollen ${POLLEN_LEVELS[level]}`,
    plants: germanPlants,
    speed: createScaledSpeed({
      kilometresPerHour: 'Kilometern pro Stunde',
      milesPerHour: 'Meilen pro Stunde',
      metresPerSecond: 'Metern pro Sekunde',
    }),
  },
  subscribed: (place, conditions) => `Gut, für ${place} sage ich dir Bescheid, ${conditions}.`,
  list: (place, conditions) => `Für ${place} sage ich dir Bescheid, ${conditions}.`,
  quiet: (from, to) => `Von ${from} bis ${to} Uhr melde ich mich nur, wenn es gefährlich wird.`,
  neverQuiet: 'Ich melde mich auch nachts.',
  clock: (minute) => (minute % 60 === 0 ? String(minute / 60) : formatMinutes(minute)),
  howToStop: 'Wenn du das nicht mehr möchtest, sag: Warne mich nicht mehr.',
  allow:
    'Damit ich das darf, erlaube mir bitte in der Alexa App, dir Benachrichtigungen zu schicken.',
  stopped: (conditions) => `Gut, ich sage dir nicht mehr Bescheid, ${conditions}.`,
  stoppedAll: 'Gut, ich warne dich nicht mehr.',
  none: {
    speech: 'Bisher warne ich dich vor nichts. Sag zum Beispiel: Warne mich vor Unwetter.',
    reprompt: 'Sag zum Beispiel: Warne mich vor Unwetter.',
  },
  yes: (conditions) => `Ja, ich sage dir Bescheid, ${conditions}.`,
  no: (conditions) => `Nein, ich sage dir nur Bescheid, ${conditions}.`,
  shallI: 'Soll ich dich davor warnen?',
  notWished: (conditions) =>
    `Davor warne ich dich nicht. Ich sage dir nur Bescheid, ${conditions}.`,
  whatOf: {
    speech:
      'Wovor soll ich dich warnen? Zum Beispiel vor Unwetter, vor Frost, oder wenn es gleich regnet.',
    reprompt: 'Sag zum Beispiel: Warne mich vor Frost.',
  },
  whichPlants: {
    speech:
      'Vor welchen Pollen soll ich dich warnen? Sag zum Beispiel: Warne mich vor Birkenpollen.',
    reprompt: 'Sag zum Beispiel: Warne mich vor Birkenpollen.',
  },
  full: 'Mehr kann ich mir nicht merken. Sag mir zuerst, wovor ich dich nicht mehr warnen soll.',
  unavailable:
    'Von selbst melden kann ich mich hier leider nicht. Frag mich aber gern: Gibt es eine Unwetterwarnung?',
  noWarnings: (place) =>
    `Amtliche Warnungen für ${place} kenne ich leider nicht. Ich kann dir aber Bescheid sagen, wenn es regnet, schneit oder friert.`,
  stoppedWithHome: 'Ich warne dich jetzt auch nicht mehr.',
};

const POLLEN_LEVELS = { 1: 'fliegen', 2: 'mäßig oder stark fliegen', 3: 'stark fliegen' } as const;

/** `22 Uhr 30` without the word, which follows: `22.30`. */
function formatMinutes(minute: number): string {
  return `${Math.floor(minute / 60)}.${String(minute % 60).padStart(2, '0')}`;
}
