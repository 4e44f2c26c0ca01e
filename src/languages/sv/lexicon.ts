import rewrites from './rewrites.json' with { type: 'json' };
import { createLexicon, enumerateWords } from '../lexicon.ts';

const UNITS = enumerateWords(
  'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
);
const TENS = enumerateWords('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
/** "tjugotre", by transcripts also as two words. */
const COMPOUNDS = [...UNITS.slice(1, 10), ['en', 1] as const].flatMap(([unit, ones]) =>
  TENS.flatMap(([ten, tens]) =>
    ['', '-'].map((link): [string, number] => [ten + link + unit, tens + ones]),
  ),
);

const ORDINALS = enumerateWords(
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde tjugoförsta tjugoandra tjugotredje tjugofjärde tjugofemte tjugosjätte tjugosjunde tjugoåttonde tjugonionde trettionde trettioförsta',
  1,
);

export const swedishLexicon = createLexicon({
  locales: ['sv-SE'],
  rewrites: rewrites.map(([from = '', to = '']) => [new RegExp(from, 'gu'), to]),
  openings:
    'ja|jo|jaha|okej|ok|bra|fint|toppen|perfekt|aha|jaså|nåväl|nå|så|alltså|men|hm|hmm|härligt|kanon',
  fillers:
    'ju väl nog liksom typ egentligen möjligen eventuellt kanske snälla gärna alltså öh eh hm hmm ens faktiskt ungefär cirka exakt precis igen fortfarande ännu också förresten även redan verkligen riktigt väldigt',
  conjunctions: new Set(['och', 'men']),
  leads:
    'i på vid för till från mellan efter före innan runt omkring kring inom nära klockan de den närmaste kommande nästa postnummer fram hos',
  trails: '',
  invocation: { verbs: 'öppna starta fråga be säg använd', joiners: 'om att och efter' },
  builtIns: {
    'AMAZON.StopIntent': [
      'stopp',
      'stoppa',
      'stop',
      'sluta',
      'avsluta',
      'tyst',
      'var tyst',
      'håll tyst',
      'slut',
      'stäng av',
    ],
    'AMAZON.CancelIntent': ['avbryt', 'avbryta'],
    'AMAZON.HelpIntent': ['hjälp', 'hjälp mig', 'kan du hjälpa mig'],
    'AMAZON.NavigateHomeIntent': ['gå hem', 'startsidan', 'till startsidan'],
    'AMAZON.RepeatIntent': [
      'upprepa',
      'repetera',
      'en gång till',
      'säg om',
      'om igen',
      'ta det igen',
    ],
    'AMAZON.YesIntent': [
      'ja',
      'japp',
      'jajamän',
      'jadå',
      'absolut',
      'visst',
      'jo',
      'ja tack',
      'javisst',
    ],
    'AMAZON.NoIntent': ['nej', 'nä', 'nej tack', 'nope', 'nix', 'nehej'],
  },
  // "Ett" is an article, unless the rewrites find that it counts.
  numbers: new Map([
    ...UNITS.filter(([word]) => word !== 'ett'),
    ...TENS,
    ...COMPOUNDS,
    ['hundra', 100],
    ['etthundra', 100],
  ]),
  hundreds: ['hundra'],
  ones: 'en ett',
  ordinals: new Map(ORDINALS),
  ordinalMark: /(?<=\d)(?:e|a)$/,
  date: {
    now: ['nu'],
    days: [
      [-2, 'iförrgår'],
      [-1, 'igår'],
      [0, 'idag'],
      [1, 'imorgon'],
      [2, 'iövermorgon'],
    ],
    seasons: ['vår våren', 'sommar sommaren', 'höst hösten', 'vinter vintern'],
    steps: [
      [0, 'denna detta'],
      [1, 'nästa kommande nästkommande'],
      [-1, 'förra föregående'],
    ],
    units: [
      [1, 'dag dagar dygn'],
      [7, 'vecka veckor'],
    ],
    longUnits: [
      [1, 'månad månader'],
      [12, 'år'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} om 1 vecka',
          '{weekday} om en vecka',
          '{dayWord} om en vecka',
          '{weekday} om 8 dagar',
          '{dayWord} om 8 dagar',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} om 14 dagar',
          '{dayWord} om 14 dagar',
          '{weekday} om 2 veckor',
          '{dayWord} om 2 veckor',
        ],
      ],
      ['monthsAhead', ['om {count} {longUnit}']],
      ['ahead', ['om {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', 'den här {weekday}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          'den {day} {month}',
          '{day} {month} {year}',
          'den {day} {month} {year}',
          '{day} {monthNumber}',
          'den {day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} {day} {month}',
          '{weekday} den {day} {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', 'den {ordinal}', '{weekday} den {ordinal}', 'den {day}']],
      [
        'weekdayOfWeek',
        ['{step} vecka {weekday}', '{weekday} {step} vecka', '{weekday} i {step} vecka'],
      ],
      ['week', ['{step} vecka', 'den här veckan', '{step} veckan']],
      ['comingWeekend', ['kommande helg', 'kommande helgen', 'den kommande helgen']],
      ['weekend', ['{step} helg', 'förra helgen']],
      ['month', ['{month}', '{month} {year}', '{step} månad']],
      ['year', ['{step} år']],
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} på {weekday}',
          '{dayWord} {day} {month}',
          '{dayWord} den {day} {month}',
        ],
      ],
      ['season', ['{season}', '{step} {season}', 'i {season}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['mitt på dagen', 'klockan 12 på dagen']],
      ['00:00', ['midnatt']],
    ],
    periods: [
      ['MO', 'morgon förmiddag'],
      ['AF', 'eftermiddag'],
      ['EV', 'kväll'],
      ['NI', 'natt'],
    ],
    halves: [
      ['am', ['på morgonen', 'på förmiddagen', 'imorse', 'iförmiddag', 'morgon', 'på morgon']],
      ['pm', ['på eftermiddagen', 'på kvällen', 'ikväll', 'ieftermiddag', 'kväll', 'eftermiddag']],
      ['night', ['på natten', 'inatt']],
    ],
    clock: [
      ['{hour}', 0],
      ['{hour} {minutes}', 0],
      ['halv {hour}', -30],
      ['kvart över {hour}', 15],
      ['kvart i {hour}', -15],
      ['{past} över {hour}', 0],
      ['{to} i {hour}', 0],
      ['{past} minuter över {hour}', 0],
      ['{to} minuter i {hour}', 0],
      ['{past} över halv {hour}', -30],
      ['{to} i halv {hour}', -30],
    ],
    ahead: ['om {count} {unit}'],
    units: [
      [60, 'timme timmar timmen'],
      [1, 'minut minuter'],
    ],
  },
  duration: {
    units: [
      ['W', 'vecka veckor veckorna'],
      ['D', 'dag dagar dagarna dygn dygnen'],
      ['H', 'timme timmar timmarna'],
      ['M', 'minut minuter minuterna'],
    ],
    phrases: [
      ['PT1H', 'timmen timme'],
      ['PT24H', 'dygnet dygn'],
      ['PT30M', ['halvtimmen', 'en halvtimme', 'halvtimme', 'en halv timme']],
      ['PT15M', ['kvarten', 'en kvart', 'kvart']],
      ['PT45M', ['tre kvart', 'trekvart']],
      ['PT1H30M', ['en och en halv timme', 'halvannan timme']],
    ],
    joiners: ['och'],
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      'en ett den det de denna detta dessa jag mig min mitt mina du dig din ditt dina ni er vi oss vår våra han hon man någon något några ingen är var varit vara blir bli blev blivit ska kan kunna kunde måste behöver behöva bör borde får få fick vill ville har ha hade haft gör göra går gå kommer komma låt finns finnas och eller men som att så om när då inte bara även också alla allt hela i på vid till från med utan under över mellan för efter före hos av per där här ute ut in upp ner hem än redan snart',
      // Who asks, courtesy, and how a question is begun.
      'hur vad vilken vilket vilka vem varför vart hej hallå tack snälla säg alexa berätta ge visa se ser titta kolla läs veta vet undrar fråga tala tror tycker verkar lönt värt mycket lite lagom ganska väldigt rätt jätte extra ordentligt bäst bra klokt väntas väntar räkna ta tar tas med mig behövs',
    ],
    common:
      'tid dag dagar dagen stund ställe plats stad by land ort område trakt trakten lokalt aktuell aktuellt rapport information info detaljer översikt läge läget början slut slutet rest resten hel hela saker folk kompis vän fru man mamma pappa barn barnen hemma hus jobb resa besök väg hemväg vägen',
    spatial: 'nära omkring runt utanför kring närheten trakten mot hos',
    elsewhere:
      'spela spelar musik låt låten låtar sång album spellista artist band radio podd podcast ljudbok film filmer serie serier avsnitt netflix video bio timer väckarklocka larm alarm väck påminn påminnelse kalender kalendern möte mejl mail sms meddelande meddelanden nyheter nyheterna ring samtal telefon telefonnummer köp köpa beställ beställa kundvagn inköpslista handlingslista pris kostar boka bord restaurang restauranger hotell flyg flygplan tåg buss taxi biljett biljetter recept laga koka baka skämt vits saga gåta quiz spel match fotboll resultat lag mål president minister statsminister kung huvudstad invånare stavas stavar definition översätt översättning betyder språk plus gånger delat roten procent dollar euro kronor aktie aktier bitcoin börsen lampa lampan ljuset element värmen termostat termostaten dammsugare dörr volym högre tystare gammal ålder född uppfann skrev målade gift trafik navigera avstånd',
    endings:
      'andet arnas ernas arna erna orna ande igare igast aste iga igt ast are ar er or en et na ad at de te ig s n t a e',
    hasCompounds: true,
  },
});
