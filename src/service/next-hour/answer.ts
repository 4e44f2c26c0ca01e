import { planNextHour } from '../../wording/plan/next-hour.ts';
import { say } from '../../wording/say.ts';
import type { AnswersOf } from '../answers.ts';
import { namePlace } from '../asked-place.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Sources } from '../sources.ts';
import { lookAhead } from './look-ahead.ts';

/** A turn of the skill has 6.5 s: what radar takes longer than this is the forecast's to answer, ms. */
const RADAR_PATIENCE = 3500;

/**
 * Operation 3 of the voice-text document.
 *
 * @param patience milliseconds that one waits for the radar
 */
export function nextHourAnswer(
  sources: Sources,
  patience = RADAR_PATIENCE,
): AnswersOf<'precipitationNextHour'> {
  return {
    async precipitationNextHour(where, locale) {
      const { latitude, longitude } = where;
      const now = sources.clock().getTime();
      const { region, elevation } = namePlace(where, locale, sources);
      const nextHour = await lookAhead({ latitude, longitude, elevation }, now, sources, patience);
      const items = nextHour.steps.map(({ start, rate }) => ({
        date: new Date(start).toISOString(),
        value: rate,
      }));
      return {
        // The same for the same precipitation at a point, whatever the place is called.
        fingerprint: fingerprintOf([nextHour.source, latitude, longitude, nextHour.steps]),
        source: nextHour.source,
        lat: latitude,
        lon: longitude,
        region,
        items,
        text: say(planNextHour(nextHour.steps, now, region || null), locale),
      };
    },
  };
}
