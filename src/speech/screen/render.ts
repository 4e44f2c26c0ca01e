import type { interfaces, RequestEnvelope } from 'ask-sdk-model';
import { ROUND, WIDE } from './course-layout.ts';
import { screenData } from './data-source.ts';
import { screenDocument } from './document.ts';
import type { ScreenContent } from './screen-content.ts';

/** Names the document that is shown, in what the device reports of it. */
const TOKEN = 'weather';

/** Whether the device that asks can show documents. */
export function hasScreen({ context }: RequestEnvelope): boolean {
  return context.System.device?.supportedInterfaces?.['Alexa.Presentation.APL'] !== undefined;
}

/**
 * What is shown beside a spoken answer. It only repeats the answer, and draws the course of its
 * hours where there are at least two.
 *
 * @param viewport as the request describes it; without one the drawing is made for a wide screen
 */
export function renderDirective(
  content: ScreenContent,
  viewport?: Pick<interfaces.viewport.ViewportState, 'shape'>,
): interfaces.alexa.presentation.apl.RenderDocumentDirective {
  const layout = viewport?.shape === 'ROUND' ? ROUND : WIDE;
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: TOKEN,
    document: screenDocument,
    datasources: { weather: screenData(content, layout) },
  };
}
