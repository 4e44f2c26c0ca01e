import type { HourlyEntry, PeriodEntry } from '../../contract/voice-text/responses.ts';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { maxKnown, minKnown } from './facts.ts';

type PeriodSummary = Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;

export function summarizeHourEntries(entries: readonly HourlyEntry[]): PeriodSummary {
  const values = (pick: (entry: HourlyEntry) => number | null) =>
    entries.map(pick).filter((value) => value !== null);
  const temperatures = values((entry) => entry.temperature.avg);
  const amounts = values((entry) => entry.prec.sum);
  const rain = values((entry) => entry.prec.sumAsRain);
  const sum = amounts.length > 0 ? sumHundredths(amounts) : null;
  return {
    temperature: { min: minKnown(temperatures), max: maxKnown(temperatures), avg: null },
    prec: {
      sum,
      probability: maxKnown(values((entry) => entry.prec.probability)),
      sumAsRain: rain.length > 0 ? sumHundredths(rain) : null,
      class: sum === null ? null : classifyPrecipitation(sum, entries.length),
    },
    wind: summarizeWind(entries),
  };
}

/** The strongest mean wind of the hours with their strongest gust. */
function summarizeWind(entries: readonly HourlyEntry[]): PeriodSummary['wind'] {
  const findMost = (pick: (wind: HourlyEntry['wind']) => number | null | undefined) =>
    entries.toSorted((one, other) => (pick(other.wind) ?? -1) - (pick(one.wind) ?? -1))[0]?.wind;
  const calm: PeriodSummary['wind'] = {
    unit: 'km/h', direction: null, text: null, degree: null, gusts: {}, significationWind: false,
    avg: null, min: null, max: null, mean: null,
  }; // prettier-ignore
  const { gusts = {} } = findMost((wind) => wind.gusts.value) ?? {};
  return { ...(findMost(({ max }) => max) ?? calm), gusts };
}

/** Sums amounts in hundredths, so that floating-point noise does not change the rounding. */
function sumHundredths(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;
}

/** The extremes of two periods, and what falls in both. */
export function mergeEntries(one: PeriodSummary, other: PeriodSummary): PeriodSummary {
  return {
    wind: (other.wind.gusts.value ?? 0) > (one.wind.gusts.value ?? 0) ? other.wind : one.wind,
    temperature: {
      min: minKnown([one.temperature.min, other.temperature.min]),
      max: maxKnown([one.temperature.max, other.temperature.max]),
      avg: null,
    },
    prec: {
      ...one.prec,
      sum: addKnown(one.prec.sum, other.prec.sum),
      sumAsRain: addKnown(one.prec.sumAsRain, other.prec.sumAsRain),
      class: maxKnown([one.prec.class, other.prec.class]),
      probability: maxKnown([one.prec.probability, other.prec.probability]),
    },
  };
}

function addKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
