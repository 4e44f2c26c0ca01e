import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { HOUR } from '../../../weather/hour.ts';
import { CELL_LIST } from '../../warnings/cell-list.ts';
import { boxOfTile } from '../../warnings/cell-map.ts';
import { WARNINGS_FILE } from '../../warnings/warnings.ts';
import type { Conditions, Reply } from '../../server.ts';
import { isUnchanged, replyWith, type MirrorPart } from '../part.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { alertsAt } from './alerts.ts';
import { alertXml } from './cap-xml.ts';
import { cellListText, cellMapText } from './cells.ts';
import { zipTime } from '../zip-time.ts';

/** The day on which the names of the warncells were taken. */
const LISTED = Date.UTC(2026, 5, 1);

/** Warnings of the demo's weather, and the areas that they are for. */
export function createWarningsPart(scene?: SceneId): MirrorPart {
  return (resource, conditions, now) => {
    const { host, path } = resource;
    if (host === WARNINGS_FILE.host && path === WARNINGS_FILE.path) {
      return alertsReply(conditions, now.getTime(), scene);
    }
    if (host === CELL_LIST.host && path === CELL_LIST.path) {
      return replyWith(Buffer.from(cellListText()), '"demo-warncells"', LISTED, conditions);
    }
    const box = boxOfTile(resource);
    return box && replyWith(Buffer.from(cellMapText(box)), '"demo-warncells"', LISTED, conditions);
  };
}

/** A new file every hour, in which warnings begin and end. */
async function alertsReply(
  conditions: Conditions,
  now: number,
  scene: SceneId | undefined,
): Promise<Reply> {
  const published = now - (now % HOUR);
  const etag = `"demo-cap-${published}-${scene ?? 'any'}"`;
  if (isUnchanged(conditions, etag, published)) return { status: 304 };
  const zip = new ZipFile();
  for (const alert of alertsAt(published, scene)) {
    const options = { mtime: zipTime(alert.sent), compressionLevel: 1 };
    zip.addBuffer(Buffer.from(alertXml(alert)), `${alert.identifier}.xml`, options);
  }
  zip.end();
  return replyWith(await buffer(zip.outputStream), etag, published, conditions);
}
