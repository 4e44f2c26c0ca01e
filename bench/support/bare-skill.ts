import { getRequestType, SkillBuilders } from 'ask-sdk-core';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { formatInTimeZone } from 'date-fns-tz';
import { request } from 'undici';
import * as z from 'zod';

const Answer = z.object({ text: z.string() });

/** A skill with one handler, which speaks the response of one GET, as a function of AWS Lambda. */
const skill = SkillBuilders.custom()
  .addRequestHandlers({
    canHandle: ({ requestEnvelope }) => getRequestType(requestEnvelope) === 'IntentRequest',
    async handle({ responseBuilder }) {
      const day = formatInTimeZone(new Date(), 'Europe/Berlin', 'yyyyMMdd');
      const { body } = await request(
        `${process.env['WEATHER_API_URL'] ?? ''}/days?datefrom=${day}`,
      );
      const { text } = Answer.parse(await body.json());
      return responseBuilder.speak(text).getResponse();
    },
  })
  .create();

export async function handler(event: RequestEnvelope): Promise<ResponseEnvelope> {
  return skill.invoke(event);
}
