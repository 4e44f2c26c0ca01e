import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** Slips, short forms and clauses that belong to no question, as people say them to a speaker. */
const SENTENCES = [
  ['de-DE', 'stell die temperatur auf fahrenheit', 'Units unit=FAHRENHEIT'],
  ['en-US', 'set the temperature to celsius', 'Units unit=CELSIUS'],
  ['es-ES', 'pon la temperatura en fahrenheit', 'Units unit=FAHRENHEIT'],
  ['fr-FR', 'mets la température en fahrenheit', 'Units unit=FAHRENHEIT'],
  ['it-IT', 'imposta la temperatura in fahrenheit', 'Units unit=FAHRENHEIT'],
  ['nl-NL', 'zet de temperatuur op fahrenheit', 'Units unit=FAHRENHEIT'],
  ['de-DE', "brauch ich heut 'n schirm", 'Umbrella date=2026-11-18'],
  [
    'de-DE',
    "gibt's 'ne sturmwarnung für die nordsee",
    'Quantity place=die nordsee quantity=WARNINGS whether=WHETHER',
  ],
  ['de-DE', 'scheint heute überhaupt nochmal die sonne', 'Sun date=2026-11-18'],
  ['de-DE', 'wie ist das wetter in new york grade', 'Weather span=NOW place=new york'],
  ['de-DE', 'wie viel grad hat es in rom', 'Temperature place=rom'],
  ['de-DE', 'wie wird das wetter am langen wochenende', 'Weather span=WEEKEND'],
  [
    'de-DE',
    'fliegen gerade viele birkenpollen',
    'Pollen span=NOW pollenType=Birke whether=WHETHER_MUCH',
  ],
  ['de-DE', 'fliegen heute viele pollen', 'Pollen date=2026-11-18 whether=WHETHER_MUCH'],
  ['de-DE', 'kühlt es heute nacht unter zwanzig grad ab', 'Below dayPart=NI number=20'],
  ['de-DE', 'fällt es heute nacht unter 5 grad', 'Below dayPart=NI number=5'],
  ['de-DE', 'regnet es am strand von warnemünde', 'Rain place=warnemünde'],
  ['de-DE', 'wie ist das wetter am flughafen', 'Weather'],
  ['en-US', 'is it gonna hit a hundred today', 'Above date=2026-11-18 number=100'],
  ['en-US', 'are we going to hit ninety five tomorrow', 'Above date=2026-11-19 number=95'],
  ['en-US', 'will it stay above ninety all night', 'Above dayPart=NI number=90 stays=STAYS'],
  [
    'en-US',
    'will it stay above ninety all day tomorrow',
    'Above date=2026-11-19 number=90 stays=STAYS',
  ],
  [
    'en-US',
    'is it warmer in l.a. or miami',
    'WhichPlace place=la otherPlace=miami direction=WARMER',
  ],
  ['en-US', "how's the air quality with all this smoke", 'Unoffered subject=AIR_QUALITY'],
  ['en-GB', "how good's the visibility at sea", 'Quantity quantity=VISIBILITY'],
  ['en-GB', "it won't be cold tomorrow will it", 'Temperature date=2026-11-19 warmth=COLD'],
  ['es-ES', 'hace mucho frío fuera', 'Temperature warmth=COLD'],
  ['es-ES', 'hace mucho frío hoy', 'Below date=2026-11-18 number=8'],
  [
    'es-ES',
    'cuánta nieve hay en sierra nevada',
    'Quantity place=sierra nevada quantity=SNOW_DEPTH',
  ],
  ['es-ES', 'viene algún huracán', 'Quantity quantity=WARNINGS'],
  ['es-ES', 'qué tiempo hace en el aeropuerto', 'Weather'],
  ['fr-FR', "quel temps fait-il à l'aéroport", 'Weather'],
  ['it-IT', "stasera piove o posso andare all'arena", 'Rain dayPart=EV'],
  ['nl-NL', 'hoe warm wordt het op het strand van scheveningen', 'Temperature place=scheveningen'],
  [
    'nl-NL',
    'kunnen we dit weekend schaatsen op natuurijs',
    'Unoffered date=2026-W47-WE subject=NATURAL_ICE',
  ],
] as const;

