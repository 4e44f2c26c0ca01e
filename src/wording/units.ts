/** What speeds, temperatures and depths are said in. */
export interface Units {
  temperature: 'celsius' | 'fahrenheit';
  speed: 'kilometresPerHour' | 'milesPerHour' | 'metresPerSecond';
  rain: 'litresPerSquareMetre' | 'millimetres' | 'inches';
  snow: 'centimetres' | 'inches';
  /** Whether the scale of temperatures is named: who is used to the other might mistake them. */
  namesScale?: boolean;
}

/** What a listener chose; undefined: what their locale is used to. */
export interface UnitChoice {
  temperature?: Units['temperature'] | undefined;
  speed?: Exclude<Units['speed'], 'metresPerSecond'> | undefined;
}

export const METRIC: Units = {
  temperature: 'celsius',
  speed: 'kilometresPerHour',
  rain: 'millimetres',
  snow: 'centimetres',
};

/** Where German, Romanian or Spanish is spoken, rain is told in litres per square metre, which is the same number. */
export const METRIC_LITRES: Units = { ...METRIC, rain: 'litresPerSquareMetre' };

/** Where wind is told in metres per second. */
export const METRIC_METRES: Units = { ...METRIC, speed: 'metresPerSecond' };

export const BRITISH: Units = { ...METRIC, speed: 'milesPerHour' };

export const US: Units = {
  temperature: 'fahrenheit',
  speed: 'milesPerHour',
  rain: 'inches',
  snow: 'inches',
};

const KMH_PER_MPS = 3.6;
const KM_PER_MILE = 1.609344;
const MM_PER_INCH = 25.4;
const CM_PER_INCH = 2.54;

/** Whole degrees as they are said; from °C, rounded once and half away from zero. */
export function toSpokenTemperature(celsius: number, { temperature }: Units): number {
  return roundHalfAwayFromZero(temperature === 'celsius' ? celsius : celsius * 1.8 + 32);
}

/** Gusts as they are said, from km/h: tens of kilometres or fives of miles per hour, whole metres per second. */
export function toSpokenGust(speed: number, { speed: unit }: Units): number {
  switch (unit) {
    case 'kilometresPerHour':
      return roundHalfAwayFromZero(speed / 10) * 10;
    case 'milesPerHour':
      return roundHalfAwayFromZero(speed / KM_PER_MILE / 5) * 5;
    case 'metresPerSecond':
      return roundHalfAwayFromZero(speed / KMH_PER_MPS);
  }
}

/** Litres, millimetres or half inches, from mm. */
export function toSpokenRain(millimetres: number, { rain }: Units): number {
  return rain === 'inches'
    ? roundHalfAwayFromZero((millimetres / MM_PER_INCH) * 2) / 2
    : roundHalfAwayFromZero(millimetres);
}

/** Centimetres or inches, from cm. */
export function toSpokenSnow(centimetres: number, { snow }: Units): number {
  return snow === 'inches'
    ? roundHalfAwayFromZero(centimetres / CM_PER_INCH)
    : roundHalfAwayFromZero(centimetres);
}

/** Minutes as they are said: fives, from five on; 0 stands for the next few minutes. */
export function toSpokenMinutes(minutes: number): number {
  return minutes < 5 ? 0 : roundHalfAwayFromZero(minutes / 5) * 5;
}

function roundHalfAwayFromZero(value: number): number {
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return whole === 0 ? 0 : whole;
}
