import * as z from 'zod';
import type { LngLat } from '../geometry.ts';
import { describeIssue } from '../../contract/problem.ts';
import { OpenDataError } from '../server.ts';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

const CORNER_PATTERN = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

// All areas of DWD's warnings, including seas, are well within these bounds; swapped coordinates are
// not.
const LATITUDE_BOUNDS = [40, 65] as const;
const LONGITUDE_BOUNDS = [-10, 30] as const;

/** Rings in CAP format: `52.62,12.17 52.61,12.20 …`, latitude first, closed. */
const polygonTextSchema = z.string().transform((text, context): LngLat[] => {
  const ring = parseRing(text);
  if (ring) return ring;
  context.addIssue({ code: 'custom', message: 'is no closed ring of latitudes and longitudes' });
  return z.NEVER;
});

/** Returns undefined for an invalid ring. */
export function parseRing(text: string): LngLat[] | undefined {
  const corners = text.split(/\s+/).map(parsePosition);
  const ring = corners.filter((position) => position !== undefined);
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first !== undefined && last !== undefined && isSame(first, last);
  return ring.length === corners.length && ring.length >= 4 && isClosed ? ring : undefined;
}

function parsePosition(corner: string): LngLat | undefined {
  const [, north = '', east = ''] = CORNER_PATTERN.exec(corner) ?? [];
  const [latitude, longitude] = [Number(north || NaN), Number(east || NaN)];
  const isNear = isBetween(latitude, LATITUDE_BOUNDS) && isBetween(longitude, LONGITUDE_BOUNDS);
  return isNear ? [longitude, latitude] : undefined;
}

function isSame(a: LngLat, b: LngLat): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isBetween(value: number, [min, max]: readonly [number, number]): boolean {
  return value >= min && value <= max;
}

/** The used elements of CAP 1.2, by DWD's profile 2.1. */

const CAP_NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';

/** From 2000 to 2100. */
const MIN_TIME = Date.UTC(2000, 0);
const MAX_TIME = Date.UTC(2101, 0);

const METRES_PER_FOOT = 0.3048;

const SEVERITY_LEVELS = { Minor: 1, Moderate: 2, Severe: 3, Extreme: 4 } as const;

const requiredText = singleElement(z.string().min(1));
/** Null if the element is absent or empty. */
const optionalText = z
  .tuple([z.string()])
  .transform(([text]) => text || null)
  .default(null);

const instantText = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .pipe(z.number().min(MIN_TIME).max(MAX_TIME));

const feetText = z
  .string()
  .regex(/^-?\d{1,6}(\.\d+)?$/)
  .transform((text) => Math.round(Number(text) * METRES_PER_FOOT));

/** Pairs of name and value; names may repeat. */
const pairsSchema = z
  .array(z.object({ valueName: requiredText, value: singleElement(z.string()) }))
  .default([]);
type NamedValues = z.output<typeof pairsSchema>;

const areaSchema = z.object({
  areaDesc: requiredText,
  polygon: z.array(polygonTextSchema).default([]),
  geocode: pairsSchema,
  /** Metres. */
  altitude: singleElement(feetText).nullable().default(null),
  ceiling: singleElement(feetText).nullable().default(null),
});
export type AlertArea = z.output<typeof areaSchema>;

const infoSchema = z.object({
  /** English is the default of CAP. */
  language: singleElement(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)*$/)).default('en'),
  event: requiredText,
  urgency: requiredText,
  severity: singleElement(z.enum(['Minor', 'Moderate', 'Severe', 'Extreme'])).transform(
    (word) => SEVERITY_LEVELS[word],
  ),
  eventCode: pairsSchema,
  effective: singleElement(instantText).nullable().default(null),
  onset: singleElement(instantText).nullable().default(null),
  expires: singleElement(instantText).nullable().default(null),
  senderName: optionalText,
  headline: optionalText,
  description: optionalText,
  instruction: optionalText,
  web: optionalText,
  contact: optionalText,
  parameter: pairsSchema,
  /** Only the areas of the first `info` are read, because the others repeat them. */
  area: z.array(areaSchema).default([]),
});
export type AlertInfo = z.output<typeof infoSchema>;

