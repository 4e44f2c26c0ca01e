import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import { loadTopics } from '../../intents/topics.ts';
import { ConfigError, type Config, type WyomingSettings } from '../config.ts';
import { isLoopbackHost } from '../http/host.ts';
import { createTurnQueue, type TurnQueue } from '../http/turn-queue.ts';
import { loadAllPhrases } from '../languages/phrases.ts';
import { loadSkillLocale } from '../languages/skill-locales.ts';
import type { ForecastSource } from '../opendata/forecast.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { createKey, createOwnRequestCheck } from '../service/middleware.ts';
import type { DeviceSettings } from '../speech/device.ts';
import type { SkillDependencies } from '../speech/skill-dependencies.ts';
import { openStore } from '../store/open.ts';
import { canUnderstandLocale, listUnderstoodLocales } from '../understanding/lexicons.ts';
import { recognizeHeard } from '../understanding/recognize-heard.ts';
import { announceWyoming, listenWyoming, type WyomingServer } from '../wyoming/server.ts';
import { createEventAnswers, createLocaleChoice } from '../wyoming/handler.ts';
import { createTalk } from '../wyoming/talk.ts';
import { createServiceApp, startInnerServer, type AppLimits } from './service-app.ts';
import { buildSkill, createSkillDependencies, findDefaultPlace } from './skill.ts';
import { createNotifierLookup, startWatcherIfSet } from './notifiers.ts';
import { createPlaceLookups, openSources } from './sources.ts';
import { createWeatherClient, loadPathOverrides } from './weather-client.ts';

/** A running server for open speakers. */
export interface RunningWyoming {
  /** `tcp://127.0.0.1:10500` */
  url: string;
  /** Source of the forecasts: `MOSMIX_L` or `demo`. */
  source: string;
  close: () => Promise<void>;
}

/** Of the command that starts nothing else. */
export const DEFAULT_WYOMING_PORT = 10_500;

const ATTRIBUTIONS: Readonly<Record<ForecastSource, { name: string; url: string }>> = {
  dwd: { name: 'Deutscher Wetterdienst', url: 'https://www.dwd.de' },
  'open-meteo': { name: 'Open-Meteo', url: 'https://open-meteo.com' },
};

const UNIT_SETTINGS: Readonly<Record<NonNullable<WyomingSettings['units']>, DeviceSettings>> = {
  metric: { temperature: 'celsius', distance: 'metric' },
  british: { temperature: 'celsius', distance: 'imperial' },
  us: { temperature: 'fahrenheit', distance: 'imperial' },
};

export interface WyomingParts {
  config: Config;
  /** Those of the process; its skill for speakers has settings of the house in place of a device's. */
  dependencies: SkillDependencies;
  turnQueue: TurnQueue;
  source: string;
  log: Logger;
}

/**
 * Serves open speakers in a process that has a skill and its weather service.
 *
 * @throws {ConfigError} for a setting that turns out to be unusable
 */
export async function startWyoming(parts: WyomingParts): Promise<RunningWyoming> {
  const { config, dependencies, turnQueue, source, log } = parts;
  const { gazetteer, clock, store } = dependencies;
  const { locales, units, hasHome } = config.wyoming;
  requireUnderstood(locales);
  const defaultPlace = nameTown(dependencies.defaultPlace(), gazetteer);
  const settings = units ? UNIT_SETTINGS[units] : {};
  const skill = buildSkill({
    ...dependencies,
    defaultPlace: () => defaultPlace,
    deviceSettings: async () => settings,
    isDefaultHome: hasHome,
    skillId: undefined,
    metrics: undefined,
  });
  const talk = createTalk({
    skill,
    turnQueue,
    gazetteer,
    defaultPlace,
    loadAttributes: async (envelope) => (await store?.getAttributes(envelope)) ?? {},
    clock,
    observeRefused: config.logsRefused
      ? (refused) => log.info(refused, 'A sentence was not understood')
      : undefined,
  });
  const chooseLocale = createLocaleChoice(locales, defaultPlace.country);
  await loadLanguages(
    locales.length > 0 ? locales : [chooseLocale(undefined)],
    dependencies,
    defaultPlace,
  );
  const answer = createEventAnswers({
    talk,
    log,
    program: {
      description: packageJson.description,
      version: packageJson.version,
      attribution: ATTRIBUTIONS[config.forecasts.source],
    },
    chooseLocale,
  });
  const server = await listenForSpeakers(config.wyoming, answer);
  const announcement =
    config.wyoming.announces && !isLoopbackHost(server.address)
      ? await announceWyoming(server.port, log)
      : undefined;
  return {
    url: formatTcpUrl(server),
    source,
    close: async () => {
      await announcement?.close();
      await server.close();
    },
  };
}

