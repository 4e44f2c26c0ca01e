import * as z from 'zod';
import { ruleOf } from '../../contract/rules.ts';
import { OpenDataError } from '../server.ts';
import { polygonText } from './polygon-text.ts';
import { readXml, type XmlElements } from './xml.ts';

/** The elements of CAP 1.2 that are read, as the German weather service's profile 2.1 uses them. */

const NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';

/** From 2000 to 2100. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0);

const METRES_PER_FOOT = 0.3048;

const SEVERITIES = { Minor: 1, Moderate: 2, Severe: 3, Extreme: 4 } as const;

const required = one(z.string().min(1));
/** Null where the element is absent or empty. */
const optional = z
  .tuple([z.string()])
  .transform(([text]) => text || null)
  .default(null);

const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .pipe(z.number().min(FIRST).max(LAST));

const feet = z
  .string()
  .regex(/^-?\d{1,6}(\.\d+)?$/)
  .transform((text) => Math.round(Number(text) * METRES_PER_FOOT));

/** Names and values, of which a name may come several times. */
const pairs = z.array(z.object({ valueName: required, value: one(z.string()) })).default([]);
export type Pairs = z.output<typeof pairs>;

const area = z.object({
  areaDesc: required,
  polygon: z.array(polygonText).default([]),
  geocode: pairs,
  /** Metres. */
  altitude: one(feet).nullable().default(null),
  ceiling: one(feet).nullable().default(null),
});
export type AlertArea = z.output<typeof area>;

const info = z.object({
  /** CAP takes English for granted. */
  language: one(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)*$/)).default('en'),
  event: required,
  urgency: required,
  severity: one(z.enum(['Minor', 'Moderate', 'Severe', 'Extreme'])).transform(
    (word) => SEVERITIES[word],
  ),
  eventCode: pairs,
  effective: one(instant).nullable().default(null),
  onset: one(instant).nullable().default(null),
  expires: one(instant).nullable().default(null),
  senderName: optional,
  headline: optional,
  description: optional,
  instruction: optional,
  web: optional,
  contact: optional,
  parameter: pairs,
  /** Those of the first `info` stand for all, which repeat them. */
  area: z.array(area).default([]),
});
export type AlertInfo = z.output<typeof info>;

const alert = z.object({
  identifier: one(z.string().regex(/^[^\s,]{8,128}$/)),
  sender: required,
  sent: one(instant),
  /** Actual, Exercise, System, Test or Draft. */
  status: required,
  /** Alert, Update, Cancel, Ack or Error. */
  msgType: required,
  /** Sender, identifier and time of others, parted by spaces. */
  references: optional,
  info: z.array(info).default([]),
});
export type Alert = z.output<typeof alert>;

const file = z.object({ alert: z.tuple([alert]) });

/**
 * Reads one alert (CAP 1.2 XML, in one language or several), as it stands in its file: heights in
 * metres, times in epoch milliseconds.
 *
 * @param name what the file is called in errors
 * @throws {OpenDataError} naming the element and the rule that it breaks
 */
export function readAlert(text: string, name: string): Alert {
  const { success, data, error } = file.safeParse(elementsOf(text, name), { error: ruleOf });
  if (success) return data.alert[0];
  const [issue] = error.issues;
  const path = issue?.path.filter((step) => typeof step === 'string').join('/');
  throw new OpenDataError(`Warning ${name}: ${path}: ${issue?.message}`);
}

function elementsOf(text: string, name: string): XmlElements {
  let isFirst = true;
  try {
    return readXml(text, 'alert', NAMESPACE, (element, parent) => {
      if (element === 'info' && parent['info']) isFirst = false;
      return element !== 'area' || isFirst;
    });
  } catch (cause) {
    if (!(cause instanceof OpenDataError)) throw cause;
    throw new OpenDataError(`Warning ${name}: ${cause.message}`, { cause });
  }
}

/** What stands beside a name, in the order of the file. */
export function valuesOf(among: Pairs, name: string): string[] {
  return among.filter(({ valueName }) => valueName === name).map(({ value }) => value);
}

function one<T extends z.ZodType>(value: T) {
  return z.tuple([value]).transform(([only]) => only);
}
