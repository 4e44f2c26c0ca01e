import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  welcome: {
    speech: 'Willkommen bei Wetter Stimme. Für wann und wo möchtest du das Wetter wissen?',
    reprompt: 'Frag zum Beispiel: Wie wird das Wetter morgen in Hamburg?',
  },
  help: {
    speech:
      'Du kannst nach dem Wetter an einem Ort fragen, für jetzt, für eine Uhrzeit, einen Tag oder das Wochenende. Zum Beispiel: Wie wird das Wetter morgen Nachmittag in München? Was möchtest du wissen?',
    reprompt: 'Wofür möchtest du das Wetter wissen?',
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
  unknownPlace: (spoken) => ({
    speech: `Den Ort ${spoken} kenne ich leider nicht. Für welchen Ort möchtest du das Wetter wissen?`,
    reprompt: 'Für welche Stadt möchtest du das Wetter wissen?',
  }),
  cardTitle: (place) => `Wetter in ${place}`,
};
