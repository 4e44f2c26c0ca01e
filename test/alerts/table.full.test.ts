import { expect, it, onTestFinished } from 'vitest';
import { createPlacedTable } from '../../src/store/dynamodb-placed.ts';
import { startDynalite } from '../store/start-dynalite.ts';
import { minutes, warning } from '../watch/warnings.ts';
import { startPlatform } from './platform.ts';
import { alexaAt, userId, watchTown } from './watched-town.ts';

it('subscribers in the table on AWS are told once, and the table has no id of theirs', async () => {
  const { url, table, items } = await startDynalite();
  const records = createPlacedTable({ table, url });
  onTestFinished(() => records.close());
  const platform = await startPlatform();
  const town = watchTown({ ways: [alexaAt(platform.url)], records });
  for (const name of ['anna', 'bert', 'carl']) {
    await town.subscribe(name, { ways: ['alexa'] }, platform.url);
  }
  expect(await town.pass(0, { warnings: [warning()] })).toMatchObject({ looks: 1, delivered: 3 });
  expect(await town.pass(5)).toMatchObject({ decided: 0, delivered: 0 });
  expect(platform.accepted).toHaveLength(3);
  expect(JSON.stringify(await items())).not.toContain(userId(''));
  await town.subscriptions.delete({ id: userId('anna'), at: minutes(6) });
  const left = (await items()).filter(({ cell, body }) => cell !== undefined || body !== '');
  expect(left).toHaveLength(2);
});
