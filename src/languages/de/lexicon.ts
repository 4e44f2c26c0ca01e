import rewrites from './rewrites.json' with { type: 'json' };
import {
  createLexicon,
  splitWords,
  enumerateWords,
  inflect,
  listWeekdayNames,
} from '../lexicon.ts';

const UNITS = enumerateWords(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const TENS = enumerateWords(
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  2,
).map(([word, tens]): [string, number] => [word, tens * 10]);
const STEMS = UNITS.slice(1, 10).map(([word, n]): [string, number] => [n === 1 ? 'ein' : word, n]);
const COMPOUNDS = STEMS.flatMap(([unit, ones]) =>
  TENS.map(([ten, tens]): [string, number] => [`${unit}und${ten}`, tens + ones]),
);

const IRREGULAR_ORDINALS = new Map([
  [1, 'erst'],
  [3, 'dritt'],
  [7, 'siebt'],
  [8, 'acht'],
]);
const ORDINAL_STEMS = [...UNITS.slice(1), ...TENS, ...COMPOUNDS]
  .filter(([, n]) => n <= 31)
  .map(([word, n]): [string, number] => [
    IRREGULAR_ORDINALS.get(n) ?? `${word}${n < 20 ? 't' : 'st'}`,
    n,
  ]);

const WEEKDAYS = listWeekdayNames('de-DE');

/** What is said in the south and in Austria, and longer than in the samples. */
const REWRITES = rewrites.map(([from = '', to = '']): [RegExp, string] => [
  new RegExp(from, 'gu'),
  to,
]);

export const germanLexicon = createLexicon({
  locales: ['de-DE', 'de-AT'],
  rewrites: [
    [/\bda (?=die sonne (?:auf|unter))/g, 'dort '],
    // A typed sign: "-5 grad".
    [/(?<=\s)[-−](?=\d)/gu, 'minus '],
    [/(\d)\s*[-–]\s*(\d)/g, '$1 bis $2'],
    [/\b(\d{1,2})\.(\d{2})(?= uhr)/g, '$1:$2'],
    [/(?<=\p{L}{2})'s(?!\p{L})/gu, ' es'],
    [
      /\b(ist|war|wird|sieht|schaut|gibt|hat|geht|regnet|schneit|schüttet|hagelt|gewittert|stürmt|friert|bleibt)s(?!\p{L})/gu,
      '$1 es',
    ],
    ...REWRITES,
    [
      /(?<=\b(?:es|ist|wetter|regnet|schneit|stürmt|gewittert|scheint)(?:'s)? )grade?\b(?! (?:celsius|fahrenheit))/g,
      'gerade',
    ],
    [/\b(kannst|könntest) du mir (bitte )?sagen,? /g, ''],
    // "War es heute Morgen warm" is never of tomorrow.
    [/(?<=\b(?:war|waren|wurde|wurden|hat|kam|fiel|gab)\b.*)\bheute morgen\b/g, 'heute früh'],
    [/^ja oder nein:?,? /g, ''],
    // Not windier than another day.
    [/\bein windiger tag\b/g, 'windig'],
    [/\bdrei viertel\b/g, 'dreiviertel'],
    [/\bin einer viertelstunde\b/g, 'in 15 minuten'],
    [/\bin einer halben stunde\b/g, 'in 30 minuten'],
    [/\bin einer dreiviertelstunde\b/g, 'in 45 minuten'],
    // "birkenpollenflug": the plant is a word of its own.
    [/(?<=\p{L})pollen/gu, ' pollen'],
    [
      new RegExp(
        `(${WEEKDAYS.map(([name]) => name).join('|')})s?(früh|morgen|vormittag|mittag|nachmittag|abend|nacht)`,
        'g',
      ),
      '$1 $2',
    ],
  ],
  openings:
    'na gut|na ja|naja|na dann|na schön|also|also gut|ach so|ach|aha|gut|schön|super|toll|prima|klasse|okay|ok|hm|hmm|so|und jetzt',
  fillers:
    'äh ähm tja ach ausnahmsweise bitte denn eigentlich mal nochmal doch wohl so eben noch schon wieder endlich überhaupt auch etwa hey okay ok übrigens',
  conjunctions: new Set(['und', 'aber']),
  leads:
    'am an auf bei bis das dem den der die für fürs gegen im in nächste nächsten kommende kommenden postleitzahl um vom von zum zur zwischen',
  trails: ['uhr'],
  invocation: {
    verbs: 'öffne starte frage frag sag sage',
    joiners: 'nach und',
  },
  builtIns: {
    'AMAZON.StopIntent': ['stopp', 'stop', 'halt', 'aus', 'sei still', 'ende', 'beenden'],
    'AMAZON.CancelIntent': ['abbrechen', 'brich ab', 'abbruch', 'vergiss es'],
    'AMAZON.HelpIntent': ['hilfe', 'hilf mir', 'kannst du mir helfen', 'was kann ich sagen'],
    'AMAZON.NavigateHomeIntent': ['nach hause', 'geh nach hause', 'startseite'],
    'AMAZON.RepeatIntent': [
      'wiederhole das',
      'wiederholen',
      'wiederhol das',
      'noch mal',
      'nochmal',
      'noch einmal',
      'sag das noch einmal',
      'sag das nochmal',
    ],
    'AMAZON.YesIntent': ['ja', 'ja bitte', 'jawohl', 'klar', 'na klar', 'sicher'],
    'AMAZON.NoIntent': ['nein', 'nein danke', 'nee', 'nicht'],
  },
  numbers: new Map([
    ...UNITS,
    ...TENS,
    ...COMPOUNDS,
    ['zwo', 2],
    ['hundert', 100],
    ['einhundert', 100],
    ...splitWords('ein eine einem einen einer').map((word): [string, number] => [word, 1]),
  ]),
  hundreds: ['hundert'],
  ones: '',
  ordinals: new Map(inflect(ORDINAL_STEMS, ['e', 'en', 'er', 'es', 'em'])),
  ordinalMark: /\.$/,
  date: {
    now: ['jetzt'],
    days: [
      [-2, 'vorgestern'],
      [-1, 'gestern'],
      [0, 'heute'],
      [1, 'morgen'],
      [2, 'übermorgen'],
    ],
    weekdays: [[6, 'sonnabend']],
    seasons: ['frühling frühjahr', 'sommer', 'herbst', 'winter'],
    steps: [
      [0, 'diese diesem diesen dieser dieses'],
      [
        1,
        'nächste nächstem nächsten nächster nächstes kommende kommendem kommenden kommender kommendes',
      ],
      [2, 'übernächste übernächstem übernächsten übernächster übernächstes'],
      [-1, 'letzte letztem letzten letzter letztes vorige vorigem vorigen voriger voriges'],
    ],
    units: [
      [1, 'tag tage tagen'],
      [7, 'woche wochen'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} in 8 tagen',
          '{dayWord} in 8 tagen',
          '{weekday} in 1 woche',
          '{dayWord} in 1 woche',
          '{weekday} über 8 tage',
          '{dayWord} über 8 tage',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} in 14 tagen',
          '{dayWord} in 14 tagen',
          '{weekday} in 2 wochen',
          '{dayWord} in 2 wochen',
        ],
      ],
      ['ahead', ['in {count} {unit}', 'heute in {count} {unit}']],
      ['weekday', ['{weekday}', '{step} {weekday}']],
      [
        'calendarDay',
        [
          '{day} {month}',
          '{day} {month} {year}',
          '{day} {monthNumber}',
          '{day} {monthNumber} {year}',
          '{weekday} den {day} {month}',
          '{weekday} der {day} {month}',
          '{weekday} dem {day} {month}',
        ],
      ],
      ['dayOfMonth', ['{ordinal}', '{weekday} den {ordinal}', '{weekday} dem {ordinal}']],
      [
        'weekdayOfWeek',
        [
          '{step} woche {weekday}',
          '{weekday} {step} woche',
          '{weekday} in der {step} woche',
          '{weekday} der {step} woche',
        ],
      ],
      ['week', ['{step} woche', 'die woche']],
      ['comingWeekend', ['kommendes wochenende', 'kommende wochenende', 'kommenden wochenende']],
      ['weekend', ['{step} wochenende']],
      ['month', ['{month}', '{month} {year}', '{step} monat']],
      ['year', ['{step} jahr']],
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} am {weekday}',
          '{dayWord} {day} {month}',
          '{dayWord} am {day} {month}',
          '{dayWord} den {day} {month}',
          '{dayWord} dem {day} {month}',
        ],
      ],
      ['season', ['{season}', '{step} {season}']],
    ],
  },
  time: {
    named: [
      ['12:00', ['mittag', 'mittags', 'am mittag', 'zu mittag', '12 uhr mittags']],
      ['00:00', ['mitternacht', '12 uhr nachts']],
    ],
    periods: [
      ['MO', 'morgen früh vormittag'],
      ['AF', 'nachmittag'],
      ['EV', 'abend'],
      ['NI', 'nacht'],
    ],
    halves: [
      ['am', ['früh', 'morgens', 'vormittags', 'am morgen', 'am vormittag', 'in der früh']],
      ['pm', ['nachmittags', 'abends', 'mittags', 'am nachmittag', 'am abend']],
      ['night', ['nachts', 'in der nacht']],
    ],
    clock: [
      ['{hour}', 0],
      ['{hour} uhr', 0],
      ['{hour} uhr {minute}', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} uhr', 0],
      ['halb {hour}', -30],
      ['viertel nach {hour}', 15],
      ['viertel vor {hour}', -15],
      ['dreiviertel {hour}', -15],
      ['{past} nach {hour}', 0],
      ['{to} vor {hour}', 0],
      ['{past} nach halb {hour}', -30],
      ['{to} vor halb {hour}', -30],
    ],
    ahead: ['in {count} {unit}'],
    units: [
      [60, 'stunde stunden'],
      [1, 'minute minuten'],
    ],
  },
  duration: {
    units: [
      ['W', 'woche wochen'],
      ['D', 'tag tage tagen'],
      ['H', 'stunde stunden'],
      ['M', 'minute minuten'],
    ],
    phrases: [
      ['PT1H', 'stunde'],
      ['PT30M', ['halbe stunde', 'halben stunde']],
      ['PT45M', 'dreiviertelstunde'],
      ['PT15M', 'viertelstunde'],
      ['PT1H30M', ['anderthalb stunden', 'eineinhalb stunden']],
      ['PT2H30M', ['zweieinhalb stunden']],
    ],
    joiners: ['und'],
  },
  there: {
    words: new Set(splitWords('da')),
    notAfter: new Set(
      splitWords(
        'ein eine einer eines einen kein keine keiner was wer jemand noch schon wieder bald kommt kommen',
      ),
    ),
    notBefore: new Set(
      splitWords(
        'ein eine einen einer eines kein keine keinen was wer jemand noch draußen drin drinnen runter raus rauf rein los dran drauf so das der die dem den',
      ),
    ),
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      'bringt bringen nachschauen nachsehen genug sonst ahnung idee schaue blicken blickt beim brauchbar taugt entschuldige entschuldigung meinte gefahr wollte neues schlecht schlechten schlechter fliegt fliegen fliegst sich ab dazu lange länger immer nehmen nehme nimm nutze benutze verwende antworte steht lautet liegt bleibt bleiben weiter pro passt schnell zieht ziehe kennst reicht hält fällt fallen stell sagt anfangen anfängt fängt hört gut gutes gute guten vielen stark schlimm weiterhin innerhalb bekommen bekomme bekommt kriege kriegen der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesem diesen ich mich mir mein meine meinen meinem meiner du dich dir dein deine wir uns unser unsere ihr euch sie ihnen er es ihm man jemand wer bin bist ist sind seid war waren wäre sein gewesen werde wird wirst werden wurde würde würdest würden habe hab hast hat haben hatte hätte hätten kann kannst können könnte könntest könnten soll sollte sollten sollen muss müssen müsste darf dürfen dürfte mag möchte möchten will willst wollen wollte lassen lass lässt tut tun macht machen mache und oder aber ob wenn weil dass als wie denn doch dann damit sowie auch nicht nur noch schon so zu zum zur in im ins an am auf aus bei beim bis durch für gegen mit nach ohne über um unter von vom vor hinter neben zwischen seit während da dort hier hin her drum daran davon darauf dabei',
      // Who asks, courtesy, and how a question is begun.
      'was welche welcher welches welchen wann warum wieso woher hallo hi hey na ach also alexa mal bitte danke gern gerne vielleicht eventuell wohl wahrscheinlich möglicherweise eigentlich wirklich ehrlich genau ungefähr etwa ziemlich sehr ganz recht eher etwas bisschen wenig viel viele mehr sag sage sagen sagst erzähl erzähle erzählen zeig zeige zeigen gib gibt geben gibst nenn nenne verrate verrät verraten wissen weiß weißt wüsste frage frag fragen schau schauen guck sehen sieht siehst aussehen aussieht schaut ausschauen hören interessiert interessieren denkst glaubst meinst meine kommt kommen komme geht gehen gehe gehts rechnen rechne erwarten erwartet erwarte brauchen brauche braucht brauchst mach mitnehmen lieber besser bloß halt eben später jetzt',
    ],
    common:
      'joggen laufen radeln spazieren zelten wandern thermometer heuschnupfen hause woche wochen wochenende monat jahr stunde stunden stündlich stündliche frühstück mittagessen abendessen bundesland kreis standort stelle position zeit tag tage tages draußen drinnen gegend region ort stadt land umgebung überall irgendwo nirgends örtlich bericht auskunft info infos informationen details überblick vorausgesagt vorhergesagt angesagt gemeldet aussicht aussichten lage verhältnisse stand beginn beginnt anfang ende rest ganze ganzen alles ding dinge sachen nichts leute freund freundin familie frau mann mama papa kinder zuhause haus arbeit reise besuch besuchen unterwegs ankomme losgehe fahre fahren raus rein',
    spatial:
      'nahe nähe umkreis umgebung unweit rund um herum bei richtung drüben hinten oben unten',
    elsewhere:
      'los passiert schreib schreibe konzert rennen ofen küche meldungen schuhe angebot fahrt dauert spiel spiele spielen abspielen musik lied lieder song songs album playlist sänger sängerin band radio podcast hörbuch film filme serie serien folge netflix video videos kino timer wecker weck wecke wecken erinnere erinner erinnerung kalender termin termine treffen mail email nachricht nachrichten schlagzeilen ruf anrufen anruf telefon telefonnummer kauf kaufe kaufen bestell bestelle bestellen einkaufsliste einkaufszettel einkaufen liste preis kostet kosten teuer billig buch bücher buche buchen reservier reserviere reservieren restaurant hotel flug flüge flieg fliegen flugzeug zug züge bus bahn taxi ticket tickets rezept rezepte koch kochen koche backen backe witz witze geschichte märchen rätsel quiz spielstand bundesliga fußball mannschaft tor tore bundeskanzler kanzler präsident präsidentin hauptstadt einwohner buchstabiere buchstabiert definition übersetze übersetz heißt bedeutet sprache rechne plus minus mal geteilt wurzel prozent dollar euro aktie aktien aktienkurs bitcoin börse licht lampe heizung thermostat staubsauger tür lautstärke lauter leiser alt alter geboren erfunden erfand schrieb gemalt verheiratet route stau verkehr navigiere entfernt weit spät uhrzeit größe groß wer wem',
    endings:
      'erisch lichen liches liche lich isches ische isch igen iges iger ige ig sten ste st ern em en er es et te e n s t',
    hasCompounds: true,
  },
});
