import {
  planUmbrella,
  planLaundry,
  planBarbecue,
  planBicycle,
  planScraping,
} from '../src/wording/plan/questions/activities.ts';
import { createForecastTopic } from './support/topic-builders.ts';
import { planClothes, planJacket } from '../src/wording/plan/questions/clothes.ts';

/** "Do I need an umbrella?" */
export const umbrellaTopic = createForecastTopic({
  name: 'umbrella',
  intent: 'UmbrellaIntent',
  plan: planUmbrella,
  needsHours: true,
});

/** "Do I need a jacket?" */
export const jacketTopic = createForecastTopic({
  name: 'jacket',
  intent: 'JacketIntent',
  plan: planJacket,
  needsHours: true,
});

/** "What should I wear?" */
export const clothesTopic = createForecastTopic({
  name: 'clothes',
  intent: 'ClothesIntent',
  plan: planClothes,
  needsHours: true,
});

/** "Can I hang out the washing?" */
export const laundryTopic = createForecastTopic({
  name: 'laundry',
  intent: 'LaundryIntent',
  plan: planLaundry,
  needsHours: true,
});

/** "Can we have a barbecue tonight?" */
export const barbecueTopic = createForecastTopic({
  name: 'barbecue',
  intent: 'BarbecueIntent',
  plan: planBarbecue,
  needsHours: true,
});

/** "Can I go by bike?" */
export const bicycleTopic = createForecastTopic({
  name: 'bicycle',
  intent: 'BicycleIntent',
  plan: planBicycle,
  needsHours: true,
});

/** "Will I have to scrape the windscreen tomorrow?" */
export const scrapingTopic = createForecastTopic({
  name: 'scraping',
  intent: 'ScrapingIntent',
  plan: planScraping,
  needsHours: true,
});
