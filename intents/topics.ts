import { barbecue } from './barbecue.ts';
import { bestDay } from './best-day.ts';
import { bicycle } from './bicycle.ts';
import { clothes } from './clothes.ts';
import { comparison } from './comparison.ts';
import { feelsLike } from './feels-like.ts';
import { fog } from './fog.ts';
import { frost } from './frost.ts';
import { high } from './high.ts';
import { ice } from './ice.ts';
import { jacket } from './jacket.ts';
import { laundry } from './laundry.ts';
import { low } from './low.ts';
import { nextRain } from './next-rain.ts';
import { pollen } from './pollen.ts';
import { rain } from './rain.ts';
import { rainAmount } from './rain-amount.ts';
import { rainChance } from './rain-chance.ts';
import { rainStop } from './rain-stop.ts';
import { rainTime } from './rain-time.ts';
import { scraping } from './scraping.ts';
import { snow } from './snow.ts';
import { snowAmount } from './snow-amount.ts';
import { storm } from './storm.ts';
import { sunHours } from './sun-hours.ts';
import { sun } from './sun.ts';
import { sunrise } from './sunrise.ts';
import { sunset } from './sunset.ts';
import { temperature } from './temperature.ts';
import { umbrella } from './umbrella.ts';
import { weather } from './weather.ts';
import { wind } from './wind.ts';
import type { TopicName } from '../src/speech/topic-name.ts';
import type { Topic } from './support/topic.ts';

/** Everything that can be asked about. */
export const topics: { [Name in TopicName]: Topic } = {
  weather,
  rain,
  rainAmount,
  rainChance,
  rainTime,
  nextRain,
  rainStop,
  snow,
  snowAmount,
  sun,
  sunHours,
  fog,
  storm,
  wind,
  frost,
  ice,
  temperature,
  high,
  low,
  feelsLike,
  sunrise,
  sunset,
  bestDay,
  comparison,
  umbrella,
  jacket,
  clothes,
  laundry,
  barbecue,
  bicycle,
  scraping,
  pollen,
};

export function topicCalled(name: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.name === name);
}

export function topicForIntent(intent: string | undefined): Topic | undefined {
  return Object.values(topics).find((topic) => topic.intent === intent);
}
