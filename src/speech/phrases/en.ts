import type { Phrases, Topic } from './phrases.ts';

/** A whole question: the name of a town alone would be taken for one about the weather. */
const EXAMPLES: Record<Topic, string> = {
  weather: "What's the weather tomorrow in Boston?",
  rain: 'Is it going to rain soon in Hamburg?',
  pollen: "What's the pollen count in Leipzig?",
};

const BIRCH = 'How high is the birch pollen count?';

export const english: Phrases = {
  welcome: {
    speech: 'Welcome to Weather Voice. When and where would you like to know the weather?',
    reprompt: `You could ask: ${EXAMPLES.weather}`,
  },
  help: {
    speech:
      "You can ask for the weather in any town, for now, for a time, a day or the weekend, for rain in the next hour and for the pollen count. For example: What's the weather tomorrow afternoon in Chicago? Is it going to rain soon? Or: What's the pollen count? What would you like to know?",
    reprompt: 'Would you like to know about weather, rain or pollen?',
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
    pollenDays: 'I can tell you the pollen count for today, tomorrow and the day after.',
  },
  trouble: {
    unreachable:
      "The weather service isn't answering right now. Please try again in a few minutes.",
    noForecast: "Sorry, I don't have a forecast for that place. Ask me about a town nearby.",
    refused:
      "The weather service doesn't accept the request. Please check how this skill is set up.",
    internal: 'Sorry, something went wrong. Please try again.',
  },
  unknownPlace(spoken, topic) {
    const unknown = `Sorry, I don't know a place called ${spoken}.`;
    const example = `You could ask: ${EXAMPLES[topic]}`;
    if (topic !== 'weather') return { speech: `${unknown} ${example}`, reprompt: example };
    return {
      speech: `${unknown} Which place would you like the weather for?`,
      reprompt: 'Which town would you like the weather for?',
    };
  },
  pollen: {
    unknownType: (spoken) => ({
      speech: `Sorry, there's no pollen forecast for ${spoken}, only for hazel, alder, ash, birch, grass, rye, mugwort and ragweed. You could ask: ${BIRCH}`,
      reprompt: `You could ask: ${BIRCH}`,
    }),
    unknownPostcode: {
      speech: `Sorry, I don't know the postcode that's set for your device. Ask with the name of a town, for example: ${EXAMPLES.pollen}`,
      reprompt: `You could ask: ${EXAMPLES.pollen}`,
    },
    noForecast: (place) =>
      `Sorry, there's no pollen forecast for ${place ?? 'the place where your device is'}. Ask me about a place in Germany.`,
    noForecastNow: (place) =>
      `Sorry, there's no forecast of that for ${place ?? 'the place where your device is'} at the moment.`,
    noForecastThatDay: "There's no pollen forecast for that day yet. Ask me again later.",
    cardTitle: (place) => `Pollen in ${place}`,
  },
  cardTitle: (place) => `Weather in ${place}`,
};
