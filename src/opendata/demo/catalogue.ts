/** A demo station. Decimal degrees, whole minutes of arc; every one lies at sea level. */
export interface Station {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Central Europe, where most questions come from, has a station every quarter of a degree. */
const DENSE = { south: 45, north: 56, west: 5, east: 18, step: 0.25 };
/** Elsewhere they stand about this far apart, degrees. */
const COARSE = 2;

const HEADER = [
  'ID    ICAO NAME                 LAT    LON     ELEV',
  '----- ---- -------------------- -----  ------- -----',
];

/** Demo stations over the whole world; the order and so the ids never change. */
export function demoStations(): Station[] {
  const places = [...denseGrid(), ...coarseGrid()];
  return places.map(([latitude, longitude], index) => ({
    id: `D${index.toString(36).toUpperCase().padStart(4, '0')}`,
    name: `DEMO ${hemisphere(latitude, 'N', 'S')} ${hemisphere(longitude, 'E', 'W')}`,
    latitude,
    longitude,
  }));
}

/** The catalogue as the weather service prints it: fixed columns, coordinates in degrees and minutes. */
export function catalogueText(stations: readonly Station[]): string {
  const lines = stations.map(({ id, name, latitude, longitude }) =>
    [
      id.padEnd(5),
      '----',
      name.padEnd(20),
      degreesAndMinutes(latitude).padStart(6),
      degreesAndMinutes(longitude).padStart(7),
      '0'.padStart(5),
    ].join(' '),
  );
  return `${[...HEADER, ...lines].join('\n')}\n`;
}

/** `-8.40` for 8°40′ south or west: the minutes stand where decimals would. */
function degreesAndMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${degrees < 0 ? '-' : ''}${Math.floor(minutes / 60)}.${rest}`;
}

function hemisphere(degrees: number, positive: string, negative: string): string {
  return Math.abs(degrees).toFixed(2) + (degrees < 0 ? negative : positive);
}

function denseGrid(): [number, number][] {
  const { south, north, west, east, step } = DENSE;
  return range(south, north, step).flatMap((latitude) =>
    range(west, east, step).map((longitude): [number, number] => [latitude, longitude]),
  );
}

function coarseGrid(): [number, number][] {
  return range(-89, 89, COARSE)
    .flatMap(ring)
    .filter(([latitude, longitude]) => !isDense(latitude, longitude));
}

/** A circle of latitude has the fewer stations, the shorter it is. */
function ring(latitude: number): [number, number][] {
  const count = Math.max(4, Math.round((360 / COARSE) * Math.cos((latitude * Math.PI) / 180)));
  return range(0, count - 1, 1).map((index) => [
    latitude,
    Math.round((index * 360 * 60) / count) / 60 - 180,
  ]);
}

function isDense(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = DENSE;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}
