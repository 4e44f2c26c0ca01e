import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/time/units.ts';
import { decide, isQuiet, type Watched } from '../../src/watch/decide.ts';
import { lookAt } from '../../src/watch/look.ts';
import type { PlaceView } from '../../src/watch/occurrence.ts';
import { DEFAULT_QUIET_HOURS, type ToldEvent, type Wish } from '../../src/watch/subscription.ts';
import type { WeatherWarning } from '../../src/weather/warning.ts';
import { hoursFrom } from '../support/hours.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { createModel } from './model.ts';
import { findFile, LAST_LOOK, minutes, publishedFiles, view, warning, ZONE } from './warnings.ts';

const ALL_WARNINGS: Wish = { kind: 'warnings', minSeverity: 1, groups: null };

/** A subscriber at whose place somebody looks again and again. */
function subscriber(wishes: Wish[], quiet: Watched['subscription']['quiet'] = null) {
  let told: readonly ToldEvent[] = [];
  const heard: string[] = [];
  return {
    heard,
    /** @param at minutes after noon */
    look(at: number, values: Partial<PlaceView>) {
      const watched = { subscription: { wishes, quiet }, told };
      const decision = decide(watched, lookAt(view(values), minutes(at)));
      told = decision.told;
      const now = decision.notices.map(({ change, kind, level }) => `${change} ${kind} ${level}`);
      heard.push(...now);
      return now;
    },
    warned(at: number, ...warnings: WeatherWarning[]) {
      return this.look(at, { warnings });
    },
    get told() {
      return told;
    },
  };
}

/** Minutes after noon. */
function atHour(hour: number): number {
  return (hour - 12) * 60;
}

function hours(...values: Parameters<typeof hoursFrom>[1]) {
  return hoursFrom('2026-11-20T23:00Z', values);
}

/** Two days of hours of which one has values. */
function day(value: object, at: number) {
  return Array.from({ length: 48 }, (_, hour) => (hour === at ? value : {}));
}

function radar(from: number, rates: number[]) {
  return {
    nextHour: rates.map((rate, index) => ({
      start: minutes(from + 5 * index),
      length: 5 * MINUTE_MS,
      rate,
      kind: 'rain' as const,
    })),
  };
}

function pollen(Birke: 1 | 2 | 3) {
  return [{ date: '2026-11-21', levels: { Birke } }];
}

