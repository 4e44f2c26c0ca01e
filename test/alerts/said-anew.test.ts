import { describe, expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS } from '../../src/watch/subscription.ts';
import type { PlaceView } from '../../src/watch/look.ts';
import { day, hours, radar } from '../watch/subscriber.ts';
import { warning } from '../watch/warnings.ts';
import { startReceiver } from './receiver.ts';
import { watchTown, webhooksAt } from './watched-town.ts';

/** A household whose webhook fails twice, in the first pass, and then works. */
async function failingHousehold() {
  const receiver = await startReceiver(500, 500);
  const town = watchTown({ ways: [webhooksAt([receiver.url])] });
  return {
    ...town,
    /** A pass, and what is received in it. */
    hear: async (at: number, values: Partial<PlaceView>) => {
      const before = receiver.received.length;
      const counts = await town.pass(at, values);
      return { counts, heard: receiver.received.slice(before).map(({ body }) => JSON.parse(body)) };
    },
  };
}

describe('a household that could not be told at first', () => {
  it('hears how many minutes are left until it rains, not how many there were', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna', { wishes: [{ kind: 'rainSoon' }] });
    await pass(0, radar(0, [0, 0, 0, 0, 0, 0, 2, 2, 2]));
    const { heard } = await hear(15, radar(15, [0, 0, 0, 2, 2, 2]));
    expect(heard.map(({ text }) => text)).toEqual([
      'In etwa einer Viertelstunde beginnt es in Hamburg zu regnen.',
    ]);
  });

  it('hears nothing of rain that has begun, or is not in sight any more', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna', { wishes: [{ kind: 'rainSoon' }] });
    await pass(0, radar(0, [0, 0, 0, 0, 2, 2]));
    expect((await hear(10, radar(10, [0, 0, 0, 0, 0, 0]))).heard).toEqual([]);
    expect((await hear(20, radar(20, [2, 2, 0, 0]))).heard).toEqual([]);
    const { counts } = await hear(30, radar(30, [0, 0, 0]));
    expect(counts).toMatchObject({ givenUp: 1 });
  });

  it('hears of rain that comes into sight again, once', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna', { wishes: [{ kind: 'rainSoon' }] });
    await pass(0, radar(0, [0, 0, 0, 0, 0, 0, 2]));
    await pass(5, radar(5, [0, 0, 0, 0, 0]));
    expect((await hear(10, radar(10, [0, 0, 0, 0, 2]))).heard).toHaveLength(1);
    expect((await hear(15, radar(15, [0, 0, 0, 2]))).heard).toHaveLength(0);
  });

  it('hears in the morning "today" of what was tomorrow in the evening', async () => {
    const { subscribe, hear } = await failingHousehold();
    await subscribe('anna', { quiet: DEFAULT_QUIET_HOURS });
    const storm = { warnings: [warning({ from: 24 * 60, until: 30 * 60 })] };
    await hear(9 * 60 + 55, storm);
    expect((await hear(10 * 60, storm)).heard).toEqual([]);
    const { heard } = await hear(19 * 60, storm);
    expect(heard.map(({ text }) => text)).toEqual([
      'Amtliche Warnung vor Sturmböen, heute zwischen 12 und 18 Uhr.',
    ]);
  });

  it('hears the hours of rain as they are forecast now', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna', { wishes: [{ kind: 'rainToday' }] });
    await pass(0, { hours: hours(...day({ precipitation: 1 }, 15)) });
    const { heard } = await hear(5, { hours: hours(...day({ precipitation: 1 }, 18)) });
    expect(heard).toMatchObject([
      { start: '2026-11-21T17:00:00.000Z', end: '2026-11-21T18:00:00.000Z' },
    ]);
    expect(heard[0].text).toMatch(/18 und 19 Uhr/);
  });

  it('hears the gravest of a storm alone when it has got graver meanwhile', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna');
    await pass(0, { warnings: [warning()] });
    const graver = [warning({ id: 'b', severity: 3, sent: 3 })];
    const { heard } = await hear(5, { warnings: graver });
    expect(heard).toMatchObject([{ change: 'graver', level: 3 }]);
  });

  it('hears of a storm that is lifted before it could be told that it is lifted, no more', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna');
    await pass(0, { warnings: [warning()] });
    expect((await hear(5, { warnings: [] })).heard).toEqual([]);
    expect((await hear(10, { warnings: [] })).heard).toMatchObject([{ change: 'calledOff' }]);
  });

  it('hears of a second storm that a longer warning joins to the first, which it has heard of', async () => {
    const receiver = await startReceiver(204, 500, 500);
    const { subscribe, pass } = watchTown({ ways: [webhooksAt([receiver.url])] });
    await subscribe('anna');
    const first = warning({ until: 60 });
    await pass(0, { warnings: [first] });
    await pass(5, { warnings: [first, warning({ id: 'b', from: 120, until: 180, sent: 4 })] });
    const joined = [warning({ id: 'c', until: 240, sent: 9 })];
    expect(await pass(10, { warnings: joined })).toMatchObject({ decided: 0, delivered: 1 });
    expect(receiver.received.map(({ body }) => JSON.parse(body)).at(-1)).toMatchObject({
      text: 'Amtliche Warnung vor Sturmböen, bis heute 16 Uhr.',
    });
  });

  it('waits while the warnings cannot be loaded, and hears them then', async () => {
    const { subscribe, pass, hear } = await failingHousehold();
    await subscribe('anna');
    await pass(0, { warnings: [warning()] });
    expect((await hear(5, { warnings: null })).heard).toEqual([]);
    expect((await hear(10, { warnings: [warning()] })).heard).toHaveLength(1);
  });
});

describe('the times of a message', () => {
  it('of a lifted warning end when it was missed first', async () => {
    const receiver = await startReceiver();
    const { subscribe, pass } = watchTown({ ways: [webhooksAt([receiver.url])] });
    await subscribe('anna');
    await pass(0, { warnings: [warning({ until: null })] });
    await pass(60, { warnings: [] });
    await pass(65);
    const [told, lifted] = receiver.received.map(({ body }) => JSON.parse(body));
    expect(told).toMatchObject({ start: '2026-11-21T11:00:00.000Z', end: null });
    expect(lifted).toMatchObject({
      change: 'calledOff',
      start: '2026-11-21T11:00:00.000Z',
      end: '2026-11-21T12:00:00.000Z',
    });
  });

  it('of frost are the hours in which it freezes, not the time of the message', async () => {
    const receiver = await startReceiver();
    const { subscribe, pass } = watchTown({ ways: [webhooksAt([receiver.url])] });
    await subscribe('anna', { wishes: [{ kind: 'frostTonight' }] });
    await pass(0, { hours: hours(...day({ temperature: -3 }, 28)) });
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { start: '2026-11-22T03:00:00.000Z', end: '2026-11-22T04:00:00.000Z' },
    ]);
  });
});
