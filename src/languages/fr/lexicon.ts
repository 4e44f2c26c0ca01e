import { createLexicon, listMonthNames, listWeekdayNames } from '../lexicon.ts';
import {
  COUNTING,
  daysOfRanges,
  hoursAndAHalf,
  HOURS_LATER,
  FRENCH_NUMBERS,
  PREPOSITIONS,
  QUESTIONS,
  SPELLING,
} from './lexicon-rewrites.ts';
import { ASIDES, HEARD } from './lexicon-heard.ts';

const WEEKDAYS = listWeekdayNames('fr-FR');
const MONTHS = listMonthNames(['fr-FR']);

export const frenchLexicon = createLexicon({
  locales: ['fr-FR'],
  rewrites: [
    ...HEARD,
    ...ASIDES,
    ...HOURS_LATER,
    ...SPELLING,
    ...QUESTIONS,
    ...COUNTING,
    ...PREPOSITIONS,
    ...daysOfRanges(
      WEEKDAYS.map(([name]) => name),
      [...MONTHS.keys()],
    ),
    [/\bqu'(?=ici\b|hier\b|avant-hier|aujourd'hui|demain|là-bas|chez )/g, 'que '],
    [/ en huit\b/g, ' en-huit'],
    [/(?:dans |de |pour )?la journée de (?=\p{L})/gu, ''],
    [/(?<=demain|di|dimanche) (?:dans la|en) journée\b/g, ''],
    [/\bdemande à (?=voix)/g, 'demande '],
  ],
  openings:
    "bon|alors|d'accord|ok|okay|très bien|super|parfait|ah|eh bien|ben|bon ben|bon alors|ah bon|génial|dis",
  fillers:
    'alors bah ben déjà dis donc encore environ euh exactement hein juste merci ok okay pile très tôt vraiment',
  conjunctions: new Set(['et', 'mais']),
  leads:
    "à au aux avant ces chez code courant d'ici dans de depuis des du durant en entre jusqu'au jusqu'aux jusqu'à la le les par pendant postal pour prochaine prochaines prochains près sur vers",
  trails: '',
  invocation: {
    verbs: 'ouvre lance démarre commence demande utilise',
    joiners: ['et'],
  },
  builtIns: {
    'AMAZON.StopIntent': ['stop', 'arrête', 'arrête-toi', 'tais-toi', 'quitte', 'fin', 'au revoir'],
    'AMAZON.CancelIntent': ['annule', 'annuler', 'laisse tomber'],
    'AMAZON.HelpIntent': ['aide', 'aide-moi', "à l'aide", "tu peux m'aider"],
    'AMAZON.NavigateHomeIntent': ['accueil', "va à l'accueil", "retourne à l'accueil"],
    'AMAZON.RepeatIntent': ['répète', 'répète ça', 'répéter', 'redis', 'redis ça', 'encore'],
    'AMAZON.YesIntent': ['oui', 'oui oui', 'ouais', 'bien sûr'],
    'AMAZON.NoIntent': ['non', 'nan', 'non non', 'pas du tout'],
  },
  numbers: new Map(FRENCH_NUMBERS),
  ones: 'un une',
  ordinals: new Map([['premier', 1]]),
  // The days of a month are counted with cardinal numbers but for the first.
  ordinalMark: /(?<=^\d{1,2})(?:er)?$/,
  date: {
    now: ['maintenant', 'en ce moment'],
    days: [
      [-2, 'avant-hier'],
      [-1, 'hier'],
      [0, ["aujourd'hui", 'dans la journée', 'de la journée', 'la journée', 'en journée']],
      [1, 'demain'],
      [2, 'après-demain'],
    ],
    seasons: ["printemps l'printemps", "été l'été", "automne l'automne", "hiver l'hiver"],
    steps: [
      [0, 'ce cet cette'],
      [1, 'prochain prochaine vient'],
      [2, 'en-huit'],
      [-1, 'dernier dernière passé passée'],
    ],
    units: [
      [1, 'jour jours'],
      [7, 'semaine semaines'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} en-huit',
          '{dayWord} en-huit',
          '{weekday} dans 8 jours',
          '{dayWord} dans 8 jours',
          '{weekday} dans 1 semaine',
          '{dayWord} dans 1 semaine',
          'dans 8 jours',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} en 15',
          '{dayWord} en 15',
          '{weekday} dans 15 jours',
          '{dayWord} dans 15 jours',
          'dans 15 jours',
        ],
      ],
      ['ahead', ['dans {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', '{weekday} {step}', '{weekday} qui {step}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          'le {day} {month}',
          '{day} {month} {year}',
          '{weekday} {day} {month}',
          'le {weekday} {day} {month}',
          '{weekday} {day} {month} {year}',
        ],
      ],
      ['dayOfMonth', ['le {ordinal}', '{weekday} {ordinal}', 'le {weekday} {ordinal}']],
      [
        'weekdayOfWeek',
        [
          '{weekday} de la semaine {step}',
          'la semaine {step} {weekday}',
          '{weekday} de la semaine qui {step}',
        ],
      ],
      [
        'week',
        [
          '{step} semaine',
          'semaine {step}',
          'la semaine',
          'la semaine {step}',
          'la semaine qui {step}',
        ],
      ],
      ['comingWeekend', ['prochain week-end', 'week-end qui {step}']],
      ['weekend', ['{step} week-end', 'week-end {step}']],
      [
        'month',
        [
          '{month}',
          '{month} {year}',
          'mois de {month}',
          '{step} mois',
          'mois {step}',
          'mois qui {step}',
        ],
      ],
      ['year', ['{step} année', "l'année {step}", "l'an {step}"]],
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} {day} {month}',
          '{dayWord} le {day} {month}',
          '{dayWord} pour le {day} {month}',
        ],
      ],
      ['season', ['{season}', '{step} {season}', '{season} {step}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['midi', 'ce midi', 'le midi']],
      ['00:00', ['minuit']],
    ],
    periods: [
      ['MO', 'matin'],
      ['AF', 'après-midi'],
      ['EV', 'soir'],
      ['NI', 'nuit'],
    ],
    halves: [
      ['am', ['du matin', 'ce matin', 'le matin', 'au matin']],
      [
        'pm',
        ["de l'après-midi", 'cet après-midi', "l'après-midi", 'du soir', 'ce soir', 'le soir'],
      ],
      ['night', ['de la nuit', 'cette nuit', 'la nuit']],
    ],
    clock: [
      ['{hour}', 0],
      ...['h', 'heure', 'heures'].flatMap((hours): [string, number][] => [
        [`{hour} ${hours}`, 0],
        [`{hour} ${hours} {minute}`, 0],
        [`{hour} ${hours} et quart`, 15],
        [`{hour} ${hours} et demie`, 30],
        [`{hour} ${hours} moins {to}`, 0],
        [`{hour} ${hours} moins le quart`, -15],
        [`{hour} ${hours} moins quart`, -15],
      ]),
      ['midi {minute}', 720],
      ['midi et quart', 735],
      ['midi et demi', 750],
      ['midi et demie', 750],
      ['midi moins le quart', 705],
      ['minuit {minute}', 0],
      ['minuit et quart', 15],
      ['minuit et demi', 30],
      ['minuit et demie', 30],
      ['minuit moins le quart', -15],
    ],
    ahead: ['dans {count} {unit}'],
    units: [
      [60, 'heure heures'],
      [1, 'minute minutes'],
    ],
  },
  duration: {
    units: [
      ['W', 'semaine semaines'],
      ['D', 'jour jours'],
      ['H', 'heure heures'],
      ['M', 'minute minutes'],
    ],
    phrases: [
      ['PT1H', 'heure'],
      ['PT30M', ['demi-heure', 'une demi-heure']],
      ['PT15M', ["quart d'heure", "un quart d'heure"]],
      ['PT1H30M', ['une heure et demie']],
      ...hoursAndAHalf(),
      ['P2W', 'quinzaine'],
    ],
    joiners: ['et'],
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      "le la les l' un une des du de d' au aux à a ce cet cette ces c'est c'était ça cela celui celle il elle on ils elles je j' j'ai tu nous vous me m' te t' se s' moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu' qu'il qu'elle qu'on qu'ils quoi dont y en est es suis sommes êtes sont sera seront serait était être été ai as avons avez ont aura aurai auras aurons aurez auront aurait avoir eu avait fait fais faire fera ferait font feront va vas vais allons allez vont ira aller peut peux pouvons pouvez peuvent pourrait pourrais pourra pouvoir dois doit devons devez doivent devrai devra devrais devrait devoir faut faudra faudrait falloir et ou mais si car donc parce comme quand puisque ne n' pas non plus ni sans avec par pour dans sur sous vers chez entre jusqu' jusqu'à jusque depuis pendant durant avant après dès lors hors",
      // Who asks, courtesy, and how a question is begun.
      "quel quelle quels quelles comment combien pourquoi où d'où alexa bonjour salut coucou hé eh merci pardon excuse excuse-moi dis dis-moi donne donne-moi montre montre-moi raconte raconte-moi explique annonce indique indique-moi sais sait savez savoir saurais veux veut voudrais voulons aimerais aimerait souhaite connaître demande crois croire pense penses penser dirais vois voir regarde regarder prends prendre prenne mets mettre besoin intérêt risque risques chance chances possible probable probablement sûrement peut-être vraiment exactement plutôt assez très trop peu beaucoup bien bon mieux encore toujours déjà aussi autre alors là ici voilà rien tout toute tous toutes même juste seulement bientôt maintenant",
    ],
    common:
      "prévu prévue prévus prévues annoncé annoncée annoncés annoncées attendu attendue attendus attendues prévoit prévoient annonce annoncent actuel actuelle actuellement local locale heure heures jour jours journée moment instant semaine mois endroit lieu ville village région département pays coin quartier maison dehors extérieur l'extérieur intérieur alentours environs partout ailleurs bulletin rapport point infos info informations détails résumé situation conditions état tendance petit-déjeuner déjeuner dîner travail boulot école voyage vacances famille enfants femme mari copain sortir sors partir pars arriver arrive arrivent arrivera début fin reste vient viennent venir entier entière grand grande gros grosse petit petite chose quelque quelques gens monde",
    spatial:
      'près proche côté autour alentour environs périphérie proximité loin nord sud est ouest',
    elsewhere:
      'joue jouer mets-moi musique chanson chansons album playlist chanteur chanteuse groupe radio podcast film films série séries épisode netflix vidéo vidéos minuteur minuterie alarme alarmes réveil réveille rappelle rappel rappels calendrier agenda rendez-vous réunion mail mails message messages texto appelle appeler téléphone achète acheter commande commander courses liste panier prix coûte coûtent cher livre livres réserve réserver restaurant restaurants hôtel hôtels vol vols train trains bus métro taxi billet billets recette recettes cuisiner cuisine gâteau blague blagues histoire histoires jeu jeux quiz score match équipe football foot rugby tennis président capitale population habitants épelle définition traduis traduire traduction signifie langue calcule fois divisé multiplié racine pourcent dollars euros bourse action actions bitcoin actualités actualité lumière lumières lampe chauffage thermostat aspirateur porte volume âge né née inventé écrit peint marié itinéraire trafic bouchons navigue distance hauteur tour',
    endings:
      'ements ement eraient erait issent erons eront eras erai era ées ée és ent ant aux ait es er ez é e s x',
  },
});
