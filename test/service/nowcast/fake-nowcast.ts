import type { NowcastResponse } from '../../../src/contract/public/nowcast.ts';
import { nowcastHandlers } from '../../../src/service/operations/nowcast.ts';
import type { Sources } from '../../../src/service/sources.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import type { ObservedStation } from '../../../src/weather/observation.ts';
import type { WeatherWarning } from '../../../src/weather/warning.ts';
import { DEFAULT_LOCALE, findLocale } from '../../support/locales.ts';
import { BERLIN } from '../../support/places.ts';
import { forecastFrom, nowcastFrom, sourcesWith, servesGermany } from '../fake-sources.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';

export const NOW = '2026-11-18T14:07:30Z';

/** Two hours of radar from before now on, in which nothing falls. */
export const DRY = Array<number>(26).fill(0);

/** The same hour six times, from before now on. */
export function hoursOf(hour: Partial<Hour>) {
  const forecast = forecastFrom('2026-11-18T12:00Z', Array<Partial<Hour>>(6).fill(hour));
  return { at: async () => forecast };
}

export function radarOf(rates: readonly (number | null)[]) {
  return { at: async () => nowcastFrom('2026-11-18T14:00Z', rates) };
}

export function warningsOf(...all: WeatherWarning[]): Sources['warnings'] {
  return {
    serviceAt: servesGermany,
    at: async () => all,
    ofCell: async () => all,
    find: async () => all[0],
    cellAt: async () => undefined,
    cell: async () => undefined,
  };
}

export function observationsOf(station?: ObservedStation): Sources['observations'] {
  return {
    all: async () => (station ? [station] : []),
    station: async () => station,
    closest: async () => station && { station, distance: 5 },
  };
}

/** A warning of wind from an instant to another. */
export function warningFrom(onset: string, expires: string | null): WeatherWarning {
  return {
    id: 'w',
    eventCode: 51,
    groups: ['WIND'],
    severity: 1,
    isPremonition: false,
    sent: Date.parse(onset),
    onset: Date.parse(onset),
    expires: expires === null ? null : Date.parse(expires),
    lowest: null,
    highest: null,
    texts: new Map(),
    warncells: [],
    polygons: [],
  };
}

/** An afternoon in Berlin, overcast and dry at 5 °C, with changes of a test. */
export async function ask(
  overrides: Partial<Sources> = {},
  { now = NOW, locale = 'de-DE' } = {},
): Promise<NowcastResponse> {
  const sources = {
    ...sourcesWith(now, {
      forecasts: hoursOf({ temperature: 5, cloudCover: 100, significantWeather: 3 }),
      nowcasts: radarOf(DRY),
    }),
    warnings: warningsOf(),
    observations: observationsOf(),
    timeouts: { ...SOURCE_TIMEOUTS, nowcastMs: 40 },
    ...overrides,
  };
  const { latitude, longitude } = BERLIN;
  const answers = nowcastHandlers(sources);
  return answers.nowcastByCoordinates(
    { latitude, longitude },
    findLocale(locale) ?? DEFAULT_LOCALE,
  );
}
