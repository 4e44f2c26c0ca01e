import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { pino } from 'pino';
import serverless, { type Handler } from 'serverless-http';
import { clientOf, findDefaultPlace, foreignPaths, serviceApp } from './wiring.ts';
import { readConfig, type Config } from './config.ts';
import { listen } from './listen.ts';
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
  const gazetteer = loadGazetteer(config.placesIndex);
  return buildSkill({
    client: clientOf(config, await serviceUrl(config), foreignPaths(config)),
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

/** Where the skill asks: at a service elsewhere, else at one inside this process. */
async function serviceUrl(config: Config): Promise<string> {
  if (config.weatherApi.url !== undefined) return config.weatherApi.url;
  const log = pino({ level: config.logLevel });
  const app = serviceApp(await openSources(config, clock, log), config, log);
  const { port } = await listen(app, 0, '127.0.0.1');
  return `http://127.0.0.1:${port}`;
}
