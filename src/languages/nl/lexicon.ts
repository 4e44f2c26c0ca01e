import { createLexicon, enumerateWords } from '../lexicon.ts';
import { dutchRewrites } from './lexicon-rewrites.ts';

const UNITS = enumerateWords(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const TENS = enumerateWords(
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  2,
).map(([word, tens]): [string, number] => [word, tens * 10]);
/** "drieëntwintig", by many written without the dots. */
const COMPOUNDS = UNITS.slice(1, 10).flatMap(([unit, ones]) =>
  TENS.flatMap(([ten, tens]) =>
    ['en', 'ën'].map((and): [string, number] => [unit + and + ten, tens + ones]),
  ),
);

const IRREGULAR_ORDINALS = new Map([
  [1, 'eerste'],
  [3, 'derde'],
  [8, 'achtste'],
]);
const ORDINALS = [...UNITS.slice(1), ...TENS, ...COMPOUNDS]
  .filter(([, n]) => n <= 31)
  .map(([word, n]): [string, number] => [
    IRREGULAR_ORDINALS.get(n) ?? `${word}${n < 20 ? 'de' : 'ste'}`,
    n,
  ]);

export const dutchLexicon = createLexicon({
  locales: ['nl-NL'],
  rewrites: dutchRewrites,
  openings: 'nou|goed|oké|ok|okay|prima|top|fijn|mooi|ah|nou ja|nou goed|zo|dus|leuk|super|vooruit',
  fillers:
    'al alweer alsjeblieft alstublieft alsjeblief bedankt bijna eindelijk gewoon graag hele even eventjes eens eigenlijk misschien toevallig nou nog ook toch wel hoor maar zeg ongeveer precies zoal uh eh ehm euh uhm hm hè hé oké oke ok okay',
  conjunctions: new Set(['en', 'maar']),
  leads:
    'bij binnen de gedurende in komende naar om op postcode rond tegen tijdens tot tussen van voor volgende',
  trails: ['uur'],
  invocation: {
    verbs: 'open start vraag zeg gebruik',
    joiners: 'naar om en',
  },
  builtIns: {
    'AMAZON.StopIntent': [
      'stop',
      'stoppen',
      'hou op',
      'houd op',
      'wees stil',
      'stil',
      'uit',
      'einde',
    ],
    'AMAZON.CancelIntent': ['annuleer', 'annuleren', 'afbreken', 'breek af'],
    'AMAZON.HelpIntent': ['help', 'hulp', 'help me', 'kun je me helpen', 'kan je me helpen'],
    'AMAZON.NavigateHomeIntent': [
      'naar huis',
      'ga naar huis',
      'startscherm',
      'naar het startscherm',
    ],
    'AMAZON.RepeatIntent': ['herhaal', 'herhalen', 'opnieuw', 'nog eens', 'zeg dat opnieuw'],
    'AMAZON.YesIntent': ['ja', 'jawel', 'jazeker', 'ja zeker', 'zeker', 'jep', 'yes'],
    'AMAZON.NoIntent': ['nee', 'neen', 'nee hoor', 'nee dank u'],
  },
  // Without accents it is an article, unless the rewrites find that it counts.
  numbers: new Map([
    ...UNITS.filter(([word]) => word !== 'een'),
    ...TENS,
    ...COMPOUNDS,
    ['één', 1],
    ['honderd', 100],
  ]),
  hundreds: ['honderd'],
  ones: ['een'],
  ordinals: new Map(ORDINALS),
  ordinalMark: /(?<=\d)(?:e|de|ste)$/,
  date: {
    now: ['nu'],
    days: [
      [-2, 'eergisteren'],
      [-1, 'gisteren'],
      [0, 'vandaag'],
      [1, 'morgen'],
      [2, 'overmorgen'],
    ],
    seasons: ['lente voorjaar', 'zomer', 'herfst najaar', 'winter'],
    steps: [
      [0, 'dit dez deze'],
      [
        1,
        'volgend volgende komend komende aankomend aankomende aanstaand aanstaande eerstvolgend eerstvolgende',
      ],
      [-1, 'vorig vorige afgelopen'],
    ],
    units: [
      [1, 'dag dagen'],
      [7, 'week weken'],
    ],
    longUnits: [
      [1, 'maand maanden'],
      [12, 'jaar jaren'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} over 1 week',
          '{dayWord} over 1 week',
          '{weekday} over 8 dagen',
          '{dayWord} over 8 dagen',
          '{weekday} over een week',
          '{dayWord} over een week',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} over 14 dagen',
          '{dayWord} over 14 dagen',
          '{weekday} over 2 weken',
          '{dayWord} over 2 weken',
        ],
      ],
      ['monthsAhead', ['over {count} {longUnit}']],
      ['ahead', ['over {count} {unit}', 'vandaag over {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', '{weekday} {step}', 'de {step} {weekday}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          'de {day} {month}',
          'de {day} van {month}',
          '{day} {month} {year}',
          '{day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} {day} {month}',
          '{weekday} de {day} {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', 'de {ordinal}', '{weekday} de {ordinal}']],
      [
        'weekdayOfWeek',
        ['{step} week {weekday}', '{weekday} {step} week', '{weekday} van {step} week'],
      ],
      ['week', ['{step} week', 'de {step} week', 'de week']],
      [
        'comingWeekend',
        ['komend weekend', 'komende weekend', 'de komende weekend', 'aankomend weekend'],
      ],
      ['weekend', ['{step} weekend']],
      ['month', ['{month}', '{month} {year}', '{step} maand']],
      ['year', ['{step} jaar']],
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} {day} {month}',
          '{dayWord} de {day} {month}',
          '{dayWord} op {day} {month}',
        ],
      ],
      ['season', ['{season}', 'de {season}', '{step} {season}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['tussen de middag', 'midden op de dag', 'het middaguur']],
      ['00:00', ['middernacht']],
    ],
    periods: [
      ['MO', 'ochtend voormiddag'],
      ['AF', 'middag namiddag'],
      ['EV', 'avond'],
      ['NI', 'nacht'],
    ],
    halves: [
      ['am', ["'s ochtends", "'s morgens", 'in de ochtend', 'vanochtend', 'vanmorgen']],
      [
        'pm',
        [
          "'s middags",
          "'s namiddags",
          "'s avonds",
          'in de middag',
          'in de namiddag',
          'in de avond',
          'vanmiddag',
          'vanavond',
        ],
      ],
      ['night', ["'s nachts", 'in de nacht', 'vannacht']],
    ],
    clock: [
      ['{hour}', 0],
      ['{hour} uur', 0],
      ['{hour} uur {minute}', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} uur', 0],
      ['half {hour}', -30],
      ['kwart over {hour}', 15],
      ['kwart voor {hour}', -15],
      ['{past} over {hour}', 0],
      ['{to} voor {hour}', 0],
      ['{past} minuten over {hour}', 0],
      ['{to} minuten voor {hour}', 0],
      ['{past} over half {hour}', -30],
      ['{to} voor half {hour}', -30],
    ],
    ahead: ['over {count} {unit}'],
    units: [
      [60, 'uur uren uurtje uurtjes'],
      [1, 'minuut minuten minuutjes'],
    ],
  },
  duration: {
    units: [
      ['W', 'week weken'],
      ['D', 'dag dagen'],
      ['H', 'uur uren uurtjes'],
      ['M', 'minuut minuten minuutjes'],
    ],
    phrases: [
      ['PT1H', 'uur'],
      ['PT30M', ['half uur', 'halfuur', 'een half uur', 'een halfuur']],
      ['PT15M', ['kwartier', 'een kwartier']],
      ['PT45M', ['drie kwartier']],
      ['PT1H30M', ['anderhalf uur']],
      ['PT2H30M', ['tweeënhalf uur']],
      ['PT24H', 'etmaal'],
    ],
    joiners: ['en'],
  },
  near: {
    // Without "was", which is laundry as well, and "weer", which is the weather.
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      'de het een geen deze dit die dat ik mij me mijn jij je jou jouw u uw wij we ons onze jullie zij ze hun hij hem haar men iemand wie ben bent is zijn waren geweest word wordt worden werd geworden zal zul zult zullen zou zouden heb hebt heeft hebben had hadden kan kun kunt kunnen kon konden moet moeten moest hoef hoeft mag mogen mocht wil wilt willen wilde doet doen ga gaat gaan ging laat laten maakt maken en of maar want als dan dus omdat zodat terwijl ook niet nog al alleen zo te om in op aan bij van voor na naar met zonder tot tegen over onder boven door uit tussen sinds tijdens gedurende rond binnen per af er daar hier ergens overal toe',
      // Who asks, courtesy, and how a question is begun.
      'wat welke welk wanneer waarom hoe hoeveel waar hallo hoi hé hey hè nou zeg alexa even eens graag alsjeblieft alstublieft bedankt dank sorry misschien eventueel wel waarschijnlijk mogelijk eigenlijk echt precies ongeveer best heel erg zeer veel weinig beetje meer zeggen vertel vertellen geef geven zien toon noem weet weten vraag vragen benieuwd kijk kijken hoor horen denk denkt denken lijkt verwacht verwachten rekenen nodig neem nemen meenemen mee krijg krijgt krijgen kom komt komen staat staan zit ziet uitziet eruit beter handig slim',
    ],
    common:
      'tijd dag dagen moment buiten buitenshuis regio streek plaats stad dorp land plek lokaal actueel actuele bericht informatie info details overzicht voorspeld voorspellen stand toestand situatie begin begint eind einde rest hele heel alles iets niets ding dingen mensen vriend vriendin familie vrouw man mama papa kind kinderen thuis huis werk reis bezoek onderweg aankom vertrek vertrekken weg heen terug pad',
    spatial: 'nabij buurt omgeving omstreken vlakbij rondom rond richting langs bij',
    elsewhere:
      'doe zet ver speel spelen afspelen muziek lied liedje liedjes song songs album playlist afspeellijst zanger zangeres band radio podcast luisterboek film films serie series aflevering netflix video videos bioscoop timer wekker wek maak herinner herinnering agenda kalender afspraak afspraken mail email sms berichten nieuws krantenkoppen bel bellen telefoon telefoonnummer koop kopen bestel bestellen winkelwagen boodschappen boodschappenlijst prijs kost kosten duur goedkoop boek boeken reserveer reserveren restaurant restaurants hotel hotels vlucht vluchten vliegtuig trein treinen bus taxi ticket tickets kaartje recept recepten kook koken bak bakken mop moppen grap grappen verhaal sprookje raadsel quiz spel spelletje uitslag voetbal wedstrijd elftal doelpunt president premier minister koning hoofdstad inwoners spelt definitie vertaal vertaling betekent betekenis taal plus gedeeld wortel procent dollar euro aandeel aandelen bitcoin beurs lamp lampen verwarming thermostaat stofzuiger deur volume luider stiller oud leeftijd geboren uitgevonden schreef schilderde getrouwd route file verkeer navigeer afstand',
    endings: 'achtige achtig erige erig igere iger ige ig ende end ste ere er en es e s t',
    hasCompounds: true,
  },
});
