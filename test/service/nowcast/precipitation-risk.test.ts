import { describe, expect, it, test } from 'vitest';
import { nextHourHandlers } from '../../../src/service/operations/next-hour.ts';
import { down, sourcesWith } from '../fake-sources.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { BERLIN } from '../../support/places.ts';
import { ask, DRY, hoursOf, NOW, radarOf } from './fake-nowcast.ts';

const NEVER = { at: () => new Promise<never>(() => undefined) };

/** Radar from 14:00 on: rain from 14:20 to 14:35. */
const SHOWER = [0, 0, 0, 0, 0.12, 3, 0.3, ...Array<number>(19).fill(0)];

async function riskOf(...requested: Parameters<typeof ask>) {
  return (await ask(...requested)).precipitationRisk;
}

describe('the risk of precipitation', () => {
  it('is each five minutes with precipitation on radar, with its class', async () => {
    const { items, times, precType } = await riskOf({ nowcasts: radarOf(SHOWER) });
    expect(
      items.map(({ from, to, radar }) => [from.slice(11, 16), to.slice(11, 16), radar.value]),
    ).toEqual([
      ['14:20', '14:25', 1],
      ['14:25', '14:30', 4],
      ['14:30', '14:35', 2],
    ]);
    expect(items.map((item) => item.times.startTime)).toEqual(items.map(({ from }) => from));
    expect(times.startTime).toBe('2026-11-18T14:20:00.000Z');
    expect(precType).toBe('rain');
  });

  it('covers two hours, from the current five minutes on', async () => {
    const { items } = await riskOf({ nowcasts: radarOf(Array<number>(40).fill(1)) });
    expect(items).toHaveLength(24);
    expect(items[0]?.from).toBe('2026-11-18T14:05:00.000Z');
    expect(items.at(-1)?.to).toBe('2026-11-18T16:05:00.000Z');
  });

  it('is empty without precipitation', async () => {
    const risk = await riskOf();
    expect(risk).toMatchObject({ items: [], precType: null, times: { startTime: null } });
    expect(risk.text).toMatch(/^In der nächsten Stunde/);
  });

  test.each([
    ['snow', { temperature: -3 }, 'snow'],
    ['sleet', { temperature: 1 }, 'sleet'],
    ['freezing rain', { temperature: -1, significantWeather: 66 }, 'freezing'],
    ['rain', { temperature: 8 }, 'rain'],
    ['nobody knows what', {}, null],
  ] as const)('is %s according to the forecast', async (_, hour, expected) => {
    const { items, precType } = await riskOf({
      forecasts: hoursOf(hour),
      nowcasts: radarOf(SHOWER),
    });
    expect([precType, ...items.map((item) => item.precType)]).toEqual(Array(4).fill(expected));
  });

  it('may be drizzle if that is forecast and radar hardly detects anything', async () => {
    const forecasts = hoursOf({ temperature: 5, significantWeather: 51, precipitation: 0.1 });
    const { items } = await riskOf({ forecasts, nowcasts: radarOf(SHOWER) });
    expect(items.map(({ drizzlePossible }) => drizzlePossible)).toEqual([true, false, false]);
    const others = await riskOf({ nowcasts: radarOf(SHOWER) });
    expect(others.items.map(({ drizzlePossible }) => drizzlePossible)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('its text', () => {
  it('is that of the next hour', async () => {
    const overrides = { nowcasts: radarOf(SHOWER), forecasts: hoursOf({ temperature: 5 }) };
    const { precipitationNextHour } = nextHourHandlers(sourcesWith(NOW, overrides));
    const { text } = await precipitationNextHour(BERLIN, DEFAULT_LOCALE);
    expect((await riskOf(overrides)).text).toBe(text);
  });

  it('is in the language of the request', async () => {
    const { text } = await riskOf({ nowcasts: radarOf(SHOWER) }, { locale: 'en-GB' });
    expect(text).toMatch(/rain/i);
  });

  test.each([
    ['does not reach', { at: async () => undefined }],
    ['is down', { at: down }],
    ['takes too long', NEVER],
    ['has no data', radarOf(Array<null>(26).fill(null))],
  ])('is null if radar %s: dry weather is not certain', async (_, nowcasts) => {
    const risk = await riskOf({ nowcasts });
    expect(risk).toMatchObject({ text: null, items: [], precType: null });
  });
});

describe('its fingerprint', () => {
  it('is the same for the same precipitation, and different for another', async () => {
    const dry = await riskOf();
    const again = await riskOf({}, { locale: 'en-US' });
    const wet = await riskOf({ nowcasts: radarOf(SHOWER) });
    expect(dry.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(again.fingerprint).toBe(dry.fingerprint);
    expect(wet.fingerprint).not.toBe(dry.fingerprint);
  });
});

test('the answer names its sources', async () => {
  expect((await ask({ nowcasts: radarOf(DRY) })).source).toBe('MOSMIX_L, RV');
  expect((await ask({ nowcasts: { at: down } })).source).toBe('MOSMIX_L');
});
