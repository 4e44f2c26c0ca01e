import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { DeviceSettings } from '../speech/device.ts';

/** What the owner of a device entered as its address; simulated ones have no street. */
export interface SimulatedAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code: string;
  city?: string | undefined;
  street?: never;
}

/** How much of its address the owner lets the skill have. */
export type AddressPermission = 'full' | 'postcode' | 'none';

/** What the platform knows of a simulated device. */
export interface DeviceProfile {
  /** Undefined where the owner entered none. */
  address?: SimulatedAddress | undefined;
  /** By default all that there is: an address without a city needs no more than `postcode`. */
  permission?: AddressPermission | undefined;
  settings?: DeviceSettings | undefined;
}

const DEVICE_SETTINGS_PATH = '/devices/:deviceId/settings';
const TOKEN_PATTERN = /^Bearer simulated-(?<known>[\w-]+)$/;

const OptionalText = z.string().optional();

const TokenPayload = z.object({
  address: z.object({ country: z.string(), code: z.string(), city: OptionalText }).optional(),
  permission: z.enum(['full', 'postcode', 'none']),
  settings: z.object({ timeZone: OptionalText, temperature: OptionalText, distance: OptionalText }),
});

type TokenPayload = z.output<typeof TokenPayload>;

/** The token of a simulated device is what is known of it: the platform keeps nothing. */
export function createDeviceToken({ address, permission, settings = {} }: DeviceProfile): string {
  const known: TokenPayload = {
    address,
    permission: permission ?? (address?.city === undefined ? 'postcode' : 'full'),
    settings,
  };
  return `simulated-${Buffer.from(JSON.stringify(known)).toString('base64url')}`;
}

/** The platform's address and settings services for simulated devices. */
export function createDeviceApi(): Router {
  const router = Router();
  router.get(`/v1${DEVICE_SETTINGS_PATH}/address`, (request, response) => {
    const known = parseDeviceToken(request);
    const isPermitted = known?.permission === 'full';
    sendSetting(response, isPermitted, known?.address && toFullAddress(known.address));
  });
  router.get(`/v1${DEVICE_SETTINGS_PATH}/address/countryAndPostalCode`, (request, response) => {
    const known = parseDeviceToken(request);
    const isPermitted = known !== undefined && known.permission !== 'none';
    sendSetting(response, isPermitted, known?.address && toShortAddress(known.address));
  });
  router.get(`/v2${DEVICE_SETTINGS_PATH}/:setting`, (request, response) => {
    const known = parseDeviceToken(request);
    sendSetting(
      response,
      known !== undefined,
      known && toSettingValues(known)[request.params.setting],
    );
  });
  return router;
}

/** Undefined for a token that no simulated device has. */
function parseDeviceToken({ headers }: Request<{}>): TokenPayload | undefined {
  const { known } = TOKEN_PATTERN.exec(headers.authorization ?? '')?.groups ?? {};
  if (known === undefined) return undefined;
  try {
    return TokenPayload.safeParse(JSON.parse(Buffer.from(known, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

function sendSetting(response: Response, isPermitted: boolean, body: unknown): void {
  if (!isPermitted) {
    response.status(403).json({ type: 'FORBIDDEN', message: 'The token does not permit this.' });
  } else if (body === undefined) {
    response.status(204).end();
  } else {
    response.json(body);
  }
}

function toShortAddress({ country, code }: SimulatedAddress) {
  return { countryCode: country, postalCode: code };
}

function toFullAddress({ city, ...address }: SimulatedAddress) {
  return {
    ...toShortAddress(address),
    city: city ?? null,
    addressLine1: null,
    addressLine2: null,
    addressLine3: null,
    stateOrRegion: null,
    districtOrCounty: null,
  };
}

function toSettingValues({ settings }: TokenPayload): Partial<Record<string, string>> {
  const { timeZone, temperature, distance } = settings;
  return {
    ...(timeZone && { 'System.timeZone': timeZone }),
    ...(temperature && { 'System.temperatureUnit': temperature.toUpperCase() }),
    ...(distance && { 'System.distanceUnits': distance.toUpperCase() }),
  };
}
