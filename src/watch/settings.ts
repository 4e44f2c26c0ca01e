import * as z from 'zod';

/** AES-256. */
const KEY_BYTES = 32;

const KEY_RULE = 'must be 32 random bytes in base64, as `openssl rand -base64 32` prints them';
const ADDRESSES_RULE =
  'must be http or https addresses, separated by commas, with `%` in a password as `%25`';
const SECRET_RULE = 'must have at least 16 characters';

/** Settings of warnings that speak first, by environment variable. */
export const WATCH_VARIABLES = {
  /** Encrypts the ids of those who are told of warnings. Unset: nobody is. */
  WATCH_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length === KEY_BYTES, KEY_RULE)
    .optional(),
  /** Where messages are posted: addresses separated by commas. Errors never repeat one, which can hold a password. */
  WATCH_WEBHOOKS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((urls) => urls.every(isWebAddress), ADDRESSES_RULE)
    .optional(),
  /** Signs what is posted. */
  WATCH_WEBHOOK_SECRET: z.string().min(16, SECRET_RULE).optional(),
  /** Of the skill's messaging permissions. */
  ALEXA_EVENTS_CLIENT_ID: z.string().optional(),
  ALEXA_EVENTS_CLIENT_SECRET: z.string().optional(),
  /** Of the skill that is told; `live` by default. */
  ALEXA_EVENTS_STAGE: z.enum(['live', 'development'], 'must be live or development').optional(),
};

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && [url.username, url.password].every(isEncoded);
}

/** Whether each `%` begins an escape. */
function isEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text);
}

/** How subscribers are told of warnings. */
export interface WatchSettings {
  /** Encrypts the ids of users. */
  key: Uint8Array;
  webhooks: { urls: readonly string[]; secret: string } | undefined;
  alexa: AlexaEventSettings | undefined;
}

/** Access to the platform's notifications. */
export interface AlexaEventSettings {
  clientId: string;
  clientSecret: string;
  stage: 'LIVE' | 'DEVELOPMENT';
  /** Origin of a stand-in of the platform; undefined: Amazon's. */
  authEndpoint?: string | undefined;
}

/** The variables as they were read. */
type WatchVariables = {
  [Name in keyof typeof WATCH_VARIABLES]?: z.output<(typeof WATCH_VARIABLES)[Name]>;
};

/** Rules between the variables that are broken; empty if none is. */
export function findBrokenWatchRules(variables: WatchVariables): string[] {
  const isSet = (name: keyof WatchVariables) => variables[name] !== undefined;
  const needs: [name: keyof WatchVariables, other: keyof WatchVariables][] = [
    ['WATCH_WEBHOOKS', 'WATCH_KEY'],
    ['WATCH_WEBHOOKS', 'WATCH_WEBHOOK_SECRET'],
    ['WATCH_WEBHOOK_SECRET', 'WATCH_WEBHOOKS'],
    ['ALEXA_EVENTS_CLIENT_ID', 'WATCH_KEY'],
    ['ALEXA_EVENTS_CLIENT_ID', 'ALEXA_EVENTS_CLIENT_SECRET'],
    ['ALEXA_EVENTS_CLIENT_SECRET', 'ALEXA_EVENTS_CLIENT_ID'],
  ];
  return needs.flatMap(([name, other]) =>
    isSet(name) && !isSet(other) ? [`${name} requires ${other}`] : [],
  );
}

/** Undefined if nobody is told of warnings. */
export function toWatchSettings(variables: WatchVariables): WatchSettings | undefined {
  const { WATCH_KEY: key, WATCH_WEBHOOKS: urls, WATCH_WEBHOOK_SECRET: secret } = variables;
  const { ALEXA_EVENTS_CLIENT_ID: clientId, ALEXA_EVENTS_CLIENT_SECRET: clientSecret } = variables;
  if (!key) return undefined;
  const stage = variables.ALEXA_EVENTS_STAGE === 'development' ? 'DEVELOPMENT' : 'LIVE';
  return {
    key,
    webhooks: urls && secret !== undefined ? { urls, secret } : undefined,
    alexa:
      clientId !== undefined && clientSecret !== undefined
        ? { clientId, clientSecret, stage }
        : undefined,
  };
}
