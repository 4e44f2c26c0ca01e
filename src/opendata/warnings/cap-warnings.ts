import { setImmediate } from 'node:timers/promises';
import { OpenDataError } from '../server.ts';
import { readZipMembers, type ZipLimits } from '../formats/zip.ts';
import {
  parseAlert,
  type CapAlert,
  findValues,
  type AlertArea,
  type AlertInfo,
  parseRing,
} from './cap-alert.ts';
import { placeWarning, type PlacedWarning, toWarningId } from './warnings.ts';
import { isWarnGroup } from '../../contract/parameters.ts';
import type { Warncell, WeatherWarning, WarningText } from '../../weather/warning.ts';
import type { Polygon } from '../geometry.ts';

interface CachedAlert {
  head: AlertHead;
  /** Undefined if it is not a warning, such as a test. */
  warning: PlacedWarning | undefined;
}

const MEGABYTE_BYTES = 1024 * 1024;

/** The largest real alert unpacks to 400 kB; there are hundreds on stormy days. */
const CAP_ZIP_LIMITS: ZipLimits = {
  maxMemberBytes: 8 * MEGABYTE_BYTES,
  maxTotalBytes: 256 * MEGABYTE_BYTES,
  maxMembers: 5000,
};

/**
 * Creates a decoder of DWD's zip of current CAP alerts, one file each. Alerts never change, so it parses
 * only those that the previous zip did not contain. Parsing takes up to 10 ms per alert; the decoder
 * yields to the event loop in between.
 *
 * @returns function that decodes a zip. It throws {@link OpenDataError} if the zip is damaged or an
 *   alert invalid: ignoring the alert would hide a danger.
 */
export function createCapDecoder(): (zipped: Uint8Array) => Promise<PlacedWarning[]> {
  let previous: ReadonlyMap<string, CachedAlert> = new Map();

  return async (zipped) => {
    const alerts = new Map<string, CachedAlert>();
    const others: string[] = [];
    for await (const { fileName, crc, unpack } of readZipMembers(zipped, CAP_ZIP_LIMITS)) {
      if (fileName.endsWith('.xml')) {
        const key = `${crc} ${fileName}`;
        alerts.set(key, previous.get(key) ?? (await readCachedAlert(fileName, unpack)));
      } else others.push(fileName);
    }
    // On quiet days, the zip is empty.
    if (alerts.size === 0 && others.length > 0) {
      throw new OpenDataError('Zip file of warnings without a warning among its files');
    }
    previous = alerts;
    return selectCurrent([...alerts.values()]).flatMap(({ warning }) => warning ?? []);
  };
}

async function readCachedAlert(
  fileName: string,
  unpack: () => Promise<Buffer>,
): Promise<CachedAlert> {
  await setImmediate();
  const alert = parseAlert((await unpack()).toString('utf8'), fileName);
  const { identifier, sent, status, msgType, references } = alert;
  const warning = isActualWarning(alert) ? toWarning(alert) : undefined;
  return {
    head: { identifier, sent, status, msgType, references },
    warning: warning && placeWarning(warning),
  };
}

/** Identity of an alert and its references to others. */
type AlertHead = Pick<CapAlert, 'identifier' | 'sent' | 'status' | 'msgType' | 'references'>;

/** A reference to an alert: sender, identifier and time, separated by commas. */
const REFERENCE = /^[^,]*,(?<identifier>[^,]+),[^,]*$/;

/** Whether an alert is a real warning: no test, no exercise, no cancellation. */
function isActualWarning({ status, msgType }: AlertHead): boolean {
  return status === 'Actual' && (msgType === 'Alert' || msgType === 'Update');
}

/** Selects the warnings that no later alert replaces (`Update`) or cancels (`Cancel`). */
function selectCurrent<Alert extends { head: AlertHead }>(alerts: readonly Alert[]): Alert[] {
  const endedAt = collectEnds(alerts.map(({ head }) => head));
  return alerts.filter(({ head }) => {
    const endTime = endedAt.get(toWarningId(head.identifier)) ?? -Infinity;
    return isActualWarning(head) && endTime <= head.sent;
  });
}

