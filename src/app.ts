import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import { alexaEndpoint, platformVerifiers } from './alexa-endpoint.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { postcodeLookup } from './place/at-address.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import { deviceAddresses } from './simulator/device-address.ts';
import { simulatorPage } from './simulator/page.ts';
import type { Turn } from './collaborators.ts';
import { buildSkill } from './skill.ts';
import { createDeviceSettings } from './speech/device-settings.ts';
import { forgiving } from './store/forgiving.ts';
import { openStore } from './store/open.ts';
import { withShortMemory } from './store/short-memory.ts';
import { openSources } from './sources.ts';
import { addService, clientOf, findDefaultPlace, foreignPaths, plainExpress } from './wiring.ts';

export interface AppOptions {
  config: Config;
  clock: () => Date;
  log: Logger;
}

/** One process with everything in it: the weather service and the skill that asks it. */
export interface App {
  /** `http://localhost:3000` */
  url: string;
  /** What the weather comes from: `MOSMIX_L` or `demo`. */
  source: string;
  gazetteer: Gazetteer;
  defaultPlace: Place;
  /** What the skill did with a request of late. */
  turnOf: (requestId: string) => Turn | undefined;
  close: () => Promise<void>;
}

/** Turns that are kept for who looks inside. */
const MOST_TURNS = 1000;

/** What a simulated device calls the skill that has no id yet. */
export const SIMULATED_APPLICATION = 'amzn1.ask.skill.simulated';

/** @throws {ConfigError} for a setting that cannot be used */
export async function startApp({ config, clock, log }: AppOptions): Promise<App> {
  const sources = await openSources(config, clock, log);
  const { gazetteer } = sources;
  const source = sources.source.forecasts;
  const defaultPlace = findDefaultPlace(sources.gazetteer, config.defaultPlace);
  const paths = foreignPaths(config);
  const store = await openStore(config.store, clock);
  const app = plainExpress();
  const { port, close } = await listen(app, config.port);
  const url = `http://localhost:${port}`;
  const { skillId, verify } = config.alexa;
  const turns = new LRUCache<string, Turn>({ max: MOST_TURNS });
  const turnOf = (requestId: string) => turns.get(requestId);
  const skill = buildSkill({
    client: clientOf(config, url, paths),
    gazetteer,
    postcodes: postcodeLookup(sources.postcodes, gazetteer),
    settingsOf: createDeviceSettings(clock),
    // One process outlives a conversation: its last question stays in memory.
    store: store && withShortMemory(forgiving(store, log), 'recent'),
    clock,
    defaultPlace,
    log,
    skillId,
    observe: (turn) => turns.set(turn.requestId, turn),
  });
  const verifiers = verify ? platformVerifiers() : [];
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'ok', source });
  });
  app.post('/alexa', ...alexaEndpoint({ skill, skillId, verifiers }));
  // Where signatures are checked, a simulated device has no way in.
  if (!verify) {
    const endpoint = `${url}/alexa`;
    const applicationId = skillId ?? SIMULATED_APPLICATION;
    app.use(
      simulatorPage({
        endpoint,
        device: { place: defaultPlace },
        applicationId,
        clock,
        gazetteer,
        turnOf,
        source,
      }),
      deviceAddresses(),
    );
  }
  addService(app, sources, config, log);
  return {
    url,
    source,
    gazetteer,
    defaultPlace,
    turnOf,
    close: async () => {
      await close();
      store?.close();
    },
  };
}
