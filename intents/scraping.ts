import { planScraping } from '../src/wording/plan/questions/scraping.ts';
import { questionTopic } from './support/question-topic.ts';

/** "Will I have to scrape the windscreen tomorrow?" */
export const scraping = questionTopic({
  name: 'scraping',
  intent: 'ScrapingIntent',
  plan: planScraping,
  byTheHour: true,
});
