import { expect, test } from 'vitest';
import { isPronounceable, stripNameAffixes, toSpokenName } from '../../src/place/name-forms.ts';

test.each([
  ['Hamburg', 'Hamburg'],
  ['Frankfurt (Oder)', 'Frankfurt an der Oder'],
  ['Kempten (Allgäu)', 'Kempten im Allgäu'],
  ['Neustadt (Hessen)', 'Neustadt in Hessen'],
  ['Lauterbach/Schwarzwald', 'Lauterbach im Schwarzwald'],
  ['Neustadt/Nord', 'Neustadt Nord'],
  ['Zürich (Kreis 9)', 'Zürich'],
  ['Zürich (Kreis 11) / Oerlikon', 'Oerlikon'],
  ['Hausen am Albis / Hausen (Dorf)', 'Hausen am Albis'],
  ['Château-Chinon(Ville)', 'Château-Chinon'],
  ['Figuig (Centre', 'Figuig'],
  ['‘Ajmān', 'Ajmān'],
  ['Rhein & Main', 'Rhein Main'],
  ["L'Aquila", "L'Aquila"],
])('%s is spoken as %s', (name, expected) => {
  expect(toSpokenName(name)).toBe(expected);
});

test.each([
  ['Rothenburg ob der Tauber', 'Rothenburg'],
  ['Newcastle upon Tyne', 'Newcastle'],
  ['Boulogne-sur-Mer', 'Boulogne'],
  ['Ostseebad Binz', 'Binz'],
  ['Lutherstadt Eisleben', 'Eisleben'],
  ['Bad Kissingen', 'Bad Kissingen'],
  ['Mannheim', 'Mannheim'],
])('%s is %s for short', (name, expected) => {
  expect(stripNameAffixes(name)).toBe(expected);
});

test.each([
  ['München', true],
  ["'s-Hertogenbosch", true],
  ['București', true],
  ['Washington D.C.', true],
  ['MUC', false],
  ['miunkheni', false],
  ['Мюнхен', false],
  ['Meyburch [a. 936]', false],
  ['', false],
])('whether %j can be spoken: %s', (name, expected) => {
  expect(isPronounceable(name)).toBe(expected);
});
