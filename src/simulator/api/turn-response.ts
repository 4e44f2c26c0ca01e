import type { Directive, interfaces, ResponseEnvelope, ui } from 'ask-sdk-model';
import type { Exchange } from '../../client/client.ts';
import type { WeatherCall } from '../../slots/query.ts';
import type { ConversationTurn, MeasuredTurn } from '../conversation.ts';
import type { WeatherOption } from './options.ts';

/** How a call went, where that was seen. */
export type FindExchange = (call: WeatherCall) => Exchange | undefined;

/** A turn with all that is to be seen of it. */
export interface TurnResponse extends Omit<ConversationTurn, 'calls'>, Omit<MeasuredTurn, 'turn'> {
  calls: CallReport[];
  ssml: string | null;
  /** Of the speech, BCP 47. */
  language: string;
  /** Whether an answer is waited for. */
  listens: boolean;
  card: { title: string; text: string } | null;
  /** What a card asks the listener to permit. */
  permissionsAsked: string[] | null;
  /** What a screen shows: an APL document and its data. */
  screen: Screen | null;
  weather: WeatherOption;
}

/** A call of the weather service, and its answer where one came. */
export type CallReport = WeatherCall & {
  status?: number;
  milliseconds?: number;
  response?: object;
};

type Screen = Required<
  Pick<interfaces.alexa.presentation.apl.RenderDocumentDirective, 'document' | 'datasources'>
>;

export function createTurnResponse(
  { turn, ...noticed }: MeasuredTurn,
  weather: WeatherOption,
  findExchange: FindExchange,
): TurnResponse {
  const { outputSpeech, card, directives, shouldEndSession } = turn.response.response;
  return {
    ...turn,
    ...noticed,
    calls: turn.calls.map((call) => ({ ...call, ...summarizeExchange(findExchange(call)) })),
    ssml: outputSpeech?.type === 'SSML' ? outputSpeech.ssml : null,
    language: turn.locale,
    listens: shouldEndSession === false,
    card: extractCard(card),
    permissionsAsked: card?.type === 'AskForPermissionsConsent' ? card.permissions : null,
    screen: extractScreen(directives),
    weather,
  };
}

function summarizeExchange(exchange: Exchange | undefined) {
  if (!exchange) return {};
  const { milliseconds, status, text } = exchange;
  const response = text === undefined ? undefined : parseJsonObject(text);
  return { milliseconds, ...(status && { status }), ...(response && { response }) };
}

/** Undefined where a foreign service answers with something else. */
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
