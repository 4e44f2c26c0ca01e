import { sunTopic } from './support/sun-topic.ts';

/** "When does the sun set?", "When does it get dark?" */
export const sunset = sunTopic('sunset', 'SunsetIntent');
