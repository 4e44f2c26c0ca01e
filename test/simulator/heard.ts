import { loadInteractionModel } from '../../src/simulator/interaction-model.ts';
import { understand } from '../../src/simulator/understand.ts';

const MODELS = {
  'de-DE': loadInteractionModel('de-DE'),
  'en-US': loadInteractionModel('en-US'),
};

/** A Wednesday in Berlin. */
export const AFTERNOON = new Date('2026-11-18T14:05:00+01:00');

/**
 * What was understood, short: the intent, and of each slot that is filled the value, or the id for
 * a type of the model's own.
 */
export function heard(
  utterance: string,
  locale: keyof typeof MODELS,
  { now = AFTERNOON, isPlace }: { now?: Date; isPlace?: (name: string) => boolean } = {},
): { intent: string | undefined } & Record<string, string | undefined> {
  const options = { model: MODELS[locale], locale, now, timeZone: 'Europe/Berlin' };
  const understood = understand(utterance, isPlace ? { ...options, isPlace } : options);
  const slots = Object.values(understood?.slots ?? {}).map((slot) => [
    slot.name,
    slot.resolutions?.resolutionsPerAuthority?.[0]?.values[0]?.value.id ?? slot.value,
  ]);
  const filled = Object.fromEntries(slots.filter(([, value]) => value !== undefined));
  return { intent: understood?.intent, ...filled };
}
