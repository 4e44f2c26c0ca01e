import type { interfaces, RequestEnvelope } from 'ask-sdk-model';
import * as z from 'zod';
import { skillWith } from './talk.ts';

/** What a test reads of a screen. */
const Weather = z.looseObject({
  title: z.string(),
  subtitle: z.string(),
  text: z.string(),
  demo: z.string(),
  isAlone: z.boolean(),
  icon: z.object({ name: z.string() }).nullable(),
  course: z
    .looseObject({ bars: z.string(), values: z.array(z.looseObject({ text: z.string() })) })
    .nullable(),
  days: z
    .looseObject({
      list: z.array(
        z.looseObject({
          weekday: z.string(),
          icon: z.string(),
          high: z.string(),
          low: z.string(),
          rain: z.string(),
        }),
      ),
    })
    .nullable(),
  warnings: z.array(
    z.object({
      title: z.string(),
      period: z.string(),
      text: z.string(),
      color: z.string(),
      ink: z.string(),
    }),
  ),
});

const Directives = z.tuple([
  z.object({
    type: z.literal('Alexa.Presentation.APL.RenderDocument'),
    document: z.looseObject({ type: z.literal('APL') }),
    datasources: z.object({ weather: Weather }),
  }),
]);

/** What a device with a screen is told to show. */
export type ShownScreen = z.output<typeof Directives>[0];

/** Sends a request to the skill from a device with a screen; throws unless the skill shows one document. */
export async function showOn(
  viewport: Pick<interfaces.viewport.ViewportState, 'shape'>,
  { context, ...request }: RequestEnvelope,
  collaborators: Parameters<typeof skillWith>[0],
): Promise<ShownScreen> {
  const device = { deviceId: 'device-1', supportedInterfaces: { 'Alexa.Presentation.APL': {} } };
  const { response } = await skillWith(collaborators).invoke({
    ...request,
    context: { ...context, Viewport: viewport, System: { ...context.System, device } },
  });
  return Directives.parse(response.directives)[0];
}
