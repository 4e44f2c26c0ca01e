import { describe, expect, it } from 'vitest';
import { appendArea, appendNearbyTown } from '../../src/place/choices.ts';

/** By country, or by country and GeoNames admin1. */
describe('a place and its area, in words', () => {
  it.each([
    ['de', 'Neustadt', 'DE.13', 'Neustadt in Sachsen'],
    ['de', 'Paris', 'US.TX', 'Paris in Texas'],
    ['de', 'Kopenhagen', 'DK', 'Kopenhagen in Dänemark'],
    ['de', 'Bern', 'CH', 'Bern in der Schweiz'],
    ['en', 'Frankfurt', 'DE.05', 'Frankfurt in Hesse'],
    ['en', 'The Hague', 'NL', 'The Hague in the Netherlands'],
    ['fr', 'Paris', 'US.TX', 'Paris au Texas'],
    ['fr', 'Rome', 'IT', 'Rome en Italie'],
    ['fr', 'Casablanca', 'MA', 'Casablanca au Maroc'],
    ['fr', 'Manille', 'PH', 'Manille aux Philippines'],
    ['fr', 'La Havane', 'CU', 'La Havane à Cuba'],
    ['fr', 'Munich', 'DE.02', 'Munich en Bavière'],
    ['it', 'Parigi', 'US.TX', 'Parigi in Texas'],
    ['it', 'New York', 'US', 'New York negli Stati Uniti'],
    ['it', 'Monaco', 'DE.02', 'Monaco in Baviera'],
    ['es', 'París', 'US.TX', 'París en Texas'],
    ['es', 'Múnich', 'DE.02', 'Múnich en Baviera'],
    ['nl', 'Parijs', 'US.TX', 'Parijs in Texas'],
    ['nl', 'Bern', 'CH', 'Bern in Zwitserland'],
    ['pl', 'Arlington', 'US.TX', 'Arlington, Texas'],
  ])('in %s: %s, %s is "%s"', (language, name, area, words) => {
    expect(appendArea(name, area, language)).toBe(words);
  });

  it.each([
    ['de', 'Altdorf bei Nürnberg'],
    ['en', 'Altdorf near Nürnberg'],
    ['fr', 'Altdorf, vers Nürnberg'],
    ['it', 'Altdorf presso Nürnberg'],
    ['es', 'Altdorf, cerca de Nürnberg'],
    ['nl', 'Altdorf bij Nürnberg'],
    ['pl', 'Altdorf, Nürnberg'],
  ])('in %s: %s', (language, words) => {
    expect(appendNearbyTown('Altdorf', 'Nürnberg', language)).toBe(words);
  });
});
