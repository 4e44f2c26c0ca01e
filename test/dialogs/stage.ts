import { pino } from 'pino';
import { vi } from 'vitest';
import { SIMULATED_APPLICATION, startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { NextHourResponse } from '../../src/contract/next-hour.ts';
import { startConversation, type ConversationTurn } from '../../src/simulator/conversation.ts';
import type { Device } from '../../src/simulator/request-envelope.ts';
import type { Dialog, Step } from './dialog.ts';
import { startForeignUpstream } from './foreign-upstream.ts';

type DeviceOptions = Omit<Device, 'id' | 'endpoint' | 'applicationId'>;

/** What a listener and whoever looks inside noticed of a turn. */
export interface Noticed {
  said: string;
  heard: string;
  notes: string[];
}

const log = pino({ level: 'silent' });
const MINUTE = 60_000;
const NEXT_HOUR = 'precipitationNextHour';
/** That an hour from now touches. */
const HOURS_AT_MOST = 2;

/** Plays a conversation with the whole skill against the demo's weather, by the dialog's own clock. */
export async function play(dialog: Dialog): Promise<Noticed[]> {
  let now = Date.parse(dialog.now);
  if (Number.isNaN(now)) throw new Error(`A dialog's time is not "${dialog.now}"`);
  const clock = () => new Date(now);
  const service = await startApp({ config: settings({}), clock, log });
  if (asksRadar(dialog)) await radarIsRead(service.url);
  const foreign =
    dialog.upstream === 'own'
      ? undefined
      : await startForeignUpstream(service.url, dialog.upstream);
  const app = foreign
    ? await startApp({ config: settings({ WEATHER_API_URL: foreign.url }), clock, log })
    : service;
  const conversation = startConversation({
    endpoint: `${app.url}/alexa`,
    locale: dialog.locale,
    device: deviceOf(dialog.device, dialog.locale, app),
    applicationId: SIMULATED_APPLICATION,
    clock,
    gazetteer: app.gazetteer,
    turnOf: app.turnOf,
  });
  const noticed: Noticed[] = [];
  const happen = ({ what }: Extract<Step, { kind: 'event' }>) => {
    const [, minutes] = /^(\d+) minutes? later$/.exec(what) ?? [];
    if (minutes !== undefined) {
      now += Number(minutes) * MINUTE;
    } else if (foreign && what.startsWith('upstream ')) {
      foreign.become(what.slice('upstream '.length));
    } else {
      throw new Error(`Nothing is known to happen as "${what}"`);
    }
  };
  try {
    for (const step of dialog.steps) {
      if (step.kind === 'event') happen(step);
      else noticed.push(notice(await conversation.say(step.said)));
    }
    return noticed;
  } finally {
    await foreign?.close();
    await Promise.all(app === service ? [app.close()] : [app.close(), service.close()]);
  }
}

function asksRadar({ steps }: Dialog): boolean {
  return steps.some(
    (step) => step.kind === 'turn' && step.notes.some((note) => note.startsWith(NEXT_HOUR)),
  );
}

/** The first radar takes its time, and until then the forecast has to do: conversations begin later. */
async function radarIsRead(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const response = await fetch(`${url}/v4_0/voicetext/precipitation/nextHour/52.52/13.41`);
      const { items } = NextHourResponse.parse(await response.json());
      if (items.length <= HOURS_AT_MOST) throw new Error('The next hour is still told by the hour');
    },
    { timeout: 25_000, interval: 100 },
  );
}

function settings(more: Record<string, string>) {
  return readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:', ...more });
}

function notice({ utterance, speech, calls, response, reprompt }: ConversationTurn): Noticed {
  const { card } = response.response;
  const asked = calls.map(({ operation, parameters }) => {
    const digits = Object.entries(parameters)
      .filter(([name]) => !['latitude', 'longitude', 'location'].includes(name))
      .map(([, value]) => String(value));
    return [operation, ...digits].join(' ');
  });
  const listens = reprompt === null ? [] : ['listens'];
  const permission = card?.type === 'AskForPermissionsConsent' ? ['asks for permission'] : [];
  return { said: utterance, heard: speech, notes: [...asked, ...listens, ...permission] };
}

/**
 * `phone in Hamburg`, `speaker in Köln` (full address), `speaker at DE-50667` (country and postcode),
 * `speaker without permission`, `speaker without address`; each `set to fahrenheit`, `with screen`.
 */
function deviceOf(words: string, locale: string, { gazetteer, defaultPlace }: App): DeviceOptions {
  const [, kind, rest = ''] = /^(phone|speaker) (.+)$/.exec(words) ?? [];
  const name = /(?:^|\s)in ([\p{L} ]+?)(?= set| with|$)/u.exec(rest)?.[1];
  const place = name ? gazetteer.find(name, { language: locale.slice(0, 2) }) : defaultPlace;
  if (kind === undefined || !place) throw new Error(`Nobody has a device such as "${words}"`);
  const [, country, code] = /at ([A-Z]{2})-(\w+)/.exec(rest) ?? [];
  const settingsOf = {
    ...(rest.includes('set to fahrenheit') && { temperature: 'fahrenheit' as const }),
    ...(rest.includes('set to celsius') && { temperature: 'celsius' as const }),
  };
  const common = { place, settings: settingsOf, hasScreen: rest.includes('with screen') };
  if (kind === 'phone') return { ...common, hasPosition: true };
  const speaker = { ...common, hasPosition: false };
  if (country && code) return { ...speaker, address: { country, code } };
  if (rest.includes('without permission')) return { ...speaker, permission: 'none' };
  if (rest.includes('without address')) return { ...speaker, permission: 'full' };
  return { ...speaker, address: { country: place.country, code: '', city: place.name } };
}
