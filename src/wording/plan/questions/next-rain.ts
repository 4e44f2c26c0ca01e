import { planNowcast } from '../nowcast.ts';
import { spellsOf, type KnownStep } from '../spell.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import { aheadOf, endOfRadar, expectedAfter, nextRainFact } from './next-rain-forecast.ts';
import { radarSteps } from './next-rain-radar.ts';
import type { RainOutlook } from './rain-outlook.ts';
import { isFalling, planStop, rainNow } from './rain-stop.ts';

export type { RainOutlook } from './rain-outlook.ts';

/** "When will it rain next?": by radar, by the hour, or by the day; where it rains, when it stops. */
export function planNextRain(outlook: RainOutlook): AnswerPlan {
  const radar = radarSteps(outlook);
  if (isFalling(radar, outlook)) return planFalling(radar, outlook);
  return spellsOf(radar).length > 1
    ? planNowcast(radar, outlook.now, outlook.audience.place)
    : planByForecast(radar, outlook);
}

function planFalling(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  if (radar.length === 0) return [rainNow(outlook, true), ...planStop(radar, outlook, null)];
  const seen = planNowcast(radar, now, audience.place);
  return spellsOf(radar).length > 1 ? seen : [...seen, ...planStop(radar, outlook, null)];
}

/** Of rain that may as well not come, also when it is more likely. */
function planByForecast(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { place } = outlook.audience;
  const expected = expectedAfter(radar, outlook);
  const next = expected.find(({ certainty }) => certainty !== null);
  if (!next) return planNone(expected.at(-1)?.end ?? endOfRadar(radar, outlook.now), outlook);
  const plan: AnswerPlan = [nextRainFact(next, radar, outlook, place)];
  const surer = expected.find(
    ({ certainty }) => certainty === 'expected' || certainty === 'likely',
  );
  if (surer && surer !== next) {
    plan.push({ ...nextRainFact(surer, radar, outlook, null), certainty: 'likely' });
  }
  const isIcy = next.of === 'freezing' || surer?.of === 'freezing';
  return isIcy ? [...plan, { kind: 'ice' }] : plan;
}

function planNone(end: number, { now, audience }: RainOutlook): AnswerPlan {
  const ahead = aheadOf(end, now);
  return ahead ? [{ kind: 'fact', form: 'noRain', place: audience.place, ahead }] : NO_DATA;
}
