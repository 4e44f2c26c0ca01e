import type { TopicName } from '../src/speech/topic-names.ts';
import type { PlacedTurn, Topic } from './support/turn-context.ts';
import { weatherTopic } from './weather.ts';

/** How a topic is found and loaded. */
export interface TopicEntry {
  /** Follow-ups find the topic by this name. */
  name: TopicName;
  /** The intent of the interaction model. */
  intent: string;
  /** The id of its slot type Quantity, for topics that share an intent. */
  quantity?: string;
  load: () => Topic<PlacedTurn> | Promise<Topic<PlacedTurn>>;
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
  rain: lazy('rain', rainAndSnow, 'RainIntent'),
  dry: lazy('dry', rainAndSnow, 'DryIntent'),
  rainAmount: lazy('rainAmount', rainAndSnow, 'RainAmountIntent'),
  rainChance: lazy('rainChance', rainAndSnow, 'RainChanceIntent'),
  rainThreshold: lazy('rainThreshold', rainAndSnow, 'RainThresholdIntent'),
  rainTime: lazy('rainTime', rainAndSnow, 'RainTimeIntent'),
  nextRain: lazy('nextRain', rainAndSnow, 'NextRainIntent'),
  rainStop: lazy('rainStop', rainAndSnow, 'RainStopIntent'),
  snow: lazy('snow', rainAndSnow, 'SnowIntent'),
  snowAmount: lazy('snowAmount', rainAndSnow, 'SnowAmountIntent'),
  sun: lazy('sun', windAndSky, 'SunIntent'),
  cloudy: lazy('cloudy', windAndSky, 'CloudyIntent'),
  sunHours: lazy('sunHours', windAndSky, 'SunHoursIntent'),
  fog: lazy('fog', windAndSky, 'FogIntent'),
  thunder: lazy('thunder', windAndSky, 'ThunderIntent'),
  hail: lazy('hail', windAndSky, 'HailIntent'),
  storm: lazy('storm', windAndSky, 'StormIntent'),
  wind: lazy('wind', windAndSky, 'WindIntent'),
  windThreshold: lazy('windThreshold', windAndSky, 'WindThresholdIntent'),
  frost: lazy('frost', temperature, 'FrostIntent'),
  ice: lazy('ice', temperature, 'IceIntent'),
  temperature: lazy('temperature', temperature, 'TemperatureIntent'),
  high: lazy('high', temperature, 'HighIntent'),
  low: lazy('low', temperature, 'LowIntent'),
  above: lazy('above', thresholds, 'AboveIntent'),
  below: lazy('below', thresholds, 'BelowIntent'),
  feelsLike: lazy('feelsLike', temperature, 'FeelsLikeIntent'),
  sunrise: lazy('sunrise', windAndSky, 'SunriseIntent'),
  sunset: lazy('sunset', windAndSky, 'SunsetIntent'),
  bestDay: lazy('bestDay', thresholds, 'BestDayIntent'),
  warmestDay: lazy('warmestDay', thresholds, 'WarmestDayIntent'),
  coldestDay: lazy('coldestDay', thresholds, 'ColdestDayIntent'),
  wettestDay: lazy('wettestDay', rainAndSnow, 'WettestDayIntent'),
  comparison: lazy('comparison', comparisons, 'ComparisonIntent'),
  whichDay: lazy('whichDay', comparisons, 'WhichDayIntent'),
  comparePlaces: lazy('comparePlaces', comparisons, 'ComparePlacesIntent'),
  whichPlace: lazy('whichPlace', comparisons, 'WhichPlaceIntent'),
  nextChange: lazy('nextChange', changes, 'NextChangeIntent'),
  reach: lazy('reach', changes, 'ReachIntent'),
  umbrella: lazy('umbrella', advice, 'UmbrellaIntent'),
  jacket: lazy('jacket', advice, 'JacketIntent'),
  clothes: lazy('clothes', advice, 'ClothesIntent'),
  laundry: lazy('laundry', advice, 'LaundryIntent'),
  barbecue: lazy('barbecue', advice, 'BarbecueIntent'),
  bicycle: lazy('bicycle', advice, 'BicycleIntent'),
  scraping: lazy('scraping', advice, 'ScrapingIntent'),
  advice: lazy('advice', advice, 'AdviceIntent'),
  bestHours: lazy('bestHours', advice, 'BestHoursIntent'),
  pollen: lazy('pollen', pollen, 'PollenIntent'),
  warnings: lazy('warnings', warnings, 'QuantityIntent', 'WARNINGS'),
  humidity: lazy('humidity', air, 'QuantityIntent', 'HUMIDITY'),
  dewPoint: lazy('dewPoint', air, 'QuantityIntent', 'DEW_POINT'),
  muggy: lazy('muggy', air, 'MuggyIntent'),
  pressure: lazy('pressure', air, 'QuantityIntent', 'PRESSURE'),
  cloudCover: lazy('cloudCover', air, 'QuantityIntent', 'CLOUD_COVER'),
  moonPhase: lazy('moonPhase', moon, 'QuantityIntent', 'MOON'),
  fullMoon: lazy('fullMoon', moon, 'QuantityIntent', 'FULL_MOON'),
  newMoon: lazy('newMoon', moon, 'QuantityIntent', 'NEW_MOON'),
  moonrise: lazy('moonrise', moon, 'MoonriseIntent'),
  moonset: lazy('moonset', moon, 'MoonsetIntent'),
  pastRain: lazy('pastRain', past, 'PastRainIntent'),
  pastRainAmount: lazy('pastRainAmount', past, 'PastRainAmountIntent'),
  pastSnow: lazy('pastSnow', past, 'PastSnowIntent'),
  pastSnowAmount: lazy('pastSnowAmount', past, 'PastSnowAmountIntent'),
  pastDry: lazy('pastDry', past, 'PastDryIntent'),
  pastHigh: lazy('pastHigh', past, 'PastHighIntent'),
  pastLow: lazy('pastLow', past, 'PastLowIntent'),
  pastTemperature: lazy('pastTemperature', past, 'PastTemperatureIntent'),
  pastFrost: lazy('pastFrost', past, 'PastFrostIntent'),
  pastWind: lazy('pastWind', past, 'PastWindIntent'),
  pastWindy: lazy('pastWindy', past, 'PastWindyIntent'),
  pastStorm: lazy('pastStorm', past, 'PastStormIntent'),
  pastWeather: lazy('pastWeather', past, 'PastWeatherIntent'),
  snowDepth: lazy('snowDepth', stations, 'QuantityIntent', 'SNOW_DEPTH'),
  snowLying: lazy('snowLying', stations, 'QuantityIntent', 'SNOW_LYING'),
  visibility: lazy('visibility', stations, 'QuantityIntent', 'VISIBILITY'),
  station: lazy('station', stations, 'QuantityIntent', 'STATION'),
  daylight: lazy('daylight', stations, 'QuantityIntent', 'DAYLIGHT'),
  unoffered: lazy('unoffered', unoffered, 'UnofferedIntent'),
};

/** "In more detail": the weather again, by its parts or hour by hour. */
export const detailTopicEntry: TopicEntry = {
  name: 'weather',
  intent: 'DetailIntent',
  load: loadOnce(async () => withWords((await details()).detailTopic)),
};

/** The entry of a topic that a module exports as `rainTopic` for the name `rain`. */
function lazy<Name extends TopicName>(
  name: Name,
  loadModule: () => Promise<{ [Key in `${Name}Topic`]: Topic }>,
  intent: string,
  quantity?: string,
): TopicEntry {
  const load = loadOnce(async () => withWords((await loadModule())[`${name}Topic`]));
  return { name, intent, load, ...(quantity === undefined ? {} : { quantity }) };
}

/** An import of a loaded module still goes through the module loader. */
function loadOnce(load: () => Promise<Topic<PlacedTurn>>): () => Promise<Topic<PlacedTurn>> {
  let topic: Topic<PlacedTurn> | undefined;
  return async () => (topic ??= await load());
}

/** Loads the words for the answer of a topic before it answers. */
function withWords(topic: Topic): Topic<PlacedTurn> {
  return {
    ...topic,
    answer: async (turn, dependencies) =>
      topic.answer({ ...turn, locale: await turn.loadLocale() }, dependencies),
  };
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
