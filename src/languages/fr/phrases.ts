import { describePlace } from './place-names.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';

export const frenchPhrases = createPhrases({
  tag: 'fr',
  examples: {
    weather: 'Quel temps fera-t-il demain à Paris ?',
    rain: "Est-ce qu'il va pleuvoir aujourd'hui à Lyon ?",
    pollen: 'Quel est le taux de pollen à Leipzig ?',
    birch: 'Quel est le niveau de pollen de bouleau ?',
  },
  askFor: (example) => `Demande par exemple : ${example}`,
  welcome: [
    'Bienvenue dans Voix Météo. Pour quand et pour quel endroit veux-tu la météo ?',
    'Bonjour, ici Voix Météo. Que veux-tu savoir sur le temps ?',
    'Ici Voix Météo. Pour quel jour et pour quelle ville veux-tu connaître le temps ?',
  ],
  help: [
    [
      "Quel temps fera-t-il demain à Marseille ? Est-ce qu'il va pleuvoir aujourd'hui ?",
      'Quel est le taux de pollen ?',
    ],
    [
      "Est-ce que j'ai besoin d'un parapluie demain ? Quelle sera la température maximale samedi ?",
      'Quand va-t-il pleuvoir ?',
    ],
    [
      'Quel sera le plus beau jour ? Quelle est la force du vent ?',
      'À quelle heure se couche le soleil ?',
    ],
  ],
  /** What the skill can do, with examples. */
  helpSpeech: (examples, last) =>
    `Tu peux me demander la météo d'une ville, la pluie, la neige, le soleil, la température et le vent, pour maintenant, une heure, un jour ou le week-end, et aussi les pollens. Par exemple : ${examples} Ou : ${last} Que veux-tu savoir ?`,
  helpReprompt: 'Veux-tu savoir quelque chose sur le temps, la pluie ou les pollens ?',
  notUnderstood: {
    speech:
      "Je n'ai malheureusement pas compris. Demande par exemple : Quel temps fera-t-il ce week-end ? Que veux-tu savoir ?",
    reprompt: 'Que veux-tu savoir sur le temps ?',
  },
  goodbye: ['À bientôt.', 'À la prochaine.', 'À plus tard.'],
  anythingElse: [
    'Veux-tu savoir autre chose ?',
    'Est-ce que tu veux savoir autre chose ?',
    'Y a-t-il autre chose que tu veux savoir ?',
  ],
  goOn: 'Que veux-tu savoir ?',
  oneMoment: 'Un instant, je demande au service météo.',
  nothingToRepeat: "Il faudrait d'abord que je sache de quoi il s'agit.",
  unanswerable: {
    past: "C'est déjà passé. Je peux te dire le temps qu'il fait maintenant et celui des prochains jours.",
    beyondHours:
      'Je ne connais le temps heure par heure que pour les trois prochains jours. Pour plus tard, demande-moi la journée entière.',
    beyondDays:
      'Les prévisions ne vont pas encore aussi loin. Je peux te donner la météo des prochains jours.',
    vague:
      "Il n'y a pas de prévision pour une période aussi longue. Demande-moi un des prochains jours ou le week-end.",
    pollenDays: "Pour les pollens, je connais aujourd'hui, demain et après-demain.",
  },
  forecastEnds: (day) =>
    `Les prévisions ne vont pas encore au-delà du ${day.replace(/ 1 /, ' 1er ')}.`,
  unsupported:
    'Le service météo ne me le dit malheureusement pas. Je connais le temps, la température, la pluie, la neige, le soleil, le vent et les pollens. Que veux-tu savoir ?',
  unreachable: 'Le service météo ne répond pas pour le moment.',
  tryAgainSoon: 'Réessaie dans quelques minutes.',
  errors: {
    noForecast:
      "Je n'ai malheureusement pas de prévision pour cet endroit. Demande-moi une ville voisine.",
    refused:
      "Le service météo n'accepte pas la demande. Vérifie comment cette skill est configurée.",
    internal: "Il y a malheureusement eu un problème. Réessaie, s'il te plaît.",
    memory: "Je n'ai pas accès à ma mémoire pour le moment.",
  },
  age: {
    counts: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    /** After `il y a`. */
    ago: {
      minutes: 'quelques minutes',
      quarter: "un quart d'heure",
      half: 'environ une demi-heure',
      hour: 'environ une heure',
      hours: (count) => `${count} heures`,
      overTwelve: 'plus de douze heures',
      overADay: "plus d'un jour",
    },
    old: { hour: 'une heure' },
    itSaid: (ago) => `il y a ${ago}, il indiquait :`,
    staleData: (old) => `Cette prévision a été établie il y a déjà ${old}.`,
  },
  unknownPlace: (spoken) =>
    `Je ne connais malheureusement pas d'endroit appelé ${bareName(spoken)}.`,
  unknownSpokenPostcode: (digits) => `Je ne connais malheureusement pas le code postal ${digits}.`,
  askPlace: {
    speech: 'Pour quel endroit veux-tu le savoir ?',
    reprompt: 'Pour quelle ville veux-tu le savoir ?',
  },
  whichPlace: (places) => ({
    speech: `Tu veux dire ${places} ?`,
    reprompt: `Quel endroit veux-tu dire : ${places} ?`,
  }),
  home: {
    remembered: (place) => `D'accord, je retiens que tu habites ${describePlace(place)}.`,
    whatFor: 'Si tu ne dis pas où, je te donnerai la météo de chez toi.',
    is: (place) => `J'ai retenu que tu habites ${describePlace(place)}.`,
    forgotten: (place) => `D'accord, j'ai oublié que tu habites ${describePlace(place)}.`,
    where: 'Où habites-tu ?',
    example: "Dis par exemple : J'habite à Lille.",
    none: "Tu ne m'as pas encore dit où tu habites.",
    addressForbidden:
      "Je n'ai pas accès à ton adresse. Tu peux l'autoriser dans l'application Alexa, ou simplement me le dire : où habites-tu ?",
    addressUnknown: 'Mais je ne sais pas où tu es.',
  },
  units: {
    temperatures: (degrees) => `les températures en ${degrees}`,
    wind: {
      milesPerHour: "le vent en miles à l'heure",
      kilometresPerHour: 'le vent en kilomètres-heure',
    },
    and: ' et ',
    chosen: (units) => `D'accord, à partir de maintenant je te donnerai ${units}.`,
    unknown: {
      speech:
        'Dans quelle unité veux-tu les valeurs : Celsius ou Fahrenheit, kilomètres ou miles par heure ?',
      reprompt: 'Quelle unité veux-tu ? Dis par exemple : Utilise toujours Celsius.',
    },
  },
  cannotRemember: 'Ici, je ne peux malheureusement rien retenir.',
  pollen: {
    unknownType: (spoken) =>
      `Il n'y a pas de prévision de pollen pour ${spoken}, seulement pour le noisetier, l'aulne, le frêne, le bouleau, les graminées, le seigle, l'armoise et l'ambroisie.`,
    unknownPostcode:
      'Je ne connais malheureusement pas le code postal indiqué pour ton appareil. Demande avec un nom de ville, par exemple :',
    noForecast: (place) =>
      `Il n'y a malheureusement pas de prévision de pollen pour ${place ?? "l'endroit où se trouve ton appareil"}. Demande-moi une ville en Allemagne.`,
    noForecastNow: (place) =>
      `Il n'y a malheureusement pas de prévision à ce sujet en ce moment pour ${place ?? "l'endroit où se trouve ton appareil"}.`,
    noForecastThatDay:
      "Il n'y a pas encore de prévision de pollen pour ce jour. Redemande-moi plus tard.",
    cardTitle: (place) => `Pollens ${describePlace(place)}`,
  },
  cardTitle: (place) => `Météo ${describePlace(place)}`,
});

/** `mont blanc` of `au mont blanc`; an article of the name itself is part of it. */
function bareName(spoken: string): string {
  return spoken.replace(/^(?:à|au|aux|en|dans|sur) (?=\S)/i, '');
}

export const frenchScreenLabels = createScreenLabels({
  demo: 'Météo de démonstration',
  minus: 'moins',
  degrees: (size) => (size < 2 ? 'degré' : 'degrés'),
  range: (low, high) => `de ${low} à ${high}`,
  course: (from, to) => `Évolution de ${from} à ${to}`,
  wet: 'avec des précipitations',
});
