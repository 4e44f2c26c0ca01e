import type { OperationId, ParametersOf } from '../contract/operations.ts';
import type { Place } from '../place/place.ts';
import type { LocalDate, LocalHour } from '../weather/local-time.ts';
import type { Question } from './question.ts';

/** One call of the weather service: which operation, with which parameters. */
export type Call = {
  [Id in OperationId]: { operation: Id; parameters: ParametersOf<Id> };
}[OperationId];

/** The decimals that the contract takes. */
const COORDINATE_STEPS = 1e5;

/** The calls that answer a question, in the order in which their answers are spoken. */
export function callsFor(
  question: Exclude<Question, { kind: 'unanswerable' }>,
  { latitude, longitude, name }: Place,
): Call[] {
  const place = { latitude: rounded(latitude), longitude: rounded(longitude), location: name };
  switch (question.kind) {
    case 'now':
      return [{ operation: 'forecastHours', parameters: place }];
    case 'nextHours':
      return [{ operation: 'forecastNextThreeHours', parameters: place }];
    case 'nextDays':
      return [{ operation: 'forecastNextThreeDays', parameters: place }];
    case 'hours':
      return [hoursCall(place, question.from, question.to)];
    case 'dayPart': {
      const { part: space, date } = question;
      return [
        { operation: 'forecastDayPart', parameters: { ...place, space, date: digits(date) } },
      ];
    }
    case 'nightAndDay': {
      const night = { ...place, space: 'night' as const, date: digits(question.night) };
      return [
        { operation: 'forecastDayPart', parameters: night },
        daysCall(place, question.day, question.day),
      ];
    }
    case 'days':
      return [daysCall(place, question.first, question.last)];
    case 'weekend': {
      const date = question.saturday === null ? {} : { date: digits(question.saturday) };
      return [{ operation: 'forecastWeekend', parameters: { ...place, ...date } }];
    }
  }
}

type PlaceParameters = Pick<ParametersOf<'forecastDays'>, 'latitude' | 'longitude' | 'location'>;

function hoursCall(place: PlaceParameters, from: LocalHour, to: LocalHour): Call {
  const datetimefrom = hourDigits(from);
  const datetimeto = hourDigits(to);
  const range = datetimeto === datetimefrom ? { datetimefrom } : { datetimefrom, datetimeto };
  return { operation: 'forecastHours', parameters: { ...place, ...range } };
}

function daysCall(place: PlaceParameters, first: LocalDate, last: LocalDate): Call {
  const datefrom = digits(first);
  const range = last === first ? { datefrom } : { datefrom, datetimeto: digits(last) };
  return { operation: 'forecastDays', parameters: { ...place, ...range } };
}

/** `2026-11-21` to `20261121`. */
function digits(date: LocalDate): string {
  return date.replaceAll('-', '');
}

/** `2026112115` */
function hourDigits({ date, hour }: LocalHour): string {
  return digits(date) + String(hour).padStart(2, '0');
}

function rounded(degrees: number): number {
  return Math.round(degrees * COORDINATE_STEPS) / COORDINATE_STEPS;
}