/**
 * A process that serves open speakers and nothing else.
 *
 * @throws {ConfigError} for a setting that turns out to be unusable
 */
export async function startWyomingApp({
  config,
  clock,
  log,
  ...limits
}: WyomingAppOptions): Promise<RunningWyoming> {
  const sources = await openSources(config, clock, log, { timeouts: limits.sourceTimeouts });
  const defaultPlace = findDefaultPlace(sources.gazetteer, config.defaultPlace);
  const store = await openStore(config.store, clock, log);
  const key = createKey();
  const isOwnRequest = createOwnRequestCheck(key);
  await Promise.all([loadTopics(), loadAllPhrases()]);
  const service = createServiceApp(sources, config, log, { isOwnRequest, ...limits });
  const inner = await startInnerServer(service, isOwnRequest);
  const paths = loadPathOverrides(config);
  const client = createWeatherClient(config, { url: inner.url, key }, paths, { clock });
  const { turnTimeouts } = limits;
  const watcher = await startWatcherIfSet(config, sources, log);
  const findNotifier = createNotifierLookup(watcher);
  const place = { defaultPlace: () => defaultPlace };
  const common = { client, store, clock, turnTimeouts, ...place, findNotifier, log };
  const close = async () => {
    await watcher?.close();
    await client.close();
    await inner.close();
    store?.close();
    await sources.close();
  };
  try {
    const wyoming = await startWyoming({
      config,
      dependencies: createSkillDependencies(createPlaceLookups(sources), common),
      turnQueue: createTurnQueue(),
      source: sources.source.forecasts,
      log,
    });
    return {
      ...wyoming,
      close: async () => {
        await wyoming.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface WyomingAppOptions extends AppLimits {
  config: Config;
  clock: () => Date;
  log: Logger;
}

/** A town with its German name, however the setting spells it: the skill knows by that which names to translate. */
function nameTown(place: Place, gazetteer: Gazetteer): Place {
  const { latitude, longitude } = place;
  const town = gazetteer.findNearest(latitude, longitude, 'de');
  const isSame = town?.latitude === latitude && town.longitude === longitude;
  return isSame ? { ...place, name: town.name } : place;
}

/**
 * Loads the words of each language of the house and understands a first sentence in it: a speaker's own would wait seconds
 * for that.
 */
async function loadLanguages(
  locales: readonly (string | undefined)[],
  { gazetteer, clock }: Pick<SkillDependencies, 'gazetteer' | 'clock'>,
  place: Place,
): Promise<void> {
  for (const locale of locales) {
    if (locale === undefined) continue;
    await loadSkillLocale(locale);
    recognizeHeard(place.name, { locale, place, now: clock(), gazetteer, attributes: {} });
  }
}

/** @throws {ConfigError} naming the locales that the skill has */
function requireUnderstood(locales: readonly string[]): void {
  const unknown = locales.find((locale) => !canUnderstandLocale(locale));
  if (unknown === undefined) return;
  const known = listUnderstoodLocales().join(', ');
  throw new ConfigError(`LOCALE must name locales of ${known}, not "${unknown}"`);
}

/** Rules of the settings by the system's error code. */
const PORT_RULES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'WYOMING_PORT must be a free port: another program listens on it',
  EACCES: 'WYOMING_PORT must be above 1023, as this user may not listen on lower ones',
};

async function listenForSpeakers(
  { port = DEFAULT_WYOMING_PORT, host }: WyomingSettings,
  answer: Parameters<typeof listenWyoming>[0]['answer'],
): Promise<WyomingServer> {
  try {
    return await listenWyoming({ answer, port, host });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const rule = PORT_RULES[code] ?? 'WYOMING_HOST must be an address or host name of this machine';
    throw new ConfigError(rule, { cause });
  }
}

function formatTcpUrl({ address, port }: WyomingServer): string {
  return `tcp://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
