import * as z from 'zod';
import { createSourceField, timestamp } from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameters.ts';

/** "Warnings resources" of the public weather API's document. */

/** Groups of events, by the profile of the German weather service's CAP. */
export const WARN_GROUPS = [
  'THUNDERSTORM', 'WIND', 'TORNADO', 'RAIN', 'HAIL', 'SNOWFALL', 'SNOWDRIFT', 'FOG',
  'FROST', 'GLAZE', 'THAW', 'POWERLINEVIBRATION', 'UV', 'HEAT',
] as const; // prettier-ignore
export type WarnGroup = (typeof WARN_GROUPS)[number];

export const WarningEntry = z
  .object({
    id: z.string().describe('Id of the warning'),
    code: z.string().describe("Number of the event in the German weather service's table (`II`)"),
    event: z.string().describe('What is warned of, localised: `STARKREGEN`'),
    onset: timestamp.describe('When it begins to hold'),
    expires: timestamp.nullable().describe('When it ends; null where that is not known'),
    groups: z.array(z.string()).describe('Groups of events: `THUNDERSTORM`'),
    groupsText: z.array(z.string()).describe('The same, localised'),
    language: z.string().describe('Locale of the texts'),
    parameters: z
      .record(z.string(), z.array(z.string()))
      .describe(
        'What is expected, by name: `{"gusts": ["~55 [km/h]"]}`; in English where the weather service does not write the language of the texts',
      ),
    premonition: z.boolean().describe('Whether it tells of a warning that may follow'),
    senderName: z.string().describe('Who issued it'),
    severity: z.string().describe('How grave it is, localised'),
    severityInt: z.int().min(1).max(4).describe('1 minor to 4 extreme'),
    infos: z.object({
      headline: z.string().nullable().describe('The warning in a line'),
      description: z
        .string()
        .nullable()
        .describe('What is expected; null where it is not written in the language of the texts'),
      instruction: z
        .string()
        .nullable()
        .describe('What to do; null where there is no advice in the language of the texts'),
      sent: timestamp.describe('When it was issued'),
      altitudeMin: z
        .number()
        .nullable()
        .describe('Height above sea level from which on it holds, m; null where there is no bound'),
      altitudeMax: z
        .number()
        .nullable()
        .describe('Height above sea level up to which it holds, m; null where there is no bound'),
      web: z.string().nullable().describe('Page of the sender'),
      contact: z.string().nullable().describe('How to reach the sender'),
    }),
  })
  .meta({ id: 'Warning', description: 'A weather warning' });
export type WarningEntry = z.output<typeof WarningEntry>;

const source = createSourceField(
  'What the warnings come from, or `demo` for those that are made up',
);

export const ActiveWarningsResponse = z
  .object({
    activeWarnings: z.array(WarningEntry).describe('Empty where there is none'),
    highestWarnGroup: z
      .string()
      .nullable()
      .describe('Group of the gravest; null where there is no warning'),
    highestWarnGroupText: z.string().nullable().describe('The same, localised'),
    id: z
      .string()
      .nullable()
      .describe(
        'Warncell of the area; null outside all of them, and where their map cannot be had',
      ),
    name: z.string().nullable().describe('Name of the area; null where it is not known'),
    source,
  })
  .meta({ id: 'ActiveWarningsResponse' });
export type ActiveWarningsResponse = z.output<typeof ActiveWarningsResponse>;

const warningId = z
  .string()
  .min(8, 'must have 8 to 128 characters')
  .max(128, 'must have 8 to 128 characters')
  .meta({ description: 'Id of a warning', example: '2.49.0.0.276.0.DEMO.PVW.1776297600000.52' });

const warncellId = z
  .string()
  .regex(/^\d{9}$/, 'must be the 9 digits of a warncell')
  .meta({
    description: 'Id of a warncell of the German weather service, 9 digits',
    example: '105315000',
  });

export const warningsTable = {
  warningById: {
    summary: 'A warning by its id',
    description:
      'One official weather warning with its full text and advice. The ids are in the ' +
      'answers on active warnings.',
    path: '/warnings/byId/{id}',
    parameters: z.strictObject({ id: warningId }),
    response: WarningEntry.extend({ source }),
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
    parameters: coordinateParameters,
    response: ActiveWarningsResponse,
  },
  activeWarningsByLocation: {
    summary: 'Warnings in force or announced for a postcode',
    description:
      'Official weather warnings, in force or announced, for a German postcode, with ' +
      'severity, times, text and advice; an empty list means that there is none.',
    path: '/warnings/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: ActiveWarningsResponse,
  },
};
