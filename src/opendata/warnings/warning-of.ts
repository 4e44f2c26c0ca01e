import { WARN_GROUPS, type WarnGroup } from '../../contract/public/warnings.ts';
import type { Warncell, Warning, WarningText } from '../../weather/warning.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { OpenDataError } from '../server.ts';
import { valuesOf, type Alert, type AlertArea, type AlertInfo } from './alert.ts';
import { ringOf } from './polygon-text.ts';
import { warningId } from './warning-id.ts';

/** Metres by which the weather service says that a warning holds at all heights. */
const NO_LOWEST = 0;
const NO_HIGHEST = 3000;

/**
 * The warning of an alert, by the German weather service's profile of CAP; undefined where it is one
 * of a test (event group `TEST`).
 *
 * @throws {OpenDataError} when it lacks what a warning has
 */
export function warningOf(alert: Alert): Warning | undefined {
  const { identifier, info: infos, sent } = alert;
  const [info] = infos;
  if (!info) throw new OpenDataError(`Warning ${identifier} without an info`);
  const groups = valuesOf(info.eventCode, 'GROUP');
  if (groups.includes('TEST')) return undefined;
  return {
    id: warningId(identifier),
    eventCode: eventCodeOf(info, identifier),
    groups: groups.filter(isWarnGroup),
    severity: info.severity,
    isPremonition: info.urgency === 'Future',
    sent,
    onset: info.onset ?? info.effective ?? sent,
    expires: info.expires,
    ...heightsOf(info.area),
    texts: new Map(infos.map((each) => [languageOf(each), textOf(each, alert)])),
    warncells: info.area.flatMap(warncellsOf),
    polygons: info.area.flatMap((area) => polygonsOf(area, identifier)),
  };
}

function eventCodeOf({ eventCode }: AlertInfo, identifier: string): number {
  const [code = ''] = valuesOf(eventCode, 'II');
  if (!/^\d{1,4}$/.test(code)) {
    throw new OpenDataError(`Warning ${identifier} with the event number "${code.slice(0, 20)}"`);
  }
  return Number(code);
}

function isWarnGroup(group: string): group is WarnGroup {
  return WARN_GROUPS.some((known) => known === group);
}

/** `de` of `de-DE`. */
function languageOf({ language }: AlertInfo): string {
  return language.split('-')[0] ?? language;
}

function textOf(info: AlertInfo, { sender }: Alert): WarningText {
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
function heightsOf(areas: readonly AlertArea[]): Pick<Warning, 'lowest' | 'highest'> {
  const lowest = Math.min(...areas.map(({ altitude }) => altitude ?? NO_LOWEST));
  const highest = Math.max(...areas.map(({ ceiling }) => ceiling ?? NO_HIGHEST));
  return {
    lowest: lowest > NO_LOWEST && Number.isFinite(lowest) ? lowest : null,
    highest: highest < NO_HIGHEST && Number.isFinite(highest) ? highest : null,
  };
}

function warncellsOf({ areaDesc: name, geocode }: AlertArea): Warncell[] {
  return valuesOf(geocode, 'WARNCELLID').map((id) => ({ id, name }));
}

/** Each outline with the holes of its area. */
function polygonsOf({ polygon, geocode }: AlertArea, identifier: string): Polygon[] {
  if (polygon.length === 0) return [];
  const holes = valuesOf(geocode, 'EXCLUDE_POLYGON').map((text) => {
    const hole = ringOf(text);
    if (!hole) throw new OpenDataError(`Warning ${identifier}: EXCLUDE_POLYGON is no ring`);
    return hole;
  });
  return polygon.map((outline) => [outline, ...holes]);
}
