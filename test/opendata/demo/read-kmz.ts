import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBufferPromise } from 'yauzl';

/** A forecast file as parsed by a reader that is independent of our writer. */
export interface Forecast {
  texts: Map<string, string>;
  steps: number[];
  /** The numbers of each element, null where the file has its sign for none. */
  values: Map<string, (number | null)[]>;
}

export async function unzip(kmz: Uint8Array): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(kmz), { lazyEntries: true });
  const members = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    members.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return members;
}

/** Element names have their prefixes, as in DWD's files. */
export function readKml(kml: string): Forecast {
  const forecast: Forecast = { texts: new Map(), steps: [], values: new Map() };
  const parser = new SaxesParser({ xmlns: false });
  let content = '';
  let element = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    content = '';
    element = attributes['dwd:elementName'] ?? element;
  });
  parser.on('text', (part) => {
    content += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'dwd:TimeStep') forecast.steps.push(Date.parse(content));
    else if (name === 'dwd:value') forecast.values.set(element, numbers(content));
    else if (content.trim() !== '') forecast.texts.set(name, content);
    content = '';
  });
  parser.write(kml).close();
  return forecast;
}

function numbers(list: string): (number | null)[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => (word === '-' ? null : Number(word)));
}
