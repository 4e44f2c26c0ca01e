import {
  EMPTY_VALUES,
  dropImplausible,
  toPlausibleRain,
  type StationReport,
  type StationValues,
} from '../station-report.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import { OpenDataError } from '../../server.ts';

/** A station's report, or a part of it: others of the same time may say the rest. */
export interface SynopReport extends StationReport {
  /** The station's id by WMO, or of the weather service's own: `10315`, `M031`. */
  wmoId: string;
}

/** Puts a report together from its elements. */
interface ReportReader {
  addElement: (element: BufrElement, context: BufrContext) => void;
  /** Undefined without a station or a time. */
  report: () => SynopReport | undefined;
}

const ZERO_CELSIUS_K = 273.15;
const KMH_PER_MS = 3.6;

/** Where temperature and humidity are measured, m. */
const REPORT_HEIGHT_M = 2;
/** Wind is a mean, and a gust the strongest, of so many minutes; wind is where nothing is said, too. */
const WIND_PERIOD_MINUTES = -10;

const TIME_KEYS = ['year', 'month', 'day', 'hour', 'minute'] as const;

interface ElementRule {
  field: keyof StationValues;
  holds: (context: BufrContext) => boolean;
  /** From the element's unit to ours. */
  convert: (value: number) => number;
}

const always = () => true;
const identity = (value: number) => value;
const isAtTwoMetres = ({ height }: BufrContext) => height === REPORT_HEIGHT_M;
const isOfTenMinutes = ({ period }: BufrContext) => period === WIND_PERIOD_MINUTES;
const isMeanWind = ({ period }: BufrContext) =>
  period === undefined || period === WIND_PERIOD_MINUTES;

/** Elements of BUFR's table B: K, %, m/s, degrees and Pa. */
const ELEMENT_RULES = new Map<string, ElementRule>([
  ['airTemperature', createRule('temperature', isAtTwoMetres, (kelvin) => kelvin - ZERO_CELSIUS_K)],
  ['relativeHumidity', createRule('relativeHumidity', isAtTwoMetres, identity)],
  ['windSpeed', createRule('windSpeed', isMeanWind, (speed) => speed * KMH_PER_MS)],
  ['windDirection', createRule('windDirection', isMeanWind, identity)],
  ['maximumWindGustSpeed', createRule('gust', isOfTenMinutes, (speed) => speed * KMH_PER_MS)],
  ['maximumWindGustDirection', createRule('gustDirection', isOfTenMinutes, identity)],
  ['pressureReducedToMeanSeaLevel', createRule('pressure', always, (pascal) => pascal / 100)],
  ['cloudCoverTotal', createRule('cloudCover', always, identity)],
]);

const RAIN_KEY = 'totalPrecipitationOrTotalWaterEquivalent';

export function createReportReader(): ReportReader {
  /** What is said of station and time, the first time that it is said. */
  const said = new Map<string, unknown>();
  const values = new Map<keyof StationValues, number>();
  const falls: { minutes: number; amount: number }[] = [];

  function take({ key, value }: BufrElement, context: BufrContext): void {
    if (value === null || value === undefined) return;
    if (!said.has(key)) said.set(key, value);
    const number = toNumberOrNull(value);
    if (number === null) return;
    if (key === RAIN_KEY) takeRain(number, context);
    const found = ELEMENT_RULES.get(key);
    if (!found?.holds(context) || values.has(found.field)) return;
    values.set(found.field, found.convert(number));
  }

  function takeRain(value: number, { period }: BufrContext): void {
    const amount = toPlausibleRain(value);
    if (amount !== null && isPast(period)) {
      falls.push({ minutes: -period, amount });
    }
  }

  function report(): SynopReport | undefined {
    const wmoId = readStationId(said);
    const time = readTime(said);
    if (wmoId === undefined || time === undefined) return undefined;
    const rain = falls.map(({ minutes, amount }) => {
      return { from: time - minutes * MINUTE_MS, to: time, amount };
    });
    return {
      wmoId,
      time,
      values: dropImplausible({ ...EMPTY_VALUES, ...Object.fromEntries(values) }),
      rain,
    };
  }

  return { addElement: take, report };
}

