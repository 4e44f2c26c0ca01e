import * as z from 'zod';
import { checkPostcodeOf, country, latitude, longitude, zipCode } from '../parameters.ts';

/** The two ways in which the public weather API's document addresses a place. */

export const coordinateFields = { latitude, longitude };

/** Checked against each other by `checkPostcodeOf`. */
export const locationFields = { countryCode: country, postCode: zipCode };

/** Parameters of an operation by coordinates alone. */
export const coordinates = z.strictObject(coordinateFields);

/** Parameters of an operation by country code and postcode alone: DE, AT, CH and LI only. */
export const location = z.strictObject(locationFields).superRefine(checkPostcodeOf);
