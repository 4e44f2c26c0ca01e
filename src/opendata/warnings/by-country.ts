import type { WeatherWarning } from '../../weather/warning.ts';
import type { ForecastPoint } from '../forecast.ts';
import { isInBox } from '../geometry.ts';
import { isNwsId, type NwsWarnings } from './nws-alerts.ts';
import { GERMANY_BOX } from './warncells.ts';
import type { DwdWarnings } from './warnings.ts';

/** The German weather service, and the National Weather Service of the United States. */
export type WarningService = 'dwd' | 'nws';

/** A point, and the country of the closest town: ISO 3166 code, undefined if there is no town nearby. */
export interface WarnedPoint extends ForecastPoint {
  country: string | undefined;
}

/** Official warnings in force or announced, of the service of each country. */
export interface Warnings extends Omit<DwdWarnings, 'at'> {
  /**
   * Lists the warnings at a point, the most severe first; empty where no service is known.
   *
   * @throws {OpenDataError} if the warnings are not available
   */
  at: (point: WarnedPoint) => Promise<WeatherWarning[]>;
  /** The service that warns at a point; null if none is known: then it is not known whether there are warnings. */
  serviceAt: (point: WarnedPoint) => WarningService | null;
}

/** The states, and the territories and associated states that the National Weather Service warns for, too. */
const NWS_COUNTRIES: ReadonlySet<string> = new Set([
  'US', 'PR', 'VI', 'GU', 'MP', 'AS', 'FM', 'MH', 'PW',
]); // prettier-ignore

/** Areas of DWD's warnings overlap the border and reach into the sea. */
const DWD_MARGIN_KM = 100;

/** The service that issued the warning of an id. */
export function findIssuer(warningId: string): WarningService {
  return isNwsId(warningId) ? 'nws' : 'dwd';
}

/** The service that warns at a point; null if none is known. */
export function findWarningService(point: WarnedPoint, hasNws: boolean): WarningService | null {
  const { country } = point;
  if (country === undefined) return isNearGermany(point) ? 'dwd' : null;
  if (country === 'DE') return 'dwd';
  return hasNws && NWS_COUNTRIES.has(country) ? 'nws' : null;
}

/** @param nws undefined if it is not in use */
export function createWarningsByCountry(dwd: DwdWarnings, nws: NwsWarnings | undefined): Warnings {
  const serviceAt = (point: WarnedPoint) => findWarningService(point, nws !== undefined);

  return {
    ...dwd,
    serviceAt,
    async at(point) {
      if (nws && serviceAt(point) === 'nws') return nws.at(point);
      return serviceAt(point) === 'dwd' || isNearGermany(point) ? dwd.at(point) : [];
    },
    find: async (id) => (findIssuer(id) === 'nws' ? nws?.find(id) : dwd.find(id)),
  };
}

function isNearGermany({ latitude, longitude }: ForecastPoint): boolean {
  return isInBox([longitude, latitude], GERMANY_BOX, DWD_MARGIN_KM);
}
