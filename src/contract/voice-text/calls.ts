import {
  PollenByCoordinatesResponse,
  PollenByZipResponse,
  NextHourResponse,
  NextThreeHoursResponse,
  HoursResponse,
  DayPartResponse,
  DaysResponse,
  WeekendResponse,
  NextThreeDaysResponse,
} from './responses.ts';
import { idsOf, type Operation, type ResponseTypes } from '../operation-types.ts';

const calls = {
  pollenTextByCoordinates: {
    path: '/voicetext/pollen/byCoordinates/{latitude}/{longitude}',
    response: PollenByCoordinatesResponse,
  },
  pollenTextByZip: {
    path: '/voicetext/pollen/byLocation/{country}/{zip_code}',
    response: PollenByZipResponse,
  },
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

export type VoiceTextId = keyof typeof calls;
export type VoiceTextResponse<Id extends VoiceTextId> = ResponseTypes<typeof calls>[Id];

/** What a caller needs of an operation; `operations.ts` has the rest. */
type Calls = {
  [Id in VoiceTextId]: Pick<Operation<unknown, VoiceTextResponse<Id>>, 'path' | 'response'>;
};

/** The calls of the nine operations of the voice-text document, in the same order. */
export const voiceTextCalls: Calls = calls;

export const voiceTextIds = idsOf(calls);
