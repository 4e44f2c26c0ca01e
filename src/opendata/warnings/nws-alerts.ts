import * as z from 'zod';
import { isWarnGroup } from '../../contract/parameters.ts';
import { MINUTE_MS } from '../../time/units.ts';
import {
  WARNING_EVENTS,
  type WarningEvent,
  type WarningText,
  type WeatherWarning,
} from '../../weather/warning.ts';
import type { ForecastPoint } from '../forecast.ts';
import { parseJsonFile } from '../formats/text.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import phenomena from './nws-events.json' with { type: 'json' };
import {
  compareBySeverity,
  isExpiredWarning,
  isNwsId,
  NWS_ID,
  type NwsWarnings,
} from './warnings.ts';

/** From 2000 to 2100. */
const MIN_TIME = Date.UTC(2000, 0);
const MAX_TIME = Date.UTC(2101, 0);

const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .pipe(z.number().min(MIN_TIME).max(MAX_TIME));
const optionalInstant = instant.nullish().transform((time) => time ?? null);
const requiredText = z.string().min(1);
/** Null if it is absent or empty. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);
const valueList = z
  .array(z.union([z.string(), z.number(), z.boolean()]).transform(String))
  .transform((values): string[] => values);

const nwsId = z.string().regex(NWS_ID);

/** `Unknown` is told as minor: the service does not call it grave. */
const SEVERITY_LEVELS = { Unknown: 1, Minor: 1, Moderate: 2, Severe: 3, Extreme: 4 } as const;

/** The used properties of an alert, by the schema of the API (https://api.weather.gov/openapi.json). */
const AlertFeature = z.object({
  properties: z.object({
    id: nwsId,
    status: z.enum(['Actual', 'Exercise', 'System', 'Test', 'Draft']),
    messageType: z.enum(['Alert', 'Update', 'Cancel', 'Ack', 'Error']),
    category: requiredText,
    event: requiredText.max(100),
    severity: z.enum(['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']),
    urgency: z.enum(['Immediate', 'Expected', 'Future', 'Past', 'Unknown']),
    certainty: z.enum(['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown']),
    sent: instant,
    effective: instant,
    onset: optionalInstant,
    /** Of the message. */
    expires: instant,
    /** Of the event; null for those until further notice, and for statements. */
    ends: optionalInstant,
    senderName: requiredText,
    description: optionalText,
    instruction: optionalText,
    web: optionalText,
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z]+)*$/)
      .default('en-US'),
    parameters: z.record(z.string(), valueList).default({}),
    eventCode: z.record(z.string(), valueList).default({}),
    references: z.array(z.object({ identifier: z.string() })).default([]),
    /** Only of an alert that is requested by its id. */
    replacedBy: z.string().nullish(),
  }),
});
type Alert = z.output<typeof AlertFeature>['properties'];

/** A point has at most some ten; the whole country has hundreds on a stormy day. */
const MAX_ALERTS = 2000;

const AlertCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(AlertFeature).max(MAX_ALERTS),
});

/**
 * Decodes the alerts at a point (GeoJSON; the server has chosen them by the point, so outlines are not read): weather
 * warnings, watches and advisories that are actual and were neither replaced nor cancelled.
 *
 * @throws {OpenDataError} that names the invalid field: ignoring the alert would hide a danger
 */
export function decodeNwsAlerts(body: Uint8Array): WeatherWarning[] {
  const { features } = parseJsonFile(body, AlertCollection, 'List of the alerts');
  const alerts = features.map(({ properties }) => properties);
  const replaced = new Set(
    alerts.filter(({ messageType }) => REPLACING.has(messageType)).flatMap(listReferences),
  );
  return alerts.filter(({ id }) => !replaced.has(id)).flatMap((alert) => toWarning(alert) ?? []);
}

const REPLACING: ReadonlySet<Alert['messageType']> = new Set(['Update', 'Cancel']);

function listReferences({ status, references }: Alert): string[] {
  return status === 'Actual' ? references.map(({ identifier }) => identifier) : [];
}

/**
 * Decodes an alert that was requested by its id; undefined if it is not in force or announced any more.
 *
 * @throws {OpenDataError} that names the invalid field
 */
function decodeNwsAlert(body: Uint8Array): WeatherWarning | undefined {
  const { properties } = parseJsonFile(body, AlertFeature, 'Alert');
  return properties.replacedBy === undefined || properties.replacedBy === null
    ? toWarning(properties)
    : undefined;
}

