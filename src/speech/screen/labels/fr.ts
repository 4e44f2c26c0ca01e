import type { Labels } from './labels.ts';

export const french: Labels = {
  demo: 'Météo de démonstration',
  temperatures: (high, low) =>
    low === null ? degrees(high) : `de ${signed(low)} à ${degrees(high)}`,
  course({ from, to, range, wet }) {
    const degreesOf = range ? `, de ${signed(range.low)} à ${degrees(range.high)}` : '';
    return `Évolution de ${from} à ${to}${degreesOf}${wet ? ', avec des précipitations' : ''}`;
  },
};

/** `8 degrés`, `moins 1 degré`. */
function degrees(value: number): string {
  return `${signed(value)} ${Math.abs(value) < 2 ? 'degré' : 'degrés'}`;
}

function signed(value: number): string {
  return value < 0 ? `moins ${-value}` : String(value);
}
