import { englishPlants } from './sentences.ts';
import { createScaledSpeed, type SubscriptionPhrases } from '../subscription-phrases.ts';

export const englishSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'when there is any weather warning',
      2: 'when there is a warning of dangerous weather',
      3: 'when there is a severe weather warning',
      4: 'when there is an extreme weather warning',
    },
    warningsOf: (group, isSevere) =>
      isSevere
        ? `when there is a severe warning of ${group}`
        : `when there is a warning of ${group}`,
    groups: {
      THUNDERSTORM: 'thunderstorms',
      WIND: 'strong wind',
      TORNADO: 'tornadoes',
      RAIN: 'heavy rain',
      HAIL: 'hail',
      GLAZE: 'ice',
      FOG: 'fog',
      HEAT: 'heat',
      UV: 'strong UV radiation',
    },
    rainSoon: "when it's about to rain",
    rainToday: 'when it is going to rain later in the day',
    rainOnlyToday: 'if it is going to rain today',
    rainOnlyOn: (day) => `if it is going to rain ${day}`,
    frostTonight: 'when it is going to freeze overnight',
    frostOnlyTonight: 'if it is going to freeze tonight',
    snow: "when it's going to snow",
    gusts: (speed) => `when gusts of ${speed} or more are coming`,
    heat: (degrees) => `when it's going to reach ${degrees} degrees`,
    warmDay: (degrees) => `when it first reaches ${degrees} degrees in a year`,
    pollen: (plant, level) => `when ${plant} pollen is ${POLLEN_LEVELS[level]}`,
    plants: englishPlants,
    speed: createScaledSpeed({
      kilometresPerHour: 'kilometres per hour',
      milesPerHour: 'miles per hour',
      metresPerSecond: 'metres per second',
    }),
  },
  subscribed: (place, conditions) => `Okay, for ${place}, I'll let you know ${conditions}.`,
  list: (place, conditions) => `For ${place}, I'll let you know ${conditions}.`,
  quiet: (from, to) => `Between ${from} and ${to}, I'll only speak up if it's dangerous.`,
  neverQuiet: "I'll let you know at night, too.",
  clock: (minute) => formatClock(minute),
  howToStop: 'If you no longer want that, say: stop warning me.',
  allow: 'For that, please allow notifications for me in the Alexa app.',
  stopped: (conditions) => `Okay, I'll no longer let you know ${conditions}.`,
  stoppedAll: "Okay, I won't warn you any more.",
  none: {
    speech: "I'm not warning you about anything yet. Say, for example: warn me about frost.",
    reprompt: 'Say, for example: warn me about frost.',
  },
  yes: (conditions) => `Yes, I'll let you know ${conditions}.`,
  no: (conditions) => `No, I'll only let you know ${conditions}.`,
  shallI: 'Shall I warn you about that?',
  notWished: (conditions) =>
    `I'm not warning you about that. I'll only let you know ${conditions}.`,
  whatOf: {
    speech: "What shall I warn you about? For example, frost, snow, or when it's about to rain.",
    reprompt: 'Say, for example: warn me about frost.',
  },
  whichPlants: {
    speech: 'Which pollen shall I warn you about? Say, for example: warn me about birch pollen.',
    reprompt: 'Say, for example: warn me about birch pollen.',
  },
  full: "I can't keep any more. Tell me first what I no longer need to warn you about.",
  unavailable:
    "I can't speak up on my own here. But you can ask me: is there a severe weather warning?",
  noWarnings: (place) =>
    `I don't have official warnings for ${place}. But I can let you know when it's going to rain, snow or freeze.`,
  stoppedWithHome: "I won't warn you any more, either.",
};

const POLLEN_LEVELS = { 1: 'in the air', 2: 'moderate or high', 3: 'high' } as const;

/** `10 PM`, `7:30 AM`. */
function formatClock(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const digits = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${((hour + 11) % 12) + 1}${digits} ${hour < 12 ? 'AM' : 'PM'}`;
}