/** Undefined for tests, exercises, cancellations, and for what is no weather, such as a missing child. */
function toWarning(alert: Alert): WeatherWarning | undefined {
  const { status, messageType, category, event, urgency, language } = alert;
  const isInForce = messageType === 'Alert' || messageType === 'Update';
  if (status !== 'Actual' || !isInForce || category !== 'Met' || urgency === 'Past') {
    return undefined;
  }
  const [code = event] = alert.eventCode['NationalWeatherService'] ?? [];
  return {
    id: alert.id,
    eventCode: code,
    ...findPhenomenon(event),
    severity: SEVERITY_LEVELS[alert.severity],
    isPremonition: WATCH.test(event),
    sent: alert.sent,
    onset: alert.onset ?? alert.effective,
    expires: findEnd(alert),
    lowest: null,
    highest: null,
    texts: new Map([[language.split('-')[0] ?? language, toText(alert)]]),
    warncells: [],
    polygons: [],
  };
}

/** The kind of an alert ends its name: `High Wind Warning`. */
const KIND = / (?:Warning|Watch|Advisory|Statement|Outlook|Emergency)$/;

/** "The risk has increased, but its occurrence, location or timing is still uncertain": a warning may follow. */
const WATCH = / (?:Watch|Outlook)$/;

/** Words before a phenomenon that stays the same: `Areal Flood Advisory`. */
const VARIANT = /^(?:Areal|River|Small Stream|Urban and Small Stream|Arroyo and Small Stream) /;

const EVENT_NAMES: ReadonlyMap<string, WarningEvent> = new Map(
  WARNING_EVENTS.map((name) => [name, name]),
);
const PHENOMENA: ReadonlyMap<string, string> = new Map(Object.entries(phenomena));

/** Groups and event of ours, by `High Wind`: `WIND severeGaleGusts`; none for what our tables do not have. */
function findPhenomenon(event: string): Pick<WeatherWarning, 'groups' | 'event'> {
  const name = event.replace(KIND, '').replace(VARIANT, '');
  const [groups = '', own = ''] = PHENOMENA.get(name)?.split(' ') ?? [];
  return { groups: groups.split(',').filter(isWarnGroup), event: EVENT_NAMES.get(own) };
}

/** The end of an event in a VTEC string, where it is not known: `-000000T0000Z/`. */
const OPEN_END = /-0{6}T0{4}Z\/$/;

function findEnd({ ends, expires, parameters }: Alert): number | null {
  const isOpen = parameters['VTEC']?.some((code) => OPEN_END.test(code)) ?? false;
  return ends ?? (isOpen ? null : expires);
}

/**
 * The headline is the name of the alert: its own headline repeats the time of issue, the end and the office, which
 * other fields have.
 */
function toText(alert: Alert): WarningText {
  const { event, description, instruction, senderName, web, parameters } = alert;
  return {
    event,
    headline: event,
    description,
    instruction,
    senderName,
    web,
    contact: null,
    parameters,
  };
}

/** How long an answer is used after the server fails, as for the warnings of DWD. */
const MAX_STALE_MS = 10 * MINUTE_MS;

const FRESHNESS = {
  staleAt: (_: unknown, now: number) => now + MINUTE_MS,
  expiresAt: (_: unknown, now: number) => now + MAX_STALE_MS,
  lateRetryMs: MINUTE_MS,
  missingRetryMs: MINUTE_MS,
};

/** The alerts at a point, or one that is requested by its id: a list of it, or of nothing if it is over. */
export const nwsAlertsProduct: Product<WeatherWarning[]> = {
  ...FRESHNESS,
  decode: (body) =>
    isOneAlert(body) ? [decodeNwsAlert(body) ?? []].flat() : decodeNwsAlerts(body),
};

const AnyAnswer = z.object({ type: z.string().optional() });

function isOneAlert(body: Uint8Array): boolean {
  return parseJsonFile(body, AnyAnswer, 'List of the alerts').type === 'Feature';
}

/** Requests within about a kilometre share an answer. */
const COORDINATE_DECIMALS = 2;

export const NWS_ACTIVE_PATH = '/alerts/active';

/** Creates the request for the alerts at a point. */
export function createNwsRequest({
  latitude,
  longitude,
}: Pick<ForecastPoint, 'latitude' | 'longitude'>): Resource {
  const [north, east] = [latitude, longitude].map((degrees) =>
    Number(degrees.toFixed(COORDINATE_DECIMALS)),
  );
  return { host: 'nws', path: `${NWS_ACTIVE_PATH}?point=${north},${east}` };
}

/** Warnings from the API of the National Weather Service (https://www.weather.gov/documentation/services-web-api). */
export function createNwsWarnings(options: FetchOptions): NwsWarnings {
  const alerts = createProductFetcher(nwsAlertsProduct, options);
  const now = () => options.clock().getTime();

  return {
    async at(point) {
      const found = await alerts(createNwsRequest(point));
      if (!found) throw new OpenDataError('The National Weather Service has no list of alerts');
      return found
        .filter((warning) => !isExpiredWarning(warning, now()))
        .toSorted(compareBySeverity);
    },
    async find(id) {
      if (!isNwsId(id)) return undefined;
      const [warning] = (await alerts({ host: 'nws', path: `/alerts/${id}` })) ?? [];
      return warning && !isExpiredWarning(warning, now()) ? warning : undefined;
    },
  };
}
