import * as z from 'zod';
import { isListenAddress, parseHost } from './http/host.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535';
const COUNT_RULE = 'must be a whole number above zero';
const HOSTS_RULE =
  'must be host names or addresses with commas between, each perhaps with a port, such as weather.home';
const PROXY_RULE = 'must be a number of proxies, or loopback or addresses with commas between';

/** How the process runs, however it is written. */
export const environmentName = z
  .string()
  .transform((name) => name.trim().toLowerCase())
  .pipe(z.enum(['production', 'development', 'test'], 'must be production, development or test'));

export const portNumber = wholeNumber(0, 65_535, PORT_RULE);
export const countAboveZero = wholeNumber(1, Number.MAX_SAFE_INTEGER, COUNT_RULE);

export const listenAddress = z
  .string()
  .trim()
  .refine(isListenAddress, 'must be an address or a name of this machine, such as 0.0.0.0');

/** `weather.home, 192.168.1.5:3000` */
export const hostList = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => parseHost(host.trim()));
  const known = hosts.filter((host) => host !== undefined);
  if (known.length < hosts.length) context.addIssue({ code: 'custom', message: HOSTS_RULE });
  return known;
});

/** How many proxies there are, or where: Express' `trust proxy`. */
export const trustedProxies = z
  .string()
  .refine((proxies) => isHops(proxies) || proxies.split(',').every(isProxy), PROXY_RULE)
  .transform((proxies) => (isHops(proxies) ? Number(proxies) : proxies));

function wholeNumber(min: number, max: number, rule: string) {
  return z
    .string()
    .regex(/^[-+]?[\d.]+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number('must be a number').int(rule).min(min, rule).max(max, rule));
}

function isHops(proxies: string): boolean {
  return /^\d{1,2}$/.test(proxies);
}

/** A network that has a name, or an address, perhaps with the length of its prefix. */
function isProxy(proxy: string): boolean {
  const name = proxy.trim();
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const addresses = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];
  return addresses.some((form) => form.safeParse(name).success);
}
