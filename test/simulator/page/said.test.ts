import { describe, expect, it } from 'vitest';
import { saidOf } from '../../../src/simulator/page/said.js';
import { createHour, READER, START } from './page-weather.ts';

const HOUR_MS = 3_600_000;

/** A reader of German in Cologne. */
const GERMAN = { ...READER, locale: 'de-DE' };

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

describe('what is marked in the picture of an answer', () => {
  it('is the high that was said', () => {
    const said = saidOf('Es werden bis zu 7 Grad.', { hours: [], days: [DAY] }, GERMAN);
    expect([said.highs.has(DAY), said.lows.has(DAY), said.gusts.size]).toEqual([true, false, 0]);
  });

  it('is the gust that follows a mean wind in a language of its own', () => {
    const speech =
      'Mañana soplará viento moderado de hasta 26 kilómetros por hora, con rachas de hasta 55.';
    const reader = { ...READER, locale: 'es-ES' };
    const said = saidOf(speech, { hours: [], days: [DAY] }, reader);
    expect([said.gusts, said.highs.size]).toEqual([new Set([53]), 0]);
  });

  it('is the gust behind the rounded one that was said', () => {
    const speech = 'Böen bis 55 Kilometer pro Stunde.';
    expect(saidOf(speech, { hours: [], days: [DAY] }, GERMAN).gusts).toEqual(new Set([53]));
  });

  it('is the hour that was said, and its temperature', () => {
    const hours = [5, 9, 7].map((temperature, at) => createHour(at, { temperature }));
    const said = saidOf('Um 15 Uhr werden es 9 Grad.', { hours, days: [] }, GERMAN);
    expect(said.hours).toEqual(new Set([START + HOUR_MS]));
    expect(said.degrees).toEqual(new Set([START + HOUR_MS]));
  });

  it('is no hour that comes twice', () => {
    const hours = Array.from({ length: 30 }, (_value, at) => createHour(at));
    expect(saidOf('Um 15 Uhr regnet es.', { hours, days: [] }, GERMAN).hours.size).toBe(0);
  });

  it('is nothing that the sentence does not say', () => {
    const said = saidOf('Es bleibt trocken.', { hours: [createHour(0)], days: [DAY] }, GERMAN);
    expect(
      [said.hours, said.degrees, said.gusts, said.highs, said.lows].map(({ size }) => size),
    ).toEqual([0, 0, 0, 0, 0]);
  });
});
