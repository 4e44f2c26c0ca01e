import type { Hour, HourlySeries } from '../../weather/hour.ts';
import { LAPSE_RATE } from '../../weather/standard-atmosphere.ts';

type Value = keyof Omit<Hour, 'start'>;

const VALUES: readonly Value[] = [
  'temperature',
  'dewPoint',
  'maximumOf12Hours',
  'minimumOf12Hours',
  'cloudCover',
  'pressure',
  'windSpeed',
  'windDirection',
  'gust',
  'precipitation',
  'snow',
  'precipitationProbability',
  'thunderProbability',
  'significantWeather',
  'sunshine',
  'radiation',
];

/** The values that no hour of a series has. */
export function missingValues({ hours }: HourlySeries): Value[] {
  return VALUES.filter((value) => hours.every((hour) => hour[value] === null));
}

/** Takes the named values of each hour from another station's series. */
export function fillFrom(
  series: HourlySeries,
  other: HourlySeries,
  values: readonly Value[],
): HourlySeries {
  const others = new Map(other.hours.map((hour) => [hour.start, hour]));
  const hours = series.hours.map((hour) => {
    const source = others.get(hour.start);
    if (!source) return hour;
    return { ...hour, ...Object.fromEntries(values.map((value) => [value, source[value]])) };
  });
  return { ...series, hours };
}

/** Puts the hours of an earlier run before those of a newer one. */
export function withEarlier(series: HourlySeries, earlier: HourlySeries): HourlySeries {
  const start = series.hours[0]?.start ?? Infinity;
  return {
    ...series,
    hours: [...earlier.hours.filter((hour) => hour.start < start), ...series.hours],
  };
}

/** Brings temperatures from a station's height to another one, both in metres. */
export function atHeight(series: HourlySeries, from: number, to: number): HourlySeries {
  if (from === to) return series;
  const correction = (from - to) * LAPSE_RATE;
  // Named one by one: every answer asks for every hour of this.
  const hours = series.hours.map((hour) => ({
    ...hour,
    temperature: plus(hour.temperature, correction),
    dewPoint: plus(hour.dewPoint, correction),
    maximumOf12Hours: plus(hour.maximumOf12Hours, correction),
    minimumOf12Hours: plus(hour.minimumOf12Hours, correction),
  }));
  return { ...series, hours };
}

function plus(value: number | null, correction: number): number | null {
  return value === null ? null : value + correction;
}
