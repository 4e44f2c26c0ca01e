import {
  barbecueTopic,
  bicycleTopic,
  clothesTopic,
  jacketTopic,
  laundryTopic,
  scrapingTopic,
  umbrellaTopic,
} from './advice.ts';
import { bestDayTopic, weatherTopic } from './weather.ts';
import {
  comparisonTopic,
  feelsLikeTopic,
  frostTopic,
  highTopic,
  iceTopic,
  lowTopic,
  temperatureTopic,
} from './temperature.ts';
import {
  cloudyTopic,
  fogTopic,
  stormTopic,
  sunHoursTopic,
  sunTopic,
  sunriseTopic,
  sunsetTopic,
  thunderTopic,
  windTopic,
} from './wind-and-sky.ts';
import {
  dryTopic,
  nextRainTopic,
  rainTopic,
  rainAmountTopic,
  rainChanceTopic,
  rainStopTopic,
  rainTimeTopic,
  snowTopic,
  snowAmountTopic,
} from './rain-and-snow.ts';
import { pollenTopic } from './pollen.ts';
import { cloudCoverTopic, dewPointTopic, humidityTopic, muggyTopic, pressureTopic } from './air.ts';
import {
  fullMoonTopic,
  moonPhaseTopic,
  moonriseTopic,
  moonsetTopic,
  newMoonTopic,
} from './moon.ts';
import { aboveTopic, belowTopic, coldestDayTopic, warmestDayTopic } from './thresholds.ts';
import { warningsTopic } from './warnings.ts';
import type { TopicName } from '../src/speech/profile.ts';
import type { Topic } from './support/turn-context.ts';

/** All topics by name. */
export const topics: { [Name in TopicName]: Topic } = {
  weather: weatherTopic,
  rain: rainTopic,
  dry: dryTopic,
  rainAmount: rainAmountTopic,
  rainChance: rainChanceTopic,
  rainTime: rainTimeTopic,
  nextRain: nextRainTopic,
  rainStop: rainStopTopic,
  snow: snowTopic,
  snowAmount: snowAmountTopic,
  sun: sunTopic,
  cloudy: cloudyTopic,
  sunHours: sunHoursTopic,
  fog: fogTopic,
  thunder: thunderTopic,
  storm: stormTopic,
  wind: windTopic,
  frost: frostTopic,
  ice: iceTopic,
  temperature: temperatureTopic,
  high: highTopic,
  low: lowTopic,
  above: aboveTopic,
  below: belowTopic,
  feelsLike: feelsLikeTopic,
  sunrise: sunriseTopic,
  sunset: sunsetTopic,
  bestDay: bestDayTopic,
  warmestDay: warmestDayTopic,
  coldestDay: coldestDayTopic,
  comparison: comparisonTopic,
  umbrella: umbrellaTopic,
  jacket: jacketTopic,
  clothes: clothesTopic,
  laundry: laundryTopic,
  barbecue: barbecueTopic,
  bicycle: bicycleTopic,
  scraping: scrapingTopic,
  pollen: pollenTopic,
  warnings: warningsTopic,
  humidity: humidityTopic,
  dewPoint: dewPointTopic,
  muggy: muggyTopic,
  pressure: pressureTopic,
  cloudCover: cloudCoverTopic,
  moonPhase: moonPhaseTopic,
  fullMoon: fullMoonTopic,
  newMoon: newMoonTopic,
  moonrise: moonriseTopic,
  moonset: moonsetTopic,
};

export function findTopic(name: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.name === name);
}

export function findTopicByIntent(intent: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.intent === intent);
}
