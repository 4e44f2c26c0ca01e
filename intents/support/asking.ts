import { getLocale, getRequest, type HandlerInput } from 'ask-sdk-core';
import type { Collaborators } from '../../src/collaborators.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { positionOf } from '../../src/speech/device-position.ts';
import { recall, sessionOf } from '../../src/speech/memory.ts';
import { phrasesFor } from '../../src/speech/phrases/index.ts';
import { localeFor } from '../../src/speech/units.ts';
import { DEFAULT_LOCALE } from '../../src/wording/locales.ts';
import type { Asking } from './topic.ts';

/** Who asks, as far as the request, the device and what was kept of them tell. */
export async function askingOf(
  input: HandlerInput,
  slots: SpokenSlots,
  { gazetteer, defaultPlace, clock, settingsOf }: Collaborators,
  signal: AbortSignal,
): Promise<Asking> {
  const { requestId } = getRequest(input.requestEnvelope);
  const tag = getLocale(input.requestEnvelope) || DEFAULT_LOCALE.tag;
  const [kept, settings] = await Promise.all([recall(input), settingsOf(input, signal)]);
  const position = positionOf(input.requestEnvelope);
  const language = tag.split('-')[0] ?? '';
  const town = position && gazetteer.nearest(position.latitude, position.longitude, language);
  const near = town ?? kept.home ?? defaultPlace;
  return {
    input,
    requestId,
    slots,
    tag,
    locale: localeFor(tag, { asked: slots.unit, chosen: kept.units, settings }),
    phrases: phrasesFor(tag),
    kept,
    session: sessionOf(input),
    near,
    isLocated: town !== undefined,
    deviceTimeZone: town?.timeZone ?? settings.timeZone ?? near.timeZone,
    now: clock().getTime(),
    signal,
  };
}
