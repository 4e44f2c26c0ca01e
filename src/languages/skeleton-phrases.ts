import type { UnitChoice } from '../wording/units.ts';
import type { Phrases, Variants } from './types.ts';

/** The phrases of one language, where prompts that are alike are told by what differs. */
interface PhraseTable extends Omit<Phrases, 'welcome' | 'help' | 'goOn' | 'whichPlace' | 'units'> {
  /** BCP 47, for the lists. */
  tag: string;
  examples: { weather: string; rain: string };
  /** `Frag zum Beispiel: ...`. */
  askFor: (example: string) => string;
  welcome: Variants<string>;
  /** Examples that vary, and a last one. */
  help: Variants<readonly [examples: string, last: string]>;
  helpSpeech: (examples: string, last: string) => string;
  helpReprompt: string;
  goOn: string;
  /** For `Neustadt in Sachsen oder Neustadt in Bayern`. */
  whichPlace: (places: string) => ReturnType<Phrases['whichPlace']>;
  units: {
    temperatures: (degrees: string) => string;
    wind: Record<NonNullable<UnitChoice['speed']>, string>;
    and: string;
    chosen: (units: string) => string;
    unknown: Phrases['units']['unknown'];
  };
}

export function createPhrases(table: PhraseTable): Phrases {
  const { tag, examples, askFor, helpSpeech, helpReprompt, ...phrases } = table;
  const { temperatures, wind, and, chosen, unknown } = phrases.units;
  return {
    ...phrases,
    welcome: mapVariants(phrases.welcome, (speech) => ({
      speech,
      reprompt: askFor(examples.weather),
    })),
    help: mapVariants(phrases.help, ([first, last]) => ({
      speech: helpSpeech(first, last),
      reprompt: helpReprompt,
    })),
    goOn: { speech: phrases.goOn, reprompt: askFor(examples.rain) },
    whichPlace: (descriptions) =>
      phrases.whichPlace(new Intl.ListFormat(tag, { type: 'disjunction' }).format(descriptions)),
    units: {
      chosen({ temperature, speed }) {
        const degrees = temperature === 'fahrenheit' ? 'Fahrenheit' : 'Celsius';
        const units = [temperature && temperatures(degrees), speed && wind[speed]];
        return chosen(units.filter(Boolean).join(and));
      },
      unknown,
    },
  };
}

function mapVariants<From, To>(
  [first, ...others]: Variants<From>,
  map: (variant: From) => To,
): Variants<To> {
  return [map(first), ...others.map(map)];
}
