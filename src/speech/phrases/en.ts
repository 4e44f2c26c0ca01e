import type { Phrases } from './phrases.ts';

export const english: Phrases = {
  welcome: {
    speech: 'Welcome to Weather Voice. When and where would you like to know the weather?',
    reprompt: "You could ask: What's the weather tomorrow in Boston?",
  },
  help: {
    speech:
      "You can ask for the weather in any town, for now, for a time, a day or the weekend. For example: What's the weather tomorrow afternoon in Chicago? What would you like to know?",
    reprompt: 'When and where would you like to know the weather?',
  },
  notUnderstood: {
    speech:
      "Sorry, I didn't get that. You could ask: What's the weather this weekend? What would you like to know?",
    reprompt: 'What would you like to know about the weather?',
  },
  goodbye: 'Goodbye.',
  unanswerable: {
    past: "That's in the past. I can tell you what the weather is now and what it'll be over the next days.",
    beyondHours:
      'I can only forecast the weather by the hour for the next three days. For later, ask me about the whole day.',
    beyondDays:
      "The forecast doesn't reach that far yet. I can tell you the weather for the next few days.",
    vague:
      "There's no forecast for so long a time. Ask me about one of the next days or the weekend.",
  },
  trouble: {
    unreachable:
      "The weather service isn't answering right now. Please try again in a few minutes.",
    noForecast: "Sorry, I don't have a forecast for that place. Ask me about a town nearby.",
    refused:
      "The weather service doesn't accept the request. Please check how this skill is set up.",
    internal: 'Sorry, something went wrong. Please try again.',
  },
  unknownPlace: (spoken) => ({
    speech: `Sorry, I don't know a place called ${spoken}. Which place would you like the weather for?`,
    reprompt: 'Which town would you like the weather for?',
  }),
  cardTitle: (place) => `Weather in ${place}`,
};
