import type { OperationId } from '../../src/contract/operations.ts';

/** A request for each operation, for Hamburg. */
export const OPERATION_PATHS: Record<OperationId, string> = {
  pollenTextByCoordinates: '/voicetext/pollen/byCoordinates/53.55/9.99',
  pollenTextByZip: '/voicetext/pollen/byLocation/DE/20095',
  precipitationNextHour: '/voicetext/precipitation/nextHour/53.55/9.99',
  forecastNextThreeHours: '/voicetext/forecast/nextThreeHours/53.55/9.99',
  forecastHours: '/voicetext/forecast/hours/53.55/9.99',
  forecastDayPart: '/voicetext/forecast/dayPart/53.55/9.99?space=night',
  forecastDays: '/voicetext/forecast/days/53.55/9.99',
  forecastWeekend: '/voicetext/forecast/weekend/53.55/9.99',
  forecastNextThreeDays: '/voicetext/forecast/nextThreeDays/53.55/9.99',
  forecastByCoordinates: '/forecast/53.55/9.99',
  forecastByLocation: '/forecast/byLocation/DE/20095',
  forecastSummaryByCoordinates: '/forecast/53.55/9.99/summary',
  forecastSpacesByCoordinates: '/forecast/53.55/9.99/spaces',
  hourlyForecastByCoordinates: '/forecast/53.55/9.99/hourly',
  forecast2ByCoordinates: '/forecast2/53.55/9.99',
  forecast2ByLocation: '/forecast2/byLocation/DE/20095',
  warningById: '/warnings/byId/2.49.0.0.276.0.DEMO.PVW.1795219200000.52',
  activeWarningsByWarncell: '/warnings/byWarncell/102000000',
  activeWarningsByCoordinates: '/warnings/53.55/9.99',
  activeWarningsByLocation: '/warnings/byLocation/DE/20095',
};
