import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { openStore } from '../../src/store/open.ts';
import { clockAt, NOON, requestOf } from './people.ts';

/*
 * A process that works on a store until it is killed, and says each step that it has done.
 *
 *   store-program.ts delete FILE: opens the store and, when told to, deletes one user after the other
 *   store-program.ts damage FILE: damages the store and goes on with it, again and again
 */

const [, , work, file = ''] = process.argv;
const settings = { file, table: undefined, dynamodbUrl: undefined };
const { clock } = clockAt(NOON);

if (work === 'damage') await damageAgainAndAgain();
else await deleteOneAfterTheOther();

async function damageAgainAndAgain(): Promise<void> {
  for (let step = 0; ; step += 1) {
    writeFileSync(file, 'garbage '.repeat(1000));
    const store = await openStore(settings, clock);
    await store?.saveAttributes(requestOf(`user-${step}`), { step });
    process.send?.(step);
    store?.close();
  }
}

async function deleteOneAfterTheOther(): Promise<void> {
  const store = await openStore(settings, clock);
  process.send?.('open');
  await once(process, 'message');
  for (let step = 0; ; step += 1) {
    await store?.deleteAttributes(requestOf(`user-${step}`)).catch(() => undefined);
    process.send?.(step);
  }
}
