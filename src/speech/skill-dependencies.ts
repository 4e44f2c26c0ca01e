import type { PersistenceAdapter } from 'ask-sdk-core';
import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import type { WeatherClient } from '../client/client.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { PostcodeLookup } from '../place/address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import type { WeatherCall } from '../slots/query.ts';
import type { Subscriptions } from '../watch/subscriber.ts';
import type { Way } from '../watch/subscription.ts';
import type { LoadDeviceSettings } from './device.ts';
import type { TurnTimeouts } from './turn.ts';
import type { Units } from '../wording/units.ts';

export interface SkillDependencies {
  client: WeatherClient;
  gazetteer: Gazetteer;
  postcodes: PostcodeLookup;
  deviceSettings: LoadDeviceSettings;
  clock: () => Date;
  /** By default those of Alexa. */
  timeouts?: TurnTimeouts | undefined;
  /** Place for devices that send no location; a function, because the lookup is slow. */
  defaultPlace: () => Place;
  /** Whether that place is where the listeners live: then nobody is asked for their home. */
  isDefaultHome?: boolean | undefined;
  log: Logger;
  /** Counts turns; undefined: no metrics. */
  metrics?: Metrics | undefined;
  /** Stores home, units and last question; undefined: no store. */
  store?: PersistenceAdapter | undefined;
  /** Finds how the user of a request can be told unasked; undefined: nobody can be. */
  findNotifier?: FindNotifier | undefined;
  /** Requests for other applications are rejected; undefined: all are accepted. */
  skillId?: string | undefined;
  /** Origin at which this server simulates the platform's API; undefined: it does not. */
  simulatorOrigin?: string | undefined;
  /** Called with the place and calls of each turn, for the simulator and the command line. */
  observe?: ((turn: RecordedTurn) => void) | undefined;
}

/** How somebody can be told of warnings unasked. */
export interface Notifier {
  subscriptions: Subscriptions;
  /** Empty if there is none for this user. */
  ways: readonly Way[];
  /** Orders the requests of simulated users, whose clock may stand still; by default by their times. */
  nextRequestTime?: () => number;
  /** Whether official warnings of a place are known. */
  hasWarnings: (
    place: Pick<Place, 'latitude' | 'longitude' | 'elevation' | 'country'>,
  ) => Promise<boolean>;
}

export type FindNotifier = (envelope: RequestEnvelope) => Notifier | undefined;

/** Place, service calls and units of a turn. */
export interface RecordedTurn {
  requestId: string;
  /** Null if only its postcode is known. */
  place: Place | null;
  calls: WeatherCall[];
  /** Those of the listener. */
  units: Units;
}
