import type { PersistenceAdapter } from 'ask-sdk-core';
import type { Logger } from 'pino';
import type { WeatherClient } from '../client/client.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { PostcodeLookup } from '../place/address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { WeatherCall } from '../slots/query.ts';
import type { LoadDeviceSettings } from './device.ts';

/** What the skill works with. */
export interface SkillDependencies {
  client: WeatherClient;
  gazetteer: Gazetteer;
  /** Where postcodes are. */
  postcodes: PostcodeLookup;
  deviceSettings: LoadDeviceSettings;
  clock: () => Date;
  /** Where a device is that does not say; asked only then, as finding it takes time. */
  defaultPlace: () => Place;
  log: Logger;
  /** Where figures of turns go; undefined: nowhere. */
  metrics?: Metrics | undefined;
  /** Where homes, units and the last question are kept; undefined: nowhere. */
  store?: PersistenceAdapter | undefined;
  /** Requests for another application are refused; undefined takes all. */
  skillId?: string | undefined;
  /** Origin at which this server stands in for the platform's API; undefined: it does not. */
  simulatorOrigin?: string | undefined;
  /** Told what a turn asked for and where; for those who look inside, as the command line does. */
  observe?: ((turn: RecordedTurn) => void) | undefined;
}

/** What a question became. */
export interface RecordedTurn {
  requestId: string;
  /** Null where only its postcode is known. */
  place: Place | null;
  calls: WeatherCall[];
}
