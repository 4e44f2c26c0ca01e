import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/watch/subscription.ts';
import { hoursFrom } from '../support/hours.ts';
import { minutes } from './warnings.ts';

import { day, hours, pollen, radar, subscriber } from './subscriber.ts';

describe('who asked for conditions on the forecast', () => {
  it('is told once a day that it rains today', () => {
    const anna = subscriber([{ kind: 'rainToday' }]);
    const wet = hours(...day({ precipitation: 1, precipitationProbability: 80 }, 15));
    expect(anna.look(-240, { hours: wet })).toEqual(['new rainToday 1']);
    expect(anna.look(0, { hours: wet })).toEqual([]);
    const tomorrow = hours(...day({ precipitation: 1, precipitationProbability: 80 }, 39));
    expect(anna.look(600, { hours: tomorrow })).toEqual([]);
    expect(anna.look(20 * 60, { hours: tomorrow })).toEqual(['new rainToday 1']);
  });

  it('is not told of unlikely rain, nor of what has fallen', () => {
    const anna = subscriber([{ kind: 'rainToday' }]);
    const unlikely = hours(...day({ precipitation: 1, precipitationProbability: 20 }, 15));
    expect(anna.look(0, { hours: unlikely })).toEqual([]);
    expect(anna.look(0, { hours: hours(...day({ precipitation: 1 }, 8)) })).toEqual([]);
  });

  it('is told of rain within the hour once, though showers follow each other', () => {
    const anna = subscriber([{ kind: 'rainSoon' }]);
    expect(anna.look(0, radar(0, [0, 0, 0, 2, 2, 0]))).toEqual(['new rainSoon 1']);
    expect(anna.look(5, radar(5, [0, 0, 2, 2, 0, 0]))).toEqual([]);
    expect(anna.look(15, radar(15, [2, 2, 0, 0, 0, 0]))).toEqual([]);
    expect(anna.look(30, radar(30, [0, 0, 0, 2, 0, 0]))).toEqual([]);
    expect(anna.look(300, radar(300, [0, 2]))).toEqual(['new rainSoon 1']);
  });

  it('is told of the next shower after hours, whatever was in sight before', () => {
    const anna = subscriber([{ kind: 'rainSoon' }]);
    expect(anna.look(0, radar(0, [0, 0, 0, 2]))).toEqual(['new rainSoon 1']);
    expect(anna.look(150, radar(150, [0, 0, 0, 2]))).toEqual([]);
    expect(anna.look(210, radar(210, [0, 0, 0, 2]))).toEqual(['new rainSoon 1']);
  });

  it('is told of frost of the night from noon on, and of each night', () => {
    const anna = subscriber([{ kind: 'frostTonight' }]);
    const cold = hours(...day({ temperature: -2 }, 28));
    expect(anna.look(-60, { hours: cold })).toEqual([]);
    expect(anna.look(0, { hours: cold })).toEqual(['new frostTonight 1']);
    expect(anna.look(600, { hours: cold })).toEqual([]);
    const next = hoursFrom('2026-11-21T23:00Z', day({ temperature: -1 }, 28));
    expect(anna.look(24 * 60, { hours: next })).toEqual(['new frostTonight 1']);
  });

  it('is told of gusts from 60 on, and again when 80 are forecast', () => {
    const anna = subscriber([{ kind: 'gusts', minKmh: 60 }]);
    expect(anna.look(0, { hours: hours(...day({ gust: 59 }, 20)) })).toEqual([]);
    expect(anna.look(60, { hours: hours(...day({ gust: 60 }, 20)) })).toEqual(['new gusts 60']);
    expect(anna.look(65, { hours: hours(...day({ gust: 79 }, 20)) })).toEqual([]);
    expect(anna.look(70, { hours: hours(...day({ gust: 80 }, 20)) })).toEqual(['graver gusts 80']);
  });

  it('is told of heat once as long as each day is hot', () => {
    const anna = subscriber([{ kind: 'heat', minCelsius: 30 }]);
    const hot = Array.from({ length: 96 }, (_, at) => ({ temperature: at % 24 === 15 ? 31 : 20 }));
    for (let hour = -8; hour < 48; hour += 1) anna.look(hour * 60, { hours: hours(...hot) });
    expect(anna.heard).toEqual(['new heat 30']);
  });

  it('is told of the first warm day, and of no other in the months after it', () => {
    const anna = subscriber([{ kind: 'warmDay', minCelsius: 20 }]);
    const warm = Array.from({ length: 72 }, (_, at) => ({ temperature: at % 24 === 15 ? 21 : 9 }));
    for (let dayAt = 0; dayAt < 100; dayAt += 5) {
      const start = new Date(minutes(dayAt * 1440 - 720)).toISOString();
      anna.look(dayAt * 1440, { hours: hoursFrom(start, warm) });
    }
    expect(anna.heard).toEqual(['new warmDay 20']);
  });

  it('is told of snow, and of birch pollen when its level rises', () => {
    const birch: Wish = { kind: 'pollen', type: 'Birke', minLevel: 2 };
    const anna = subscriber([{ kind: 'snow' }, birch]);
    const snowy = hours(...day({ precipitation: 1, snow: 1 }, 20));
    expect(anna.look(0, { hours: snowy, pollen: pollen(1) })).toEqual(['new snow 1']);
    expect(anna.look(10, { hours: snowy, pollen: pollen(2) })).toEqual(['new pollen:Birke 2']);
    expect(anna.look(20, { hours: snowy, pollen: pollen(3) })).toEqual(['graver pollen:Birke 3']);
  });
});
