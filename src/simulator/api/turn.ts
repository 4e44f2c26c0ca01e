import type { Directive, interfaces, ResponseEnvelope, ui } from 'ask-sdk-model';
import type { Exchange } from '../../client/exchange.ts';
import type { Call } from '../../slots/calls.ts';
import type { ConversationTurn, ObservedTurn } from '../conversation.ts';
import type { Weather } from './weathers.ts';

/** How a call went, where that was seen. */
export type ExchangeOf = (call: Call) => Exchange | undefined;

/** A turn with all that is to be seen of it. */
export interface ShownTurn extends Omit<ConversationTurn, 'calls'>, Omit<ObservedTurn, 'turn'> {
  calls: ShownCall[];
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
  weather: Weather;
}

/** A call of the weather service, and its answer where one came. */
export type ShownCall = Call & { status?: number; milliseconds?: number; response?: object };

type Screen = Required<
  Pick<interfaces.alexa.presentation.apl.RenderDocumentDirective, 'document' | 'datasources'>
>;

export function shownTurn(
  { turn, ...noticed }: ObservedTurn,
  weather: Weather,
  exchangeOf: ExchangeOf,
): ShownTurn {
  const { outputSpeech, card, directives, shouldEndSession } = turn.response.response;
  return {
    ...turn,
    ...noticed,
    calls: turn.calls.map((call) => ({ ...call, ...shownExchange(exchangeOf(call)) })),
    ssml: outputSpeech?.type === 'SSML' ? outputSpeech.ssml : null,
    language: turn.locale,
    listens: shouldEndSession === false,
    card: cardOf(card),
    permissionsAsked: card?.type === 'AskForPermissionsConsent' ? card.permissions : null,
    screen: screenOf(directives),
    weather,
  };
}

function shownExchange(exchange: Exchange | undefined) {
  if (!exchange) return {};
  const { milliseconds, status, text } = exchange;
  const response = text === undefined ? undefined : jsonObject(text);
  return { milliseconds, ...(status && { status }), ...(response && { response }) };
}

/** Undefined where a foreign service answers with something else. */
function jsonObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function cardOf(card: ui.Card | undefined): ShownTurn['card'] {
  if (card?.type === 'Simple') return { title: card.title ?? '', text: card.content ?? '' };
  if (card?.type === 'Standard') return { title: card.title ?? '', text: card.text ?? '' };
  return null;
}

function screenOf(directives: ResponseEnvelope['response']['directives'] = []): Screen | null {
  const { document, datasources = {} } = directives.find(isDocument) ?? {};
  return document ? { document, datasources } : null;
}

function isDocument(
  directive: Directive,
): directive is interfaces.alexa.presentation.apl.RenderDocumentDirective {
  return directive.type === 'Alexa.Presentation.APL.RenderDocument';
}
