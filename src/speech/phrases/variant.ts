import type { HandlerInput } from 'ask-sdk-core';
import type { Variants } from './phrases.ts';

/** One of some wordings: another session may have another, but within one it stays the same. */
export function variantOf<T>({ requestEnvelope }: HandlerInput, variants: Variants<T>): T {
  const id = requestEnvelope.session?.sessionId ?? '';
  const sum = Buffer.from(id).reduce((all, byte) => all + byte, 0);
  return variants[sum % variants.length] ?? variants[0];
}