describe('who asked for official warnings', () => {
  it('is told of one once, however often the weather service repeats it', () => {
    const anna = subscriber([ALL_WARNINGS]);
    for (let at = 0; at < 60; at += 5) anna.warned(at, warning());
    expect(anna.heard).toEqual(['new warning:WIND 2']);
  });

  it('is not told of one that is less grave than asked for', () => {
    const anna = subscriber([{ kind: 'warnings', minSeverity: 3, groups: null }]);
    expect(anna.warned(0, warning({ severity: 2 }))).toEqual([]);
    expect(anna.warned(5, warning({ severity: 3 }))).toEqual(['new warning:WIND 3']);
  });

  it('is told of those kinds alone that were asked for', () => {
    const anna = subscriber([{ kind: 'warnings', minSeverity: 1, groups: ['FROST', 'GLAZE'] }]);
    expect(anna.warned(0, warning(), warning({ id: 'b', group: 'FROST' }))).toEqual([
      'new warning:FROST 2',
    ]);
  });

  it('is told again when it gets graver, and not when it gets less grave or lasts longer', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning({ severity: 2 }));
    anna.warned(30, warning({ id: 'b', severity: 1, until: 600 }));
    anna.warned(60, warning({ id: 'c', severity: 3, until: 600 }));
    anna.warned(90, warning({ id: 'd', severity: 2, until: 700 }));
    anna.warned(120, warning({ id: 'e', severity: 3, until: 900 }));
    expect(anna.heard).toEqual(['new warning:WIND 2', 'graver warning:WIND 3']);
  });

  it('is told of a storm after its early notice', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning({ severity: 3, isPremonition: true }));
    anna.warned(60, warning({ id: 'b', severity: 3 }));
    expect(anna.heard).toEqual(['new warning:WIND 0.3', 'graver warning:WIND 3']);
  });

  it('is told of the next storm, after a break', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning({ until: 60 }));
    anna.warned(90, warning({ id: 'b', from: 120, until: 180 }));
    expect(anna.heard).toEqual(['new warning:WIND 2', 'new warning:WIND 2']);
  });

  it('hears that it is called off, once, when two looks have not found it', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning());
    expect(anna.warned(5)).toEqual([]);
    expect(anna.warned(10)).toEqual(['calledOff warning:WIND 2']);
    expect(anna.warned(15)).toEqual([]);
  });

  it('hears nothing of one look at an old file that lacks the warning', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning());
    anna.warned(5);
    anna.warned(10, warning());
    anna.warned(15);
    anna.warned(20, warning());
    expect(anna.heard).toEqual(['new warning:WIND 2']);
  });

  it('hears nothing of an old file with a warning that was called off, but of a new warning', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning());
    anna.warned(5);
    anna.warned(10);
    expect(anna.warned(15, warning())).toEqual([]);
    expect(anna.warned(20, warning({ id: 'b', sent: 18 }))).toEqual(['new warning:WIND 2']);
  });

  it('hears nothing when it ends in time, was never told, or cannot be loaded', () => {
    const anna = subscriber([{ kind: 'warnings', minSeverity: 2, groups: null }]);
    anna.warned(0, warning({ until: 60 }), warning({ id: 'b', group: 'FOG', severity: 1 }));
    for (const at of [10, 20, 30]) anna.look(at, { warnings: null });
    anna.warned(50, warning({ until: 60 }));
    for (const at of [60, 70, 80]) anna.warned(at);
    expect(anna.heard).toEqual(['new warning:WIND 2']);
  });

  it('hears no call-off of one whose end was brought forward', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning({ until: 360 }));
    anna.warned(10, warning({ id: 'b', until: 60 }));
    for (const at of [60, 65, 70]) anna.warned(at);
    expect(anna.heard).toEqual(['new warning:WIND 2']);
  });

  it('is told of a file that comes late, unless the warning has ended', () => {
    const anna = subscriber([ALL_WARNINGS]);
    expect(anna.warned(30, warning({ until: 60 }))).toEqual(['new warning:WIND 2']);
    expect(anna.warned(240, warning({ id: 'b', from: 120, until: 240 }))).toEqual([]);
  });

  it('is told of one until further notice, and that it is over', () => {
    const anna = subscriber([ALL_WARNINGS]);
    anna.warned(0, warning({ until: null }));
    anna.warned(3000, warning({ until: null }));
    anna.warned(3005);
    anna.warned(3010);
    expect(anna.heard).toEqual(['new warning:WIND 2', 'calledOff warning:WIND 2']);
  });
});

