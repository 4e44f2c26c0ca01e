import { Router } from 'express';

/** What the owner of a device entered as its address. */
export interface Address {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code: string;
}

const PATH = '/v1/devices/:deviceId/settings/address/countryAndPostalCode';

const TOKEN = /^Bearer simulated-(?<country>[A-Z]{2})-(?<code>.+)$/;

/** The token with which a simulated device lets the skill have its address: it is the address. */
export function tokenFor({ country, code }: Address): string {
  return `simulated-${country}-${code}`;
}

/** The platform's address service for simulated devices. */
export function deviceAddresses(): Router {
  const router = Router();
  router.get(PATH, ({ headers }, response) => {
    const { country, code } = TOKEN.exec(headers.authorization ?? '')?.groups ?? {};
    if (country === undefined) {
      response.status(403).json({ type: 'FORBIDDEN', message: 'The token is not a device’s.' });
      return;
    }
    response.json({ countryCode: country, postalCode: code });
  });
  return router;
}
