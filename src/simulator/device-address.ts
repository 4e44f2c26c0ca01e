import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { DeviceSettings } from '../speech/device-settings.ts';

/** What the owner of a device entered as its address; simulated ones have no street. */
export interface Address {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code: string;
  city?: string | undefined;
  street?: never;
}

/** How much of its address the owner lets the skill have. */
export type Permission = 'full' | 'postcode' | 'none';

/** What the platform knows of a simulated device. */
export interface Known {
  /** Undefined where the owner entered none. */
  address?: Address | undefined;
  /** By default all that there is: an address without a city needs no more than `postcode`. */
  permission?: Permission | undefined;
  settings?: DeviceSettings | undefined;
}

const DEVICE = '/devices/:deviceId/settings';
const TOKEN = /^Bearer simulated-(?<known>[\w-]+)$/;

const text = z.string().optional();

const KnownInToken = z.object({
  address: z.object({ country: z.string(), code: z.string(), city: text }).optional(),
  permission: z.enum(['full', 'postcode', 'none']),
  settings: z.object({ timeZone: text, temperature: text, distance: text }),
});

type KnownInToken = z.output<typeof KnownInToken>;

/** The token of a simulated device is what is known of it: the platform keeps nothing. */
export function tokenFor({ address, permission, settings = {} }: Known): string {
  const known: KnownInToken = {
    address,
    permission: permission ?? (address?.city === undefined ? 'postcode' : 'full'),
    settings,
  };
  return `simulated-${Buffer.from(JSON.stringify(known)).toString('base64url')}`;
}

/** The platform's address and settings services for simulated devices. */
export function deviceAddresses(): Router {
  const router = Router();
  router.get(`/v1${DEVICE}/address`, (request, response) => {
    const known = knownBy(request);
    const isPermitted = known?.permission === 'full';
    answer(response, isPermitted, known?.address && fullAddress(known.address));
  });
  router.get(`/v1${DEVICE}/address/countryAndPostalCode`, (request, response) => {
    const known = knownBy(request);
    const isPermitted = known !== undefined && known.permission !== 'none';
    answer(response, isPermitted, known?.address && shortAddress(known.address));
  });
  router.get(`/v2${DEVICE}/:setting`, (request, response) => {
    const known = knownBy(request);
    answer(response, known !== undefined, known && settingsOf(known)[request.params.setting]);
  });
  return router;
}

/** Undefined for a token that no simulated device has. */
function knownBy({ headers }: Request<{}>): KnownInToken | undefined {
  const { known } = TOKEN.exec(headers.authorization ?? '')?.groups ?? {};
  if (known === undefined) return undefined;
  try {
    return KnownInToken.safeParse(JSON.parse(Buffer.from(known, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

function answer(response: Response, isPermitted: boolean, body: unknown): void {
  if (!isPermitted) {
    response.status(403).json({ type: 'FORBIDDEN', message: 'The token does not permit this.' });
  } else if (body === undefined) {
    response.status(204).end();
  } else {
    response.json(body);
  }
}

function shortAddress({ country, code }: Address) {
  return { countryCode: country, postalCode: code };
}

function fullAddress({ city, ...address }: Address) {
  return {
    ...shortAddress(address),
    city: city ?? null,
    addressLine1: null,
    addressLine2: null,
    addressLine3: null,
    stateOrRegion: null,
    districtOrCounty: null,
  };
}

function settingsOf({ settings }: KnownInToken): Partial<Record<string, string>> {
  const { timeZone, temperature, distance } = settings;
  return {
    ...(timeZone && { 'System.timeZone': timeZone }),
    ...(temperature && { 'System.temperatureUnit': temperature.toUpperCase() }),
    ...(distance && { 'System.distanceUnits': distance.toUpperCase() }),
  };
}
