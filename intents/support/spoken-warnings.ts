import type { WeatherResponse } from '../../src/client/client.ts';
import { isForeignRefusal } from '../../src/client/errors.ts';
import type { ActiveWarningsResponse } from '../../src/contract/public/warnings.ts';
import type { SpokenWarning } from '../../src/contract/voice-text/responses.ts';
import type { ForecastCall } from '../../src/slots/query.ts';
import { joinWords } from '../../src/wording/grammar.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { requirePlace, type PlacedTurn } from './turn-context.ts';

/** What a response says of official warnings. */
interface ResponseWarnings {
  /** The sentence at the head of the text of the response. */
  warningText: string | null;
  /** Those that hold in the time of the question, the gravest first. */
  warnings: readonly SpokenWarning[];
}

/** Reads the warnings of a response in the language of the listener; a service that is not ours has none. */
export function readWarnings<Id extends ForecastCall['operation']>(
  { body, language }: WeatherResponse<Id>,
  tag: string,
): ResponseWarnings {
  if (language !== tag || !('warnings' in body)) return { warningText: null, warnings: [] };
  return { warningText: body.warningText ?? null, warnings: body.warnings ?? [] };
}

/** Joins texts; a warning that holds in the time of several is told at the head of the first of them. */
export function joinTexts(texts: readonly (ResponseWarnings & { text: string })[]): string {
  const told = new Set<string | undefined>();
  return texts
    .map(({ text, warningText, warnings }) => {
      if (warningText === null) return text;
      const rest = text.startsWith(warningText) ? text.slice(warningText.length).trim() : text;
      const gravest = warnings[0]?.text;
      const isTold = told.has(gravest);
      told.add(gravest);
      return isTold ? rest : joinWords(warningText, rest);
    })
    .join(' ');
}

/** The country that every service has warnings for: the documents know no other. */
const WARNED_COUNTRY = 'DE';

/** Warnings in force or announced; null if it is not known whether there are any. */
export type LoadedWarnings = ActiveWarningsResponse | null;

/**
 * Loads the warnings of a place, in whatever country it is: our own service says whether somebody warns there. An empty
 * list of a foreign service says nothing outside Germany.
 *
 * @throws {UpstreamError} if the warnings cannot be loaded
 */
export async function loadActiveWarnings(
  turn: PlacedTurn,
  dependencies: SkillDependencies,
): Promise<LoadedWarnings> {
  const { country } = requirePlace(turn);
  try {
    const body = await callWarnings(turn, dependencies);
    return body.activeWarnings.length > 0 || isKnown(body, country) ? body : null;
  } catch (error) {
    if (country === WARNED_COUNTRY || !isForeignRefusal(error)) throw error;
    return null;
  }
}

function isKnown({ source }: ActiveWarningsResponse, country: string): boolean {
  return source === undefined ? country === WARNED_COUNTRY : source !== null;
}

async function callWarnings(
  turn: PlacedTurn,
  { client }: SkillDependencies,
): Promise<ActiveWarningsResponse> {
  const { latitude, longitude } = requirePlace(turn);
  const parameters = { latitude, longitude };
  turn.recordCalls([{ operation: 'activeWarningsByCoordinates', parameters }]);
  const options = { language: turn.tag, signal: turn.signal };
  const { body } = await client.call('activeWarningsByCoordinates', parameters, options);
  return body;
}
