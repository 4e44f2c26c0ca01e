import { dutchPlants } from './pollen.ts';
import { createScaledSpeed, mapPlants, type SubscriptionPhrases } from '../subscription-phrases.ts';
import { dutchLandmarks } from './place-names.ts';

export const dutchSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'als er een weerwaarschuwing is',
      2: 'als er voor gevaarlijk weer wordt gewaarschuwd',
      3: 'als er voor noodweer wordt gewaarschuwd',
      4: 'als er voor extreem noodweer wordt gewaarschuwd',
    },
    warningsOf: (group, isSevere) =>
      isSevere
        ? `als er een zware waarschuwing voor ${group} is`
        : `als er voor ${group} wordt gewaarschuwd`,
    groups: {
      THUNDERSTORM: 'onweer',
      WIND: 'storm',
      TORNADO: "tornado's",
      RAIN: 'zware regen',
      HAIL: 'hagel',
      GLAZE: 'gladheid',
      FOG: 'mist',
      HEAT: 'hitte',
      UV: 'sterke uv-straling',
    },
    rainSoon: 'als het zo gaat regenen',
    rainToday: 'als het later op de dag gaat regenen',
    rainOnlyToday: 'als het vandaag nog gaat regenen',
    rainOnlyOn: (day) => `als het ${day} gaat regenen`,
    frostTonight: "als het 's nachts gaat vriezen",
    frostOnlyTonight: 'als het vannacht gaat vriezen',
    snow: 'als het gaat sneeuwen',
    gusts: (speed) => `als er windstoten van ${speed} of meer komen`,
    heat: (degrees) => `als het ${degrees} graden of warmer wordt`,
    warmDay: (degrees) => `als het voor het eerst in het jaar ${degrees} graden wordt`,
    pollen: (plant, level) =>
      level === 1
        ? `als er ${plant} in de lucht zijn`
        : `als de concentratie ${plant} ${POLLEN_LEVELS[level]} is`,
    plants: mapPlants(dutchPlants, ([, pollen]) => pollen),
    speed: createScaledSpeed({
      kilometresPerHour: 'kilometer per uur',
      milesPerHour: 'mijl per uur',
      metresPerSecond: 'meter per seconde',
    }),
  },
  subscribed: (place, conditions) =>
    `Goed, voor ${withArticle(place)} laat ik het je weten ${conditions}.`,
  list: (place, conditions) => `Voor ${withArticle(place)} laat ik het je weten ${conditions}.`,
  quiet: (from, to) => `Van ${from} tot ${to} meld ik me alleen als het gevaarlijk wordt.`,
  neverQuiet: "Ook 's nachts laat ik het je weten.",
  clock: formatClock,
  howToStop: 'Wil je dat niet meer, zeg dan: Waarschuw me niet meer.',
  allow: 'Geef me dan wel in de Alexa-app toestemming om je meldingen te sturen.',
  stopped: (conditions) => `Goed, ik laat het je niet meer weten ${conditions}.`,
  stoppedAll: 'Goed, ik waarschuw je niet meer.',
  none: {
    speech:
      'Tot nu toe waarschuw ik je nergens voor. Zeg bijvoorbeeld: Waarschuw me als het gaat vriezen.',
    reprompt: 'Zeg bijvoorbeeld: Waarschuw me als het gaat vriezen.',
  },
  yes: (conditions) => `Ja, ik laat het je weten ${conditions}.`,
  no: (conditions) => `Nee, ik laat het je alleen weten ${conditions}.`,
  shallI: 'Zal ik je daarvoor waarschuwen?',
  notWished: (conditions) =>
    `Daar waarschuw ik je niet voor. Ik laat het je alleen weten ${conditions}.`,
  whatOf: {
    speech:
      'Waar moet ik je voor waarschuwen? Zeg bijvoorbeeld: Waarschuw me als het gaat vriezen, of: Waarschuw me als het gaat regenen.',
    reprompt: 'Zeg bijvoorbeeld: Waarschuw me als het gaat regenen.',
  },
  whichPlants: {
    speech:
      'Voor welke pollen moet ik je waarschuwen? Zeg bijvoorbeeld: Waarschuw me voor berkenpollen.',
    reprompt: 'Zeg bijvoorbeeld: Waarschuw me voor berkenpollen.',
  },
  full: 'Meer kan ik niet onthouden. Zeg me eerst waar ik je niet meer voor hoef te waarschuwen.',
  unavailable:
    'Uit mezelf kan ik hier helaas niets melden. Vraag me maar: Is er een weerwaarschuwing?',
  noWarnings: (place) =>
    `Officiële waarschuwingen voor ${withArticle(place)} ken ik helaas niet. Maar ik kan het je wel laten weten als het gaat regenen, sneeuwen of vriezen.`,
  stoppedWithHome: 'Ik waarschuw je nu ook niet meer.',
};

const POLLEN_LEVELS = { 2: 'matig of hoog', 3: 'hoog' } as const;

/** `Utrecht`, `het Gardameer` of `aan het Gardameer`. */
function withArticle(place: string): string {
  return dutchLandmarks.describeLandmark(place)?.replace(/^\S+ /u, '') ?? place;
}

/** `22 uur`, `22 uur 30`. */
function formatClock(minute: number): string {
  const rest = minute % 60;
  return `${Math.floor(minute / 60)} uur${rest === 0 ? '' : ` ${rest}`}`;
}
