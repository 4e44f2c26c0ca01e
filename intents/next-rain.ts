import { planNextRain } from '../src/wording/plan/questions/next-rain.ts';
import { rainOutlookTopic } from './support/rain-outlook.ts';

/** "When does it rain next?" */
export const nextRain = rainOutlookTopic('nextRain', 'NextRainIntent', planNextRain);
