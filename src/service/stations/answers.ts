import type { Station, stationsTable } from '../../contract/public/stations.ts';
import { REACH } from '../../opendata/observations/observations.ts';
import { LATELY } from '../../opendata/observations/station-log.ts';
import { HOUR } from '../../weather/hour.ts';
import type { ObservedStation } from '../../weather/station-reading.ts';
import type { AnswersOf } from '../answers.ts';
import { noStation, unknownStation } from '../problems.ts';
import { hundredth, tenth, whole } from '../rounded.ts';
import type { Sources } from '../sources.ts';

/** Hours after which a station without a report is not found. */
const SILENT_FOR = LATELY / HOUR;

/** "Weather station resources" of the public weather API's document. */
export function stationAnswers({
  observations,
  source,
}: Pick<Sources, 'observations' | 'source'>): AnswersOf<keyof typeof stationsTable> {
  return {
    async weatherStations() {
      const stations = await observations.all();
      return { stations: stations.map(stationOf), source: source.observations };
    },

    async weatherStationById({ stationId }) {
      const station = await observations.station(stationId);
      if (!station) throw unknownStation(stationId, SILENT_FOR);
      return { ...stationOf(station), source: source.observations };
    },

    async closestWeatherStation(where) {
      const closest = await observations.closest(where);
      if (!closest) throw noStation(REACH, SILENT_FOR);
      return {
        closestStation: stationOf(closest.station),
        distance: Math.round(closest.distance * 10) / 10,
        source: source.observations,
      };
    },
  };
}

function stationOf({
  id,
  name,
  latitude,
  longitude,
  elevation,
  reading,
}: ObservedStation): Station {
  return {
    id,
    location: name,
    lat: latitude,
    lon: longitude,
    elev: elevation,
    timestamp: Math.floor(reading.time / 1000),
    datetime: new Date(reading.time).toISOString(),
    tmp2m: tenth(reading.temperature),
    relh: whole(reading.relativeHumidity),
    windspeed: tenth(reading.windSpeed),
    winddir: whole(reading.windDirection),
    gust: tenth(reading.gust),
    gustdir: whole(reading.gustDirection),
    pressure: tenth(reading.pressure),
    raintoday: hundredth(reading.precipitationToday),
  };
}
