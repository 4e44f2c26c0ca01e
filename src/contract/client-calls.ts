import type * as z from 'zod';
import { LRUCache } from 'lru-cache';
import type { ParametersOf, ResponseOf } from './operations.ts';
import { type Operation, idsOf, type ResponseTypes } from './operation-types.ts';
import {
  NextHourResponse,
  NextThreeHoursResponse,
  HoursResponse,
  DayPartResponse,
  DaysResponse,
  WeekendResponse,
  NextThreeDaysResponse,
} from './voice-text/responses.ts';
import type { pollenCalls } from './voice-text/pollen.ts';

/** Operations of the public weather API that the skill calls for what no voice text tells. */
export type PublicCallId =
  | 'activeWarningsByCoordinates'
  | 'forecast2ByCoordinates'
  | 'hourlyForecastByCoordinates'
  | 'pastReadingsByCoordinates';

/** The id of an operation that the client calls. */
export type CallId = VoiceTextId | PublicCallId;

/** What the client needs of an operation. */
export interface ClientCall<Id extends CallId> {
  path: string;
  /**
   * Parses the text of a 200 answer. The same text for the same request yields the same object, which must not be
   * changed.
   *
   * @throws {SyntaxError} if it is no JSON
   */
  parseBody: (request: string, text: string) => z.ZodSafeParseResult<ResponseOf<Id>>;
}

/** Per operation: some 200 voice texts. */
const MAX_CACHED_CHARACTERS = 300_000;

type Contracted<Body> = Pick<Operation<unknown, Body>, 'path' | 'response'>;

/** Loads an operation when it is first needed. */
function once<Body>(load: () => Contracted<Body> | Promise<Contracted<Body>>) {
  let call: Promise<ReturnType<typeof toClientCall<Body>>> | undefined;
  return async () => (call ??= Promise.resolve(load()).then(toClientCall<Body>));
}

/** Forecasts change with a run, every few hours: until then, a request has the same answer. */
function toClientCall<Body>({ path, response }: Contracted<Body>) {
  const answers = new LRUCache<string, { text: string; parsed: z.ZodSafeParseSuccess<Body> }>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return {
    path,
    parseBody(request: string, text: string) {
      const last = answers.get(request);
      if (last?.text === text) return last.parsed;
      const parsed = response.safeParse(JSON.parse(text));
      if (parsed.success) answers.set(request, { text, parsed });
      return parsed;
    },
  };
}

type CallLoaders = { [Id in CallId]: () => Promise<ClientCall<Id>> };

const importPollen = async () => (await import('./voice-text/pollen.ts')).pollenCalls;

/** Most turns call voice texts of the weather alone: other schemas load when they are first needed. */
const loaders: CallLoaders = {
  pollenTextByCoordinates: once(async () => (await importPollen()).pollenTextByCoordinates),
  pollenTextByZip: once(async () => (await importPollen()).pollenTextByZip),
  precipitationNextHour: once(() => forecastCalls.precipitationNextHour),
  forecastNextThreeHours: once(() => forecastCalls.forecastNextThreeHours),
  forecastHours: once(() => forecastCalls.forecastHours),
  forecastDayPart: once(() => forecastCalls.forecastDayPart),
  forecastDays: once(() => forecastCalls.forecastDays),
  forecastWeekend: once(() => forecastCalls.forecastWeekend),
  forecastNextThreeDays: once(() => forecastCalls.forecastNextThreeDays),
  activeWarningsByCoordinates: once(
    async () => (await import('./public/warnings.ts')).warningsTable.activeWarningsByCoordinates,
  ),
  forecast2ByCoordinates: once(
    async () => (await import('./public/forecast2.ts')).forecast2Table.forecast2ByCoordinates,
  ),
  hourlyForecastByCoordinates: once(
    async () => (await import('./public/forecast.ts')).forecastTable.hourlyForecastByCoordinates,
  ),
  pastReadingsByCoordinates: once(
    async () => (await import('./public/stations.ts')).pastReadingsTable.pastReadingsByCoordinates,
  ),
};

/** The operations that the client calls. */
export const callIds: readonly CallId[] = idsOf(loaders);

export function loadCall<Id extends CallId>(id: Id): Promise<ClientCall<Id>> {
  return loaders[id]();
}

export type CallParameters<Id extends CallId> = ParametersOf<Id>;
export type CallResponse<Id extends CallId> = ResponseOf<Id>;

/** Calls of forecasts as texts; `voice-text/operations.ts` has what the service needs beside. */
export const forecastCalls = {
  precipitationNextHour: {
    path: '/voicetext/precipitation/nextHour/{latitude}/{longitude}',
    response: NextHourResponse,
  },
  forecastNextThreeHours: {
    path: '/voicetext/forecast/nextThreeHours/{latitude}/{longitude}',
    response: NextThreeHoursResponse,
  },
  forecastHours: {
    path: '/voicetext/forecast/hours/{latitude}/{longitude}',
    response: HoursResponse,
  },
  forecastDayPart: {
    path: '/voicetext/forecast/dayPart/{latitude}/{longitude}',
    response: DayPartResponse,
  },
  forecastDays: {
    path: '/voicetext/forecast/days/{latitude}/{longitude}',
    response: DaysResponse,
  },
  forecastWeekend: {
    path: '/voicetext/forecast/weekend/{latitude}/{longitude}',
    response: WeekendResponse,
  },
  forecastNextThreeDays: {
    path: '/voicetext/forecast/nextThreeDays/{latitude}/{longitude}',
    response: NextThreeDaysResponse,
  },
};

type VoiceTextCalls = typeof pollenCalls & typeof forecastCalls;
export type VoiceTextId = keyof VoiceTextCalls;
export type VoiceTextResponse<Id extends VoiceTextId> = ResponseTypes<VoiceTextCalls>[Id];

/** The nine operations of the voice-text document, in the same order. */
export const voiceTextIds: readonly VoiceTextId[] = [
  'pollenTextByCoordinates',
  'pollenTextByZip',
  ...idsOf(forecastCalls),
];
