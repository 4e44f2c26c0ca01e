import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { germanLandmarks } from './place-names.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

export const germanOwnPlaces = createOwnPlacePhrases({
  tag: 'de-DE',
  names: {
    MOTHER: 'Mama',
    FATHER: 'Papa',
    PARENTS: 'deine Eltern',
    GRANDMOTHER: 'Oma',
    GRANDFATHER: 'Opa',
    GRANDPARENTS: 'deine Großeltern',
    SISTER: 'deine Schwester',
    BROTHER: 'deinen Bruder',
    DAUGHTER: 'deine Tochter',
    SON: 'deinen Sohn',
    AUNT: 'deine Tante',
    UNCLE: 'deinen Onkel',
    GIRLFRIEND: 'deine Freundin',
    BOYFRIEND: 'deinen Freund',
    WORK: 'die Arbeit',
    CABIN: 'die Hütte',
    HOLIDAY_HOME: 'das Ferienhaus',
    GARDEN: 'den Garten',
    SCHOOL: 'die Schule',
    BOAT: 'das Boot',
  },
  remembered: (place, name) => `Gut, ich merke mir ${place} für ${name}.`,
  one: (place, name) => `${place} für ${name}`,
  list: (places) => `Gemerkt habe ich mir ${places}.`,
  forgotten: (place, name) => `Gut, ich habe ${place} für ${name} vergessen.`,
  unknown: (name) => `Für ${name} habe ich mir noch keinen Ort gemerkt.`,
  example: 'Sag zum Beispiel: Mama wohnt in Ulm.',
  none: 'Ich habe mir noch keinen Ort für dich gemerkt.',
  full: 'Mehr als zehn Orte kann ich mir nicht merken. Lass mich zuerst einen vergessen.',
  whereDeviceIs:
    'Solange mir dieses Gerät sagt, wo es gerade ist, sage ich dir das Wetter dort, und das von zu Hause, wenn du danach fragst.',
  everythingForgotten: 'Gut, ich habe alles vergessen, was ich mir über dich gemerkt hatte.',
});

