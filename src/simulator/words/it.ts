import { itRewrites } from './it-rewrites.ts';
import { counted, grouped, monthNames, weekdayNames, words } from './lists.ts';
import { nearIt } from './near.it.ts';
import type { Words } from './words.ts';

const UNITS = counted(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const TENS = counted('venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 2).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
/** "ventuno", "ventotto"; "ventitré" with and without its accent. */
const COMPOUNDS = TENS.flatMap(([ten, tens]) =>
  [...UNITS.slice(1, 10), ['tré', 3] as const].map(([unit, ones]): [string, number] => [
    (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
    tens + ones,
  ]),
);

export const it: Words = {
  rewrites: itRewrites,
  fillers: new Set(
    words(
      'allora ancora anche buongiorno buonasera ciao circa davvero dunque ehi eh già grazie ma mica ok okay poi proprio pure quindi scusa scusami senti solo tutto tutta',
    ),
  ),
  leads: new Set(
    words(
      "a ad ai agli al all' alla alle allo cap codice con d' da dagli dai dal dall' dalla dalle de degli dei del dell' della delle dello di durante entro fino fra gli i il in intorno l' la le lo negli nei nel nell' nella nelle per postale pressi prima prossima prossime prossimi presso su sul sulla sulle tra un verso vicino zona",
    ),
  ),
  trails: new Set(),
  invocation: {
    verbs: new Set(words("apri avvia chiedi domanda di' usa")),
    joiners: new Set(words('di e per se')),
  },
  builtIns: {
    'AMAZON.StopIntent': [
      'stop',
      'fermati',
      'ferma',
      'basta',
      'smetti',
      'esci',
      'chiudi',
      'zitto',
      'zitta',
    ],
    'AMAZON.CancelIntent': ['annulla', 'cancella', 'lascia stare'],
    'AMAZON.HelpIntent': ['aiuto', 'aiutami', 'mi aiuti', 'mi puoi aiutare', 'puoi aiutarmi'],
    'AMAZON.NavigateHomeIntent': ['vai alla home', 'torna alla home', 'schermata principale'],
    'AMAZON.RepeatIntent': ['ripeti', 'mi ripeti', 'ripetilo', 'ripetimelo', 'di nuovo', 'ancora'],
    'AMAZON.YesIntent': [
      'sì',
      'si',
      'ok',
      'okay',
      'sì certo',
      'certo',
      'certamente',
      'sicuro',
      'va bene',
    ],
    'AMAZON.NoIntent': ['no', 'direi di no'],
  },
  numbers: new Map([...UNITS, ...TENS, ...COMPOUNDS, ['una', 1]]),
  ones: new Set(['un', "un'"]),
  // Only the first of a month is an ordinal; the other days are numbers: "il venticinque".
  ordinals: new Map([['primo', 1]]),
  ordinalMark: /(?<=\d)[°º]?$/,
  date: {
    now: new Set(['adesso', 'ora']),
    days: new Map([
      ["l'altro ieri", -2],
      ['altro ieri', -2],
      ["l'altroieri", -2],
      ['ieri', -1],
      ['oggi', 0],
      ['giornata', 0],
      ['in giornata', 0],
      ['nella giornata', 0],
      ['domani', 1],
      ['dopodomani', 2],
      ['dopo domani', 2],
    ]),
    weekdays: new Map(weekdayNames('it-IT')),
    months: monthNames(['it-IT']),
    seasons: new Map(counted('primavera estate autunno inverno')),
    steps: new Map([
      ...words('questo questa').map((word): [string, number] => [word, 0]),
      ...words('prossimo prossima venturo ventura').map((word): [string, number] => [word, 1]),
      ...words('scorso scorsa').map((word): [string, number] => [word, -1]),
    ]),
    units: grouped([
      [1, words('giorno giorni')],
      [7, words('settimana settimane')],
    ]),
    patterns: [
      ['ahead', ['tra {count} {unit}', 'fra {count} {unit}', 'da qui a {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}', '{weekday} {step}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          '{day} di {month}',
          '{day} {month} {year}',
          '{day} {monthNumber}',
          '{weekday} {day} {month}',
          '{weekday} {day} {month} {year}',
        ],
      ],
      [
        'dayOfMonth',
        ['{ordinal}', '{ordinal} del mese', '{weekday} {ordinal}', '{weekday} il {ordinal}'],
      ],
      [
        'weekdayOfWeek',
        [
          '{weekday} della settimana {step}',
          '{weekday} della {step} settimana',
          '{weekday} {step} settimana',
        ],
      ],
      [
        'week',
        [
          'settimana',
          'in settimana',
          'la settimana',
          '{step} settimana',
          'settimana {step}',
          'la {step} settimana',
          'la settimana {step}',
        ],
      ],
      ['comingWeekend', ['prossimo fine settimana', 'prossimo weekend']],
      [
        'weekend',
        [
          '{step} fine settimana',
          'lo {step} fine settimana',
          '{step} weekend',
          'lo {step} weekend',
          'fine settimana {step}',
          'weekend {step}',
        ],
      ],
      ['month', ['{month}', '{month} {year}', '{step} mese', 'mese {step}', 'mese di {month}']],
      ['year', ['{step} anno', 'anno {step}']],
      ['season', ['{season}', '{step} {season}', '{season} {step}']],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['mezzogiorno', '12 di giorno']],
      ['12:30', ['mezzogiorno e mezzo', 'mezzogiorno e mezza']],
      ['00:00', ['mezzanotte', '12 di notte']],
      ['00:30', ['mezzanotte e mezzo', 'mezzanotte e mezza']],
    ]),
    periods: new Map([
      ['mattina', 'MO'],
      ['mattino', 'MO'],
      ['mattinata', 'MO'],
      ['pomeriggio', 'AF'],
      ['sera', 'EV'],
      ['serata', 'EV'],
      ['notte', 'NI'],
    ]),
    halves: grouped([
      ['am', ['di mattina', 'di mattino', 'della mattina', 'del mattino', 'stamattina']],
      [
        'pm',
        [
          'di pomeriggio',
          'del pomeriggio',
          'di sera',
          'della sera',
          'stasera',
          'questo pomeriggio',
        ],
      ],
      ['night', ['di notte', 'della notte', 'stanotte']],
    ]),
    clock: [
      ['{hour}', 0],
      ['{hour} in punto', 0],
      ['{hour} {minutes}', 0],
      ['{hour} e {minute}', 0],
      ['{hour} e {minute} minuti', 0],
      ['{hour} e mezza', 30],
      ['{hour} e mezzo', 30],
      ['{hour} e un quarto', 15],
      ['{hour} e 3 quarti', 45],
      ['{hour} meno un quarto', -15],
      ['{hour} meno {to}', 0],
    ],
    ahead: ['tra {count} {unit}', 'fra {count} {unit}'],
    units: grouped([
      [60, words('ora ore')],
      [1, words('minuto minuti')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('settimana settimane')],
      ['D', words('giorno giorni')],
      ['H', words('ora ore')],
      ['M', words('minuto minuti')],
    ]),
    phrases: new Map([
      ['ora', 'PT1H'],
      ["un'ora", 'PT1H'],
      ["mezz'ora", 'PT30M'],
      ['mezza ora', 'PT30M'],
      ["quarto d'ora", 'PT15M'],
      ["un quarto d'ora", 'PT15M'],
      ["un'ora e mezza", 'PT1H30M'],
      ['ora e mezza', 'PT1H30M'],
      ['due ore e mezza', 'PT2H30M'],
      ['settimana', 'P1W'],
    ]),
    joiners: new Set(['e']),
  },
  near: nearIt,
};
