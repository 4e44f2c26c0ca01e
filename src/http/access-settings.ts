import * as z from 'zod';
import { isListenAddress, isLoopbackHost, parseHost, type HostPort } from './host.ts';

const HOSTS_RULE =
  'must be host names or addresses, separated by commas, with an optional port, such as weather.home';
const PROXY_RULE = 'must be a number of proxies, or loopback or addresses, separated by commas';

export const listenAddress = z
  .string()
  .trim()
  .refine(isListenAddress, 'must be an address or host name of this machine, such as 0.0.0.0');

/** `weather.home, 192.168.1.5:3000` */
export const hostList = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => parseHost(host.trim()));
  const valid = hosts.filter((host) => host !== undefined);
  if (valid.length < hosts.length) context.addIssue({ code: 'custom', message: HOSTS_RULE });
  return valid;
});

/** Express' `trust proxy`: the number of proxies, or their addresses. */
export const trustedProxies = z
  .string()
  .refine(
    (proxies) => isProxyCount(proxies) || proxies.split(',').every(isProxyAddress),
    PROXY_RULE,
  )
  .transform((proxies) => (isProxyCount(proxies) ? Number(proxies) : proxies));

function isProxyCount(proxies: string): boolean {
  return /^\d{1,2}$/.test(proxies);
}

/** A named network, or an address with an optional prefix length. */
function isProxyAddress(proxy: string): boolean {
  const name = proxy.trim();
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const addresses = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];
  return addresses.some((form) => form.safeParse(name).success);
}

/** The settings that control access, as in the environment. */
export interface AccessSettings {
  NODE_ENV: 'production' | 'development' | 'test';
  HOST: string;
  ALLOWED_HOSTS: readonly HostPort[];
  PAGE?: 'on' | 'off' | undefined;
  OPEN_API?: 'on' | 'off' | undefined;
  WEATHER_API_KEY?: readonly string[] | undefined;
  ALEXA_SKILL_ID?: string | undefined;
  ALEXA_VERIFY?: 'on' | 'off' | undefined;
}

/** Whether requests to the weather service need a key. In production they do even if none is set. */
export function isApiKeyRequired({ NODE_ENV, OPEN_API, WEATHER_API_KEY }: AccessSettings): boolean {
  if (WEATHER_API_KEY !== undefined || OPEN_API === 'off') return true;
  return NODE_ENV === 'production' && OPEN_API !== 'on';
}

/** Rules that the settings break: they contradict each other or open the server unintentionally. */
export function findBrokenAccessRules(settings: AccessSettings): string[] {
  const isProduction = settings.NODE_ENV === 'production';
  const hasKey = settings.WEATHER_API_KEY !== undefined;
  const isExposed = !isLoopbackHost(settings.HOST) && settings.ALLOWED_HOSTS.length === 0;
  const rules: [isBroken: boolean, rule: string][] = [
    [isProduction && settings.ALEXA_VERIFY === 'off', 'ALEXA_VERIFY must not be off in production'],
    [
      settings.OPEN_API === 'on' && hasKey,
      'OPEN_API must not be on if WEATHER_API_KEY is set: the two contradict each other',
    ],
    [
      isExposed && !hasKey,
      'HOST beyond loopback requires ALLOWED_HOSTS, the host names of the server, or WEATHER_API_KEY',
    ],
    [
      isExposed && hasKey && isProduction && settings.PAGE === 'on',
      'PAGE must not be on in production with a HOST beyond loopback and no ALLOWED_HOSTS',
    ],
  ];
  return rules.flatMap(([isBroken, rule]) => (isBroken ? [rule] : []));
}

/** Warnings to print at start: sentences. */
export function listAccessWarnings(settings: AccessSettings): string[] {
  return settings.NODE_ENV === 'production'
    ? listProductionWarnings(settings)
    : listDevelopmentWarnings(settings);
}

function listProductionWarnings({ OPEN_API, WEATHER_API_KEY }: AccessSettings): string[] {
  if (WEATHER_API_KEY !== undefined) return [];
  if (OPEN_API === 'on') {
    return ['OPEN_API=on: the weather service is open to everyone who can reach this server.'];
  }
  return [
    'The weather service accepts only the skill in this process: set WEATHER_API_KEY to give access by key, or OPEN_API=on to open it to everyone.',
  ];
}

function listDevelopmentWarnings(settings: AccessSettings): string[] {
  const { NODE_ENV, ALEXA_SKILL_ID, WEATHER_API_KEY, ALEXA_VERIFY } = settings;
  const isSet = [
    ...(ALEXA_SKILL_ID === undefined ? [] : ['ALEXA_SKILL_ID']),
    ...(WEATHER_API_KEY === undefined ? [] : ['WEATHER_API_KEY']),
  ];
  if (isSet.length === 0) return [];
  const unsafe =
    ALEXA_VERIFY === 'on'
      ? 'development defaults apply'
      : "Alexa's signature is not checked and the simulator is open";
  const verb = isSet.length === 1 ? 'is' : 'are';
  return [
    `${isSet.join(' and ')} ${verb} set, but NODE_ENV is ${NODE_ENV}, not production: ${unsafe}.`,
  ];
}
