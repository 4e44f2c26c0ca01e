import * as z from 'zod';
import {
  DAY_NAMES,
  DAY_PARTS,
  POLLEN_TYPES,
  POSTCODE_COUNTRIES,
  POSTCODE_DIGITS,
  type PostcodeCountry,
} from './parameters.ts';

export const latitude = createDegreesSchema(90, 'Decimal degrees north, up to 5 decimals', 52.52);
export const longitude = createDegreesSchema(180, 'Decimal degrees east, up to 5 decimals', 13.41);

export const location = z
  .string()
  .trim()
  .max(100, 'must have at most 100 characters')
  // The document treats an empty name as missing and uses the closest city.
  .transform((name) => name || undefined)
  .optional()
  .meta({
    description: 'Name of the place in the text; if empty, the closest city',
    example: 'Berlin',
  });

export const space = z.enum(DAY_PARTS, `must be one of ${DAY_PARTS.join(', ')}`).meta({
  description: 'Part of the day: morning (6-12), afternoon (12-18), evening (18-22), night (22-6)',
  example: 'afternoon',
});

export const pollentype = z
  .string()
  .transform((type) => type || undefined)
  .pipe(
    z
      .string()
      .regex(/^\p{L}*$/u, 'must hold letters only')
      .max(8, 'must have 1 to 8 letters')
      .pipe(z.enum(POLLEN_TYPES, `must be one of ${POLLEN_TYPES.join(', ')}, or empty for all`))
      .optional(),
  )
  .optional()
  .meta({
    description: 'Type of pollen; empty for all',
    type: 'string',
    enum: [...POLLEN_TYPES, ''],
    example: 'Birke',
  });

export const country = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(z.enum(POSTCODE_COUNTRIES, `must be one of ${POSTCODE_COUNTRIES.join(', ')}`))
  .meta({
    description: 'Country code, in upper or lower case',
    type: 'string',
    enum: [...POSTCODE_COUNTRIES],
    example: 'DE',
  });

export const zipCode = z
  .string()
  .regex(/^\d{4,5}$/, 'must be the digits of a postcode, with leading and trailing zeros')
  .meta({
    description: 'Postcode with its leading and trailing zeros: five digits in DE, four elsewhere',
    example: '10115',
  });

/** Checks the length of a postcode against its country. */
export function checkZipCode(
  { country: code, zip_code: postcode }: { country: PostcodeCountry; zip_code: string },
  context: z.RefinementCtx,
): void {
  checkPostcodeLength(code, postcode, 'zip_code', context);
}

/** The same check for the parameter names of the public weather API's document. */
export function checkPostCode(
  { countryCode, postCode }: { countryCode: PostcodeCountry; postCode: string },
  context: z.RefinementCtx,
): void {
  checkPostcodeLength(countryCode, postCode, 'postCode', context);
}

/** `20261121`, a local date at the place. */
export const dayDigits = z
  .string()
  .regex(/^\d{8}$/, 'must be exactly 8 digits: year, month, day')
  .refine((digits) => isCalendarDate(digits), 'must be a day of the calendar')
  .meta({
    description: 'Year, month, day as 8 digits, local time of the place',
    example: '20260417',
  });

export const dayname = z
  .enum(DAY_NAMES, `must be one of ${DAY_NAMES.join(', ')}`)
  .optional()
  .meta({
    description:
      'What the listener called the day, for the text: `weekday` names tomorrow by its weekday, ' +
      '`dayAfterTomorrow` names that day so',
    example: 'weekday',
    'x-extension': 'Extension: the documents do not have this parameter',
  });

/** `2026112115`, a local hour at the place. */
export const hourDigits = z
  .string()
  .regex(/^\d{10}$/, 'must be exactly 10 digits: year, month, day, hour')
  .refine((digits) => isCalendarDate(digits.slice(0, 8)), 'must begin with a day of the calendar')
  .refine((digits) => Number(digits.slice(8)) < 24, 'must end with an hour from 00 to 23')
  .meta({
    description: 'Year, month, day, hour as 10 digits, local time of the place',
    example: '2026041615',
  });

function createDegreesSchema(limit: number, description: string, example: number) {
  const rule = `must be a number from -${limit} to ${limit} with up to 5 decimals`;
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,5})?$/, rule)
    .transform(Number)
    .pipe(z.number().min(-limit, rule).max(limit, rule))
    .meta({ description, type: 'number', minimum: -limit, maximum: limit, example });
}

function isCalendarDate(digits: string): boolean {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const parsed = Date.parse(date);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(date);
}

function checkPostcodeLength(
  code: PostcodeCountry,
  postcode: string,
  field: string,
  context: z.RefinementCtx,
): void {
  const digits = POSTCODE_DIGITS[code];
  if (postcode.length === digits) return;
  const message = `must have exactly ${digits} digits in ${code}, with leading and trailing zeros`;
  context.addIssue({ code: 'custom', path: [field], message });
}

/** The public weather API's document addresses places by coordinates or by postcode. */

export const coordinateFields = { latitude, longitude };

/** `checkPostCode` checks the postcode against the country. */
export const postcodeFields = { countryCode: country, postCode: zipCode };

/** Parameters of operations with coordinates only. */
export const coordinateParameters = z.strictObject(coordinateFields);

/** Parameters of operations with country code and postcode only: DE, AT, CH and LI. */
export const postcodeParameters = z.strictObject(postcodeFields).superRefine(checkPostCode);
