import type { NowcastResponse, nowcastTable } from '../../contract/public/nowcast.ts';
import { forecastError } from '../../weather/corrected-temperature.ts';
import { HOUR } from '../../weather/hour.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import type { Locale } from '../../wording/locale.ts';
import { planNextHour } from '../../wording/plan/next-hour.ts';
import { say } from '../../wording/say.ts';
import type { AnswersOf } from '../answers.ts';
import { namePlace, placeTime, type Where } from '../asked-place.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { isEnough, radarSteps, withKind } from '../next-hour/steps.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import type { Sources } from '../sources.ts';
import { gather, type Gathered } from './gather.ts';
import { realtimeItem } from './realtime.ts';
import { riskItems } from './risk.ts';
import { warnedBy } from '../warned.ts';

/** So far ahead radar reaches, ms. */
const SPAN = 2 * HOUR;

/** What all but the forecast take longer than this is not waited for, ms. */
const PATIENCE = 3500;

/** "Nowcast response" of the public weather API's document. */
export function nowcastAnswers(
  sources: Sources,
  patience = PATIENCE,
): AnswersOf<keyof typeof nowcastTable> {
  async function answer(where: Where, locale: Locale): Promise<NowcastResponse> {
    const { latitude, longitude } = where;
    const { now, timeZone } = placeTime(where, sources);
    const { region, elevation, country } = namePlace(where, locale, sources);
    const point = { latitude, longitude, elevation };
    const gathered = await gather(point, now, sources, patience);
    const { hours, station, warnings } = gathered;
    const steps = stepsOf(gathered, now);
    const source = sourceOf(gathered, sources);
    const error = station && forecastError(station, elevation, hours, now);
    const isWarned = warnedBy(warnings, country);
    const context = { latitude, longitude, timeZone, locale, hours, error, isWarned };
    const items = riskItems(steps, hours);
    return {
      precipitationRisk: {
        fingerprint: fingerprintOf([source, latitude, longitude, steps]),
        precType: items[0]?.precType ?? null,
        items,
        text: isEnough(steps) ? say(planNextHour(steps, now, region || null), locale) : null,
        times: { startTime: items[0]?.times.startTime ?? null },
      },
      realtimeWeather: { items: steps.map((step) => realtimeItem(step, context)) },
      source,
    };
  }

  return {
    nowcastByCoordinates: answer,

    async nowcastByLocation({ countryCode, postCode }, locale) {
      const { name, ...place } = await postcodePlace(countryCode, postCode, locale, sources);
      return answer({ ...place, location: name }, locale);
    },
  };
}

/** Two hours from the running step on; without data where radar has none. */
function stepsOf({ nowcast, hours }: Gathered, now: number): NextHourStep[] {
  const { issued = now, steps = [] } = nowcast ?? {};
  return withKind(radarSteps({ issued, steps }, now, SPAN), hours);
}

function sourceOf({ nowcast }: Gathered, { source }: Sources): string {
  const names = nowcast ? [source.forecasts, source.nowcasts] : [source.forecasts];
  return [...new Set(names)].join(', ');
}
