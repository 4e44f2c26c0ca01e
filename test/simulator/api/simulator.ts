import { pino, type Logger } from 'pino';
import { startApp, type App } from '../../../src/app/app.ts';
import { readConfig } from '../../../src/config.ts';
import { UNHURRIED } from '../../support/limits.ts';

export const NOW = '2026-11-18T14:05:00+01:00';

/** The whole process with demo weather on loopback, at a fixed time; the device is in Köln. */
export async function startSimulator(
  environment: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<App> {
  const config = readConfig({
    WEATHER_DATA: 'demo',
    PORT: '0',
    DEFAULT_PLACE: 'Köln',
    STORE_FILE: ':memory:',
    ...environment,
  });
  return startApp({
    config,
    clock: () => new Date(NOW),
    log,
    ...UNHURRIED,
  });
}

/** What came of a request with a JSON body. */
export interface Answered {
  status: number;
  type: string | null;
  text: string;
  body: unknown;
}

export async function post(url: string, body: object | string): Promise<Answered> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const type = response.headers.get('content-type');
  const text = await response.text();
  const parsed: unknown = type?.includes('json') ? JSON.parse(text) : undefined;
  return { status: response.status, type, text, body: parsed };
}
