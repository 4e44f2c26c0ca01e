import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/time/units.ts';
import { isQuiet } from '../../src/watch/decide.ts';
import { DEFAULT_QUIET_HOURS } from '../../src/watch/subscription.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { createModel } from './model.ts';
import { findFile, LAST_LOOK, minutes, publishedFiles, warning, ZONE } from './warnings.ts';

import { ALL_WARNINGS, atHour, subscriber } from './subscriber.ts';

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
