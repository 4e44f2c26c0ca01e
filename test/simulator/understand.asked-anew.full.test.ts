import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** Words that are also names of villages, mostly in other countries, or that no town has. */
const NO_PLACES = [
  ['de-DE', 'kommt beim Spaziergang in ner Stunde was runter', 'Rain time=15:05'],
  ['de-DE', 'können die Kinder um sechs trocken um die Häuser ziehen', 'Dry time=18:00'],
  ['de-AT', "regnet's heut no", 'Rain date=2026-11-18'],
  ['de-DE', 'regnet es diese Woche jeden Tag', 'Rain date=2026-W47'],
  ['en-US', "how's Easter shaping up", 'Weather span=EASTER_SUNDAY'],
  ['en-US', 'any shot at rain tomorrow', 'Rain date=2026-11-19'],
  ['en-GB', 'dry for the bonfire tonight', 'Dry dayPart=NI'],
  ['en-US', 'marathon weather', 'Weather'],
  [
    'en-US',
    "what's Memorial Day gonna be like down in Ocean City",
    'Weather span=MEMORIAL_DAY place=ocean city',
  ],
  ['en-US', 'weather oia', 'Weather place=oia'],
  ['en-US', 'will it rain tomorrow in oia', 'Rain date=2026-11-19 place=oia'],
  ['en-US', 'good day to hike Longs Peak', 'Advice place=longs peak activity=hiking'],
  ['de-AT', 'regen morgen malcesine', 'Rain date=2026-11-19 place=malcesine'],
  ['es-ES', '¿cuántos grados bajo cero hace ahora mismo?', 'Temperature span=NOW'],
  [
    'es-ES',
    'este finde quiero ir a por setas, ¿hace bueno?',
    'Advice span=WEEKEND activity=hiking',
  ],
  ['fr-FR', 'combien de degrés sous zéro demain matin', 'Temperature date=2026-11-19 dayPart=MO'],
  ['it-IT', "l'umidità è sopra l'ottanta per cento?", 'Quantity quantity=HUMIDITY'],
  ['it-IT', 'quanti gradi sotto zero domattina', 'Temperature date=2026-11-19 dayPart=MO'],
  ['nl-NL', 'korte of lange broek vandaag?', 'Advice date=2026-11-18 activity=shorts'],
] as const;

/** Feasts and free days of the locales. */
const FEASTS = [
  ['de-DE', 'kriegen wir weiße Weihnachten', 'Snow span=CHRISTMAS'],
  ['en-US', 'any shot at a white Christmas', 'Snow span=CHRISTMAS'],
  ['es-ES', '¿habrá navidades blancas?', 'Snow span=CHRISTMAS'],
  ['fr-FR', 'on va avoir un Noël blanc', 'Snow span=CHRISTMAS'],
  ['it-IT', 'avremo un bianco natale?', 'Snow span=CHRISTMAS'],
  ['nl-NL', 'krijgen we een witte kerst', 'Snow span=CHRISTMAS'],
  ['de-AT', "wie wird's am Staatsfeiertag", 'Weather span=MAY_DAY'],
  [
    'de-DE',
    "wie wird's heut Abend aufm Oktoberfest",
    'Weather date=2026-11-18 dayPart=EV place=münchen',
  ],
  ['de-DE', "wie wird's an Pfingsten", 'Weather span=WHIT_SUNDAY'],
  ['fr-FR', 'quel temps pour la Pentecôte', 'Weather span=WHIT_SUNDAY'],
  ['es-ES', '¿nevará en Baqueira en el puente?', 'Snow span=PUENTE place=baqueira'],
  ['es-ES', '¿qué tal noche hará para las hogueras de San Juan?', 'Weather span=ST_JOHNS_EVE'],
  ['en-GB', 'is the bank holiday going to be a washout', 'Rain span=BANK_HOLIDAY'],
  [
    'en-US',
    'will the fireworks on the fourth get rained out',
    'Rain dayPart=EV span=FOURTH_OF_JULY',
  ],
  [
    'en-US',
    "is it clear at midnight on New Year's Eve",
    'Cloudy dayPart=NI span=NEW_YEARS_EVE sky=CLEAR',
  ],
  ['de-DE', 'ist der Silvesterhimmel um Mitternacht klar', 'Cloudy span=NEW_YEARS_NIGHT sky=CLEAR'],
] as const;

