import { COUNTING, daysOfRanges, hoursAndAHalf, NUMBERS } from './fr-numbers.ts';
import { PREPOSITIONS, QUESTIONS, SPELLING } from './fr-spelling.ts';
import { nearFr } from './near.fr.ts';
import { counted, grouped, monthNames, weekdayNames, words } from './lists.ts';
import type { Words } from './words.ts';

const WEEKDAYS = weekdayNames('fr-FR');
const MONTHS = monthNames(['fr-FR']);
const SEASONS = counted('printemps été automne hiver');

export const fr: Words = {
  rewrites: [
    ...SPELLING,
    ...QUESTIONS,
    ...COUNTING,
    ...PREPOSITIONS,
    ...daysOfRanges(
      WEEKDAYS.map(([name]) => name),
      [...MONTHS.keys()],
    ),
    [/ en huit\b/g, ' en-huit'],
    [/(?:dans |de |pour )?la journée de (?=\p{L})/gu, ''],
    [/(?<=demain|di|dimanche) (?:dans la|en) journée\b/g, ''],
    [/\bdemande à (?=voix)/g, 'demande '],
  ],
  fillers: new Set(
    words(
      'alors bah ben donc encore environ euh exactement hein juste là merci ok okay pile très tôt vraiment',
    ),
  ),
  leads: new Set(
    words(
      "à au aux avant ces chez code courant d'ici dans de depuis des du durant en entre jusqu'au jusqu'aux jusqu'à la le les par pendant postal pour prochaine prochaines prochains près sur vers",
    ),
  ),
  trails: new Set(),
  invocation: {
    verbs: new Set(words('ouvre lance démarre commence demande utilise')),
    joiners: new Set(['et']),
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
  numbers: new Map(NUMBERS),
  ones: new Set(words('un une')),
  ordinals: new Map([['premier', 1]]),
  // The days of a month are counted with cardinal numbers but for the first.
  ordinalMark: /(?<=^\d{1,2})(?:er)?$/,
  date: {
    now: new Set(['maintenant', 'en ce moment']),
    days: new Map([
      ['avant-hier', -2],
      ['hier', -1],
      ["aujourd'hui", 0],
      ['dans la journée', 0],
      ['de la journée', 0],
      ['la journée', 0],
      ['en journée', 0],
      ['demain', 1],
      ['après-demain', 2],
    ]),
    weekdays: new Map(WEEKDAYS),
    months: MONTHS,
    seasons: new Map(
      SEASONS.flatMap(([name, n]): [string, number][] => [
        [name, n],
        [`l'${name}`, n],
      ]),
    ),
    steps: grouped([
      [0, words('ce cet cette')],
      [1, words('prochain prochaine vient')],
      [2, ['en-huit']],
      [-1, words('dernier dernière passé passée')],
    ]),
    units: grouped([
      [1, words('jour jours')],
      [7, words('semaine semaines')],
    ]),
    patterns: [
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
      ['season', ['{season}', '{step} {season}', '{season} {step}']],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['midi', 'ce midi', 'le midi']],
      ['00:00', ['minuit']],
    ]),
    periods: new Map([
      ['matin', 'MO'],
      ['après-midi', 'AF'],
      ['soir', 'EV'],
      ['nuit', 'NI'],
    ]),
    halves: grouped([
      ['am', ['du matin', 'ce matin', 'le matin', 'au matin']],
      [
        'pm',
        ["de l'après-midi", 'cet après-midi', "l'après-midi", 'du soir', 'ce soir', 'le soir'],
      ],
      ['night', ['de la nuit', 'cette nuit', 'la nuit']],
    ]),
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
    units: grouped([
      [60, words('heure heures')],
      [1, words('minute minutes')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('semaine semaines')],
      ['D', words('jour jours')],
      ['H', words('heure heures')],
      ['M', words('minute minutes')],
    ]),
    phrases: new Map([
      ['heure', 'PT1H'],
      ['demi-heure', 'PT30M'],
      ['une demi-heure', 'PT30M'],
      ["quart d'heure", 'PT15M'],
      ["un quart d'heure", 'PT15M'],
      ['une heure et demie', 'PT1H30M'],
      ...hoursAndAHalf(),
      ['quinzaine', 'P2W'],
    ]),
    joiners: new Set(['et']),
  },
  near: nearFr,
};
