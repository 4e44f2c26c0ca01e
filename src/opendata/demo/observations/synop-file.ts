import { HOUR } from '../../../weather/hour.ts';
import { compressed } from '../bzip2.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { measuredAt, rainOfHour } from './measured.ts';
import { DEMO_STATIONS, type DemoStation } from './stations.ts';

/** An element of a message, or a list of what holds for the rest of the one around it. */
type Item = { key: string; value: number | string | null; units?: string } | Item[];

const KELVIN = 273.15;
const SENSOR = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';

/** The reports of all demo stations of a time, as the weather service writes them. */
export function synopFile(time: number, scene?: SceneId): Uint8Array {
  const subsets = DEMO_STATIONS.map((station, index) => [
    { key: 'subsetNumber', value: index + 1 },
    ...reportOf(station, time, scene),
  ]);
  const heading = [
    { key: 'edition', value: 4 },
    { key: 'bufrHeaderCentre', value: 255 },
    { key: 'dataCategory', value: 0 },
    { key: 'numberOfSubsets', value: subsets.length },
  ];
  return compressed(Buffer.from(JSON.stringify({ messages: [[...heading, subsets]] })));
}

function reportOf(station: DemoStation, time: number, scene: SceneId | undefined): Item[] {
  const measured = measuredAt(station, time, scene);
  return [
    element('blockNumber', Number(station.wmoId.slice(0, 2)), 'Numeric'),
    [
      element('stationNumber', Number(station.wmoId.slice(2)), 'Numeric'),
      [
        element('stationOrSiteName', station.name, 'CCITT IA5'),
        ...timeElements(new Date(time)),
        [
          element('latitude', station.latitude, 'deg'),
          element('longitude', station.longitude, 'deg'),
          [
            element('heightOfStationGroundAboveMeanSeaLevel', station.elevation, 'm'),
            element('pressureReducedToMeanSeaLevel', Math.round(measured.pressure * 100), 'Pa'),
            [
              element(SENSOR, 2, 'm'),
              element('airTemperature', kelvin(measured.temperature), 'K'),
              element('dewpointTemperature', kelvin(measured.dewPoint), 'K'),
              element('relativeHumidity', measured.relativeHumidity, '%'),
              element(SENSOR, null, 'm'),
              element('cloudCoverTotal', measured.cloudCover, '%'),
            ],
            ...rainElements(station, time, scene),
            [
              element(SENSOR, 10, 'm'),
              [
                element('timePeriod', -10, 'min'),
                element('windDirection', measured.windDirection, 'deg'),
                element('windSpeed', measured.windSpeed, 'm/s'),
                element('maximumWindGustDirection', measured.windDirection, 'deg'),
                element('maximumWindGustSpeed', measured.gust, 'm/s'),
              ],
            ],
          ],
        ],
      ],
    ],
  ];
}

function timeElements(time: Date): Item[] {
  return [
    element('year', time.getUTCFullYear(), 'a'),
    element('month', time.getUTCMonth() + 1, 'mon'),
    element('day', time.getUTCDate(), 'd'),
    element('hour', time.getUTCHours(), 'h'),
    element('minute', time.getUTCMinutes(), 'min'),
  ];
}

/** On the full hour stations say what fell in it. */
function rainElements(station: DemoStation, time: number, scene: SceneId | undefined): Item[] {
  if (time % HOUR !== 0) return [];
  const amount = rainOfHour(station, time, scene);
  const fallen = element('totalPrecipitationOrTotalWaterEquivalent', amount, 'kg m-2');
  return [[element(SENSOR, 1, 'm'), [element('timePeriod', -60, 'min'), fallen]]];
}

function element(key: string, value: number | string | null, units: string): Item {
  return { key, value, units };
}

function kelvin(celsius: number): number {
  return Math.round((celsius + KELVIN) * 100) / 100;
}
