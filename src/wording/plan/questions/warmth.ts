import { feelsLike, type Outlook } from './outlook.ts';

/** How warm some stretches of time feel, °C. */
export interface Warmth {
  low: number;
  high: number;
  mean: number;
  /** Colder than measured, for the wind. */
  chilled: boolean;
  /** Only of the hours in which people are out. */
  daytime: boolean;
}

/** Hours of a day that people are out in. */
const OUT_FROM = 8;
const OUT_UNTIL = 20;

/** Wind that takes less (K) than this is not felt. */
const CHILL_FROM = 1;

interface Felt {
  temperature: number;
  felt: number;
}

/** Of a whole day only the hours in which people are out count; undefined where nothing is known. */
export function warmthOf(outlooks: readonly Outlook[]): Warmth | undefined {
  const all = outlooks.flatMap(feltOf);
  if (all.length === 0) return undefined;
  const felt = all.map((one) => one.felt);
  return {
    low: Math.min(...felt),
    high: Math.max(...felt),
    mean: felt.reduce((sum, one) => sum + one, 0) / felt.length,
    chilled: all.some((one) => one.temperature - one.felt >= CHILL_FROM),
    daytime: outlooks.some((outlook) => hoursOut(outlook).length < outlook.hours.length),
  };
}

function feltOf(outlook: Outlook): Felt[] {
  const { min, max } = outlook.whole.temperature;
  const wind = outlook.whole.wind.avg;
  const pairs = outlook.byTheHour
    ? hoursOut(outlook).map((hour) => [hour.temperature, hour.feelsLike] as const)
    : [min, max].map((value) => [value, feelsLike(value, wind)] as const);
  return pairs.flatMap(([temperature, felt]) =>
    temperature === null || felt === null ? [] : [{ temperature, felt }],
  );
}

function hoursOut({ when, hours }: Outlook): Outlook['hours'] {
  if (when.kind !== 'day') return hours;
  const out = hours.filter(({ local }) => local.hour >= OUT_FROM && local.hour < OUT_UNTIL);
  return out.length > 0 ? out : hours;
}
