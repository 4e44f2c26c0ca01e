import { expect, it } from 'vitest';
import { LASTING_FORMS } from '../support/product-caches.ts';
import { describeFetchedFile } from './fetched-file.ts';
import { FILE, PATH, startFetching } from './fetched-text.ts';

for (const form of LASTING_FORMS) describeFetchedFile(form);

it('the cached answer is returned while a newer one takes long, and is then replaced', async () => {
  const { host, fetch, wait, requested } = await startFetching(undefined, 20_000);
  host.put(PATH, '10:00 known');
  await fetch(FILE);
  host.put(PATH, '22:00 newer');
  host.trouble(PATH, { delay: 1900 });
  wait(5);
  expect(await fetch(FILE)).toBe('10:00 known');
  // The first has waited; those after it need not, else it would have come by now.
  expect(await fetch(FILE)).toBe('10:00 known');
  await expect.poll(() => fetch(FILE), { timeout: 20_000 }).toBe('22:00 newer');
  expect(requested()).toBe(2);
});
