import { describe, expect, it, test } from 'vitest';
import { createCapDecoder } from '../../../src/opendata/warnings/cap-warnings.ts';
import { zipFile } from '../../support/zip-file.ts';
import { alertText, area, capZip, HOLE, SQUARE, type AlertText } from './cap-files.ts';

async function decoded(...texts: string[]) {
  const placed = await createCapDecoder()(capZip(...texts));
  return placed.map(({ warning }) => warning);
}

async function warningOf(alert: AlertText) {
  const [warning] = await decoded(alertText(alert));
  if (!warning) throw new Error('There is no warning');
  return warning;
}

describe('a parsed warning', () => {
  it('has the fields of the alert', async () => {
    const warning = await warningOf({
      groups: ['THUNDERSTORM', 'WIND', 'NEWS'],
      parameters: [['wind direction', 'south'], ['wind direction', 'west'], ['gusts', '&lt;60 [km/h]']], // prettier-ignore
      areas: [area({ polygons: [SQUARE], holes: [HOLE] }), area({ cells: ['803159016'] })],
    });
    const { texts, polygons, ...plain } = warning;
    expect(plain).toEqual({
      id: '2.49.0.0.276.0.DWD.PVW.1795255200000.a',
      eventCode: 52,
      groups: ['THUNDERSTORM', 'WIND'],
      severity: 2,
      isPremonition: false,
      sent: Date.parse('2026-11-21T10:00:00Z'),
      onset: Date.parse('2026-11-21T12:00:00Z'),
      expires: Date.parse('2026-11-21T18:00:00Z'),
      lowest: null,
      highest: null,
      warncells: [{ id: '803159016', name: 'polygonal event area' }],
    });
    expect(polygons.map((rings) => rings.map((ring) => ring[1]))).toEqual([[[9.5, 54], [9.9, 53.6]]]); // prettier-ignore
    expect([...texts.keys()]).toEqual(['de', 'en']);
    expect(texts.get('de')).toEqual({
      event: 'STURMBÖEN',
      headline: 'STURMBÖEN!',
      description: null,
      instruction: null,
      senderName: 'Deutscher Wetterdienst',
      web: null,
      contact: null,
      parameters: { 'wind direction': ['south', 'west'], gusts: ['<60 [km/h]'] },
    });
  });

  it('may be in one language, and without an end', async () => {
    const id = '2.49.0.1.276.0.DWD.PVW.1547277960000.x.DEU';
    const warning = await warningOf({ id, languages: { 'de-DE': ' WINDBÖEN ' }, expires: null });
    expect(warning.id).toBe('2.49.0.1.276.0.DWD.PVW.1547277960000.x');
    expect(warning.expires).toBeNull();
    expect([...warning.texts].map(([language, { event }]) => [language, event])).toEqual([['de', 'WINDBÖEN']]); // prettier-ignore
  });

  test.each([
    ['Minor', 1],
    ['Moderate', 2],
    ['Severe', 3],
    ['Extreme', 4],
  ])('%s is severity %i', async (severity, expected) => {
    expect((await warningOf({ severity })).severity).toBe(expected);
  });

  it('may announce another one', async () => {
    expect((await warningOf({ urgency: 'Future' })).isPremonition).toBe(true);
  });

  it('has heights in metres, if there are bounds', async () => {
    const areas = [area({ polygons: [SQUARE], altitude: '1968.5039', ceiling: '9842.5197' })];
    expect(await warningOf({ areas })).toMatchObject({ lowest: 600, highest: null });
  });
});

it('files that are no alerts are skipped', async () => {
  const readme = { name: 'readme.txt', body: Buffer.from('-') };
  const alert = { name: 'a.xml', body: Buffer.from(alertText()) };
  expect(await createCapDecoder()(zipFile(readme, alert))).toHaveLength(1);
});

it('a parsed alert is not parsed again, a changed one is', async () => {
  const decode = createCapDecoder();
  const [first] = await decode(capZip(alertText()));
  expect((await decode(capZip(alertText())))[0]?.warning).toBe(first?.warning);
  const [changed] = await decode(capZip(alertText({ severity: 'Extreme' })));
  expect(changed?.warning.severity).toBe(4);
});

describe('an invalid alert is rejected with the element and the rule', () => {
  const good = alertText();
  test.each<[string, string, RegExp]>([
    ['no XML', 'Sturmböen', /not well-formed/],
    ['cut off', good.slice(0, 800), /not well-formed/],
    ['of another namespace', good.replace('cap:1.2', 'cap:9'), /<alert> of urn:oasis/],
    [
      'another document',
      '<kml xmlns="urn:oasis:names:tc:emergency:cap:1.2"/>',
      /XML file of <kml>/,
    ],
    ['nested without end', good.replace('<event>', '<x>'.repeat(50)), /too deep/],
    [
      'an own entity',
      `<!DOCTYPE alert [<!ENTITY a "b">]>${good.replace('STURM', '&a;')}`,
      /not well-formed/,
    ],
    ['without an id', good.replace(/<identifier>.*?<\/identifier>/, ''), /alert\/identifier/],
    ['without an info', good.replaceAll(/<info>.*?<\/info>/gs, ''), /without an info/],
    ['no time', alertText({ onset: 'soon' }), /info\/onset/],
    ['a time without a zone', alertText({ sent: '2026-11-21T11:00:00' }), /alert\/sent/],
    ['a time of long ago', alertText({ expires: '1026-11-21T11:00:00Z' }), /info\/expires/],
    ['no severity', alertText({ severity: 'Unknown' }), /info\/severity/],
    ['no number', alertText({ code: 'WIND' }), /event number "WIND"/],
    ['a line', alertText({ areas: [area({ polygons: ['53,9 54,9 53,9'] })] }), /area\/polygon/],
    [
      'an open ring',
      alertText({ areas: [area({ polygons: ['53,9 54,9 54,10 53,10'] })] }),
      /polygon: is no closed ring/,
    ],
    [
      'longitudes first',
      alertText({ areas: [area({ polygons: ['9.5,53 9.5,54 10.5,54 9.5,53'] })] }),
      /polygon/,
    ],
    [
      'an odd hole',
      alertText({ areas: [area({ polygons: [SQUARE], holes: ['53,9'] })] }),
      /EXCLUDE_POLYGON/,
    ],
    ['no height', alertText({ areas: [area({ polygons: [SQUARE], ceiling: 'high' })] }), /ceiling/],
  ])('%s', async (_, text, rule) => {
    await expect(decoded(text)).rejects.toThrow(rule);
    await expect(decoded(text)).rejects.toMatchObject({ name: 'OpenDataError' });
  });

  it('an invalid or forged zip is rejected', async () => {
    const body = Buffer.from(good);
    for (const zip of [
      Buffer.from('PK'),
      capZip(good).subarray(0, 400),
      zipFile({ name: 'a.xml', body, crc: 1 }),
      zipFile({ name: 'a.xml', body: Buffer.alloc(9 * 1024 * 1024) }),
      zipFile(...Array.from({ length: 5001 }, () => ({ name: 'a.txt', body: Buffer.alloc(0) }))),
    ]) {
      await expect(createCapDecoder()(zip)).rejects.toMatchObject({ name: 'OpenDataError' });
    }
  });
});
