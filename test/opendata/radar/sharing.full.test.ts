import { beforeAll, describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { LASTING_FORMS } from '../../support/product-caches.ts';
import { ODIM_PATH, RADOLAN_PATH } from '../../support/radar-files.ts';
import { filesOf, LATER, NOON, SHOWERY, startRadar } from './started-radar.ts';

let noon: ReturnType<typeof filesOf>;
let later: ReturnType<typeof filesOf>;
beforeAll(() => {
  noon = filesOf(NOON);
  later = filesOf(LATER);
});

for (const { name, isHere, start: startForm } of LASTING_FORMS) {
  const start = async () => startRadar({ openCache: await startForm() });

  describe.skipIf(!isHere)(`the radar's run, cached ${name},`, () => {
    it('needs no request from another process, nor at the next start', async () => {
      const { host, another, issued, wait, requested } = await start();
      host.put(ODIM_PATH, noon.hdf5);
      await issued();
      expect([await issued(await another()), requested()]).toEqual(['12:00', [1, 0]]);
      host.put(ODIM_PATH, later.hdf5);
      wait(5);
      const other = await another();
      expect([await issued(), await issued(other)]).toEqual(['12:05', '12:05']);
      expect(requested()).toEqual([2, 0]);
    });

    it('is shared in its other format, too', async () => {
      const { host, another, issued, wait, requested } = await start();
      host.put(RADOLAN_PATH, noon.radolan);
      await issued();
      expect([await issued(await another()), requested()]).toEqual(['12:00', [1, 1]]);
      host.put(RADOLAN_PATH, later.radolan);
      wait(5);
      expect([await issued(), await issued(await another())]).toEqual(['12:05', '12:05']);
      expect(requested()).toEqual([2, 2]);
    });

    it('serves a process that starts while the server fails, until it is twenty minutes old', async () => {
      const { host, another, issued, wait } = await start();
      host.put(ODIM_PATH, noon.hdf5);
      await issued();
      for (const path of [ODIM_PATH, RADOLAN_PATH]) host.trouble(path, 'fails');
      wait(15);
      expect(await issued(await another())).toBe('12:00');
      wait(1.1);
      const tooLate = await another();
      await expect(tooLate.at(SHOWERY)).rejects.toBeInstanceOf(OpenDataError);
    });
  });
}
