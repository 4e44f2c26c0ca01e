import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What people say every day without the words of the samples: sloppily, and of what they do about the weather. */
const SENTENCES = [
  ['de-DE', "Pieselt's grad draußen?", 'Rain span=NOW'],
  ['de-DE', "Krieg ich heut Abend 'ne Dusche ab?", 'Rain date=2026-11-18 dayPart=EV'],
  ['de-DE', "Gibt's Schmuddelwetter morgen?", 'Rain date=2026-11-19'],
  ['de-DE', 'Muss ich mit Schauern rechnen?', 'Rain'],
  ['de-DE', "Wann fängt's an zu plätschern?", 'RainTime'],
  ['de-DE', 'Wann hört das Gepiesel endlich auf?', 'RainStop'],
  ['de-DE', 'Komm ich trocken nach Hause?', 'Dry'],
  ['de-DE', "Rieselt's morgen weiß?", 'Snow date=2026-11-19'],
  ['de-DE', "Flockt's heute noch?", 'Snow date=2026-11-18'],
  ['de-DE', 'Muss ich morgen Schnee schippen?', 'Snow date=2026-11-19'],
  ['de-DE', "Gibt's Flocken am Wochenende?", 'Snow span=WEEKEND'],
  ['de-DE', 'Fallen morgen ein paar Flocken?', 'Snow date=2026-11-19'],
  ['de-DE', 'Brauch ich Schneeketten für den Brenner?', 'Snow date=2026-11-18 place=brenner'],
  ['de-DE', 'Muss ich streuen?', 'Ice'],
  ['de-DE', 'Is es glatt auf den Straßen?', 'Ice'],
  ['de-DE', 'Wie doll pustet es morgen auf Fehmarn?', 'Wind date=2026-11-19 place=fehmarn'],
  ['de-DE', "Wie arg bläst's?", 'Wind'],
  ['de-DE', 'Is viel Wind heut?', 'Wind date=2026-11-18 whether=WHETHER'],
  ['de-DE', "Zieht's draußen?", 'Wind span=OUTSIDE whether=WHETHER'],
  ['de-DE', 'Wie windig isses?', 'Wind'],
  ['de-DE', "Pustet's ordentlich?", 'Wind whether=WHETHER'],
  ['de-DE', 'Fliegen morgen die Ziegel vom Dach?', 'Storm date=2026-11-19'],
  ['de-DE', 'Fegt heute Nacht ein Sturm über uns?', 'Storm dayPart=NI'],
  ['de-DE', 'Muss ich den Sonnenschirm zumachen?', 'Wind whether=WHETHER'],
  ['de-DE', 'Wie heftig wird der Sturm?', 'Wind'],
  ['de-DE', 'Bläst die Bise?', 'Wind whether=WHETHER'],
  ['de-DE', 'Wie kalt isses grad?', 'Temperature span=NOW'],
  ['de-DE', 'Isses kuschelig warm morgen?', 'Temperature date=2026-11-19 warmth=WARM'],
  ['de-DE', "Wird's heut Nacht arschkalt?", 'Temperature dayPart=NI warmth=COLD'],
  ['de-DE', 'Um wie viel Uhr ist es am wärmsten?', 'High clock=WHEN'],
  ['de-DE', "Wie weit geht's runter heute Nacht?", 'Low dayPart=NI'],
  ['de-DE', 'Muss ich den Gartenschlauch reinholen?', 'Frost'],
  ['de-DE', 'Muss ich den Außenwasserhahn abdrehen?', 'Frost'],
  ['de-DE', 'Erfrieren mir die Tomaten?', 'Frost'],
  ['de-DE', 'Isses frostig?', 'Frost'],
  ['de-DE', 'Krieg ich heute Sonne ab?', 'Sun date=2026-11-18'],
  ['de-DE', "Reißt's noch auf?", 'Sun'],
  ['de-DE', "Zieht's zu?", 'Cloudy'],
  ['de-DE', 'Wann zieht es sich zu?', 'Cloudy when=WHEN'],
  ['de-DE', "Wird's trüb?", 'Cloudy'],
  ['de-DE', 'Hängt Nebel überm See?', 'Fog'],
  ['de-DE', 'Is das Nebel da draußen?', 'Fog span=OUTSIDE'],
  ['de-DE', "Gibt's 'ne Suppe morgen früh?", 'Fog date=2026-11-19 dayPart=MO'],
  ['de-DE', 'Wie weit kann man gucken?', 'Quantity quantity=VISIBILITY'],
  ['de-DE', "Kracht's heut noch?", 'Thunder date=2026-11-18'],
  ['de-DE', "Rumpelt's heut noch?", 'Thunder date=2026-11-18'],
  ['de-DE', 'Muss ich mich vor was in Acht nehmen?', 'Quantity quantity=WARNINGS whether=WHETHER'],
  ['de-DE', 'Warnt der Wetterdienst?', 'Quantity quantity=WARNINGS whether=WHETHER'],
  ['de-DE', "Wann wird's duster?", 'Sunset'],
  ['de-DE', 'Bis wann isses hell?', 'Sunset'],
  ['de-DE', 'Wie lang ist heut der Tag?', 'Quantity date=2026-11-18 quantity=DAYLIGHT'],
  ['de-DE', 'Wie lang sind die Tage grad?', 'Quantity date=2026-11-18 quantity=DAYLIGHT'],
  ['de-DE', "Brauch ich 'ne Mütze?", 'Advice activity=hat'],
  ['de-DE', 'Was zieh ich bloß an?', 'Clothes'],
  ['de-DE', "Reicht heute 'ne leichte Jacke?", 'Advice date=2026-11-18 activity=lightJacket'],
  ['de-DE', 'Kann ich kurz tragen?', 'Advice activity=shorts'],
  ['de-DE', 'Handschuhe einpacken?', 'Advice activity=gloves'],
  ['de-DE', "Muss ich den Kindern 'nen Schneeanzug anziehen?", 'Jacket'],
  ['de-DE', 'Schirm ja oder nein?', 'Umbrella'],
  [
    'de-DE',
    "Sollte ich den Rasen heute noch sprengen oder regnet's eh bald?",
    'Advice date=2026-11-18 activity=watering',
  ],
  [
    'de-DE',
    'Passt das Wetter heute für den Strand in Warnemünde?',
    'Advice date=2026-11-18 place=warnemünde activity=beach',
  ],
  ['de-DE', 'Lohnt sich der Strand morgen?', 'Advice date=2026-11-19 activity=beach'],
  ['de-DE', 'Geht morgen Freibad?', 'Advice date=2026-11-19 activity=beach'],
  ['de-DE', "Lohnt's sich, auf die Zugspitze zu gehen?", 'Advice place=zugspitze activity=hiking'],
  ['de-DE', 'Isses morgen gut zum Wandern?', 'Advice date=2026-11-19 activity=hiking'],
  [
    'de-DE',
    'Kann man am Wochenende auf dem See Schlittschuh laufen?',
    'Unoffered span=WEEKEND subject=NATURAL_ICE',
  ],
  ['de-DE', 'Ist die Luft schlecht?', 'Unoffered subject=AIR_QUALITY'],
  ['de-DE', 'Sieht man heute Nacht Polarlichter?', 'Unoffered dayPart=NI subject=AURORA'],
  ['de-DE', 'Sieht man heute die Alpen?', 'Cloudy date=2026-11-18 place=alpen sky=CLEAR'],
  ['de-DE', 'Wie stark sind die Böen morgen?', 'Wind date=2026-11-19 gusts=GUSTS'],
  [
    'de-DE',
    'Brauch ich morgen Schneeketten für den Brenner?',
    'Snow date=2026-11-19 place=brenner',
  ],
  ['de-DE', 'Muss ich Schneeketten aufziehen?', 'Snow date=2026-11-18'],
  ['de-DE', 'Muss ich die Kapuze aufsetzen?', 'Rain'],
  ['de-DE', 'Kommt da noch ein Guss?', 'Rain'],
  ['de-DE', 'Fällt der Grillabend ins Wasser?', 'Rain'],
  ['de-DE', 'Was geht windtechnisch?', 'Wind'],
  ['de-DE', "Haut's mich heut vom Rad vor lauter Wind?", 'Wind date=2026-11-18 whether=WHETHER'],
  ['de-DE', 'Wie heiß isses?', 'Temperature'],
  ['de-DE', 'Schwitz ich heut?', 'Temperature date=2026-11-18 warmth=WARM'],
  ['de-DE', 'Wie isses temperaturmäßig?', 'Temperature'],
  ['de-DE', 'Kann ich mich heut sonnen?', 'Sun date=2026-11-18'],
  ['de-DE', "Gibt's heut Sonne satt?", 'Sun date=2026-11-18'],
  ['de-DE', "Wird's heut noch freundlich?", 'Sun date=2026-11-18'],
  ['de-DE', 'Seh ich morgen früh die Hand vor Augen?', 'Fog date=2026-11-19 dayPart=MO'],
  ['de-DE', "Gibt's heut noch Donnerwetter?", 'Thunder date=2026-11-18'],
  ['de-DE', 'Wann muss ich das Licht am Rad anmachen?', 'Sunset'],
  ['de-DE', 'Wie lang hab ich noch Tageslicht?', 'Sunset'],
  ['de-DE', "Wann wird's in der Früh hell?", 'Sunrise'],
  ['de-DE', "Reicht 'ne Strickjacke?", 'Advice activity=noJacket'],
  ['de-DE', 'Was ziehen die Kinder am besten an?', 'Clothes'],
] as const;

