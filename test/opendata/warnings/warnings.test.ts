import { describe, expect, it, test } from 'vitest';
import type { ForecastPoint } from '../../../src/opendata/forecast.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { WARNINGS_FILE } from '../../../src/opendata/warnings/warnings.ts';
import {
  alertText,
  area,
  BESIDE,
  capZip,
  HOLE,
  IN_HOLE,
  IN_SQUARE,
  reference,
  SQUARE,
  startWarnings,
  storedCapZip,
  type AlertText,
} from './cap-files.ts';

const OTHER = '2.49.0.0.276.0.DWD.PVW.1795251600000.b.MUL';

async function idsAt(
  warnings: Awaited<ReturnType<typeof startWarnings>>,
  point: ForecastPoint = IN_SQUARE,
) {
  return (await warnings.at(point)).map(({ id }) => id.split('.').at(-1));
}

describe('the area of a warning', () => {
  it('is inside its polygon, not beside it', async () => {
    const warnings = await startWarnings({});
    expect(await idsAt(warnings)).toEqual(['a']);
    expect(await idsAt(warnings, BESIDE)).toEqual([]);
  });

  it('excludes a hole, and includes an island there, and borders', async () => {
    const island = '53.49,9.99 53.51,9.99 53.51,10.01 53.49,10.01 53.49,9.99';
    const holed = area({ polygons: [SQUARE], holes: [HOLE] });
    const warnings = await startWarnings({ areas: [holed] });
    expect(await idsAt(warnings, IN_HOLE)).toEqual([]);
    expect(await idsAt(warnings, { ...IN_HOLE, latitude: 53.4 })).toEqual(['a']);
    expect(await idsAt(warnings, { ...IN_HOLE, longitude: 9.5 })).toEqual(['a']);
    const withIsland = await startWarnings({ areas: [holed, area({ polygons: [island] })] });
    expect(await idsAt(withIsland, IN_HOLE)).toEqual(['a']);
  });

  it('is unchanged by a hole outside of it', async () => {
    const outside = '52.4,13.3 52.6,13.3 52.6,13.5 52.4,13.5 52.4,13.3';
    const warnings = await startWarnings({
      areas: [area({ polygons: [SQUARE], holes: [outside] })],
    });
    expect(await idsAt(warnings, BESIDE)).toEqual([]);
    expect(await idsAt(warnings)).toEqual(['a']);
  });

  test.each([
    [199, []],
    [201, ['a']],
    [999, ['a']],
    [1001, []],
    [null, ['a']],
  ])('is between its heights: at %s m %j', async (elevation, ids) => {
    // 200 and 1000 m.
    const heights = { altitude: '656.168', ceiling: '3280.8399' };
    const warnings = await startWarnings({ areas: [area({ polygons: [SQUARE], ...heights })] });
    expect(await idsAt(warnings, { ...IN_SQUARE, elevation })).toEqual(ids);
  });

  it('is a list of warncells if there is no polygon', async () => {
    const warnings = await startWarnings({ areas: [area({ cells: ['803355022'] })] });
    const { latitude, longitude } = IN_SQUARE;
    const corners = [[9.6, 53.1], [9.8, 53.1], [9.8, 53.3], [9.6, 53.3], [9.6, 53.1]]; // prettier-ignore
    const geometry = { type: 'MultiPolygon', coordinates: [[corners]] };
    const properties = { WARNCELLID: 803355022, NAME: 'Lüneburg' };
    warnings.putTile([longitude, latitude], [{ geometry, properties }]);
    warnings.putTile([BESIDE.longitude, BESIDE.latitude], []);
    expect(await idsAt(warnings)).toEqual(['a']);
    expect(await idsAt(warnings, BESIDE)).toEqual([]);
  });
});

describe('the warncells of a warning', () => {
  it('are its municipalities and quarters, their district and their city', async () => {
    const areas = [area({ polygons: [SQUARE], cells: ['803159016', '709162001'] })];
    const warnings = await startWarnings({ areas });
    for (const cell of ['803159016', '103159000', '709162001', '109162000', '809162000']) {
      expect([cell, (await warnings.ofCell(cell)).length]).toEqual([cell, 1]);
    }
    for (const cell of ['803159017', '103158000', '709162002', '809163000', '903159000']) {
      expect([cell, (await warnings.ofCell(cell)).length]).toEqual([cell, 0]);
    }
  });
});