/** The next fog, thunderstorm or storm: these ask for its time, not for yes or no. */
const TIMES = [
  ['de-DE', 'wann ist der nächste sturm', 'Storm when=WHEN'],
  ['en-US', 'when is the next gale', 'Storm when=WHEN'],
  ['en-US', "when's the next thunderstorm coming", 'Thunder when=WHEN'],
  ['en-US', "when's the fog gonna lift", 'Fog when=WHEN'],
  ['es-ES', 'cuándo llega el próximo temporal', 'Storm when=WHEN'],
  ['es-ES', 'cuándo va a parar el viento', 'Wind when=WHEN'],
  ['fr-FR', 'quand arrive la prochaine tempête', 'Storm when=WHEN'],
  ['it-IT', 'quando arriva la prossima tempesta', 'Storm when=WHEN'],
  ['nl-NL', 'wanneer komt de volgende storm', 'Storm when=WHEN'],
] as const;

/** Winds that have a name come from somewhere. */
const NAMED_WINDS = [
  ['de-CH', 'haben wir am wochenende föhn', 'Wind span=WEEKEND compass=S'],
  ['de-DE', 'bläst morgen der föhn', 'Wind date=2026-11-19 compass=S'],
  ['es-ES', 'hace levante hoy', 'Wind date=2026-11-18 compass=E'],
] as const;

/** How good the snow is, of which only its depth is known. */
const SNOW = [
  ['de-DE', 'wie ist der schnee in winterberg', 'Unoffered place=winterberg subject=SKI'],
  ['en-US', "how's the snow in aspen", 'Unoffered place=aspen subject=SKI'],
  ['fr-FR', 'comment est la neige à tignes', 'Unoffered place=tignes subject=SKI'],
  ['es-ES', 'cómo está la nieve en baqueira', 'Unoffered place=baqueira subject=SKI'],
  ['it-IT', "com'è la neve a cervinia", 'Unoffered place=cervinia subject=SKI'],
  ['nl-NL', 'hoe is de sneeuw in winterberg', 'Unoffered place=winterberg subject=SKI'],
] as const;

/** Rooms, ovens, machines, bodies and ways have a temperature, a pressure or a time of their own. */
const OFF_TOPIC = [
  ['de-DE', 'wie heiß muss der backofen für pizza sein'],
  ['de-DE', 'wie warm ist es im wohnzimmer'],
  ['en-US', 'is the dryer done'],
  ['en-US', "what's my blood pressure"],
  ['en-US', "what's the temperature in the living room"],
  ['en-GB', "when's the next train to brighton"],
  ['fr-FR', 'combien de temps faut-il pour aller à lyon'],
  ['fr-FR', 'baisse la température du salon'],
  ['es-ES', 'qué temperatura hay en el salón'],
  ['es-ES', 'cuánto tiempo falta para navidad'],
  ['it-IT', 'quanto tempo ci vuole per arrivare a napoli'],
  ['it-IT', "che temperatura c'è in soggiorno"],
  ['nl-NL', 'hoe lang duurt het naar utrecht'],
  ['nl-NL', 'hoe warm is het in de woonkamer'],
] as const;

it.each([...SENTENCES, ...TIMES, ...NAMED_WINDS, ...SNOW])('%s: %s', (locale, sentence, meant) => {
  expect(describeAsked(sentence, locale)).toBe(meant);
});

it.each(OFF_TOPIC)('refuses in %s: %s', (locale, sentence) => {
  expect(describeAsked(sentence, locale)).toBe('AMAZON.Fallback');
});
