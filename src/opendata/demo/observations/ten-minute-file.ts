import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { SceneId } from '../scenes/scenes.ts';
import { measuredAt, rainOfTenMinutes } from './measured.ts';
import type { DemoStation } from './stations.ts';
import { zipTime } from '../zip-time.ts';

const TEN_MINUTES = 600_000;
const MISSING = -999;

/** A kind of archive: its columns, and their values at a station at a time. */
interface Kind {
  product: string;
  heading: string;
  values: (station: DemoStation, time: number, scene?: SceneId) => number[];
}

/** By what the archives' files are called. */
const KINDS: Record<string, Kind> = {
  TU: {
    product: 'tu',
    heading: '  QN;PP_10;TT_10;TM5_10;RF_10;TD_10',
    values: (...at) => {
      const { pressure, temperature, relativeHumidity, dewPoint } = measuredAt(...at);
      return [pressure, temperature, MISSING, relativeHumidity, dewPoint];
    },
  },
  wind: {
    product: 'ff',
    heading: '  QN;FF_10;DD_10',
    values: (...at) => {
      const { windSpeed, windDirection } = measuredAt(...at);
      return [windSpeed, windDirection];
    },
  },
  extrema_wind: {
    product: 'fx',
    heading: '  QN;FX_10;FNX_10;FMX_10;DX_10',
    values: (...at) => {
      const { gust, windSpeed, windDirection } = measuredAt(...at);
      return [gust, MISSING, windSpeed, windDirection];
    },
  },
  nieder: {
    product: 'rr',
    heading: '  QN;RWS_DAU_10;RWS_10;RWS_IND_10',
    values: (...at) => {
      const amount = rainOfTenMinutes(...at);
      return [amount > 0 ? 10 : 0, amount, amount > 0 ? 1 : 0];
    },
  },
};

/** The archive of a station with the ten minutes of a day so far; undefined for an unknown kind. */
export async function tenMinuteZip(
  name: string,
  station: DemoStation,
  newest: number,
  scene?: SceneId,
): Promise<Uint8Array | undefined> {
  const kind = KINDS[name];
  if (!kind) return undefined;
  const zip = new ZipFile();
  const day = digits(newest).slice(0, 8);
  const id = String(station.id).padStart(5, '0');
  const fileName = `produkt_zehn_now_${kind.product}_${day}_${day}_${id}.txt`;
  const text = tenMinuteText(kind, station, newest, scene);
  zip.addBuffer(Buffer.from(text, 'latin1'), fileName, { mtime: zipTime(newest) });
  zip.end();
  return buffer(zip.outputStream);
}

function tenMinuteText(
  { heading, values }: Kind,
  station: DemoStation,
  newest: number,
  scene: SceneId | undefined,
): string {
  const midnight = newest - (newest % (24 * 6 * TEN_MINUTES));
  // Local midnight is up to two hours earlier than that of UTC.
  const first = midnight - 12 * TEN_MINUTES;
  const count = (newest - first) / TEN_MINUTES + 1;
  const rows = Array.from({ length: count }, (_, index) => {
    const time = first + index * TEN_MINUTES;
    const cells = values(station, time, scene).map((value) => String(value).padStart(6));
    return `${String(station.id).padStart(11)};${digits(time)};    1;${cells.join(';')};eor`;
  });
  return `${[`STATIONS_ID;MESS_DATUM;${heading};eor`, ...rows].join('\r\n')}\r\n`;
}

/** `202304121220` */
function digits(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replaceAll(/\D/g, '');
}
