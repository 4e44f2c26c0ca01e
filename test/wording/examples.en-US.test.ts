import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const AMERICAN: Record<Situation, string> = {
  'now, overcast': "Right now in Hamburg, it's 46 degrees and overcast.",
  'now, a storm':
    "Right now in Hamburg, there are damaging gusts of up to 60 miles per hour. It's 46 degrees and mostly clear.",
  'an hour, one degree': "Today at 3 PM in Hamburg, it'll be 34 degrees and overcast.",
  'an hour, rain that may not come':
    "Today at 3 PM in Hamburg, it'll be 46 degrees with light rain. That's not certain, though.",
  'an hour, strong wind':
    "Today at 3 PM in Hamburg, it'll be 46 degrees and sunny. It'll be windy, with gusts of up to 45 miles per hour.",
  'an hour, weather not known': 'Today at 3 PM in Hamburg, the temperature will be 39 degrees.',
  'an hour, nothing known': "Today at 3 PM in Hamburg, there's no forecast.",
  'three hours, getting colder':
    "Over the next three hours in Hamburg, it'll be overcast. Temperatures will fall from 34 to 28 degrees.",
  'three hours, thunder in the last':
    "Over the next three hours in Hamburg, it'll be partly cloudy, with thunderstorms from 6 PM. Temperatures will be around 46 degrees.",
  'hours, rain in between':
    "Today between 8 AM and 2 PM in Hamburg, it'll be partly cloudy, with light rain between 10 AM and 1 PM. Temperatures will be around 46 degrees.",
  'hours over midnight':
    "From 10 PM today to 5 AM tomorrow in Hamburg, it'll be clear, with fog from 2 AM. Temperatures will be around 46 degrees.",
  'afternoon, sun': "This afternoon in Hamburg, it'll be sunny. The high will be 54 degrees.",
  'afternoon, frost': "This afternoon in Hamburg, it'll be overcast. The high will be 30 degrees.",
  'night, clear': "Overnight in Hamburg, it'll be clear. The low will be 32 degrees.",
  'night, freezing rain':
    "Overnight in Hamburg, it'll be overcast, with light freezing rain from 1 AM. Watch out for ice. The low will be 30 degrees.",
  'evening far ahead':
    "On the evening of Saturday, November twenty-eighth, in Hamburg, it'll be partly cloudy. Temperatures will be around 46 degrees.",
  'night far ahead':
    "On the night of Saturday, November twenty-eighth, in Hamburg, it'll be partly cloudy. The low will be 46 degrees.",
  'today, rain from 5 PM':
    "Today in Hamburg, it'll be partly cloudy, with rain from 5 PM. Temperatures will be around 46 degrees. Less than half an inch of rain is expected.",
  'today, sun and a thunderstorm':
    "Today in Hamburg, it'll be mostly sunny, with severe thunderstorms between 5 and 6 PM. Temperatures will be around 46 degrees.",
  'today, sun gives way to clouds':
    "Today in Hamburg, it'll be sunny until 4 PM, then overcast. Temperatures will be around 46 degrees.",
  'today, a slight change of the sky':
    "Today in Hamburg, it'll be partly cloudy. Temperatures will be around 46 degrees.",
  'today, around zero':
    "Today in Hamburg, it'll be overcast. Temperatures will be around 32 degrees.",
  'today, rain is likely but not shown':
    "Today in Hamburg, it'll be overcast. Temperatures will be around 46 degrees. Rain is likely.",
  'today, snow is possible':
    "Today in Hamburg, it'll be overcast. Temperatures will be around 27 degrees. Snow is possible.",
  'tomorrow, showers now and then':
    "Tomorrow in Hamburg, it'll be mostly sunny, with light showers now and then. Temperatures will be around 46 degrees.",
  'tomorrow, storm and rain':
    "Tomorrow in Hamburg, expect damaging gusts of up to 60 miles per hour. There'll be heavy rain. Temperatures will be around 46 degrees. About 1 inch of rain is expected.",
  'tomorrow, heavy snow':
    "Tomorrow in Hamburg, there'll be heavy snow. Temperatures will be around 28 degrees. About 9 inches of snow is expected.",
  'tomorrow, drizzle turning to rain':
    "Tomorrow in Hamburg, there'll be light rain. Temperatures will be around 46 degrees.",
  'tomorrow, sleet until noon':
    "Tomorrow in Hamburg, there'll be a light mix of rain and snow until midday, then it'll be partly cloudy. Temperatures will be around 46 degrees.",
  'tomorrow, a fresh wind':
    "Tomorrow in Hamburg, it'll be overcast. Temperatures will be around 46 degrees. It'll be breezy, with winds from the southwest.",
  'a day far ahead':
    "On Saturday, November twenty-eighth, in Hamburg, it'll be overcast. Temperatures will be between 37 and 46 degrees.",
  'weekend, alike':
    "On Saturday and Sunday in Hamburg, it'll be partly cloudy, with temperatures between 37 and 41 degrees.",
  'weekend, rain then sun':
    "On Saturday in Hamburg, there'll be light rain, with temperatures around 46 degrees. On Sunday, it'll be sunny, with temperatures around 30 degrees.",
  'three days, getting warmer':
    "It'll get warmer in Hamburg over the next few days. Today, it'll be overcast, with temperatures around 25 degrees. Tomorrow, it'll be partly cloudy, with temperatures around 34 degrees. On Friday, it'll be overcast, with temperatures around 41 degrees.",
};

describe('texts in en-US', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('en-US'))).toBe(AMERICAN[situation]);
  });
});
