import { expect, vi } from 'vitest';
import type { TestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

/** Waits for the demo's radar run, which is made in a thread: until then the forecast stands in. */
export async function untilRadar(service: TestService): Promise<void> {
  const ask = async () => {
    const { body } = await service.get(OPERATION_PATHS.precipitationNextHour);
    expect(body['items']).toHaveLength(12);
  };
  await vi.waitFor(ask, { timeout: 25_000, interval: 200 });
}
