import type {
  CourseStatement,
  Day,
  Sky,
  Temperature,
  When,
} from '../../src/wording/plan/statement.ts';
import type { Statement } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';

export const TOMORROW: Day = { date: '2026-11-19', ahead: 1 };
export const TO_COME: When = { kind: 'day', day: TOMORROW };
export const TONIGHT = {
  kind: 'part',
  day: { date: TODAY, ahead: 0 },
  part: 'night',
  running: true,
} as const satisfies When;
export const WEEKEND: When = { kind: 'weekend', saturday: { date: '2026-11-21', ahead: 3 } };

export const byDay = (state: Sky['state']): Sky => ({ state, night: false });
export const [SUN, FINE, CLOUDS, OVERCAST] = [byDay(0), byDay(1), byDay(2), byDay(3)];
export const [RAIN, HEAVY_RAIN, SNOW, THUNDER, FREEZING_FOG] = [
  byDay(63),
  byDay(65),
  byDay(73),
  byDay(95),
  byDay(48),
];

export const FOG = byDay(45);

export const steady = (sky: Sky): CourseStatement['course'] => ({ form: 'steady', sky });
export const highAndLow = (high: number, low: number): Temperature => ({
  form: 'highAndLow',
  high,
  low,
  lowIsAtNight: true,
});

export const temperature = (value: Temperature): Statement => ({
  kind: 'temperature',
  opening: null,
  temperature: value,
});

export const at = (hour: number): When => ({ kind: 'hour', day: TOMORROW, hour });

export function course(
  when: When | null,
  what: CourseStatement['course'],
  degrees: Temperature | null = null,
  more: Partial<CourseStatement> = {},
): Statement {
  const opening = when && { when, place: 'Kiel' };
  return { kind: 'course', opening, course: what, temperature: degrees, ...more };
}

export const say = (...plan: Statement[]) => renderPlan(plan, locale('de-DE'));
