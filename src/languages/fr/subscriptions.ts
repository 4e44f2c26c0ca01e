import { frenchPlants } from './sentences.ts';
import { createScaledSpeed, mapPlants, type SubscriptionPhrases } from '../subscription-phrases.ts';
import { describeClock } from './numbers.ts';
import { elideDe } from './place-names.ts';

/** In France a skill says `vous`; in Canada it says `tu`, and names the units otherwise. */
export function createFrenchSubscriptions(country: 'FR' | 'CA'): SubscriptionPhrases {
  const isCanadian = country === 'CA';
  /** As the listener is addressed. */
  const say = (vous: string, tu: string) => (isCanadian ? tu : vous);
  const [you, tellMe] = [say('vous', 'te'), say('Dites', 'Dis')];
  const example = `${tellMe} par exemple : Préviens-moi en cas de gel.`;
  const pollenExample = `${tellMe} par exemple : Préviens-moi pour le pollen de bouleau.`;
  return {
    conditions: {
      warnings: {
        1: "dès qu'il y a une alerte météo, quelle qu'elle soit",
        2: 'quand une alerte annonce un temps dangereux',
        3: 'quand une alerte annonce de fortes intempéries',
        4: 'quand une alerte annonce des intempéries extrêmes',
      },
      warningsOf: (group, isSevere) =>
        `quand il y a une alerte${isSevere ? ' sévère' : ''} pour ${group}`,
      groups: {
        THUNDERSTORM: 'orages',
        WIND: 'vent fort',
        TORNADO: 'tornades',
        RAIN: 'fortes pluies',
        HAIL: 'grêle',
        GLAZE: 'verglas',
        FOG: 'brouillard',
        HEAT: 'fortes chaleurs',
        UV: 'rayonnement UV',
      },
      rainSoon: 'quand il va se mettre à pleuvoir',
      rainToday: 'quand il va pleuvoir dans la journée',
      rainOnlyToday: "s'il va pleuvoir aujourd'hui",
      rainOnlyOn: (day) => `s'il va pleuvoir ${day}`,
      frostTonight: 'quand il va geler dans la nuit',
      frostOnlyTonight: "s'il va geler cette nuit",
      snow: 'quand il va neiger',
      gusts: (speed) => `quand des rafales de ${speed} ou plus sont prévues`,
      heat: (degrees) => `quand il va faire ${degrees} degrés ou plus`,
      warmDay: (degrees) => `quand il va faire ${degrees} degrés pour la première fois de l'année`,
      pollen: (plant, level) => `quand le pollen ${elideDe(plant)} ${POLLEN_LEVELS[level]}`,
      plants: mapPlants(frenchPlants, ([, name]) => name),
      speed: createScaledSpeed({
        kilometresPerHour: isCanadian ? "kilomètres à l'heure" : 'kilomètres-heure',
        milesPerHour: isCanadian ? "milles à l'heure" : "miles à l'heure",
        metresPerSecond: 'mètres par seconde',
      }),
    },
    subscribed: (place, conditions) =>
      `D'accord, pour ${place}, je ${you} préviendrai ${conditions}.`,
    list: (place, conditions) => `Pour ${place}, je ${you} préviens ${conditions}.`,
    quiet: (from, to) => `Entre ${from} et ${to}, je ne ${you} préviens qu'en cas de danger.`,
    neverQuiet: `Je ${you} préviens aussi la nuit.`,
    clock: (minute) => describeClock({ hour: Math.floor(minute / 60), minute: minute % 60 }),
    howToStop: `Si ${say("vous n'en voulez", "tu n'en veux")} plus, ${say('dites', 'dis')} : Ne me préviens plus.`,
    allow: `Pour cela, ${say('autorisez', 'autorise')}-moi dans l'application Alexa à ${say('vous envoyer', "t'envoyer")} des notifications.`,
    stopped: (conditions) => `D'accord, je ne ${you} préviendrai plus ${conditions}.`,
    stoppedAll: `D'accord, je ne ${you} préviendrai plus.`,
    none: {
      speech: `Pour l'instant, je ne ${you} préviens de rien. ${example}`,
      reprompt: example,
    },
    yes: (conditions) => `Oui, je ${you} préviens ${conditions}.`,
    no: (conditions) => `Non, je ${you} préviens seulement ${conditions}.`,
    shallI: say('Voulez-vous que je vous en prévienne ?', "Veux-tu que je t'en prévienne ?"),
    notWished: (conditions) =>
      `Je ne ${you} préviens pas de cela. Je ${you} préviens seulement ${conditions}.`,
    whatOf: {
      speech: `De quoi dois-je ${you} prévenir ? Par exemple du gel, de la neige ou de la pluie qui arrive.`,
      reprompt: example,
    },
    whichPlants: {
      speech: `De quel pollen dois-je ${you} prévenir ? ${pollenExample}`,
      reprompt: pollenExample,
    },
    full: `Je ne peux pas en retenir plus. ${say('Dites-moi', 'Dis-moi')} d'abord de quoi je ne dois plus ${you} prévenir.`,
    unavailable: `Ici, je ne peux malheureusement pas ${you} prévenir de moi-même. Mais ${say('vous pouvez', 'tu peux')} me demander : Y a-t-il une alerte météo ?`,
    noWarnings: (place) =>
      `Je ne connais malheureusement pas les alertes officielles pour ${place}. Mais je peux ${you} prévenir quand il va pleuvoir, neiger ou geler.`,
    stoppedWithHome: `Je ne ${you} préviendrai plus non plus.`,
  };
}

const POLLEN_LEVELS = {
  1: "est dans l'air",
  2: 'atteint un niveau modéré ou élevé',
  3: 'atteint un niveau élevé',
} as const;
