import * as z from 'zod';
import { createSourceField, EXTENSION_META, timestamp } from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameter-schemas.ts';

/** "Warnings resources" of the public weather API's document. */

export const WarningEntry = z
  .object({
    id: z.string().describe('Id of the warning'),
    code: z
      .string()
      .describe('Number of the event in the table of DWD (`II`), or code of another service'),
    event: z.string().describe('Event of the warning, localised: `STARKREGEN`'),
    onset: timestamp.describe('Start of the warning'),
    expires: timestamp.nullable().describe('End of the warning; null if unknown'),
    groups: z.array(z.string()).describe('Groups of events: `THUNDERSTORM`'),
    groupsText: z.array(z.string()).describe('Groups of events, localised'),
    language: z.string().describe('Locale of the texts'),
    parameters: z
      .record(z.string(), z.array(z.string()))
      .describe(
        'Expected values by name: `{"gusts": ["~55 [km/h]"]}`; in English if the service does not publish the language of the texts',
      ),
    premonition: z.boolean().describe('Whether it announces a possible warning'),
    senderName: z.string().describe('Issuer of the warning'),
    severity: z.string().describe('Severity, localised'),
    severityInt: z.int().min(1).max(4).describe('1 minor to 4 extreme'),
    infos: z.object({
      headline: z.string().nullable().describe('The warning in a line'),
      description: z
        .string()
        .nullable()
        .describe('Expected weather; null if not available in the language of the texts'),
      instruction: z
        .string()
        .nullable()
        .describe('Advice; null if not available in the language of the texts'),
      sent: timestamp.describe('Time of issue'),
      altitudeMin: z
        .number()
        .nullable()
        .describe('Lowest height above sea level, m; null without a lower bound'),
      altitudeMax: z
        .number()
        .nullable()
        .describe('Highest height above sea level, m; null without an upper bound'),
      web: z.string().nullable().describe('Page of the sender'),
      contact: z.string().nullable().describe('Contact details of the sender'),
    }),
  })
  .meta({ id: 'Warning', description: 'A weather warning' });
export type WarningEntry = z.output<typeof WarningEntry>;

const source = createSourceField('Source of the warnings, or `demo` for invented ones');

export const ActiveWarningsResponse = z
  .object({
    activeWarnings: z.array(WarningEntry).describe('Empty without a warning'),
    highestWarnGroup: z
      .string()
      .nullable()
      .describe('Group of the most severe warning; null without a warning'),
    highestWarnGroupText: z.string().nullable().describe('That group, localised'),
    id: z
      .string()
      .nullable()
      .describe(
        'Warncell of the area; null outside all warncells, and if their map is not available',
      ),
    name: z.string().nullable().describe('Name of the area; null if unknown'),
    source: source
      .nullable()
      .optional()
      .meta({
        description:
          'Source of the warnings, or `demo` for invented ones; null if no weather service is known for the place: then it is not known whether there are warnings. Extension of the document',
        ...EXTENSION_META,
      }),
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
    description: 'Id of a warncell of DWD, 9 digits',
    example: '105315000',
  });

export const warningsTable = {
  warningById: {
    summary: 'A warning by its id',
    description:
      'One official weather warning with its full text and advice. The operations for ' +
      'active warnings return the ids.',
    path: '/warnings/byId/{id}',
    parameters: z.strictObject({ id: warningId }),
    response: WarningEntry.extend({ source }),
  },
  activeWarningsByWarncell: {
    summary: 'Warnings in force or announced for a warncell',
    description:
      'Official weather warnings, in force or announced, for a warncell of DWD. If you ' +
      'do not know its id, use activeWarningsByCoordinates.',
    path: '/warnings/byWarncell/{warncellId}',
    parameters: z.strictObject({ warncellId }),
    response: ActiveWarningsResponse,
  },
  activeWarningsByCoordinates: {
    summary: 'Warnings in force or announced for coordinates',
    description:
      'Official weather warnings, in force or announced, at coordinates in Germany, and in the ' +
      'United States if that is set up, with severity, times, text and advice; an empty list means ' +
      'that there is none, or, if `source` is null, that it is not known. Use searchLocations to ' +
      'find coordinates.',
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
