import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import type { DeviceSettings } from '../speech/device.ts';

/** The address of a simulated device, without a street. */
export interface SimulatedAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code: string;
  city?: string | undefined;
  street?: never;
}

/** How much of the address the skill may read. */
export type AddressPermission = 'full' | 'postcode' | 'none';

/** The platform data of a simulated device. */
export interface DeviceProfile {
  /** Undefined without an address. */
  address?: SimulatedAddress | undefined;
  /** Defaults to `full`, or to `postcode` for an address without a city. */
  permission?: AddressPermission | undefined;
  settings?: DeviceSettings | undefined;
}

const DEVICE_SETTINGS_PATH = '/devices/:deviceId/settings';
const TOKEN_PATTERN = /^Bearer simulated-(?<payload>[\w-]+)$/;

const OptionalText = z.string().optional();

const TokenPayload = z.object({
  address: z.object({ country: z.string(), code: z.string(), city: OptionalText }).optional(),
  permission: z.enum(['full', 'postcode', 'none']),
  settings: z.object({ timeZone: OptionalText, temperature: OptionalText, distance: OptionalText }),
});

type TokenPayload = z.output<typeof TokenPayload>;

/** Encodes the profile of a simulated device as its token, so that the platform API is stateless. */
export function createDeviceToken({ address, permission, settings = {} }: DeviceProfile): string {
  const payload: TokenPayload = {
    address,
    permission: permission ?? (address?.city === undefined ? 'postcode' : 'full'),
    settings,
  };
  return `simulated-${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
}

/** The address and settings API of the platform for simulated devices. */
export function createDeviceApi(): Router {
  const router = Router();
  router.get(`/v1${DEVICE_SETTINGS_PATH}/address`, (request, response) => {
    const payload = parseDeviceToken(request);
    const isPermitted = payload?.permission === 'full';
    sendSetting(response, isPermitted, payload?.address && toFullAddress(payload.address));
  });
  router.get(`/v1${DEVICE_SETTINGS_PATH}/address/countryAndPostalCode`, (request, response) => {
    const payload = parseDeviceToken(request);
    const isPermitted = payload !== undefined && payload.permission !== 'none';
    sendSetting(response, isPermitted, payload?.address && toShortAddress(payload.address));
  });
  router.get(`/v2${DEVICE_SETTINGS_PATH}/:setting`, (request, response) => {
    const payload = parseDeviceToken(request);
    sendSetting(
      response,
      payload !== undefined,
      payload && toSettingValues(payload)[request.params.setting],
    );
  });
  return router;
}

/** Undefined for an invalid token. */
function parseDeviceToken({ headers }: Request<{}>): TokenPayload | undefined {
  const { payload } = TOKEN_PATTERN.exec(headers.authorization ?? '')?.groups ?? {};
  if (payload === undefined) return undefined;
  try {
    return TokenPayload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data;
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
