import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/watch/subscription.ts';
import { day, hours, pollen, subscriber } from './subscriber.ts';

const gustsFrom = (minKmh: number): Wish => ({ kind: 'gusts', minKmh });
const heatFrom = (minCelsius: number): Wish => ({ kind: 'heat', minCelsius });
const birchFrom = (minLevel: 1 | 2 | 3): Wish => ({ kind: 'pollen', type: 'Birke', minLevel });
const warm = (temperature: number) => ({ hours: hours(...day({ temperature }, 15)) });

describe('who asked for gusts from 60 and for gusts from 90', () => {
  const wishes = [gustsFrom(90), gustsFrom(60)];

  it('is told of 70 once', () => {
    const anna = subscriber(wishes);
    expect(anna.look(0, { hours: hours(...day({ gust: 70 }, 20)) })).toEqual(['new gusts 60']);
    expect(anna.look(5, { hours: hours(...day({ gust: 70 }, 20)) })).toEqual([]);
  });

  it('is told of 95 once, not by each of the two', () => {
    const anna = subscriber(wishes);
    expect(anna.look(0, { hours: hours(...day({ gust: 95 }, 20)) })).toEqual(['new gusts 90']);
    expect(anna.look(5, { hours: hours(...day({ gust: 95 }, 20)) })).toEqual([]);
  });

  it('is told again when 90 are forecast, and not before', () => {
    const anna = subscriber(wishes);
    const forecast = [65, 85, 89, 90, 109, 110];
    const heard = forecast.map((gust, at) =>
      anna.look(at * 5, { hours: hours(...day({ gust }, 20)) }),
    );
    expect(heard).toEqual([
      ['new gusts 60'],
      [],
      [],
      ['graver gusts 90'],
      [],
      ['graver gusts 110'],
    ]);
  });

  it('is told at once of 95 tomorrow, though 65 come first', () => {
    const anna = subscriber(wishes);
    const both = hours(
      ...Array.from({ length: 48 }, (_, at) => ({ gust: { 14: 65, 32: 95 }[at] ?? 20 })),
    );
    expect(anna.look(0, { hours: both })).toEqual(['new gusts 60', 'new gusts 90']);
    expect(anna.look(5, { hours: both })).toEqual([]);
  });

  it('who gives up the 60 hears nothing anew of what was told', () => {
    const anna = subscriber(wishes);
    anna.look(0, { hours: hours(...day({ gust: 95 }, 20)) });
    wishes.pop();
    expect(anna.look(5, { hours: hours(...day({ gust: 95 }, 20)) })).toEqual([]);
  });
});

describe('who asked for heat from 30 and from 35', () => {
  it('is told of 36 degrees tomorrow today, though today has 31', () => {
    const anna = subscriber([heatFrom(30), heatFrom(35)]);
    const hot = Array.from({ length: 72 }, (_, at) => ({
      temperature: { 15: 31, 39: 36 }[at] ?? 20,
    }));
    const heard = [0, 5, 600, 1440, 1500].map((at) => anna.look(at, { hours: hours(...hot) }));
    expect(heard.flat()).toEqual(['new heat 30', 'graver heat 35']);
    expect(heard[0]).toHaveLength(2);
  });
});

describe('who asked twice for the first warm day, and for a pollen', () => {
  it('is told of the first of 15 degrees, and of the first of 20', () => {
    const anna = subscriber([
      { kind: 'warmDay', minCelsius: 15 },
      { kind: 'warmDay', minCelsius: 20 },
    ]);
    const heard = [16, 17, 21, 24].map((high, at) => anna.look(at * 5, warm(high)));
    expect(heard).toEqual([['new warmDay 15'], [], ['graver warmDay 20'], []]);
  });

  it('is told of birch pollen from each of both levels on', () => {
    const anna = subscriber([birchFrom(1), birchFrom(3)]);
    const heard = ([1, 2, 3] as const).map((level, at) =>
      anna.look(at * 5, { pollen: pollen(level) }),
    );
    expect(heard).toEqual([['new pollen:Birke 1'], [], ['graver pollen:Birke 3']]);
  });
});
