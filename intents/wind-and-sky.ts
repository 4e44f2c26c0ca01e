import { parseQueryOrNow } from '../src/slots/parse-query.ts';
import type { Calendar, ForecastQuery } from '../src/slots/query.ts';
import { planWind } from '../src/wording/plan/questions/wind.ts';
import { createForecastTopic, createSunTimeTopic } from './support/topic-builders.ts';
import {
  planCloudy,
  planStorm,
  planThunder,
  planFog,
  planSun,
  planSunHours,
} from '../src/wording/plan/questions/verdict.ts';

/** "How strong is the wind?" */
export const windTopic = createForecastTopic({
  name: 'wind',
  intent: 'WindIntent',
  plan: planWind,
  parseQuestion: parseQueryOrNow,
});

/** "Is there a thunderstorm coming?" */
export const thunderTopic = createForecastTopic({
  name: 'thunder',
  intent: 'ThunderIntent',
  plan: planThunder,
  needsHours: true,
  warnGroups: ['THUNDERSTORM', 'HAIL', 'TORNADO'],
});

/** "Will there be a gale?" */
export const stormTopic = createForecastTopic({
  name: 'storm',
  intent: 'StormIntent',
  plan: planStorm,
  needsHours: true,
  warnGroups: ['WIND', 'THUNDERSTORM', 'TORNADO'],
});

/** "Will it be foggy in the morning?" */
export const fogTopic = createForecastTopic({
  name: 'fog',
  intent: 'FogIntent',
  plan: planFog,
  warnGroups: ['FOG'],
  needsHours: true,
});

/** "Will the sun shine tomorrow?" */
export const sunTopic = createForecastTopic({
  name: 'sun',
  intent: 'SunIntent',
  plan: planSun,
  needsHours: true,
  needsParts: isAboutToday,
});

/** "Will it be cloudy?" */
export const cloudyTopic = createForecastTopic({
  name: 'cloudy',
  intent: 'CloudyIntent',
  plan: planCloudy,
  needsHours: true,
  needsParts: isAboutToday,
});

/** "How many hours of sun will there be?" */
export const sunHoursTopic = createForecastTopic({
  name: 'sunHours',
  intent: 'SunHoursIntent',
  plan: planSunHours,
  needsHours: true,
  needsParts: isAboutToday,
});

/** The sunshine that is left of today comes from its parts. */
function isAboutToday(question: ForecastQuery, { here }: Calendar): boolean {
  return question.kind === 'days' && question.first === here.date;
}

/** "When does the sun rise?" */
export const sunriseTopic = createSunTimeTopic('sunrise', 'SunriseIntent');

/** "When does the sun set?", "When does it get dark?" */
export const sunsetTopic = createSunTimeTopic('sunset', 'SunsetIntent');
