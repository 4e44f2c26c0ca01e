import type { Tag } from './types.ts';

/** The groups of operations by the first segment of their paths, in the order of the documents. */
const GROUPS: Record<string, Tag> = {
  forecast: {
    name: 'Forecast',
    description: 'The weather of the next days: by days, by parts of days and by hours.',
  },
  forecast2: {
    name: 'Forecast2',
    description: 'The same days and hours with further parameters, each with its unit.',
  },
  nowcast: {
    name: 'Nowcast',
    description: 'The weather of now, and whether rain or snow comes in the next two hours.',
  },
  pollen: {
    name: 'Pollen',
    description: 'How much pollen flies today, tomorrow and in two days, in Germany.',
  },
  warnings: {
    name: 'Warnings',
    description: 'Weather warnings of the German weather service, in force or announced.',
  },
  locations: {
    name: 'Locations',
    description: 'Places by their names, their postcodes or where they are.',
  },
  stations: {
    name: 'Weather stations',
    description:
      'What the weather stations of Germany measured last; there are new readings every ten minutes.',
  },
  voicetext: {
    name: 'Voice texts',
    description: 'Forecasts and pollen in sentences that are made to be spoken.',
  },
};

export const groups: Tag[] = Object.values(GROUPS);

/** @param path of an operation: `/forecast/{latitude}/{longitude}` */
export function groupOf(path: string): Tag {
  const prefix = path.split('/')[1] ?? '';
  const group = GROUPS[prefix];
  if (!group) throw new Error(`The operations below /${prefix} have no group in the document`);
  return group;
}
