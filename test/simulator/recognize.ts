import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { recognizeIntent } from '../../src/understanding/recognize-intent.ts';

/** A Wednesday in Berlin. */
export const AFTERNOON = new Date('2026-11-18T14:05:00+01:00');

/**
 * What was understood, short: the intent, and of each slot that is filled the value, or the id for
 * a type of the model's own.
 */
export function recognize(
  utterance: string,
  locale: string,
  { now = AFTERNOON, isPlace }: { now?: Date; isPlace?: (name: string) => boolean } = {},
): { intent: string | undefined } & Record<string, string | undefined> {
  const model = loadInteractionModel(locale);
  const options = { model, locale, now, timeZone: 'Europe/Berlin' };
  const understood = recognizeIntent(utterance, isPlace ? { ...options, isPlace } : options);
  const slots = Object.values(understood?.slots ?? {}).map((slot) => [
    slot.name,
    slot.resolutions?.resolutionsPerAuthority?.[0]?.values[0]?.value.id ?? slot.value,
  ]);
  const filled = Object.fromEntries(slots.filter(([, value]) => value !== undefined));
  return { intent: understood?.intent, ...filled };
}
