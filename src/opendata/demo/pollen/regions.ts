import shapes from './regions.json' with { type: 'json' };

/** A region of the pollen index, or a part of one. */
export interface DemoPollenRegion {
  /** Ids in the pollen file. */
  region: number;
  part: number;
  regionName: string;
  partName: string;
  /** A point in the middle of it, decimal degrees. */
  latitude: number;
  longitude: number;
  /** Height of most of its ground, metres. */
  elevation: number;
}

/** Id of the part of a region that has none. */
const NO_PART = -1;

/** Id and name; then of each part its id, name, latitude, longitude and height. */
const REGION_TABLE: [number, string, [number, string, number, number, number][]][] = [
  [
    10,
    'Schleswig-Holstein und Hamburg',
    [
      [11, 'Inseln und Marschen', 54.3, 8.9, 5],
      [12, 'Geest,Schleswig-Holstein und Hamburg', 54, 9.9, 20],
    ],
  ],
  [20, 'Mecklenburg-Vorpommern', [[NO_PART, '', 53.8, 12.6, 40]]],
  [
    30,
    'Niedersachsen und Bremen',
    [
      [31, 'Westl. Niedersachsen/Bremen', 52.9, 8.1, 20],
      [32, 'Östl. Niedersachsen', 52.6, 10.1, 60],
    ],
  ],
  [
    40,
    'Nordrhein-Westfalen',
    [
      [41, 'Rhein.-Westfäl. Tiefland', 51.4, 7.2, 70],
      [42, 'Ostwestfalen', 51.9, 8.8, 150],
      [43, 'Mittelgebirge NRW', 51.1, 8.3, 400],
    ],
  ],
  [50, 'Brandenburg und Berlin', [[NO_PART, '', 52.5, 13.4, 45]]],
  [
    60,
    'Sachsen-Anhalt',
    [
      [61, 'Tiefland Sachsen-Anhalt', 52, 11.7, 80],
      [62, 'Harz', 51.8, 10.6, 450],
    ],
  ],
  [
    70,
    'Thüringen',
    [
      [71, 'Tiefland Thüringen', 51.2, 10.8, 280],
      [72, 'Mittelgebirge Thüringen', 50.6, 11.1, 550],
    ],
  ],
  [
    80,
    'Sachsen',
    [
      [81, 'Tiefland Sachsen', 51.2, 12.9, 160],
      [82, 'Mittelgebirge Sachsen', 50.6, 12.8, 550],
    ],
  ],
  [
    90,
    'Hessen',
    [
      [91, 'Nordhessen und hess. Mittelgebirge', 50.9, 9.2, 350],
      [92, 'Rhein-Main', 49.9, 8.6, 140],
    ],
  ],
  [
    100,
    'Rheinland-Pfalz und Saarland',
    [
      [101, 'Rhein, Pfalz, Nahe und Mosel', 49.2, 8.2, 200],
      [102, 'Mittelgebirgsbereich Rheinland-Pfalz', 49.7, 7.4, 400],
      [103, 'Saarland', 49.4, 7, 280],
    ],
  ],
  [
    110,
    'Baden-Württemberg',
    [
      [111, 'Oberrhein und unteres Neckartal', 49.2, 8.7, 120],
      [112, 'Hohenlohe/mittlerer Neckar/Oberschwaben', 49.1, 9.5, 430],
      [113, 'Mittelgebirge Baden-Württemberg', 48.3, 8.6, 700],
    ],
  ],
  [
    120,
    'Bayern',
    [
      [121, 'Allgäu/Oberbayern/Bay. Wald', 48.1, 11.6, 600],
      [122, 'Donauniederungen', 48.5, 13.3, 340],
      [123, 'Bayern nördl. der Donau, o. Bayr. Wald, o. Mainfranken', 49.5, 11.5, 420],
      [124, 'Mainfranken', 50, 10.1, 280],
    ],
  ],
];

/** The 27 regions of the pollen file. */
export const DEMO_POLLEN_REGIONS: readonly DemoPollenRegion[] = REGION_TABLE.flatMap(
  ([region, regionName, parts]) =>
    parts.map(([part, partName, latitude, longitude, elevation]) => {
      return { region, part, regionName, partName, latitude, longitude, elevation };
    }),
);

/**
 * The map of the pollen regions in the format of the weather service's map server: the real regions
 * with borders simplified to about 40 KB, of which neighbours have theirs in common.
 *
 * Source: Deutscher Wetterdienst, dwd:Pollenfluggebiete, © GeoBasis-DE / BKG (Daten verändert),
 * CC BY 4.0.
 */
export function formatRegionMap(): string {
  const features = shapes.features.map(({ id, region, name, polygons }) => ({
    type: 'Feature',
    id: `Pollenfluggebiete.${id}`,
    geometry: toGeometry(polygons.map((rings) => rings.map(parsePositions))),
    geometry_name: 'THE_GEOM',
    properties: { ID: id, GF: region, GEN: name, DES: 'Pollenfluggebiet' },
  }));
  return JSON.stringify({
    type: 'FeatureCollection',
    features,
    totalFeatures: features.length,
    numberMatched: features.length,
    numberReturned: features.length,
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    attribution: shapes.origin,
  });
}

function toGeometry(polygons: number[][][][]) {
  const [only] = polygons;
  return only && polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** `8.388,54.628 8.34,54.688`: longitudes and latitudes. */
function parsePositions(ring: string): number[][] {
  return ring.split(' ').map((position) => position.split(',').map(Number));
}
