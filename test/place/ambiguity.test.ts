import { describe, expect, it, test } from 'vitest';
import { matchChoice } from '../../src/place/choices.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import type { Listener } from '../../src/place/ranking.ts';

const gazetteer = loadGazetteer();

const inGermany: Listener = { language: 'de-DE', country: 'DE' };
const inBerlin: Listener = { ...inGermany, latitude: 52.52, longitude: 13.4 };
const inAmerica: Listener = { language: 'en-US', country: 'US' };
const inItaly: Listener = { language: 'it-IT', country: 'IT' };
const inFrance: Listener = { language: 'fr-FR', country: 'FR' };
const inSpain: Listener = { language: 'es-ES', country: 'ES' };
const inTheNetherlands: Listener = { language: 'nl-NL', country: 'NL' };
const inBritain: Listener = { language: 'en-GB', country: 'GB' };

function offered(spoken: string, listener: Listener): string[] {
  return gazetteer.findChoices(spoken, listener).map(({ description }) => description);
}

describe('an unambiguous name needs no question', () => {
  test.each([
    ['Frankfurt', inBerlin],
    ['Halle', inBerlin],
    ['Mülheim', inBerlin],
    ['Neuburg', inBerlin],
    ['Rothenburg', inBerlin],
    ['Münster', inBerlin],
    ['Freiberg', inBerlin],
    ['Freiburg', inBerlin],
    ['Landsberg', inBerlin],
    ['London', inBerlin],
    ['Paris', inBerlin],
    ['Kirchheim', inBerlin],
    ['Spanien', inBerlin],
    ['London', inAmerica],
    ['Paris', inAmerica],
    ['Portland', inAmerica],
    ['Washington', inAmerica],
    ['Birmingham', inAmerica],
    ['Birmingham', inBritain],
    ['Newcastle', inBritain],
    ['Aix', inFrance],
    ['Jerez', inSpain],
    ['Medina', inSpain],
    ['Castel', inItaly],
    ['Cambridge', inBritain],
    ['Neustadt an der Weinstraße', inBerlin],
    ['Frankfurt Oder', inBerlin],
    ['Paris Texas', inBerlin],
    ['Springfield Illinois', inAmerica],
  ])('%s', (spoken, listener) => {
    const [choice, ...others] = gazetteer.findChoices(spoken, listener);
    expect(others).toEqual([]);
    expect({ ...choice?.place, name: '' }).toEqual({
      ...gazetteer.find(spoken, listener),
      name: '',
    });
  });

  it('an unknown place needs no question', () => {
    expect(offered('Nirgendwohausen', inBerlin)).toEqual([]);
  });
});

test.each<[string, Listener, string[]]>([
  ['Neustadt', inBerlin, ['Neustadt an der Weinstraße', 'Neustadt am Rübenberge']],
  // People say the first word of several names.
  ['Reggio', inItaly, ['Reggio Calabria', "Reggio nell'Emilia"]],
  ['Bergen', inTheNetherlands, ['Bergen in Noorwegen', 'Bergen op Zoom']],
  ['Boulogne', inFrance, ['Boulogne-Billancourt', 'Boulogne-sur-Mer']],
  ['Alcalá', inSpain, ['Alcalá de Henares', 'Alcalá de Guadaira']],
  ['Königstein', inBerlin, ['Königstein in Sachsen', 'Königstein im Taunus']],
  ['Landau', inBerlin, ['Landau in der Pfalz', 'Landau an der Isar']],
  ['Friedberg', inBerlin, ['Friedberg in Hessen', 'Friedberg bei Augsburg']],
  ['Wetter', inBerlin, ['Wetter in Hessen', 'Wetter an der Ruhr']],
  [
    'Springfield',
    inAmerica,
    ['Springfield in Massachusetts', 'Springfield in Illinois', 'Springfield in Missouri'],
  ],
  ['Columbia', inAmerica, ['Columbia in South Carolina', 'Columbia in Maryland']],
  ['Arlington', inAmerica, ['Arlington in Texas', 'Arlington in Virginia']],
  ['Athens', inAmerica, ['Athens in Greece', 'Athens in Georgia']],
  ['Bangor', inBritain, ['Bangor in Northern Ireland', 'Bangor in Wales']],
  ['Pasadena', { ...inAmerica, language: 'de' }, ['Pasadena in Kalifornien', 'Pasadena in Texas']],
  ['Bangor', { ...inBritain, language: 'de' }, ['Bangor in Nordirland', 'Bangor in Wales']],
  ['Bangor', { ...inBritain, language: 'it' }, ['Bangor in Irlanda del Nord', 'Bangor in Galles']],
  ['Arlington', { ...inAmerica, language: 'pl' }, ['Arlington, Texas', 'Arlington, Virginia']],
  ['Arlington', { ...inAmerica, language: 'fr' }, ['Arlington au Texas', 'Arlington en Virginie']],
  [
    'Neustadt in Bayern',
    inBerlin,
    ['Neustadt bei Coburg', 'Neustadt an der Aisch', 'Neustadt an der Donau'],
  ],
])('%s offers choices with distinct descriptions', (spoken, listener, expected) => {
  expect(offered(spoken, listener)).toEqual(expected);
});

