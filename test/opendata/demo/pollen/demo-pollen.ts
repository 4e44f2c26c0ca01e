import { createPollenPart } from '../../../../src/opendata/demo/pollen/part.ts';
import { parsePollenFile } from '../../../../src/opendata/pollen/forecasts.ts';
import type { Validators, Host, FileResponse } from '../../../../src/opendata/server.ts';

export const FILE_PATH = '/climate_environment/health/alerts/s31fg.json';
export const MAP_PATH =
  '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json';

export async function ask(
  host: Host,
  path: string,
  now: string,
  conditions: Validators = {},
): Promise<FileResponse | undefined> {
  return createPollenPart()({ host, path }, conditions, new Date(now));
}

export async function found(reply: Promise<FileResponse | undefined>) {
  const answer = await reply;
  if (answer?.status !== 200) throw new Error(`The file is not there: ${answer?.status}`);
  return answer;
}

/** The file that the demo has at a time. */
export function demoFile(now: string) {
  return found(ask('opendata', FILE_PATH, now));
}

export async function demoText(now: string): Promise<string> {
  return Buffer.from((await demoFile(now)).body).toString();
}

/** The same as the live side reads it. */
export async function decoded(now: string) {
  return parsePollenFile((await demoFile(now)).body);
}
