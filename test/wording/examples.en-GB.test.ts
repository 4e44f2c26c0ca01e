import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const BRITISH: Record<Situation, string> = {
  'now, overcast': "Right now in Hamburg, it's 8 degrees and overcast.",
  'now, a storm':
    "Right now in Hamburg, there are storm-force gusts up to 60 miles per hour. It's 8 degrees and mostly clear.",
  'an hour, one degree': "Today at 3 PM in Hamburg, it'll be 1 degree and overcast.",
  'an hour, rain that may not come':
    "Today at 3 PM in Hamburg, the temperature will be 8 degrees. There's a chance of light rain.",
  'an hour, strong wind':
    "Today at 3 PM in Hamburg, it'll be 8 degrees and sunny. There'll be a strong wind, with gusts up to 45 miles per hour.",
  'an hour, weather not known': 'Today at 3 PM in Hamburg, the temperature will be 4 degrees.',
  'an hour, nothing known': 'I have no forecast for today at 3 PM in Hamburg.',
  'three hours, getting colder':
    'The next three hours in Hamburg will be overcast, with temperatures falling from 1 to minus 2.',
  'three hours, thunder in the last':
    "In Hamburg, expect thunderstorms from 6 PM on. It'll be partly cloudy, with temperatures around 8.",
  'hours, rain in between':
    'Today between 8 AM and 3 PM in Hamburg, expect sunny intervals, with light rain between 10 AM and 1 PM. Temperatures will be around 8 degrees.',
  'hours over midnight':
    "From 10 PM tonight to 6 AM tomorrow in Hamburg, it'll be clear until 2 AM, then foggy. Temperatures will be around 8 degrees.",
  'afternoon, sun': 'This afternoon in Hamburg will be sunny, with a high of 12.',
  'afternoon, frost': 'This afternoon in Hamburg will be overcast, with a high of minus 1 degree.',
  'night, clear': 'Tonight in Hamburg will be clear, with a low of zero.',
  'night, freezing rain':
    'Watch out for ice. Tonight in Hamburg, expect light freezing rain from 1 AM on. The low will be minus 1 degree.',
  'evening far ahead':
    'The evening of Saturday the twenty-eighth of November in Hamburg will be partly cloudy, with temperatures around 8.',
  'night far ahead':
    'The night of Saturday the twenty-eighth of November in Hamburg will be partly cloudy, with a low of 8.',
  'today, rain from 5 PM':
    'Today in Hamburg will be partly cloudy, with rain from 5 PM on. About 6 millimetres will fall. Temperatures will be around 8 degrees.',
  'today, sun and a thunderstorm':
    "Today in Hamburg, expect severe thunderstorms around 5 PM. It'll be mostly sunny, with temperatures around 8.",
  'today, sun gives way to clouds':
    'Today in Hamburg will be sunny until 4 PM, then overcast. Temperatures will be around 8 degrees.',
  'today, a slight change of the sky':
    'Today in Hamburg will be mostly sunny, with temperatures around 8.',
  'today, around zero': 'Today in Hamburg will be overcast, with temperatures around freezing.',
  'today, rain is likely but not shown':
    'Today in Hamburg will be overcast, and rain is likely. Temperatures will be around 8 degrees.',
  'today, snow is possible':
    'Today in Hamburg will be overcast, and snow is possible. Temperatures will be around minus 3 degrees.',
  'tomorrow, showers now and then':
    'Tomorrow in Hamburg will be mostly sunny, but with occasional light showers. Temperatures will be around 8 degrees.',
  'tomorrow, storm and rain':
    'Tomorrow in Hamburg, expect storm-force gusts up to 60 miles per hour. Tonight and tomorrow, expect a lot of rain. About 25 millimetres will fall. Temperatures will be around 8 degrees.',
  'tomorrow, heavy snow':
    'Tonight and tomorrow in Hamburg, expect heavy snow. About 25 centimetres will fall. Temperatures will be around minus 2 degrees.',
  'tomorrow, drizzle turning to rain':
    'Tonight and tomorrow in Hamburg, expect light rain. Temperatures will be around 8 degrees.',
  'tomorrow, sleet until noon':
    'Tomorrow in Hamburg, expect light sleet until around midday, then sunny intervals. Temperatures will be around 8 degrees.',
  'tomorrow, a fresh wind':
    "Tomorrow in Hamburg will be overcast, with temperatures around 8. There'll be a brisk south-westerly wind.",
  'a day far ahead':
    'Saturday the twenty-eighth of November in Hamburg will be overcast, with a high of 8 and a low of 3.',
  'weekend, alike': 'This weekend in Hamburg, expect sunny intervals, with highs between 3 and 5.',
  'weekend, rain then sun':
    'On Saturday in Hamburg, expect light rain all day, with a high of 8. Sunday will be sunny, with a high of minus 1 degree.',
  'three days, getting warmer':
    "It'll get warmer in Hamburg over the next few days. Today will be overcast, with a high of minus 4. Tomorrow, expect sunny intervals, with a high of 1 degree. Friday will be overcast, with a high of 5.",
};

describe('texts in en-GB', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('en-GB'))).toBe(BRITISH[situation]);
  });
});
