import {
  adviceTopic,
  barbecueTopic,
  bestHoursTopic,
  bicycleTopic,
  clothesTopic,
  jacketTopic,
  laundryTopic,
  scrapingTopic,
  umbrellaTopic,
} from './advice.ts';
import { nextChangeTopic, reachTopic } from './changes.ts';
import { bestDayTopic, weatherTopic } from './weather.ts';
import {
  comparePlacesTopic,
  comparisonTopic,
  whichDayTopic,
  whichPlaceTopic,
} from './comparisons.ts';
import {
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
  hailTopic,
  stormTopic,
  sunHoursTopic,
  sunTopic,
  sunriseTopic,
  sunsetTopic,
  thunderTopic,
  windThresholdTopic,
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
  rainThresholdTopic,
  snowTopic,
  snowAmountTopic,
  wettestDayTopic,
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
import {
  pastDryTopic,
  pastFrostTopic,
  pastHighTopic,
  pastLowTopic,
  pastRainAmountTopic,
  pastRainTopic,
  pastSnowAmountTopic,
  pastSnowTopic,
  pastStormTopic,
  pastTemperatureTopic,
  pastWeatherTopic,
  pastWindTopic,
  pastWindyTopic,
} from './past.ts';
import {
  daylightTopic,
  snowDepthTopic,
  snowLyingTopic,
  stationTopic,
  visibilityTopic,
} from './stations.ts';
import { aboveTopic, belowTopic, coldestDayTopic, warmestDayTopic } from './thresholds.ts';
import { unofferedTopic } from './unoffered.ts';
import { warningsTopic } from './warnings.ts';
import type { TopicName } from '../src/speech/topic-names.ts';
import type { Topic } from './support/turn-context.ts';

/** All topics by name. */
export const topics: { [Name in TopicName]: Topic } = {
  weather: weatherTopic,
  rain: rainTopic,
  dry: dryTopic,
  rainAmount: rainAmountTopic,
  rainChance: rainChanceTopic,
  rainThreshold: rainThresholdTopic,
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
  hail: hailTopic,
  storm: stormTopic,
  wind: windTopic,
  windThreshold: windThresholdTopic,
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
  wettestDay: wettestDayTopic,
  comparison: comparisonTopic,
  whichDay: whichDayTopic,
  comparePlaces: comparePlacesTopic,
  whichPlace: whichPlaceTopic,
  nextChange: nextChangeTopic,
  reach: reachTopic,
  umbrella: umbrellaTopic,
  jacket: jacketTopic,
  clothes: clothesTopic,
  laundry: laundryTopic,
  barbecue: barbecueTopic,
  bicycle: bicycleTopic,
  scraping: scrapingTopic,
  advice: adviceTopic,
  bestHours: bestHoursTopic,
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
  pastRain: pastRainTopic,
  pastRainAmount: pastRainAmountTopic,
  pastSnow: pastSnowTopic,
  pastSnowAmount: pastSnowAmountTopic,
  pastDry: pastDryTopic,
  pastHigh: pastHighTopic,
  pastLow: pastLowTopic,
  pastTemperature: pastTemperatureTopic,
  pastFrost: pastFrostTopic,
  pastWind: pastWindTopic,
  pastWindy: pastWindyTopic,
  pastStorm: pastStormTopic,
  pastWeather: pastWeatherTopic,
  snowDepth: snowDepthTopic,
  snowLying: snowLyingTopic,
  visibility: visibilityTopic,
  station: stationTopic,
  daylight: daylightTopic,
  unoffered: unofferedTopic,
};

export function findTopic(name: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.name === name);
}

export function findTopicByIntent(intent: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.intent === intent);
}