/** Times at which warnings were last replaced or cancelled, epoch milliseconds, by id. */
function collectEnds(heads: readonly AlertHead[]): ReadonlyMap<string, number> {
  const endedAt = new Map<string, number>();
  for (const { status, msgType, references, sent } of heads) {
    if (status !== 'Actual' || (msgType !== 'Update' && msgType !== 'Cancel')) continue;
    for (const id of parseReferences(references)) {
      endedAt.set(id, Math.max(sent, endedAt.get(id) ?? sent));
    }
  }
  return endedAt;
}

function parseReferences(references: string | null): string[] {
  return (references?.split(/\s+/) ?? []).flatMap((reference) => {
    const { identifier } = REFERENCE.exec(reference)?.groups ?? {};
    return identifier === undefined ? [] : [toWarningId(identifier)];
  });
}

/** With these heights, DWD marks warnings for all heights. */
const MIN_HEIGHT_M = 0;
const MAX_HEIGHT_M = 3000;

/**
 * Converts an alert to a warning, by DWD's CAP profile; undefined for tests (event group `TEST`).
 *
 * @throws {OpenDataError} if required elements are missing
 */
function toWarning(alert: CapAlert): WeatherWarning | undefined {
  const { identifier, info: infos, sent } = alert;
  const [info] = infos;
  if (!info) throw new OpenDataError(`Warning ${identifier} without an info`);
  const groups = findValues(info.eventCode, 'GROUP');
  if (groups.includes('TEST')) return undefined;
  return {
    id: toWarningId(identifier),
    eventCode: parseEventCode(info, identifier),
    groups: groups.filter(isWarnGroup),
    severity: info.severity,
    isPremonition: info.urgency === 'Future',
    sent,
    onset: info.onset ?? info.effective ?? sent,
    expires: info.expires,
    ...computeHeights(info.area),
    texts: new Map(infos.map((each) => [baseLanguageOf(each), toWarningText(each, alert)])),
    warncells: info.area.flatMap(toWarncells),
    polygons: info.area.flatMap((area) => toPolygons(area, identifier)),
  };
}

function parseEventCode({ eventCode }: AlertInfo, identifier: string): number {
  const [code = ''] = findValues(eventCode, 'II');
  if (!/^\d{1,4}$/.test(code)) {
    throw new OpenDataError(`Warning ${identifier} with the event number "${code.slice(0, 20)}"`);
  }
  return Number(code);
}

/** `de` of `de-DE`. */
function baseLanguageOf({ language }: AlertInfo): string {
  return language.split('-')[0] ?? language;
}

function toWarningText(info: AlertInfo, { sender }: CapAlert): WarningText {
  const { event, headline, description, instruction, senderName, web, contact, parameter } = info;
  const parameters = Object.groupBy(parameter, ({ valueName }) => valueName);
  return {
    event,
    headline,
    description,
    instruction,
    senderName: senderName ?? sender,
    web,
    contact,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, all = []]) => [name, all.map(({ value }) => value)]),
    ),
  };
}

/** Widest range of heights of all areas. */
function computeHeights(areas: readonly AlertArea[]): Pick<WeatherWarning, 'lowest' | 'highest'> {
  const lowest = Math.min(...areas.map(({ altitude }) => altitude ?? MIN_HEIGHT_M));
  const highest = Math.max(...areas.map(({ ceiling }) => ceiling ?? MAX_HEIGHT_M));
  return {
    lowest: lowest > MIN_HEIGHT_M && Number.isFinite(lowest) ? lowest : null,
    highest: highest < MAX_HEIGHT_M && Number.isFinite(highest) ? highest : null,
  };
}

function toWarncells({ areaDesc: name, geocode }: AlertArea): Warncell[] {
  return findValues(geocode, 'WARNCELLID').map((id) => ({ id, name }));
}

/** Combines each outline with the holes of its area. */
function toPolygons({ polygon, geocode }: AlertArea, identifier: string): Polygon[] {
  if (polygon.length === 0) return [];
  const holes = findValues(geocode, 'EXCLUDE_POLYGON').map((text) => {
    const hole = parseRing(text);
    if (!hole) throw new OpenDataError(`Warning ${identifier}: EXCLUDE_POLYGON is no ring`);
    return hole;
  });
  return polygon.map((outline) => [outline, ...holes]);
}
