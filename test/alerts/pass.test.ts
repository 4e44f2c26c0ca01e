import { describe, expect, it } from 'vitest';
import {
  createPlacedMemory,
  type PlacedRecord,
  type PlacedRecords,
} from '../../src/store/placed-records.ts';
import { StoreError } from '../../src/store/store.ts';
import { keyOfUser } from '../../src/watch/subscriber.ts';
import { DEFAULT_QUIET_HOURS } from '../../src/watch/subscription.ts';
import { hoursFrom } from '../support/hours.ts';
import { minutes, warning } from '../watch/warnings.ts';
import { startPlatform } from './platform.ts';
import { startReceiver, type ReceiverAnswer } from './receiver.ts';
import { alexaAt, HAMBURG, subscription, userId, watchTown, webhooksAt } from './watched-town.ts';

/** A town whose subscribers are told by a webhook that answers as it is told. */
async function townWithWebhook(...answers: ReceiverAnswer[]) {
  const receiver = await startReceiver(...answers);
  const town = watchTown({ ways: [webhooksAt([receiver.url])] });
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
  return { ...town, receiver, bodies, texts: () => bodies().map(({ text }) => text) };
}

/** A town whose subscribers are told by Alexa. */
async function townWithAlexa(records = createPlacedMemory()) {
  const platform = await startPlatform();
  const town = watchTown({ ways: [alexaAt(platform.url)], records });
  const subscribe = async (name: string) => town.subscribe(name, { ways: ['alexa'] }, platform.url);
  return { ...town, platform, subscribe };
}

