import type { PastHour, pastReadingsTable } from '../../contract/public/past-readings.ts';
import type { StationPast } from '../../opendata/observations/past-readings.ts';
import { DAY_MS } from '../../time/units.ts';
import type { StationHour } from '../../weather/observation.ts';
import { roundToTenth, roundToWhole } from '../answer-fields.ts';
import type { OperationHandlersFor } from '../routes.ts';
import { primaryLanguageOf } from '../place-forecast.ts';
import type { Sources } from '../sources.ts';

/** Handlers of the operations of this service for what stations measured. */
export function pastReadingsHandlers({
  pastReadings,
  gazetteer,
  source,
}: Pick<Sources, 'pastReadings' | 'gazetteer' | 'source'>): OperationHandlersFor<
  keyof typeof pastReadingsTable
> {
  return {
    async pastReadingsByCoordinates(position, locale) {
      const past = await pastReadings.near(position);
      if (!past) {
        return { station: null, items: [], dayBefore: null, source: source.pastReadings };
      }
      const { id, latitude, longitude, elevation, distance, hours } = past;
      const town = gazetteer.findNearest(latitude, longitude, primaryLanguageOf(locale));
      return {
        station: {
          id,
          name: town?.name ?? id,
          lat: latitude,
          lon: longitude,
          elevation,
          distance: Math.round(distance * 10) / 10,
        },
        items: hours.map(buildHour),
        dayBefore: findDayBefore(past),
        source: source.pastReadings,
      };
    },
  };
}

function buildHour(hour: StationHour): PastHour {
  return {
    time: new Date(hour.time).toISOString(),
    temperature: roundToTenth(hour.temperature),
    relativeHumidity: roundToWhole(hour.relativeHumidity),
    windSpeed: roundToTenth(hour.windSpeed),
    gust: roundToTenth(hour.gust),
    pressure: roundToTenth(hour.pressure),
    precipitation: roundToTenth(hour.precipitation),
    isSnow: hour.isSnow,
    snowDepth: roundToTenth(hour.snowDepth),
    visibility: roundToWhole(hour.visibility),
  };
}

function findDayBefore({ hours }: StationPast) {
  const report = hours.findLast(({ dayBefore }) => dayBefore !== null);
  if (!report?.dayBefore) return null;
  const day = new Date(report.time - DAY_MS).toISOString().slice(0, 10);
  return { date: day, ...report.dayBefore };
}
