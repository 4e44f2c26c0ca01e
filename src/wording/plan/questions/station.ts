import type { PastHour, PastReadingsResponse } from '../../../contract/public/past-readings.ts';
import { HOUR_MS, DAY_MS } from '../../../time/units.ts';
import type { AnswerPlan } from '../plan.ts';

export interface AskedPlace {
  name: string;
  /** Metres above sea level; null if unknown. */
  elevation: number | null;
}

/** A station farther away is named, km. */
const MIN_NAMED_KM = 15;

/** A station so much higher or lower has other weather, m: the air is 2 degrees colder. */
const MIN_OTHER_HEIGHT_M = 300;

/** The place, or that of a station in the valley below it. */
export function nameMeasuredPlace({ station }: PastReadingsResponse, place: AskedPlace): string {
  return station && hasOtherHeight(station.elevation, place) ? station.name : place.name;
}

function hasOtherHeight(height: number, { elevation }: AskedPlace): boolean {
  return elevation !== null && Math.abs(height - elevation) > MIN_OTHER_HEIGHT_M;
}

/** Names the station if it is far, or much higher or lower. */
export function planStation({ station }: PastReadingsResponse, place: AskedPlace): AnswerPlan {
  if (!station) return [];
  const isFar = station.distance > MIN_NAMED_KM;
  if (!isFar && !hasOtherHeight(station.elevation, place)) return [];
  const { name, distance: kilometres } = station;
  return [{ kind: 'past', form: 'measuredAt', name, kilometres }];
}

/** Snow is measured some times a day; the visibility changes within hours. */
const MAX_SNOW_AGE_MS = DAY_MS;
const MAX_VISIBILITY_AGE_MS = 3 * HOUR_MS;

/** "How much snow is on the ground?", "Is there snow on the ground?", which has yes or no first. */
export function planSnowDepth(
  body: PastReadingsResponse,
  asked: AskedPlace,
  now: number,
  { isYesOrNo = false } = {},
): AnswerPlan {
  const place = nameMeasuredPlace(body, asked);
  const depth = findNewest(body, 'snowDepth', now - MAX_SNOW_AGE_MS);
  if (depth === null) return [];
  const fact = { kind: 'past', form: 'snowDepth', place, depth } as const;
  const { station } = body;
  // In the valley lies no snow: that is no answer for the summit.
  const isElsewhere = station && !asked.name.startsWith(station.name);
  if (isElsewhere && hasOtherHeight(station.elevation, asked)) {
    const { name, distance: kilometres } = station;
    return [
      { kind: 'past', form: 'unmeasured', place: asked.name, name, kilometres, isYesOrNo },
      fact,
    ];
  }
  const answer = depth > 0 ? 'yes' : 'no';
  return [isYesOrNo ? { ...fact, answer } : fact, ...planStation(body, asked)];
}

/** "What's the visibility?" */
export function planVisibility(
  body: PastReadingsResponse,
  asked: AskedPlace,
  now: number,
): AnswerPlan {
  const place = nameMeasuredPlace(body, asked);
  const metres = findNewest(body, 'visibility', now - MAX_VISIBILITY_AGE_MS);
  if (metres === null) return [];
  return [{ kind: 'past', form: 'visibility', place, metres }, ...planStation(body, asked)];
}

/** A station that is near, km. */
const MAX_NEAR_KM = 25;

/** "Where's the nearest weather station?", "Is there one near?" */
export function planNearestStation(
  { station }: PastReadingsResponse,
  { isYesOrNo }: { isYesOrNo: boolean },
): AnswerPlan {
  if (!station) return [];
  const { name, distance: kilometres } = station;
  const fact = { kind: 'past', form: 'nearest', name, kilometres } as const;
  if (!isYesOrNo) return [fact];
  return [{ ...fact, answer: kilometres <= MAX_NEAR_KM ? 'yes' : 'no' }];
}

function findNewest(
  { items }: PastReadingsResponse,
  field: 'snowDepth' | 'visibility',
  since: number,
): PastHour['snowDepth'] {
  const report = items.findLast((hour) => hour[field] !== null && Date.parse(hour.time) >= since);
  return report?.[field] ?? null;
}
