import { addDays } from '../../../src/time/local-time.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { lasting, rain, snow, TODAY, type Weather } from '../plans.ts';
import { days, partOfDay, answerFacts } from './answer-facts.ts';
import { TOMORROW, type QUESTIONS } from './questions.ts';

export const CLOUDY: Weather = { cloudCover: 60 };
export const CLEAR: Weather = { cloudCover: 0 };
export const STORMY: Weather = { windSpeed: 60, gust: 92 };
export const UNKNOWN: Weather = {
  temperature: null,
  cloudCover: null,
  significantWeather: null,
  precipitation: null,
  precipitationProbability: null,
  windSpeed: null,
  gust: null,
  sunshine: null,
};

export const at = (temperature: number, weather: Weather = {}): Weather => ({
  ...weather,
  temperature,
});
export const perhaps = (precipitationProbability: number, weather: Weather = {}): Weather => ({
  ...weather,
  precipitationProbability,
});
export const tomorrow = (...weather: Weather[]) => answerFacts(days([TOMORROW], weather));
export const tonight = (weather: Weather) =>
  answerFacts([partOfDay(TODAY, 'night', lasting(48, weather))]);
export const nextDays = (...weather: Weather[]) =>
  answerFacts(
    days(
      weather.map((_, ahead) => addDays(TODAY, ahead)),
      weather.flatMap((one) => lasting(24, one)),
    ),
  );

export const RAIN_FROM_3_PM = tomorrow(...lasting(15, CLOUDY), ...lasting(9, rain(61)));
export const SUNNY_DAY = tomorrow(
  ...lasting(8, at(12, CLEAR)),
  ...lasting(8, at(19, { ...CLEAR, sunshine: 50 })),
  ...lasting(8, at(17, CLEAR)),
);
export const SNOW_FROM_6_PM = tomorrow(...lasting(18, at(-1)), ...lasting(6, snow(73, 1)));
export const FREEZING_RAIN = tomorrow(...lasting(6, at(-1, rain(66))), ...lasting(18, at(2)));
export const STORM_AND_RAIN = tomorrow(...lasting(24, { ...rain(63, 1), ...STORMY }));

/** A question, its plan, and the texts in German and for the United States. */
export type Example = readonly [
  question: keyof typeof QUESTIONS,
  about: AnswerFacts,
  german: string,
  american: string,
];
