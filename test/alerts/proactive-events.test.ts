import { describe, expect, it, onTestFinished } from 'vitest';
import { createProactiveEvents } from '../../src/alerts/proactive-events.ts';
import { MINUTE_MS } from '../../src/time/units.ts';
import { logLines } from '../support/log-lines.ts';
import { minutes } from '../watch/warnings.ts';
import { anyTime, message, recipient } from './messages.ts';
import { startPlatform } from './platform.ts';

/** Long enough for a busy machine; where something hangs, the test waits for it. */
const TIMEOUTS = { usual: 5000, hanging: 100 };

async function openAlexa(stage: 'LIVE' | 'DEVELOPMENT' = 'LIVE', timeoutMs = TIMEOUTS.usual) {
  const platform = await startPlatform();
  const { log, fields: lines } = logLines();
  let now = minutes(0);
  const alexa = createProactiveEvents({
    clientId: 'client of a test',
    clientSecret: 's&cret=+%',
    stage,
    locales: ['de-DE', 'en-US'],
    origins: [platform.url],
    authEndpoint: platform.url,
    clock: () => new Date(now),
    log,
    retries: { attempts: 3, firstDelayMs: 5 },
    timeoutMs,
  });
  onTestFinished(alexa.close);
  return {
    platform,
    lines,
    wait: (by: number) => void (now += by * MINUTE_MS),
    notify: async (values: Parameters<typeof message>[0] = {}, to = {}) =>
      alexa.send(
        'alexa',
        message(values),
        recipient({ apiEndpoint: platform.url, ...to }),
        anyTime(),
      ),
  };
}

describe('a listener with Alexa', () => {
  it('is told of a thunderstorm in the words of the platform', async () => {
    const { platform, notify } = await openAlexa();
    expect(await notify({ alertType: 'THUNDER_STORM' })).toBe('delivered');
    expect(platform.problems).toEqual([]);
    expect(platform.accepted).toEqual([
      {
        timestamp: '2026-11-21T11:00:00.000Z',
        referenceId: 'a1',
        expiryTime: '2026-11-21T17:00:00.000Z',
        event: {
          name: 'AMAZON.WeatherAlert.Activated',
          payload: {
            weatherAlert: { source: 'localizedattribute:source', alertType: 'THUNDER_STORM' },
          },
        },
        localizedAttributes: [
          { locale: 'de-DE', source: 'Deutscher Wetterdienst' },
          { locale: 'en-US', source: 'Deutscher Wetterdienst' },
        ],
        relevantAudience: { type: 'Unicast', payload: { user: 'amzn1.ask.account.ANNA' } },
      },
    ]);
  });

  it('is told of a message where the platform has no words for it, an urgent one if it is', async () => {
    const { platform, notify } = await openAlexa();
    await notify({ id: 'a1' });
    await notify({ id: 'a2', isUrgent: true });
    expect(platform.problems).toEqual([]);
    expect(platform.accepted.map(({ event }) => event)).toMatchObject([
      { name: 'AMAZON.MessageAlert.Activated', payload: { messageGroup: { count: 1 } } },
      { payload: { messageGroup: { urgency: 'URGENT' } } },
    ]);
  });

  it.each([
    ['LIVE', 'POST /v1/proactiveEvents'],
    ['DEVELOPMENT', 'POST /v1/proactiveEvents/stages/development'],
  ] as const)('of the stage %s is told by %s', async (stage, path) => {
    const { platform, notify } = await openAlexa(stage);
    await notify();
    expect(platform.paths.at(-1)).toBe(path);
  });

  it('hears each event once, also if it is sent again after a crash', async () => {
    const { platform, notify } = await openAlexa();
    expect([await notify(), await notify()]).toEqual(['delivered', 'delivered']);
    expect(platform.accepted).toHaveLength(1);
  });

  it('costs one token for many events, also at the same time', async () => {
    const { platform, notify } = await openAlexa();
    await Promise.all(['a1', 'a2', 'a3'].map(async (id) => notify({ id })));
    await notify({ id: 'a4' });
    expect(platform.accepted).toHaveLength(4);
    expect(platform.countTokens()).toBe(1);
  });

  it.each([500, 503, 429, 'hang'] as const)('hears nothing twice after %s', async (answer) => {
    const { platform, notify } = await openAlexa('LIVE', TIMEOUTS.hanging);
    platform.eventAnswers(answer);
    expect(await notify()).toBe('delivered');
    expect(platform.accepted).toHaveLength(1);
  });

  it('is told later if the platform fails all the time', async () => {
    const { platform, notify } = await openAlexa('LIVE', TIMEOUTS.hanging);
    platform.eventAnswers(500, 'hang', 432);
    expect(await notify()).toBe('later');
    expect(await notify()).toBe('delivered');
  });

  it.each([500, 400, 401, 'hang'] as const)(
    'is told later if there is no token: %s',
    async (answer) => {
      const { platform, notify } = await openAlexa('LIVE', TIMEOUTS.hanging);
      platform.tokenAnswers(answer, answer, answer);
      expect(await notify()).toBe('later');
      expect(await notify()).toBe('delivered');
    },
  );

  it.each([401, 403])('loses nothing if a token is not valid any more: %i', async () => {
    const { platform, notify } = await openAlexa();
    await notify({ id: 'a1' });
    platform.withdrawTokens();
    expect(await notify({ id: 'a2' })).toBe('delivered');
    expect(platform.countTokens()).toBe(2);
  });

  it('is not asked again after 403 with a new token, nor after 400', async () => {
    const { platform, notify, lines } = await openAlexa();
    platform.eventAnswers(403);
    expect(await notify({ id: 'a1' })).toBe('refused');
    platform.eventAnswers(400);
    expect(await notify({ id: 'a2' })).toBe('refused');
    expect(platform.paths.filter((path) => path.includes('proactive'))).toHaveLength(2);
    expect(lines().map(({ status }) => status)).toEqual([403, 400]);
  });

  it('costs one new token in five minutes if the platform denies all of their events', async () => {
    const { platform, notify, wait } = await openAlexa();
    await notify({ id: 'first' });
    platform.eventAnswers(...Array(100).fill(403));
    const denied = Array.from({ length: 40 }, (_, at) => notify({ id: `a${at}` }));
    expect(new Set(await Promise.all(denied))).toEqual(new Set(['refused']));
    expect(platform.countTokens()).toBe(2);
    wait(4);
    await notify({ id: 'b' });
    expect(platform.countTokens()).toBe(2);
    wait(1);
    platform.recover();
    platform.withdrawTokens();
    expect(await notify({ id: 'c' })).toBe('delivered');
    expect(platform.countTokens()).toBe(3);
  });

  it('is told later if a token is not valid twice within minutes', async () => {
    const { platform, notify, wait } = await openAlexa();
    await notify({ id: 'first' });
    platform.eventAnswers(401, 401, 401, 401);
    expect(await notify({ id: 'a' })).toBe('later');
    platform.recover();
    wait(5);
    expect(await notify({ id: 'a' })).toBe('delivered');
  });

  it('gets nothing at another host than those of the platform, and no token goes there', async () => {
    const { platform, notify } = await openAlexa();
    expect(await notify({}, { apiEndpoint: 'http://127.0.0.1:1' })).toBe('refused');
    expect(platform.paths).toEqual([]);
  });

  it('is not named in the log, nor are the secret and the token', async () => {
    const { platform, notify, lines } = await openAlexa();
    platform.eventAnswers(500, 400);
    await notify({ until: minutes(60) });
    expect(JSON.stringify(lines())).not.toMatch(/ANNA|s&cret|s%26cret|token-/);
  });
});
