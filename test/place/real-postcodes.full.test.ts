import { describe, expect, it } from 'vitest';
import type { PostcodeArea } from '../../src/place/postcodes/table.ts';
import { findPostcodePlace } from '../../src/place/postcodes/place-at-postcode.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { distanceInKm } from '../../src/place/place.ts';
import { BERLIN } from '../support/places.ts';
import { hasRealRows, realRows } from '../support/postcode-file.ts';

const gazetteer = loadGazetteer();

describe.skipIf(!hasRealRows)('real postcodes (skipped without ../shared)', () => {
  it('have names that can be spoken, and lie among their rows', () => {
    for (const [key, areas] of everyTenthCode()) {
      const place = findPostcodePlace(areas, key.slice(0, 2), gazetteer, 'de');
      expect(`${key} ${place?.name}`).toMatch(/^\S+ \p{Lu}[\p{L}\p{M}'’. -]+$/u);
      expect(`${key} ${place?.name}`).not.toMatch(/ (?:GmbH|AG|KG|e\.V\.|undefined)/);
      const away = areas.map((area) => distanceInKm(area, place ?? BERLIN));
      expect({ key, isNear: Math.min(...away) < 31 }).toEqual({ key, isNear: true });
    }
  });

  it('have the name of one of their places, nearly all that have places', () => {
    const codes = everyTenthCode().filter(([, areas]) => areas.some(isPlace));
    const own = codes.filter(([key, areas]) => {
      const { name } = findPostcodePlace(areas, key.slice(0, 2), gazetteer, 'zxx') ?? BERLIN;
      return areas.some((area) => isPlace(area) && area.name.includes(name.slice(0, 5)));
    });
    expect(codes.length).toBeGreaterThan(1300);
    expect(own.length / codes.length).toBeGreaterThan(0.9);
  });
});

const isPlace = ({ isRecipient }: PostcodeArea) => !isRecipient;

function everyTenthCode(): [key: string, areas: PostcodeArea[]][] {
  const byCode = new Map<string, PostcodeArea[]>();
  for (const { country, code, name, stateCode = '', latitude, longitude } of realRows()) {
    const isRecipient = country === 'DE' && /^\d+$/.test(stateCode);
    const area = { name, latitude: Number(latitude), longitude: Number(longitude), isRecipient };
    const areas = byCode.get(`${country}-${code}`);
    if (areas) areas.push(area);
    else byCode.set(`${country}-${code}`, [area]);
  }
  return [...byCode].filter((_, i) => i % 10 === 0);
}
