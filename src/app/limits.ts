import type { SourceTimeouts } from '../opendata/timeouts.ts';
import { LIMITER_LIMITS, type ServiceLimits } from '../service/service.ts';
import type { TurnTimeouts } from '../speech/turn.ts';

/** How long a process lets its users wait; by default as long as Alexa does. */
export interface AppLimits extends ServiceLimits {
  turnTimeouts?: TurnTimeouts | undefined;
  sourceTimeouts?: SourceTimeouts | undefined;
}

/** Limits for users who do not hang up: a slow machine answers late, but the same. */
export function createUnhurriedLimits(timeoutMs: number) {
  return {
    operationTimeoutMs: timeoutMs,
    limits: { ...LIMITER_LIMITS, queueTimeoutMs: timeoutMs, maxWaitMs: timeoutMs },
    turnTimeouts: {
      turnMs: timeoutMs,
      deviceSettingsMs: timeoutMs,
      deviceAddressMs: timeoutMs,
    },
    sourceTimeouts: {
      downloadMs: timeoutMs,
      decodeMs: timeoutMs,
      lockMs: timeoutMs,
      newerFileMs: timeoutMs,
      rarelyNewerFileMs: timeoutMs,
      stationListMs: timeoutMs,
      reportsMs: timeoutMs,
      completionMs: timeoutMs,
      nowcastMs: timeoutMs,
      radarHoursMs: timeoutMs,
      warningIconsMs: timeoutMs,
      warningAreaMs: timeoutMs,
      postcodesMs: timeoutMs,
    },
  } satisfies AppLimits;
}
