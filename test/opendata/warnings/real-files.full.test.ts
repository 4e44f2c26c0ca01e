import { DOMParser, type Element } from '@xmldom/xmldom';
import { existsSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import { createCapDecoder } from '../../../src/opendata/warnings/cap-warnings.ts';
import {
  isCovered,
  placeWarning,
  type PlacedWarning,
} from '../../../src/opendata/warnings/warnings.ts';
import type { WeatherWarning } from '../../../src/weather/warning.ts';
import { zipFile } from '../../support/zip-file.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/warnings/', import.meta.url);
const isThere = existsSync(REAL_FILES);

const ALERTS = 'Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip';

function bytesOf(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

/** The texts of a zip's members, by the zip library's own streams. */
async function membersOf(zipped: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true });
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    texts.push((await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return texts;
}

function rootOf(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (!root) throw new Error('A document without a root');
  return root;
}

/** The elements of a name right below one. */
function below(element: Element, name: string): Element[] {
  return [...element.getElementsByTagName(name)].filter((each) => each.parentNode === element);
}

function textOf(element: Element, name: string): string | null {
  return below(element, name)[0]?.textContent?.trim() || null;
}

function valuesOf(element: Element, kind: string, name: string): string[] {
  return below(element, kind)
    .filter((pair) => textOf(pair, 'valueName') === name)
    .map((pair) => textOf(pair, 'value') ?? '');
}

const SEVERITIES = ['Minor', 'Moderate', 'Severe', 'Extreme'];

/** An alert as its own reading has it, but for its polygons. */
function readingOf(xml: string) {
  const alert = rootOf(xml);
  const infos = below(alert, 'info');
  const [info] = infos;
  if (!info) throw new Error('An alert without an info');
  return {
    id: textOf(alert, 'code')?.replace('id:', ''),
    eventCode: Number(valuesOf(info, 'eventCode', 'II')[0]),
    groups: valuesOf(info, 'eventCode', 'GROUP'),
    severity: SEVERITIES.indexOf(textOf(info, 'severity') ?? '') + 1,
    isPremonition: textOf(info, 'urgency') === 'Future',
    sent: Date.parse(textOf(alert, 'sent') ?? ''),
    onset: Date.parse(textOf(info, 'onset') ?? ''),
    expires: Date.parse(textOf(info, 'expires') ?? ''),
    // In all real files from 0 to 9842.5197 feet: everywhere.
    lowest: null,
    highest: null,
    texts: infos.map((each) => [
      textOf(each, 'language')?.slice(0, 2),
      {
        ...Object.fromEntries(
          ['event', 'headline', 'description', 'instruction', 'senderName', 'web', 'contact'].map(
            (name) => [name, textOf(each, name)],
          ),
        ),
        parameters: parametersOf(each),
      },
    ]),
    warncells: below(info, 'area').flatMap((area) =>
      valuesOf(area, 'geocode', 'WARNCELLID').map((id) => ({ id, name: textOf(area, 'areaDesc') })),
    ),
  };
}

function parametersOf(info: Element): Record<string, string[]> {
  const names = below(info, 'parameter').map((pair) => textOf(pair, 'valueName') ?? '');
  return Object.fromEntries(names.map((name) => [name, valuesOf(info, 'parameter', name)]));
}

function positionsOf(text: string): [number, number][] {
  return text.split(' ').map((corner) => {
    const [latitude = NaN, longitude = NaN] = corner.split(',').map(Number);
    return [longitude, latitude];
  });
}

function polygonsOf(xml: string): [number, number][][][] {
  const [info] = below(rootOf(xml), 'info');
  return (info ? below(info, 'area') : []).flatMap((area) =>
    below(area, 'polygon').map((polygon) =>
      [polygon.textContent ?? '', ...valuesOf(area, 'geocode', 'EXCLUDE_POLYGON')].map(positionsOf),
    ),
  );
}

/** Forty by forty positions over a ring and a little beyond. */
function gridOver(ring: readonly [number, number][]): [number, number][] {
  const along = (axis: 0 | 1): number[] => {
    const values = ring.map((position) => position[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Array.from({ length: 40 }, (_, index) => least + ((index - 1.5) * (most - least)) / 36);
  };
  return along(0).flatMap((x) => along(1).map((y): [number, number] => [x, y]));
}

/** Whether a line to the north crosses a ring an odd number of times. */
function isEnclosed([x, y]: [number, number], ring: readonly [number, number][]): boolean {
  let isInside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[index - 1] ?? [x1, y1];
    const crosses = x1 > x !== x2 > x && y < y1 + ((x - x1) * (y2 - y1)) / (x2 - x1);
    if (crosses) isInside = !isInside;
  });
  return isInside;
}

const ANY: WeatherWarning = {
  id: 'any',
  eventCode: 51,
  groups: [],
  severity: 1,
  isPremonition: false,
  sent: 0,
  onset: 0,
  expires: null,
  lowest: null,
  highest: null,
  texts: new Map(),
  warncells: [],
  polygons: [],
};

function plain({ warning }: PlacedWarning) {
  const { texts, polygons: _polygons, ...rest } = warning;
  return { ...rest, texts: [...texts] };
}

describe.skipIf(!isThere)('real warnings (skipped: no real files beside the checkout)', () => {
  it('are parsed as by another parser', async () => {
    const texts = await membersOf(bytesOf(ALERTS));
    const warnings = await createCapDecoder()(bytesOf(ALERTS));
    expect(warnings.map(plain)).toEqual(texts.map(readingOf));
    expect(warnings.map(({ warning }) => warning.polygons)).toEqual(texts.map(polygonsOf));
    expect(warnings.map(({ warning }) => warning.texts.size)).toEqual([8, 8, 8]);
  });

  it('of 2019, in one language, are parsed, too', async () => {
    const xml = bytesOf('cap-test.DEU.xml');
    const [warning] = await createCapDecoder()(zipFile({ name: 'a.xml', body: xml }));
    expect(warning && plain(warning)).toEqual(readingOf(xml.toString()));
    expect(warning?.warning.polygons).toEqual(polygonsOf(xml.toString()));
  });

  it('of a test are skipped', async () => {
    expect(await createCapDecoder()(bytesOf('Z_CAP_with_test.zip'))).toEqual([]);
  });

  it('apply to towns that they name', async () => {
    const warnings = await createCapDecoder()(bytesOf(ALERTS));
    const at = (latitude: number, longitude: number) =>
      warnings.map((warning) => isCovered(warning, [longitude, latitude]));
    expect(at(51.5339, 9.9356), 'Göttingen').toEqual([true, false, true]);
    expect(at(52.54, 12.43), 'Havelsee').toEqual([false, true, false]);
    expect(at(52.1, 10.2), 'Salzgitter').toEqual([false, false, true]);
    expect(at(48.137, 11.575), 'München').toEqual([false, false, false]);
  });

  it('apply inside of each polygon, not outside and not in its holes', async () => {
    const texts = [...(await membersOf(bytesOf(ALERTS))), bytesOf('cap-test.DEU.xml').toString()];
    const found = { inside: 0, outside: 0, 'in a hole': 0 };
    for (const [outline = [], ...holes] of texts.flatMap(polygonsOf)) {
      const polygons = [[outline, ...holes]];
      const only = placeWarning({ ...ANY, polygons });
      for (const position of [outline, ...holes].flatMap(gridOver)) {
        const isInHole = holes.some((hole) => isEnclosed(position, hole));
        const where = !isEnclosed(position, outline)
          ? 'outside'
          : isInHole
            ? 'in a hole'
            : 'inside';
        found[where] += 1;
        const isRight = isCovered(only, position) === (where === 'inside');
        if (!isRight) throw new Error(`${position.join()} is ${where}`);
      }
    }
    expect(Object.values(found).every((count) => count > 10)).toBe(true);
  });

  it('have events of the table', async () => {
    const events = new Map(
      (await createCapDecoder()(bytesOf(ALERTS))).map(({ warning }) => [
        warning.eventCode,
        warning.texts.get('de')?.event,
      ]),
    );
    const table = bytesOf('event-codes.csv').toString();
    for (const code of events.keys()) expect(table).toContain(`\n${code},immediate,`);
    for (const event of events.values()) expect(table).toContain(`,${event},`);
  });
});
