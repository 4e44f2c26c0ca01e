import { findTile, CELL_LIST_FILE } from '../../../src/opendata/warnings/warncells.ts';
import { createWarnings, WARNINGS_FILE } from '../../../src/opendata/warnings/warnings.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { zipFile } from '../../support/zip-file.ts';

/** An alert in DWD's format, with the fields of a test. */
export interface AlertText {
  id?: string;
  status?: string;
  msgType?: string;
  references?: string;
  sent?: string;
  onset?: string;
  expires?: string | null;
  severity?: string;
  urgency?: string;
  code?: string;
  groups?: string[];
  languages?: Record<string, string>;
  parameters?: [name: string, value: string][];
  /** `<area>` elements; `area()` creates them. */
  areas?: string[];
  /** More elements of each info. */
  more?: string;
}

export const NOW = '2026-11-21T12:00:00Z';

/** Around Hamburg, a degree wide. */
export const SQUARE = '53,9.5 54,9.5 54,10.5 53,10.5 53,9.5';
/** In its middle. */
export const HOLE = '53.4,9.9 53.6,9.9 53.6,10.1 53.4,10.1 53.4,9.9';

export const IN_SQUARE = { latitude: 53.2, longitude: 9.7, elevation: 10 };
export const IN_HOLE = { latitude: 53.5, longitude: 10, elevation: 10 };
export const BESIDE = { latitude: 52.5, longitude: 13.4, elevation: 40 };

export function alertText({
  id = '2.49.0.0.276.0.DWD.PVW.1795255200000.a.MUL',
  status = 'Actual',
  msgType = 'Alert',
  references,
  sent = '2026-11-21T11:00:00+01:00',
  onset = '2026-11-21T13:00:00+01:00',
  expires = '2026-11-21T19:00:00+01:00',
  severity = 'Moderate',
  urgency = 'Immediate',
  code = '52',
  groups = ['WIND'],
  languages = { 'de-DE': 'STURMBÖEN', en: 'gale-force gusts' },
  parameters = [['gusts', '~75 [km/h]']],
  areas = [area({ polygons: [SQUARE] })],
  more = '',
}: AlertText = {}): string {
  const infos = Object.entries(languages).map(
    ([language, event]) => `<info>
    <language>${language}</language><category>Met</category><event>${event}</event>
    <urgency>${urgency}</urgency><severity>${severity}</severity><certainty>Likely</certainty>
    <eventCode><valueName>II</valueName><value>${code}</value></eventCode>
    ${groups.map((group) => `<eventCode><valueName>GROUP</valueName><value>${group}</value></eventCode>`).join('')}
    <onset>${onset}</onset>${expires === null ? '' : `<expires>${expires}</expires>`}
    <senderName>Deutscher Wetterdienst</senderName><headline>${event}!</headline><instruction/>
    ${parameters.map(([name, value]) => `<parameter><valueName>${name}</valueName><value>${value}</value></parameter>`).join('')}
    ${more}
    ${areas.join('')}
  </info>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
  <identifier>${id}</identifier><sender>opendata@dwd.de</sender><sent>${sent}</sent>
  <status>${status}</status><msgType>${msgType}</msgType><scope>Public</scope>
  ${references === undefined ? '' : `<references>${references}</references>`}
  ${infos.join('')}
</alert>`;
}

interface AreaText {
  polygons?: string[];
  holes?: string[];
  cells?: string[];
  /** Feet. */
  altitude?: string;
  ceiling?: string;
}

export function area({
  polygons = [],
  holes = [],
  cells = [],
  altitude = '0.0',
  ceiling = '9842.5197',
}: AreaText): string {
  return `<area><areaDesc>polygonal event area</areaDesc>
    ${polygons.map((polygon) => `<polygon>${polygon}</polygon>`).join('')}
    ${holes.map((hole) => `<geocode><valueName>EXCLUDE_POLYGON</valueName><value>${hole}</value></geocode>`).join('')}
    ${cells.map((cell) => `<geocode><valueName>WARNCELLID</valueName><value>${cell}</value></geocode>`).join('')}
    <altitude>${altitude}</altitude><ceiling>${ceiling}</ceiling></area>`;
}

/** A reference of one alert to another. */
export function reference(id: string): string {
  return `opendata@dwd.de,${id},2026-11-21T10:00:00+01:00`;
}

export function capZip(...texts: string[]): Buffer {
  return zipFile(...texts.map(memberOf));
}

/** The same, its members stored as they are, as a zip may hold what packing does not make smaller. */
export function storedCapZip(...texts: string[]): Buffer {
  return zipFile(...texts.map((text, index) => ({ ...memberOf(text, index), method: 0 })));
}

function memberOf(text: string, index: number) {
  return { name: `${index}.MUL.xml`, body: Buffer.from(text) };
}

/** Warnings from a loopback server with some alerts, at noon UTC. */
export async function startWarnings(...alerts: AlertText[]) {
  const host = await startOpenDataHost();
  const server = liveServer(hostsAt(host.url), 500, host.hangs);
  let now = new Date(NOW);
  const lay = (...input: AlertText[]) =>
    host.put(WARNINGS_FILE.path, capZip(...input.map(alertText)));
  lay(...alerts);
  return {
    ...createWarnings({ server, clock: () => now }),
    host,
    lay,
    setClock: (time: string) => {
      now = new Date(time);
    },
    putList: (text: string | Uint8Array) => host.put(CELL_LIST_FILE.path, text),
    putTile: (at: [number, number], features: readonly unknown[]) =>
      host.put(findTile(at)?.path ?? '', JSON.stringify({ type: 'FeatureCollection', features })),
  };
}
