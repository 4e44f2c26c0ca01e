/**
 * The topics of the skill that answer what the data call a topic, and the intents of what is no question about
 * the weather. A topic of the data that is missing here is answered by the topic of the skill with its name.
 */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  now: ['weather'],
  // "How cold will it be?" is told by the low.
  temperature: ['temperature', 'high', 'low'],
  high: ['high', 'temperature'],
  low: ['low', 'temperature'],
  cloudCover: ['cloudCover', 'cloudy'],
  pressureTendency: ['pressure', 'pressureTendency'],
  wind: ['wind', 'storm'],
  gusts: ['wind', 'gusts'],
  windDirection: ['wind', 'windDirection'],
  windThreshold: ['windThreshold'],
  threshold: ['above', 'below', 'threshold', 'rainThreshold'],
  sunshineHours: ['sunHours'],
  moonPhase: ['moonPhase', 'fullMoon', 'newMoon'],
  fullMoon: ['fullMoon', 'newMoon'],
  rain: ['rain', 'rainTime'],
  rainNow: ['rain'],
  rainNext: ['nextRain', 'rainTime'],
  dry: ['dry', 'rain'],
  snow: ['snow', 'snowAmount'],
  comparePlaces: ['comparePlaces', 'whichPlace'],
  compareDays: ['comparison', 'whichDay', 'bestDay'],
  warmer: ['comparison', 'nextChange'],
  better: ['nextChange'],
  sunNext: ['nextChange', 'sun'],
  snowNext: ['nextChange'],
  bestHour: ['bestHours'],
  // "Is there snow on the ground?"
  snowDepth: ['snowDepth', 'snowLying'],
  stations: ['station'],
  rainfallToday: ['pastRainAmount', 'pastRain'],
  past: [
    'pastWeather', 'pastRain', 'pastRainAmount', 'pastSnow', 'pastSnowAmount', 'pastDry', 'pastHigh', 'pastLow',
    'pastTemperature', 'pastFrost', 'pastWind', 'pastWindy', 'pastStorm',
  ], // prettier-ignore
  // Only without readings: of that time there are none.
  'unknown:past': ['pastWeather', 'pastRain', 'pastHigh', 'pastLow'],
  briefing: ['BriefingIntent'],
  warning: ['warnings'],
  'unknown:warning': ['warnings'],
  warningUntil: ['warnings'],
  warningReason: ['warnings'],
  'advice:jacket': ['jacket', 'clothes', 'advice'],
  'advice:clothes': ['clothes', 'jacket', 'advice'],
  'advice:washing': ['laundry', 'advice', 'bestHours'],
  'advice:cycling': ['bicycle', 'advice', 'bestHours'],
  'advice:packing': ['clothes', 'advice'],
  'advice:umbrella': ['umbrella', 'advice'],
  'advice:barbecue': ['barbecue', 'advice', 'bestHours'],
  'advice:terrace': ['barbecue', 'advice', 'bestHours'],
  'advice:eatingOutside': ['barbecue', 'advice', 'bestHours'],
  'advice:sunglasses': ['sun', 'advice'],
  'advice:hat': ['jacket', 'clothes', 'advice'],
  'advice:driving': ['advice', 'ice', 'bestHours'],
  'advice:scraping': ['scraping'],
  rememberPlace: ['HomeIntent', 'RememberPlaceIntent'],
  forgetPlace: ['ForgetHomeIntent', 'ForgetPlaceIntent', 'ForgetEverythingIntent'],
  thanks: ['AMAZON.StopIntent', 'SmallTalkIntent'],
  stop: ['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NoIntent', 'SmallTalkIntent'],
  smallTalk: ['SmallTalkIntent'],
  offTopic: ['AMAZON.FallbackIntent'],
  // What the skill says that it does not have, by what it understood.
  uv: ['UV'],
  snowLine: ['SNOW_LINE'],
  'unknown:airQuality': ['AIR_QUALITY'],
  'unknown:record': ['RECORD', 'RECORD_LOW', 'RECORD_RAIN'],
  'unknown:normal': ['NORMAL', 'NORMAL_RAIN', 'NORMAL_SUN'],
  'unknown:water': ['WATER', 'WAVES'],
  'unknown:tide': ['TIDE'],
  'unknown:ski': ['SKI'],
};

/** The names of topics, quantities and intents that answer an expected topic. */
export function listSpokenTopics(topic: string): readonly string[] {
  return (
    TOPICS[topic] ?? [
      topic.replace(/^advice:/, ''),
      ...(topic.startsWith('advice:') ? ['advice', 'bestHours'] : []),
    ]
  );
}
