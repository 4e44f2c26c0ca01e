import { numberedEvent } from '../../weather/warning-event.ts';
import type { Warning, WarningText } from '../../weather/warning.ts';
import type { Locale } from '../../wording/locale.ts';
import { findTag } from '../../wording/locales.ts';
import { eventText, headlineText } from '../../wording/warnings/event-text.ts';
import type { WarningWords } from '../../wording/warnings/words.ts';
import { languageOf } from '../asked-place.ts';

/** A warning's words, and the locale that they are of. */
export interface TextInLanguage extends WarningText {
  language: string;
}

/** Where the weather service has no words in a language. */
const ELSE = ['en', 'de'];

/**
 * The words of a warning in a language. In one that the weather service does not write, event and
 * headline are ours, by the number of the event, and there is no more: nothing stands in a wrong
 * language. Where there is neither, all of it is in English or German, and says so.
 */
export function textIn(warning: Warning, locale: Locale, words: WarningWords): TextInLanguage {
  const language = languageOf(locale);
  const own = warning.texts.get(language);
  if (own) return { ...own, language: locale.tag };
  const [otherLanguage, other] = otherText(warning);
  const event = ownEvent(warning, locale, words);
  if (event === undefined) return { ...other, language: findTag(otherLanguage) ?? otherLanguage };
  return {
    ...other,
    language: locale.tag,
    event,
    headline: headlineText(event, warning.severity, warning.isPremonition, words),
    description: null,
    instruction: null,
  };
}

function otherText({ texts, id }: Warning): [language: string, text: WarningText] {
  for (const language of [...ELSE, ...texts.keys()]) {
    const text = texts.get(language);
    if (text) return [language, text];
  }
  throw new Error(`The warning ${id} has no text`);
}

/** Undefined for an event that is not in the table, and in languages that need no words of ours. */
function ownEvent(
  { eventCode, isPremonition }: Warning,
  { tag }: Locale,
  { events }: WarningWords,
): string | undefined {
  const event = numberedEvent(eventCode, isPremonition);
  return event && events && eventText(event, events, tag);
}
