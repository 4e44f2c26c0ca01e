import {
  NOTHING_MEASURED,
  plausible,
  plausibleRain,
  type StationReport,
  type StationValues,
} from '../report.ts';
import { numberOrNull, type Context, type Element } from './elements.ts';

/** A station's report, or a part of it: others of the same time may say the rest. */
export interface SynopReport extends StationReport {
  /** The station's id by WMO, or of the weather service's own: `10315`, `M031`. */
  wmoId: string;
}

/** Puts a report together from its elements. */
export interface ReportReader {
  take: (element: Element, context: Context) => void;
  /** Undefined without a station or a time. */
  report: () => SynopReport | undefined;
}

const KELVIN = 273.15;
const KMH = 3.6;
const MINUTE = 60_000;

/** Where temperature and humidity are measured, m. */
const HEIGHT = 2;
/** Wind is a mean, and a gust the strongest, of so many minutes; wind is where nothing is said, too. */
const WIND_PERIOD = -10;

const TIME = ['year', 'month', 'day', 'hour', 'minute'] as const;

interface Rule {
  field: keyof StationValues;
  holds: (context: Context) => boolean;
  /** From the element's unit to ours. */
  convert: (value: number) => number;
}

const always = () => true;
const same = (value: number) => value;
const atTwoMetres = ({ height }: Context) => height === HEIGHT;
const inTenMinutes = ({ period }: Context) => period === WIND_PERIOD;
const asMean = ({ period }: Context) => period === undefined || period === WIND_PERIOD;

/** Elements of BUFR's table B: K, %, m/s, degrees and Pa. */
const RULES = new Map<string, Rule>([
  ['airTemperature', rule('temperature', atTwoMetres, (kelvin) => kelvin - KELVIN)],
  ['relativeHumidity', rule('relativeHumidity', atTwoMetres, same)],
  ['windSpeed', rule('windSpeed', asMean, (speed) => speed * KMH)],
  ['windDirection', rule('windDirection', asMean, same)],
  ['maximumWindGustSpeed', rule('gust', inTenMinutes, (speed) => speed * KMH)],
  ['maximumWindGustDirection', rule('gustDirection', inTenMinutes, same)],
  ['pressureReducedToMeanSeaLevel', rule('pressure', always, (pascal) => pascal / 100)],
  ['cloudCoverTotal', rule('cloudCover', always, same)],
]);

const RAIN = 'totalPrecipitationOrTotalWaterEquivalent';

export function createReportReader(): ReportReader {
  /** What is said of station and time, the first time that it is said. */
  const said = new Map<string, unknown>();
  const values = new Map<keyof StationValues, number>();
  const falls: { minutes: number; amount: number }[] = [];

  function take({ key, value }: Element, context: Context): void {
    if (value === null || value === undefined) return;
    if (!said.has(key)) said.set(key, value);
    const number = numberOrNull(value);
    if (number === null) return;
    if (key === RAIN) takeRain(number, context);
    const found = RULES.get(key);
    if (!found?.holds(context) || values.has(found.field)) return;
    values.set(found.field, found.convert(number));
  }

  function takeRain(value: number, { period }: Context): void {
    const amount = plausibleRain(value);
    if (amount !== null && isPast(period)) {
      falls.push({ minutes: -period, amount });
    }
  }

  function report(): SynopReport | undefined {
    const wmoId = stationOf(said);
    const time = timeOf(said);
    if (wmoId === undefined || time === undefined) return undefined;
    const rain = falls.map(({ minutes, amount }) => {
      return { from: time - minutes * MINUTE, to: time, amount };
    });
    return {
      wmoId,
      time,
      values: plausible({ ...NOTHING_MEASURED, ...Object.fromEntries(values) }),
      rain,
    };
  }

  return { take, report };
}

/** A day at most is summed up. */
function isPast(period: Context['period']): period is number {
  return typeof period === 'number' && period < 0 && period >= -24 * 60;
}

/** Stations that only WIGOS, WMO's newer numbering, has an id of are in no list of ours. */
function stationOf(said: ReadonlyMap<string, unknown>): string | undefined {
  const block = said.get('blockNumber');
  const station = said.get('stationNumber');
  if (isUpTo(block, 99) && isUpTo(station, 999)) {
    return `${block}`.padStart(2, '0') + `${station}`.padStart(3, '0');
  }
  const name = said.get('shortStationName');
  return typeof name === 'string' && /^[A-Z0-9]{3,5}$/.test(name) ? name : undefined;
}

function isUpTo(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

/** Epoch milliseconds; undefined where it is not known, or no time of this century. */
function timeOf(said: ReadonlyMap<string, unknown>): number | undefined {
  const [year, month, day, hour, minute] = TIME.map((key) => said.get(key));
  const isThere = isUpTo(year, 2099) && isUpTo(month, 12) && isUpTo(day, 31);
  if (!isThere || !isUpTo(hour, 23) || !isUpTo(minute, 59) || year < 2000) return undefined;
  return Date.UTC(year, month - 1, day, hour, minute);
}

function rule(field: keyof StationValues, holds: Rule['holds'], convert: Rule['convert']): Rule {
  return { field, holds, convert };
}
