import { italianPlants } from './sentences.ts';
import { createScaledSpeed, mapPlants, type SubscriptionPhrases } from '../subscription-phrases.ts';

export const italianSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: "quando c'è una qualsiasi allerta meteo",
      2: "quando c'è un'allerta per tempo pericoloso",
      3: "quando c'è un'allerta per forte maltempo",
      4: "quando c'è un'allerta per maltempo estremo",
    },
    warningsOf: (group, isSevere) =>
      `quando c'è un'allerta${isSevere ? ' grave' : ''} per ${group}`,
    groups: {
      THUNDERSTORM: 'temporali',
      WIND: 'vento forte',
      TORNADO: 'tornado',
      RAIN: 'piogge intense',
      HAIL: 'grandine',
      GLAZE: 'ghiaccio',
      FOG: 'nebbia',
      HEAT: 'caldo',
      UV: 'forti raggi UV',
    },
    rainSoon: 'quando sta per piovere',
    rainToday: 'quando in giornata è prevista pioggia',
    rainOnlyToday: 'se oggi è prevista pioggia',
    rainOnlyOn: (day) => `se ${day} è prevista pioggia`,
    frostTonight: 'quando nella notte è previsto gelo',
    frostOnlyTonight: 'se stanotte è previsto gelo',
    snow: 'quando è prevista neve',
    gusts: (speed) => `quando sono previste raffiche di ${speed} o più`,
    heat: (degrees) => `quando sono previsti ${degrees} gradi o più`,
    warmDay: (degrees) => `quando si arriva a ${degrees} gradi per la prima volta nell'anno`,
    pollen: (plant, level) => `quando il polline ${plant} è ${POLLEN_LEVELS[level]}`,
    plants: mapPlants(italianPlants, ([ofIt]) => ofIt),
    speed: createScaledSpeed({
      kilometresPerHour: "chilometri all'ora",
      milesPerHour: "miglia all'ora",
      metresPerSecond: 'metri al secondo',
    }),
  },
  subscribed: (place, conditions) => `Va bene, per ${place} ti avviserò ${conditions}.`,
  list: (place, conditions) => `Per ${place} ti avviso ${conditions}.`,
  quiet: (from, to) => `Tra ${from} e ${to} ti avviso solo in caso di pericolo.`,
  neverQuiet: 'Ti avviso anche di notte.',
  clock: (minute) => formatClock(Math.floor(minute / 60), minute % 60),
  howToStop: "Se non lo vuoi più, di': Non avvisarmi più.",
  allow: "Per farlo, consentimi di inviarti notifiche nell'app Alexa.",
  stopped: (conditions) => `Va bene, non ti avviserò più ${conditions}.`,
  stoppedAll: 'Va bene, non ti avviserò più.',
  none: {
    speech: "Per ora non ti avviso di niente. Di' per esempio: Avvisami in caso di gelo.",
    reprompt: "Di' per esempio: Avvisami in caso di gelo.",
  },
  yes: (conditions) => `Sì, ti avviso ${conditions}.`,
  no: (conditions) => `No, ti avviso solo ${conditions}.`,
  shallI: 'Vuoi che ti avvisi per questo?',
  notWished: (conditions) => `Di questo non ti avviso. Ti avviso solo ${conditions}.`,
  whatOf: {
    speech:
      'Di che cosa devo avvisarti? Per esempio del gelo, della neve o della pioggia in arrivo.',
    reprompt: "Di' per esempio: Avvisami in caso di gelo.",
  },
  whichPlants: {
    speech: "Di quale polline devo avvisarti? Di' per esempio: Avvisami per il polline di betulla.",
    reprompt: "Di' per esempio: Avvisami per il polline di betulla.",
  },
  full: 'Non posso ricordare altro. Dimmi prima di che cosa non devo più avvisarti.',
  unavailable:
    "Qui purtroppo non posso avvisarti di mia iniziativa. Però puoi chiedermi: C'è un'allerta meteo?",
  noWarnings: (place) =>
    `Purtroppo non ho le allerte ufficiali per ${place}. Però posso avvisarti quando piove, nevica o gela.`,
  stoppedWithHome: 'E non ti avviserò più.',
};

const POLLEN_LEVELS = { 1: "nell'aria", 2: 'moderato o alto', 3: 'alto' } as const;

/** After "tra": `le 22`, `l'una`, `mezzanotte`, `le 22 e 30`. */
function formatClock(hour: number, minute: number): string {
  const name = HOUR_NAMES[hour] ?? `le ${hour}`;
  return minute === 0 ? name : `${name} e ${minute}`;
}

const HOUR_NAMES: Readonly<Record<number, string>> = { 0: 'mezzanotte', 1: "l'una", 12: 'mezzogiorno' }; // prettier-ignore
