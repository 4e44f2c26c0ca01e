import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';

export const englishPhrases = createPhrases({
  tag: 'en-US',
  examples: {
    weather: "What's the weather tomorrow in Boston?",
    rain: 'Is it going to rain soon in Hamburg?',
    pollen: "What's the pollen count in Leipzig?",
    birch: 'How high is the birch pollen count?',
  },
  askFor: (example) => `You could ask: ${example}`,
  welcome: [
    'Welcome to Weather Voice. When and where would you like to know the weather?',
    'Hello, this is Weather Voice. What would you like to know about the weather?',
    "Hi, you've reached Weather Voice. Which place and day would you like the weather for?",
  ],
  help: [
    [
      "What's the weather tomorrow afternoon in Chicago? Is it going to rain soon?",
      "What's the pollen count?",
    ],
    [
      'Do I need an umbrella tomorrow? How warm will it get on Saturday?',
      'When will it rain next?',
    ],
    ['Which day will be the best? How strong is the wind?', 'When does the sun set?'],
  ],
  /** What the skill can do, with examples. */
  helpSpeech: (examples, last) =>
    `You can ask for the weather in any town, for rain, snow, sun, temperature and wind, for now, a time, a day or the weekend, and for the pollen count. For example: ${examples} Or: ${last} What would you like to know?`,
  helpReprompt: 'Would you like to know about weather, rain or pollen?',
  notUnderstood: {
    speech:
      "Sorry, I didn't get that. You could ask: What's the weather this weekend? What would you like to know?",
    reprompt: 'What would you like to know about the weather?',
  },
  goodbye: ['Goodbye.', 'See you soon.', 'Talk to you soon.'],
  anythingElse: [
    'Anything else?',
    'Would you like to know anything else?',
    'Is there anything else you want to know?',
  ],
  goOn: 'What would you like to know?',
  oneMoment: "One moment, I'm asking the weather service.",
  nothingToRepeat: "I'd have to know what about.",
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
  forecastEnds: (day) => `The forecast doesn't reach beyond ${day} yet.`,
  unsupported:
    "Sorry, the weather service doesn't tell me that. I know about weather, temperature, rain, snow, sun, wind and pollen. What would you like to know?",
  unreachable: "The weather service isn't answering right now.",
  tryAgainSoon: 'Please try again in a few minutes.',
  errors: {
    noForecast: "Sorry, I don't have a forecast for that place. Ask me about a town nearby.",
    refused:
      "The weather service doesn't accept the request. Please check how this skill is set up.",
    internal: 'Sorry, something went wrong. Please try again.',
    memory: "I can't get at my memory right now.",
  },
  age: {
    counts: 'two three four five six seven eight nine ten eleven twelve',

    ago: {
      minutes: 'a few minutes ago',
      quarter: 'a quarter of an hour ago',
      half: 'about half an hour ago',
      hour: 'about an hour ago',
      hours: (count) => `${count} hours ago`,
      overTwelve: 'more than twelve hours ago',
      overADay: 'more than a day ago',
    },
    old: {
      hour: 'an hour',
      hours: (count) => `${count} hours`,
      overTwelve: 'more than twelve hours',
      overADay: 'more than a day',
    },
    itSaid: (ago) => `${ago} it said:`,
    staleData: (old) => `This forecast is already ${old} old.`,
  },
  unknownPlace: (spoken) => `Sorry, I don't know a place called ${spoken}.`,
  unknownSpokenPostcode: (digits) => `Sorry, I don't know the postcode ${digits}.`,
  askPlace: {
    speech: 'Which place would you like it for?',
    reprompt: 'Which town would you like it for?',
  },
  whichPlace: (places) => ({
    speech: `Do you mean ${places}?`,
    reprompt: `Which one do you mean: ${places}?`,
  }),
  home: {
    remembered: (place) => `Okay, I'll remember that you live in ${place}.`,
    whatFor: "When you don't name a place, I'll tell you the weather there.",
    is: (place) => `You told me that you live in ${place}.`,
    forgotten: (place) => `Okay, I've forgotten that you live in ${place}.`,
    where: 'Where do you live?',
    example: 'You could say: I live in Boston.',
    none: "You haven't told me where you live.",
    addressForbidden:
      "I'm not allowed to see your address. You can permit it in the Alexa app, or just tell me: where do you live?",
    addressUnknown: "But I don't know where you are.",
  },
  units: {
    temperatures: (degrees) => `temperatures in ${degrees}`,
    wind: {
      milesPerHour: 'wind in miles per hour',
      kilometresPerHour: 'wind in kilometres an hour',
    },
    and: ' and ',
    chosen: (units) => `Okay, from now on I'll give you ${units}.`,
    unknown: {
      speech: 'Which unit would you like: Celsius or Fahrenheit, kilometres or miles per hour?',
      reprompt: 'Which unit would you like? You could say: Always use Celsius.',
    },
  },
  cannotRemember: "Sorry, I can't remember anything here.",
  pollen: {
    unknownType: (spoken) =>
      `Sorry, there's no pollen forecast for ${spoken}, only for hazel, alder, ash, birch, grass, rye, mugwort and ragweed.`,
    unknownPostcode:
      "Sorry, I don't know the postcode that's set for your device. Ask with the name of a town, for example:",
    noForecast: (place) =>
      `Sorry, there's no pollen forecast for ${place ?? 'the place where your device is'}. Ask me about a place in Germany.`,
    noForecastNow: (place) =>
      `Sorry, there's no forecast of that for ${place ?? 'the place where your device is'} at the moment.`,
    noForecastThatDay: "There's no pollen forecast for that day yet. Ask me again later.",
    cardTitle: (place) => `Pollen in ${place}`,
  },
  cardTitle: (place) => `Weather in ${place}`,
});

export const englishScreenLabels = createScreenLabels({
  demo: 'Demo weather',
  minus: 'minus',
  degrees: () => 'degrees',
  range: (low, high) => `${low} to ${high}`,
  course: (from, to) => `Course from ${from} to ${to}`,
  wet: 'with precipitation',
});