it.each(SENTENCES)('%s: %s', (locale, sentence, expected) => {
  expect(describeAsked(sentence, locale)).toBe(expected);
});

/** Sentences by what they have in common. */
const KINDS: [kind: string, sentences: [sentence: string, expected: string][]][] = [
  [
    'a time and a place that are told apart from the question are its own',
    [
      [
        'Oma hat am Samstag Geburtstag in Kassel, können wir da draußen Kaffee trinken',
        'Barbecue date=2026-11-21 place=kassel',
      ],
      [
        'wir treffen uns Samstag in Bonn, können die Kinder draußen spielen',
        'Advice date=2026-11-21 place=bonn activity=playing',
      ],
    ],
  ],
  [
    'a person or a landscape between the words of a question is no place',
    [
      ['was soll ich der Kleinen morgen für die Kita anziehen', 'Clothes date=2026-11-19'],
      [
        'muss ich den Kindern am Montag Handschuhe mitgeben',
        'Advice date=2026-11-23 activity=gloves',
      ],
      ["wie windig wird's übermorgen an der Küste in Büsum", 'Wind date=2026-11-20 place=büsum'],
      ['ist es glatt auf der A8 bei Pforzheim', 'Ice place=pforzheim'],
      ['wie wird das Wetter am Strand in zwei Stunden', 'Weather time=16:05'],
    ],
  ],
  [
    'weather is known by its everyday names',
    [
      [
        'wird das morgen früh wieder so ne neblige Suppe auf der Autobahn bei Ulm',
        'Fog date=2026-11-19 dayPart=MO place=ulm',
      ],
      ['kommt heute noch Schnürlregen', 'Rain date=2026-11-18'],
      ['hält die Schweinekälte am Wochenende an', 'Temperature span=WEEKEND warmth=COLD'],
    ],
  ],
  [
    'a doubt or an alternative behind the question changes nothing',
    [
      [
        'brauch ich heute Abend ne Jacke oder reicht ein Pulli',
        'Jacket date=2026-11-18 dayPart=EV',
      ],
    ],
  ],
  [
    'a question about the weather is not about what somebody does meanwhile',
    [['regnet es gleich ich muss mit dem Hund raus', 'Rain span=SOON']],
  ],
  [
    'hours of work and school are of the morning',
    [['ist der Nebel weg bevor ich um acht zur Arbeit fahre', 'Fog time=08:00']],
  ],
  [
    'what keeps the rain off is needed in rain',
    [['soll ich der Kleinen morgen eine Matschhose anziehen', 'Rain date=2026-11-19']],
  ],
  ['a storm is heard', [['donnert es heute Nacht wieder', 'Thunder dayPart=NI']]],
  [
    'an activity is asked about in short',
    [
      ['wir grillen Sonntag gegen vier, klappt das', 'Barbecue date=2026-11-22 time=16:00'],
      ['Grill anschmeißen oder wird das nix', 'Barbecue'],
    ],
  ],
  [
    'a talk goes on with its day, its places and its subject',
    [
      ['und hier bei uns am selben Tag', 'FollowUp place=HERE'],
      ['nochmal Meran, wann geht da abends die Sonne unter', 'FollowUp place=meran aspect=sunset'],
      ["Zurück zu Leipzig, wie warm wird's", 'FollowUp place=leipzig aspect=temperature'],
      ['was rausgegeben', 'Quantity quantity=WARNINGS whether=WHETHER'],
    ],
  ],
];

describe.each(KINDS)('%s', (_kind, sentences) => {
  it.each(sentences)('%s', (sentence, expected) => {
    expect(describeAsked(sentence, 'de-DE')).toBe(expected);
  });
});
