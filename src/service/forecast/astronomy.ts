import type { Astronomy } from '../../contract/public/forecast.ts';
import { sunTimes, type SunInstant } from '../../weather/daylight.ts';
import type { LocalDate } from '../../weather/local-time.ts';

const MINUTE = 60_000;

interface Spot {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Sun and moon by the days of a place. Their tables are loaded when they are first asked for. */
export async function astronomyAt({
  latitude,
  longitude,
  timeZone,
}: Spot): Promise<(date: LocalDate) => Astronomy> {
  const { moonPhase, moonTimes, moonZodiac } = await import('../../weather/moon.ts');
  return (date) => {
    const { sunrise, sunset } = sunTimes(date, latitude, longitude, timeZone);
    const { moonrise, moonset } = moonTimes(date, latitude, longitude, timeZone);
    return {
      sunrise: iso(sunrise),
      sunset: iso(sunset),
      moonrise: iso(moonrise),
      moonset: iso(moonset),
      moonPhase: moonPhase(date, timeZone),
      moonZodiac: moonZodiac(date, timeZone),
    };
  };
}

/** To the minute: what stands in the way of the light is not known to the second. */
function iso(instant: SunInstant | null): string | null {
  if (typeof instant !== 'number') return null;
  return new Date(Math.round(instant / MINUTE) * MINUTE).toISOString();
}
