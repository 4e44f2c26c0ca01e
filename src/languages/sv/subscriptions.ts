import { swedishPlants } from './sentences.ts';
import { createScaledSpeed, type SubscriptionPhrases } from '../subscription-phrases.ts';

export const swedishSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'när det finns någon vädervarning',
      2: 'när det varnas för besvärligt väder',
      3: 'när det varnas för oväder',
      4: 'när det varnas för extremt oväder',
    },
    warningsOf: (group, isSevere) =>
      isSevere ? `när det finns en allvarlig varning för ${group}` : `när det varnas för ${group}`,
    groups: {
      THUNDERSTORM: 'åska',
      WIND: 'storm',
      TORNADO: 'tromber',
      RAIN: 'kraftigt regn',
      HAIL: 'hagel',
      GLAZE: 'halka',
      FOG: 'dimma',
      HEAT: 'hetta',
      UV: 'stark UV-strålning',
    },
    rainSoon: 'när det snart börjar regna',
    rainToday: 'när det blir regn senare under dagen',
    rainOnlyToday: 'om det blir regn i dag',
    rainOnlyOn: (day) => `om det blir regn ${day}`,
    frostTonight: 'när det blir frost på natten',
    frostOnlyTonight: 'om det blir frost i natt',
    snow: 'när det kommer att snöa',
    gusts: (speed) => `när det väntas vindbyar på ${speed} eller mer`,
    heat: (degrees) => `när det blir ${degrees} grader eller varmare`,
    warmDay: (degrees) => `när det blir ${degrees} grader för första gången på året`,
    pollen: (plant, level) =>
      level === 1
        ? `när det finns ${plant}pollen i luften`
        : `när halten av ${plant}pollen är ${POLLEN_LEVELS[level]}`,
    plants: swedishPlants,
    speed: createScaledSpeed({
      kilometresPerHour: 'kilometer i timmen',
      milesPerHour: 'miles i timmen',
      metresPerSecond: 'meter per sekund',
    }),
  },
  subscribed: (place, conditions) => `Okej, för ${place} säger jag till ${conditions}.`,
  list: (place, conditions) => `För ${place} säger jag till ${conditions}.`,
  quiet: (from, to) =>
    `Mellan klockan ${from} och ${to} säger jag bara till om det blir farligt väder.`,
  neverQuiet: 'Jag säger till på natten också.',
  clock: formatClock,
  howToStop: 'Om du inte vill det längre, säg: Sluta varna mig.',
  allow: 'För att jag ska kunna säga till behöver du tillåta aviseringar i appen.',
  stopped: (conditions) => `Okej, jag säger inte längre till ${conditions}.`,
  stoppedAll: 'Okej, jag varnar dig inte längre.',
  none: {
    speech: 'Än så länge varnar jag dig inte för något. Säg till exempel: Varna mig för frost.',
    reprompt: 'Säg till exempel: Varna mig för frost.',
  },
  yes: (conditions) => `Ja, jag säger till ${conditions}.`,
  no: (conditions) => `Nej, jag säger bara till ${conditions}.`,
  shallI: 'Ska jag varna dig för det?',
  notWished: (conditions) => `Det varnar jag dig inte för. Jag säger bara till ${conditions}.`,
  whatOf: {
    speech: 'Vad ska jag varna dig för? Till exempel för frost, för snö eller för regn.',
    reprompt: 'Säg till exempel: Varna mig för frost.',
  },
  whichPlants: {
    speech: 'Vilka pollen ska jag varna dig för? Säg till exempel: Varna mig för björkpollen.',
    reprompt: 'Säg till exempel: Varna mig för björkpollen.',
  },
  full: 'Mer än så kan jag inte hålla reda på. Säg först vad jag inte längre behöver varna dig för.',
  unavailable:
    'Här kan jag tyvärr inte säga till på egen hand. Men fråga mig gärna: Finns det några vädervarningar?',
  noWarnings: (place) =>
    `Officiella varningar för ${place} känner jag tyvärr inte till. Men jag kan säga till när det blir regn, snö eller frost.`,
  stoppedWithHome: 'Jag varnar dig inte heller längre.',
};

const POLLEN_LEVELS = { 2: 'måttlig eller hög', 3: 'hög' } as const;

/** `22`, `22.30`, after "klockan". */
function formatClock(minute: number): string {
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
