import type { ActiveWarningsResponse, Warning as Entry } from '../../contract/public/warnings.ts';
import type { Warning } from '../../weather/warning.ts';
import type { Locale } from '../../wording/locale.ts';
import type { WarningWords } from '../../wording/warnings/words.ts';
import { textIn } from './texts.ts';

/** "Warning detail object" of the public weather API's document. */
export function entryOf(warning: Warning, locale: Locale, words: WarningWords): Entry {
  const { id, eventCode, onset, expires, groups, isPremonition, severity } = warning;
  const { event, language, parameters, senderName, ...text } = textIn(warning, locale, words);
  return {
    id,
    code: String(eventCode),
    event,
    onset: new Date(onset).toISOString(),
    expires: expires === null ? null : new Date(expires).toISOString(),
    groups,
    groupsText: groups.map((group) => words.groups[group]),
    language,
    parameters,
    premonition: isPremonition,
    senderName,
    severity: words.severities[severity],
    severityInt: severity,
    infos: {
      headline: text.headline,
      description: text.description,
      instruction: text.instruction,
      sent: new Date(warning.sent).toISOString(),
      altitudeMin: warning.lowest,
      altitudeMax: warning.highest,
      web: text.web,
      contact: text.contact,
    },
  };
}

/** "Active-warnings response", but for the area: the gravest first, as they come. */
export function activeOf(
  warnings: readonly Warning[],
  locale: Locale,
  words: WarningWords,
): Omit<ActiveWarningsResponse, 'id' | 'name' | 'source'> {
  const group = warnings[0]?.groups[0];
  return {
    activeWarnings: warnings.map((warning) => entryOf(warning, locale, words)),
    highestWarnGroup: group ?? null,
    highestWarnGroupText: group === undefined ? null : words.groups[group],
  };
}