describe('quiet hours', () => {
  const night = DEFAULT_QUIET_HOURS;

  it('hold a warning until they end, if it is still in force then', () => {
    const anna = subscriber([ALL_WARNINGS], night);
    const longer = warning({ from: atHour(23), until: atHour(24 + 9) });
    const shorter = warning({ id: 'b', group: 'FOG', from: atHour(23), until: atHour(24 + 5) });
    for (let hour = 22; hour < 31; hour += 1) anna.warned(atHour(hour), longer, shorter);
    expect(anna.heard).toEqual([]);
    anna.warned(atHour(31), longer);
    expect(anna.heard).toEqual(['new warning:WIND 2']);
  });

  it('do not hold a severe one, but the early notice of one', () => {
    const anna = subscriber([ALL_WARNINGS], night);
    const early = {
      severity: 4,
      isPremonition: true,
      from: atHour(23),
      until: atHour(33),
    } as const;
    expect(anna.warned(atHour(23), warning(early))).toEqual([]);
    const severe = warning({ id: 'b', severity: 3, from: atHour(24), until: atHour(33) });
    expect(anna.warned(atHour(24), severe)).toEqual(['new warning:WIND 3']);
  });

  it('hold a call-off, which is left out if the warning would be over by then', () => {
    const anna = subscriber([ALL_WARNINGS], night);
    anna.warned(
      atHour(20),
      warning({ until: atHour(24) }),
      warning({ id: 'b', group: 'FOG', until: atHour(33) }),
    );
    for (let hour = 23; hour < 31; hour += 1) anna.warned(atHour(hour));
    expect(anna.heard.slice(2)).toEqual([]);
    expect(anna.warned(atHour(31))).toEqual(['calledOff warning:FOG 2']);
  });

  it.each([
    ['22:00', 22 * 60, true],
    ['06:59', 24 * 60 + 7 * 60 - 1, true],
    ['07:00', 7 * 60, false],
    ['21:59', 22 * 60 - 1, false],
  ])('from ten to seven have %s: %s minutes after midnight, %s', (_, minute, expected) => {
    const midnight = minutes(-12 * 60);
    expect(isQuiet(midnight + minute * MINUTE_MS, night, ZONE)).toBe(expected);
  });
});

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
    expect(anna.look(60, { hours: hours(...day({ gust: 60 }, 20)) })).toEqual(['new gusts 1']);
    expect(anna.look(65, { hours: hours(...day({ gust: 79 }, 20)) })).toEqual([]);
    expect(anna.look(70, { hours: hours(...day({ gust: 80 }, 20)) })).toEqual(['graver gusts 2']);
  });

  it('is told of heat once as long as each day is hot', () => {
    const anna = subscriber([{ kind: 'heat', minCelsius: 30 }]);
    const hot = Array.from({ length: 96 }, (_, at) => ({ temperature: at % 24 === 15 ? 31 : 20 }));
    for (let hour = -8; hour < 48; hour += 1) anna.look(hour * 60, { hours: hours(...hot) });
    expect(anna.heard).toEqual(['new heat 1']);
  });

  it('is told of the first warm day, and of no other in the months after it', () => {
    const anna = subscriber([{ kind: 'warmDay', minCelsius: 20 }]);
    const warm = Array.from({ length: 72 }, (_, at) => ({ temperature: at % 24 === 15 ? 21 : 9 }));
    for (let dayAt = 0; dayAt < 100; dayAt += 5) {
      const start = new Date(minutes(dayAt * 1440 - 720)).toISOString();
      anna.look(dayAt * 1440, { hours: hoursFrom(start, warm) });
    }
    expect(anna.heard).toEqual(['new warmDay 1']);
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

describe('whatever the weather service publishes', () => {
  it('a subscriber is told what the model says, at the same looks', () => {
    fc.assert(
      fc.property(
        publishedFiles,
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        fc.constantFrom(null, DEFAULT_QUIET_HOURS, { from: 13 * 60, to: 15 * 60 }),
        fc.constantFrom(5, 10, 30),
        (files, minSeverity, quiet, interval) => {
          const model = createModel({
            minSeverity,
            isQuiet: (instant) => isQuiet(instant, quiet, ZONE),
          });
          const anna = subscriber([{ kind: 'warnings', minSeverity, groups: null }], quiet);
          const heard: string[] = [];
          for (let at = 0; at < LAST_LOOK; at += interval) {
            const warnings = findFile(files, at);
            model.look(warnings, minutes(at));
            heard.push(...anna.look(at, { warnings }).map((message) => `${at} ${message}`));
          }
          expect(heard.toSorted()).toEqual(
            model.messages
              .map(({ at, change, kind, level }) => {
                return `${(at - minutes(0)) / MINUTE_MS} ${change} ${kind} ${level}`;
              })
              .toSorted(),
          );
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('a look that finds nothing new leaves nothing to write', () => {
    fc.assert(
      fc.property(publishedFiles, (files) => {
        const anna = subscriber([ALL_WARNINGS]);
        for (const { at, warnings } of files) {
          anna.warned(at, ...warnings);
          const before = anna.told;
          anna.warned(at, ...warnings);
          expect(anna.told).toBe(before);
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
