import { describe, expect, it, test } from 'vitest';
import { parseTowns } from '../../src/languages/slavic-places.ts';
import { POLISH_LANDMARKS } from '../../src/languages/pl/place-names.ts';
import * as polish from '../../src/languages/pl/places.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();
const IN_POLAND = { language: 'pl', country: 'PL' };

/** What a listener in Poland means, by the usual name. */
const nameOf = (spoken: string) => gazetteer.find(spoken, IN_POLAND)?.name;

const pointOf = (spoken: string) => {
  const place = gazetteer.find(spoken, IN_POLAND);
  return [place?.latitude, place?.longitude];
};

const bare = (locative: string) => locative.replace(/^(?:we?|nad?) /u, '');

describe('a town in any case of its Polish name', () => {
  it.each([
    ['krakowie', 'Kraków'], ['krakowa', 'Kraków'], ['krakowem', 'Kraków'], ['gdańsku', 'Gdańsk'],
    ['gdanska', 'Gdańsk'], ['warszawy', 'Warszawa'], ['warszawą', 'Warszawa'], ['warszawę', 'Warszawa'],
    ['łodzi', 'Łódź'], ['zakopanem', 'Zakopane'], ['zakopanego', 'Zakopane'], ['zielonej górze', 'Zielona Góra'],
    ['katowic', 'Katowice'], ['tych', 'Tychy'], ['kielc', 'Kielce'], ['lublina', 'Lublin'],
    ['sosnowca', 'Sosnowiec'], ['pcimiu', 'Pcim'], ['białymstoku', 'Białystok'], ['rzymu', 'Rzym'],
    ['Berlina', 'Berlin'], ['do londynu', 'Londyn'],
  ])('%s is %s', (spoken, name) => {
    expect(nameOf(spoken)).toBe(name);
  }); // prettier-ignore

  test.each(parseTowns(polish.POLISH_TOWNS))('%s: %s', (name, locative) => {
    expect(nameOf(bare(locative))).toBe(name);
  });

  test.each(parseTowns(POLISH_LANDMARKS))('%s: %s', (name, locative) => {
    expect(pointOf(bare(locative))).toEqual(pointOf(name));
  });

  it.each(['dworze', 'domu', 'nocy', 'spacer'])('%s is no place', (word) => {
    expect(nameOf(word)).toBeUndefined();
  });

  it('is a matter of Polish alone', () => {
    expect(gazetteer.find('krakowie', { language: 'de', country: 'DE' })).toBeUndefined();
  });
});
