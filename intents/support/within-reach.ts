import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { ForecastCall } from '../../src/slots/calls.ts';
import { addDays, type LocalDate } from '../../src/weather/local-time.ts';

/** What came of a call, and the last day that it tells where that is not the last that was asked for. */
export interface WithinReach<T> {
  told: T;
  last?: LocalDate;
}

/**
 * Makes a call for days. Where the service refuses it because the forecast ends among them, and says where, the call
 * is made again for the days that there are.
 *
 * @throws {UpstreamError} where none of them is within reach, or the service says nothing of it
 */
export async function withinReach<T>(
  call: ForecastCall,
  ask: (call: ForecastCall) => Promise<T>,
): Promise<WithinReach<T>> {
  try {
    return { told: await ask(call) };
  } catch (error) {
    const cut = error instanceof UpstreamRefusal ? cutAt(error.last, call) : undefined;
    if (!cut) throw error;
    return { told: await ask(cut.call), last: cut.last };
  }
}

/** The last of the days that a call is for; undefined where it is for no range of days. */
export function lastDayOf(call: ForecastCall): LocalDate | undefined {
  switch (call.operation) {
    case 'forecastDays':
      return dateOf(call.parameters.datetimeto);
    case 'forecastWeekend': {
      const saturday = dateOf(call.parameters.date);
      return saturday && addDays(saturday, 1);
    }
    default:
      return undefined;
  }
}

/** The call for the days up to the last that there is; undefined where there is none of them. */
function cutAt(
  last: string | undefined,
  call: ForecastCall,
): { call: ForecastCall; last: LocalDate } | undefined {
  const [first, end] = [firstDayOf(call), dateOf(last)];
  if (last === undefined || end === undefined) return undefined;
  if (first === undefined || last < first || end >= (lastDayOf(call) ?? '')) return undefined;
  const { latitude, longitude, location } = call.parameters;
  const range = last === first ? { datefrom: first } : { datefrom: first, datetimeto: last };
  return {
    call: { operation: 'forecastDays', parameters: { latitude, longitude, location, ...range } },
    last: end,
  };
}

/** Digits of the first of the days that a call is for; undefined where it is for no range of days. */
function firstDayOf(call: ForecastCall): string | undefined {
  if (call.operation === 'forecastWeekend') return call.parameters.date;
  const isRange = call.operation === 'forecastDays' && call.parameters.datetimeto !== undefined;
  return isRange ? call.parameters.datefrom : undefined;
}

/** `20261130` to `2026-11-30`; undefined for what is no day. */
export function dateOf(digits = ''): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (day === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}
