import type { Labels } from './labels.ts';

export const english: Labels = {
  demo: 'Demo weather',
  temperatures: (high, low) =>
    low === null ? `${degrees(high)} degrees` : `${degrees(low)} to ${degrees(high)} degrees`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, ${degrees(range.low)} to ${degrees(range.high)} degrees` : '';
    return `Course from ${from} to ${to}${degreesOf}${wet ? ', with precipitation' : ''}`;
  },
};

function degrees(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value);
}
