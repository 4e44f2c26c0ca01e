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
  weatherStations: '/stations',
  weatherStationById: '/stations/90001',
  closestWeatherStation: '/stations/closest/53.55/9.99',
};
