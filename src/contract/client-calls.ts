import type { ParametersOf, ResponseOf } from './operations.ts';
import type { Operation } from './operation-types.ts';
import { voiceTextCalls, type VoiceTextId } from './voice-text/calls.ts';

/** Operations of the public weather API that the skill calls for what no voice text tells. */
export type PublicCallId =
  | 'activeWarningsByCoordinates'
  | 'forecast2ByCoordinates'
  | 'hourlyForecastByCoordinates'
  | 'pastReadingsByCoordinates';

/** The operations that the client calls. */
export type CallId = VoiceTextId | PublicCallId;

/** What the client needs of an operation. */
export type ClientCall<Id extends CallId> = Pick<
  Operation<unknown, ResponseOf<Id>>,
  'path' | 'response'
>;

type CallLoaders = { [Id in CallId]: () => ClientCall<Id> | Promise<ClientCall<Id>> };

/** The schemas of the public API load when they are first needed: most turns call voice texts alone. */
const loaders: CallLoaders = {
  pollenTextByCoordinates: () => voiceTextCalls.pollenTextByCoordinates,
  pollenTextByZip: () => voiceTextCalls.pollenTextByZip,
  precipitationNextHour: () => voiceTextCalls.precipitationNextHour,
  forecastNextThreeHours: () => voiceTextCalls.forecastNextThreeHours,
  forecastHours: () => voiceTextCalls.forecastHours,
  forecastDayPart: () => voiceTextCalls.forecastDayPart,
  forecastDays: () => voiceTextCalls.forecastDays,
  forecastWeekend: () => voiceTextCalls.forecastWeekend,
  forecastNextThreeDays: () => voiceTextCalls.forecastNextThreeDays,
  activeWarningsByCoordinates: async () =>
    (await import('./public/warnings.ts')).warningsTable.activeWarningsByCoordinates,
  forecast2ByCoordinates: async () =>
    (await import('./public/forecast2.ts')).forecast2Table.forecast2ByCoordinates,
  hourlyForecastByCoordinates: async () =>
    (await import('./public/forecast.ts')).forecastTable.hourlyForecastByCoordinates,
  pastReadingsByCoordinates: async () =>
    (await import('./public/past-readings.ts')).pastReadingsTable.pastReadingsByCoordinates,
};

export function loadCall<Id extends CallId>(id: Id): ClientCall<Id> | Promise<ClientCall<Id>> {
  return loaders[id]();
}

export type CallParameters<Id extends CallId> = ParametersOf<Id>;
export type CallResponse<Id extends CallId> = ResponseOf<Id>;
