import { expect, vi } from 'vitest';
import type { TestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

/** Waits for the demo's radar run, which is made in a thread: until then the forecast stands in. */
export async function untilRadar({ get }: Pick<TestService, 'get'>): Promise<void> {
  await untilByRadar(async () => get(OPERATION_PATHS.precipitationNextHour));
}

/** Asks for the next hour until it is told by radar: what comes too late for one serves the next. */
export async function untilByRadar(
  nextHour: () => Promise<{ body: Record<string, unknown> }>,
): Promise<void> {
  const look = async () => {
    const { body } = await nextHour();
    expect(body['items']).toHaveLength(12);
  };
  await vi.waitFor(look, { timeout: 100_000, interval: 200 });
}
