import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { dutchLandmarks } from './place-names.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

export const dutchOwnPlaces = createOwnPlacePhrases({
  tag: 'nl-NL',
  names: {
    MOTHER: 'mama',
    FATHER: 'papa',
    PARENTS: 'je ouders',
    GRANDMOTHER: 'oma',
    GRANDFATHER: 'opa',
    GRANDPARENTS: 'je grootouders',
    SISTER: 'je zus',
    BROTHER: 'je broer',
    DAUGHTER: 'je dochter',
    SON: 'je zoon',
    AUNT: 'je tante',
    UNCLE: 'je oom',
    GIRLFRIEND: 'je vriendin',
    BOYFRIEND: 'je vriend',
    WORK: 'het werk',
    CABIN: 'de hut',
    HOLIDAY_HOME: 'het vakantiehuis',
    GARDEN: 'de moestuin',
    SCHOOL: 'school',
    BOAT: 'de boot',
  },
  remembered: (place, name) => `Goed, ik onthoud ${place} voor ${name}.`,
  one: (place, name) => `${place} voor ${name}`,
  list: (places) => `Ik heb ${places} onthouden.`,
  forgotten: (place, name) => `Goed, ik ben ${place} voor ${name} vergeten.`,
  unknown: (name) => `Voor ${name} heb ik nog geen plaats.`,
  example: 'Zeg bijvoorbeeld: Oma woont in Heerlen.',
  none: 'Ik heb nog geen plaatsen van je onthouden.',
  full: 'Meer dan tien plaatsen kan ik niet onthouden. Laat me er eerst een vergeten.',
  whereDeviceIs:
    'Zolang dit apparaat me vertelt waar het is, krijg je het weer van die plek, en het weer thuis als je ernaar vraagt.',
  everythingForgotten: 'Goed, ik ben alles vergeten wat ik over je had onthouden.',
});

