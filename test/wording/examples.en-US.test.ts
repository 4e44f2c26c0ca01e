import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const AMERICAN: Record<Situation, string> = {
  'now, overcast': "Right now in Hamburg, it's 46 degrees and overcast.",
  'now, a storm':
    "Right now in Hamburg, there are damaging gusts up to 60 miles per hour. It's 46 degrees and mostly clear.",
  'an hour, one degree': "Today at 3 PM in Hamburg, it'll be 34 degrees and overcast.",
  'an hour, rain that may not come':
    "Today at 3 PM in Hamburg, the temperature will be 46 degrees. There's a chance of light rain.",
  'an hour, strong wind':
    "Today at 3 PM in Hamburg, it'll be 46 degrees and sunny. It'll be windy, with gusts up to 45 miles per hour.",
  'an hour, weather not known': 'Today at 3 PM in Hamburg, the temperature will be 39 degrees.',
  'an hour, nothing known': 'I have no forecast for today at 3 PM in Hamburg.',
  'three hours, getting colder':
    'The next three hours in Hamburg will be overcast, with temperatures falling from 34 to 28.',
  'three hours, thunder in the last':
    "In Hamburg, expect thunderstorms from 6 PM on. It'll be partly cloudy, with temperatures around 46.",
  'hours, rain in between':
    "Today between 8 AM and 3 PM in Hamburg, it'll be partly cloudy, with light rain between 10 AM and 1 PM. Temperatures will be around 46 degrees.",
  'hours over midnight':
    "From 10 PM tonight to 6 AM tomorrow in Hamburg, it'll be clear until 2 AM, then foggy. Temperatures will be around 46 degrees.",
  'afternoon, sun': 'This afternoon in Hamburg will be sunny, with a high of 54.',
  'afternoon, frost': 'This afternoon in Hamburg will be overcast, with a high of 30.',
  'night, clear': 'Tonight in Hamburg will be clear, with a low of 32.',
  'night, freezing rain':
    'Watch out for ice. Tonight in Hamburg, expect light freezing rain from 1 AM on. The low will be 30 degrees.',
  'evening far ahead':
    'The evening of Saturday, November twenty-eighth, in Hamburg will be partly cloudy, with temperatures around 46.',
  'night far ahead':
    'The night of Saturday, November twenty-eighth, in Hamburg will be partly cloudy, with a low of 46.',
  'today, rain from 5 PM':
    'Today in Hamburg will be partly cloudy, with rain from 5 PM on. About a quarter of an inch will fall. Temperatures will be around 46 degrees.',
  'today, sun and a thunderstorm':
    "Today in Hamburg, expect severe thunderstorms around 5 PM. It'll be mostly sunny, with temperatures around 46.",
  'today, sun gives way to clouds':
    'Today in Hamburg will be sunny until 4 PM, then overcast. Temperatures will be around 46 degrees.',
  'today, a slight change of the sky':
    'Today in Hamburg will be mostly sunny, with temperatures around 46.',
  'today, around zero': 'Today in Hamburg will be overcast, with temperatures around 32.',
  'today, rain is likely but not shown':
    'Today in Hamburg will be overcast, and rain is likely. Temperatures will be around 46 degrees.',
  'today, snow is possible':
    'Today in Hamburg will be overcast, and snow is possible. Temperatures will be around 27 degrees.',
  'tomorrow, showers now and then':
    'Tomorrow in Hamburg will be mostly sunny, but with occasional light showers. Temperatures will be around 46 degrees.',
  'tomorrow, storm and rain':
    'Tomorrow in Hamburg, expect damaging gusts up to 60 miles per hour. Tonight and tomorrow, expect a lot of rain. About an inch will fall. Temperatures will be around 46 degrees.',
  'tomorrow, heavy snow':
    'Tonight and tomorrow in Hamburg, expect heavy snow. About 9 inches will fall. Temperatures will be around 28 degrees.',
  'tomorrow, drizzle turning to rain':
    'Tonight and tomorrow in Hamburg, expect light rain. Temperatures will be around 46 degrees.',
  'tomorrow, sleet until noon':
    'Tomorrow in Hamburg, expect a light mix of rain and snow until around noon, then partly cloudy skies. Temperatures will be around 46 degrees.',
  'tomorrow, a fresh wind':
    "Tomorrow in Hamburg will be overcast, with temperatures around 46. It'll be breezy, with southwest winds.",
  'a day far ahead':
    'Saturday, November twenty-eighth, in Hamburg will be overcast, with a high of 46 and a low of 37.',
  'weekend, alike': 'This weekend in Hamburg will be partly cloudy, with highs between 37 and 41.',
  'weekend, rain then sun':
    'On Saturday in Hamburg, expect light rain all day, with a high of 46. Sunday will be sunny, with a high of 30.',
  'three days, getting warmer':
    "It'll get warmer in Hamburg over the next few days. Today will be overcast, with a high of 25. Tomorrow will be partly cloudy, with a high of 34. Friday will be overcast, with a high of 41.",
};

describe('texts in en-US', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('en-US'))).toBe(AMERICAN[situation]);
  });
});
