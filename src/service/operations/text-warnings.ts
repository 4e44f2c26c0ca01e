import type { SpokenWarning } from '../../contract/voice-text/responses.ts';
import { loadWarningWords } from '../../languages/warnings.ts';
import {
  holdsWithin,
  planOfficialWarning,
  planWarning,
  toLevel,
  type OfficialWarning,
} from '../../wording/plan/official-warning.ts';
import type { Plan } from '../../wording/plan/plan.ts';
import { renderPlan } from '../../wording/render.ts';
import type { Locale } from '../../wording/language.ts';
import { optionalWithTimeout } from '../../opendata/timeouts.ts';
import {
  type LocationQuery,
  namePlace,
  loadPlaceForecast,
  type PlaceForecast,
  type PlaceTime,
  primaryLanguageOf,
} from '../place-forecast.ts';
import type { Sources } from '../sources.ts';
import { toAudience } from './forecast-text-context.ts';
import { resolveWarningText } from './warnings.ts';

/** A forecast, and the official warnings of its place, the most severe first; null if they are not available. */
interface TextForecast {
  forecast: PlaceForecast;
  warnings: OfficialWarning[] | null;
}

/**
 * Loads the forecast and the warnings of a place at the same time.
 *
 * @param from start of the first hour, epoch milliseconds
 * @throws {ServiceError} if there is no station nearby
 */
export async function loadTextForecast(
  query: LocationQuery,
  time: PlaceTime,
  from: number,
  locale: Locale,
  sources: Sources,
): Promise<TextForecast> {
  const [forecast, warnings] = await Promise.all([
    loadPlaceForecast(query, time, from, locale, sources),
    loadTextWarnings(query, locale, sources),
  ]);
  return { forecast, warnings };
}

/** Premonitions do not count as warnings. */
async function loadTextWarnings(
  query: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<OfficialWarning[] | null> {
  const { latitude, longitude } = query;
  const { elevation, country } = namePlace(query, locale, sources);
  const point = { latitude, longitude, elevation, country };
  if (sources.warnings.serviceAt(point) === null) return [];
  const warnings = await optionalWithTimeout(
    sources.warnings.at(point),
    sources.timeouts.warningIconsMs,
  );
  if (!warnings) return null;
  const inForce = warnings.filter(({ isPremonition }) => !isPremonition);
  if (inForce.length === 0) return [];
  const words = await loadWarningWords(primaryLanguageOf(locale));
  return inForce.map((warning) => {
    const { severity, groups, onset, expires } = warning;
    const level = words.severities[severity];
    const { headline, event } = resolveWarningText(warning, locale, words);
    return { headline: headline ?? `${level}: ${event}`, level, severity, groups, onset, expires };
  });
}

/** The text of a forecast, after the gravest of the warnings that hold in its time; epoch milliseconds. */
export function renderWarnedText(
  plan: Plan,
  warnings: readonly OfficialWarning[] | null,
  span: { from: number; to: number },
  forecast: PlaceForecast,
): { text: string; warningText: string | null; warnings: SpokenWarning[] | null } {
  const { locale, timeZone, now } = forecast;
  const listener = { audience: toAudience(forecast), timeZone, now };
  const holding = warnings?.filter((warning) => holdsWithin(warning, span)) ?? null;
  const [gravest] = holding ?? [];
  const clause = gravest ? planOfficialWarning(gravest, plan, span, listener) : null;
  const warningText = clause && renderPlan([clause], locale);
  const text = renderPlan(plan, locale, listener.audience);
  return {
    text: warningText === null ? text : `${warningText} ${text}`,
    warningText,
    warnings:
      holding?.map((warning) => ({
        text: renderPlan([planWarning(warning, listener)], locale),
        levelText: renderPlan([planWarning(toLevel(warning), listener)], locale),
        groups: [...warning.groups],
        severityInt: warning.severity,
      })) ?? null,
  };
}
