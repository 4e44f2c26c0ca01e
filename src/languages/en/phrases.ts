import { SMALL_TALK, UNOFFERED } from '../talk-phrases.ts';
import { createPhrases, createScreenLabels } from '../skeleton-phrases.ts';
import { englishLandmarks } from './place-names.ts';
import type { Phrases } from '../types.ts';
import type { Country } from './words.ts';
import { createOwnPlacePhrases } from '../own-place-phrases.ts';

/** What countries call otherwise, and a city of each for examples. */
interface Things {
  postcode: string;
  town: string;
  city: string;
}

const THINGS: Readonly<Record<Country, Things>> = {
  US: { postcode: 'ZIP code', town: 'city', city: 'Boston' },
  CA: { postcode: 'postal code', town: 'city', city: 'Toronto' },
  GB: { postcode: 'postcode', town: 'town', city: 'Manchester' },
  AU: { postcode: 'postcode', town: 'town', city: 'Sydney' },
  IN: { postcode: 'PIN code', town: 'city', city: 'Mumbai' },
};

const GO_ON = 'What would you like to know?';

export function createEnglishPhrases(country: Country): Phrases {
  const { postcode, town, city } = THINGS[country];
  return createPhrases({
    tag: `en-${country}`,
    examples: {
      weather: `What's the weather tomorrow in ${city}?`,
      rain: 'Is it going to rain soon in Hamburg?',
      pollen: "What's the pollen count in Leipzig?",
      birch: 'How high is the birch pollen count?',
    },
    askFor: (example) => `You could ask: ${example}`,
    welcome: [
      'Welcome to Weather Voice. Which place and day would you like the weather for?',
      'Hello, this is Weather Voice. What would you like to know about the weather?',
      "Hi, you've reached Weather Voice. Where and when would you like the weather for?",
    ],
    help: [
      [`What's the weather tomorrow afternoon in ${city}?`, GO_ON],
      ['Do I need an umbrella tomorrow?', GO_ON],
      ['Which day will be the best?', GO_ON],
    ],
    /** What the skill can do, with an example. */
    helpSpeech: (example, question) =>
      `I can tell you about the weather and pollen, now or for the next few days. You could ask, for example: ${example} ${question}`,
    helpReprompt: 'Would you like to know about weather, rain or pollen?',
    notUnderstood: {
      speech: `Sorry, I didn't get that. You could ask: What's the weather this weekend? ${GO_ON}`,
      reprompt: 'What would you like to know about the weather?',
    },
    goodbye: ['Goodbye.', 'See you soon.', 'Talk to you soon.'],
    anythingElse: [
      'Anything else?',
      'Would you like to know anything else?',
      'Is there anything else you want to know?',
    ],
    smallTalk: SMALL_TALK.en,
    unoffered: UNOFFERED.en,
    ownPlaces: englishOwnPlaces,
    goOn: GO_ON,
    oneMoment: "One moment, I'm asking the weather service.",
    whyUnknown: "Sorry, I can't tell you why that is.",
    chanceUnknown: "Sorry, I can't tell you how likely that is.",
    nothingToRepeat: "There's nothing to repeat yet.",
    unanswerable: {
      past: "That's in the past. I can tell you the weather for now and for the next few days.",
      beyondHours:
        'I have the weather by the hour for the next three days only. For later, ask me about the whole day.',
      beyondDays:
        "The forecast doesn't reach that far. I can tell you the weather for about the next ten days.",
      vague: "I can't forecast that long a time. Ask me about a day, or about the weekend.",
      pollenDays: 'I can tell you the pollen count for today, tomorrow and the day after.',
      notKept: 'I can only tell you what the weather stations measured in the last 24 hours.',
      noReadings: "I don't have a reading of that from a weather station nearby.",
    },
    beyondDay: (day, from) =>
      `The forecast doesn't reach ${day} yet. Ask me again from ${from} on.`,
    noChange: {
      better: (place, days) =>
        `There's no better weather in sight for ${place} in the next ${days} days.`,
      warmer: (place, days) =>
        `It won't get much warmer than today in ${place} in the next ${days} days.`,
      colder: (place, days) =>
        `It won't get much colder than today in ${place} in the next ${days} days.`,
      sun: (place, days) => `There's no sunny day in sight for ${place} in the next ${days} days.`,
      snow: (place, days) => `There's no snow in sight for ${place} in the next ${days} days.`,
    },
    notReached: {
      above: (place, days, degrees) =>
        `It won't reach ${degrees} degrees in ${place} in the next ${days} days.`,
      below: (place, days, degrees) =>
        `It won't drop below ${degrees} degrees in ${place} in the next ${days} days.`,
    },
    forecastEnds: (day) => `The forecast only reaches as far as ${day}.`,
    unsupported: `Sorry, I don't have that. I can tell you about weather, temperature, rain, snow, sun, wind and pollen. ${GO_ON}`,
    unreachable: "The weather service isn't answering right now.",
    tryAgainSoon: 'Please try again in a few minutes.',
    errors: {
      noForecast: `Sorry, I don't have a forecast for that place. Ask me about a ${town} nearby.`,
      refused: "Sorry, the weather service won't answer me right now. Please try again later.",
      internal: 'Sorry, something went wrong. Please try again.',
      memory: "I can't look up what you've told me before.",
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
    unknownSpokenPostcode: (digits) => `Sorry, I don't know the ${postcode} ${digits}.`,
    askPlace: {
      speech: 'Which place would you like it for?',
      reprompt: `Which ${town} would you like it for?`,
    },
    whichPlace: (places) => ({
      speech: `Do you mean ${places}?`,
      reprompt: `Which one do you mean: ${places}?`,
    }),
    home: {
      remembered: (place) => `Okay, I'll remember that you live in ${place}.`,
      whatFor: "I'll use it when you don't name a place.",
      is: (place) => `You told me that you live in ${place}.`,
      forgotten: () => "Okay, I've deleted your home.",
      where: 'Where do you live?',
      example: `You could say: I live in ${city}.`,
      none: "You haven't told me where you live.",
      addressForbidden: `I'm not allowed to see your address. You can permit it in the Alexa app, or just tell me your ${town}. Where do you live?`,
      addressUnknown: "That was for my default location, because I don't know yours.",
    },
    units: {
      temperatures: (degrees) => `temperatures in ${degrees}`,
      wind: {
        milesPerHour: 'wind in miles per hour',
        kilometresPerHour: 'wind in kilometres an hour',
        metresPerSecond: 'wind in metres a second',
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
        `Sorry, I have no pollen forecast for ${spoken}, only for hazel, alder, ash, birch, grass, rye, mugwort and ragweed.`,
      unknownPostcode: `Sorry, I don't know the ${postcode} that's set for your device. Ask with the name of a ${town}, for example:`,
      noForecast: (place) =>
        `Sorry, I have no pollen forecast for ${place ?? 'your location'}. Ask me about a place in Germany.`,
      noForecastNow: (place) =>
        `Sorry, I have no forecast of that for ${place ?? 'your location'} at the moment.`,
      noForecastThatDay: 'I have no pollen forecast for that day yet. Ask me again later.',
      cardTitle: (place) => `Pollen ${where(place)}`,
    },
    cardTitle: (place) => `Weather ${where(place)}`,
  });
}

export const englishScreenLabels = createScreenLabels({
  demo: 'Demo weather',
  minus: 'minus',
  degrees: () => 'degrees',
  range: (low, high) => `${low} to ${high}`,
  course: (from, to) => `Course from ${from} to ${to}`,
  wet: 'with precipitation',
});

/** `in Köln`, or what goes with a landmark. */
function where(place: string): string {
  return englishLandmarks.describeLandmark(place) ?? `in ${place}`;
}

export const englishOwnPlaces = createOwnPlacePhrases({
  tag: 'en-US',
  names: {
    MOTHER: 'Mom',
    FATHER: 'Dad',
    PARENTS: 'your parents',
    GRANDMOTHER: 'Grandma',
    GRANDFATHER: 'Grandpa',
    GRANDPARENTS: 'your grandparents',
    SISTER: 'your sister',
    BROTHER: 'your brother',
    DAUGHTER: 'your daughter',
    SON: 'your son',
    AUNT: 'your aunt',
    UNCLE: 'your uncle',
    GIRLFRIEND: 'your girlfriend',
    BOYFRIEND: 'your boyfriend',
    WORK: 'work',
    CABIN: 'the cabin',
    HOLIDAY_HOME: 'the holiday home',
    GARDEN: 'the allotment',
    SCHOOL: 'school',
    BOAT: 'the boat',
  },
  remembered: (place, name) => `Okay, I'll remember ${place} for ${name}.`,
  one: (place, name) => `${place} for ${name}`,
  list: (places) => `I remember ${places}.`,
  forgotten: (place, name) => `Okay, I've forgotten ${place} for ${name}.`,
  unknown: (name) => `I don't have a place for ${name} yet.`,
  example: 'You could say: The cabin is in Aspen.',
  none: "I don't have any places of yours yet.",
  full: "I can't remember more than ten places. Let me forget one first.",
  whereDeviceIs:
    "While this device tells me where it is, you'll get the weather there, and the weather at home whenever you ask for it.",
  everythingForgotten: "Okay, I've forgotten everything I remembered about you.",
});
