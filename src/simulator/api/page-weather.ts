import { json, Router } from 'express';
import * as z from 'zod';
import { UpstreamError, UpstreamRefusal } from '../../client/errors.ts';
import type { WeatherClient } from '../../client/client.ts';
import type { LocationsResponse } from '../../contract/public/locations.ts';
import { getSkillUnits } from '../../languages/skill-locales.ts';
import { distanceInKm, type Place } from '../../place/place.ts';
import { roundCoordinate, type WeatherCall } from '../../slots/query.ts';
import { findScreenIcon, iconGraphics, type Icon } from '../../speech/screen/icons.ts';
import { addDays, formatDateDigits, formatHourDigits, toLocalHour } from '../../time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/units.ts';
import { findDevicePlace, type PlaceLookup } from '../device-description.ts';
import { findOtherLanguage } from './other-language.ts';
import {
  createEnumSchema,
  describeWeather,
  LocaleSchema,
  NowSchema,
  parseBody,
  PlaceSchema,
  rejectOverrides,
  WEATHER_IDS,
  withPlace,
  type WeatherId,
} from './requests.ts';
import {
  summarizeExchange,
  type CallReport,
  type FindExchange,
  type FindPollenNames,
} from './turn-response.ts';

/**
 * Runs calls with the client of a weather option and optionally a fixed time.
 *
 * @param now undefined for the server clock
 */
export type RunCalls = <T>(
  weather: WeatherId,
  now: Date | undefined,
  run: (client: WeatherClient) => Promise<T>,
) => Promise<T>;

/** Finds places by the beginning of a name or postcode, with names in the language of a locale. */
export type SearchPlaces = (search: string, locale: string) => Promise<LocationsResponse>;

export interface PageWeatherOptions extends PlaceLookup {
  runCalls: RunCalls;
  searchPlaces: SearchPlaces;
  findExchange: FindExchange;
  findPollenNames: FindPollenNames;
  clock: () => Date;
  isOwnDemo: boolean;
  /** Whether requests may override the weather and time of the server. */
  isChangeable: boolean;
}

const WeatherQuery = z.strictObject({
  locale: LocaleSchema,
  place: PlaceSchema.optional(),
  now: NowSchema.optional(),
  weather: createEnumSchema(WEATHER_IDS).default('own'),
});

const PlaceSearch = z.strictObject({
  locale: LocaleSchema,
  search: PlaceSchema.trim().min(1, 'must not be empty'),
});

/** More is no question, and would be read in each language. */
const MAX_SENTENCE_CHARACTERS = 120;

const TypedSentence = z.strictObject(
  {
    locale: LocaleSchema,
    utterance: z
      .string('must be a string')
      .trim()
      .min(1, 'must not be empty')
      .max(MAX_SENTENCE_CHARACTERS, `must have at most ${MAX_SENTENCE_CHARACTERS} characters`),
    place: PlaceSchema.optional(),
  },
  'must be a JSON object',
);

/** Cache time of the icons, which change with a release only, seconds. */
const ICONS_MAX_AGE_S = 3600;

/** The API of the weather view at `/`: the weather of a place, its icons, and suggestions for places. */
export function createPageWeatherApi(options: PageWeatherOptions): Router {
  const { clock, findExchange, isChangeable, isOwnDemo } = options;
  const router = Router();

  router.get('/simulator/weather', async (request, response) => {
    const query = withPlace(parseBody(WeatherQuery, request.query), options);
    if (!isChangeable) rejectOverrides(query);
    const { locale, weather, place } = query;
    const now = query.now ?? clock();
    const calls = await options.runCalls(weather, query.now, async (client) =>
      callAll({ client, place, now, language: locale }),
    );
    const { name, country, timeZone } = place;
    response.set('Cache-Control', 'no-store').json({
      place: { name, country, timeZone },
      now: now.toISOString(),
      units: getSkillUnits(locale),
      pollenNames: await options.findPollenNames(locale),
      weather: describeWeather(weather, isOwnDemo),
      operations: Object.fromEntries(calls.map((call) => describeCall(call, findExchange))),
    });
  });

  router.get('/simulator/places', async (request, response) => {
    const { search, locale } = parseBody(PlaceSearch, request.query);
    const { items } = await options.searchPlaces(search, locale);
    response.json({ items: items.map((item) => toSuggestion(item, locale, options)) });
  });

  router.post('/simulator/language', json(), async (request, response) => {
    const sentence = withPlace(parseBody(TypedSentence, request.body), options);
    const now = clock();
    const locale = await findOtherLanguage({ ...sentence, now }, options.gazetteer);
    response.json({ locale: locale ?? null });
  });

  router.get('/simulator/icons', (_request, response) => {
    response.set('Cache-Control', `max-age=${ICONS_MAX_AGE_S}`).json(ICON_SET);
  });

  return router;
}