describe('a warning is listed', () => {
  it('until it ends', async () => {
    const warnings = await startWarnings({ expires: '2026-11-21T13:00:30+01:00' });
    expect(await idsAt(warnings)).toEqual(['a']);
    warnings.setClock('2026-11-21T12:00:30Z');
    expect(await idsAt(warnings)).toEqual([]);
    expect(await warnings.find('2.49.0.0.276.0.DWD.PVW.1795255200000.a')).toBeUndefined();
  });

  it('without an end if it has none', async () => {
    const warnings = await startWarnings({ expires: null });
    warnings.setClock('2026-11-24T12:00:00Z');
    expect((await warnings.at(IN_SQUARE))[0]?.expires).toBeNull();
  });

  it('before it begins, too', async () => {
    expect(await idsAt(await startWarnings({ onset: '2026-11-21T18:00:00+01:00' }))).toEqual(['a']);
  });

  test.each(['Test', 'Exercise', 'System', 'Draft'])('never as a %s', async (status) => {
    expect(await idsAt(await startWarnings({ status }))).toEqual([]);
  });

  it('never if its event is a test', async () => {
    expect(await idsAt(await startWarnings({ groups: ['TEST'], code: '98' }))).toEqual([]);
  });

  it('until it is cancelled or replaced, once or again', async () => {
    const first = { id: OTHER, sent: '2026-11-21T10:00:00+01:00' };
    const update = { msgType: 'Update', references: reference(OTHER) };
    const cancel = { ...update, id: `${OTHER.slice(0, -5)}c.MUL`, msgType: 'Cancel' };
    expect(await idsAt(await startWarnings(first, {}))).toEqual(['b', 'a']);
    expect(await idsAt(await startWarnings(first, update))).toEqual(['a']);
    expect(await idsAt(await startWarnings(update, first))).toEqual(['a']);
    expect(await idsAt(await startWarnings(first, cancel))).toEqual([]);
    const later = {
      id: `${OTHER.slice(0, -5)}d.MUL`,
      msgType: 'Update',
      sent: '2026-11-21T11:30:00+01:00',
      references: `${reference(OTHER)} ${reference('2.49.0.0.276.0.DWD.PVW.1795255200000.a.MUL')}`,
    };
    expect(await idsAt(await startWarnings(later, first, update))).toEqual(['d']);
  });

  it('until a valid replacement: not by a test, an earlier alert or one that names itself', async () => {
    const first = { id: OTHER, sent: '2026-11-21T10:00:00+01:00' };
    const exercise = { status: 'Test', msgType: 'Cancel', references: reference(OTHER) };
    expect(await idsAt(await startWarnings(first, exercise))).toEqual(['b']);
    const earlier = {
      msgType: 'Update',
      sent: '2026-11-21T09:00:00+01:00',
      references: reference(OTHER),
    };
    expect(await idsAt(await startWarnings(first, earlier))).toEqual(['b', 'a']);
    const itself = { id: OTHER, msgType: 'Update', references: reference(OTHER) };
    expect(await idsAt(await startWarnings(itself))).toEqual(['b']);
  });
});

function alertOf(letter: string, severity: string, hour: number): AlertText {
  return {
    id: `2.49.0.0.276.0.DWD.PVW.1795255200000.${letter}.MUL`,
    severity,
    onset: `2026-11-21T${hour}:00:00+01:00`,
  };
}

it('by severity first, then by time', async () => {
  const warnings = await startWarnings(
    alertOf('a', 'Minor', 13), alertOf('b', 'Severe', 15), alertOf('c', 'Extreme', 18),
    alertOf('d', 'Severe', 14), alertOf('e', 'Moderate', 13),
  ); // prettier-ignore
  expect(await idsAt(warnings)).toEqual(['c', 'd', 'b', 'e', 'a']);
});

it('a warning is found by its id, in any language', async () => {
  const warnings = await startWarnings({});
  for (const id of ['', '.MUL', '.DEU'].map(
    (end) => `2.49.0.0.276.0.DWD.PVW.1795255200000.a${end}`,
  )) {
    expect((await warnings.find(id))?.eventCode).toBe(52);
  }
  expect(await warnings.find('2.49.0.0.276.0.DWD.PVW.1795255200000')).toBeUndefined();
});

describe('the file of warnings', () => {
  it('may be empty: there are no warnings', async () => {
    expect(await idsAt(await startWarnings())).toEqual([]);
  });

  it('is read if its members are stored, not compressed', async () => {
    const warnings = await startWarnings();
    warnings.host.put(WARNINGS_FILE.path, storedCapZip(alertText({}), alertText({ id: OTHER })));
    expect(await idsAt(warnings)).toEqual(['b', 'a']);
  });

  it('is requested again every minute', async () => {
    const warnings = await startWarnings({});
    await idsAt(warnings);
    warnings.setClock('2026-11-21T12:00:59Z');
    await idsAt(warnings);
    expect(warnings.host.requests(WARNINGS_FILE.path)).toHaveLength(1);
    warnings.lay({}, { id: OTHER });
    warnings.setClock('2026-11-21T12:01:00Z');
    expect(await idsAt(warnings)).toEqual(['b', 'a']);
    warnings.lay({ id: OTHER });
    warnings.setClock('2026-11-21T12:02:00Z');
    expect(await idsAt(warnings)).toEqual(['b']);
  });

  it('is served stale for ten minutes if the server fails, then it is an error', async () => {
    const warnings = await startWarnings({});
    await idsAt(warnings);
    warnings.host.trouble(WARNINGS_FILE.path, 'fails');
    warnings.setClock('2026-11-21T12:09:59Z');
    expect(await idsAt(warnings)).toEqual(['a']);
    warnings.setClock('2026-11-21T12:10:01Z');
    await expect(idsAt(warnings)).rejects.toThrow(OpenDataError);
  });

  it('is an error if it is missing: no warnings would be a false answer', async () => {
    const warnings = await startWarnings({});
    warnings.host.remove(WARNINGS_FILE.path);
    await expect(idsAt(warnings)).rejects.toThrow('no file of warnings');
    warnings.lay({});
    warnings.setClock('2026-11-21T12:01:00Z');
    expect(await idsAt(warnings)).toEqual(['a']);
  });

  it('is rejected as a whole if one of its alerts is invalid', async () => {
    const warnings = await startWarnings();
    warnings.host.put(WARNINGS_FILE.path, capZip(alertText(), '<alert>'));
    await expect(idsAt(warnings)).rejects.toThrow(/Warning 1\.MUL\.xml/);
  });
});
