import type { ActiveWarningsResponse } from '../../src/contract/public/warnings.ts';
import type { Place } from '../../src/place/place.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { requirePlace, type ResolvedTurn } from './turn-context.ts';

/** Warnings are published for this country only. */
const WARNED_COUNTRY = 'DE';

export function hasWarningService({ country }: Place): boolean {
  return country === WARNED_COUNTRY;
}

/** @throws {UpstreamError} if the warnings cannot be loaded */
export async function loadActiveWarnings(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<ActiveWarningsResponse> {
  const { latitude, longitude } = requirePlace(turn);
  const parameters = { latitude, longitude };
  turn.recordCalls([{ operation: 'activeWarningsByCoordinates', parameters }]);
  const options = { language: turn.tag, signal: turn.signal };
  const { body } = await client.call('activeWarningsByCoordinates', parameters, options);
  return body;
}