/** Known questions in everyday words. */
const OWN_WORDS = [
  ['de-DE', 'brauchen die Kinder heute Mützen', 'Advice date=2026-11-18 activity=hat'],
  ['de-AT', 'brauch i heut a Haubn', 'Advice date=2026-11-18 activity=hat'],
  ['de-DE', 'brauch ich ne Jacke', 'Jacket'],
  ['de-DE', 'wie lang is heute Tag', 'Quantity date=2026-11-18 quantity=DAYLIGHT'],
  ['de-DE', 'seh ich heut Nacht Sternschnuppen', 'Cloudy dayPart=NI sky=CLEAR'],
  [
    'de-DE',
    'kann man bei der Hitze heut Nacht überhaupt schlafen',
    'Below dayPart=NI number=20 stays=STAYS',
  ],
  [
    'de-DE',
    'darf ich heut Abend noch auf den Bodensee raussegeln',
    'Wind date=2026-11-18 dayPart=EV place=bodensee',
  ],
  ['de-DE', 'fällt das Grillfest am Samstag ins Wasser', 'Rain date=2026-11-21'],
  ['de-DE', 'werden wir auf dem Heimweg nass', 'Rain span=WAY_HOME'],
  ['de-DE', 'ist morgen ein Strandtag', 'Advice date=2026-11-19 activity=beach'],
  ['en-US', "think they'll need to plow tomorrow", 'Snow date=2026-11-19'],
  ['en-US', "could we do Mom's brunch outside today", 'Barbecue date=2026-11-18 time=12:00'],
  ['en-US', 'leave the windows open tonight or nah', 'Advice dayPart=NI activity=airing'],
  ['en-US', 'will I get burned at the beach today', 'Advice date=2026-11-18 activity=sunscreen'],
  ['en-US', 'can we sleep in this heat tonight', 'Below dayPart=NI number=70 stays=STAYS'],
  [
    'en-GB',
    'fine for Glastonbury the next few days',
    'Weather span=NEXT_DAYS place=glastonbury fine=FINE',
  ],
  ['en-GB', 'play stopping at Wimbledon this afternoon', 'Rain dayPart=AF place=wimbledon'],
  ['en-GB', 'will our barbecue get rained off on Saturday', 'Rain date=2026-11-21'],
  ['es-ES', '¿se mojarán las procesiones el Viernes Santo?', 'Rain span=GOOD_FRIDAY'],
  ['es-ES', '¿tenderías la ropa fuera esta mañana?', 'Laundry dayPart=MO'],
  ['es-ES', '¿hasta qué hora puedo salir a correr sin asarme?', 'BestHours activity=running'],
  [
    'es-ES',
    'me apetece salir a correr a las ocho, ¿se puede?',
    'Advice time=20:00 activity=running',
  ],
  ['fr-FR', 'est-ce que ça caille dehors là', 'Below span=OUTSIDE number=5'],
  ['fr-FR', 'on va encore crever de chaud cette nuit', 'Above dayPart=NI number=20'],
  ['fr-FR', 'on va dormir cette nuit avec cette chaleur', 'Below dayPart=NI number=20 stays=STAYS'],
  [
    'fr-FR',
    "j'ai envie d'aller courir vers dix-huit heures ça passe",
    'Advice time=18:00 activity=running',
  ],
  ['fr-FR', 'hier il est tombé combien', 'PastRainAmount date=2026-11-17'],
  [
    'fr-FR',
    'je peux laisser mes géraniums dehors cette nuit',
    'Above dayPart=NI number=0 stays=STAYS',
  ],
  ['it-IT', 'posso lasciare i gerani fuori stanotte?', 'Above dayPart=NI number=0 stays=STAYS'],
  ['it-IT', 'domani è da spiaggia?', 'Advice date=2026-11-19 activity=beach'],
  ['it-IT', 'stanotte si dorme o si suda?', 'Temperature dayPart=NI'],
  ['nl-NL', 'hoeveel windkracht staat er nu?', 'Wind span=NOW unit=BEAUFORT'],
  [
    'nl-NL',
    'wordt het morgen op tweede paasdag een beetje lekker?',
    'Weather date=2026-11-19 span=EASTER_MONDAY fine=FINE',
  ],
  ['nl-NL', 'kunnen we vannacht slapen met deze hitte', 'Below dayPart=NI number=20 stays=STAYS'],
  ['nl-NL', 'valt het feest zaterdag in het water', 'Rain date=2026-11-21'],
  ['de-DE', 'geht sich heute noch grillen aus', 'Barbecue date=2026-11-18'],
  ['de-DE', 'lohnt sich heute noch der see', 'Advice date=2026-11-18 activity=beach'],
  ['en-US', 'is it pool weather', 'Advice activity=beach'],
  ['es-ES', '¿dejo las plantas fuera esta noche?', 'Above dayPart=NI number=0 stays=STAYS'],
  ['nl-NL', 'kunnen de planten vannacht buiten blijven', 'Above dayPart=NI number=0 stays=STAYS'],
  ['es-ES', '¿hace viento otra vez?', 'Wind whether=WHETHER'],
] as const;

