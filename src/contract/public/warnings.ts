import * as z from 'zod';
import { timestamp } from '../entries.ts';
import { coordinates, location } from './place.ts';

/** "Warnings resources" of the public weather API's document. */

/** Groups of events, by the profile of the German weather service's CAP. */
export const WARN_GROUPS = [
  'THUNDERSTORM', 'WIND', 'TORNADO', 'RAIN', 'HAIL', 'SNOWFALL', 'SNOWDRIFT', 'FOG',
  'FROST', 'GLAZE', 'THAW', 'POWERLINEVIBRATION', 'UV', 'HEAT',
] as const; // prettier-ignore
export type WarnGroup = (typeof WARN_GROUPS)[number];

export const Warning = z.object({
  id: z.string(),
  /** Number of the event in the German weather service's table (`II`). */
  code: z.string(),
  /** What is warned of, localised: `STARKREGEN`. */
  event: z.string(),
  onset: timestamp,
  /** Null where the end is not known. */
  expires: timestamp.nullable(),
  groups: z.array(z.string()),
  /** Localised. */
  groupsText: z.array(z.string()),
  /** Of the texts, a locale. */
  language: z.string(),
  /** What is expected, by name: `{"gusts": ["~55 [km/h]"]}`. */
  parameters: z.record(z.string(), z.array(z.string())),
  /** Whether it tells of a warning that may follow. */
  premonition: z.boolean(),
  senderName: z.string(),
  /** Localised. */
  severity: z.string(),
  /** 1 minor to 4 extreme. */
  severityInt: z.int().min(1).max(4),
  infos: z.object({
    headline: z.string().nullable(),
    description: z.string().nullable(),
    instruction: z.string().nullable(),
    /** When it was issued. */
    sent: timestamp,
    /** Metres above sea level between which it holds; null where there is no bound. */
    altitudeMin: z.number().nullable(),
    altitudeMax: z.number().nullable(),
    web: z.string().nullable(),
    contact: z.string().nullable(),
  }),
});
export type Warning = z.output<typeof Warning>;

export const ActiveWarningsResponse = z.object({
  activeWarnings: z.array(Warning),
  /** Group of the gravest; null where there is no warning. */
  highestWarnGroup: z.string().nullable(),
  /** Localised. */
  highestWarnGroupText: z.string().nullable(),
  /** Warncell of the area; null outside all of them. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  /** What the warnings come from, or `demo`; a field of ours. */
  source: z.string(),
});
export type ActiveWarningsResponse = z.output<typeof ActiveWarningsResponse>;

const warningId = z
  .string()
  .min(8, 'must have 8 to 128 characters')
  .max(128, 'must have 8 to 128 characters')
  .describe('Id of a warning, 8 to 128 characters');

const warncellId = z
  .string()
  .regex(/^\d{9}$/, 'must be the 9 digits of a warncell')
  .describe('Id of a warncell of the German weather service, 9 digits');

export const warningsTable = {
  warningById: {
    summary: 'A warning by its id',
    description:
      'One official weather warning with its full text and advice. The ids are in the ' +
      'answers on active warnings.',
    path: '/warnings/byId/{id}',
    parameters: z.strictObject({ id: warningId }),
    response: Warning.extend({ source: z.string() }),
  },
  activeWarningsByWarncell: {
    summary: 'Warnings in force or announced for a warncell',
    description:
      'Official weather warnings, in force or announced, for a warncell of the German ' +
      'weather service. Where its id is not known, take activeWarningsByCoordinates.',
    path: '/warnings/byWarncell/{warncellId}',
    parameters: z.strictObject({ warncellId }),
    response: ActiveWarningsResponse,
  },
  activeWarningsByCoordinates: {
    summary: 'Warnings in force or announced for coordinates',
    description:
      'Official weather warnings, in force or announced, at coordinates in Germany, with ' +
      'severity, times, text and advice; an empty list means that there is none. Use ' +
      'searchLocations to find coordinates.',
    path: '/warnings/{latitude}/{longitude}',
    parameters: coordinates,
    response: ActiveWarningsResponse,
  },
  activeWarningsByLocation: {
    summary: 'The same for a postcode',
    description:
      'Official weather warnings, in force or announced, for a postcode, with severity, ' +
      'times, text and advice; an empty list means that there is none.',
    path: '/warnings/byLocation/{countryCode}/{postCode}',
    parameters: location,
    response: ActiveWarningsResponse,
  },
};
