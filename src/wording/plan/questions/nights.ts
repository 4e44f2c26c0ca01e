import type { Stretch, Told } from './told.ts';

/** Leaves out nights beside days: what is done by day is asked of those. */
export function withoutNights(told: Told): Told {
  const days = told.stretches.filter((stretch) => !isNight(stretch));
  return days.length === 0 ? told : { ...told, stretches: days };
}

function isNight({ when }: Stretch): boolean {
  return when.kind === 'part' && when.part === 'night';
}
