import type { TopicName } from '../src/speech/topic-names.ts';
import type { Topic } from './support/turn-context.ts';
import { weatherTopic } from './weather.ts';

/** How a topic is found and loaded. */
export interface TopicEntry {
  /** Follow-ups find the topic by this name. */
  name: TopicName;
  /** The intent of the interaction model. */
  intent: string;
  /** The id of its slot type Quantity, for topics that share an intent. */
  quantity?: string;
  load: () => Topic | Promise<Topic>;
}

// Modules that load when the first of their topics is asked about.
const advice = async () => import('./advice.ts');
const air = async () => import('./air.ts');
const changes = async () => import('./changes.ts');
const comparisons = async () => import('./comparisons.ts');
const details = async () => import('./details.ts');
const moon = async () => import('./moon.ts');
const past = async () => import('./past.ts');
const pollen = async () => import('./pollen.ts');
const rainAndSnow = async () => import('./rain-and-snow.ts');
const stations = async () => import('./stations.ts');
const temperature = async () => import('./temperature.ts');
const thresholds = async () => import('./thresholds.ts');
const unoffered = async () => import('./unoffered.ts');
const warnings = async () => import('./warnings.ts');
const windAndSky = async () => import('./wind-and-sky.ts');

/** All topics by name. Only that of most first questions is loaded at the start. */
export const topics: { [Name in TopicName]: TopicEntry } = {
  weather: { name: 'weather', intent: 'WeatherIntent', load: () => weatherTopic },
  rain: topic('rain', rainAndSnow, 'RainIntent'),
  dry: topic('dry', rainAndSnow, 'DryIntent'),
  rainAmount: topic('rainAmount', rainAndSnow, 'RainAmountIntent'),
  rainChance: topic('rainChance', rainAndSnow, 'RainChanceIntent'),
  rainThreshold: topic('rainThreshold', rainAndSnow, 'RainThresholdIntent'),
  rainTime: topic('rainTime', rainAndSnow, 'RainTimeIntent'),
  nextRain: topic('nextRain', rainAndSnow, 'NextRainIntent'),
  rainStop: topic('rainStop', rainAndSnow, 'RainStopIntent'),
  snow: topic('snow', rainAndSnow, 'SnowIntent'),
  snowAmount: topic('snowAmount', rainAndSnow, 'SnowAmountIntent'),
  sun: topic('sun', windAndSky, 'SunIntent'),
  cloudy: topic('cloudy', windAndSky, 'CloudyIntent'),
  sunHours: topic('sunHours', windAndSky, 'SunHoursIntent'),
  fog: topic('fog', windAndSky, 'FogIntent'),
  thunder: topic('thunder', windAndSky, 'ThunderIntent'),
  hail: topic('hail', windAndSky, 'HailIntent'),
  storm: topic('storm', windAndSky, 'StormIntent'),
  wind: topic('wind', windAndSky, 'WindIntent'),
  windThreshold: topic('windThreshold', windAndSky, 'WindThresholdIntent'),
  frost: topic('frost', temperature, 'FrostIntent'),
  ice: topic('ice', temperature, 'IceIntent'),
  temperature: topic('temperature', temperature, 'TemperatureIntent'),
  high: topic('high', temperature, 'HighIntent'),
  low: topic('low', temperature, 'LowIntent'),
  above: topic('above', thresholds, 'AboveIntent'),
  below: topic('below', thresholds, 'BelowIntent'),
  feelsLike: topic('feelsLike', temperature, 'FeelsLikeIntent'),
  sunrise: topic('sunrise', windAndSky, 'SunriseIntent'),
  sunset: topic('sunset', windAndSky, 'SunsetIntent'),
  bestDay: topic('bestDay', thresholds, 'BestDayIntent'),
  warmestDay: topic('warmestDay', thresholds, 'WarmestDayIntent'),
  coldestDay: topic('coldestDay', thresholds, 'ColdestDayIntent'),
  wettestDay: topic('wettestDay', rainAndSnow, 'WettestDayIntent'),
  comparison: topic('comparison', comparisons, 'ComparisonIntent'),
  whichDay: topic('whichDay', comparisons, 'WhichDayIntent'),
  comparePlaces: topic('comparePlaces', comparisons, 'ComparePlacesIntent'),
  whichPlace: topic('whichPlace', comparisons, 'WhichPlaceIntent'),
  nextChange: topic('nextChange', changes, 'NextChangeIntent'),
  reach: topic('reach', changes, 'ReachIntent'),
  umbrella: topic('umbrella', advice, 'UmbrellaIntent'),
  jacket: topic('jacket', advice, 'JacketIntent'),
  clothes: topic('clothes', advice, 'ClothesIntent'),
  laundry: topic('laundry', advice, 'LaundryIntent'),
  barbecue: topic('barbecue', advice, 'BarbecueIntent'),
  bicycle: topic('bicycle', advice, 'BicycleIntent'),
  scraping: topic('scraping', advice, 'ScrapingIntent'),
  advice: topic('advice', advice, 'AdviceIntent'),
  bestHours: topic('bestHours', advice, 'BestHoursIntent'),
  pollen: topic('pollen', pollen, 'PollenIntent'),
  warnings: topic('warnings', warnings, 'QuantityIntent', 'WARNINGS'),
  humidity: topic('humidity', air, 'QuantityIntent', 'HUMIDITY'),
  dewPoint: topic('dewPoint', air, 'QuantityIntent', 'DEW_POINT'),
  muggy: topic('muggy', air, 'MuggyIntent'),
  pressure: topic('pressure', air, 'QuantityIntent', 'PRESSURE'),
  cloudCover: topic('cloudCover', air, 'QuantityIntent', 'CLOUD_COVER'),
  moonPhase: topic('moonPhase', moon, 'QuantityIntent', 'MOON'),
  fullMoon: topic('fullMoon', moon, 'QuantityIntent', 'FULL_MOON'),
  newMoon: topic('newMoon', moon, 'QuantityIntent', 'NEW_MOON'),
  moonrise: topic('moonrise', moon, 'MoonriseIntent'),
  moonset: topic('moonset', moon, 'MoonsetIntent'),
  pastRain: topic('pastRain', past, 'PastRainIntent'),
  pastRainAmount: topic('pastRainAmount', past, 'PastRainAmountIntent'),
  pastSnow: topic('pastSnow', past, 'PastSnowIntent'),
  pastSnowAmount: topic('pastSnowAmount', past, 'PastSnowAmountIntent'),
  pastDry: topic('pastDry', past, 'PastDryIntent'),
  pastHigh: topic('pastHigh', past, 'PastHighIntent'),
  pastLow: topic('pastLow', past, 'PastLowIntent'),
  pastTemperature: topic('pastTemperature', past, 'PastTemperatureIntent'),
  pastFrost: topic('pastFrost', past, 'PastFrostIntent'),
  pastWind: topic('pastWind', past, 'PastWindIntent'),
  pastWindy: topic('pastWindy', past, 'PastWindyIntent'),
  pastStorm: topic('pastStorm', past, 'PastStormIntent'),
  pastWeather: topic('pastWeather', past, 'PastWeatherIntent'),
  snowDepth: topic('snowDepth', stations, 'QuantityIntent', 'SNOW_DEPTH'),
  snowLying: topic('snowLying', stations, 'QuantityIntent', 'SNOW_LYING'),
  visibility: topic('visibility', stations, 'QuantityIntent', 'VISIBILITY'),
  station: topic('station', stations, 'QuantityIntent', 'STATION'),
  daylight: topic('daylight', stations, 'QuantityIntent', 'DAYLIGHT'),
  unoffered: topic('unoffered', unoffered, 'UnofferedIntent'),
};

/** "In more detail": the weather again, by its parts or hour by hour. */
export const detailTopicEntry: TopicEntry = {
  name: 'weather',
  intent: 'DetailIntent',
  load: async () => (await details()).detailTopic,
};

/** An entry of the topic that a module exports as `rainTopic` for the name `rain`. */
function topic<Name extends TopicName>(
  name: Name,
  loadModule: () => Promise<{ [Key in `${Name}Topic`]: Topic }>,
  intent: string,
  quantity?: string,
): TopicEntry {
  const load = async () => (await loadModule())[`${name}Topic`];
  return { name, intent, load, ...(quantity === undefined ? {} : { quantity }) };
}

/** Loads all topics, for a process that answers many turns. */
export async function loadTopics(): Promise<void> {
  await Promise.all([...Object.values(topics), detailTopicEntry].map(async ({ load }) => load()));
}

export function findTopic(name: string | undefined): TopicEntry | undefined {
  return Object.values(topics).find((entry) => entry.name === name);
}

export function findTopicByIntent(intent: string | undefined): TopicEntry | undefined {
  return Object.values(topics).find((entry) => entry.intent === intent);
}
