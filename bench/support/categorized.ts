import { existsSync, readFileSync } from 'node:fs';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';

const FOLDER = new URL('../../../shared/data/utterances/', import.meta.url);

/** A question of which only the category is known. */
export interface Categorized {
  sentence: string;
  category: string;
  /** The place that it names. */
  place: string | undefined;
}

/** Lines of the larger categories are those of a grid of hours and days: so many of each are enough. */
const MAX_LINES = 60;

/** The questions of a file of `ovos-skill-weather`, with a place for its placeholder; undefined without the file. */
export function categorizedQuestions(file: string, place: string): Categorized[] | undefined {
  const path = new URL(file, FOLDER);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const rows = lines.flatMap((line) => {
    const [category = '', text = ''] = line.split('\t');
    return text === '' ? [] : [{ category, text }];
  });
  return [...Map.groupBy(rows, ({ category }) => category).values()].flatMap((all) =>
    pickEvenly(all).map(({ category, text }) => ({
      category,
      sentence: text.replace('{location}', place),
      place: text.includes('{location}') ? place : undefined,
    })),
  );
}

function pickEvenly<T>(all: readonly T[]): T[] {
  const step = Math.max(1, all.length / MAX_LINES);
  return Array.from(
    { length: Math.min(all.length, MAX_LINES) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((one) => one !== undefined);
}

const ANY_WEATHER = /^(?!AMAZON\.|(?:Choice|Detail|FollowUp|\w*Home|Units|SmallTalk)Intent$)/;
const DEGREES =
  /^(?:Temperature|High|Low|FeelsLike|Above|Below|Frost|WarmestDay|ColdestDay|Jacket|Clothes)Intent$/;
const RAIN =
  /^(?:Rain|RainChance|RainTime|RainAmount|NextRain|RainStop|Dry|Umbrella|Jacket)Intent$/;

/** The intents that answer a category. */
const INTENTS: Readonly<Record<string, RegExp>> = {
  is_rain: new RegExp(`${RAIN.source}|^(?:Clothes|Advice|Weather)Intent$`),
  'do-i-need-an-umbrella': RAIN,
  next_rain: RAIN,
  is_snow: /^(?:Snow|SnowAmount|Ice)Intent$/,
  is_wind: /^(?:Wind|WindThreshold|Storm|Quantity)Intent$/,
  is_fog: /^(?:Fog|Quantity)Intent$/,
  is_stormy: /^(?:Storm|Thunder|Wind|Hail|Quantity|Unoffered)Intent$/,
  is_clear: /^(?:Sun|Cloudy|Quantity|Weather|NextChange)Intent$/,
  humidity: /^(?:Quantity|Muggy)Intent$/,
  sunrise: /^SunriseIntent$/,
  sunset: /^SunsetIntent$/,
  current_temperature: DEGREES,
  high_temperature: DEGREES,
  hourly_temperature: DEGREES,
  low_temperature: DEGREES,
};

/** The slots of which a category has one at least. */
const TIMES: Readonly<Record<string, readonly (keyof SpokenSlots)[]>> = {
  hourly_forecast: ['time', 'dayPart', 'duration', 'namedTime', 'span'],
  hourly_temperature: ['time', 'dayPart', 'duration', 'namedTime', 'span'],
  daily_forecast: ['date', 'dayPart', 'namedDay', 'time', 'span', 'duration'],
  weekend_forecast: ['span', 'date'],
  N_days_forecast: ['duration', 'span', 'date', 'untilDate', 'namedDay'],
};

export function isRightIntent(category: string, intent: string): boolean {
  return (INTENTS[category] ?? ANY_WEATHER).test(intent);
}

export function hasRightTime(category: string, slots: SpokenSlots): boolean {
  return TIMES[category]?.some((slot) => slots[slot] !== undefined) ?? true;
}