describe('the choices', () => {
  it('have the offered name in the answer', () => {
    expect(gazetteer.findChoices('Neustadt', inBerlin)[0]?.place.name).toBe(
      'Neustadt an der Weinstraße',
    );
  });

  it('start with the default place', () => {
    for (const name of ['Neustadt', 'Burg', 'Altdorf', 'Neukirchen', 'Hausen', 'Reichenbach']) {
      const [first] = gazetteer.findChoices(name, inBerlin);
      const { latitude, longitude } = gazetteer.find(name, inBerlin) ?? {};
      expect(first?.place).toMatchObject({ latitude, longitude });
    }
  });

  it('name a larger town nearby if their state is the same', () => {
    expect(offered('Altdorf', inBerlin)).toContain('Altdorf bei Nürnberg');
    expect(offered('Neukirchen', inBerlin)).toContain('Neukirchen in Hessen');
    expect(offered('Neukirchen', inBerlin)).toContain('Neukirchen bei Chemnitz');
  });

  it('include a smaller one close to the listener', () => {
    const inCoburg = { ...inGermany, latitude: 50.26, longitude: 10.96 };
    expect(offered('Neustadt', inCoburg)).toContain('Neustadt bei Coburg');
    expect(offered('Neustadt', inBerlin)).not.toContain('Neustadt bei Coburg');
  });

  it('are at most three and distinct', () => {
    for (const [name, listener] of ASKED_BACK) {
      const descriptions = offered(name, listener);
      expect(descriptions.length).toBeGreaterThan(1);
      expect(descriptions.length).toBeLessThan(4);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    }
  });
});

const ASKED_BACK: [string, Listener][] = [
  ...['Neustadt', 'Burg', 'Altdorf', 'Neukirchen', 'Hausen', 'Buch', 'Berg', 'Reichenbach'].map(
    (name): [string, Listener] => [name, inBerlin],
  ),
  ...['Springfield', 'Concord', 'Kent', 'Wilmington', 'Valencia', 'Vancouver'].map(
    (name): [string, Listener] => [name, inAmerica],
  ),
  ...['Bangor', 'Kingston', 'Stockton'].map((name): [string, Listener] => [name, inBritain]),
];

describe('an answer selects one of the choices', () => {
  it('by its offered words', () => {
    for (const [name, listener] of ASKED_BACK) {
      const choices = gazetteer.findChoices(name, listener);
      for (const choice of choices) {
        expect(matchChoice(choice.description, choices)).toBe(choice);
        expect(matchChoice(choice.description.toLowerCase(), choices)).toBe(choice);
      }
    }
  });

  it.each([
    ['Königstein', 'sachsen', 'Königstein in Sachsen'],
    ['Königstein', 'in sachsen', 'Königstein in Sachsen'],
    ['Königstein', 'das in Sachsen', 'Königstein in Sachsen'],
    ['Königstein', 'Königstein Sachsen', 'Königstein in Sachsen'],
    ['Königstein', 'Hessen', 'Königstein im Taunus'],
    ['Königstein', 'königstein in hessen', 'Königstein im Taunus'],
    ['Königstein', 'taunus', 'Königstein im Taunus'],
    ['Königstein', 'im Taunus', 'Königstein im Taunus'],
    ['Neustadt', 'weinstraße', 'Neustadt an der Weinstraße'],
    ['Neustadt', 'das an der weinstrasse', 'Neustadt an der Weinstraße'],
    ['Neustadt', 'in der Pfalz', 'Neustadt an der Weinstraße'],
    ['Neustadt', 'Niedersachsen', 'Neustadt am Rübenberge'],
    ['Altdorf', 'bei nürnberg', 'Altdorf bei Nürnberg'],
    ['Altdorf', 'das bei Nürnberg', 'Altdorf bei Nürnberg'],
  ])('%s: %s', (name, answer, expected) => {
    expect(matchChoice(answer, gazetteer.findChoices(name, inBerlin))?.description).toBe(expected);
  });

  it.each([
    ['Springfield', 'illinois', 'Springfield in Illinois'],
    ['Springfield', 'the one in Missouri', 'Springfield in Missouri'],
    ['Springfield', 'Springfield Massachusetts', 'Springfield in Massachusetts'],
    ['Athens', 'greece', 'Athens in Greece'],
    ['Athens', 'georgia', 'Athens in Georgia'],
  ])('%s: %s', (name, answer, expected) => {
    expect(matchChoice(answer, gazetteer.findChoices(name, inAmerica))?.description).toBe(expected);
  });

  it.each([
    ['Königstein', 'Königstein'],
    ['Königstein', 'hamburg'],
    ['Königstein', 'München in Sachsen'],
    ['Königstein', 'Deutschland'],
    ['Königstein', 'das'],
    ['Königstein', ''],
    ['Neustadt in Bayern', 'bayern'],
  ])('%s: not by %j', (name, answer) => {
    expect(matchChoice(answer, gazetteer.findChoices(name, inBerlin))).toBeUndefined();
  });

  it('with and without its state', () => {
    const choices = gazetteer
      .findChoices('Königstein', inBerlin)
      .map(({ place, description }) => ({ place, description }));
    expect(matchChoice('in Sachsen', choices)?.description).toBe('Königstein in Sachsen');
    expect(matchChoice('Taunus', choices)?.description).toBe('Königstein im Taunus');
  });
});
