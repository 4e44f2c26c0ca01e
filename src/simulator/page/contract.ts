/** What the page may choose from: `GET /simulator/options`. */
export interface OptionsResponse {
  locales: LocaleOption[];
  devices: DeviceKind[];
  /** Where there is but one, turns have the server's clock, too. */
  weathers: WeatherOption[];
  /** `MOSMIX_L` or `demo`. */
  source: string;
  defaultPlace: { name: string };
  /** The server's clock, ISO 8601. */
  now: string;
}

export interface LocaleOption {
  /** BCP 47. */
  tag: string;
  name: string;
  invocationName: string;
  /** Whether typed sentences of this language are understood here. */
  understands: boolean;
}

export type DeviceKind = 'speaker' | 'screen' | 'phone';
export type Permissions = 'all' | 'postcode' | 'none';

export interface WeatherOption {
  id: 'own' | 'demo' | 'heatWave' | 'thunderstorm' | 'snow' | 'storm' | 'fog';
  isDemo: boolean;
}

/** How a question is asked; what is left out is the server's default. */
export interface TurnOptions {
  locale: string;
  device: DeviceKind;
  weather: WeatherOption['id'];
  permissions?: Permissions;
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

/** The answer to a question, with the way that it took. */
export interface PageTurn {
  utterance: string;
  locale: string;
  intent: string;
  /** From 0 to 1. */
  confidence?: number;
  slots: Record<string, string>;
  place: { name: string; latitude: number; longitude: number } | null;
  calls: CallReport[];
  /** As the listener hears it. */
  speech: string;
  ssml: string | null;
  /** Of the speech, BCP 47. */
  language: string;
  reprompt: string | null;
  /** Whether an answer is waited for. */
  listens: boolean;
  card: { title: string; text: string } | null;
  permissionsAsked: string[] | null;
  screen: Screen | null;
  milliseconds: number;
  weather: WeatherOption;
  request: object;
  response: object;
}

/** An operation of the weather service that was called. */
export interface CallReport {
  operation: string;
  parameters: object;
  /** Of HTTP. */
  status?: number;
  milliseconds?: number;
  response?: object;
}

/** What is shown beside the speech: an APL document and its data. */
export interface Screen {
  document: object;
  datasources: object;
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
