import type { Labels } from './labels.ts';

export const italian: Labels = {
  demo: 'Meteo dimostrativo',
  temperatures: (high, low) =>
    low === null ? degrees(high) : `da ${size(low)} a ${degrees(high)}`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, da ${size(range.low)} a ${degrees(range.high)}` : '';
    return `Andamento da ${from} a ${to}${degreesOf}${wet ? ', con precipitazioni' : ''}`;
  },
};

/** `8 gradi`, `meno 1 grado`. */
function degrees(value: number): string {
  return `${size(value)} ${Math.abs(value) === 1 ? 'grado' : 'gradi'}`;
}

function size(value: number): string {
  return value < 0 ? `meno ${-value}` : String(value);
}
