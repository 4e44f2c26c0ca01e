import { setImmediate } from 'node:timers/promises';
import { OpenDataError } from '../server.ts';
import { packedMembers, type Limits } from '../zip.ts';
import { readAlert } from './alert.ts';
import { currentOf, warns, type AlertHead } from './current.ts';
import { placed, type PlacedWarning } from './placed.ts';
import { warningOf } from './warning-of.ts';

interface KnownAlert {
  head: AlertHead;
  /** Undefined where it is none, as in a test. */
  warning: PlacedWarning | undefined;
}

const MEGABYTE = 1024 * 1024;

/** The largest alert of a real file unpacks to 400 KB; on stormy days there are hundreds of them. */
const LIMITS: Limits = { member: 8 * MEGABYTE, all: 256 * MEGABYTE, members: 5000 };

/**
 * A decoder of the German weather service's zip of CAP alerts: all that are in force, a file each. An
 * alert never changes, so that of a newer zip only those are read that the one before did not have;
 * reading one takes up to ten milliseconds, and others have their turn in between.
 *
 * @returns what decodes a zip. It throws an {@link OpenDataError} where that is damaged or an alert
 *   cannot be read: to leave one out would say that nothing is to be feared.
 */
export function createCapDecoder(): (zipped: Uint8Array) => Promise<PlacedWarning[]> {
  let known: ReadonlyMap<string, KnownAlert> = new Map();

  return async (zipped) => {
    const alerts = new Map<string, KnownAlert>();
    const others: string[] = [];
    for await (const { fileName, crc, unpack } of packedMembers(zipped, LIMITS)) {
      if (fileName.endsWith('.xml')) {
        const key = `${crc} ${fileName}`;
        alerts.set(key, known.get(key) ?? (await read(fileName, unpack)));
      } else others.push(fileName);
    }
    // One without any file is that of a quiet day.
    if (alerts.size === 0 && others.length > 0) {
      throw new OpenDataError('Zip file of warnings without a warning among its files');
    }
    known = alerts;
    return currentOf([...alerts.values()]).flatMap(({ warning }) => warning ?? []);
  };
}

async function read(fileName: string, unpack: () => Promise<Buffer>): Promise<KnownAlert> {
  await setImmediate();
  const alert = readAlert((await unpack()).toString('utf8'), fileName);
  const { identifier, sent, status, msgType, references } = alert;
  const warning = warns(alert) ? warningOf(alert) : undefined;
  return {
    head: { identifier, sent, status, msgType, references },
    warning: warning && placed(warning),
  };
}
