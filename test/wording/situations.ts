import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import {
  BRIGHT,
  CLOUDY,
  hoursFrom,
  lasting,
  planOfDay,
  planOfDays,
  planOfHour,
  planOfHours,
  planOfNextDays,
  planOfNextHours,
  planOfPart,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const IN_TWO_DAYS = addDays(TODAY, 2);
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const FAR = '2026-11-28';

const SUNNY: Weather = { cloudCover: 0 };
const FOGGY: Weather = { significantWeather: 45 };
const STORMY: Weather = { windSpeed: 60, gust: 92 };
const UNKNOWN: Weather = { cloudCover: null, significantWeather: null };
const NOTHING: Weather = { ...UNKNOWN, temperature: null, precipitationProbability: null };

const at = (temperature: number, weather: Weather = {}): Weather => ({ ...weather, temperature });
const likely = (precipitationProbability: number): Weather => ({ precipitationProbability });
const part = (...weather: Weather[]) => planOfPart(hoursFrom(12, weather), TODAY, 'afternoon');
const night = (...weather: Weather[]) => planOfPart(hoursFrom(22, weather), TODAY, 'night');
const today = (...weather: Weather[]) => planOfDay(hoursFrom(24 - weather.length, weather));
const tomorrow = (...weather: Weather[]) => planOfDay(hoursFrom(24, weather), TOMORROW);
const weekend = (...weather: Weather[]) => planOfDays(hoursFrom(72, weather), [SATURDAY, SUNDAY]);

/** Weather situations that every text must handle, for review by native speakers. */
export const situations = {
  'now, overcast': planOfHour(hoursFrom(0, [{}])),
  'now, a storm': planOfHour(hoursFrom(0, [{ ...BRIGHT, ...STORMY }])),
  'an hour, one degree': planOfHour(hoursFrom(15, [at(1)])),
  'an hour, rain that may not come': planOfHour(
    hoursFrom(15, [{ ...rain(61), precipitationProbability: 40 }]),
  ),
  'an hour, strong wind': planOfHour(hoursFrom(15, [{ ...SUNNY, windSpeed: 45, gust: 65 }])),
  'an hour, weather not known': planOfHour(hoursFrom(15, [{ ...UNKNOWN, temperature: 4 }])),
  'an hour, nothing known': planOfHour(hoursFrom(15, [NOTHING])),
  'three hours, getting colder': planOfNextHours(hoursFrom(20, [at(1), at(0), at(-2)])),
  'three hours, thunder in the last': planOfNextHours(hoursFrom(16, [CLOUDY, CLOUDY, rain(95)])),
  'hours, rain in between': planOfHours(
    hoursFrom(8, [...lasting(2, CLOUDY), ...lasting(3, rain(61)), ...lasting(2, CLOUDY)]),
  ),
  'hours over midnight': planOfHours(hoursFrom(22, [...lasting(4, SUNNY), ...lasting(4, FOGGY)])),
  'afternoon, sun': part(...lasting(6, at(12, SUNNY))),
  'afternoon, frost': part(...lasting(6, at(-1))),
  'night, clear': night(at(2, SUNNY), ...lasting(7, at(0, SUNNY))),
  'night, freezing rain': night(...lasting(3, at(1)), ...lasting(5, at(-1, rain(66)))),
  'evening far ahead': planOfPart(hoursFrom(10 * 24, lasting(24, CLOUDY)), FAR, 'evening'),
  'night far ahead': planOfPart(
    hoursFrom(10 * 24, [...lasting(23, at(10, CLOUDY)), ...lasting(9, CLOUDY)]),
    FAR,
    'night',
  ),
  'today, rain from 5 PM': today(...lasting(8, CLOUDY), ...lasting(7, rain(63, 0.8))),
  'today, sun and a thunderstorm': today(...lasting(9, BRIGHT), rain(96), ...lasting(6, BRIGHT)),
  'today, sun gives way to clouds': today(...lasting(8, SUNNY), ...lasting(8)),
  'today, a slight change of the sky': today(...lasting(8, BRIGHT), ...lasting(8, CLOUDY)),
  'today, around zero': today(...lasting(16, at(0))),
  'today, rain is likely but not shown': today(...lasting(16, likely(60))),
  'today, snow is possible': today(...lasting(16, at(-3, likely(30)))),
  'tomorrow, showers now and then': tomorrow(
    ...Array.from({ length: 24 }, (_, hour) => (hour % 5 === 1 ? rain(80) : BRIGHT)),
  ),
  'tomorrow, storm and rain': tomorrow(...lasting(24, { ...rain(63, 1), ...STORMY })),
  'tomorrow, heavy snow': tomorrow(...lasting(24, snow(75, 1))),
  'tomorrow, drizzle turning to rain': tomorrow(...lasting(12, rain(51)), ...lasting(12, rain(61))),
  'tomorrow, sleet until noon': tomorrow(...lasting(12, rain(68)), ...lasting(12, CLOUDY)),
  'tomorrow, a fresh wind': tomorrow(...lasting(24, { windSpeed: 32 })),
  'a day far ahead': planOfDay(hoursFrom(240, [...lasting(13), ...lasting(11, at(3))]), FAR),
  'weekend, alike': weekend(...lasting(24, at(3, CLOUDY)), ...lasting(24, at(5, CLOUDY))),
  'weekend, rain then sun': weekend(...lasting(24, rain(61)), ...lasting(24, at(-1, SUNNY))),
  'three days, getting warmer': planOfNextDays(
    hoursFrom(0, [...lasting(24, at(-4)), ...lasting(24, at(1, CLOUDY)), ...lasting(24, at(5))]),
    [TODAY, TOMORROW, IN_TWO_DAYS],
  ),
} satisfies Record<string, Plan>;

export type Situation = keyof typeof situations;

function isSituation(name: string): name is Situation {
  return name in situations;
}

export const SITUATIONS = Object.keys(situations).filter(isSituation);