export const dutchPhrases = createPhrases({
  tag: 'nl-NL',
  examples: {
    weather: 'Hoe wordt het weer morgen in Utrecht?',
    rain: 'Gaat het regenen in Groningen?',
    pollen: 'Hoe staat het met de pollen in Leipzig?',
    birch: 'Hoe hoog is de concentratie berkenpollen?',
  },
  askFor: (example) => `Vraag bijvoorbeeld: ${example}`,
  welcome: [
    'Welkom bij Weer Stem. Voor welke plaats en welke dag wil je het weer weten?',
    'Hallo, dit is Weer Stem. Wat wil je weten over het weer?',
    'Dit is Weer Stem. Van welke plaats wil je het weer weten?',
  ],
  help: [
    ['Hoe wordt het weer morgen om 15 uur in Rotterdam?', 'Wat wil je weten?'],
    ['Heb ik morgen een paraplu nodig?', 'Wat wil je weten?'],
    ['Wanneer gaat het regenen?', 'Wat wil je weten?'],
    ['Wat is de beste dag?', 'Wat wil je weten?'],
    ['Hoe hard waait het?', 'Wat wil je weten?'],
  ],
  /** What the skill can do, with one example. */
  helpSpeech: (example, question) =>
    `Je kunt me vragen naar het weer, regen, temperatuur, wind en pollen, bijvoorbeeld: ${example} ${question}`,
  helpReprompt: 'Wil je iets weten over weer, regen of pollen?',
  notUnderstood: {
    speech:
      'Dat heb ik helaas niet begrepen. Vraag bijvoorbeeld: Hoe wordt het weer dit weekend? Wat wil je weten?',
    reprompt: 'Wat wil je weten over het weer?',
  },
  goodbye: ['Tot ziens.', 'Tot de volgende keer.', 'Tot later.'],
  anythingElse: [
    'Wil je nog iets weten?',
    'Kan ik je nog iets vertellen?',
    'Wil je verder nog iets weten?',
  ],
  smallTalk: SMALL_TALK.nl,
  unoffered: UNOFFERED.nl,
  ownPlaces: dutchOwnPlaces,
  goOn: 'Wat wil je weten?',
  oneMoment: 'Een moment, ik vraag het aan de weerdienst.',
  whyUnknown: 'Waarom dat zo is, kan ik je helaas niet vertellen.',
  chanceUnknown: 'Hoe waarschijnlijk dat is, kan ik je helaas niet vertellen.',
  nothingToRepeat: 'Er valt nog niets te herhalen, vraag me eerst naar het weer.',
  unanswerable: {
    past: 'Dat is al voorbij. Ik kan je vertellen hoe het weer nu is en hoe het de komende dagen wordt.',
    beyondHours:
      'Op het uur nauwkeurig kan ik het weer alleen voor de komende drie dagen voorspellen. Vraag me voor later naar de hele dag.',
    beyondDays:
      'Zo ver reikt de weersverwachting nog niet. Ik kan je het weer voor de komende negen dagen vertellen.',
    vague:
      'Zo ver vooruit heb ik geen weersverwachting. Vraag me naar een van de komende negen dagen of naar het weekend.',
    pollenDays:
      'Hoe het met de pollen staat, kan ik je vertellen voor vandaag, morgen en overmorgen.',
    notKept:
      'Wat de weerstations hebben gemeten, kan ik je alleen voor de afgelopen 24 uur vertellen.',
    noReadings: 'Daarvan heb ik geen meting van een weerstation in de buurt.',
  },
  beyondDay: (day, from) =>
    `De weersverwachting reikt nog niet tot ${day}. Vraag het me vanaf ${from} nog eens.`,
  noChange: {
    better: (place, days) =>
      `Voor ${place} is er de komende ${days} dagen geen beter weer in zicht.`,
    warmer: (place, days) =>
      `In ${place} wordt het de komende ${days} dagen niet veel warmer dan vandaag.`,
    colder: (place, days) =>
      `In ${place} wordt het de komende ${days} dagen niet veel kouder dan vandaag.`,
    sun: (place, days) => `Voor ${place} is er de komende ${days} dagen geen zonnige dag in zicht.`,
    snow: (place, days) => `Voor ${place} is er de komende ${days} dagen geen sneeuw in zicht.`,
  },
  notReached: {
    above: (place, days, degrees) =>
      `In ${place} wordt het de komende ${days} dagen geen ${degrees} graden.`,
    below: (place, days, degrees) =>
      `In ${place} wordt het de komende ${days} dagen niet kouder dan ${degrees} graden.`,
  },
  forecastEnds: (day) => `De weersverwachting reikt tot en met ${day}.`,
  unsupported:
    'Dat vertelt de weerdienst me helaas niet. Je kunt me vragen naar het weer, temperatuur, regen, sneeuw, zon, wind en pollen. Wat wil je weten?',
  unreachable: 'De weerdienst geeft op dit moment geen antwoord.',
  tryAgainSoon: 'Probeer het over een paar minuten nog eens.',
  errors: {
    noForecast:
      'Voor deze plaats heb ik helaas geen weersverwachting. Vraag me naar een stad in de buurt.',
    refused:
      'De weerdienst weigert mijn verzoek. Laat het alsjeblieft weten aan wie mij heeft ingesteld.',
    internal: 'Er is helaas iets misgegaan. Probeer het nog eens.',
    memory: 'Ik kan op dit moment niet bij mijn geheugen.',
  },
  age: {
    counts: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    /** Before `geleden` and `oud`; hours stay in the singular after numbers. */
    ago: {
      minutes: 'een paar minuten',
      quarter: 'een kwartier',
      half: 'ongeveer een halfuur',
      hour: 'ongeveer een uur',
      hours: (count) => `${count} uur`,
      overTwelve: 'meer dan twaalf uur',
      overADay: 'meer dan een dag',
    },
    old: { hour: 'een uur' },
    itSaid: (ago) => `${ago} geleden luidde het antwoord:`,
    staleData: (old) => `Deze verwachting is al ${old} oud.`,
  },
  unknownPlace: (spoken) => `De plaats ${bareName(spoken)} ken ik helaas niet.`,
  unknownSpokenPostcode: (digits) => `De postcode ${digits} ken ik helaas niet.`,
  askPlace: {
    speech: 'Voor welke plaats wil je het weten?',
    reprompt: 'Voor welke stad wil je het weten?',
  },
  whichPlace: (places) => ({
    speech: `Bedoel je ${places}?`,
    reprompt: `Welke plaats bedoel je: ${places}?`,
  }),
  home: {
    remembered: (place) => `Goed, ik onthoud ${place} als je woonplaats.`,
    whatFor: 'Als je geen plaats noemt, vertel ik je het weer daar.',
    is: (place) => `Je woonplaats is ${place}.`,
    forgotten: (place) => `Goed, ik heb ${place} als woonplaats gewist.`,
    where: 'Waar woon je?',
    example: 'Zeg bijvoorbeeld: Ik woon in Haarlem.',
    none: 'Ik weet nog niet waar je woont.',
    addressForbidden:
      'Ik mag je adres niet zien. Je kunt het vrijgeven in de Alexa-app of me je woonplaats vertellen. Waar woon je?',
    addressUnknown: 'Ik weet nog niet waar je bent.',
  },
  units: {
    temperatures: (degrees) => `temperaturen in ${degrees}`,
    wind: {
      milesPerHour: 'wind in mijl per uur',
      kilometresPerHour: 'wind in kilometer per uur',
      metresPerSecond: 'wind in meter per seconde',
    },
    and: ' en ',
    chosen: (units) => `Goed, voortaan geef ik je ${units}.`,
    unknown: {
      speech:
        'In welke eenheid wil je het horen: Celsius of Fahrenheit, kilometer of mijl per uur?',
      reprompt: 'Welke eenheid wil je? Zeg bijvoorbeeld: Zeg altijd Celsius.',
    },
  },
  cannotRemember: 'Onthouden kan ik hier helaas niets.',
  pollen: {
    unknownType: (spoken) =>
      `Voor pollen van ${spoken} heb ik helaas geen verwachting, alleen voor hazelaar, els, es, berk, gras, rogge, bijvoet en ambrosia.`,
    unknownPostcode:
      'De postcode van je apparaat ken ik helaas niet. Noem er een plaats bij, bijvoorbeeld:',
    noForecast: (place) =>
      `${forPlace(place)} heb ik helaas geen pollenverwachting. Vraag me naar een plaats in Duitsland.`,
    noForecastNow: (place) =>
      `Daarvoor heb ik voor ${place ?? 'de plaats van je apparaat'} op dit moment helaas geen verwachting.`,
    noForecastThatDay:
      'Voor die dag heb ik nog geen pollenverwachting. Vraag het me later nog eens.',
    cardTitle: (place) => `Pollenverwachting voor ${place}`,
  },
  cardTitle: (place) => `Weer voor ${place}`,
});

/** `Voor Utrecht`, `Aan het Gardameer`: the name of a landmark has no article. */
function forPlace(place: string | null): string {
  const landmark = place === null ? undefined : dutchLandmarks.describeLandmark(place);
  if (landmark === undefined) return `Voor ${place ?? 'de plaats van je apparaat'}`;
  return `${landmark.charAt(0).toUpperCase()}${landmark.slice(1)}`;
}

/** `veluwe` of `op de veluwe`. */
function bareName(spoken: string): string {
  return spoken.replace(/^(?:(?:aan|bij|in|op|te) )?(?:(?:de|het) )?(?=\S)/i, '');
}

export const dutchScreenLabels = createScreenLabels({
  demo: 'Demoweer',
  minus: 'min',
  degrees: (size) => (size === 1 ? 'graad' : 'graden'),
  range: (low, high) => `${low} tot ${high}`,
  course: (from, to) => `Verloop van ${from} tot ${to}`,
  wet: 'met neerslag',
});
