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
import { WARN_GROUPS, type WarnGroup } from '../../contract/public/warnings.ts';
import type { Warncell, WeatherWarning, WarningText } from '../../weather/warning.ts';
import type { Polygon } from '../geometry.ts';

interface CachedAlert {
  head: AlertHead;
  /** Undefined where it is none, as in a test. */
  warning: PlacedWarning | undefined;
}

const MEGABYTE_BYTES = 1024 * 1024;

/** The largest alert of a real file unpacks to 400 KB; on stormy days there are hundreds of them. */
const CAP_ZIP_LIMITS: ZipLimits = {
  maxMemberBytes: 8 * MEGABYTE_BYTES,
  maxTotalBytes: 256 * MEGABYTE_BYTES,
  maxMembers: 5000,
};

/**
 * A decoder of the German weather service's zip of CAP alerts: all that are in force, a file each. An
 * alert never changes, so that of a newer zip only those are read that the one before did not have;
 * reading one takes up to ten milliseconds, and others have their turn in between.
 *
 * @returns what decodes a zip. It throws an {@link OpenDataError} where that is damaged or an alert
 *   cannot be read: to leave one out would say that nothing is to be feared.
 */
export function createCapDecoder(): (zipped: Uint8Array) => Promise<PlacedWarning[]> {
  let known: ReadonlyMap<string, CachedAlert> = new Map();

  return async (zipped) => {
    const alerts = new Map<string, CachedAlert>();
    const others: string[] = [];
    for await (const { fileName, crc, unpack } of readZipMembers(zipped, CAP_ZIP_LIMITS)) {
      if (fileName.endsWith('.xml')) {
        const key = `${crc} ${fileName}`;
        alerts.set(key, known.get(key) ?? (await readCachedAlert(fileName, unpack)));
      } else others.push(fileName);
    }
    // One without any file is that of a quiet day.
    if (alerts.size === 0 && others.length > 0) {
      throw new OpenDataError('Zip file of warnings without a warning among its files');
    }
    known = alerts;
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

/** What an alert says of itself and of others. */
type AlertHead = Pick<CapAlert, 'identifier' | 'sent' | 'status' | 'msgType' | 'references'>;

/** What an alert says of another one: sender, identifier and time, by commas. */
const REFERENCE = /^[^,]*,(?<identifier>[^,]+),[^,]*$/;

/** Whether an alert is for real and warns: it is no test or exercise, and takes nothing back. */
function isActualWarning({ status, msgType }: AlertHead): boolean {
  return status === 'Actual' && (msgType === 'Alert' || msgType === 'Update');
}

/** Those that warn, without those that a later one replaces (`Update`) or takes back (`Cancel`). */
function selectCurrent<Known extends { head: AlertHead }>(alerts: readonly Known[]): Known[] {
  const over = collectEnds(alerts.map(({ head }) => head));
  return alerts.filter(({ head }) => {
    const overAt = over.get(toWarningId(head.identifier)) ?? -Infinity;
    return isActualWarning(head) && overAt <= head.sent;
  });
}

/** When alerts were replaced or taken back last, epoch milliseconds, by their warning's id. */
function collectEnds(heads: readonly AlertHead[]): ReadonlyMap<string, number> {
  const over = new Map<string, number>();
  for (const { status, msgType, references, sent } of heads) {
    if (status !== 'Actual' || (msgType !== 'Update' && msgType !== 'Cancel')) continue;
    for (const id of parseReferences(references)) {
      over.set(id, Math.max(sent, over.get(id) ?? sent));
    }
  }
  return over;
}

function parseReferences(references: string | null): string[] {
  return (references?.split(/\s+/) ?? []).flatMap((reference) => {
    const { identifier } = REFERENCE.exec(reference)?.groups ?? {};
    return identifier === undefined ? [] : [toWarningId(identifier)];
  });
}

/** Metres by which the weather service says that a warning holds at all heights. */
const MIN_HEIGHT_M = 0;
const MAX_HEIGHT_M = 3000;

/**
 * The warning of an alert, by the German weather service's profile of CAP; undefined where it is one
 * of a test (event group `TEST`).
 *
 * @throws {OpenDataError} when it lacks what a warning has
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

function isWarnGroup(group: string): group is WarnGroup {
  return WARN_GROUPS.some((known) => known === group);
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

/** The widest of its areas. */
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

/** Each outline with the holes of its area. */
function toPolygons({ polygon, geocode }: AlertArea, identifier: string): Polygon[] {
  if (polygon.length === 0) return [];
  const holes = findValues(geocode, 'EXCLUDE_POLYGON').map((text) => {
    const hole = parseRing(text);
    if (!hole) throw new OpenDataError(`Warning ${identifier}: EXCLUDE_POLYGON is no ring`);
    return hole;
  });
  return polygon.map((outline) => [outline, ...holes]);
}
