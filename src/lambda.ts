import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import serverless, { type Handler } from 'serverless-http';
import { clientOf, findDefaultPlace, foreignPaths, serviceApp } from './wiring.ts';
import { readConfig, type Config } from './config.ts';
import { createEmf } from './emf.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { postcodeLookup } from './place/at-address.ts';
import { newKey } from './service/keyring.ts';
import type { Sources } from './service/sources.ts';
import { buildSkill } from './skill.ts';
import { openSources } from './sources.ts';
import { createDeviceSettings } from './speech/device-settings.ts';
import { forgiving } from './store/forgiving.ts';
import { openStore } from './store/open.ts';

const clock = () => new Date();
let skillOpening: Promise<Skill> | undefined;
let serviceOpening: Promise<Handler> | undefined;

/** AWS Lambda: the skill. Without WEATHER_API_URL it asks a service in its own process. */
export async function skill(event: RequestEnvelope): Promise<ResponseEnvelope> {
  skillOpening ??= openSkill();
  return (await skillOpening).invoke(event);
}

/** AWS Lambda: the weather service behind an HTTP API. */
export async function service(event: object, context: object): Promise<object> {
  serviceOpening ??= openService();
  return (await serviceOpening)(event, context);
}

async function openSkill(): Promise<Skill> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const sources = await openSources(config, clock, log);
  const { gazetteer, postcodes } = sources;
  const key = newKey();
  const own = { url: await upstreamOf(sources, config, log, key), key };
  const store = await openStore(config.store, clock);
  return buildSkill({
    client: clientOf(config, own, foreignPaths(config)),
    gazetteer,
    postcodes: postcodeLookup(postcodes, gazetteer),
    settingsOf: createDeviceSettings(clock),
    store: store && forgiving(store, log),
    clock,
    defaultPlace: findDefaultPlace(gazetteer, config.defaultPlace),
    log,
    skillId: config.alexa.skillId,
  });
}

async function openService(): Promise<Handler> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createEmf((line) => process.stdout.write(line), clock);
  const sources = await openSources(config, clock, log, metrics);
  return serverless(serviceApp(sources, config, log, { metrics }));
}

/** Where the skill asks: a service elsewhere, else one in this process. */
async function upstreamOf(
  sources: Sources,
  config: Config,
  log: Logger,
  ownKey: string,
): Promise<string> {
  if (config.weatherApi.url !== undefined) return config.weatherApi.url;
  const { port } = await listen(serviceApp(sources, config, log, { ownKey }), 0, '127.0.0.1');
  return `http://127.0.0.1:${port}`;
}
