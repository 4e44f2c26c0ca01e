import { getLocale, getRequest, type HandlerInput } from 'ask-sdk-core';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Gazetteer } from '../../src/place/gazetteer.ts';
import type { Place } from '../../src/place/place.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { positionOf } from '../../src/speech/device-position.ts';
import { recall, sessionOf } from '../../src/speech/memory.ts';
import { phrasesFor } from '../../src/speech/phrases/index.ts';
import { inUnits } from '../../src/speech/units.ts';
import { DEFAULT_TAG, loadSkillLocale, skillTags } from '../../src/wording/skill-locales.ts';
import type { Asking } from './topic.ts';

/** The language of the configured place's name. */
const CONFIGURED_IN = 'de';

/** Who asks, as far as the request, the device and what was kept of them tell. */
export async function askingOf(
  input: HandlerInput,
  slots: SpokenSlots,
  { gazetteer, clock, settingsOf, defaultPlace }: Collaborators,
  signal: AbortSignal,
): Promise<Asking> {
  const { requestId } = getRequest(input.requestEnvelope);
  const tag = languageTag(getLocale(input.requestEnvelope));
  const [kept, settings, locale] = await Promise.all([
    recall(input),
    settingsOf(input, signal),
    loadSkillLocale(tag),
  ]);
  const position = positionOf(input.requestEnvelope);
  const language = tag.split('-')[0] ?? '';
  const town = position && gazetteer.nearest(position.latitude, position.longitude, language);
  const near = town ?? kept.home ?? asCalled(defaultPlace(), gazetteer, language);
  return {
    input,
    requestId,
    slots,
    tag,
    locale: inUnits(locale, { asked: slots.unit, chosen: kept.units, settings }),
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

/** The locale of a request, or the default where it is none that `Intl` takes, which costs it 20 µs to say. */
function languageTag(locale: string): string {
  if (skillTags.includes(locale)) return locale;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_TAG;
  } catch {
    return DEFAULT_TAG;
  }
}

/** The configured place by the name that listeners to a language have for it, if it is a town's. */
function asCalled(place: Place, gazetteer: Gazetteer, language: string): Place {
  if (language === CONFIGURED_IN) return place;
  const { latitude, longitude, name } = place;
  const configured = gazetteer.nearest(latitude, longitude, CONFIGURED_IN);
  const called = gazetteer.nearest(latitude, longitude, language);
  return called && configured?.name === name ? { ...place, name: called.name } : place;
}
