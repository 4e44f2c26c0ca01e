import type { Phrases } from '../types.ts';
import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { describePlace, elideDe } from './place-names.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

/** In France a skill says `vous`; in Canada it says `tu`, and has some words of its own. */
export function createFrenchPhrases(country: 'FR' | 'CA'): Phrases {
  const isCanadian = country === 'CA';
  /** As the listener is addressed. */
  const say = (vous: string, tu: string) => (isCanadian ? tu : vous);
  const [askMe, wouldLike] = [say('Demandez-moi', 'Demande-moi'), say('voulez-vous', 'veux-tu')];
  const [you, your] = [say('vous', 'te'), say('votre', 'ton')];
  const weekend = isCanadian ? 'la fin de semaine' : 'le week-end';
  const unitNames = isCanadian
    ? { miles: "milles à l'heure", kilometres: "kilomètres à l'heure" }
    : { miles: "miles à l'heure", kilometres: 'kilomètres-heure' };
  const youLiveIn = (place: string) =>
    `${say('vous habitez', 'tu habites')} ${describePlace(place)}`;
  return createPhrases({
    tag: 'fr',
    examples: {
      weather: isCanadian
        ? 'Quel temps fera-t-il demain à Montréal ?'
        : 'Quel temps fera-t-il demain à Paris ?',
      rain: "Est-ce qu'il va pleuvoir aujourd'hui ?",
      pollen: 'Quel est le taux de pollen à Leipzig ?',
      birch: 'Quel est le niveau de pollen de bouleau ?',
    },
    askFor: (example) => `${say('Demandez', 'Demande')} par exemple : ${example}`,
    welcome: [
      `Bienvenue dans Voix Météo. Pour quel endroit et pour quel jour ${wouldLike} la météo ?`,
      `Bonjour, ici Voix Météo. Que ${wouldLike} savoir sur le temps ?`,
      `Ici Voix Météo. La météo de quelle ville ${wouldLike} connaître ?`,
    ],
    help: [
      ['', 'Quel temps fera-t-il demain ?'],
      ['', "Est-ce que j'ai besoin d'un parapluie demain ?"],
      ['', 'À quelle heure se couche le soleil ?'],
    ],
    /** What the skill can do, with one example. */
    helpSpeech: (_, example) =>
      `${askMe} le temps, la pluie, la température, le vent ou les pollens, pour un lieu et un jour. Par exemple : ${example} Que ${wouldLike} savoir ?`,
    helpReprompt: `Que ${wouldLike} savoir sur le temps, la pluie ou les pollens ?`,
    notUnderstood: {
      speech: `Je n'ai malheureusement pas compris. Que ${wouldLike} savoir sur le temps ?`,
      reprompt: `${say('Demandez', 'Demande')} par exemple : Quel temps fera-t-il demain ?`,
    },
    goodbye: ['À bientôt.', 'À la prochaine.', 'À plus tard.'],
    anythingElse: [
      'Autre chose ?',
      `${say('Voulez-vous', 'Veux-tu')} savoir autre chose ?`,
      `Que ${wouldLike} savoir d'autre ?`,
    ],
    smallTalk: SMALL_TALK.fr,
    unoffered: UNOFFERED.fr,
    ownPlaces: frenchOwnPlaces,
    goOn: `Que ${wouldLike} savoir ?`,
    oneMoment: 'Un instant, je consulte le service météo.',
    whyUnknown: `Je ne peux malheureusement pas ${you} dire pourquoi.`,
    chanceUnknown: `Je ne peux malheureusement pas ${you} dire à quel point c'est probable.`,
    nothingToRepeat: "Il n'y a encore rien à répéter.",
    unanswerable: {
      past: `C'est déjà passé. Je peux ${you} dire le temps qu'il fait maintenant et celui des prochains jours.`,
      beyondHours: `Je n'ai les prévisions heure par heure que pour les trois prochains jours. Pour plus tard, ${say('demandez', 'demande')}-moi la journée entière.`,
      beyondDays: 'Les prévisions ne vont pas aussi loin. Elles couvrent une dizaine de jours.',
      vague: `Je n'ai pas de prévisions pour une période aussi longue. ${askMe} un des prochains jours ou ${weekend}.`,
      pollenDays: "Pour les pollens, j'ai des prévisions pour aujourd'hui, demain et après-demain.",
      notKept: "Je n'ai les relevés des stations météo que pour les dernières 24 heures.",
      noReadings: 'Aucune station météo proche ne me donne cette mesure.',
    },
    beyondDay: (day, from) =>
      `Mes prévisions ne vont pas encore jusqu'au ${day.replace(/ 1 /, ' 1er ')}. ${say('Redemandez', 'Redemande')}-le-moi à partir du ${from.replace(/ 1 /, ' 1er ')}.`,
    noChange: {
      better: (place, days) =>
        `Pour ${place}, aucune amélioration en vue dans les ${days} prochains jours.`,
      warmer: (place, days) =>
        `Pour ${place}, les ${days} prochains jours ne seront pas nettement plus chauds qu'aujourd'hui.`,
      colder: (place, days) =>
        `Pour ${place}, les ${days} prochains jours ne seront pas nettement plus froids qu'aujourd'hui.`,
      sun: (place, days) =>
        `Pour ${place}, aucun jour ensoleillé en vue dans les ${days} prochains jours.`,
      snow: (place, days) => `Pour ${place}, pas de neige en vue dans les ${days} prochains jours.`,
    },
    notReached: {
      above: (place, days, degrees) =>
        `Pour ${place}, la température n'atteindra pas ${degrees} degrés dans les ${days} prochains jours.`,
      below: (place, days, degrees) =>
        `Pour ${place}, la température ne descendra pas sous ${degrees} degrés dans les ${days} prochains jours.`,
    },
    forecastEnds: (day) => `Mes prévisions s'arrêtent le ${day.replace(/ 1 /, ' 1er ')}.`,
    unsupported: `Je n'ai malheureusement pas cette information. Je peux ${you} parler de la pluie, de la neige, du soleil, de la température, du vent et des pollens. Que ${wouldLike} savoir ?`,
    unreachable: 'Le service météo ne répond pas pour le moment.',
    tryAgainSoon: `${say('Réessayez', 'Réessaie')} dans quelques minutes.`,
    errors: {
      noForecast: `Je n'ai malheureusement pas de prévisions pour cet endroit. ${askMe} une ville voisine.`,
      refused: 'Le service météo refuse ma demande. Pour le moment, je ne peux rien y faire.',
      internal: `Il y a malheureusement eu un problème. ${say("Réessayez, s'il vous plaît", "Réessaie, s'il te plaît")}.`,
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
    unknownSpokenPostcode: (digits) =>
      `Je ne connais malheureusement pas le code postal ${digits}.`,
    askPlace: {
      speech: 'Pour quel endroit ?',
      reprompt: `Pour quelle ville ${wouldLike} le savoir ?`,
    },
    whichPlace: (places) => ({
      speech: `${say('Vous voulez', 'Tu veux')} dire ${places} ?`,
      reprompt: `Quel endroit ${wouldLike} dire : ${places} ?`,
    }),
    home: {
      remembered: (place) => `D'accord, je retiens que ${youLiveIn(place)}.`,
      whatFor: `Si ${say('vous ne précisez', 'tu ne précises')} pas de lieu, je ${you} donnerai la météo de chez ${say('vous', 'toi')}.`,
      is: (place) => `${say("Vous m'avez", "Tu m'as")} dit que ${youLiveIn(place)}.`,
      forgotten: (place) => `D'accord, j'ai effacé ${place} comme lieu de résidence.`,
      where: `Où ${say('habitez-vous', 'habites-tu')} ?`,
      example: `${say('Dites', 'Dis')} par exemple : J'habite ${isCanadian ? 'à Laval' : 'à Lille'}.`,
      none: `${say("Vous ne m'avez", "Tu ne m'as")} pas encore dit où ${say('vous habitez', 'tu habites')}.`,
      addressForbidden: `Je n'ai pas accès à ${your} adresse. ${say('Vous pouvez', 'Tu peux')} m'y autoriser dans l'application Alexa, ou me dire où ${say('vous habitez. Dans quelle ville habitez-vous', 'tu habites. Dans quelle ville habites-tu')} ?`,
      addressUnknown: `J'ai répondu pour cet endroit, car je ne sais pas où ${say('vous êtes', 'tu es')}.`,
    },
    units: {
      temperatures: (degrees) => `les températures en ${degrees}`,
      wind: {
        milesPerHour: `le vent en ${unitNames.miles}`,
        kilometresPerHour: `le vent en ${unitNames.kilometres}`,
        metresPerSecond: 'le vent en mètres par seconde',
      },
      and: ' et ',
      chosen: (units) => `D'accord, ${units} à partir de maintenant.`,
      unknown: {
        speech: `Quelle unité ${wouldLike} : Celsius ou Fahrenheit, kilomètres ou ${isCanadian ? 'milles' : 'miles'} ?`,
        reprompt: `Quelle unité ${wouldLike} ? ${say('Dites', 'Dis')} par exemple : Utilise toujours Celsius.`,
      },
    },
    cannotRemember: 'Ici, je ne peux malheureusement rien retenir.',
    pollen: {
      unknownType: (spoken) =>
        `Je n'ai pas de prévisions pour le pollen ${ofPlant(spoken)}, seulement pour le noisetier, l'aulne, le frêne, le bouleau, les graminées, le seigle, l'armoise et l'ambroisie.`,
      unknownPostcode: `Je ne connais malheureusement pas le code postal indiqué pour ${your} appareil. ${say('Précisez', 'Précise')} une ville, par exemple :`,
      noForecast: (place) =>
        `Je n'ai malheureusement pas de prévisions de pollen ${place === null ? `pour l'endroit où se trouve ${your} appareil` : describePlace(place)}. ${askMe} une ville en Allemagne.`,
      noForecastNow: (place) =>
        `Je n'ai malheureusement pas de prévisions à ce sujet en ce moment ${place === null ? `pour l'endroit où se trouve ${your} appareil` : describePlace(place)}.`,
      noForecastThatDay: `Je n'ai pas encore de prévisions de pollen pour ce jour. ${say('Redemandez-moi', 'Redemande-moi')} plus tard.`,
      cardTitle: (place) => `Pollens ${describePlace(place)}`,
    },
    cardTitle: (place) => `Météo ${describePlace(place)}`,
  });
}

/** `mont blanc` of `au mont blanc`; an article of the name itself is part of it. */
function bareName(spoken: string): string {
  return spoken.replace(/^(?:à|au|aux|en|dans|sur) (?=\S)/i, '');
}

/** `de chêne` of `du chêne`, `d'herbe`: the `h` of some is not heard. */
function ofPlant(spoken: string): string {
  const name = spoken.replace(
    /^(?:pollens? )?(?:de l'|de la |d'|de |des |du |l'|le |la |les )?(?=\S)/i,
    '',
  );
  return /^herb/i.test(name) ? `d'${name}` : elideDe(name);
}

export const frenchScreenLabels = createScreenLabels({
  demo: 'Météo de démonstration',
  minus: 'moins',
  degrees: (size) => (size < 2 ? 'degré' : 'degrés'),
  range: (low, high) => `de ${low} à ${high}`,
  course: (from, to) => `Évolution de ${from} à ${to}`,
  wet: 'avec des précipitations',
});

export const frenchOwnPlaces = createOwnPlacePhrases({
  tag: 'fr-FR',
  names: {
    MOTHER: 'maman',
    FATHER: 'papa',
    PARENTS: 'les parents',
    GRANDMOTHER: 'mamie',
    GRANDFATHER: 'papi',
    GRANDPARENTS: 'les grands-parents',
    SISTER: 'la sœur',
    BROTHER: 'le frère',
    DAUGHTER: 'la fille',
    SON: 'le fils',
    AUNT: 'la tante',
    UNCLE: "l'oncle",
    GIRLFRIEND: 'la copine',
    BOYFRIEND: 'le copain',
    WORK: 'le travail',
    CABIN: 'le chalet',
    HOLIDAY_HOME: 'la maison de vacances',
    GARDEN: 'le jardin',
    SCHOOL: "l'école",
    BOAT: 'le bateau',
  },
  remembered: (place, name) => `D'accord, je retiens ${place} pour ${name}.`,
  one: (place, name) => `${place} pour ${name}`,
  list: (places) => `J'ai retenu ${places}.`,
  forgotten: (place, name) => `D'accord, j'ai oublié ${place} pour ${name}.`,
  unknown: (name) => `Je n'ai pas encore d'endroit pour ${name}.`,
  example: 'Dites par exemple : Le chalet est à Megève.',
  none: "Je n'ai encore retenu aucun endroit.",
  full: "Je ne peux pas retenir plus de dix endroits. Faites-m'en d'abord oublier un.",
  whereDeviceIs:
    'Tant que cet appareil indique sa position, je donne la météo de cet endroit, et celle de la maison sur demande.',
  everythingForgotten: "D'accord, j'ai tout oublié.",
});