/** Limits with a no, without a unit, or as a number of figures. */
const LIMITS = [
  ['de-DE', 'wird es heute nicht über 30', 'Below date=2026-11-18 number=30 stays=STAYS'],
  ['de-DE', "wird's morgen zweistellig", 'Above date=2026-11-19 number=9'],
  ['de-AT', "hat's unter minus fünf in der Früh", 'Below dayPart=MO number=5 sign=MINUS'],
  ['en-US', 'is it topping ninety five today', 'Above date=2026-11-18 number=95'],
  ['en-US', 'how long till it drops below a hundred', 'Reach number=100 windSide=BELOW'],
  ['en-GB', 'is it double figures tomorrow', 'Above date=2026-11-19 number=9'],
  ['fr-FR', 'à partir de quelle heure il fera plus de trente', 'Reach number=30 windSide=ABOVE'],
  ['nl-NL', 'wordt het vandaag niet boven de 30', 'Below date=2026-11-18 number=30 stays=STAYS'],
  ['nl-NL', 'komt het morgen in dubbele cijfers', 'Above date=2026-11-19 number=9'],
  ['en-US', "won't it get above ninety today", 'Above date=2026-11-18 number=90'],
  ['en-US', 'is it gonna dip below twenty tonight', 'Below dayPart=NI number=20'],
  ['en-US', 'will it be in the double digits tomorrow', 'Above date=2026-11-19 number=9'],
  ['es-ES', '¿no pasará de treinta hoy?', 'Below date=2026-11-18 number=30 stays=STAYS'],
  [
    'fr-FR',
    "ça ne va pas dépasser trente aujourd'hui",
    'Below date=2026-11-18 number=30 stays=STAYS',
  ],
  ['it-IT', 'non si superano i trenta oggi', 'Below date=2026-11-18 number=30 stays=STAYS'],
  ['it-IT', 'sotto zero stanotte', 'Below dayPart=NI number=0'],
  ['de-DE', 'unter null heute nacht', 'Frost dayPart=NI'],
  ['en-US', 'below zero tonight', 'Frost dayPart=NI'],
  ['es-ES', 'bajo cero esta noche', 'Below dayPart=NI number=0'],
  ['fr-FR', 'sous zéro cette nuit', 'Below dayPart=NI number=0'],
  ['nl-NL', 'onder nul vannacht', 'Below dayPart=NI number=0'],
  ['nl-NL', 'komt het niet onder de tien', 'Above number=10 stays=STAYS'],
] as const;

