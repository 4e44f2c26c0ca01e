/** The options of the page: `GET /simulator/options`. */
export interface OptionsResponse {
  locales: LocaleOption[];
  devices: DeviceKind[];
  /** If there is only one, turns also use the server clock. */
  weathers: WeatherOption[];
  /** `MOSMIX_L` or `demo`. */
  source: string;
  defaultPlace: { name: string };
  /** The server clock, ISO 8601. */
  now: string;
}

export interface LocaleOption {
  /** BCP 47. */
  tag: string;
  name: string;
  invocationName: string;
  /** Whether typed sentences in this locale are supported. */
  understands: boolean;
}

export type DeviceKind = 'speaker' | 'screen' | 'phone';
export type Permissions = 'all' | 'postcode' | 'none';

export interface WeatherOption {
  id: 'own' | 'demo' | 'heatWave' | 'thunderstorm' | 'snow' | 'storm' | 'fog';
  isDemo: boolean;
}

/** The options of a turn; missing ones have server defaults. */
export interface TurnOptions {
  locale: string;
  device: DeviceKind;
  weather: WeatherOption['id'];
  permissions?: Permissions;
  /** Whether the skill may notify. */
  mayNotify?: boolean;
  place?: string;
  /** ISO 8601 with offset. */
  now?: string;
}

/** `POST /simulator/turns` */
export interface TurnRequest extends TurnOptions {
  /** UUID. */
  conversation: string;
  utterance: string;
}

/** The answer to a question, with its trace. */
export interface PageTurn {
  utterance: string;
  locale: string;
  intent: string;
  /** From 0 to 1. */
  confidence?: number;
  slots: Record<string, string>;
  place: { name: string; latitude: number; longitude: number; timeZone: string } | null;
  calls: CallReport[];
  /** The units of the answer; null without one about the weather. */
  units: ListenerUnits | null;
  /** In the language of the speech, by the names of the operations. */
  pollenNames: Record<string, string>;
  /** The speech without markup. */
  speech: string;
  ssml: string | null;
  /** Language of the speech, BCP 47. */
  language: string;
  reprompt: string | null;
  /** Whether the skill waits for a reply. */
  listens: boolean;
  card: { title: string; text: string } | null;
  permissionsAsked: string[] | null;
  screen: Screen | null;
  milliseconds: number;
  weather: WeatherOption;
  request: object;
  response: object;
}

/** A called operation of the weather service. */
export interface CallReport {
  operation: string;
  parameters: object;
  /** HTTP status. */
  status?: number;
  milliseconds?: number;
  response?: object;
}

/** The units of a listener. */
export interface ListenerUnits {
  temperature: 'celsius' | 'fahrenheit';
  speed: 'kilometresPerHour' | 'milesPerHour' | 'metresPerSecond' | 'knots' | 'beaufort';
  rain: 'litresPerSquareMetre' | 'millimetres' | 'inches';
  snow: 'centimetres' | 'inches';
}

/** `GET /simulator/weather`: the weather of a place, by the operations that the skill calls. */
export interface PlaceWeather {
  place: { name: string; country: string; timeZone: string };
  /** ISO 8601. */
  now: string;
  units: ListenerUnits;
  /** In the language of the locale, by the names of the operations. */
  pollenNames: Record<string, string>;
  weather: WeatherOption;
  /** By id. Without `response`, an operation has not answered. */
  operations: Record<string, Omit<CallReport, 'operation'>>;
}

/** `GET /simulator/places` */
export interface PlaceSuggestion {
  name: string;
  /** State, canton or region. */
  area: string | null;
  country: string;
  /** Ascending; empty where there are none. */
  postcodes: string[];
  /** The text by which the place is found. */
  value: string;
}

/** `GET /simulator/icons`: the icons of the device's screen. */
export interface IconSet {
  /** Alexa vector graphics by name. */
  graphics: Record<string, Json>;
  /** Names by the code of the forecast table. */
  byState: Record<string, [day: string, night: string]>;
}

/** The screen content: an APL document and its data. */
export interface Screen {
  document: object;
  datasources: object;
}

/** `POST /simulator/inbox` */
export interface InboxRequest extends Pick<
  TurnOptions,
  'locale' | 'mayNotify' | 'weather' | 'now'
> {
  /** UUID. */
  conversation: string;
}

/** What the user of a conversation asked to be told, and what they were told. */
export interface Inbox {
  /** In words; null if there is nothing. */
  watched: string | null;
  /** The newest first. */
  notifications: PageNotification[];
}

export interface PageNotification {
  id: string;
  change: 'new' | 'graver' | 'calledOff';
  text: string;
  /** BCP 47. */
  locale: string;
  isUrgent: boolean;
  /** ISO 8601. */
  time: string;
}

/** `POST /simulator/dialog` */
export interface SavedDialog {
  turns: { utterance: string; speech: string }[];
  locale: string;
  now: string;
  device: DeviceKind;
  place: string;
}

/** A parsed JSON object. */
export type Json = { readonly [name: string]: unknown };
