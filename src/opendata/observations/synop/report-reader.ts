import * as z from 'zod';
import { ZERO_CELSIUS_K, KMH_PER_MS } from '../../value-ranges.ts';
import {
  EMPTY_VALUES,
  dropImplausible,
  toPlausibleRain,
  type StationReport,
  type StationValues,
} from '../station-log.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import { OpenDataError } from '../../server.ts';
import { decompressBzip2 } from '../../formats/bzip2.ts';

/** A report of a station, or a part of one: other reports of the same time may contain the rest. */
export interface SynopReport extends StationReport {
  /** WMO id of the station, or an id of DWD: `10315`, `M031`. */
  wmoId: string;
}

/** Assembles a report from its elements. */
interface ReportReader {
  addElement: (element: BufrElement, context: BufrContext) => void;
  /** Returns undefined without a station or a time. */
  report: () => SynopReport | undefined;
}

/** Sensor height of temperature and humidity. */
const REPORT_HEIGHT_M = 2;
/** Period of mean wind and of gusts; mean wind may omit its period. */
const WIND_PERIOD_MINUTES = -10;

const TIME_KEYS = ['year', 'month', 'day', 'hour', 'minute'] as const;

interface ElementRule {
  field: keyof StationValues;
  holds: (context: BufrContext) => boolean;
  /** Converts the unit of the element to ours. */
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
  /** First value of each key, such as station and time. */
  const firstValues = new Map<string, unknown>();
  const values = new Map<keyof StationValues, number>();
  const rainfalls: { minutes: number; amount: number }[] = [];

  function addElement({ key, value }: BufrElement, context: BufrContext): void {
    if (value === null || value === undefined) return;
    if (!firstValues.has(key)) firstValues.set(key, value);
    const number = toNumberOrNull(value);
    if (number === null) return;
    if (key === RAIN_KEY) addRain(number, context);
    const found = ELEMENT_RULES.get(key);
    if (!found?.holds(context) || values.has(found.field)) return;
    values.set(found.field, found.convert(number));
  }

  function addRain(value: number, { period }: BufrContext): void {
    const amount = toPlausibleRain(value);
    if (amount !== null && isPast(period)) {
      rainfalls.push({ minutes: -period, amount });
    }
  }

  function report(): SynopReport | undefined {
    const wmoId = readStationId(firstValues);
    const time = readTime(firstValues);
    if (wmoId === undefined || time === undefined) return undefined;
    const rain = rainfalls.map(({ minutes, amount }) => {
      return { from: time - minutes * MINUTE_MS, to: time, amount };
    });
    return {
      wmoId,
      time,
      values: dropImplausible({ ...EMPTY_VALUES, ...Object.fromEntries(values) }),
      rain,
    };
  }

  return { addElement, report };
}

/** Whether a period ends at the time of the report and has at most a day. */
function isPast(period: BufrContext['period']): period is number {
  return typeof period === 'number' && period < 0 && period >= -24 * 60;
}

/** Stations with only a WIGOS id, the newer numbering of WMO, are in none of our lists. */
function readStationId(firstValues: ReadonlyMap<string, unknown>): string | undefined {
  const block = firstValues.get('blockNumber');
  const station = firstValues.get('stationNumber');
  if (isIntegerUpTo(block, 99) && isIntegerUpTo(station, 999)) {
    return `${block}`.padStart(2, '0') + `${station}`.padStart(3, '0');
  }
  const name = firstValues.get('shortStationName');
  return typeof name === 'string' && /^[A-Z0-9]{3,5}$/.test(name) ? name : undefined;
}

function isIntegerUpTo(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

/** Epoch milliseconds; undefined if missing or outside this century. */
function readTime(firstValues: ReadonlyMap<string, unknown>): number | undefined {
  const [year, month, day, hour, minute] = TIME_KEYS.map((key) => firstValues.get(key));
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

/** Context of an element from preceding elements in its list or an outer list. */
interface BufrContext {
  /** Height of the sensor above ground, m; null if missing. */
  height: number | null;
  /** Minutes relative to the time of the report, negative; null if missing, undefined if not given. */
  period: number | null | undefined;
}

const NO_CONTEXT: BufrContext = { height: null, period: undefined };

/** Real messages nest 25 deep. */
const MAX_NESTING = 100;

const SENSOR_HEIGHT_KEY = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';
const TIME_PERIOD_KEY = 'timePeriod';
const MINUTES_PER_UNIT: Record<string, number> = { min: 1, h: 60 };

/**
 * Visits the elements of a list and its nested lists in order. Context in a nested list does not
 * affect the outer list.
 *
 * @throws {OpenDataError} if lists nest too deep
 */
export function visitElements(
  list: readonly unknown[],
  visit: (element: BufrElement, context: BufrContext) => void,
): void {
  visitList(list, NO_CONTEXT, MAX_NESTING, visit);
}

function visitList(
  list: readonly unknown[],
  outerContext: BufrContext,
  maxDepth: number,
  visit: (element: BufrElement, context: BufrContext) => void,
): void {
  if (maxDepth === 0) throw new OpenDataError('SYNOP file nests too deep');
  let context = outerContext;
  for (const item of list) {
    if (Array.isArray(item)) visitList(item, context, maxDepth - 1, visit);
    else if (isBufrElement(item)) {
      context = updateContext(item, context);
      visit(item, context);
    }
  }
}

function updateContext({ key, value, units }: BufrElement, context: BufrContext): BufrContext {
  if (key === SENSOR_HEIGHT_KEY) return { ...context, height: toNumberOrNull(value) };
  if (key !== TIME_PERIOD_KEY) return context;
  const length = toNumberOrNull(value);
  const minutes = typeof units === 'string' ? MINUTES_PER_UNIT[units] : undefined;
  const isValid = length !== null && minutes !== undefined;
  return { ...context, period: isValid ? length * minutes : null };
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

/** A file of 240 generated reports unpacks to 10 MB. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Decodes a file of SYNOP reports, JSON compressed by bzip2. Files without reports are empty.
 *
 * @throws {OpenDataError} if the file is damaged, truncated or has another format
 */
export function decodeSynopFile(body: Uint8Array): SynopReport[] {
  if (body.length === 0) return [];
  const text = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (const piece of decompressBzip2(body)) {
    length += piece.length;
    if (length > MAX_TEXT_BYTES) throw new OpenDataError('SYNOP file is too large');
    parts.push(text.decode(piece, { stream: true }));
  }
  return parseSynopMessages(parts.join('') + text.decode());
}

const SynopFileSchema = z.object({ messages: z.array(z.unknown()) });

/**
 * Parses SYNOP messages (WMO's FM 94 BUFR) in the JSON of ecCodes. The elements of a message precede
 * the list of its subsets, each of which is the report of a station.
 *
 * @throws {OpenDataError} if the text is not JSON or has another format
 */
export function parseSynopMessages(text: string): SynopReport[] {
  const { data } = SynopFileSchema.safeParse(parseJson(text));
  if (!data) throw new OpenDataError('SYNOP file without a list of messages');
  return data.messages.flatMap(findSubsets).flatMap((subset) => readReport(subset) ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OpenDataError('SYNOP file is no JSON or cut off', { cause });
  }
}

function findSubsets(message: unknown): unknown[] {
  const last: unknown = Array.isArray(message) ? message.at(-1) : undefined;
  return Array.isArray(last) ? last : [];
}

function readReport(subset: unknown): SynopReport | undefined {
  if (!Array.isArray(subset)) return undefined;
  const reader = createReportReader();
  visitElements(subset, reader.addElement);
  return reader.report();
}
