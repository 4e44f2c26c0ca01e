import type { Labels } from './labels.ts';

export const german: Labels = {
  demo: 'Demowetter',
  temperatures: (high, low) =>
    low === null ? `${degrees(high)} Grad` : `${degrees(low)} bis ${degrees(high)} Grad`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, ${degrees(range.low)} bis ${degrees(range.high)} Grad` : '';
    return `Verlauf von ${from} bis ${to}${degreesOf}${wet ? ', mit Niederschlag' : ''}`;
  },
};

function degrees(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value);
}
