import type { Skill } from 'ask-sdk-core';
import type { ResponseEnvelope } from 'ask-sdk-model';
import { checkAlexaRequest } from '../alexa-request.ts';
import { createClient } from '../client/client.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { findDefaultPlace } from '../default-place.ts';
import type { PostcodeLookup } from '../place/at-address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { buildSkill } from '../skill.ts';
import { createDeviceSettings } from '../speech/device-settings.ts';
import { forgiving } from '../store/forgiving.ts';
import { openStore } from '../store/open.ts';
import { foreignPaths } from '../upstream.ts';
import { readOffsetsBy } from '../weather/local-time.ts';
import { createEmf } from '../telemetry/emf.ts';
import { functionLog } from './function-log.ts';
import { openGazetteer } from './gazetteer.ts';
import { canSetClock, offsetByProcess } from './zone-offset.ts';

const clock = () => new Date();
if (canSetClock()) readOffsetsBy(offsetByProcess);
const skill = await openSkill(readConfig(process.env));

/** @throws {ServiceError} for an event that the platform does not send, naming the field and the rule */
export async function handler(event: unknown): Promise<ResponseEnvelope> {
  checkAlexaRequest(event);
  return skill.invoke(event);
}

async function openSkill(config: Config): Promise<Skill> {
  const { weatherApi, alexa } = config;
  if (weatherApi.url === undefined) {
    throw new ConfigError('WEATHER_API_URL must be set: this function holds no weather service');
  }
  const log = functionLog(config.logLevel);
  const gazetteer = openGazetteer(config);
  const store = await openStore(config.store, clock, log);
  return buildSkill({
    client: createClient({
      baseUrl: weatherApi.url,
      apiKey: weatherApi.key,
      paths: foreignPaths(config),
    }),
    gazetteer,
    postcodes: postcodesOf(config, gazetteer),
    settingsOf: createDeviceSettings(clock),
    store: store && forgiving(store, log),
    clock,
    defaultPlace: () => findDefaultPlace(gazetteer, config.defaultPlace),
    log,
    metrics: createEmf((line) => process.stdout.write(line), clock),
    skillId: alexa.skillId,
  });
}

/** Loaded for the first device that has no more than a postcode. */
function postcodesOf(config: Config, gazetteer: Gazetteer): PostcodeLookup {
  let opening: Promise<PostcodeLookup> | undefined;
  return async (country, code, language) => {
    opening ??= import('./postcodes.ts').then(({ openPostcodes }) =>
      openPostcodes(config, clock, gazetteer),
    );
    return (await opening)(country, code, language);
  };
}
