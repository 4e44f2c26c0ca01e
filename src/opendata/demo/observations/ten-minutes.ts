import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { SceneId } from '../weather/scenes.ts';
import { measureWeather, measureTenMinuteRain, type DemoWeatherStation } from './stations.ts';
import { clampZipTime } from '../part.ts';

const TEN_MINUTES_MS = 600_000;
const MISSING = -999;

/** A kind of archive: its columns, and their values at a station at a time. */
interface ArchiveKind {
  product: string;
  heading: string;
  values: (station: DemoWeatherStation, time: number, scene?: SceneId) => number[];
}

/** By the name in the files of the archive. */
const ARCHIVE_KINDS: Record<string, ArchiveKind> = {
  TU: {
    product: 'tu',
    heading: '  QN;PP_10;TT_10;TM5_10;RF_10;TD_10',
    values: (...at) => {
      const { pressure, temperature, relativeHumidity, dewPoint } = measureWeather(...at);
      return [pressure, temperature, MISSING, relativeHumidity, dewPoint];
    },
  },
  wind: {
    product: 'ff',
    heading: '  QN;FF_10;DD_10',
    values: (...at) => {
      const { windSpeed, windDirection } = measureWeather(...at);
      return [windSpeed, windDirection];
    },
  },
  extrema_wind: {
    product: 'fx',
    heading: '  QN;FX_10;FNX_10;FMX_10;DX_10',
    values: (...at) => {
      const { gust, windSpeed, windDirection } = measureWeather(...at);
      return [gust, MISSING, windSpeed, windDirection];
    },
  },
  nieder: {
    product: 'rr',
    heading: '  QN;RWS_DAU_10;RWS_10;RWS_IND_10',
    values: (...at) => {
      const amount = measureTenMinuteRain(...at);
      return [amount > 0 ? 10 : 0, amount, amount > 0 ? 1 : 0];
    },
  },
};

/** The archive of a station with the ten minutes of a day so far; undefined for an unknown kind. */
export async function createTenMinuteZip(
  name: string,
  station: DemoWeatherStation,
  newest: number,
  scene?: SceneId,
): Promise<Uint8Array | undefined> {
  const kind = ARCHIVE_KINDS[name];
  if (!kind) return undefined;
  const zip = new ZipFile();
  const day = formatDigits(newest).slice(0, 8);
  const id = String(station.id).padStart(5, '0');
  const fileName = `produkt_zehn_now_${kind.product}_${day}_${day}_${id}.txt`;
  const text = formatTenMinuteTable(kind, station, newest, scene);
  zip.addBuffer(Buffer.from(text, 'latin1'), fileName, { mtime: clampZipTime(newest) });
  zip.end();
  return buffer(zip.outputStream);
}

function formatTenMinuteTable(
  { heading, values }: ArchiveKind,
  station: DemoWeatherStation,
  newest: number,
  scene: SceneId | undefined,
): string {
  const midnight = newest - (newest % (24 * 6 * TEN_MINUTES_MS));
  // Local midnight is up to two hours earlier than that of UTC.
  const first = midnight - 12 * TEN_MINUTES_MS;
  const count = (newest - first) / TEN_MINUTES_MS + 1;
  const rows = Array.from({ length: count }, (_, index) => {
    const time = first + index * TEN_MINUTES_MS;
    const cells = values(station, time, scene).map((value) => String(value).padStart(6));
    return `${String(station.id).padStart(11)};${formatDigits(time)};    1;${cells.join(';')};eor`;
  });
  return `${[`STATIONS_ID;MESS_DATUM;${heading};eor`, ...rows].join('\r\n')}\r\n`;
}

/** `202304121220` */
function formatDigits(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replaceAll(/\D/g, '');
}
