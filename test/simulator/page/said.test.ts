import { describe, expect, it } from 'vitest';
import { numbersIn, saidOf } from '../../../src/simulator/page/said.js';
import { createHour, READER, START } from './page-weather.ts';

const HOUR_MS = 3_600_000;

const DAY = {
  date: '2026-11-18',
  part: undefined,
  low: 2.4,
  high: 6.8,
  precipitation: 0.1,
  probability: 55,
  gust: 53,
  state: 2,
  sky: 'partly cloudy',
};

describe('what a sentence counts', () => {
  it.each([
    [
      'Heute sind in Köln gegen 22 Uhr Schauer. Bis zu 7 Grad, nachts 6 Grad.',
      'hour 22, degrees 7, degrees 6',
    ],
    ['Die Temperatur steigt von minus 4 auf 11 Grad.', 'degrees -4, degrees 11'],
    ['Böen bis 60 Kilometer pro Stunde.', 'gust 60'],
    ['Es fallen rund 6 Liter pro Quadratmeter.', 'other 6'],
    [
      'Showers until 10 PM, with highs of 64, dropping to 53 overnight.',
      'hour 22, degrees 64, degrees 53',
    ],
    ['Gusts of up to 35 miles per hour, 80 percent.', 'gust 35, other 80'],
    ["Il fera entre 6 et 14 degrés jusqu'à 22 heures.", 'degrees 6, degrees 14, hour 22'],
    ['Lloverá a las 10 de la noche, con máximas de 9 grados.', 'hour 22, degrees 9'],
    ['Pioverà alle 22, con una massima di 9 gradi.', 'hour 22, degrees 9'],
    ['Om 10 uur wordt het min 3 graden.', 'hour 10, degrees -3'],
    ['Det blir 7 grader klockan 22.', 'degrees 7, hour 22'],
  ])('%s', (speech, expected) => {
    expect(
      numbersIn(speech)
        .map(({ kind, value }) => `${kind} ${value}`)
        .join(', '),
    ).toBe(expected);
  });
});

describe('what is marked in the picture of an answer', () => {
  it('is the high that was said', () => {
    const said = saidOf('Es werden bis zu 7 Grad.', { hours: [], days: [DAY] }, READER);
    expect([said.highs.has(DAY), said.lows.has(DAY), said.gusts.size]).toEqual([true, false, 0]);
  });

  it('is the gust behind the rounded one that was said', () => {
    const speech = 'Böen bis 55 Kilometer pro Stunde.';
    expect(saidOf(speech, { hours: [], days: [DAY] }, READER).gusts).toEqual(new Set([53]));
  });

  it('is the hour that was said, and its temperature', () => {
    const hours = [5, 9, 7].map((temperature, at) => createHour(at, { temperature }));
    const said = saidOf('Um 15 Uhr werden es 9 Grad.', { hours, days: [] }, READER);
    expect(said.hours).toEqual(new Set([START + HOUR_MS]));
    expect(said.degrees).toEqual(new Set([START + HOUR_MS]));
  });

  it('is no hour that comes twice', () => {
    const hours = Array.from({ length: 30 }, (_value, at) => createHour(at));
    expect(saidOf('Um 15 Uhr regnet es.', { hours, days: [] }, READER).hours.size).toBe(0);
  });

  it('is nothing that the sentence does not say', () => {
    const said = saidOf('Es bleibt trocken.', { hours: [createHour(0)], days: [DAY] }, READER);
    expect(
      [said.hours, said.degrees, said.gusts, said.highs, said.lows].map(({ size }) => size),
    ).toEqual([0, 0, 0, 0, 0]);
  });
});