const alertSchema = z.object({
  identifier: singleElement(z.string().regex(/^[^\s,]{8,128}$/)),
  sender: requiredText,
  sent: singleElement(instantText),
  /** Actual, Exercise, System, Test or Draft. */
  status: requiredText,
  /** Alert, Update, Cancel, Ack or Error. */
  msgType: requiredText,
  /** Sender, identifier and time of other alerts, separated by spaces. */
  references: optionalText,
  info: z.array(infoSchema).default([]),
});
export type CapAlert = z.output<typeof alertSchema>;

const fileSchema = z.object({ alert: z.tuple([alertSchema]) });

/**
 * Parses one alert (CAP 1.2 XML, in one or several languages): heights in metres, times in epoch
 * milliseconds.
 *
 * @param name name of the file in errors
 * @throws {OpenDataError} that names the element and the violated rule
 */
export function parseAlert(text: string, name: string): CapAlert {
  const { success, data, error } = fileSchema.safeParse(parseElements(text, name), {
    error: describeIssue,
  });
  if (success) return data.alert[0];
  const [issue] = error.issues;
  const path = issue?.path.filter((step) => typeof step === 'string').join('/');
  throw new OpenDataError(`Warning ${name}: ${path}: ${issue?.message}`);
}

function parseElements(text: string, name: string): XmlElements {
  let isFirst = true;
  try {
    return parseXml(text, 'alert', CAP_NAMESPACE, (element, parent) => {
      if (element === 'info' && parent['info']) isFirst = false;
      return element !== 'area' || isFirst;
    });
  } catch (cause) {
    if (!(cause instanceof OpenDataError)) throw cause;
    throw new OpenDataError(`Warning ${name}: ${cause.message}`, { cause });
  }
}

/** Finds the values of a name, in the order of the file. */
export function findValues(pairs: NamedValues, name: string): string[] {
  return pairs.filter(({ valueName }) => valueName === name).map(({ value }) => value);
}

function singleElement<T extends z.ZodType>(value: T) {
  return z.tuple([value]).transform(([only]) => only);
}

/** The text of an element, or its child elements by name. */
export type XmlValue = string | XmlElements;
export interface XmlElements {
  [name: string]: XmlValue[];
}

/** CAP has five levels. */
const MAX_NESTING = 16;

interface OpenElement {
  text: string;
  elements: XmlElements;
  isEmpty: boolean;
}

/**
 * Parses an XML document with elements and texts; it ignores all attributes except the namespace.
 *
 * @param root name of the root element
 * @param namespace namespace of all elements, without a prefix
 * @param includes whether to include an element, by its name and the children of its parent so far
 * @throws {OpenDataError} if it is not well-formed, or another document
 */
export function parseXml(
  text: string,
  root: string,
  namespace: string,
  includes: (name: string, parent: XmlElements) => boolean,
): XmlElements {
  const parser = new SaxesParser();
  const document = createOpenElement();
  const path = [document];
  /** Number of open elements that are skipped. */
  let skipped = 0;

  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const parent = path.at(-1) ?? document;
    if (path.length === 1 && (name !== root || attributes['xmlns'] !== namespace)) {
      throw new OpenDataError(
        `XML file of <${name.slice(0, 40)}> where <${root}> of ${namespace} is expected`,
      );
    }
    if (path.length + skipped > MAX_NESTING) {
      throw new OpenDataError('XML file that nests too deep');
    }
    if (skipped > 0 || !includes(name, parent.elements)) skipped += 1;
    else path.push(createOpenElement());
  });
  parser.on('text', (part) => {
    const element = path.at(-1);
    if (element && skipped === 0) element.text += part;
  });
  parser.on('cdata', (part) => {
    const element = path.at(-1);
    if (element && skipped === 0) element.text += part;
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const closed = path.pop();
    const parent = path.at(-1);
    if (closed && parent) {
      addChild(parent, name, closed.isEmpty ? closed.text.trim() : closed.elements);
    }
  });
  parser.on('error', (cause) => {
    throw new OpenDataError(`XML file that is not well-formed: ${cause.message}`, { cause });
  });
  parser.write(text).close();
  return document.elements;
}

function createOpenElement(): OpenElement {
  return { text: '', elements: Object.create(null), isEmpty: true };
}

function addChild(parent: OpenElement, name: string, value: XmlValue): void {
  parent.isEmpty = false;
  (parent.elements[name] ??= []).push(value);
}