/** A day at most is summed up. */
function isPast(period: BufrContext['period']): period is number {
  return typeof period === 'number' && period < 0 && period >= -24 * 60;
}

/** Stations that only WIGOS, WMO's newer numbering, has an id of are in no list of ours. */
function readStationId(said: ReadonlyMap<string, unknown>): string | undefined {
  const block = said.get('blockNumber');
  const station = said.get('stationNumber');
  if (isIntegerUpTo(block, 99) && isIntegerUpTo(station, 999)) {
    return `${block}`.padStart(2, '0') + `${station}`.padStart(3, '0');
  }
  const name = said.get('shortStationName');
  return typeof name === 'string' && /^[A-Z0-9]{3,5}$/.test(name) ? name : undefined;
}

function isIntegerUpTo(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

/** Epoch milliseconds; undefined where it is not known, or no time of this century. */
function readTime(said: ReadonlyMap<string, unknown>): number | undefined {
  const [year, month, day, hour, minute] = TIME_KEYS.map((key) => said.get(key));
  const isThere = isIntegerUpTo(year, 2099) && isIntegerUpTo(month, 12) && isIntegerUpTo(day, 31);
  if (!isThere || !isIntegerUpTo(hour, 23) || !isIntegerUpTo(minute, 59) || year < 2000) {
    return undefined;
  }
  return Date.UTC(year, month - 1, day, hour, minute);
}

function createRule(
  field: keyof StationValues,
  holds: ElementRule['holds'],
  convert: ElementRule['convert'],
): ElementRule {
  return { field, holds, convert };
}

/** An element of a BUFR message, as ecCodes writes it in JSON. */
export interface BufrElement {
  key: string;
  value: unknown;
  units?: unknown;
}

/** What holds for an element because it was said before it, in its list or in one around it. */
interface BufrContext {
  /** Of the sensor above the ground, m; null where that is left open. */
  height: number | null;
  /** Minutes until the time of the report; negative, null where left open, undefined where not said. */
  period: number | null | undefined;
}

const NO_CONTEXT: BufrContext = { height: null, period: undefined };

/** Real ones nest 25 deep. */
const MAX_NESTING = 100;

const SENSOR_HEIGHT_KEY = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';
const TIME_PERIOD_KEY = 'timePeriod';
const MINUTES_PER_UNIT: Record<string, number> = { min: 1, h: 60 };

/**
 * Shows the elements of a list and of the lists in it, in their order. A list nests what holds for
 * the rest of the one around it.
 *
 * @throws {OpenDataError} when lists nest deeper than any message does
 */
export function visitElements(
  list: readonly unknown[],
  show: (element: BufrElement, context: BufrContext) => void,
): void {
  visitList(list, NO_CONTEXT, MAX_NESTING, show);
}

function visitList(
  list: readonly unknown[],
  around: BufrContext,
  deepest: number,
  show: (element: BufrElement, context: BufrContext) => void,
): void {
  if (deepest === 0) throw new OpenDataError('SYNOP file nests too deep');
  let context = around;
  for (const item of list) {
    if (Array.isArray(item)) visitList(item, context, deepest - 1, show);
    else if (isBufrElement(item)) {
      context = updateContext(item, context);
      show(item, context);
    }
  }
}

function updateContext({ key, value, units }: BufrElement, context: BufrContext): BufrContext {
  if (key === SENSOR_HEIGHT_KEY) return { ...context, height: toNumberOrNull(value) };
  if (key !== TIME_PERIOD_KEY) return context;
  const length = toNumberOrNull(value);
  const minutes = typeof units === 'string' ? MINUTES_PER_UNIT[units] : undefined;
  const isKnown = length !== null && minutes !== undefined;
  return { ...context, period: isKnown ? length * minutes : null };
}

function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isBufrElement(item: unknown): item is BufrElement {
  return (
    typeof item === 'object' &&
    item !== null &&
    'key' in item &&
    'value' in item &&
    typeof item.key === 'string'
  );
}
