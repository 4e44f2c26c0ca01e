import type { Logger } from 'pino';
import type { Client } from './client/client.ts';
import type { Gazetteer } from './place/gazetteer.ts';
import type { Place } from './place/place.ts';
import type { Call } from './slots/calls.ts';

/** What the skill works with. */
export interface Collaborators {
  client: Client;
  gazetteer: Gazetteer;
  clock: () => Date;
  /** Where a device is that does not say. */
  defaultPlace: Place;
  log: Logger;
  /** Requests for another application are refused; undefined takes all. */
  skillId?: string | undefined;
  /** Told what a turn asked for and where; for those who look inside, as the command line does. */
  observe?: ((turn: Turn) => void) | undefined;
}

/** What a question became. */
export interface Turn {
  requestId: string;
  /** Null where only its postcode is known. */
  place: Place | null;
  calls: Call[];
}
