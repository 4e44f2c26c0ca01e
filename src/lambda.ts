import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { pino, type Logger } from 'pino';
import serverless, { type Handler } from 'serverless-http';
import { clientOf, findDefaultPlace, foreignPaths, serviceApp } from './wiring.ts';
import { readConfig, type Config } from './config.ts';
import { listen } from './listen.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import { loadGazetteer } from './place/load-gazetteer.ts';
import { buildSkill } from './skill.ts';
import { openSources } from './sources.ts';

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
  const log = pino({ level: config.logLevel });
  const { url, gazetteer } = await upstreamOf(config, log);
  return buildSkill({
    client: clientOf(config, url, foreignPaths(config)),
    gazetteer,
    clock,
    defaultPlace: findDefaultPlace(gazetteer, config.defaultPlace),
    log,
    skillId: config.alexa.skillId,
  });
}

async function openService(): Promise<Handler> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  return serverless(serviceApp(await openSources(config, clock, log), config, log));
}

/** What the skill asks: a service elsewhere, else one in this process, which shares its places. */
async function upstreamOf(
  config: Config,
  log: Logger,
): Promise<{ url: string; gazetteer: Gazetteer }> {
  const { url } = config.weatherApi;
  if (url !== undefined) return { url, gazetteer: loadGazetteer(config.placesIndex) };
  const sources = await openSources(config, clock, log);
  const { port } = await listen(serviceApp(sources, config, log), 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, gazetteer: sources.gazetteer };
}
