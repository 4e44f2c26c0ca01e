import { planRainStop } from '../src/wording/plan/questions/rain-stop.ts';
import { rainOutlookTopic } from './support/rain-outlook.ts';

/** "When does it stop raining?" */
export const rainStop = rainOutlookTopic('rainStop', 'RainStopIntent', planRainStop);
