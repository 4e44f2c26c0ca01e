import type { Skill } from 'ask-sdk-core';
import type { Logger } from 'pino';
import type { ResponseEnvelope } from 'ask-sdk-model';
import { checkAlexaRequest } from '../http/alexa/request.ts';
import { createClient } from '../client/client.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { PostcodeLookup } from '../place/address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { buildSkill, findDefaultPlace } from '../app/skill.ts';
import {
  createLazySubscriptions,
  createNotifierLookup,
  type NotifierSource,
} from '../app/notifiers.ts';
import { createDeviceSettings } from '../speech/device.ts';
import { faultTolerant } from '../store/store.ts';
import { openStore } from '../store/open.ts';
import { loadPathOverrides } from '../app/weather-client.ts';
import { createEmf } from '../telemetry/metrics.ts';
import { createFunctionLog, openBuiltGazetteer } from './setup.ts';

const clock = () => new Date();

type SkillHandler = (event: unknown) => Promise<ResponseEnvelope>;

/**
 * Opens the skill, and returns the function that answers events. That throws a `ServiceError` with the
 * status 400 for an invalid event, with the field and the rule.
 *
 * @throws {ConfigError} for an invalid environment
 */
export async function openSkillHandler(): Promise<SkillHandler> {
  const skill = await openSkill(readConfig(process.env));
  return async (event) => {
    checkAlexaRequest(event);
    return skill.invoke(event);
  };
}

async function openSkill(config: Config): Promise<Skill> {
  const { weatherApi, alexa } = config;
  if (weatherApi.url === undefined) {
    throw new ConfigError('WEATHER_API_URL must be set: this function contains no weather service');
  }
  const log = createFunctionLog(config.logLevel);
  const gazetteer = openBuiltGazetteer(config);
  const store = await openStore(config.store, clock, log);
  return buildSkill({
    client: createClient({
      baseUrl: weatherApi.url,
      apiKey: weatherApi.key,
      paths: loadPathOverrides(config),
    }),
    gazetteer,
    postcodes: createLazyPostcodes(config, gazetteer),
    deviceSettings: createDeviceSettings(clock),
    store: store && faultTolerant(store, log),
    clock,
    defaultPlace: () => findDefaultPlace(gazetteer, config.defaultPlace),
    findNotifier: createNotifierLookup(findNotifierSource(config, log)),
    log,
    metrics: createEmf((line) => process.stdout.write(line), clock),
    skillId: alexa.skillId,
  });
}

/** The watcher is another function: this one keeps who asked to be told. */
function findNotifierSource(config: Config, log: Logger): NotifierSource | undefined {
  const { watch, store, openData } = config;
  if (!watch) return undefined;
  const subscriptions = createLazySubscriptions(async () => {
    const { openSubscriptions } = await import('./subscriptions.ts');
    return openSubscriptions(store, watch, clock, log);
  });
  const hasNws = openData.nwsContact !== undefined;
  const hasWarnings: NotifierSource['hasWarnings'] = async (place) => {
    const { findWarningService } = await import('../opendata/warnings/warnings.ts');
    return findWarningService(place, hasNws) !== null;
  };
  return { subscriptions, settings: watch, hasWarnings };
}

/** Loads the postcode module for the first device that sends only a postcode. */
function createLazyPostcodes(config: Config, gazetteer: Gazetteer): PostcodeLookup {
  let opening: Promise<PostcodeLookup> | undefined;
  return async (country, code, language) => {
    opening ??= import('./postcodes.ts').then(({ openPostcodes }) =>
      openPostcodes(config, clock, gazetteer),
    );
    return (await opening)(country, code, language);
  };
}
