import type {
  ActiveWarningsResponse,
  warningsTable,
  WarningEntry as Entry,
} from '../../contract/public/warnings.ts';
import {
  type Warncell,
  type WeatherWarning,
  findWarningEvent,
  type WarningText,
} from '../../weather/warning.ts';
import type { Locale } from '../../wording/language.ts';
import {
  loadWarningWords,
  describeWarningEvent,
  describeWarningHeadline,
} from '../../languages/warnings.ts';
import type { WarningWords } from '../../languages/types.ts';
import {
  type OperationHandlersFor,
  primaryLanguageOf,
  namePlace,
  type LocationQuery,
  optionalWithTimeout,
  resolvePostcode,
} from '../operation-handler.ts';
import { unknownWarncell, unknownWarning } from '../../http/problems.ts';
import type { Sources } from '../sources.ts';
import { findLocaleTag } from '../../languages/locales.ts';

/** The area that warnings are for, as an answer has it. */
type AreaFields = Pick<ActiveWarningsResponse, 'id' | 'name'>;

const NO_AREA: AreaFields = { id: null, name: null };

/** Milliseconds that a warning does not wait for the name of its area. */
const AREA_TIMEOUT_MS = 2000;

/** The warnings operations of the public weather API's document. */
export function warningHandlers(
  sources: Sources,
): OperationHandlersFor<keyof typeof warningsTable> {
  const { warnings } = sources;
  const source = sources.source.warnings;

  async function activeAt(where: LocationQuery, locale: Locale): Promise<ActiveWarningsResponse> {
    const { elevation } = namePlace(where, locale, sources);
    const [area, active] = await Promise.all([
      findArea(where, sources),
      warnings.at({ ...where, elevation }),
    ]);
    return answer(active, area, locale);
  }

  async function answer(
    active: readonly WeatherWarning[],
    area: AreaFields,
    locale: Locale,
  ): Promise<ActiveWarningsResponse> {
    return { ...buildActiveWarnings(active, locale, await loadWords(locale)), ...area, source };
  }

  return {
    async warningById({ id }, locale) {
      const warning = await warnings.find(id);
      if (!warning) throw unknownWarning();
      return { ...buildWarningEntry(warning, locale, await loadWords(locale)), source };
    },

    async activeWarningsByWarncell({ warncellId }, locale) {
      const [cell, active] = await Promise.all([
        findCell(warncellId, sources),
        warnings.ofCell(warncellId),
      ]);
      // A cell that is warned is one, though the list may be older than it.
      if (cell === 'none' && active.length === 0) throw unknownWarncell(warncellId);
      const name = typeof cell === 'object' ? cell.name : null;
      return answer(active, { id: warncellId, name }, locale);
    },

    activeWarningsByCoordinates: activeAt,

    async activeWarningsByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      // The German weather service warns of no other country, though its areas reach over the border.
      if (countryCode !== 'DE') return answer([], NO_AREA, locale);
      return activeAt(place, locale);
    },
  };
}

async function loadWords(locale: Locale): Promise<WarningWords> {
  return loadWarningWords(primaryLanguageOf(locale));
}

/** Warnings are told without it, too. */
async function findArea(where: LocationQuery, { warnings }: Sources): Promise<AreaFields> {
  const cell = await optionalWithTimeout(warnings.cellAt(where), AREA_TIMEOUT_MS);
  return cell ?? NO_AREA;
}

/** Undefined where it cannot be had whether there is one. */
async function findCell(id: string, { warnings }: Sources): Promise<Warncell | 'none' | undefined> {
  const known = warnings.cell(id).then((cell) => cell ?? 'none');
  return optionalWithTimeout(known, AREA_TIMEOUT_MS);
}

/** "Warning detail object" of the public weather API's document. */
function buildWarningEntry(warning: WeatherWarning, locale: Locale, words: WarningWords): Entry {
  const { id, eventCode, onset, expires, groups, isPremonition, severity } = warning;
  const { event, language, parameters, senderName, ...text } = resolveWarningText(
    warning,
    locale,
    words,
  );
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
function buildActiveWarnings(
  warnings: readonly WeatherWarning[],
  locale: Locale,
  words: WarningWords,
): Omit<ActiveWarningsResponse, 'id' | 'name' | 'source'> {
  const group = warnings[0]?.groups[0];
  return {
    activeWarnings: warnings.map((warning) => buildWarningEntry(warning, locale, words)),
    highestWarnGroup: group ?? null,
    highestWarnGroupText: group === undefined ? null : words.groups[group],
  };
}

/** A warning's words, and the locale that they are of. */
interface LocalizedWarningText extends WarningText {
  language: string;
}

/** Where the weather service has no words in a language. */
const FALLBACK_LANGUAGES = ['en', 'de'];

/**
 * The words of a warning in a language. In one that the weather service does not write, event and
 * headline are ours, by the number of the event, and there is no more: nothing stands in a wrong
 * language. Where there is neither, all of it is in English or German, and says so.
 */
function resolveWarningText(
  warning: WeatherWarning,
  locale: Locale,
  words: WarningWords,
): LocalizedWarningText {
  const language = primaryLanguageOf(locale);
  const own = warning.texts.get(language);
  if (own) return { ...own, language: locale.tag };
  const [otherLanguage, other] = findFallbackText(warning);
  const event = formatOwnEvent(warning, locale, words);
  if (event === undefined) {
    return { ...other, language: findLocaleTag(otherLanguage) ?? otherLanguage };
  }
  return {
    ...other,
    language: locale.tag,
    event,
    headline: describeWarningHeadline(event, warning.severity, warning.isPremonition, words),
    description: null,
    instruction: null,
  };
}

function findFallbackText({ texts, id }: WeatherWarning): [language: string, text: WarningText] {
  for (const language of [...FALLBACK_LANGUAGES, ...texts.keys()]) {
    const text = texts.get(language);
    if (text) return [language, text];
  }
  throw new Error(`The warning ${id} has no text`);
}

/** Undefined for an event that is not in the table, and in languages that need no words of ours. */
function formatOwnEvent(
  { eventCode, isPremonition }: WeatherWarning,
  { tag }: Locale,
  { events }: WarningWords,
): string | undefined {
  const event = findWarningEvent(eventCode, isPremonition);
  return event && events && describeWarningEvent(event, events, tag);
}
