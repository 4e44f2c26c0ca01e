import { sunTopic } from './support/sun-topic.ts';

/** "When does the sun rise?" */
export const sunrise = sunTopic('sunrise', 'SunriseIntent');
