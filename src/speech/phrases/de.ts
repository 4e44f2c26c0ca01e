import type { Phrases, Topic } from './phrases.ts';

/** A whole question: the name of a town alone would be taken for one about the weather. */
const EXAMPLES: Record<Topic, string> = {
  weather: 'Wie wird das Wetter morgen in Hamburg?',
  rain: 'Regnet es gleich in Hamburg?',
  pollen: 'Wie ist der Pollenflug in Leipzig?',
};

const BIRCH = 'Wie stark fliegen Birkenpollen?';

export const german: Phrases = {
  welcome: {
    speech: 'Willkommen bei Wetter Stimme. Für wann und wo möchtest du das Wetter wissen?',
    reprompt: `Frag zum Beispiel: ${EXAMPLES.weather}`,
  },
  help: {
    speech:
      'Du kannst nach dem Wetter an einem Ort fragen, für jetzt, für eine Uhrzeit, einen Tag oder das Wochenende, nach Regen in der nächsten Stunde und nach dem Pollenflug. Zum Beispiel: Wie wird das Wetter morgen Nachmittag in München? Regnet es gleich? Oder: Wie ist der Pollenflug? Was möchtest du wissen?',
    reprompt: 'Möchtest du etwas über Wetter, Regen oder Pollen wissen?',
  },
  notUnderstood: {
    speech:
      'Das habe ich leider nicht verstanden. Frag mich zum Beispiel: Wie wird das Wetter am Wochenende? Was möchtest du wissen?',
    reprompt: 'Was möchtest du über das Wetter wissen?',
  },
  goodbye: 'Bis bald.',
  unanswerable: {
    past: 'Das liegt schon in der Vergangenheit. Ich kann dir sagen, wie das Wetter jetzt ist und in den nächsten Tagen wird.',
    beyondHours:
      'Auf die Stunde genau kann ich das Wetter nur für die nächsten drei Tage vorhersagen. Frag mich für später nach dem ganzen Tag.',
    beyondDays:
      'So weit reicht die Vorhersage noch nicht. Ich kann dir das Wetter für die nächsten Tage sagen.',
    vague:
      'Für einen so langen Zeitraum gibt es keine Vorhersage. Frag mich nach einem der nächsten Tage oder dem Wochenende.',
    pollenDays:
      'Wie stark die Pollen fliegen, kann ich dir für heute, morgen und übermorgen sagen.',
  },
  trouble: {
    unreachable:
      'Der Wetterdienst antwortet gerade nicht. Bitte versuch es in ein paar Minuten noch einmal.',
    noForecast:
      'Für diesen Ort habe ich leider keine Vorhersage. Frag mich nach einer Stadt in der Nähe.',
    refused:
      'Der Wetterdienst nimmt die Anfrage nicht an. Bitte prüfe, wie dieser Skill eingerichtet ist.',
    internal: 'Da ist leider etwas schiefgegangen. Bitte versuch es noch einmal.',
  },
  unknownPlace(spoken, topic) {
    const unknown = `Den Ort ${spoken} kenne ich leider nicht.`;
    const example = `Frag zum Beispiel: ${EXAMPLES[topic]}`;
    if (topic !== 'weather') return { speech: `${unknown} ${example}`, reprompt: example };
    return {
      speech: `${unknown} Für welchen Ort möchtest du das Wetter wissen?`,
      reprompt: 'Für welche Stadt möchtest du das Wetter wissen?',
    };
  },
  pollen: {
    unknownType: (spoken) => ({
      speech: `Für ${plant(spoken)} gibt es leider keine Pollenvorhersage, nur für Hasel, Erle, Esche, Birke, Gräser, Roggen, Beifuß und Ambrosia. Frag zum Beispiel: ${BIRCH}`,
      reprompt: `Frag zum Beispiel: ${BIRCH}`,
    }),
    unknownPostcode: {
      speech: `Die Postleitzahl, die für dein Gerät eingetragen ist, kenne ich leider nicht. Frag mit einem Ort, zum Beispiel: ${EXAMPLES.pollen}`,
      reprompt: `Frag zum Beispiel: ${EXAMPLES.pollen}`,
    },
    noForecast: (place) =>
      `Für ${place ?? 'den Ort deines Geräts'} gibt es leider keine Pollenvorhersage. Frag mich nach einem Ort in Deutschland.`,
    noForecastNow: (place) =>
      `Dazu gibt es für ${place ?? 'den Ort deines Geräts'} zurzeit leider keine Vorhersage.`,
    noForecastThatDay:
      'Für diesen Tag gibt es noch keine Pollenvorhersage. Frag mich später noch einmal.',
    cardTitle: (place) => `Pollenflug in ${place}`,
  },
  cardTitle: (place) => `Wetter in ${place}`,
};

/** `Eichenpollen` for `eichen pollen`: what was heard is in small letters and perhaps taken apart. */
function plant(spoken: string): string {
  const word = spoken.replace(/ pollen$/, 'pollen');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
