import { expect, vi } from 'vitest';
import type { TestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

/** Waits for the demo's radar run, which a worker generates; until then the forecast is used. */
export async function untilRadar({ get }: Pick<TestService, 'get'>): Promise<void> {
  await untilByRadar(async () => get(OPERATION_PATHS.precipitationNextHour));
}

/** Requests the next hour until it comes from radar. */
export async function untilByRadar(
  nextHour: () => Promise<{ body: Record<string, unknown> }>,
): Promise<void> {
  const look = async () => {
    const { body } = await nextHour();
    expect(body['items']).toHaveLength(12);
  };
  await vi.waitFor(look, { timeout: 50_000, interval: 200 });
}
