import type { VoiceTextId, VoiceTextParameters } from '../contract/voice-text/operations.ts';
import type { PostcodeCountry } from '../contract/parameters.ts';
import type { Place } from '../place/place.ts';
import type { LocalDate, LocalHour } from '../weather/local-time.ts';
import type { PollenQuestion, Question, Unanswerable } from './question.ts';

/** One call of the weather service: which operation, with which parameters. */
export type Call = {
  [Id in VoiceTextId]: { operation: Id; parameters: VoiceTextParameters<Id> };
}[VoiceTextId];

/** The decimals that the contract takes. */
const COORDINATE_STEPS = 1e5;

/** A place that only its postcode is known of. */
export interface Postcode {
  country: PostcodeCountry;
  /** With its leading zeros. */
  code: string;
}

/** The calls that answer a question, in the order in which their answers are spoken. */
export function callsFor(question: Exclude<Question, Unanswerable>, where: Place): ForecastCall[] {
  const place = placeParameters(where);
  switch (question.kind) {
    case 'now':
      return [{ operation: 'forecastHours', parameters: place }];
    case 'nextHour':
      return [{ operation: 'precipitationNextHour', parameters: place }];
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

/** The call that answers a question for pollen, of a place or of a postcode. */
export function pollenCall({ type }: PollenQuestion, where: Place | Postcode): PollenCall {
  const pollentype = type === undefined ? {} : { pollentype: type };
  if ('code' in where) {
    const { country, code } = where;
    const parameters = { country, zip_code: code, ...pollentype };
    return { operation: 'pollenTextByZip', parameters };
  }
  const parameters = { ...placeParameters(where), ...pollentype };
  return { operation: 'pollenTextByCoordinates', parameters };
}

export type PollenCall = Extract<Call, { operation: `pollen${string}` }>;

/** A call whose answer is one text to be spoken. */
export type ForecastCall = Exclude<Call, PollenCall>;

type PlaceParameters = Pick<
  VoiceTextParameters<'forecastDays'>,
  'latitude' | 'longitude' | 'location'
>;

function placeParameters({ latitude, longitude, name }: Place): PlaceParameters {
  return { latitude: rounded(latitude), longitude: rounded(longitude), location: name };
}

function hoursCall(place: PlaceParameters, from: LocalHour, to: LocalHour): ForecastCall {
  const datetimefrom = hourDigits(from);
  const datetimeto = hourDigits(to);
  const range = datetimeto === datetimefrom ? { datetimefrom } : { datetimefrom, datetimeto };
  return { operation: 'forecastHours', parameters: { ...place, ...range } };
}

function daysCall(place: PlaceParameters, first: LocalDate, last: LocalDate): ForecastCall {
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
