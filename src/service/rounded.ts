/** Values as the documents give them; unknown ones stay so. */

export function tenth(value: number | null): number | null {
  return rounded(value, 10);
}

export function hundredth(value: number | null): number | null {
  return rounded(value, 100);
}

export function whole(value: number | null): number | null {
  return rounded(value, 1);
}

/** To whole tens. */
export function ten(value: number | null): number | null {
  return rounded(value, 0.1);
}

/** Half away from zero, and never -0. */
function rounded(value: number | null, steps: number): number | null {
  return value === null
    ? null
    : (Math.sign(value) * Math.round(Math.abs(value) * steps)) / steps || 0;
}
