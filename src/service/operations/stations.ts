import type {
  StationEntry,
  stationsTable,
  PastHour,
  pastReadingsTable,
} from '../../contract/public/stations.ts';
import { MAX_OBSERVATION_DISTANCE_KM } from '../../opendata/observations/observations.ts';
import { MAX_STATION_SILENCE_MS } from '../../opendata/observations/station-log.ts';
import { HOUR_MS, DAY_MS } from '../../time/units.ts';
import type { ObservedStation, StationHour } from '../../weather/observation.ts';
import type { OperationHandlersFor } from '../routes.ts';
import { roundToHundredth, roundToTenth, roundToWhole } from '../answer-fields.ts';
import { noStation, unknownStation } from '../../http/problems.ts';
import type { Sources } from '../sources.ts';
import type { StationPast } from '../../opendata/observations/past-readings.ts';
import { primaryLanguageOf } from '../place-forecast.ts';

/** Stations without a report for longer than this are not listed. */
const MAX_SILENCE_HOURS = MAX_STATION_SILENCE_MS / HOUR_MS;

/** Handlers of "Weather station resources" of the public weather API's document. */
export function stationHandlers({
  observations,
  source,
}: Pick<Sources, 'observations' | 'source'>): OperationHandlersFor<keyof typeof stationsTable> {
  return {
    async weatherStations() {
      const stations = await observations.all();
      return { stations: stations.map(buildStation), source: source.observations };
    },

    async weatherStationById({ stationId }) {
      const station = await observations.station(stationId);
      if (!station) throw unknownStation(stationId, MAX_SILENCE_HOURS);
      return { ...buildStation(station), source: source.observations };
    },

    async closestWeatherStation(query) {
      const closest = await observations.closest(query);
      if (!closest) throw noStation(MAX_OBSERVATION_DISTANCE_KM, MAX_SILENCE_HOURS);
      return {
        closestStation: buildStation(closest.station),
        distance: Math.round(closest.distance * 10) / 10,
        source: source.observations,
      };
    },
  };
}

function buildStation({
  id,
  name,
  latitude,
  longitude,
  elevation,
  reading,
}: ObservedStation): StationEntry {
  return {
    id,
    location: name,
    lat: latitude,
    lon: longitude,
    elev: elevation,
    timestamp: Math.floor(reading.time / 1000),
    datetime: new Date(reading.time).toISOString(),
    tmp2m: roundToTenth(reading.temperature),
    relh: roundToWhole(reading.relativeHumidity),
    windspeed: roundToTenth(reading.windSpeed),
    winddir: roundToWhole(reading.windDirection),
    gust: roundToTenth(reading.gust),
    gustdir: roundToWhole(reading.gustDirection),
    pressure: roundToTenth(reading.pressure),
    raintoday: roundToHundredth(reading.precipitationToday),
  };
}

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
