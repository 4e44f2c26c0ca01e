import * as fc from 'fast-check';
import type { WarnGroup } from '../../src/contract/parameters.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/time/units.ts';
import type { WarningSeverity, WeatherWarning } from '../../src/weather/warning.ts';
import type { PlaceView } from '../../src/watch/look.ts';

/** A Saturday in November, in the zone of the tests' places; midnight is at 23:00 UTC. */
export const ZONE = 'Europe/Berlin';
export const NOON = Date.parse('2026-11-21T12:00+01:00');

/** Minutes after noon; `until` null until further notice. */
export interface WarningText {
  id?: string;
  group?: WarnGroup;
  code?: number;
  severity?: WarningSeverity;
  isPremonition?: boolean;
  sent?: number;
  from?: number;
  until?: number | null;
}

export function minutes(after: number): number {
  return NOON + after * MINUTE_MS;
}

/** A warning of gale-force gusts from noon to six, unless it says otherwise. */
export function warning({
  id = 'a',
  group = 'WIND',
  code = 52,
  severity = 2,
  isPremonition = false,
  sent = 0,
  from = 0,
  until = 360,
}: WarningText = {}): WeatherWarning {
  const text = {
    event: 'STURMBÖEN',
    headline: 'Amtliche WARNUNG vor STURMBÖEN',
    description: null,
    instruction: null,
    senderName: 'Deutscher Wetterdienst',
    web: null,
    contact: null,
    parameters: {},
  };
  return {
    id,
    eventCode: code,
    groups: [group],
    severity,
    isPremonition,
    sent: minutes(sent),
    onset: minutes(from),
    expires: until === null ? null : minutes(until),
    lowest: null,
    highest: null,
    texts: new Map([['de', text]]),
    warncells: [],
    polygons: [],
  };
}

export function view(values: Partial<PlaceView> = {}): PlaceView {
  return { timeZone: ZONE, warnings: [], hours: null, nextHour: null, pollen: null, ...values };
}

/** What a weather service publishes, one file after the other, at minutes after noon. */
export interface PublishedFile {
  at: number;
  warnings: readonly WeatherWarning[];
}

const STEP = 5;
const steps = (max: number) => fc.integer({ min: 1, max }).map((count) => count * STEP);
const SEVERITIES: readonly WarningSeverity[] = [1, 2, 3, 4];
const GROUPS: readonly WarnGroup[] = ['WIND', 'THUNDERSTORM', 'FROST'];

/** A warning is issued, the last-but-so-many is updated or cancelled, or an old file comes once more. */
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constant('issue' as const) },
  { weight: 4, arbitrary: fc.constant('update' as const) },
  { weight: 2, arbitrary: fc.constant('cancel' as const) },
  { weight: 1, arbitrary: fc.constant('repeatOldFile' as const) },
);

/** Sequences of files with warnings that overlap, are updated and cancelled; and files that come late. */
export const publishedFiles: fc.Arbitrary<PublishedFile[]> = fc
  .array(
    fc.record({
      deed,
      wait: steps(30),
      lateBy: fc.constantFrom(0, 0, 0, 2 * STEP),
      which: fc.nat(5),
      group: fc.constantFrom(...GROUPS),
      severity: fc.constantFrom(...SEVERITIES),
      isPremonition: fc.boolean(),
      ahead: steps(60),
      lasts: steps(80),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((deeds) => {
    const files: PublishedFile[] = [];
    let active: WeatherWarning[] = [];
    let at = 0;
    for (const [index, each] of deeds.entries()) {
      at += each.wait;
      const target = active[each.which % Math.max(1, active.length)];
      const from = at + each.ahead - 20 * STEP;
      const fresh = warning({
        ...each,
        id: `w${index}`,
        sent: at,
        from,
        until: Math.max(from, at) + each.lasts,
      });
      if (each.deed === 'repeatOldFile') {
        const old = files.at(-1 - (each.which % Math.max(1, files.length)));
        if (old) files.push({ at, warnings: old.warnings });
        continue;
      }
      if (each.deed === 'issue' || !target) active = [...active, fresh];
      else active = active.filter((one) => one !== target);
      if (each.deed === 'update' && target) active.push({ ...fresh, groups: target.groups });
      active = active.filter(({ expires }) => (expires ?? Infinity) > minutes(at));
      files.push({ at: at + each.lateBy, warnings: active });
    }
    return files.toSorted((one, other) => one.at - other.at);
  });

/** The file that a look at a minute after noon finds. */
export function findFile(files: readonly PublishedFile[], at: number): readonly WeatherWarning[] {
  return files.findLast((file) => file.at <= at)?.warnings ?? [];
}

export const LAST_LOOK = (48 * HOUR_MS) / MINUTE_MS;
