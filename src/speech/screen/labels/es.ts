import type { Labels } from './labels.ts';

export const spanish: Labels = {
  demo: 'Tiempo de demostración',
  temperatures: (high, low) =>
    low === null ? degrees(high) : `de ${signed(low)} a ${degrees(high)}`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, de ${signed(range.low)} a ${degrees(range.high)}` : '';
    return `Evolución desde ${from} hasta ${to}${degreesOf}${wet ? ', con precipitaciones' : ''}`;
  },
};

function degrees(value: number): string {
  return `${signed(value)} ${Math.abs(value) === 1 ? 'grado' : 'grados'}`;
}

function signed(value: number): string {
  return value < 0 ? `menos ${-value}` : String(value);
}
