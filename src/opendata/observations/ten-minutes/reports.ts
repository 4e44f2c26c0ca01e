import { seaLevelPressure } from '../../../weather/sea-level-pressure.ts';
import type { WeatherStation } from '../../../weather/station-reading.ts';
import { NOTHING_MEASURED, plausible, plausibleRain, type StationReport } from '../report.ts';
import type { TenMinuteRow, TenMinuteTable } from './table.ts';

const KMH = 3.6;
const TEN_MINUTES = 600_000;

/** What a station reports by an archive, one report for each ten minutes. */
export function reportsOf(
  { elevation }: Pick<WeatherStation, 'elevation'>,
  { rows }: TenMinuteTable,
): StationReport[] {
  return rows.map((row) => reportOf(row, elevation));
}

function reportOf({ time, values: measured }: TenMinuteRow, elevation: number): StationReport {
  const { PP_10, TT_10 = null, RF_10 = null, FF_10, DD_10 = null, FX_10, DX_10 = null } = measured;
  const amount = plausibleRain(measured['RWS_10'] ?? null);
  const values = {
    ...NOTHING_MEASURED,
    temperature: TT_10,
    relativeHumidity: RF_10,
    windSpeed: kilometresPerHour(FF_10),
    windDirection: DD_10,
    gust: kilometresPerHour(FX_10),
    gustDirection: DX_10,
    pressure: atSeaLevel(PP_10, TT_10, elevation),
  };
  return {
    time,
    values: plausible(values),
    rain: amount === null ? [] : [{ from: time - TEN_MINUTES, to: time, amount }],
  };
}

function kilometresPerHour(metresPerSecond: number | null | undefined): number | null {
  return metresPerSecond == null ? null : metresPerSecond * KMH;
}

function atSeaLevel(
  pressure: number | null | undefined,
  temperature: number | null,
  elevation: number,
): number | null {
  if (pressure == null || temperature === null) return null;
  return seaLevelPressure(pressure, elevation, temperature);
}
