import { isLoopbackHost, type HostPort } from './host.ts';

/** The settings that say who gets in, as the environment has them. */
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

/** Whether the weather service asks for a key: in production also where none is set. */
export function isApiKeyRequired({ NODE_ENV, OPEN_API, WEATHER_API_KEY }: AccessSettings): boolean {
  if (WEATHER_API_KEY !== undefined || OPEN_API === 'off') return true;
  return NODE_ENV === 'production' && OPEN_API !== 'on';
}

/** What contradicts each other, or would let anybody in unasked: a rule for each. */
export function findBrokenAccessRules(settings: AccessSettings): string[] {
  const isProduction = settings.NODE_ENV === 'production';
  const hasKey = settings.WEATHER_API_KEY !== undefined;
  const isExposed = !isLoopbackHost(settings.HOST) && settings.ALLOWED_HOSTS.length === 0;
  const rules: [isBroken: boolean, rule: string][] = [
    [isProduction && settings.ALEXA_VERIFY === 'off', 'ALEXA_VERIFY must not be off in production'],
    [
      settings.OPEN_API === 'on' && hasKey,
      'OPEN_API must not be on where WEATHER_API_KEY is set: it would open what the key closes',
    ],
    [
      isExposed && !hasKey,
      'HOST beyond loopback needs ALLOWED_HOSTS, the names that the server answers by, or WEATHER_API_KEY',
    ],
    [
      isExposed && hasKey && isProduction && settings.PAGE === 'on',
      'PAGE must not be on in production with a HOST beyond loopback and no ALLOWED_HOSTS',
    ],
  ];
  return rules.flatMap(([isBroken, rule]) => (isBroken ? [rule] : []));
}

/** What the operator should hear at start: sentences. */
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
    'The weather service is closed to everyone but the skill in this process: set WEATHER_API_KEY to give access by key, or OPEN_API=on to open it to all.',
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
      ? 'defaults are those of development'
      : "Alexa's signature is not checked and the simulator is open";
  const verb = isSet.length === 1 ? 'is' : 'are';
  return [
    `${isSet.join(' and ')} ${verb} set, but NODE_ENV is ${NODE_ENV}, not production: ${unsafe}.`,
  ];
}