export const germanPhrases = createPhrases({
  tag: 'de-DE',
  examples: {
    weather: 'Wie wird das Wetter morgen in Hamburg?',
    rain: 'Regnet es gleich in Hamburg?',
    pollen: 'Wie ist der Pollenflug in Leipzig?',
    birch: 'Wie stark fliegen Birkenpollen?',
  },
  askFor: (example) => `Frag zum Beispiel: ${example}`,
  welcome: [
    'Willkommen bei Wetter Stimme. Für welchen Tag und welchen Ort möchtest du das Wetter wissen?',
    'Hallo, hier ist Wetter Stimme. Was möchtest du über das Wetter wissen?',
    'Hier ist Wetter Stimme. Von welchem Ort möchtest du das Wetter wissen, und für welchen Tag?',
  ],
  help: [
    ['Wie wird das Wetter morgen Nachmittag in München?', 'Was möchtest du wissen?'],
    ['Brauche ich morgen einen Schirm?', 'Was möchtest du wissen?'],
    ['Wann regnet es das nächste Mal?', 'Was möchtest du wissen?'],
    ['Welcher Tag wird am schönsten?', 'Was möchtest du wissen?'],
    ['Wie stark weht der Wind?', 'Was möchtest du wissen?'],
  ],
  /** What the skill can do, with one example. */
  helpSpeech: (example, question) =>
    `Du kannst mich nach Wetter, Regen, Temperatur, Wind und Pollen fragen, zum Beispiel: ${example} ${question}`,
  helpReprompt: 'Möchtest du etwas über Wetter, Regen oder Pollen wissen?',
  notUnderstood: {
    speech:
      'Das habe ich leider nicht verstanden. Frag mich zum Beispiel: Wie wird das Wetter am Wochenende? Was möchtest du wissen?',
    reprompt: 'Was möchtest du über das Wetter wissen?',
  },
  goodbye: ['Bis bald.', 'Bis zum nächsten Mal.', 'Bis später.'],
  anythingElse: [
    'Möchtest du noch etwas wissen?',
    'Willst du noch etwas wissen?',
    'Kann ich dir noch etwas sagen?',
  ],
  smallTalk: SMALL_TALK.de,
  unoffered: UNOFFERED.de,
  ownPlaces: germanOwnPlaces,
  goOn: 'Was möchtest du wissen?',
  oneMoment: 'Einen Moment, ich frage den Wetterdienst.',
  whyUnknown: 'Woran das liegt, kann ich dir leider nicht sagen.',
  chanceUnknown: 'Wie wahrscheinlich das ist, kann ich dir leider nicht sagen.',
  nothingToRepeat: 'Dazu musst du mich zuerst nach dem Wetter fragen.',
  unanswerable: {
    past: 'Das liegt schon in der Vergangenheit. Ich kann dir sagen, wie das Wetter jetzt ist und in den nächsten Tagen wird.',
    beyondHours:
      'Auf die Stunde genau kann ich das Wetter nur für die nächsten drei Tage vorhersagen. Frag mich für später nach dem ganzen Tag.',
    beyondDays:
      'So weit reicht die Vorhersage noch nicht. Ich kann dir das Wetter für die nächsten neun Tage sagen.',
    vague:
      'So weit im Voraus habe ich keine Vorhersage. Frag mich nach einem der nächsten neun Tage oder dem Wochenende.',
    pollenDays:
      'Wie stark die Pollen fliegen, kann ich dir für heute, morgen und übermorgen sagen.',
    notKept:
      'Was die Wetterstationen gemessen haben, kann ich dir nur für die letzten 24 Stunden sagen.',
    noReadings: 'Dazu habe ich von keiner Wetterstation in der Nähe einen Messwert.',
  },
  beyondDay: (day, from) =>
    `Bis ${day.replace(', ', ', den ')}, reicht die Vorhersage noch nicht. Frag mich ab ${from.replace(', ', ', dem ')}, noch einmal.`,
  noChange: {
    better: (place, days) =>
      `Für ${place} ist in den nächsten ${days} Tagen kein besseres Wetter in Sicht.`,
    warmer: (place, days) =>
      `In ${place} wird es in den nächsten ${days} Tagen nicht deutlich wärmer als heute.`,
    colder: (place, days) =>
      `In ${place} wird es in den nächsten ${days} Tagen nicht deutlich kälter als heute.`,
    sun: (place, days) =>
      `Für ${place} ist in den nächsten ${days} Tagen kein sonniger Tag in Sicht.`,
    snow: (place, days) => `Für ${place} ist in den nächsten ${days} Tagen kein Schnee in Sicht.`,
  },
  notReached: {
    above: (place, days, degrees) =>
      `In ${place} werden in den nächsten ${days} Tagen keine ${degrees} Grad erreicht.`,
    below: (place, days, degrees) =>
      `In ${place} wird es in den nächsten ${days} Tagen nicht kälter als ${degrees} Grad.`,
  },
  forecastEnds: (day) => `Die Vorhersage reicht nur bis ${day.replace(', ', ', den ')}.`,
  unsupported:
    'Das sagt mir der Wetterdienst leider nicht. Du kannst mich nach Wetter, Temperatur, Regen, Schnee, Sonne, Wind und Pollen fragen. Was möchtest du wissen?',
  unreachable: 'Der Wetterdienst antwortet gerade nicht.',
  tryAgainSoon: 'Bitte versuch es in ein paar Minuten noch einmal.',
  errors: {
    noForecast:
      'Für diesen Ort habe ich leider keine Vorhersage. Frag mich nach einer Stadt in der Nähe.',
    refused:
      'Der Wetterdienst lehnt meine Anfrage ab. Bitte sag der Person Bescheid, die mich eingerichtet hat.',
    internal: 'Da ist leider etwas schiefgegangen. Bitte versuch es noch einmal.',
    memory: 'Ich komme gerade nicht an das, was ich mir gemerkt habe.',
  },
  age: {
    counts: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',

    ago: {
      minutes: 'vor wenigen Minuten',
      quarter: 'vor einer Viertelstunde',
      half: 'vor etwa einer halben Stunde',
      hour: 'vor etwa einer Stunde',
      hours: (count) => `vor ${count} Stunden`,
      overTwelve: 'vor mehr als zwölf Stunden',
      overADay: 'vor mehr als einem Tag',
    },
    old: {
      hour: 'eine Stunde',
      hours: (count) => `${count} Stunden`,
      overTwelve: 'mehr als zwölf Stunden',
      overADay: 'mehr als einen Tag',
    },
    itSaid: (ago) => `${ago} hieß es:`,
    staleData: (old) => `Die Vorhersage ist schon ${old} alt.`,
  },
  unknownPlace: (spoken) => `Den Ort ${capitalize(bareName(spoken))} kenne ich leider nicht.`,
  unknownSpokenPostcode: (digits) => `Die Postleitzahl ${digits} kenne ich leider nicht.`,
  askPlace: {
    speech: 'Für welchen Ort möchtest du es wissen?',
    reprompt: 'Für welche Stadt möchtest du es wissen?',
  },
  whichPlace: (places) => ({
    speech: `Meinst du ${places}?`,
    reprompt: `Welchen Ort meinst du: ${places}?`,
  }),
  home: {
    remembered: (place) => `Gut, ich merke mir ${place} als deinen Wohnort.`,
    whatFor: 'Wenn du keinen Ort nennst, sage ich dir das Wetter dort.',
    is: (place) => `Dein Wohnort ist ${place}.`,
    forgotten: () => 'Gut, ich habe deinen Wohnort gelöscht.',
    where: 'Wo wohnst du?',
    example: 'Sag zum Beispiel: Ich wohne in Köln.',
    none: 'Ich kenne deinen Wohnort noch nicht.',
    addressForbidden:
      'Deine Adresse darf ich nicht sehen. Du kannst sie in der Alexa App freigeben oder mir deinen Wohnort sagen. Wo wohnst du?',
    addressUnknown: 'Deinen Ort kenne ich noch nicht.',
  },
  units: {
    temperatures: (degrees) => `Temperaturen in ${degrees}`,
    wind: {
      milesPerHour: 'Wind in Meilen pro Stunde',
      kilometresPerHour: 'Wind in Kilometern pro Stunde',
      metresPerSecond: 'Wind in Metern pro Sekunde',
    },
    and: ' und ',
    chosen: (units) => `Gut, ab jetzt sage ich ${units}.`,
    unknown: {
      speech:
        'In welcher Einheit möchtest du es hören: Celsius oder Fahrenheit, Kilometer oder Meilen pro Stunde?',
      reprompt: 'Welche Einheit möchtest du? Sag zum Beispiel: Sag immer Celsius.',
    },
  },
  cannotRemember: 'Merken kann ich mir hier leider nichts.',
  pollen: {
    unknownType: (spoken) =>
      `Für ${plant(spoken)} habe ich leider keine Pollenvorhersage, nur für Hasel, Erle, Esche, Birke, Gräser, Roggen, Beifuß und Ambrosia.`,
    unknownPostcode:
      'Die Postleitzahl deines Geräts kenne ich leider nicht. Nenn mir einen Ort, zum Beispiel:',
    noForecast: (place) =>
      `${forPlace(place)} habe ich leider keine Pollenvorhersage. Frag mich nach einem Ort in Deutschland.`,
    noForecastNow: (place) =>
      `Dazu habe ich ${lowerFirst(forPlace(place))} zurzeit leider keine Vorhersage.`,
    noForecastThatDay:
      'Für diesen Tag habe ich noch keine Pollenvorhersage. Frag mich später noch einmal.',
    cardTitle: (place) => `Pollenflug ${where(place)}`,
  },
  cardTitle: (place) => `Wetter ${where(place)}`,
});

