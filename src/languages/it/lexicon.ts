import { createLexicon, enumerateWords } from '../lexicon.ts';
import { italianRewrites } from './lexicon-rewrites.ts';

const UNITS = enumerateWords(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const TENS = enumerateWords(
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  2,
).map(([word, tens]): [string, number] => [word, tens * 10]);
/** "ventuno", "ventotto"; "ventitré" with and without its accent. */
const COMPOUNDS = TENS.flatMap(([ten, tens]) =>
  [...UNITS.slice(1, 10), ['tré', 3] as const].map(([unit, ones]): [string, number] => [
    (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
    tens + ones,
  ]),
);

export const italianLexicon = createLexicon({
  locales: ['it-IT'],
  rewrites: italianRewrites,
  openings:
    "vabbè|va bene|bene|allora|ok|okay|ah|ecco|d'accordo|ottimo|perfetto|senti|dai|bello|capito",
  fillers:
    'allora ancora anche buongiorno buonasera ciao circa davvero dunque ehi eh ehm uhm mah beh finalmente già grazie ma mica ok okay poi proprio pure quindi scusa scusami senti solo tutto tutta',
  conjunctions: new Set(['e', 'ma']),
  leads:
    "a ad ai agli al all' alla alle allo cap codice con d' da dagli dai dal dall' dalla dalle de degli dei del dell' della delle dello di durante entro fino fra gli i il in intorno l' la le lo negli nei nel nell' nella nelle per postale pressi prima prossima prossime prossimi presso su sul sulla sulle tra un verso vicino zona",
  trails: '',
  invocation: {
    verbs: "apri avvia chiedi domanda di' usa",
    joiners: 'di e per se',
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
  numbers: new Map([...UNITS, ...TENS, ...COMPOUNDS, ['una', 1], ['cento', 100]]),
  hundreds: ['cento'],
  ones: ['un', "un'"],
  // Only the first of a month is an ordinal; the other days are numbers: "il venticinque".
  ordinals: new Map([['primo', 1]]),
  ordinalMark: /(?<=\d)[°º]?$/,
  date: {
    now: ['adesso', 'ora'],
    days: [
      [-2, ["l'altro ieri", 'altro ieri', "l'altroieri"]],
      [-1, 'ieri'],
      [0, ['oggi', 'giornata', 'in giornata', 'nella giornata']],
      [1, 'domani'],
      [2, ['dopodomani', 'dopo domani']],
    ],
    seasons: ['primavera', 'estate', 'autunno', 'inverno'],
    steps: [
      [0, 'questo questa'],
      [1, 'prossimo prossima venturo ventura'],
      [-1, 'scorso scorsa'],
    ],
    units: [
      [1, 'giorno giorni'],
      [7, 'settimana settimane'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} a 8',
          '{dayWord} a 8',
          '{weekday} tra 1 settimana',
          '{dayWord} tra 1 settimana',
          '{weekday} fra 1 settimana',
          '{dayWord} fra 1 settimana',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} a 15',
          '{dayWord} a 15',
          '{weekday} tra 2 settimane',
          '{dayWord} tra 2 settimane',
          '{weekday} fra 2 settimane',
          '{dayWord} fra 2 settimane',
          'tra 15 giorni',
          'fra 15 giorni',
        ],
      ],
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
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} {day} {month}',
          '{dayWord} il {day} {month}',
          '{dayWord} per il {day} {month}',
        ],
      ],
      ['season', ['{season}', '{step} {season}', '{season} {step}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['mezzogiorno', '12 di giorno']],
      ['12:30', ['mezzogiorno e mezzo', 'mezzogiorno e mezza']],
      ['00:00', ['mezzanotte', '12 di notte']],
      ['00:30', ['mezzanotte e mezzo', 'mezzanotte e mezza']],
    ],
    periods: [
      ['MO', 'mattina mattino mattinata'],
      ['AF', 'pomeriggio'],
      ['EV', 'sera serata'],
      ['NI', 'notte'],
    ],
    halves: [
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
    ],
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
    units: [
      [60, 'ora ore'],
      [1, 'minuto minuti'],
    ],
  },
  duration: {
    units: [
      ['W', 'settimana settimane'],
      ['D', 'giorno giorni'],
      ['H', 'ora ore'],
      ['M', 'minuto minuti'],
    ],
    phrases: [
      ['PT1H', "ora un'ora"],
      ['PT30M', ["mezz'ora", 'mezza ora']],
      ['PT15M', ["quarto d'ora", "un quarto d'ora"]],
      ['PT1H30M', ["un'ora e mezza", 'ora e mezza']],
      ['PT2H30M', ['due ore e mezza']],
      ['P1W', 'settimana'],
    ],
    joiners: ['e'],
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      "il lo la i gli le l' un un' una uno del dello della dei degli delle dell' al allo alla ai agli alle all' dal dalla dai dalle dall' nel nella nei negli nelle nell' sul sulla sulle sull' di a ad da in con su per tra fra questo questa questi queste quello quella quelli quelle io tu lui lei noi voi loro me te mi ti ci si vi ne mio mia miei mie tuo tua nostro nostra suo sua c'è ci è sono sei siamo siete era erano sia sarà saranno sarebbe stato stata essere stare sta stai stanno ho hai ha abbiamo avete hanno avere avrò avrà avremo avranno avrei potrò potrei può posso puoi possiamo possono potrebbe potrebbero devo devi deve dobbiamo devono dovrei dovrebbe dovrò voglio vuoi vuole vogliamo vorrei vorremmo fa faccio fai fanno fare farà faranno facendo fatto e ed o oppure ma se perché che come quindi poi anche ancora non nè già più meno molto molta molti molte tanto tanta tanti tante poco poca pochi poche troppo abbastanza circa fino entro durante verso dopo prima mentre senza sopra sotto qui qua lì là",
      // Who asks, courtesy, and how a question is begun.
      "cosa cos'è chi quale quali qual quando quanto quanta quanti quante com'è dove perciò ciao salve ehi alexa scusa senti dai allora insomma bene grazie prego magari forse probabilmente possibilmente veramente davvero proprio esattamente all'incirca soprattutto comunque invece solo dimmi dire dirmi dici dice dicono dammi dai dare darmi mostrami mostra fammi vedere vedi vedo sapere sai so capire chiedere chiedo domanda domando interessa interessato curioso piacerebbe credi pensi pare sembra sembrerebbe aspetto aspettare aspettarmi aspettarci aspetta serve servirebbe viene vengono vado vai va andiamo andare andando esco usciamo uscire fuori partire parto partiamo arrivo porto portare prendere mettere conviene consigli consiglia consiglieresti bisogna necessario possibile caso",
    ],
    common:
      'ora ore momento giorno giorni giornata zona città paese posto luogo località regione casa esterno aperto ovunque previsto prevista previsti previste prevedono prevede prevedere situazione condizioni informazioni informazione notizie info dettagli riassunto generale inizio fine resto tutto tutta tutti intero intera cosa cose qualcosa niente nulla gente amici amico famiglia moglie marito mamma papà bambini figli lavoro scuola ufficio viaggio visita vacanza gita colazione pranzo cena provincia comune quartiere posizione',
    spatial:
      'vicino vicina vicinanze dintorni parti pressi intorno attorno accanto presso lontano distante lungo entro',
    elsewhere:
      'suona riproduci metti musica canzone canzoni brano album playlist cantante gruppo radio podcast audiolibro film serie puntata netflix video cinema timer sveglia svegliami ricordami promemoria calendario appuntamento appuntamenti riunione mail email messaggio messaggi telefono telefona chiama chiamata compra comprare ordina ordinare spesa lista prezzo prezzi costa costano costo economico libro libri prenota prenotare ristorante ristoranti albergo hotel volo voli aereo treno treni autobus taxi biglietto biglietti ricetta ricette cucina cucinare cuocere barzelletta barzellette storia favola racconta raccontami gioco giochi giochiamo quiz indovinello partita risultato squadra calcio campionato gol serie presidente capitale abitanti sillaba definizione traduci traduzione significa significato lingua calcola diviso moltiplicato radice percento dollari euro azioni borsa bitcoin notiziario luce luci lampada termostato aspirapolvere porta volume alza abbassa età anni nato nata inventato scritto dipinto sposato traffico percorso naviga distanza dista lontano orario allergico allergica',
    endings:
      'eranno issimo issima issimi issime ando endo arà erà irà are ere ire ato ata ati ate ito ita iti ite oso osa osi ose o a i e',
  },
});
