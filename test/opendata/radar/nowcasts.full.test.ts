import { beforeAll, describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import {
  framesOf,
  ODIM_PATH,
  odimFile,
  odimMember,
  RADOLAN_PATH,
} from '../../support/radar-files.ts';
import { filesOf, LATER, NOON, SHOWERY, startRadar } from './started-radar.ts';

/** Beyond the grid. */
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

let noon: ReturnType<typeof filesOf>;
let later: ReturnType<typeof filesOf>;
beforeAll(() => {
  noon = filesOf(NOON);
  later = filesOf(LATER);
});

describe('the radar', () => {
  it('has the precipitation of a point', async () => {
    const { host, nowcasts } = await startRadar();
    host.put(ODIM_PATH, noon.hdf5);
    const nowcast = await nowcasts.at(SHOWERY);
    expect(nowcast?.issued).toBe(Date.parse(NOON));
    expect(nowcast?.steps.map(({ start: begin }) => begin)).toEqual([
      Date.parse('2026-11-18T11:55:00Z'),
      Date.parse(NOON),
    ]);
    for (const { rate } of nowcast?.steps ?? []) expect(rate).toBeGreaterThan(1.5);
  });

  it('has nothing beyond its range, and needs no request for that', async () => {
    const { nowcasts, requested } = await startRadar();
    expect(await nowcasts.at(PARIS)).toBeUndefined();
    expect(requested()).toEqual([0, 0]);
  });

  it('is requested once for concurrent nowcasts, and decoded once', async () => {
    const { host, nowcasts, requested, decoded } = await startRadar();
    host.put(ODIM_PATH, noon.hdf5);
    const all = await Promise.all(Array.from({ length: 50 }, () => nowcasts.at(SHOWERY)));
    expect(new Set(all.map((nowcast) => nowcast?.issued))).toEqual(new Set([Date.parse(NOON)]));
    expect([requested(), decoded]).toEqual([[1, 0], ['hdf5']]);
  });

  it('is requested again when the next run is due, and then every minute', async () => {
    const { host, issued, wait, requested, decoded } = await startRadar();
    host.put(ODIM_PATH, noon.hdf5);
    for (const [minutes, requests] of [
      [0, 1],
      [4.9, 1],
      [0.1, 2],
      [0.9, 2],
      [0.1, 3],
    ] as const) {
      wait(minutes);
      expect([await issued(), requested()]).toEqual(['12:00', [requests, 0]]);
    }
    host.put(ODIM_PATH, later.hdf5);
    wait(1);
    expect(await issued()).toBe('12:05');
    // The same run was not sent again, nor decoded.
    expect(decoded).toEqual(['hdf5', 'hdf5']);
  });
});

describe('a run of the future', () => {
  it.each([
    ['tomorrow', '2026-11-19T12:00:00Z'],
    ['a later year', '2027-11-18T12:00:00Z'],
  ])('of %s is rejected, and does not block those of today', async (_when, future) => {
    const { host, issued, wait } = await startRadar();
    host.put(ODIM_PATH, odimFile(...framesOf(future, [0, 5])));
    await expect(issued()).rejects.toThrow('the future');
    host.put(ODIM_PATH, noon.hdf5, new Date('2026-11-18T12:05:00Z'));
    wait(1);
    expect(await issued()).toBe('12:00');
  });

  it('is accepted if only the clocks differ', async () => {
    const { host, issued } = await startRadar({ at: '11:52' });
    host.put(ODIM_PATH, noon.hdf5);
    expect(await issued()).toBe('12:00');
  });
});

describe('the binary format', () => {
  it('is used if there is no other, and then at once', async () => {
    const { host, issued, wait, requested } = await startRadar();
    host.put(RADOLAN_PATH, noon.radolan);
    expect([await issued(), requested()]).toEqual(['12:00', [1, 1]]);
    host.put(RADOLAN_PATH, later.radolan);
    wait(5);
    expect([await issued(), requested()]).toEqual(['12:05', [1, 2]]);
  });

  it.each([
    ['cannot be decoded', () => Buffer.from('<html>'.repeat(200))],
    ['is of an unknown version', unknownVersion],
  ])('is used if the other %s', async (_why, make) => {
    const { host, issued } = await startRadar();
    host.put(ODIM_PATH, make());
    host.put(RADOLAN_PATH, noon.radolan);
    expect(await issued()).toBe('12:00');
  });

  it.each(['fails', 'hangs', 'breaks off'] as const)('is used if the other %s', async (trouble) => {
    const { host, issued } = await startRadar();
    host.trouble(ODIM_PATH, trouble);
    host.put(RADOLAN_PATH, noon.radolan);
    expect(await issued()).toBe('12:00');
  });

  it('is used if the other one is outdated', async () => {
    const { host, issued } = await startRadar({ at: '12:20' });
    host.put(ODIM_PATH, noon.hdf5);
    host.put(RADOLAN_PATH, later.radolan);
    expect(await issued()).toBe('12:05');
  });

  it('is replaced if it is the outdated one', async () => {
    const { host, issued, wait } = await startRadar();
    host.put(RADOLAN_PATH, noon.radolan);
    expect(await issued()).toBe('12:00');
    host.put(ODIM_PATH, later.hdf5);
    wait(12);
    expect(await issued()).toBe('12:05');
  });
});

function unknownVersion(): Uint8Array {
  return odimFile(
    ...framesOf(NOON, [0]).map((frame) =>
      odimMember(frame, (content) => ({ ...content, root: { Conventions: 'ODIM_H5/V9_9' } })),
    ),
  );
}

describe('radar that is down', () => {
  it.each<[string, () => Uint8Array | undefined, string]>([
    ['missing', () => undefined, 'There is no radar run'],
    ['cut off', () => noon.hdf5.subarray(0, noon.hdf5.length / 2), 'cut off'],
    ['of an unknown version', unknownVersion, 'ODIM_H5/V9_9'],
    ['an hour old', () => filesOf('2026-11-18T11:04:00Z').hdf5, 'The newest radar run is too old'],
  ])('because its file is %s is an error', async (_why, make, sentence) => {
    const { host, nowcasts } = await startRadar();
    const file = make();
    if (file) host.put(ODIM_PATH, file);
    const pending = nowcasts.at(SHOWERY);
    await expect(pending).rejects.toBeInstanceOf(OpenDataError);
    await expect(pending).rejects.toThrow(sentence);
  });

  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'because the server %s is an error for all who wait',
    async (trouble) => {
      const { host, nowcasts } = await startRadar();
      for (const path of [ODIM_PATH, RADOLAN_PATH]) host.trouble(path, trouble);
      const pending = await Promise.allSettled([nowcasts.at(SHOWERY), nowcasts.at(SHOWERY)]);
      for (const requested of pending) {
        expect(requested).toMatchObject({ status: 'rejected', reason: expect.any(OpenDataError) });
      }
    },
  );

  it('is retried after a minute, not by every request before', async () => {
    const { host, nowcasts, issued, wait, requested } = await startRadar();
    for (let asker = 0; asker < 5; asker++) {
      await expect(nowcasts.at(SHOWERY)).rejects.toThrow('There is no radar run');
    }
    expect(requested()).toEqual([1, 1]);
    host.put(ODIM_PATH, noon.hdf5);
    wait(1);
    expect(await issued()).toBe('12:00');
  });

  it('serves its last run stale, until that is twenty minutes old', async () => {
    const { host, nowcasts, issued, wait } = await startRadar();
    host.put(ODIM_PATH, noon.hdf5);
    expect(await issued()).toBe('12:00');
    host.trouble(ODIM_PATH, 'fails');
    wait(16);
    expect(await issued()).toBe('12:00');
    wait(0.1);
    await expect(nowcasts.at(SHOWERY)).rejects.toBeInstanceOf(OpenDataError);
  });

  it('does not delay requests for which there is a cached run', async () => {
    const { host, issued, wait } = await startRadar({ decodeTimeoutMs: 20 });
    host.put(ODIM_PATH, noon.hdf5);
    await issued();
    host.put(ODIM_PATH, later.hdf5);
    host.trouble(ODIM_PATH, { delay: 100 });
    wait(5);
    expect(await issued()).toBe('12:00');
    // Fetched for the next one all the same.
    await expect.poll(() => issued()).toBe('12:05');
  });
});

describe('a clock that jumps', () => {
  it('ahead and back leaves the radar updates unchanged', async () => {
    const { host, issued, nowcasts, wait } = await startRadar();
    host.put(ODIM_PATH, noon.hdf5);
    expect(await issued()).toBe('12:00');
    wait(24 * 60);
    await expect(nowcasts.at(SHOWERY)).rejects.toThrow('The newest radar run is too old');
    wait(-24 * 60 + 5);
    host.put(ODIM_PATH, later.hdf5);
    expect(await issued()).toBe('12:05');
  });
});
