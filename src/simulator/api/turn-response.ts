import type { Directive, interfaces, ResponseEnvelope, ui } from 'ask-sdk-model';
import type { Exchange } from '../../client/client.ts';
import type { WeatherCall } from '../../slots/query.ts';
import type { ConversationTurn, MeasuredTurn } from '../conversation.ts';
import type { WeatherOption } from './requests.ts';

/** Finds the names of the types of pollen in the language of a locale, by the names of the operations. */
export type FindPollenNames = (locale: string) => Promise<Record<string, string>>;

/** Finds the recorded exchange of a call. */
export type FindExchange = (call: WeatherCall) => Exchange | undefined;

/** A turn with all its details. */
export interface TurnResponse extends Omit<ConversationTurn, 'calls'>, Omit<MeasuredTurn, 'turn'> {
  calls: CallReport[];
  ssml: string | null;
  /** Language of the speech, BCP 47. */
  language: string;
  /** Whether the skill waits for a reply. */
  listens: boolean;
  card: { title: string; text: string } | null;
  /** Permissions that the card requests. */
  permissionsAsked: string[] | null;
  /** The screen content: an APL document and its data. */
  screen: Screen | null;
  weather: WeatherOption;
  /** In the language of the speech, by the names of the operations. */
  pollenNames: Record<string, string>;
}

/** A call of the weather service, with its response if there is one. */
export type CallReport = WeatherCall & {
  status?: number;
  milliseconds?: number;
  response?: object;
};

type Screen = Required<
  Pick<interfaces.alexa.presentation.apl.RenderDocumentDirective, 'document' | 'datasources'>
>;

export function createTurnResponse(
  { turn, ...measurements }: MeasuredTurn,
  findExchange: FindExchange,
  more: Pick<TurnResponse, 'weather' | 'pollenNames'>,
): TurnResponse {
  const { outputSpeech, card, directives, shouldEndSession } = turn.response.response;
  return {
    ...turn,
    ...measurements,
    calls: turn.calls.map((call) => ({ ...call, ...summarizeExchange(findExchange(call)) })),
    ssml: outputSpeech?.type === 'SSML' ? outputSpeech.ssml : null,
    language: turn.locale,
    listens: shouldEndSession === false,
    card: extractCard(card),
    permissionsAsked: card?.type === 'AskForPermissionsConsent' ? card.permissions : null,
    screen: extractScreen(directives),
    ...more,
  };
}

export function summarizeExchange(exchange: Exchange | undefined) {
  if (!exchange) return {};
  const { milliseconds, status, text } = exchange;
  const response = text === undefined ? undefined : parseJsonObject(text);
  return { milliseconds, ...(status && { status }), ...(response && { response }) };
}

/** Undefined if a foreign service returns something else. */
function parseJsonObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function extractCard(card: ui.Card | undefined): TurnResponse['card'] {
  if (card?.type === 'Simple') return { title: card.title ?? '', text: card.content ?? '' };
  if (card?.type === 'Standard') return { title: card.title ?? '', text: card.text ?? '' };
  return null;
}

function extractScreen(directives: ResponseEnvelope['response']['directives'] = []): Screen | null {
  const { document, datasources = {} } = directives.find(isRenderDocument) ?? {};
  return document ? { document, datasources } : null;
}

function isRenderDocument(
  directive: Directive,
): directive is interfaces.alexa.presentation.apl.RenderDocumentDirective {
  return directive.type === 'Alexa.Presentation.APL.RenderDocument';
}