/** `zugspitze` of `auf der zugspitze`. */
function bareName(spoken: string): string {
  return spoken.replace(/^(?:(?:an|auf|bei|im|in|am) )?(?:(?:der|die|das|dem|den) )?(?=\S)/i, '');
}

/** `Eichenpollen` for `eichen pollen`: what was heard is in small letters and perhaps taken apart. */
function plant(spoken: string): string {
  return capitalize(spoken.replace(/ pollen$/, 'pollen'));
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const germanScreenLabels = createScreenLabels({
  demo: 'Demowetter',
  minus: 'minus',
  degrees: () => 'Grad',
  range: (low, high) => `${low} bis ${high}`,
  course: (from, to) => `Verlauf von ${from} bis ${to}`,
  wet: 'mit Niederschlag',
});

/** `Für Köln`, `Am Gardasee`: the name of a landmark has no article. */
function forPlace(place: string | null): string {
  const landmark = place === null ? undefined : germanLandmarks.describeLandmark(place);
  if (landmark === undefined) return `Für ${place ?? 'den Ort deines Geräts'}`;
  return `${landmark.charAt(0).toUpperCase()}${landmark.slice(1)}`;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** `in Köln`, or what goes with a landmark. */
function where(place: string): string {
  return germanLandmarks.describeLandmark(place) ?? `in ${place}`;
}