describe('a household with a webhook', () => {
  it('is told of a warning once, that it gets graver, and that it is lifted', async () => {
    const { subscribe, pass, bodies } = await townWithWebhook();
    await subscribe('anna');
    await pass(0, { warnings: [warning()] });
    await pass(5);
    await pass(10, { warnings: [warning({ id: 'b', severity: 3, sent: 8 })] });
    await pass(15, { warnings: [] });
    await pass(20);
    await pass(25);
    expect(bodies().map(({ change, level, text }) => `${change} ${level}: ${text}`)).toEqual([
      'new 2: Amtliche Warnung vor Sturmböen, bis heute 18 Uhr.',
      'graver 3: Amtliche Warnung vor Sturmböen, bis heute 18 Uhr.',
      'calledOff null: Warnung aufgehoben: Wind.',
    ]);
    expect(new Set(bodies().map(({ event }) => event)).size).toBe(1);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(3);
  });

  it('is told of frost in its language, with the hours', async () => {
    const { subscribe, pass, bodies } = await townWithWebhook();
    await subscribe('anna', { wishes: [{ kind: 'frostTonight' }], locale: 'en-GB' });
    const hours = hoursFrom(
      '2026-11-20T23:00Z',
      Array.from({ length: 48 }, () => ({ temperature: -3 })),
    );
    await pass(0, { hours });
    expect(bodies()).toMatchObject([
      {
        kind: 'frostTonight',
        of: null,
        level: null,
        text: expect.stringMatching(/Hamburg tonight/),
      },
    ]);
  });

  it('that has failed gets the messages in order, each once, when it comes back', async () => {
    const { subscribe, pass, receiver, bodies } = await townWithWebhook(...Array(4).fill(500));
    await subscribe('anna');
    await subscribe('bert', { place: { ...HAMBURG, name: 'Altona', latitude: 53.51 } });
    const wind = warning();
    expect(await pass(0, { warnings: [wind] })).toMatchObject({ decided: 2, delivered: 0 });
    const fog = warning({ id: 'b', group: 'FOG', sent: 3 });
    expect(await pass(5, { warnings: [wind, fog] })).toMatchObject({ decided: 2, later: 4 });
    const failed = receiver.received.length;
    expect(await pass(10)).toMatchObject({ decided: 0, delivered: 4, later: 0 });
    const told = bodies().slice(failed);
    expect(told.map(({ of }) => of)).toEqual(['WIND', 'WIND', 'FOG', 'FOG']);
    expect(new Set(told.map(({ id }) => id)).size).toBe(4);
    expect(await pass(15)).toMatchObject({ delivered: 0 });
  });

  it('that hangs does not hold up another one, nor Alexa', async () => {
    const hanging = await startReceiver(...Array(10).fill('hang'));
    const other = await startReceiver();
    const platform = await startPlatform();
    const ways = [webhooksAt([hanging.url, other.url], 300), alexaAt(platform.url)];
    const town = watchTown({ ways });
    await town.subscribe('anna', { ways: ['webhook', 'alexa'] }, platform.url);
    expect(await town.pass(0, { warnings: [warning()] })).toMatchObject({ delivered: 2, later: 1 });
    expect(other.received).toHaveLength(1);
    expect(platform.accepted).toHaveLength(1);
  });

  it('is not told of what is over, and the log says so', async () => {
    const { subscribe, pass, bodies, receiver, logged } = await townWithWebhook(500, 500);
    await subscribe('anna');
    await pass(0, { warnings: [warning({ until: 30 })] });
    const asked = bodies().length;
    expect(await pass(30, { warnings: [] })).toMatchObject({ delivered: 0, givenUp: 1 });
    expect(receiver.received).toHaveLength(asked);
    expect(logged()).toMatchObject([{ msg: 'Gave up telling a subscriber', kind: 'warning:WIND' }]);
  });

  it('is not told late at night of what it could not be told in the evening', async () => {
    const { subscribe, pass, texts } = await townWithWebhook(500, 500);
    await subscribe('anna', { quiet: DEFAULT_QUIET_HOURS });
    await pass(9 * 60, { warnings: [warning({ until: 24 * 60 })] });
    const asked = texts().length;
    await pass(11 * 60);
    expect(texts()).toHaveLength(asked);
    await pass(19 * 60);
    expect(texts()).toHaveLength(asked + 1);
  });

  it('is told when the operator has set one, not before', async () => {
    const town = watchTown({ ways: [] });
    await town.subscribe('anna');
    expect(await town.pass(0, { warnings: [warning()] })).toMatchObject({ decided: 0 });
    const receiver = await startReceiver();
    const later = watchTown({ ways: [webhooksAt([receiver.url])], records: town.records });
    await later.pass(5, { warnings: [warning()] });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a listener with Alexa', () => {
  it('is notified, under the id that is kept encrypted', async () => {
    const { subscribe, pass, platform, records } = await townWithAlexa();
    await subscribe('anna');
    const stored = [];
    for await (const page of records.listByCell()) stored.push(...page);
    expect(JSON.stringify(stored)).not.toContain('anna');
    await pass(0, { warnings: [warning({ group: 'THUNDERSTORM', code: 33 })] });
    expect(platform.problems).toEqual([]);
    expect(platform.accepted).toMatchObject([
      {
        event: { payload: { weatherAlert: { alertType: 'THUNDER_STORM' } } },
        relevantAudience: { payload: { user: userId('anna') } },
      },
    ]);
  });

  it('is one of a thousand of a town, for whom one look at it is enough', async () => {
    const { subscribe, pass, platform, viewed } = await townWithAlexa();
    for (let at = 0; at < 1000; at += 1) await subscribe(`listener${at}`);
    expect(await pass(0, { warnings: [warning()] })).toMatchObject({ looks: 1, delivered: 1000 });
    expect(viewed).toEqual(['Hamburg']);
    expect(new Set(platform.accepted.map(({ referenceId }) => referenceId)).size).toBe(1000);
    expect(platform.countTokens()).toBe(1);
  });

  it('is told after an outage, and the platform is not asked for each of many', async () => {
    const { subscribe, pass, platform } = await townWithAlexa();
    for (let at = 0; at < 100; at += 1) await subscribe(`listener${at}`);
    platform.eventAnswers(...Array(1000).fill(500));
    await pass(0, { warnings: [warning()] });
    expect(platform.paths.length).toBeLessThan(100);
    platform.recover();
    expect(await pass(5)).toMatchObject({ delivered: 100, later: 0 });
    expect(platform.accepted).toHaveLength(100);
  });

  it('is not told any more after unsubscribing, and nothing of them is kept', async () => {
    const { subscribe, subscriptions, pass, platform, records } = await townWithAlexa();
    await subscribe('anna');
    platform.eventAnswers(500, 500);
    await pass(0, { warnings: [warning()] });
    await subscriptions.delete({ id: userId('anna'), at: minutes(1) });
    expect(await pass(5)).toMatchObject({ subscribers: 0, delivered: 0 });
    const pages = [];
    for await (const page of records.listByCell()) pages.push(page);
    expect(pages).toEqual([]);
  });

  it('is forgotten once the only day that they asked for is over', async () => {
    const { subscribe, subscriptions, pass } = await townWithWebhook();
    const today = { kind: 'rainToday', day: '2026-11-21' } as const;
    await subscribe('anna', { wishes: [today] });
    await subscribe('bert', { wishes: [today, { kind: 'snow' }] });
    await pass(0, {});
    expect(await subscriptions.find(userId('anna'))).toBeDefined();
    await pass(24 * 60, {});
    expect(await subscriptions.find(userId('anna'))).toBeUndefined();
    expect(await subscriptions.find(userId('bert'))).toBeDefined();
  });

  it('who moves is told of the new home, and of the same home nothing twice', async () => {
    const { subscribe, subscriptions, pass, platform } = await townWithAlexa();
    await subscribe('anna');
    await pass(0, { warnings: [warning()] });
    await subscribe('anna');
    await pass(5);
    expect(platform.accepted).toHaveLength(1);
    const moved = subscription({ ways: ['alexa'], place: { ...HAMBURG, latitude: 52.5 } });
    const user = { id: userId('anna'), apiEndpoint: platform.url, at: minutes(6) };
    await subscriptions.save(user, moved);
    await pass(10, { warnings: [warning({ id: 'other', sent: 1 })] });
    expect(platform.accepted).toHaveLength(2);
  });
});

describe('a subscriber whose record is newer than the list of all', () => {
  it('is not told twice of what was sent since the list was made', async () => {
    const memory = createPlacedMemory();
    let listed: readonly PlacedRecord[] | undefined;
    const records: PlacedRecords = {
      ...memory,
      async *listByCell() {
        if (listed) yield listed;
        else yield* memory.listByCell();
      },
    };
    const receiver = await startReceiver(500, 500);
    const town = watchTown({ ways: [webhooksAt([receiver.url])], records });
    await town.subscribe('anna');
    await town.pass(0, { warnings: [warning()] });
    const before = await memory.read(keyOfUser(userId('anna')));
    await town.pass(5);
    const received = receiver.received.length;
    listed = before && [before];
    expect(await town.pass(5)).toMatchObject({ subscribers: 1, delivered: 0 });
    expect(receiver.received).toHaveLength(received);
  });
});

describe('a subscriber whose record cannot be written after they were told', () => {
  it('does not keep the others from being told', async () => {
    const memory = createPlacedMemory();
    let writes = 0;
    const records: PlacedRecords = {
      ...memory,
      // Two subscriptions and two decisions are written, and the first mark is not.
      async write(record) {
        writes += 1;
        if (writes === 5) throw new StoreError('the store is busy');
        return memory.write(record);
      },
    };
    const { subscribe, pass, platform } = await townWithAlexa(records);
    await subscribe('anna');
    await subscribe('ben');
    expect(await pass(0, { warnings: [warning()] })).toMatchObject({ failed: 1, delivered: 2 });
    expect(await pass(5)).toMatchObject({ failed: 0, delivered: 1 });
    expect(platform.accepted).toHaveLength(2);
  });
});

/** A warning that nobody can put into words, with an error that names who was to hear it. */
class NoWords extends Map<string, never> {
  override values(): never {
    throw new TypeError('No words for Anna in Hamburg');
  }
  override get(): never {
    return this.values();
  }
}

describe('a subscriber for whom there are no words', () => {
  it('does not keep the others from being told, and the log names neither them nor their place', async () => {
    const { subscribe, pass, bodies, logged } = await townWithWebhook();
    await subscribe('anna', { wishes: [{ kind: 'warnings', minSeverity: 1, groups: ['FOG'] }] });
    await subscribe('bert', { wishes: [{ kind: 'warnings', minSeverity: 1, groups: ['WIND'] }] });
    const fog = { ...warning({ id: 'b', group: 'FOG' }), texts: new NoWords() };
    const warnings = [fog, warning()];
    expect(await pass(0, { warnings })).toMatchObject({ failed: 1, delivered: 1 });
    expect(bodies()).toHaveLength(1);
    expect(logged()).toMatchObject([
      { msg: 'The watcher passed over a subscriber', reason: 'TypeError' },
    ]);
    expect(JSON.stringify(logged())).not.toMatch(/Anna|Hamburg/);
  });
});

describe('a subscriber whose record is damaged', () => {
  it('does not keep the others from being told', async () => {
    const { subscribe, pass, records, bodies } = await townWithWebhook();
    await records.write({ key: 'x', cell: '53.5,10.0', body: '{', version: 1, written: 0 });
    await subscribe('anna');
    expect(await pass(0, { warnings: [warning()] })).toMatchObject({ failed: 1, delivered: 1 });
    expect(bodies()).toHaveLength(1);
  });
});