/** The days of the strip, and the hours of the chart, from now on. */
const DAY_COUNT = 10;
const HOUR_COUNT = 48;

/** For all calls together; the first ones of a sandbox make its weather. */
const CALLS_TIMEOUT_MS = MINUTE_MS;

interface CallsContext {
  client: WeatherClient;
  place: Place;
  now: Date;
  /** BCP 47. */
  language: string;
}

/** Calls the operations of the weather view at the same time, and returns them with the parameters sent. */
async function callAll({ client, place, now, language }: CallsContext): Promise<WeatherCall[]> {
  const { timeZone } = place;
  const options = { language, timeZone, signal: AbortSignal.timeout(CALLS_TIMEOUT_MS) };
  const at = {
    latitude: roundCoordinate(place.latitude),
    longitude: roundCoordinate(place.longitude),
  };
  const named = { ...at, location: place.name };
  const { date: today, hour } = toLocalHour(now.getTime(), timeZone);
  const last = toLocalHour(now.getTime() + (HOUR_COUNT - 1) * HOUR_MS, timeZone);
  const datetimefrom = formatHourDigits({ date: today, hour });
  const datetimeto = formatHourDigits(last);
  // Each call has parameters of its own, by which its exchange is found.
  const calls: WeatherCall[] = [
    { operation: 'forecastHours', parameters: { ...named, datetimefrom, datetimeto } },
    { operation: 'precipitationNextHour', parameters: { ...named } },
    { operation: 'activeWarningsByCoordinates', parameters: { ...at } },
    { operation: 'pollenTextByCoordinates', parameters: { ...named } },
    { operation: 'pastReadingsByCoordinates', parameters: { ...at } },
    { operation: 'forecast2ByCoordinates', parameters: { ...at, frequency: 'daily' } },
  ];
  const callDays = async (to: string): Promise<WeatherCall> => {
    const parameters = { ...named, datefrom: formatDateDigits(today), datetimeto: to };
    const end = await callOne(client, { operation: 'forecastDays', parameters }, options);
    // The forecast may end earlier: the service names its last day.
    const isShorter = end !== undefined && end < to && end >= parameters.datefrom;
    return isShorter ? callDays(end) : { operation: 'forecastDays', parameters };
  };
  const days = callDays(formatDateDigits(addDays(today, DAY_COUNT - 1)));
  await Promise.all(calls.map(async (call) => callOne(client, call, options)));
  return [await days, ...calls];
}

/**
 * Calls an operation, whose exchange the client's observer records, failed or not.
 *
 * @returns the last available day if the call is beyond the forecast
 */
async function callOne(
  client: WeatherClient,
  { operation, parameters }: WeatherCall,
  options: Parameters<WeatherClient['call']>[2],
): Promise<string | undefined> {
  try {
    await client.call(operation, parameters, options);
    return undefined;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error instanceof UpstreamRefusal ? error.last : undefined;
  }
}

/** The entry of an operation in the response: what was sent, and what came back. */
function describeCall(
  call: WeatherCall,
  findExchange: FindExchange,
): [operation: string, report: Omit<CallReport, 'operation'>] {
  const { operation, parameters } = call;
  return [operation, { parameters, ...summarizeExchange(findExchange(call)) }];
}

/** Beyond it, a name means another place than the one that it was listed for. */
const MAX_SAME_PLACE_KM = 3;

/** A place to choose: what is shown of it, and the text that finds it as the place of a device. */
function toSuggestion(
  { name, admin1, country, zipcodes, latitude, longitude }: LocationsResponse['items'][number],
  locale: string,
  lookup: PlaceLookup,
) {
  const isFoundBy = (text: string) => {
    const found = findDevicePlace(text, locale, lookup);
    return found !== undefined && distanceInKm(found, { latitude, longitude }) < MAX_SAME_PLACE_KM;
  };
  const area = admin1?.location.name;
  const texts = [name, ...(area === undefined ? [] : [`${name}, ${area}`]), `${name}, ${country}`];
  const value =
    texts.find(isFoundBy) ?? `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`;
  return { name, area: area ?? null, country, postcodes: zipcodes ?? [], value };
}

/** Codes of the forecast table are below it. */
const MAX_STATE = 100;

/** The icons of the device's screen, by state: the page draws the same. */
const ICON_SET = {
  graphics: iconGraphics,
  byState: Object.fromEntries(
    Array.from({ length: MAX_STATE }, (_value, state) => state)
      .map((state): [number, [day: Icon, night: Icon]] => [
        state,
        [findScreenIcon(state, false), findScreenIcon(state, true)],
      ])
      .filter(([, [day]]) => day !== 'unknown'),
  ),
};