/** When-questions ask for a time, the others for yes or no. */
const FIRST_WORDS = [
  ['de-DE', 'wann kühlt es heute endlich ab', 'NextChange date=2026-11-18 change=COLDER'],
  ['de-DE', 'wann ging heute die Sonne auf', 'Sunrise date=2026-11-18'],
  ['fr-FR', 'le mistral va se calmer quand', 'Wind when=WHEN'],
  ['fr-FR', 'il pleut quand demain', 'RainTime date=2026-11-19'],
  ['en-US', 'will it rain every day this week', 'RainTime date=2026-W47'],
  ['it-IT', 'questa settimana piove tutti i giorni?', 'RainTime date=2026-W47'],
  ['fr-FR', 'ça souffle fort', 'Wind whether=WHETHER'],
  ['it-IT', "c'è bora oggi?", 'Wind date=2026-11-18 compass=NE'],
  ['it-IT', 'soffia forte adesso', 'Wind span=NOW whether=WHETHER'],
  ['es-ES', '¿sopla fuerte ahora?', 'Wind span=NOW whether=WHETHER_MUCH'],
  [
    'nl-NL',
    'waait het hard genoeg om te kitesurfen op het IJsselmeer?',
    'Wind place=het ijsselmeer whether=WHETHER_MUCH',
  ],
  [
    'en-US',
    'is the drive to Green Bay gonna be icy on Thanksgiving',
    'Ice span=THANKSGIVING place=green bay',
  ],
] as const;

/** Times in other words. */
const TIMES = [
  ['en-GB', 'what will it be at three in the morning', 'Weather time=03:00'],
  ['en-GB', "what's it doing at Heathrow first thing", 'Weather dayPart=MO place=heathrow'],
  ['en-GB', 'will it rain first thing tomorrow', 'Rain date=2026-11-19 dayPart=MO'],
  ['en-US', 'have we got frost coming before the weekend', 'Frost untilDate=2026-11-20'],
  ['de-DE', "wie wird's vor dem Wochenende", 'Weather untilDate=2026-11-20'],
  ['es-ES', '¿hace bueno antes del finde?', 'Weather untilDate=2026-11-20 fine=FINE'],
  ['it-IT', 'piove prima del weekend', 'Rain untilDate=2026-11-20'],
  ['en-US', 'coldest night this week', 'ColdestDay date=2026-W47'],
  ['en-US', "what's it like super early tomorrow", 'Weather date=2026-11-19 dayPart=MO'],
  ['de-DE', 'ganz früh morgen', 'Weather date=2026-11-19 dayPart=MO'],
  ['fr-FR', 'demain à la première heure il pleut', 'Rain date=2026-11-19 dayPart=MO'],
  ['nl-NL', 'morgen heel vroeg regent het', 'Rain date=2026-11-19 dayPart=MO'],
  ['de-DE', 'regnet es an silvester um mitternacht beim feuerwerk', 'Rain span=NEW_YEARS_NIGHT'],
] as const;

/** Comparisons of two days or two places. */
const PAIRS = [
  [
    'de-DE',
    "wird's die Tage noch heißer als heute",
    'Comparison date=2026-11-18 span=NEXT_DAYS direction=WARMER',
  ],
  [
    'de-AT',
    'wo is heut wärmer, bei uns oder in Udine',
    'WhichPlace date=2026-11-18 place=HOME otherPlace=udine direction=WARMER',
  ],
  [
    'en-US',
    'is Saturday or Sunday nicer for a cookout',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  [
    'en-US',
    'warmer here or in Bozeman on Monday',
    'WhichPlace date=2026-11-23 place=HERE otherPlace=bozeman direction=WARMER',
  ],
  [
    'en-GB',
    "where's warmer for the weekend, Whitby or the Lake District",
    'WhichPlace span=WEEKEND place=whitby otherPlace=the lake district direction=WARMER',
  ],
  [
    'es-ES',
    '¿dónde hace menos calor, en Gijón o en San Sebastián?',
    'WhichPlace place=gijón otherPlace=san sebastián direction=COLDER',
  ],
  [
    'it-IT',
    'meglio oggi o domani per andare al mare?',
    'WhichDay date=2026-11-18 otherDate=2026-11-19 direction=BETTER',
  ],
] as const;

describe('a word of the question is no village', () => {
  it.each(NO_PLACES)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('a feast is a day, and no other', () => {
  it.each(FEASTS)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('a known question is understood in everyday words', () => {
  it.each(OWN_WORDS)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('a limit is understood as it is said', () => {
  it.each(LIMITS)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('the answer begins as the question asks', () => {
  it.each(FIRST_WORDS)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('a time is understood as it is said', () => {
  it.each(TIMES)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});

describe('a comparison has both its sides', () => {
  it.each(PAIRS)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});
