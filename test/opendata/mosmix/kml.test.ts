import { describe, expect, it } from 'vitest';
import { parseMosmixKml } from '../../../src/opendata/mosmix/kml.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { mosmixKml, placemark, type MosmixText } from '../../support/mosmix-file.ts';

function read(content: MosmixText) {
  return parseMosmixKml(mosmixKml(content));
}

/** A file of three hours with one thing put wrong. */
function spoilt(good: string, bad: string): string {
  const text = mosmixKml({ elements: { TTT: '283.15 284.15 285.15', Td: '1.00 2.00 3.00' } });
  if (!text.includes(good)) throw new Error(`The file has no ${good}`);
  return text.replace(good, bad);
}

describe('a MOSMIX file', () => {
  it('has the station, its run and its steps', () => {
    const file = read({
      id: 'A762',
      coordinates: '10.23,-53.92,38.0',
      issued: '2021-12-20T21:00:00.000Z',
      firstStep: '2021-12-20T22:00:00.000Z',
      elements: { TTT: '270.15 271.15' },
    });
    expect(file.issued).toBe(Date.parse('2021-12-20T21:00Z'));
    expect(file.steps).toEqual(
      ['2021-12-20T22:00Z', '2021-12-20T23:00Z'].map((step) => Date.parse(step)),
    );
    expect(file.stations).toMatchObject([
      { id: 'A762', longitude: 10.23, latitude: -53.92, elevation: 38 },
    ]);
  });

  it('has the numbers unchanged, and null for the missing-value sign', () => {
    const [station] = read({ elements: { RR1c: '0.10 - -0.02\n  0.00' } }).stations;
    expect(station?.values.get('RR1c')).toEqual([0.1, null, -0.02, 0]);
  });

  it('defines the missing-value sign itself', () => {
    const [station] = parseMosmixKml(
      mosmixKml({ elements: { RR1c: '0.10 / 0.20' } }).replace('Sign>-<', 'Sign>/<'),
    ).stations;
    expect(station?.values.get('RR1c')).toEqual([0.1, null, 0.2]);
  });

  it('is read without unused elements', () => {
    const [station] = read({ elements: { TTT: '283.15', E_TTT: '1.00', TTTX: '2.00' } }).stations;
    expect([...(station?.values.keys() ?? [])]).toEqual(['TTT']);
  });

  it('has no issue time if the element is empty', () => {
    expect(read({ issued: '', elements: { TTT: '283.15' } }).issued).toBeUndefined();
  });

  it("has each station's own values", () => {
    const second = placemark({ id: '01025', elements: { TTT: '263.15' } });
    const { stations } = parseMosmixKml(
      mosmixKml({ id: '10637', elements: { TTT: '283.15' } }).replace(
        '</kml:Placemark>',
        `</kml:Placemark>\n${second}`,
      ),
    );
    expect(stations.map(({ id, values }) => [id, values.get('TTT')])).toEqual([
      ['10637', [283.15]],
      ['01025', [263.15]],
    ]);
  });

  it('leaves out a station without a position', () => {
    const text = spoilt('<kml:coordinates>9.99,53.63,11.0</kml:coordinates>', '');
    expect(parseMosmixKml(text).stations).toEqual([]);
  });
});

describe('a MOSMIX file that cannot be used', () => {
  it.each([
    ['nothing at all', '', 'without a station'],
    ['a web page', '<html><body>Service unavailable</body></html>', 'without a station'],
    ['no steps', spoilt('<dwd:TimeStep>', '<dwd:Step>').replaceAll('TimeStep', 'Step'), 'steps'],
    ['a step twice', spoilt('18T11:00', '18T10:00'), 'not an hour apart'],
    ['steps of three hours', spoilt('18T11:00', '18T13:00'), 'not an hour apart'],
    ['a step that is no time', spoilt('2026-11-18T11:00:00.000Z', 'soon'), 'not an hour apart'],
    ['a step by no known clock', spoilt('18T11:00:00.000Z', '18T11:00:00'), 'not an hour apart'],
    [
      'steps past the hour',
      spoilt('ISO-8859-1', 'ISO-8859-1').replaceAll(':00:00.000Z</dwd:T', ':07:00.000Z</dwd:T'),
      'no full hours',
    ],
    ['a first step that is none', spoilt('2026-11-18T10:00:00.000Z', ''), 'not an hour apart'],
    ['a value too few', spoilt('283.15 ', ''), 'TTT has 2 values for 3 time steps'],
    ['a value too many', spoilt('283.15', '283.15 -'), 'TTT has 4 values for 3 time steps'],
    ['no value', spoilt('283.15 284.15 285.15', ' '), 'TTT has 0 values for 3 time steps'],
    ['no list of values', spoilt('283.15 284.15 285.15</dwd:value>', ''), 'TTT has 0 values'],
    ['a word for a value', spoilt('284.15', 'warm'), 'TTT has the value "warm"'],
    ['a value that is not a number', spoilt('284.15', 'NaN'), 'TTT has the value "NaN"'],
    ['a boundless value', spoilt('284.15', '1e999'), 'TTT has the value "1e999"'],
    ['a long word', spoilt('284.15', 'x'.repeat(99)), `the value "${'x'.repeat(20)}"`],
    ['a position without latitude', spoilt('9.99,53.63', '9.99,'), 'position "9.99,,11.0"'],
    ['a position without height', spoilt(',11.0', ''), 'position "9.99,53.63"'],
    ['a position beyond the pole', spoilt('53.63', '93.63'), 'position "9.99,93.63,11.0"'],
    ['a height above all mountains', spoilt(',11.0', ',99999'), 'position "9.99,53.63,99999"'],
    [
      'a station called by no id',
      spoilt('<kml:name>10147', '<kml:name>../10147'),
      'the id "../10147"',
    ],
    ['an end within a station', spoilt('</kml:Placemark>', ''), 'cut off'],
  ])('with %s is rejected', (_what, text, sentence) => {
    expect(() => parseMosmixKml(text)).toThrow(OpenDataError);
    expect(() => parseMosmixKml(text)).toThrow(sentence);
  });

  it('is rejected wherever it is truncated before its last station ends', () => {
    const text = mosmixKml({ elements: { TTT: '283.15 284.15' } });
    const end = text.indexOf('</kml:Placemark>');
    for (let length = 0; length <= end; length += 1) {
      expect(() => parseMosmixKml(text.slice(0, length))).toThrow(OpenDataError);
    }
  });

  it('never assigns one element the values of the next', () => {
    const text = spoilt('<dwd:value>      283.15 284.15 285.15</dwd:value>', '<dwd:value/>');
    expect(() => parseMosmixKml(text)).toThrow('TTT has 0 values');
  });

  it('never turns an empty list into a zero', () => {
    const text = mosmixKml({ elements: { TTT: '283.15', RR1c: '' } });
    expect(() => parseMosmixKml(text)).toThrow('RR1c has 0 values for 1 time steps');
  });
});
