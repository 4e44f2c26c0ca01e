import type { Labels } from './labels.ts';

export const dutch: Labels = {
  demo: 'Demoweer',
  temperatures: (high, low) =>
    low === null ? degrees(high) : `${signed(low)} tot ${degrees(high)}`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, ${signed(range.low)} tot ${degrees(range.high)}` : '';
    return `Verloop van ${from} tot ${to}${degreesOf}${wet ? ', met neerslag' : ''}`;
  },
};

function degrees(value: number): string {
  return `${signed(value)} ${Math.abs(value) === 1 ? 'graad' : 'graden'}`;
}

function signed(value: number): string {
  return value < 0 ? `min ${-value}` : String(value);
}
