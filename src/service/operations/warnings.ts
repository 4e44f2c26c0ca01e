import type {
  ActiveWarningsResponse,
  warningsTable,
  WarningEntry as Entry,
} from '../../contract/public/warnings.ts';
import {
  type Warncell,
  type WeatherWarning,
  findEventOf,
  type WarningText,
} from '../../weather/warning.ts';
import type { Locale } from '../../wording/language.ts';
import {
  loadWarningWords,
  describeWarningEvent,
  describeWarningHeadline,
} from '../../languages/warnings.ts';
import type { WarningWords } from '../../languages/types.ts';
import type { OperationHandlersFor } from '../routes.ts';
import { findIssuer, type WarningService } from '../../opendata/warnings/warnings.ts';
import { optionalWithTimeout } from '../../opendata/timeouts.ts';
import {
  type LocationQuery,
  namePlace,
  primaryLanguageOf,
  resolvePostcode,
} from '../place-forecast.ts';
import { unknownWarncell, unknownWarning } from '../../http/problems.ts';
import type { Sources } from '../sources.ts';
import { findLocaleTag } from '../../languages/locales.ts';

/** The fields of an answer that describe the area of the warnings. */
type AreaFields = Pick<ActiveWarningsResponse, 'id' | 'name'>;

const NO_AREA: AreaFields = { id: null, name: null };

/** Handlers of "Warnings resources" of the public weather API's document. */
export function warningHandlers(
  sources: Sources,
): OperationHandlersFor<keyof typeof warningsTable> {
  const { warnings } = sources;
  const names = sources.source.warnings;

  async function loadActiveWarnings(
    query: LocationQuery,
    locale: Locale,
  ): Promise<ActiveWarningsResponse> {
    const { elevation, country } = namePlace(query, locale, sources);
    const point = { ...query, elevation, country };
    const [area, active] = await Promise.all([findArea(query, sources), warnings.at(point)]);
    const [first] = active;
    const service = warnings.serviceAt(point) ?? (first ? findIssuer(first.id) : null);
    return buildResponse(active, area, locale, service);
  }

  async function buildResponse(
    active: readonly WeatherWarning[],
    area: AreaFields,
    locale: Locale,
    service: WarningService | null,
  ): Promise<ActiveWarningsResponse> {
    const source = service && names[service];
    return { ...buildActiveWarnings(active, locale, await loadWords(locale)), ...area, source };
  }

  return {
    async warningById({ id }, locale) {
      const warning = await warnings.find(id);
      if (!warning) throw unknownWarning();
      return {
        ...buildWarningEntry(warning, locale, await loadWords(locale)),
        source: names[findIssuer(id)],
      };
    },

    async activeWarningsByWarncell({ warncellId }, locale) {
      const [cell, active] = await Promise.all([
        findCell(warncellId, sources),
        warnings.ofCell(warncellId),
      ]);
      // A warncell with a warning exists, even if an outdated list lacks it.
      if (cell === 'none' && active.length === 0) throw unknownWarncell(warncellId);
      const name = typeof cell === 'object' ? cell.name : null;
      return buildResponse(active, { id: warncellId, name }, locale, 'dwd');
    },

    activeWarningsByCoordinates: loadActiveWarnings,

    async activeWarningsByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      // Areas of a service overlap the border, but it warns for its own country only.
      const isWarned = warnings.serviceAt({ ...place, elevation: null, country: countryCode });
      if (!isWarned) return buildResponse([], NO_AREA, locale, null);
      return loadActiveWarnings(place, locale);
    },
  };
}

async function loadWords(locale: Locale): Promise<WarningWords> {
  return loadWarningWords(primaryLanguageOf(locale));
}

/** The area is optional: the answer does not depend on it. */
async function findArea(
  query: LocationQuery,
  { warnings, timeouts }: Sources,
): Promise<AreaFields> {
  const cell = await optionalWithTimeout(warnings.cellAt(query), timeouts.warningAreaMs);
  return cell ?? NO_AREA;
}

/** Returns 'none' for unknown ids, and undefined if the list of warncells is not available. */
async function findCell(
  id: string,
  { warnings, timeouts }: Sources,
): Promise<Warncell | 'none' | undefined> {
  const lookup = warnings.cell(id).then((cell) => cell ?? 'none');
  return optionalWithTimeout(lookup, timeouts.warningAreaMs);
}

/** Builds the "Warning detail object" of the public weather API's document. */
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

/** Builds the "Active-warnings response" without its area; the most severe warning comes first. */
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

/** The text of a warning and its locale. */
interface LocalizedWarningText extends WarningText {
  language: string;
}

/** Languages to use if the service has no text in the language of the request. */
const FALLBACK_LANGUAGES = ['en', 'de'];

/**
 * Selects the text of a warning. In a language that the service does not publish, event and headline come
 * from our own tables, by the event code, and the description is null. Without an own event name,
 * the whole text is in English or German, and `language` says so.
 */
export function resolveWarningText(
  warning: WeatherWarning,
  locale: Locale,
  words: WarningWords,
): LocalizedWarningText {
  const language = primaryLanguageOf(locale);
  const published = warning.texts.get(language);
  if (published) return { ...published, language: locale.tag };
  const [fallbackLanguage, fallback] = findFallbackText(warning);
  const event = formatOwnEvent(warning, locale, words);
  if (event === undefined) {
    return { ...fallback, language: findLocaleTag(fallbackLanguage) ?? fallbackLanguage };
  }
  return {
    ...fallback,
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

/** Returns undefined for events outside the table, and in languages without own event names. */
function formatOwnEvent(
  warning: WeatherWarning,
  { tag }: Locale,
  { events }: WarningWords,
): string | undefined {
  const event = findEventOf(warning);
  return event && events && describeWarningEvent(event, events, tag);
}
